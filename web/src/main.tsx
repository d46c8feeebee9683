import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import '@fontsource-variable/newsreader/wght-italic.css';
import './design/tokens.css';
import './design/base.css';
import './design/parts.css';
import './design/overlays.css';
import './design/shell.css';
import { render } from 'preact';
import { App } from './shell/app';
import { loadMe } from './shell/me';
import { startWorker } from './shell/worker';
import { complain } from './shell/toast';

loadMe().catch(complain);
render(<App />, document.getElementById('app') as HTMLElement);
startWorker();
