/** Texts on and beside the boards. */
export const boards = {
  find: 'Find a place',
  findHint: 'Name or code',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show everything',
  legend: 'Legend',
  legendHint: 'What the signs and colours on the board mean.',
  numbers: 'Show the number of every place',
  asList: 'Board as a list',
  board: 'The board. Arrow keys move between places, Enter opens a place, Escape closes it. The list describes every place as text.',
  more: 'Show everything about this place',
  less: 'Show less about this place',
  planned: 'Planned',
  dropPlan: (words: string) => `Cancel: ${words}`,
} as const;
