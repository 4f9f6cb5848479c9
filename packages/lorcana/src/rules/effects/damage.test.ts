import { describe, expect, it } from 'vitest';
import { type Effects, pim, owl, fox, CHARACTERS, named, hurt, playing } from '../../../test/effects.js';
import { card, choosable, decided, loreOf, made, type Side } from '../../../test/table.js';
import { decisionOf } from '../advance.js';
import { cardById } from '../../state/board.js';

describe('1.9 damage', () => {
  const move = (more: object = {}): Effects => [
    {
      effect: 'moveDamage',
      from: named('Pim'),
      to: { all: { name: 'Owl' }, as: 'other' },
      amount: 2,
      ...more,
    },
    { effect: 'gainLore', amount: 'result' },
  ];
  it.each<
    [string, Effects, Side, Side, readonly string[], readonly [pim: number, owl: number, lore: number]]
  >([
    [
      'is moved, not dealt',
      move(),
      { play: [[pim, hurt(2)]] },
      { play: [made('Owl', { has: [['resist', 2]] })] },
      [],
      [0, 2, 2],
    ],
    ['as much as there is', move(), { play: [[pim, hurt(1)]] }, { play: [owl] }, [], [0, 1, 1]],
    [
      'up to so much, as is said',
      move({ upTo: true }),
      { play: [[pim, hurt(2)]] },
      { play: [owl] },
      ['1'],
      [1, 1, 1],
    ],
    [
      '5.1.2.2 not to an item',
      move({ to: { all: { name: 'Owl' }, as: 'other' } }),
      { play: [[pim, hurt(2)]] },
      { play: [made('Owl', { type: 'item' })] },
      [],
      [2, 0, 0],
    ],
    [
      'not to itself',
      move({ to: { all: { name: 'Pim' }, as: 'other' } }),
      { play: [[pim, hurt(2)]] },
      { play: [owl] },
      [],
      [2, 0, 0],
    ],
  ])('%s', (_title, effects, north, south, chosen, numbers) => {
    const asked = playing(effects, north, south);
    const at = chosen.length > 0 ? decided(asked, ...chosen) : asked;
    expect([card(at, 'Pim').damage, card(at, 'Owl').damage, loreOf(at, 'north')]).toEqual(numbers);
  });

  it('how much is asked is from nothing to what is there', () => {
    const asked = playing(move({ upTo: true }), { play: [[pim, hurt(1)]] }, { play: [owl] });
    expect(choosable(asked, 'decide')).toEqual(['0', '1']);
    expect(decisionOf(asked.state)?.spec.description).toBe('how much damage');
    const heal = playing([{ effect: 'removeDamage', what: named('Pim'), amount: 9, upTo: true }], {
      play: [[pim, hurt(2)]],
    });
    expect(choosable(heal, 'decide')).toEqual(['0', '1', '2']);
  });

  it.each<[string, Side, readonly string[]]>([
    ['all that are hurt at once', { play: [[pim, hurt(2)], [owl, hurt(1)], fox] }, ['0', '0', '0']],
    ['a lone one', { play: [[pim, hurt(2)]] }, ['0']],
  ])('is removed of %s, each its own', (_title, north, wanted) => {
    const at = playing([{ effect: 'removeDamage', what: { all: CHARACTERS }, amount: 2 }], north);
    expect(['Pim', 'Owl', 'Fox'].flatMap((id) => cardById(at.state, id)?.damage ?? []).map(String)).toEqual(
      wanted,
    );
  });
});
