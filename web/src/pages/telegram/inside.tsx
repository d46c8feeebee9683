import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, sentenceOf } from '../../api/client';
import type { Me } from '../../api/types';
import { Apology } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { become } from '../../shell/me';
import { go } from '../../shell/router';
import { texts } from '../../texts/en';
import { signedData, target } from './init-data';

/** The page as Telegram opens it: logs in with what Telegram signed, and goes on to the game. */
export function Inside() {
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    const data = signedData(window.location.hash);
    const next = target(window.location.search);
    if (data === null) {
      problem.value = texts.telegram.notInside;
      return;
    }
    api
      .post<Me>('/telegram/session', { initData: data })
      .then((answer) => {
        become(answer);
        go(next);
      })
      .catch((error: unknown) => (problem.value = sentenceOf(error)));
  }, []);
  return problem.value === null ? <Waiting /> : <Apology title={texts.telegram.title} sentence={problem.value} />;
}
