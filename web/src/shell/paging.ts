import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { useFetched } from './fetching';
import { complain } from './toast';

export interface Paged<T> {
  /** Null until the first page has come. */
  items: T[] | null;
  problem: string | null;
  /** Fetches the next page; null at the end of the list. */
  more: (() => void) | null;
  /** Names the place up to which the list is fetched. It changes with every later page, even with an empty one. */
  reached: string;
  /** Fetches the first page again. Rows of later pages stay. */
  again(): void;
  /** Fetches the list again from its beginning, because a row may be gone. */
  afresh(): void;
}

type Page<T> = { next: string | null } & { [part: string]: T[] };

/** The first rows are the new ones; rows that were shown before follow, each once. */
export function merged<T extends { id: string }>(first: T[], before: T[]): T[] {
  const known = new Set(first.map((row) => row.id));
  return [...first, ...before.filter((row) => !known.has(row.id))];
}

/**
 * A long list of the API, page by page.
 *
 * @param path null if there is nothing to fetch
 * @param part the member of the answer that has the rows
 */
export function usePaged<T extends { id: string }>(path: string | null, part: string): Paged<T> {
  const first = useFetched<Page<T>>(path);
  /** All rows when the person last opened a later page, and the way to the next one. */
  const [deep, setDeep] = useState<{ path: string; rows: T[]; next: string | null } | null>(null);
  const later = deep?.path === path ? deep : null;
  const rows = first.value === null ? null : (first.value[part] as T[]);
  const items = rows === null || later === null ? rows : merged(rows, later.rows);
  const next = later === null ? (first.value?.next ?? null) : later.next;
  const more = (list: string, cursor: string) =>
    api
      .get<Page<T>>(`${list}${list.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`)
      .then((page) => setDeep({ path: list, rows: merged(items ?? [], page[part] as T[]), next: page.next }))
      .catch(complain);
  const afresh = () => {
    setDeep(null);
    first.again();
  };
  return {
    items,
    problem: first.problem,
    reached: next ?? '',
    more: path === null || next === null ? null : () => void more(path, next),
    again: first.again,
    afresh,
  };
}

/** A search goes on by itself until there is something to show, but not for ever. */
const MOST_ROUNDS = 60;

/**
 * One answer of a search looks at a part of a long list, so this asks for the next one until there are enough rows. Another search needs
 * another component.
 *
 * @param enough 0 for a list that is not searched
 * @returns whether the search goes on
 */
export function useSearching(paged: Paged<unknown>, enough: number): boolean {
  const { items, more } = paged;
  const rounds = useSignal(0);
  const wanted = more !== null && items !== null && items.length < enough && rounds.value < MOST_ROUNDS;
  useEffect(() => {
    if (wanted) {
      rounds.value++;
      more();
    }
  }, [wanted, paged.reached]);
  return wanted;
}
