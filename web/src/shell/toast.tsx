import { signal } from '@preact/signals';
import { sentenceOf } from '../api/client';
import { texts } from '../texts/en';
import { Coded } from './coded';
import { Icon } from './icons';

interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const toasts = signal<Toast[]>([]);
let next = 1;

export function say(text: string): void {
  show(text, false);
}

export function complain(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') {
    return;
  }
  show(sentenceOf(error), true);
}

function show(text: string, bad: boolean): void {
  const id = next++;
  toasts.value = [...toasts.value.filter((toast) => toast.text !== text), { id, text, bad }].slice(-3);
  window.setTimeout(() => drop(id), bad ? 9_000 : 5_000);
}

function drop(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((toast) => (
        <div class={'toast' + (toast.bad ? ' bad' : '')} key={toast.id}>
          <span class="grow">
            <Coded text={toast.text} />
          </span>
          <button class="button quiet slim icon" aria-label={texts.close} onClick={() => drop(toast.id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
