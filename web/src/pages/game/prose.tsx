import type { ComponentChildren } from 'preact';
import type { Sentence } from '../../api/types';
import type { GameUi } from '../../games/game-ui';
import { Coded } from '../../shell/coded';

/** A sentence of the rules. The places in it are links to the board. */
export function Words({ sentence, ui }: { sentence: Sentence; ui: GameUi }) {
  const parts: ComponentChildren[] = [];
  let last = 0;
  for (const { from, to, place } of sentence.marks) {
    const name = sentence.text.slice(from, to);
    parts.push(<Coded text={sentence.text.slice(last, from)} />);
    parts.push(
      place === null ? (
        name
      ) : (
        <button key={from} class="place-link" onClick={() => ui.choose(place)}>
          {name}
        </button>
      ),
    );
    last = to;
  }
  parts.push(<Coded text={sentence.text.slice(last)} />);
  return <>{parts}</>;
}

/** A sentence of a report. A mark beside it means that it concerns me. */
export function Prose({ sentence, mine, ui }: { sentence: Sentence; mine: boolean; ui: GameUi }) {
  return (
    <p class={mine ? 'mine' : undefined}>
      <Words sentence={sentence} ui={ui} />
    </p>
  );
}

/** Whether a sentence names a seat. */
export function names(sentence: Sentence, seat: number | null): boolean {
  return sentence.marks.some((mark) => mark.seat !== null && mark.seat === seat);
}
