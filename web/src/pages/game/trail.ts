import { signal } from '@preact/signals';
import { api } from '../../api/client';
import type { AuditEntry } from '../../api/types';

interface Page {
  items: AuditEntry[];
  next: string | null;
}

/** The public list of everything that the host and the server did to a game. */
export class Trail {
  /** Null until it is loaded, and again after it has grown. */
  readonly entries = signal<AuditEntry[] | null>(null);
  /** Leads to older entries; null if there are none. */
  readonly next = signal<string | null>(null);
  private grown = 0;

  constructor(private readonly path: string) {}

  /** The newest entries; once more if it grew in the meantime. */
  async load(): Promise<void> {
    const grown = this.grown;
    const answer = await this.page('');
    if (grown === this.grown) {
      this.entries.value = answer.items.reverse();
      this.next.value = answer.next;
    } else {
      await this.load();
    }
  }

  async loadMore(): Promise<void> {
    const grown = this.grown;
    const answer = await this.page(`&cursor=${encodeURIComponent(this.next.value ?? '')}`);
    if (grown === this.grown) {
      this.entries.value = [...answer.items.reverse(), ...(this.entries.value ?? [])];
      this.next.value = answer.next;
    }
  }

  private page(more: string): Promise<Page> {
    return api.get<Page>(`${this.path}/audit?first=newest&limit=100${more}`);
  }

  grow(): void {
    this.grown++;
    this.entries.value = null;
  }
}
