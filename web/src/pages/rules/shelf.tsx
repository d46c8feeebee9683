import type { Ruleset } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Frame } from '../../shell/frame';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import { inOrder } from '../../games/order';
import { Emblem } from '../landing/emblem';
import '../landing/landing.css';

const t = texts.pages.rules;

export function Shelf() {
  const rulesets = useFetched<{ rulesets: Ruleset[] }>('/rulesets');
  return (
    <Frame title={t.title}>
      <div class="stack">
        <h1>{t.title}</h1>
        <p class="prose">{t.lead}</p>
        {rulesets.problem === null ? null : <p class="note bad">{rulesets.problem}</p>}
        <ul class="shelf">
          {inOrder(rulesets.value?.rulesets ?? []).map((ruleset) => (
            <li key={ruleset.id}>
              <Link class="card game-row book" href={`/rules/${ruleset.id}`}>
                <Emblem face={ruleset.face} />
                <span class="grow">
                  <strong class="game-name">{ruleset.name}</strong>
                  <span class="small faint block">{ruleset.face.blurb}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}
