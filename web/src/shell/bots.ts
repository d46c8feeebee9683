/** How a bot is made: its level, its temperament, and how little it may think. */
export interface BotMake {
  level: string;
  /** Empty for none. */
  temperament: string;
  /** The largest number of positions that it looks at for a decision; 0 for no limit. */
  handicap: number;
}

/** Instead of a temperament: the bots of a game have different ones. */
export const MIXED = 'mixed';

export const HANDICAPS = [0, 1000, 300, 100, 30] as const;

/** The word by which the server knows the bot: `captain-bold-300`. */
export function botId({ level, temperament, handicap }: BotMake): string {
  return [level, temperament, handicap === 0 ? '' : String(handicap)].filter((part) => part !== '').join('-');
}

/** Bots for several seats. If they are mixed, every temperament comes once before any comes twice, the even one last. */
export function botIds(make: BotMake, count: number, temperaments: readonly string[]): string[] {
  const mixed = [...temperaments, ''];
  return Array.from({ length: count }, (_, i) =>
    botId(make.temperament === MIXED ? { ...make, temperament: mixed[i % mixed.length] ?? '' } : make),
  );
}
