import { effect, signal } from '@preact/signals';

export type Theme = 'paper' | 'night';
export type Wish = Theme | 'system';

const KEY = 'arbiter.theme';
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const system = signal<Theme>(dark.matches ? 'night' : 'paper');
dark.addEventListener('change', () => (system.value = dark.matches ? 'night' : 'paper'));

function remembered(): Wish {
  const wish = localStorage.getItem(KEY);
  return wish === 'paper' || wish === 'night' ? wish : 'system';
}

export const wish = signal<Wish>(remembered());
export const theme = signal<Theme>('paper');

effect(() => {
  theme.value = wish.value === 'system' ? system.value : wish.value;
  document.documentElement.dataset.theme = theme.value;
  if (wish.value === 'system') {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, wish.value);
  }
});

export function switchTheme(): void {
  wish.value = theme.value === 'paper' ? 'night' : 'paper';
}

const still = window.matchMedia('(prefers-reduced-motion: reduce)');
export const reducedMotion = signal(still.matches);
still.addEventListener('change', () => (reducedMotion.value = still.matches));
