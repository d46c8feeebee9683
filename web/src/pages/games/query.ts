/** Which games the page shows. It is in the address, so that a search can be sent to others and survives going back. */
export interface GameQuery {
  show: 'public' | 'open' | 'finished';
  search: string;
  ruleset: string;
  board: string;
  size: string;
  tempo: string;
  people: string;
  bots: string;
}

export const SHELVES = ['public', 'open', 'finished'] as const;
const FILTERS = ['search', 'ruleset', 'board', 'size', 'tempo', 'people', 'bots'] as const;

export function readQuery(query: URLSearchParams): GameQuery {
  const show = SHELVES.find((each) => each === query.get('show')) ?? 'public';
  const read = (name: string) => query.get(name) ?? '';
  return {
    show,
    search: read('search'),
    ruleset: read('ruleset'),
    board: read('board'),
    size: read('size'),
    tempo: read('tempo'),
    people: read('people'),
    bots: read('bots'),
  };
}

export function writeQuery(query: GameQuery): string {
  const written = new URLSearchParams({ show: query.show });
  for (const name of FILTERS) {
    if (query[name].trim() !== '') {
      written.set(name, query[name].trim());
    }
  }
  return written.toString();
}

export function isFiltered(query: GameQuery): boolean {
  return FILTERS.some((name) => query[name].trim() !== '');
}
