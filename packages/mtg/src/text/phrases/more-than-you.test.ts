import { describe, expect, it } from 'vitest';
import { card } from '../../../test/board.js';
import { happen, matchOf } from '../../../test/match.js';
import { readCard, sorcery, unreadOf } from '../../../test/read-card.js';
import { printCard } from '../abilities/print-card.js';

const gains = (condition: string) => sorcery(`If ${condition}, you gain 3 life.`);
const landsOf = (owner: string, count: number) =>
  Array.from({ length: count }, (_land, at) => card(`${owner}${at}`, owner, { types: ['land'] }));
const heldBy = (owner: string, count: number) =>
  Array.from({ length: count }, (_card, at) => card(`${owner}-held${at}`, owner, { zone: 'hand' }));

describe('who has more than you', () => {
  it.each<[string, string]>([
    ['an opponent controls more lands than you', 'someone'],
    ['an opponent controls at least two more basic lands than you', 'someone'],
    ['an opponent has more cards in hand than you', 'someone'],
    ['an opponent has more life than you', 'someone'],
    ['target player controls more creatures than you', 'amount'],
    ['target opponent has more life than you', 'amount'],
  ])('%s', (words, key) => {
    const read = gains(words);
    const [found] = read.spell?.effects ?? [];
    expect(found?.effect === 'if' && key in found.condition).toBe(true);
    expect(sorcery(printCard(read).lines.join('\n'))).toEqual(read);
  });

  it('is asked as an ability triggers, of the player whose step it is', () => {
    const text =
      "At the beginning of each opponent's upkeep, if that player controls more Goblins than you, draw a card.";
    const read = readCard(text);
    expect(read.triggered).toMatchObject([
      {
        if: {
          amount: { count: { subtype: 'Goblin', controller: 'role.player' } },
          gt: { count: { subtype: 'Goblin', controller: 'self' } },
        },
      },
    ]);
    expect(printCard(read).lines).toEqual([text]);
  });

  it.each([
    ['an opponent controls more lands than you', 2, 2, false],
    ['an opponent controls more lands than you', 2, 3, true],
    ['an opponent controls at least two more lands than you', 2, 3, false],
    ['an opponent controls at least two more lands than you', 2, 4, true],
    ['an opponent has more cards in hand than you', 2, 2, false],
    ['an opponent has more cards in hand than you', 2, 3, true],
  ])('%s: %d and %d', (words, yours, theirs, isSo) => {
    const of = words.includes('hand') ? heldBy : landsOf;
    const state = matchOf(...of('you', yours), ...of('foe', theirs));
    const done = happen(state, gains(words).spell?.effects ?? []);
    expect(done.events.some(({ type }) => type === 'lifeGained')).toBe(isSo);
  });

  it.each([
    'If you control more lands than, you gain 3 life.',
    'If an opponent controls more lands than each other player, you gain 3 life.',
    'If each opponent controls more lands than you, you gain 3 life.',
    'If an opponent controls at least X more lands than you, you gain 3 life.',
    'If that player controls more lands than you, you gain 3 life.',
  ])('refused: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});
