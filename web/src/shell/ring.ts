import { signal } from '@preact/signals';
import { api } from '../api/client';
import { texts } from '../texts/en';

export interface PushState {
  key: string;
  devices: { id: string; name: string; since: string }[];
}

/** Whether notifications work in this browser, and if not, what can be done about it. */
export type Ringing = 'on' | 'off' | 'refused' | 'install-first' | 'impossible';

const MINE = 'arbiter.ring';

export const ringing = signal<Ringing>('off');

/** Finds out what this browser can do. On iPhones, notifications work only for pages on the home screen. */
export async function lookAtRinging(): Promise<void> {
  const apple = /iPhone|iPad/.test(navigator.userAgent) && !window.matchMedia('(display-mode: standalone)').matches;
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) {
    ringing.value = apple ? 'install-first' : 'impossible';
    return;
  }
  if (Notification.permission === 'denied') {
    ringing.value = 'refused';
    return;
  }
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  ringing.value = subscription && localStorage.getItem(MINE) !== null ? 'on' : 'off';
}

/** Asks the person for permission, subscribes at the browser's push service, then tells the server. */
export async function ringHere(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') {
    ringing.value = 'refused';
    throw new Error(texts.ring.refused);
  }
  const { key } = await api.get<PushState>('/me/push');
  const worker = await navigator.serviceWorker.ready;
  let subscription: PushSubscription;
  try {
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Error(texts.ring.noService);
  }
  const { endpoint, keys } = subscription.toJSON();
  const { id } = await api.post<{ id: string }>('/me/push', { endpoint, keys, name: deviceName(navigator.userAgent) });
  localStorage.setItem(MINE, id);
  ringing.value = 'on';
}

/** Turns notifications off in this browser. */
export async function silence(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  const id = localStorage.getItem(MINE);
  localStorage.removeItem(MINE);
  ringing.value = 'off';
  if (id !== null) {
    await api.delete(`/me/push/${id}`).catch(() => undefined);
  }
}

/** `Firefox on Android`, from the browser's user agent. */
export function deviceName(agent: string): string {
  // Most browsers also name other browsers, so the rarer name is tested first.
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) => agent.includes(name)) ?? texts.ring.browser;
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0];
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser;
  return system === undefined ? name : `${name} on ${system === 'Mac OS X' ? 'Mac' : system}`;
}
