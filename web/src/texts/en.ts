import { game } from './en/game';
import { host } from './en/host';
import { lobby } from './en/lobby';
import { maps } from './en/maps';
import { boards } from './en/boards';
import { pages } from './en/pages';
import { sandbox } from './en/sandbox';
import { telegram } from './en/telegram';

/** All texts of the page in English. A translation is a second object of this shape. */
export const texts = {
  name: 'Arbiter',
  telegram,
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  back: 'Back',
  more: 'More',
  showMore: 'Show more',
  loading: 'Loading…',
  skip: 'Skip to the content',
  units: { second: 's', minute: 'min', hour: 'h', day: 'd' },
  nav: {
    label: 'Main',
    rules: 'Rules',
    sandbox: 'Sandbox',
    maps: 'Maps',
    create: 'New game',
    settings: 'Settings',
    admin: 'Administration',
    logIn: 'Log in',
    toNight: 'Switch to the night theme',
    toPaper: 'Switch to the paper theme',
    menu: 'Menu',
  },
  stored: (when: string) => `You are offline. You see the state of ${when}.`,
  ring: {
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
  },
  errors: {
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
  },
  game,
  host,
  lobby,
  boards,
  maps,
  pages,
  sandbox,
} as const;

/** 'Raven', 'Raven and Kira', 'Raven, Kira and Thule'. */
export function listed(names: string[]): string {
  if (names.length <= 1) {
    return names[0] ?? '';
  }
  return names.slice(0, -1).join(', ') + ' and ' + (names[names.length - 1] as string);
}

export function plural(count: number, one: string, many: string = one + 's'): string {
  return `${count} ${count === 1 ? one : many}`;
}
