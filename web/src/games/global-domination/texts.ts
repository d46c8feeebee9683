/** Texts of the map and its card. Descriptions of orders and events come from the rules. */
export const texts = {
  opening: 'Choose where to start: tap a territory and settle there.',
  mayBegin: 'A start is marked. Use it, or choose another.',
  begun: 'Your start is chosen. Press the button below, or choose another.',
  emptySheet: 'No orders yet. Tap a territory on the map, or type one below.',
  neutral: 'Nobody’s land',
  sea: 'Open sea',
  wasteland: 'Wasteland',
  empty: 'No units',
  yours: 'yours',
  /** The part that matters comes first, because a long name is cut off on a phone. */
  mine: (name: string) => `Yours · ${name}`,
  nextTo: 'Borders',
  bySea: 'by sea',
  loyalty: (n: number) => `Loyalty ${n}`,
  legend: {
    units: 'Units',
    constructs: 'Constructs',
    marks: 'Marks',
    seaLine: 'Two territories that border by sea',
    frontier: 'Frontier between players',
    target: 'Can be chosen now',
    order: 'Your order: dashed until you are ready',
  },
  piece: {
    troop: ['Troop', 'Troops'],
    army: ['Army', 'Armies'],
    cavalry: ['Cavalry', 'Cavalry'],
    heavy: ['Heavy', 'Heavies'],
    spy: ['Spy', 'Spies'],
    trebuchet: ['Trebuchet', 'Trebuchets'],
    mine: ['Mine', 'Mines'],
    dynamite: ['Dynamite', 'Dynamite'],
  } as Record<string, [one: string, many: string]>,
  construct: {
    hq: 'Headquarters',
    fortress: 'Fortress',
    ruin: 'Ruin',
    garrison: 'Garrison',
    bivouac: 'Bivouac',
    watchtower: 'Watchtower',
    library: 'Library',
    intelligence: 'Intelligence Center',
  } as Record<string, string>,
  keys: {
    act: 'First action here',
    add: 'Add this order',
    fewer: 'Fewer',
    more: 'More',
    back: 'Take back a step',
  },
  /** For the sandbox, where people edit positions. */
  editor: {
    ip: 'Influence',
    constructs: 'Constructs',
    treasury: 'Influence and items',
    item: { crop: 'Crop supply', dynamite: 'Dynamite', toxic: 'Toxic waste', salt: 'Bag of salt' } as Record<string, string>,
  },
} as const;

export function pieceName(kind: string, count: number): string {
  const [one, many] = texts.piece[kind] ?? [kind, kind];
  return count === 1 ? one : many;
}

export function counted(kind: string, count: number): string {
  return `${count} ${pieceName(kind, count)}`;
}
