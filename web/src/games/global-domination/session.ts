import { computed, signal } from '@preact/signals';
import type { Choice, DeskLine, Members, Stroke } from '../../api/types';
import { Choosing } from '../../pages/game/choosing';
import type { Table } from '../../pages/game/table';
import type { ShownFrame } from '../game-ui';
import { readModel, unitsAt, type Land, type Model } from './model';
import { happened, planned, type Drawn } from './strokes';
import { texts } from './texts';
import { mapOf, readWorld, type Place, type World } from './world';

/** The card of a territory stays open after an order, because there is often more to do there. */
class MapChoosing extends Choosing {
  override add(line: string): void {
    const place = this.place.peek();
    this.moveHome(line);
    super.add(line);
    this.place.value = place;
  }

  /** A player who chooses another first home wants it instead of the one on the sheet. */
  private moveHome(line: string): void {
    const draft = this.table.draft.peek();
    const founds = this.choices.peek().some((choice) => choice.line === line && foundsHome(choice));
    const old = (this.table.desk.answer.peek()?.lines ?? []).find(({ intent }) => intent !== null && foundsHome(intent));
    if (founds && draft !== null && old !== undefined && draft.texts.includes(old.text)) {
      draft.remove(draft.texts.indexOf(old.text));
    }
  }
}

const foundsHome = ({ strokes }: { strokes: Stroke[] }) => strokes.some(({ kind, what }) => kind === 'put' && what === 'hq');

/** What the map shows, and the state of my input. */
export class MapSession {
  readonly choosing: MapChoosing;
  readonly frame = signal<ShownFrame | null>(null);

  /** The map changes only when the host opens or closes a border. Otherwise the same object is kept. */
  private readonly mapText = computed(() => {
    const view = this.table.shown.value?.view ?? null;
    return view === null ? null : JSON.stringify(mapOf(view));
  });
  readonly world = computed<World | null>(() =>
    this.mapText.value === null ? null : readWorld(JSON.parse(this.mapText.value) as Members),
  );
  readonly model = computed<Model | null>(() => {
    const view = this.frame.value?.view ?? this.table.shown.value?.view ?? null;
    return view === null ? null : readModel(view);
  });

  /** My sheet as the rules read it, each line with its index on the sheet. */
  readonly lines = computed<DeskLine[]>(() => (this.table.live.value ? (this.table.desk.answer.value?.lines ?? []) : []));

  /** The strokes over the map: those of a replay step, or of the report if it is open, or else my orders. */
  readonly drawn = computed<Drawn[]>(() => {
    const model = this.model.value;
    const frame = this.frame.value;
    if (model === null) {
      return [];
    }
    if (frame !== null) {
      return happened(frame.strokes, readModel(frame.before), model);
    }
    const told = this.table.told.value;
    if (this.table.tab.value === 'report' && told !== null) {
      const ways = told.strokes.filter(({ kind }) => kind === 'go' || kind === 'strike');
      return happened(ways, readModel(told.before.view), model);
    }
    const seat = this.table.mySeat.value;
    const making = this.making.value.map((stroke): Drawn => ({ stroke, state: 'draft', seat, title: '' }));
    return [...planned(this.lines.value, seat, this.table.draft.value?.ready.value === true), ...making];
  });

  /** The order that I am entering, with the number chosen so far. */
  private readonly making = computed<Stroke[]>(() => {
    const picked = this.choosing.picked.value;
    const number = this.choosing.number.value;
    return (picked?.strokes ?? []).map((stroke) => (number === null || picked?.amount === null ? stroke : { ...stroke, amount: number }));
  });

  /** Where I may found my first home, until I have ordered one. */
  readonly starts = computed<Set<string>>(() => {
    const begun = this.lines.value.some(({ intent }) => intent !== null && foundsHome(intent));
    const founding = (choice: Choice) => choice.role === 'order' && choice.places.length === 1 && foundsHome(choice);
    return new Set(begun ? [] : this.choosing.choices.value.filter(founding).map(({ places }) => places[0] as string));
  });
  /** Whether an answer is due that has its own button and is sent at once. */
  readonly answers = computed(() => this.choosing.placeless.value.some(({ role }) => role === 'decide'));
  readonly opening = computed<string | null>(() => {
    if (this.starts.value.size > 0) {
      return this.answers.value ? texts.mayBegin : texts.opening;
    }
    // Before the first turn nothing else can be ordered.
    return this.answers.value && this.lines.value.length > 0 ? texts.begun : null;
  });

  constructor(readonly table: Table) {
    this.choosing = new MapChoosing(table);
  }

  get chosen(): string | null {
    return this.choosing.place.value;
  }

  /** My land with the HQ, else any land of mine; null if I have none. */
  home(): { x: number; y: number } | null {
    const mine = this.table.mySeat.peek();
    const lands = this.model.peek()?.lands;
    const own = (this.world.peek()?.places ?? []).filter((place) => mine !== null && lands?.get(place.id)?.owner === mine);
    const seat = own.find((place) => lands?.get(place.id)?.constructs.includes('hq')) ?? own[0];
    return seat?.heart ?? null;
  }

  land(id: string): Land | undefined {
    return this.model.value?.lands.get(id);
  }

  /** Where the keyboard cursor starts: on a land of mine with units, else on an offered start. */
  first(): string | null {
    const places = this.world.value?.places ?? [];
    const mine = this.table.mySeat.value;
    const own = (place: Place) => mine !== null && this.land(place.id)?.owner === mine && unitsAt(this.land(place.id)) > 0;
    return (places.find(own) ?? places.find(({ id }) => this.starts.value.has(id)) ?? places[0])?.id ?? null;
  }
}
