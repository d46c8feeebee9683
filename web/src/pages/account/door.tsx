import './account.css';
import type { ComponentChildren } from 'preact';
import { Frame } from '../../shell/frame';

/** A page with one card in the middle and one thing to do. */
export function Door({ title, lead, children }: { title: string; lead?: string; children: ComponentChildren }) {
  return (
    <Frame title={title} narrow>
      <div class="door card stack">
        <h1>{title}</h1>
        {lead === undefined ? null : <p>{lead}</p>}
        {children}
      </div>
    </Frame>
  );
}
