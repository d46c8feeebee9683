import { batch, computed, signal } from '@preact/signals';
import { api, sentenceOf } from '../../api/client';
import type { SandboxOutcome, SandboxPosition, SeatSheet, Study, StudyPosition } from '../../api/types';
import { theme } from '../../shell/theme';
import { SandboxTable } from '../sandbox/sandbox-table';

/** What a problem is about: the study as a whole, the sheets, or the text of the position. */
export type About = 'study' | 'sheets' | 'position';

/** One study on the page: its tree, the shown position, and the sheets that are being written in it. */
export class StudyModel {
  readonly study = signal<Study | null>(null);
  readonly position = signal<StudyPosition | null>(null);
  /** The shown position with the desks for the sheets as they are now. */
  readonly shown = signal<SandboxPosition | null>(null);
  readonly sheets = signal<Map<number, string[]>>(new Map());
  /** The side that gets orders. */
  readonly side = signal(0);
  readonly problem = signal<string | null>(null);
  readonly about = signal<About>('study');
  readonly busy = signal(false);
  readonly bot = signal('captain');
  readonly fill = signal(false);
  readonly dice = signal(0);
  readonly table: SandboxTable;
  readonly outcome = computed(() => outcomeOf(this.study.value, this.shown.value));
  private asked = 0;
  /** How often the sheets of each position were written. */
  private readonly written = new Map<number, number>();
  private writing: Promise<void> = Promise.resolve();

  /** @param link the code of a shared study; null for a study of my own */
  constructor(
    readonly id: string,
    readonly link: string | null,
  ) {
    this.table = new SandboxTable({
      outcome: () => this.outcome.value,
      orders: (player) => this.sheets.value.get(this.seatOf(player)) ?? [],
      write: (player, orders) => this.write(this.seatOf(player), orders),
      resolve: () => void this.resolve(),
    });
  }

  get path(): string {
    return `/studies/${this.id}`;
  }

  private get query(): string {
    return `?theme=${theme.peek()}` + (this.link === null ? '' : `&link=${encodeURIComponent(this.link)}`);
  }

  private seatOf(player: string): number {
    return this.study.value?.players.indexOf(player) ?? -1;
  }

  async load(): Promise<void> {
    try {
      this.study.value = await api.get<Study>(this.path + this.query);
    } catch (error) {
      this.problem.value = sentenceOf(error);
    }
  }

  /** A position with everything about it, without showing it. */
  fetch(number: number): Promise<StudyPosition> {
    return api.get<StudyPosition>(`${this.path}/positions/${number}${this.query}`);
  }

  /** Where a position can be taken as a file. */
  scenario(number: number): string {
    const link = this.link === null ? '' : `?link=${encodeURIComponent(this.link)}`;
    return `/api${this.path}/positions/${number}/scenario${link}`;
  }

  async show(number: number): Promise<void> {
    const ask = ++this.asked;
    const position = await this.fetch(number);
    if (ask === this.asked) {
      batch(() => {
        this.position.value = position;
        this.shown.value = position.shown;
        this.sheets.value = new Map(position.sheets.map(({ seat, lines }) => [seat, lines]));
        const awaited = position.shown.desks.map(({ seat }) => seat);
        if (!awaited.includes(this.side.value)) {
          const own = Number(this.study.value?.viewer);
          this.side.value = awaited.includes(own) ? own : (awaited[0] ?? 0);
        }
      });
    }
  }

  /** Changes one sheet. The server stores all sheets and answers what the rules say to them. */
  write(seat: number, lines: string[]): void {
    const position = this.position.value;
    if (position === null || this.study.value?.mine !== true) {
      return;
    }
    this.sheets.value = new Map(this.sheets.value).set(seat, lines);
    const ask = ++this.asked;
    const sheets: SeatSheet[] = [...this.sheets.value].map(([each, theirs]) => ({ seat: each, lines: theirs }));
    const path = `${this.path}/positions/${position.number}/sheets${this.query}`;
    // One after the other, so that an older sheet never replaces a newer one. The last one is sent even if another position is shown now.
    const write = (this.written.get(position.number) ?? 0) + 1;
    this.written.set(position.number, write);
    this.writing = this.writing
      .then(() => (write === this.written.get(position.number) ? api.put<SandboxPosition>(path, { sheets }) : null))
      .then((shown) => {
        if (shown !== null && ask === this.asked) {
          this.shown.value = shown;
        }
      })
      .catch((error: unknown) => this.tell(error, 'sheets'));
  }

  tell(error: unknown, about: About = 'study'): void {
    batch(() => {
      this.problem.value = sentenceOf(error);
      this.about.value = about;
    });
  }

  /** Does something that adds a position, and shows the new one. */
  private async adds(what: 'resolve' | 'guess' | 'change', body: unknown): Promise<number | null> {
    const position = this.position.value;
    if (position === null || this.busy.value) {
      return null;
    }
    this.busy.value = true;
    this.problem.value = null;
    try {
      await this.writing;
      const { number } = await api.post<{ number: number }>(`${this.path}/positions/${position.number}/${what}`, body);
      await this.load();
      return number;
    } catch (error) {
      this.tell(error, what === 'resolve' ? 'sheets' : 'position');
      return null;
    } finally {
      this.busy.value = false;
    }
  }

  /** Called with the number of a new position, which the address of the page then names. */
  arrive: (number: number) => void = () => undefined;

  private async arrives(number: Promise<number | null>): Promise<void> {
    const added = await number;
    if (added !== null) {
      this.arrive(added);
    }
  }

  resolve(): Promise<void> {
    return this.arrives(this.adds('resolve', { bot: this.fill.value ? this.bot.value : null, dice: this.dice.value }));
  }

  guess(): Promise<void> {
    return this.arrives(this.adds('guess', {}));
  }

  change(given: string[]): Promise<void> {
    return this.arrives(this.adds('change', { given }));
  }

  async propose(seat: number): Promise<string[] | null> {
    const position = this.position.value;
    if (position === null) {
      return null;
    }
    this.busy.value = true;
    try {
      await this.writing;
      const { lines } = await api.post<{ lines: string[] }>(`${this.path}/positions/${position.number}/proposal`, {
        seat,
        bot: this.bot.value,
      });
      this.write(seat, lines);
      return lines;
    } catch (error) {
      this.tell(error, 'sheets');
      return null;
    } finally {
      this.busy.value = false;
    }
  }

  async label(label: string): Promise<void> {
    const position = this.position.value;
    if (position !== null && label !== position.label) {
      await api.patch(`${this.path}/positions/${position.number}`, { label });
      this.position.value = { ...position, label };
      await this.load();
    }
  }

  /** Removes the shown position and everything after it. */
  async remove(): Promise<void> {
    const position = this.position.value;
    if (position !== null && position.parent !== null) {
      await api.delete(`${this.path}/positions/${position.number}`);
      await this.load();
      this.arrive(position.parent);
    }
  }
}

/** The study's position as the boards of the sandbox expect it. */
function outcomeOf(study: Study | null, shown: SandboxPosition | null): SandboxOutcome | null {
  if (study === null || shown === null) {
    return null;
  }
  const verdicts = shown.desks.flatMap(({ seat, desk }) =>
    desk.lines.map((line, i) => ({ seat, number: i + 1, accepted: line.accepted, sentence: line.sentence ?? '' })),
  );
  return {
    title: study.name,
    ruleset: study.ruleset,
    playedOn: study.playedOn,
    players: study.players,
    colours: study.colours,
    passed: true,
    problems: [],
    before: shown,
    steps: [{ events: [], rolls: [], report: [], after: null, verdicts }],
  };
}
