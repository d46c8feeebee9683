import { effect, signal } from '@preact/signals';

const KEY = 'arbiter.numbers';

/** Whether boards show the number of every place, as used in orders and reports. This browser remembers the choice. */
export const numbers = signal(localStorage.getItem(KEY) === 'on');

effect(() => localStorage.setItem(KEY, numbers.value ? 'on' : 'off'));
