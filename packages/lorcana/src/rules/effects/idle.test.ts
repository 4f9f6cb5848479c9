/** "You may" asks nobody if nothing could be done (6.1.4), as far as every player can see (7.1.3.1). */
import { describe, expect, it } from 'vitest';
import { type Effects, hurt, isle, owl, pim, playing } from '../../../test/effects.js';
import { made, type Side } from '../../../test/table.js';

const OWN = { type: 'character', controller: 'self' } as const;
const ALL = { all: OWN } as const;
const CHOSEN = { choose: { type: 'character' } } as const;
const out = { exerted: true };
const pebble = made('Pebble');
const draw: Effects = [{ effect: 'draw', amount: 1 }];
const ANOTHER: Effects = [
  {
    effect: 'moveDamage',
    from: { ...CHOSEN, as: 'giver' },
    to: { choose: { type: 'character' }, butNot: 'giver', as: 'taker' },
    amount: 1,
  },
];

describe('6.1.4 “may” is asked if something could be done, and not if nothing could', () => {
  it.each<[string, Effects, readonly [Side, Side?], readonly [Side, Side?]]>([
    ['exert all', [{ effect: 'exert', what: ALL }], [{ play: [pim] }], [{ play: [[pim, out]] }]],
    ['ready all', [{ effect: 'ready', what: ALL }], [{ play: [[pim, out]] }], [{ play: [pim] }]],
    [
      'heal all',
      [{ effect: 'removeDamage', what: ALL, amount: 1 }],
      [{ play: [[pim, hurt(1)]] }],
      [{ play: [pim] }],
    ],
    ['banish all', [{ effect: 'banish', what: ALL }], [{ play: [pim] }], [{}]],
    ['banish a chosen one', [{ effect: 'banish', what: CHOSEN }], [{ play: [pim] }], [{}]],
    ['deal damage to all', [{ effect: 'dealDamage', what: ALL, amount: 1 }], [{ play: [pim] }], [{}]],
    ['draw', draw, [{}], [{ deck: [] }]],
    ['mill', [{ effect: 'mill', amount: 1 }], [{}], [{ deck: [] }]],
    [
      'put the top card away',
      [{ effect: 'putIntoInkwell', what: { top: 1 } }],
      [{ deck: [pebble] }],
      [{ deck: [] }],
    ],
    ['discard', [{ effect: 'discard', amount: 2 }], [{ hand: [pim, owl] }], [{ hand: [pim] }]],
    [
      'an opponent loses lore',
      [{ effect: 'loseLore', who: 'eachOpponent', amount: 1 }],
      [{}, { lore: 1 }],
      [{}],
    ],
    ['move to another', ANOTHER, [{ play: [[pim, hurt(1)], owl] }], [{ play: [[pim, hurt(1)]] }]],
    [
      'move a character to a location',
      [{ effect: 'moveToLocation', what: CHOSEN, to: { choose: { type: 'location' }, as: 'place' } }],
      [{ play: [pim, isle] }],
      [{ play: [pim] }],
    ],
    [
      'do one thing to do another',
      [{ effect: 'ifDone', do: [{ effect: 'exert', what: ALL }], next: draw }],
      [{ play: [pim] }],
      [{ play: [[pim, out]] }],
    ],
    [
      'one or the other',
      [
        {
          effect: 'either',
          of: [
            { label: 'a', do: [{ effect: 'exert', what: ALL }] },
            { label: 'b', do: [{ effect: 'banish', what: ALL }] },
          ],
        },
      ],
      [{ play: [[pim, out]] }],
      [{}],
    ],
    [
      'reveal items of the hand',
      [{ effect: 'reveal', what: { all: { zone: 'hand', type: 'item' } } }],
      [{ hand: [pim] }],
      [{}],
    ],
  ])('%s', (_what, effects, some, none) => {
    const isAsked = ([north, south]: readonly [Side, Side?]): boolean =>
      playing([{ effect: 'may', do: effects }], north, south).state.resolving.length > 0;
    expect([isAsked(some), isAsked(none)]).toEqual([true, false]);
  });

  it('6.1.6 “another” is not the one from which it comes', () => {
    const at = playing(ANOTHER, { play: [[pim, hurt(1)]] });
    expect(at.state.resolving).toEqual([]);
  });
});
