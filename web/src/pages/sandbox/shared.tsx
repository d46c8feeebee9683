import { useEffect } from 'preact/hooks';
import { useFetched } from '../../shell/fetching';
import { Apology } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { go } from '../../shell/router';
import { texts } from '../../texts/en';
import { keepForSandbox } from './kept';

/** A short link to a scenario: opens it in the sandbox. */
export function SharedScenario({ id }: Record<string, string>) {
  const shared = useFetched<{ scenario: string }>(`/scenarios/${id}`);
  useEffect(() => {
    if (shared.value !== null) {
      keepForSandbox(shared.value.scenario);
      go('/sandbox', 'replace');
    }
  }, [shared.value]);
  return shared.problem === null ? <Waiting /> : <Apology title={texts.pages.sandbox.missing} sentence={shared.problem} />;
}
