import { describe, expect, it } from 'vitest';
import { type Effects, pim, owl, hat, CHARACTERS, named, hurt, playing } from '../../../test/effects.js';
import { after, card, decided, loreOf, made, table, zoneOf, type Side } from '../../../test/table.js';

describe('6.1.5.1 “A. If you do, B”', () => {
  it.each<[string, Effects, Side, Side, readonly (readonly string[])[], number]>([
    [
      'something was taken',
      [{ effect: 'banish', what: { choose: { type: 'item' } } }],
      { play: [hat] },
      {},
      [],
      1,
    ],
    ['nothing was taken', [{ effect: 'banish', what: { choose: { type: 'item' } } }], {}, {}, [], 0],
    [
      'the subject itself counts as nothing that is taken',
      [{ effect: 'exert', what: 'this' }],
      {},
      {},
      [],
      1,
    ],
    [
      'damage was dealt',
      [{ effect: 'dealDamage', what: named('Pim'), amount: 1 }],
      { play: [pim] },
      {},
      [],
      1,
    ],
    [
      '8.8 none came through',
      [{ effect: 'dealDamage', what: named('Wall'), amount: 1 }],
      { play: [made('Wall', { has: [['resist', 2]] })] },
      {},
      [],
      0,
    ],
    [
      'damage was moved',
      [{ effect: 'moveDamage', from: named('Pim'), to: { all: { name: 'Owl' }, as: 'other' }, amount: 1 }],
      { play: [[pim, hurt(1)]] },
      { play: [owl] },
      [],
      1,
    ],
    [
      'there was nobody to move it to',
      [{ effect: 'moveDamage', from: named('Pim'), to: { all: { name: 'Owl' }, as: 'other' }, amount: 1 }],
      { play: [[pim, hurt(1)]] },
      {},
      [],
      0,
    ],
    ['lore was lost', [{ effect: 'loseLore', who: 'eachOpponent', amount: 1 }], {}, { lore: 1 }, [], 1],
    ['there was none to lose', [{ effect: 'loseLore', who: 'eachOpponent', amount: 1 }], {}, {}, [], 0],
    ['a card was drawn', [{ effect: 'draw', amount: 1 }], {}, {}, [], 1],
    [
      'one of two could not be done, however much the other did',
      [
        { effect: 'gainLore', amount: 0 },
        { effect: 'draw', amount: 1 },
      ],
      { deck: [] },
      {},
      [],
      0,
    ],
    ['there was none to draw', [{ effect: 'draw', amount: 1 }], { deck: [] }, {}, [], 0],
  ])('%s', (_title, first, north, south, choices, lore) => {
    const asked = playing(
      [{ effect: 'ifDone', do: first, next: [{ effect: 'gainLore', amount: 1 }] }],
      north,
      south,
    );
    const at = choices.reduce((now, chosen) => decided(now, ...chosen), asked);
    expect([at.state.resolving, loreOf(at, 'north')]).toEqual([[], lore]);
  });
});

describe('1.5.3 what a cost chose is known to the effect', () => {
  const say = (effects: Effects) =>
    made(
      'Well',
      { type: 'item' },
      {
        abilities: [
          {
            kind: 'activated',
            cost: { choose: [{ to: 'banish', of: { ...CHARACTERS, controller: 'self' } }] },
            effects,
          },
        ],
      },
    );
  it('its numbers as it was', () => {
    const well = say([{ effect: 'gainLore', amount: { of: 'paid0', property: 'strength' } }]);
    const asked = after(
      table({ play: [well, pim, made('Bear', { strength: 5 })] }),
      'activate',
      'Well',
      undefined,
      { ability: 0 },
    );
    expect(loreOf(decided(asked, 'Bear'), 'north')).toBe(5);
    const only = after(table({ play: [well, pim] }), 'activate', 'Well', undefined, { ability: 0 });
    expect([only.state.resolving, loreOf(only, 'north'), zoneOf(only, 'Pim')]).toEqual([[], 2, 'discard']);
  });
});

describe('what "if you do" looks at', () => {
  const heal: Effects = [{ effect: 'removeDamage', what: 'each', amount: 1 }];
  const ifHealed: Effects = [{ effect: 'ifDone', do: heal, next: [{ effect: 'exert', what: 'each' }] }];

  it('is each for itself, and not forgotten between', () => {
    const what = { all: { type: 'character' } } as const;
    const at = playing([{ effect: 'forEach', what, do: ifHealed }], { play: [[pim, hurt(1)], owl] });
    expect([card(at, 'Pim'), card(at, 'Owl')].map(({ exerted, damage }) => [exerted, damage])).toEqual([
      [true, 0],
      [false, 0],
    ]);
  });

  it('is not what was taken under the same name before', () => {
    const at = playing(
      [
        { effect: 'exert', what: named('Pim') },
        {
          effect: 'ifDone',
          do: [{ effect: 'banish', what: { choose: { type: 'item' } } }],
          next: [{ effect: 'gainLore', amount: 1 }],
        },
      ],
      { play: [pim] },
    );
    expect([at.state.resolving, loreOf(at, 'north')]).toEqual([[], 0]);
  });
});
