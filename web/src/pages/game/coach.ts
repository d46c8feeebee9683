import { computed, effect, signal } from '@preact/signals';
import { api } from '../../api/client';
import type { FirstGame } from '../../api/types';
import { keepCoach, keptCoach } from '../../shell/first-game';
import { complain } from '../../shell/toast';
import type { Choosing } from './choosing';
import { BEGUN, follow, lessonOf, NOTHING, pointed, pointerTo, stepOf, type Pointer, type Progress } from './coaching';
import type { Table } from './table';

/** The coach of one game: the current sentence, and what it points at. Legality and places come from the choices of the rules. */
export class Coach {
  readonly plan = signal<FirstGame | null>(null);
  readonly progress = signal<Progress | null>(null);
  readonly lesson = computed(() =>
    this.plan.value === null || this.progress.value === null ? null : lessonOf(this.plan.value, this.progress.value),
  );
  readonly step = computed(() =>
    this.plan.value === null || this.progress.value === null ? null : stepOf(this.plan.value, this.progress.value),
  );
  readonly shown = computed(() => this.progress.value?.shown === true && this.plan.value !== null);
  /** Whether the lesson of this turn is done, and the sheet must be handed in. */
  readonly finished = computed(() => this.lesson.value !== null && this.step.value === null && this.mine.value);
  /** Whether I am expected to order now. */
  readonly mine = computed(() => {
    const { table } = this;
    const game = table.game.value;
    const sealed = table.draft.value?.ready.value === true && table.together.value;
    const awaited = game?.awaiting.includes(game.me.seat ?? -1) === true;
    return game?.status === 'running' && awaited && table.draft.value?.mayOrder.value === true && !sealed;
  });

  /** Whether the rules have answered to the current lines of the sheet. */
  readonly heard = computed(() => {
    const { table } = this;
    const desk = table.desk.answer.value;
    const lines = table.draft.value?.lines.value ?? [];
    return (
      desk !== null &&
      desk.at === table.current.value?.at &&
      desk.lines.length === lines.length &&
      desk.lines.every(({ text }, i) => text === lines[i]?.text)
    );
  });

  /** Whether a replay is on the board. */
  readonly watching = computed(() => this.table.replays.scene.value !== null);

  readonly pointer = computed<Pointer>(() => {
    const { choosing } = this;
    const step = this.step.value;
    if (!this.shown.value || step === null || !this.mine.value || !this.heard.value || !this.table.live.value || this.watching.value) {
      return NOTHING;
    }
    // An order that is being entered keeps its kind.
    const offered = choosing.aim.value === null ? choosing.choices.value : choosing.making.value;
    return pointerTo(pointed(step, offered), {
      place: choosing.place.value,
      path: choosing.aim.value?.path ?? null,
      listing: choosing.open.value !== null,
    });
  });

  constructor(
    readonly table: Table,
    readonly choosing: Choosing,
  ) {}

  /** Watches the table if this game has a coach. */
  open(): () => void {
    const kept = keptCoach<Partial<Progress>>(this.table.id);
    if (kept !== null) {
      this.progress.value = { ...BEGUN, ...kept };
    }
    return effect(() => {
      if (this.progress.value !== null && this.plan.value === null) {
        void this.load();
      }
      this.look();
      // An order that can be added here needs no further place.
      const { places, add } = this.pointer.value;
      this.choosing.wanted.value = add ? null : (places[0] ?? null);
    });
  }

  private loading: Promise<void> | null = null;

  private load(): Promise<void> {
    const ruleset = this.table.game.peek()?.ruleset;
    this.loading ??= api
      .get<FirstGame>(`/rulesets/${ruleset}/first-game`)
      .then((plan) => {
        this.plan.value = plan.lessons.length > 0 ? plan : null;
      })
      .catch(complain);
    return this.loading;
  }

  private look(): void {
    const { table } = this;
    const plan = this.plan.value;
    const current = table.current.value;
    const lines = table.draft.value?.lines.value.map(({ text }) => text) ?? [];
    const before = this.progress.peek();
    if (plan === null || current === null || before === null || table.mySeat.value === null) {
      return;
    }
    const choices = this.heard.value && this.mine.value ? table.desk.choices.value : null;
    this.keep(follow(plan, before, { at: current.at, turn: current.turn, lines, choices }));
  }

  private keep(progress: Progress): void {
    if (JSON.stringify(progress) !== JSON.stringify(this.progress.peek())) {
      this.progress.value = progress;
      keepCoach(this.table.id, progress);
    }
  }

  /** The player has read a sentence without orders. */
  next(): void {
    const progress = this.progress.peek();
    if (progress !== null) {
      const [first, ...open] = progress.open;
      this.keep({ ...progress, read: [...progress.read, first ?? 0], open });
    }
  }

  hide(): void {
    const progress = this.progress.peek();
    if (progress !== null) {
      this.keep({ ...progress, shown: false });
    }
  }

  /** Starts the coach, also in a game that began without one. */
  call(): void {
    this.keep({ ...(this.progress.peek() ?? BEGUN), shown: true });
  }
}
