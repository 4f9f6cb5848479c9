import { describe, expect, it } from 'vitest';
import { type Effects, pim, owl, fox, hat, playing } from '../../../test/effects.js';
import { card, decided } from '../../../test/table.js';
import { deckOf } from '../../state/board.js';

describe('6.1.14 what becomes of cards that are looked at', () => {
  const look = (more: object): Effects => [{ effect: 'look', amount: 2, piles: [], rest: 'bottom', ...more }];
  it.each<
    [
      string,
      Effects,
      readonly (readonly string[])[],
      Readonly<Record<string, string>>,
      deck: readonly string[],
    ]
  >([
    [
      'to the inkwell',
      look({ piles: [{ to: 'inkwell' }], rest: 'top' }),
      [['Pim']],
      { Pim: 'inkwell ready', Owl: 'deck' },
      ['Owl', 'Fox', 'Hat'],
    ],
    [
      'to the inkwell, exerted',
      look({ piles: [{ to: 'exertedInkwell' }], rest: 'top' }),
      [['Pim']],
      { Pim: 'inkwell exerted' },
      ['Owl', 'Fox', 'Hat'],
    ],
    [
      'to the discard',
      look({ piles: [{ to: 'discard' }], rest: 'top' }),
      [['Owl']],
      { Owl: 'discard' },
      ['Pim', 'Fox', 'Hat'],
    ],
    [
      'the rest to the discard',
      look({ piles: [{ to: 'hand' }], rest: 'discard' }),
      [['Owl']],
      { Owl: 'hand', Pim: 'discard' },
      ['Fox', 'Hat'],
    ],
    ['the rest to the bottom, in an order', look({}), [['Owl']], {}, ['Fox', 'Hat', 'Owl', 'Pim']],
    [
      'the rest on top, the last one put uppermost',
      look({ rest: 'top' }),
      [['Pim']],
      {},
      ['Owl', 'Pim', 'Fox', 'Hat'],
    ],
    [
      'some of them at the bottom, none too',
      look({ piles: [{ to: 'bottom', min: 0, max: 2 }], rest: 'top' }),
      [[], ['Owl']],
      {},
      ['Pim', 'Owl', 'Fox', 'Hat'],
    ],
    [
      '7.1.4 nothing that is looked for',
      look({ piles: [{ to: 'hand', of: { type: 'character' } }], rest: 'discard' }),
      [[]],
      { Pim: 'discard', Owl: 'discard' },
      ['Fox', 'Hat'],
    ],
    [
      'no more than there are',
      look({ amount: 9, piles: [{ to: 'hand', max: 9 }], rest: 'discard' }),
      [],
      { Pim: 'hand', Hat: 'hand' },
      [],
    ],
    ['none at all', look({ amount: 0, piles: [{ to: 'hand' }] }), [], {}, ['Pim', 'Owl', 'Fox', 'Hat']],
    [
      '6.1.14 searched for on top, the deck shuffled under it',
      look({ amount: 'all', piles: [{ to: 'top' }], rest: 'shuffle' }),
      [['Hat']],
      { Hat: 'deck' },
      ['Hat'],
    ],
  ])('%s', (_title, effects, choices, zones, deck) => {
    const asked = playing(effects, { deck: [pim, owl, fox, hat] });
    const at = choices.reduce((now, chosen) => decided(now, ...chosen), asked);
    expect(at.state.resolving).toEqual([]);
    const lie = (id: string) => {
      const found = card(at, id);
      return found.zone === 'inkwell' ? `inkwell ${found.exerted ? 'exerted' : 'ready'}` : found.zone;
    };
    expect(Object.fromEntries(Object.keys(zones).map((id) => [id, lie(id)]))).toEqual(zones);
    expect(deckOf(at.state, 'north').slice(0, deck.length)).toEqual(deck);
    const shuffles = effects.some((one) => one.effect === 'look' && one.rest === 'shuffle');
    expect(deckOf(at.state, 'north')).toHaveLength(shuffles ? 4 : deck.length);
  });
});
