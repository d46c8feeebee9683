import { effect, signal } from '@preact/signals';

const KEY = 'arbiter.numbers';

/** Whether boards write the number of every place, by which orders and reports name it. Remembered in this browser. */
export const numbers = signal(localStorage.getItem(KEY) === 'on');

effect(() => localStorage.setItem(KEY, numbers.value ? 'on' : 'off'));
