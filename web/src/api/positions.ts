import { api } from './client';
import { patched, type Change } from './patch';
import type { Position } from './types';

interface Sent extends Omit<Position, 'view'> {
  view: Position['view'] | null;
  changes: Change[] | null;
}

/**
 * The positions of a game, each with its whole view. The first one, with the map in it, lies in the browser's cache and is
 * only asked after; of every other one the server sends what differs from one that is here.
 */
export class Positions {
  private base: Promise<Position> | null = null;

  constructor(private readonly path: string) {}

  async get(at: number | 'now'): Promise<Position> {
    this.base ??= api.get<Position>(`${this.path}/positions/0`);
    const asked = this.base;
    try {
      const base = await asked;
      const sent = await api.get<Sent>(`${this.path}/positions/${at}?known=${encodeURIComponent(base.tag)}`);
      const position = complete(sent, base);
      if (at === 'now' || sent.changes === null) {
        this.base = Promise.resolve(position);
      }
      return position;
    } catch (error) {
      // A failed first question is not remembered; the next one asks again.
      asked.catch(() => (this.base = this.base === asked ? null : this.base));
      throw error;
    }
  }
}

function complete({ changes, ...sent }: Sent, base: Position): Position {
  return { ...sent, view: changes === null ? sent.view : patched(base.view, changes) };
}
