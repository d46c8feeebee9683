/** Our own line icons on a grid of 20. Each is beside a word or has a label. */
const PATHS = {
  close: 'M5 5l10 10M15 5L5 15',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 9.2v5M10 6h.01',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
  sun:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M16 ' +
    '4l-1.4 1.4M5.4 14.6 4 16',
  up: 'M5 12l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  left: 'M12 5l-5 5 5 5',
  right: 'M8 5l5 5-5 5',
  grip: 'M7 5h.01M7 10h.01M7 15h.01M13 5h.01M13 10h.01M13 15h.01',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  check: 'M4 10.5 8.2 15 16 5.5',
  cross: 'M5 5l10 10M15 5L5 15',
  wait: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4.2l2.8 1.8',
  play: 'M6 4l10 6-10 6Z',
  pause: 'M7 4v12M13 4v12',
  map: 'M3 5l5-2 4 2 5-2v12l-5 2-4-2-5 2ZM8 3v12M12 5v12',
  pen: 'M4 16l1-4 8.5-8.5a1.8 1.8 0 0 1 3 3L8 15Z',
  trash: 'M4 6h12M8 6V4h4v2M6 6l.8 10h6.4L14 6',
  undo: 'M7 5 3.5 8.5 7 12M4 8.5h8a4 4 0 0 1 0 8H9',
  out: 'M11 4h5v5M16 4l-7 7M14 12v4H4V6h4',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4',
  redo: 'M13 5l3.5 3.5L13 12M16 8.5H8a4 4 0 0 0 0 8h3',
  select: 'M5 3l10.5 6.2-4.6 1.2-2.2 4.4Z',
  draw: 'M10 3 16.5 8 14 16H6L3.5 8ZM10 3h.01M16.5 8h.01M14 16h.01M6 16h.01M3.5 8h.01',
  split: 'M4 4h12v12H4ZM8 2.5l4 15',
  merge: 'M3.5 5h13v10h-13ZM10 5v2M10 9v2M10 13v2',
  link: 'M5 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM15 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.5 10.3h.01M11 9.9h.01',
  start: 'M6 17V3M6 4h9l-2.2 3.2L15 10.5H6',
  water: 'M3 8c1.6-1.8 3-1.8 4.6 0s3 1.8 4.6 0 3-1.8 4.6 0M3 13c1.6-1.8 3-1.8 4.6 0s3 1.8 4.6 0 3-1.8 4.6 0',
  dice: 'M4 4h12v12H4ZM7.5 7.5h.01M12.5 7.5h.01M10 10h.01M7.5 12.5h.01M12.5 12.5h.01',
  keys: 'M3 6h14v9H3ZM6 9h.01M9 9h.01M12 9h.01M14.5 9h.01M7 12h6',
  save: 'M10 3v9M6.5 8.5 10 12l3.5-3.5M4 16h12',
  people:
    'M7.5 4a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM2.5 16c.4-3 2.3-4.6 5-4.6s4.6 1.6 5 4.6M13 4.4a2.6 2.6 0 0 1 0 ' +
    '5M14.6 11.6c1.7.6 2.7 2 2.9 4.4',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      width="20"
      height="20"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

const STAR =
  'M16 2.5 20.6 12.4 31 13.7 23.4 20.9 25.3 31.2 16 26 6.7 31.2 8.6 20.9 1 13.7 11.4 12.4Z' +
  'M16 14.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z';

export function Star() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" fill-rule="evenodd" d={STAR} />
    </svg>
  );
}
