import type { SandboxOutcome, SandboxPosition } from '../../api/types';

/** A new scenario that continues from a later position: its given block, and space for the next orders. */
export function continued(outcome: SandboxOutcome, position: SandboxPosition): string {
  const indent = (lines: string[]) => lines.map((line) => '  ' + line.trim());
  return [
    `scenario "${outcome.title}, continued"`,
    `game ${outcome.ruleset}`,
    `players ${outcome.players.join(' ')}`,
    ...position.board,
    'given',
    ...indent(position.given),
    'when',
    '  nobody orders',
    '',
  ].join('\n');
}

const HEADINGS = ['scenario', 'rule', 'game', 'option', 'players', 'map', 'board', 'given', 'when', 'then', 'seen'];

/** The word that opens a block; empty for a line inside one. */
function heading(line: string): string {
  const found = /^\s*([a-z]+)(\s+(.*))?$/.exec(line);
  return found !== null && HEADINGS.includes(found[1] as string) && found[3]?.startsWith(':') !== true ? (found[1] as string) : '';
}

/** The line range of the n-th block with a name; null if there is none. */
function blockOf(lines: readonly string[], name: string, nth: number): { from: number; to: number } | null {
  const starts = lines.flatMap((line, i) => (heading(line) === name ? [i] : []));
  const start = starts[nth];
  if (start === undefined) {
    return null;
  }
  let to = start + 1;
  while (to < lines.length && heading(lines[to] as string) === '') {
    to++;
  }
  // Blank lines after a block belong to the next block.
  while (to > start + 1 && (lines[to - 1] as string).trim() === '') {
    to--;
  }
  return { from: start + 1, to };
}

const linesOf = (text: string) => text.replace(/\n+$/, '').split('\n');
const indented = (lines: readonly string[]) => lines.map((line) => '  ' + line.trim());

/** The text of the first block with this name, without its indentation. */
export function block(text: string, name: string, nth = 0): string[] {
  const lines = linesOf(text);
  const found = blockOf(lines, name, nth);
  return found === null
    ? []
    : lines
        .slice(found.from, found.to)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}

/** The text with its `given` block replaced. */
export function withGiven(text: string, given: readonly string[]): string {
  const lines = linesOf(text);
  const found = blockOf(lines, 'given', 0);
  if (found !== null) {
    return [...lines.slice(0, found.from), ...indented(given), ...lines.slice(found.to), ''].join('\n');
  }
  const first = blockOf(lines, 'when', 0);
  const at = first === null ? lines.length : first.from - 1;
  return [...lines.slice(0, at), 'given', ...indented(given), ...lines.slice(at), ''].join('\n');
}

/** What the text says about the board: the line next to the heading, if there is one, and the lines below it. */
export function boardOf(text: string): string[] {
  const beside = linesOf(text).flatMap((line) => (heading(line) === 'board' ? [line.trim().slice('board'.length).trim()] : []))[0] ?? '';
  return beside === '' ? block(text, 'board') : [beside, ...block(text, 'board')];
}

/** The text with its board replaced. `radius` and `default` are next to the heading. */
export function withBoard(text: string, board: readonly string[]): string {
  const lines = linesOf(text);
  const [first = '', ...rest] = board;
  const beside = /^(default|radius)\b/.test(first);
  const young = board.length === 0 ? [] : beside ? [`board ${first}`, ...indented(rest)] : ['board', ...indented(board)];
  const found = blockOf(lines, 'board', 0);
  const next = blockOf(lines, 'given', 0) ?? blockOf(lines, 'when', 0);
  const [from, to] =
    found !== null ? [found.from - 1, found.to] : next !== null ? [next.from - 1, next.from - 1] : [lines.length, lines.length];
  return [...lines.slice(0, from), ...young, ...lines.slice(to), ''].join('\n');
}

const QUOTED = /^("[^"]*"|[^\s:"]+)\s*:\s*(.*)$/;

/** The orders of one player in a turn, in order. A name in quotes is the same name. */
export function ordersOf(text: string, turn: number, player: string): string[] {
  return block(text, 'when', turn).flatMap((line) => {
    const found = QUOTED.exec(line);
    return found !== null && (found[1] as string).replaceAll('"', '') === player ? [found[2] as string] : [];
  });
}

/** The text with the orders of one player in a turn replaced. If the turn does not exist, it is added at the end. */
export function withOrders(text: string, turn: number, player: string, orders: readonly string[]): string {
  const name = /^\p{L}[\p{L}\p{N}_]*$/u.test(player) ? player : `"${player}"`;
  const own = orders.map((order) => `${name}: ${order}`);
  const before = block(text, 'when', turn);
  const isOwn = (line: string) => QUOTED.exec(line)?.[1]?.replaceAll('"', '') === player;
  const rest = before.filter((line) => !isOwn(line) && line !== 'nobody orders');
  const at = before.filter((line) => line !== 'nobody orders').findIndex(isOwn);
  const dice = rest.findIndex((line) => line.startsWith('dice'));
  const place = at >= 0 ? at : dice >= 0 ? dice : rest.length;
  const young = [...rest.slice(0, place), ...own, ...rest.slice(place)];
  return withBlock(text, 'when', turn, young.some((line) => !line.startsWith('dice')) ? young : ['nobody orders']);
}

/** The text with the dice of a turn replaced. */
export function withDice(text: string, turn: number, dice: readonly number[]): string {
  const lines = block(text, 'when', turn).filter((line) => !line.startsWith('dice'));
  return withBlock(text, 'when', turn, dice.length === 0 ? lines : [...lines, `dice ${dice.join(' ')}`]);
}

function withBlock(text: string, name: string, nth: number, young: readonly string[]): string {
  const lines = linesOf(text);
  const found = blockOf(lines, name, nth);
  return found === null
    ? [...lines, name, ...indented(young), ''].join('\n')
    : [...lines.slice(0, found.from), ...indented(young), ...lines.slice(found.to), ''].join('\n');
}
