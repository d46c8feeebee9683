import type { DeskLine, Stroke } from '../../api/types';
import type { Model } from './model';

/** The state of a stroke: on my sheet, handed in, rejected, or in the past. */
export type State = 'draft' | 'ready' | 'refused' | 'happened';

/** A stroke with the other values that its drawing needs. */
export interface Drawn {
  stroke: Stroke;
  state: State;
  /** The owner of the pieces; null if unknown. */
  seat: number | null;
  title: string;
}

/** My sheet as strokes. */
export function planned(lines: readonly DeskLine[], seat: number | null, ready: boolean): Drawn[] {
  return lines.flatMap(({ intent, accepted, sentence }) =>
    (intent?.strokes ?? []).map((stroke): Drawn => {
      const state = !accepted ? 'refused' : ready ? 'ready' : 'draft';
      return { stroke, state, seat, title: (accepted ? intent?.words.text : sentence) ?? '' };
    }),
  );
}

/** The events, each with its player. */
export function happened(strokes: readonly Stroke[], before: Model, after: Model): Drawn[] {
  return strokes.map((stroke) => ({ stroke, state: 'happened', seat: seatOf(stroke, before, after), title: '' }));
}

/**
 * The owner of the pieces: the owner of the land that they left or appeared in. If that land changed its owner meanwhile, the
 * owner of the target land decides. If that is a third player, the result is null.
 */
function seatOf({ places }: Stroke, before: Model, after: Model): number | null {
  const owner = (model: Model, place: string | undefined) => model.lands.get(place ?? '')?.owner ?? null;
  const [then, now, there] = [owner(before, places[0]), owner(after, places[0]), owner(after, places.at(-1))];
  if (then === null || now === null || then === now) {
    return then ?? now ?? there;
  }
  return there === then || there === now ? there : null;
}

/** Paths over the map. Of several strokes with the same pieces and path, only the largest is shown. */
export function waysOf(drawn: readonly Drawn[]): Drawn[] {
  const ways = new Map<string, Drawn>();
  for (const one of drawn) {
    const { kind, what, places, amount } = one.stroke;
    if ((kind === 'go' || kind === 'strike') && places.length > 1) {
      const key = [kind, what, one.state, ...places].join(' ');
      const known = ways.get(key);
      if (one.state !== 'happened') {
        ways.set(`${key} ${ways.size}`, one);
      } else if (known === undefined || known.stroke.amount < amount) {
        ways.set(key, one);
      }
    }
  }
  return [...ways.values()];
}

/** By place: the pieces that appear or disappear, and marks. Two of the same kind stay two. */
export function spotsOf(drawn: readonly Drawn[]): Map<string, Drawn[]> {
  const spots = new Map<string, Drawn[]>();
  for (const one of drawn) {
    if (one.stroke.kind === 'put' || one.stroke.kind === 'take') {
      for (const place of one.stroke.places) {
        spots.set(place, [...(spots.get(place) ?? []), one]);
      }
    }
  }
  return spots;
}

/** Places with a mark and nothing else to draw. */
export function marksOf(drawn: readonly Drawn[]): string[] {
  return [...new Set(drawn.flatMap(({ stroke }) => (stroke.kind === 'mark' ? stroke.places : [])))];
}
