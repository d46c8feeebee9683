/** A translation is a second module of this shape. Every text is imported by the pages that show it, and loads with them. */
export { ahead } from './ahead';
export { boards } from './boards';
export { finding } from './finding';
export { game } from './game';
export { host } from './host';
export { lobby } from './lobby';
export { maps } from './maps';
export { pages } from './pages';
export { people } from './people';
export { review } from './review';
export { sandbox } from './sandbox';
export { study } from './study';
export { telegram } from './telegram';
export { watch } from './watch';

export const name = 'Arbiter';
export const close = 'Close';
export const cancel = 'Cancel';
export const save = 'Save';
export const back = 'Back';
export const more = 'More';
export const showMore = 'Show more';
export const loading = 'Loading…';
export const skip = 'Skip to the content';
export const units = { second: 's', minute: 'min', hour: 'h', day: 'd' };
export const nav = {
  label: 'Main',
  games: 'Games',
  rules: 'Rules',
  sandbox: 'Sandbox',
  studies: 'Studies',
  maps: 'Maps',
  create: 'New game',
  settings: 'Settings',
  admin: 'Administration',
  logIn: 'Log in',
  toNight: 'Switch to the night theme',
  toPaper: 'Switch to the paper theme',
  menu: 'Menu',
};
export const turn = (number: number) => (number > 0 ? `Turn ${number}` : 'Before the first turn');
export const openSeat = 'Open seat';
export const stored = (when: string) => `You are offline. You see the state of ${when}.`;
export const ring = {
  title: 'This device',
  lead: 'This device can notify you when it is your turn, a deadline is near or somebody writes to you, even when this page is closed.',
  on: 'Notifications are on for this device.',
  start: 'Turn on notifications',
  stop: 'Turn off notifications',
  started: 'Notifications are on for this device.',
  refused: 'This browser does not allow Arbiter to show notifications. You can allow them for this site in the browser’s settings.',
  noService: 'The push service of this browser cannot be reached. Try again later, or use e-mail or a web hook.',
  installFirst: 'For notifications on this phone, choose “Add to Home Screen” in the share menu and open Arbiter from there.',
  impossible: 'This browser cannot show notifications. Use e-mail or a web hook.',
  ask: 'Should this device notify you when it is your turn again?',
  yes: 'Yes',
  no: 'No',
  browser: 'A browser',
};
export const errors = {
  offline: 'The server cannot be reached. Try again in a moment.',
  status: (status: number) =>
    status === 404
      ? 'There is nothing at this address, or you may not see it.'
      : status >= 500
        ? 'Something went wrong on the server. Nothing was lost. Try again in a moment.'
        : 'That did not work. Try again. If it fails again, tell your host.',
  notFoundTitle: 'Nothing here',
  notFound: 'There is no page at this address. Your games are on the home page.',
  home: 'Go to the home page',
  again: 'Try again',
  lineLost: 'The server cannot be reached. Trying again. What you see may be out of date.',
  brokenTitle: 'This page did not load',
  broken: 'The connection was lost, or the server has a newer version of this page. Load it again.',
};
