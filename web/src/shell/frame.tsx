import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { texts } from '../texts/en';
import { Icon, Star } from './icons';
import { lineSentence } from './line';
import { account, me } from './me';
import { Link, place } from './router';
import { switchTheme, theme } from './theme';

export function ThemeSwitch() {
  const night = theme.value === 'night';
  return (
    <button class="button quiet icon" onClick={switchTheme} aria-label={night ? texts.nav.toPaper : texts.nav.toNight}>
      <Icon name={night ? 'sun' : 'moon'} />
    </button>
  );
}

function current(path: string): 'page' | undefined {
  return place.value.path.startsWith(path) ? 'page' : undefined;
}

/** The frame of every page except the table: brand, navigation, theme. */
export function Frame({ title, children, narrow = false }: { title: string; children: ComponentChildren; narrow?: boolean }) {
  useEffect(() => {
    document.title = title === texts.name ? title : `${title} · ${texts.name}`;
  }, [title]);
  const known = me.value !== null;
  const lost = lineSentence();
  return (
    <div class="page">
      <a class="skip" href="#content">
        {texts.skip}
      </a>
      <header class="topbar">
        <Link class="brand" href="/">
          <Star />
          <span class="brand-name">{texts.name}</span>
        </Link>
        <nav aria-label={texts.nav.label}>
          <Link href="/games" aria-current={place.value.path === '/games' ? 'page' : undefined}>
            {texts.nav.games}
          </Link>
          <Link href="/rules" aria-current={current('/rules')}>
            {texts.nav.rules}
          </Link>
          <Link href="/maps" aria-current={current('/maps')} class="wide-only">
            {texts.nav.maps}
          </Link>
          <Link href="/sandbox" aria-current={current('/sandbox')} class="wide-only">
            {texts.nav.sandbox}
          </Link>
          {known && account.value === null ? <Link href="/login">{texts.nav.logIn}</Link> : null}
          {account.value !== null ? (
            <Link href="/settings" aria-current={current('/settings')} class="clip" title={account.value.name}>
              {account.value.name}
            </Link>
          ) : null}
          <ThemeSwitch />
        </nav>
      </header>
      {lost === null ? null : (
        <p class="line-lost small" role="status">
          {lost}
        </p>
      )}
      <main id="content" class={'wrap' + (narrow ? ' narrow' : '')} tabIndex={-1}>
        {children}
      </main>
      <footer class="footer">
        <span>
          {texts.name} {me.value?.server.version ?? ''}
        </span>
        <Link href="/games">{texts.nav.games}</Link>
        <Link href="/rules">{texts.nav.rules}</Link>
        <Link href="/maps">{texts.nav.maps}</Link>
        <Link href="/ladders">{texts.people.rating.ladders}</Link>
        <Link href="/sandbox">{texts.nav.sandbox}</Link>
        {account.value === null ? null : <Link href="/studies">{texts.nav.studies}</Link>}
        {account.value?.administrator === true ? <Link href="/admin">{texts.nav.admin}</Link> : null}
      </footer>
    </div>
  );
}

/** One page for everything that cannot be shown: what happened, and where to go. */
export function Apology({ title, sentence, again }: { title: string; sentence: string; again?: () => void }) {
  return (
    <Frame title={title} narrow>
      <div class="apology stack">
        <Star />
        <h1>{title}</h1>
        <p class="prose">{sentence}</p>
        <p class="row">
          {again === undefined ? null : (
            <button class="button primary" onClick={again}>
              {texts.errors.again}
            </button>
          )}
          <Link class={'button' + (again === undefined ? ' primary' : '')} href="/">
            {texts.errors.home}
          </Link>
        </p>
      </div>
    </Frame>
  );
}

export function NotFound() {
  return <Apology title={texts.errors.notFoundTitle} sentence={texts.errors.notFound} />;
}
