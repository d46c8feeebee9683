/** The review of a finished game. */
export const review = {
  title: 'Review',
  lead:
    'A strong bot looks for sheets that would have been better, against the sheets that the others really handed in. ' +
    'The turning points are the largest mistakes: a loss that nobody could foresee does not count.',
  begin: 'Review this game',
  logIn: 'Log in to have this game reviewed.',
  waiting: 'The review begins soon. You can leave this page.',
  working: (done: number, total: number) =>
    total === 0 ? 'Reading the game…' : `${done} of ${total} sheets judged. You can leave this page.`,
  failed: 'The review could not be finished. Try again, or tell the administrator of this server.',
  nothing: 'No sheet with a large loss was found.',
  point: (turn: number, name: string) => `Turn ${turn}, ${name}`,
  before: 'Before the first turn',
  picture: (turn: number, name: string) => `The board in turn ${turn} as ${name} saw it, with the better sheet`,
  given: 'Handed in',
  better: 'Better sheet',
  noOrders: 'No orders',
  show: 'Show the position',
  losses: 'Loss of each sheet',
  lossesLead:
    'How much more the best sheet that was found would have been worth, by the estimate of the bots. ' +
    'Numbers of different games cannot be compared.',
  player: 'Player',
  mean: 'Mean',
  notJudged: 'no sheet judged',
};
