import { computed, effect, signal } from '@preact/signals';
import { api, Problem } from '../../../api/client';
import type { CheckAnswer, OwnMap } from '../../../api/types';
import { ensureAccount } from '../../../shell/me';
import { complain } from '../../../shell/toast';
import { texts } from '../../../texts/en';
import { writeChart } from '../chart/chart';
import type { Desk } from './desk';

const DRAFT = 'arbiter.map.';
const QUIET = 500;

export interface LocalDraft {
  name: string;
  text: string;
  version: number | null;
}

/** The draft of a map in this browser; null if there is none. */
export function localDraft(id: string): LocalDraft | null {
  try {
    const kept = localStorage.getItem(DRAFT + id);
    return kept === null ? null : (JSON.parse(kept) as LocalDraft);
  } catch {
    return null;
  }
}

export function dropDraft(id: string): void {
  localStorage.removeItem(DRAFT + id);
}

/** Stores a map: every change in this browser, and on request in the account. Also has it checked while it is drawn. */
export class Keeping {
  readonly id = signal<string | null>(null);
  readonly version = signal<number | null>(null);
  readonly name;
  readonly savedText = signal('');
  readonly saving = signal(false);
  readonly stale = signal<number | null>(null);
  readonly report = signal<CheckAnswer | null>(null);
  readonly checking = signal(false);
  readonly checkFailed = signal(false);
  readonly seats = signal(2);

  readonly text = computed(() => writeChart({ ...this.desk.chart.value, name: this.name.value.trim().replace(/"/g, '’') }));
  readonly dirty = computed(() => this.text.value !== this.savedText.value);
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly desk: Desk,
    map: OwnMap | null,
    name: string,
    readonly ruleset: string,
  ) {
    this.id.value = map?.id ?? null;
    this.version.value = map?.version ?? null;
    this.name = signal(name);
    this.seats.value = Math.max(2, this.desk.starts.value.length);
    this.savedText.value = this.text.value;
  }

  start(): void {
    this.stops.push(
      effect(() => this.remember()),
      effect(() => this.check(this.text.value, this.seats.value)),
    );
  }

  stop(): void {
    this.stops.splice(0).forEach((stop) => stop());
    window.clearTimeout(this.checkTimer);
    this.asked?.abort();
  }

  private remember(): void {
    const key = DRAFT + (this.id.value ?? 'new');
    try {
      if (this.dirty.value && (this.id.value !== null || this.desk.chart.value.lands.length > 0)) {
        localStorage.setItem(
          key,
          JSON.stringify({ name: this.name.value, text: this.text.value, version: this.version.value } satisfies LocalDraft),
        );
      } else {
        localStorage.removeItem(key);
      }
    } catch {
      // If the storage is full, there is no draft. Saving to the account still works.
    }
  }

  private checkTimer = 0;
  private asked: AbortController | null = null;

  private check(text: string, seats: number): void {
    window.clearTimeout(this.checkTimer);
    this.asked?.abort();
    if (this.desk.chart.peek().lands.length === 0) {
      this.report.value = null;
      this.checking.value = false;
      return;
    }
    this.checking.value = true;
    this.checkTimer = window.setTimeout(() => {
      const asked = new AbortController();
      this.asked = asked;
      api
        .post<CheckAnswer>(`/rulesets/${this.ruleset}/workshop/check`, { text, seats }, { signal: asked.signal })
        .then((report) => {
          this.report.value = report;
          this.checkFailed.value = false;
          this.checking.value = false;
        })
        .catch(() => {
          if (!asked.signal.aborted) {
            this.checkFailed.value = true;
            this.checking.value = false;
          }
        });
    }, QUIET);
  }

  /** Whether a game can start on the current map. If the check does not answer, the creation of the game will tell. */
  async playable(): Promise<boolean> {
    const answer = await api
      .post<CheckAnswer>(`/rulesets/${this.ruleset}/workshop/check`, { text: this.text.value, seats: this.seats.value })
      .catch(() => null);
    this.report.value = answer ?? this.report.value;
    return answer?.playable !== false;
  }

  /** Saves to the account; a visitor without an account becomes a guest first. Returns whether it is saved. */
  async save(over: number | null = null): Promise<boolean> {
    if (this.saving.value) {
      return false;
    }
    this.saving.value = true;
    const text = this.text.value;
    const body = { name: this.name.value.trim() || texts.maps.untitled, ruleset: this.ruleset, text };
    try {
      await ensureAccount();
      const id = this.id.value;
      const map =
        id === null
          ? await api.post<OwnMap>('/maps', body)
          : await api.put<OwnMap>(`/maps/${id}`, { ...body, version: over ?? this.version.value });
      if (id === null) {
        dropDraft('new');
        // The page keeps its state and undo history; only the address changes.
        window.history.replaceState(null, '', `/maps/${map.id}`);
      }
      this.id.value = map.id;
      this.version.value = map.version;
      this.savedText.value = text;
      this.stale.value = null;
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'stale') {
        this.stale.value = Number(error.body.version);
      } else {
        complain(error);
      }
      return false;
    } finally {
      this.saving.value = false;
    }
  }
}
