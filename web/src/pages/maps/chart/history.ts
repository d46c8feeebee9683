/** Undo history: past states, the present one, and undone states. The states share their common parts. */
export class History<T> {
  private past: T[] = [];
  private future: T[] = [];

  constructor(private current: T) {}

  get now(): T {
    return this.current;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  push(next: T): void {
    if (next !== this.current) {
      this.past.push(this.current);
      this.future = [];
      this.current = next;
    }
  }

  undo(): T {
    const last = this.past.pop();
    if (last !== undefined) {
      this.future.push(this.current);
      this.current = last;
    }
    return this.current;
  }

  redo(): T {
    const next = this.future.pop();
    if (next !== undefined) {
      this.past.push(this.current);
      this.current = next;
    }
    return this.current;
  }
}
