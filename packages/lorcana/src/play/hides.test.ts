import { describe, expect, it } from 'vitest';
import { lorcanaMatch } from './match.js';
import { after, made, table, type Table } from '../../test/table.js';

const pim = made('Pim');
const owl = made('Owl');
const hit = made(
  'Hit',
  { type: 'action', cost: 1 },
  { effects: [{ effect: 'exert', what: { choose: { type: 'character', cost: { lte: 2 } } } }] },
);
/** The cards that might lie there. A player who may not look must not learn which of them it is. */
const SECRETS = [
  made('Secret'),
  made('Secret', { cost: 9 }),
  made('Secret', { type: 'item', cost: 1 }),
  made('Secret', { type: 'location', willpower: 5, moveCost: 1 }),
  made('Secret', { has: ['ward', 'evasive'] }),
];

const answer = (at: Table, move: string, params: object, targets?: readonly string[]) =>
  JSON.stringify(
    lorcanaMatch.apply(at, {
      move,
      player: 'north',
      params,
      ...(targets ? { targets: [{ targets: targets.map((id) => ({ kind: 'card', id })) }] } : {}),
    }),
  );

describe('7.1.3.1 a refusal tells nothing of what the player may not see', () => {
  it.each(['hand', 'deck'] as const)('of a card in the other’s %s', (zone) => {
    const told = SECRETS.map((secret) => {
      const at = table({ play: [pim, owl], hand: [hit], ink: 1 }, { [zone]: [secret] });
      const asked = after(at, 'play', 'Hit');
      return [
        answer(asked, 'decide', {}, ['Secret']),
        answer(at, 'challenge', { cardId: 'Pim' }, ['Secret']),
        answer(at, 'moveToLocation', { cardId: 'Pim' }, ['Secret']),
        ...['play', 'ink', 'quest', 'shift', 'sing'].map((move) => answer(at, move, { cardId: 'Secret' })),
        answer(at, 'activate', { cardId: 'Secret', ability: 0 }),
      ];
    });
    for (const one of told) expect(one).toEqual(told[0]);
  });

  it('of a card in the own deck and inkwell', () => {
    const told = SECRETS.map((secret) => {
      const deck = after(table({ play: [pim, owl], hand: [hit], ink: 1, deck: [secret] }), 'play', 'Hit');
      return answer(deck, 'decide', {}, ['Secret']);
    });
    for (const one of told) expect(one).toBe(told[0]);
    const inked = after(table({ play: [pim, owl], hand: [hit, made('Secret')], ink: 1 }), 'ink', 'Secret');
    expect(answer(after(inked, 'play', 'Hit'), 'decide', {}, ['Secret'])).toBe(told[0]);
  });

  it('what may be seen is told why', () => {
    const at = after(
      table({ play: [pim, owl], hand: [hit, made('Cog', { type: 'item' })], ink: 1 }),
      'play',
      'Hit',
    );
    expect(answer(at, 'decide', {}, ['Cog'])).toContain('filterMismatch');
  });
});
