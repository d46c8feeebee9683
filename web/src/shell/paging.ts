import { useEffect, useState } from 'preact/hooks';
import { api, reachable, sentenceOf } from '../api/client';
import { complain } from './toast';

export interface Paged<T> {
  /** Null until the first page has come. */
  items: T[] | null;
  problem: string | null;
  /** Fetches the next page; null at the end of the list. */
  more: (() => void) | null;
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
  const [items, setItems] = useState<T[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [deep, setDeep] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const missed = problem !== null && reachable.value;
  useEffect(() => {
    if (path === null) {
      return;
    }
    const stop = new AbortController();
    api.get<Page<T>>(path, { signal: stop.signal }).then(
      (page) => {
        const rows = page[part] as T[];
        // The person has opened later pages of this list: they stay, and so does the way to the next one.
        setItems((before) => (deep === path && before !== null ? merged(rows, before) : rows));
        setNext((before) => (deep === path ? before : page.next));
        setProblem(null);
      },
      (error: unknown) => {
        if (!(error instanceof DOMException)) {
          setProblem(sentenceOf(error));
        }
      },
    );
    return () => stop.abort();
  }, [path, round, missed]);
  const more = () => {
    const cursor = encodeURIComponent(next ?? '');
    api
      .get<Page<T>>(`${path}${path?.includes('?') === true ? '&' : '?'}cursor=${cursor}`)
      .then((page) => {
        setDeep(path);
        setItems((before) => merged(before ?? [], page[part] as T[]));
        setNext(page.next);
      })
      .catch(complain);
  };
  const afresh = () => {
    setDeep(null);
    setRound((n) => n + 1);
  };
  return { items, problem, more: next === null ? null : more, again: () => setRound((n) => n + 1), afresh };
}
