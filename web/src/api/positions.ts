import { api } from './client';
import { patched, type Change } from './patch';
import type { Position } from './types';

/** A position as the server sends it: whole, or what differs from one that is known. */
export interface Sent extends Omit<Position, 'view'> {
  view: Position['view'] | null;
  changes: Change[] | null;
}

/**
 * The positions of a game, each with its whole view. Of every position but the first that is asked for, the server sends only
 * what differs from one that is here.
 */
export class Positions {
  private base: Position | null = null;

  constructor(private readonly path: string) {}

  /** The position that is here, to be named when another is asked for. */
  get tag(): string | null {
    return this.base?.tag ?? null;
  }

  /** Completes a position that came with something else; it is the base of those that follow. */
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
