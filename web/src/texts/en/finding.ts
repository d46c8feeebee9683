import { plural } from '../en';

/** Finding a table, and when people are awake. */
export const finding = {
  title: 'Find a game',
  button: 'Find me a game',
  lead: 'Say what you would like to play. When enough people fit together, Arbiter proposes a table; it starts when they agree.',
  ruleset: 'Which game?',
  pace: 'How fast?',
  paces: {
    live: { title: 'Live', note: '3 minutes per turn, in one evening. We look for two hours.' },
    daily: { title: 'Daily', note: 'A turn on each day that suits everybody. We look for two weeks.' },
    weekly: { title: 'Weekly', note: 'One or two turns per week. We look for two weeks.' },
  } as { [pace: string]: { title: string; note: string } },
  sizes: 'How many players?',
  fewest: 'At least',
  most: 'At most',
  days: 'Days that suit me',
  begin: 'Start looking',
  going: 'You are looking for this already.',
  looking: (people: number) => (people === 1 ? '1 person is looking for this' : `${people} people are looking for this`),
  lookingNone: 'Nobody else is looking for this now.',
  mine: 'What you are looking for',
  kind: (name: string, pace: string) => `${name}, ${pace}`,
  size: (fewest: number, most: number) => (fewest === most ? plural(fewest, 'player') : `${fewest} to ${most} players`),
  until: (when: string) => `We look until ${when}. You can close this page: you get a notice if you have turned notices on.`,
  stop: 'Stop looking',
  open: 'looking',
  asked: 'A table is ready',
  askedLead: (players: number) => `${players} people fit together. Do you want to play?`,
  agreed: (agreed: number, players: number) => `${agreed} of ${players} have agreed.`,
  answerBy: (left: string) => `${left} left for the answer`,
  yes: 'Yes, I play',
  no: 'No, stop looking',
  saidYes: 'You have agreed. The game starts when the others have agreed too.',
  seated: 'Your game has started.',
  show: 'Open the game',
  over: { declined: 'You ended this search.', silent: 'You did not answer in time.', expired: 'Nobody was found in time.' } as {
    [state: string]: string;
  },
  again: 'Look again',
  notices: 'Notices',
  bell: 'A table is ready for you.',
  hours: {
    title: 'When everybody is awake',
    mine: 'When you are awake',
    span: (from: string, to: string) => `${from}–${to}`,
    whole: 'all day',
    zone: (zone: string) => `Times are in your time zone (${zone}).`,
    known: (known: number, people: number) =>
      people === 1 && known === 1
        ? 'From the quiet hours of the only player.'
        : known === people
          ? `From the quiet hours of all ${people} players.`
          : `${known} of ${people} players have chosen quiet hours.`,
    none: 'There is no hour at which all of them are awake.',
    nobody: 'No player has chosen quiet hours yet. They are in the settings.',
    anonymous: 'Not shown in an anonymous game.',
    suits: 'All of them are awake when the turn ends.',
    unsuited: 'Somebody is asleep when the turn ends.',
    mineSuits: 'You are awake when the turn ends.',
    mineUnsuited: 'You are asleep when the turn ends.',
  },
};
