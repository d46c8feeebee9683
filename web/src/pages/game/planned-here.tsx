import type { DeskLine, Intent, Stroke } from '../../api/types';
import { Icon } from '../../shell/icons';
import { texts } from '../../texts/en';
import type { Choosing } from './choosing';
import { PriceTag } from './price';

const t = texts.boards;

/** Whether an order starts or ends at a place. Places on its path do not count. */
function touches({ kind, places }: Stroke, place: string): boolean {
  return kind === 'go' ? places[0] === place || places.at(-1) === place : places.includes(place);
}

/** My planned orders at a place. */
export function plannedAt({ table }: Choosing, place: string): { index: number; line: DeskLine; intent: Intent }[] {
  const lines = table.live.value ? (table.desk.answer.value?.lines ?? []) : [];
  return lines.flatMap((line, index) =>
    line.intent?.strokes.some((stroke) => touches(stroke, place)) ? [{ index, line, intent: line.intent }] : [],
  );
}

/** My planned orders at a place, in the words of the rules and with their prices. Each can be cancelled here. */
export function PlannedHere({ choosing, place }: { choosing: Choosing; place: string }) {
  const { table } = choosing;
  const draft = table.draft.value;
  const here = plannedAt(choosing, place);
  if (here.length === 0 || draft === null) {
    return null;
  }
  const remove = (index: number, text: string) => {
    if (draft.texts[index] === text) {
      draft.remove(index);
    }
  };
  return (
    <ul class="planned" aria-label={t.planned}>
      {here.map(({ index, line, intent }) => (
        <li key={index} class={'row nowrap' + (line.accepted ? '' : ' danger-text')}>
          <span class="small grow">
            <span class="faint">{t.planned}:</span> {intent.words.text} <PriceTag table={table} price={intent.price} />
          </span>
          {choosing.mayOrder.value ? (
            <button class="button quiet slim icon" aria-label={t.dropPlan(intent.words.text)} onClick={() => remove(index, line.text)}>
              <Icon name="close" />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
