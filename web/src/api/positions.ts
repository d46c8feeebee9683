import { api } from './client';
import { patched, type Change } from './patch';
import type { Position } from './types';

/** A position as the server sends it: complete, or as the difference to a known one. */
export interface Sent extends Omit<Position, 'view'> {
  view: Position['view'] | null;
  changes: Change[] | null;
}

/**
 * The positions of a game, each with its complete view. The first position is sent complete; for every later one the server sends
 * only the difference to the position that this page has.
 */
export class Positions {
  private base: Position | null = null;

  constructor(private readonly path: string) {}

  /** The tag of the position that this page has; a request for another position names it. */
  get tag(): string | null {
    return this.base?.tag ?? null;
  }

  /** Completes a position that came with another answer, and uses it as the base of later ones. */
  take(sent: Sent): Position {
    this.base = complete(sent, this.base);
    return this.base;
  }

  async get(at: number): Promise<Position> {
    const base = this.base;
    const known = base === null ? '' : `?known=${encodeURIComponent(base.tag)}`;
    const position = complete(await api.get<Sent>(`${this.path}/positions/${at}${known}`), base);
    this.base ??= position;
    return position;
  }
}

function complete({ changes, ...sent }: Sent, base: Position | null): Position {
  return { ...sent, view: changes === null ? sent.view : patched((base as Position).view, changes) };
}
