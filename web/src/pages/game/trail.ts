import { signal } from '@preact/signals';
import { api } from '../../api/client';
import type { AuditEntry } from '../../api/types';

/** The public list of everything that the host and the server did to a game. */
export class Trail {
  /** Null until it is loaded, and again after it has grown. */
  readonly entries = signal<AuditEntry[] | null>(null);
  private grown = 0;

  constructor(private readonly path: string) {}

  /** Loads the list; once more if it grew in the meantime. */
  async load(): Promise<void> {
    const grown = this.grown;
    const answer = await api.get<{ items: AuditEntry[] }>(`${this.path}/audit`);
    if (grown === this.grown) {
      this.entries.value = answer.items;
    } else {
      await this.load();
    }
  }

  grow(): void {
    this.grown++;
    this.entries.value = null;
  }
}
