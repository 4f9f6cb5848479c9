import { describe, expect, it } from 'vitest';
import { define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, put, table } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';

const mourner = readCard('Whenever a creature leaves the battlefield, you gain 1 life.', {
  name: 'Mourner',
  types: 'Enchantment',
});
const bear = define('Bear', { types: ['creature'], power: 2, toughness: 2 });
const toll: CardDefinition = define('Toll', {
  types: ['enchantment'],
  triggered: [
    {
      id: 'toll',
      trigger: { on: 'casts', who: 'opponent', what: {} },
      effects: [
        {
          effect: 'mayPay',
          who: { bound: 'player' },
          costs: [{ cost: 'mana', mana: [1] }],
          effects: [],
          else: [{ effect: 'gainLife', amount: 5 }],
        },
      ],
    },
  ],
});
const players = ['ann', 'bob', 'cat'].map((id) => ({ id }));
const three = (cards: readonly CardDefinition[], there: Parameters<typeof table>[1], active = 'ann') =>
  table([mourner, bear, toll, ...cards], there, { players, activePlayer: active });

describe('800.4: who has left the game', () => {
  it('800.4b: creates and controls nothing', () => {
    const rite = sorcery('Each player creates a 1/1 green Insect creature token.');
    const done = three([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('bob', 'concede')
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    const tokens = done.state.cards.filter(({ token }) => token);
    expect(tokens.map(({ controller, owner }) => controller ?? owner)).toEqual(['ann', 'cat']);
  });

  it('800.4d: has no triggers put on the stack', () => {
    const after = three(
      [],
      [put(bear, 'bob'), put(mourner, 'ann'), put(mourner, 'bob', 'battlefield', { instanceId: 'theirs' })],
    ).does('bob', 'concede');
    expect(after.state.abilities.map(({ controller }) => controller)).toEqual(['ann']);
    expect(after.state.waiting).toEqual([]);
  });

  it('800.4f: pays no cost: what happens where it is not paid happens', () => {
    const rite = sorcery('You gain 1 life.');
    const cast = three(
      [rite],
      [put(toll, 'ann'), put(rite, 'bob', 'hand'), ...lands('Forest', 2, 'bob')],
      'bob',
    ).does('bob', 'cast', { card: 'moss-rite' });
    const done = cast.does('bob', 'concede').bothPass();
    expect([done.state.players.find(({ id }) => id === 'ann')?.life, done.state.stack]).toEqual([25, []]);
    const open = cast.bothPass();
    expect(open.runtime.toAct(open.match)).toEqual(['bob']);
  });
});
