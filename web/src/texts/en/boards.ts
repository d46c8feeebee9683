/** Words on and beside the boards. */
export const boards = {
  find: 'Find a place',
  findHint: 'Name or code',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show everything',
  asList: 'Board as a list',
  board: 'The board. Use the arrow keys to select a place and Enter to act. The list describes every place as text.',
  planned: 'Planned',
  dropPlan: (words: string) => `Cancel: ${words}`,
} as const;
