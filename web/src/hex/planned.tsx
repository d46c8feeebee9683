import type { DeskLine, Stroke } from '../api/types';
import { PriceTag } from '../pages/game/price';
import { Icon } from '../shell/icons';
import { texts } from '../texts/en';
import type { HexSession } from './session';

const t = texts.boards;

/** Whether an order begins or ends at a hex; those that it only passes do not count. */
function touches({ kind, places }: Stroke, key: string): boolean {
  return kind === 'go' ? places[0] === key || places.at(-1) === key : places.includes(key);
}

/** What my sheet plans at a hex, with its price; each can be cancelled here. */
export function PlannedHere<V>({ session, place }: { session: HexSession<V>; place: string }) {
  const { table, choosing } = session;
  const draft = table.draft.value;
  const lines: DeskLine[] = choosing.mayOrder.value ? (table.desk.answer.value?.lines ?? []) : [];
  const here = lines.flatMap((line, index) =>
    line.intent?.strokes.some((stroke) => touches(stroke, place)) ? [{ index, text: line.text, intent: line.intent }] : [],
  );
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
      {here.map(({ index, text, intent }) => (
        <li key={index} class="row nowrap">
          <span class="small grow">
            <span class="faint">{t.planned}:</span> {intent.words.text} <PriceTag table={table} price={intent.price} />
          </span>
          <button class="button quiet slim icon" aria-label={t.dropPlan(intent.words.text)} onClick={() => remove(index, text)}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
