import { batch } from '@preact/signals';
import type { Game, Json, Reason, SandboxOutcome, SandboxPosition, SeatFull } from '../../api/types';
import { PLAYER_COLOURS } from '../../map/colours';
import { Draft, type DraftLine } from '../game/draft';
import { Table } from '../game/table';

/** The interface between the sandbox's board and the scenario text. */
export interface ScenarioDesk {
  outcome(): SandboxOutcome | null;
  orders(player: string): string[];
  write(player: string, orders: string[]): void;
  resolve(): void;
}

/** A sheet whose lines are stored only in the text of the scenario. */
class ScenarioDraft extends Draft {
  constructor(
    private readonly desk: ScenarioDesk,
    private readonly player: string,
    seat: number,
  ) {
    super('sandbox', seat, () => undefined);
    this.sheet.value = {
      turn: 0,
      at: 0,
      seat,
      mayOrder: true,
      lines: [],
      version: 0,
      ready: false,
      savedAt: null,
      savedBy: null,
      receipt: null,
    };
  }

  protected override put(lines: DraftLine[]): void {
    this.lines.value = lines;
    this.desk.write(
      this.player,
      lines.map((line) => line.text),
    );
  }

  override save(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * The table of the sandbox: the same board and forms as in a game, but without players. Orders are given for one side at a time,
 * or for none while the position is edited.
 */
export class SandboxTable extends Table {
  constructor(private readonly scenario: ScenarioDesk) {
    super('sandbox');
  }

  /** The server does not store the position of a sandbox, so it cannot be asked about reasons. */
  override reason(): Promise<Reason> {
    return Promise.resolve({ sentence: '', rule: '' });
  }

  override setReady(): Promise<void> {
    this.scenario.resolve();
    return Promise.resolve();
  }

  /**
   * Shows a position of the outcome.
   *
   * @param side the side that gets orders; null while the position is edited
   */
  show(outcome: SandboxOutcome, position: SandboxPosition, step: number, side: number | null): void {
    batch(() => {
      const shown = {
        at: step,
        tag: '',
        turn: step + 1,
        kind: 'turn',
        time: '',
        view: position.view as Json,
        report: [],
        events: outcome.steps[step - 1]?.events ?? [],
        strokes: [],
        rolls: outcome.steps[step - 1]?.rolls ?? [],
        standing: null,
        goal: null,
        measures: [],
        awaiting: [],
        pace: position.pace,
        resolved: null,
      };
      this.game.value = gameOf(outcome, position, side);
      this.current.value = shown;
      this.shown.value = shown;
      this.desk.take(position.desks.find(({ seat }) => seat === side)?.desk ?? null, []);
      this.draft.value = side === null ? null : this.draftOf(outcome, step, side);
    });
  }

  private draftOf(outcome: SandboxOutcome, step: number, side: number): Draft {
    const player = outcome.players[side] as string;
    const draft = new ScenarioDraft(this.scenario, player, side);
    const verdicts = (outcome.steps[step]?.verdicts ?? []).filter((verdict) => verdict.seat === side);
    draft.lines.value = this.scenario.orders(player).map((text, i) => {
      const verdict = verdicts.find((one) => one.number === i + 1);
      return {
        key: i + 1,
        text,
        normal: null,
        verdict: verdict === undefined ? null : { accepted: verdict.accepted, sentence: verdict.sentence },
      };
    });
    return draft;
  }
}

function seatsOf(players: string[], colours: string[] = PLAYER_COLOURS): SeatFull[] {
  return players.map((name, seat) => ({
    seat,
    country: name,
    colour: colours[seat % colours.length] as string,
    mark: name.slice(0, 2),
    pattern: seat % 8,
    state: 'taken',
    lore: '',
    ready: false,
    awaited: false,
    alive: true,
    points: null,
    strikes: 0,
  }));
}

/** The part of a game that boards and forms need. */
function gameOf(outcome: SandboxOutcome, position: SandboxPosition, side: number | null): Game {
  const game: Partial<Game> = {
    id: 'sandbox',
    name: outcome.title,
    ruleset: outcome.ruleset,
    playedOn: outcome.playedOn,
    status: 'running',
    pace: position.pace === 'at-once' ? 'at-once' : 'together',
    seats: seatsOf(outcome.players, outcome.colours),
    awaiting: position.desks.map(({ seat }) => seat),
    ready: [],
    parameters: {},
    me: { seat: side, host: false, administrator: false, mayOrder: side !== null, lost: null },
  };
  return game as Game;
}
