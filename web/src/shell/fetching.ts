import { useEffect, useState } from 'preact/hooks';
import { api, reachable, sentenceOf } from '../api/client';

export interface Fetching<T> {
  value: T | null;
  problem: string | null;
  again(): void;
}

/** Fetches an address of the API on first use, when the address changes, and when a lost connection is restored. */
export function useFetched<T>(path: string | null): Fetching<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const missed = problem !== null && reachable.value;
  useEffect(() => {
    if (path === null) {
      return;
    }
    const stop = new AbortController();
    api.get<T>(path, { signal: stop.signal }).then(
      (answer) => {
        setValue(() => answer);
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
  return { value, problem, again: () => setRound((n) => n + 1) };
}
