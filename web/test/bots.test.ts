import { describe, expect, it } from 'vitest';
import { bodyOf, newDraft } from '../src/pages/create/draft';
import { botId, botIds, MIXED } from '../src/shell/bots';
import { texts } from '../src/texts/en';

const NAMED = ['bold', 'careful', 'vengeful'];

describe('bots', () => {
  it('are named by level, temperament and handicap', () => {
    expect(botId({ level: 'captain', temperament: '', handicap: 0 })).toBe('captain');
    expect(botId({ level: 'captain', temperament: 'bold', handicap: 0 })).toBe('captain-bold');
    expect(botId({ level: 'marshal', temperament: '', handicap: 300 })).toBe('marshal-300');
    expect(botId({ level: 'marshal', temperament: 'careful', handicap: 30 })).toBe('marshal-careful-30');
  });

  it('have every temperament once before any comes twice', () => {
    const five = botIds({ level: 'captain', temperament: MIXED, handicap: 0 }, 5, NAMED);
    expect(five).toEqual(['captain-bold', 'captain-careful', 'captain-vengeful', 'captain', 'captain-bold']);
  });

  it('are told apart in words', () => {
    expect(texts.game.players.bot('captain')).toBe('Bot, captain');
    expect(texts.game.players.bot('captain-bold-300')).toBe('Bot, captain, bold, handicap 300');
  });

  it('come into a game as they were chosen, and into a rated game as plain levels', () => {
    const draft = { ...newDraft('gd6', null), bots: 2, botLevel: 'captain', temperament: 'bold', handicap: 100 };
    expect(bodyOf(draft, NAMED)).toMatchObject({ bots: ['captain-bold-100', 'captain-bold-100'], absence: { bot: 'captain' } });
    expect(bodyOf(draft, NAMED)).toMatchObject({ botComments: false });
    expect(bodyOf({ ...draft, botComments: true }, NAMED)).toMatchObject({ botComments: true });
    expect(bodyOf({ ...draft, botComments: true, anonymous: true }, NAMED)).toMatchObject({ botComments: false });
    expect(bodyOf({ ...draft, rated: true }, NAMED)).toMatchObject({ bots: ['captain', 'captain'] });
  });
});
