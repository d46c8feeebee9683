import { game } from './en/game';
import { host } from './en/host';
import { lobby } from './en/lobby';
import { maps } from './en/maps';
import { boards } from './en/boards';
import { pages } from './en/pages';
import { sandbox } from './en/sandbox';

/** Every text that people read, in English. A translation is a second object of this shape. */
export const texts = {
  name: 'Arbiter',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  back: 'Back',
  more: 'More',
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
  errors: {
    offline: 'The server cannot be reached just now. What you wrote is kept here and sent as soon as the line is back.',
    status: (status: number) =>
      status === 404
        ? 'There is nothing at this address, or it is not yours to see.'
        : status >= 500
          ? 'The server stumbled. Try again in a moment; nothing of yours was lost.'
          : 'That did not work. Try again, and if it stays so, tell your host.',
    notFoundTitle: 'Nothing here',
    notFound: 'This address leads nowhere. Your games are on the first page.',
    home: 'To the first page',
    again: 'Try again',
    lineLost: 'The server cannot be reached. We keep trying; what you see may be old.',
    brokenTitle: 'That did not load',
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
