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

  it('800.4i: is none of each player, though something was done with each before', () => {
    const rite: CardDefinition = define('Moss Rite', {
      types: ['sorcery'],
      cost: [1],
      spell: {
        effects: [
          {
            effect: 'forEach',
            what: 'eachPlayer',
            as: 'one',
            effects: [{ effect: 'may', who: { bound: 'one' }, effects: [{ effect: 'gainLife', amount: 1 }] }],
          },
        ],
      },
    });
    const open = three([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    const next = open.does('bob', 'concede').does('ann', 'decide', {}, ['no']);
    expect(next.runtime.toAct(next.match)).toEqual(['cat']);
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

  const who = { bound: 'player' } as const;
  /** Whenever an opponent casts a spell, that player is asked. */
  const asks = (...effects: CardDefinition['triggered'][number]['effects']) =>
    define('Idol', {
      types: ['enchantment'],
      triggered: [{ id: 'asks', trigger: { on: 'casts', who: 'opponent', what: {} }, effects }],
    });
  const choosing = asks(
    { effect: 'choose', who, filter: { type: 'creature' }, bind: 'doomed' },
    { effect: 'destroy', what: { bound: 'doomed' } },
  );
  const rite = sorcery('You gain 1 life.');
  const isThere = (at: ReturnType<typeof three>, id: string): boolean =>
    at.state.cards.find(({ instanceId }) => instanceId === id)?.zone === 'battlefield';
  const four = (idol: CardDefinition, seats: readonly string[]) =>
    table(
      [bear, rite, idol],
      [
        put(idol, 'ann'),
        put(bear, 'ann'),
        put(bear, 'cat', 'battlefield', { instanceId: 'other' }),
        put(rite, 'bob', 'hand'),
        ...lands('Forest', 1, 'bob'),
      ],
      { players: seats.map((id) => ({ id })), activePlayer: 'bob' },
    )
      .does('bob', 'cast', { card: 'moss-rite' })
      .does('bob', 'concede');

  it('800.4g: the controller of an object names another opponent, who chooses in the place of who left', () => {
    const gone = four(choosing, ['ann', 'bob', 'cat', 'dan']).bothPass();
    expect(gone.runtime.toAct(gone.match)).toEqual(['ann']);
    expect(gone.tries('ann', 'decide', {}, ['ann'])).toBe('filterMismatch');
    expect(gone.tries('ann', 'decide', {}, ['bob'])).toContain('800.4a');
    const named = gone.does('ann', 'decide', {}, ['dan']);
    expect(named.runtime.toAct(named.match)).toEqual(['dan']);
    const done = named.does('dan', 'decide', {}, ['bear']);
    expect([isThere(done, 'bear'), isThere(done, 'other'), done.state.resolving]).toEqual([false, true, []]);
  });

  it('800.4g: nobody is asked where one opponent is left', () => {
    const gone = four(choosing, ['ann', 'bob', 'cat']).bothPass();
    expect(gone.runtime.toAct(gone.match)).toEqual(['cat']);
    expect(isThere(gone.does('cat', 'decide', {}, ['bear']), 'bear')).toBe(false);
  });

  it('800.4g: another chooses whether something is done', () => {
    const may = asks({ effect: 'may', who, effects: [{ effect: 'gainLife', amount: 3 }] });
    const gone = four(may, ['ann', 'bob', 'cat']).bothPass();
    const done = gone.does('cat', 'decide', {}, ['yes']);
    expect(done.state.players.find(({ id }) => id === 'ann')?.life).toBe(23);
  });

  it('800.4g: who was named stays so for the whole resolution, unless that one leaves as well', () => {
    const twice = asks(
      { effect: 'choose', who, filter: { type: 'creature' }, bind: 'one' },
      { effect: 'choose', who, filter: { type: 'creature' }, bind: 'two' },
    );
    const seats = ['ann', 'bob', 'cat', 'dan', 'eve'];
    const named = four(twice, seats).bothPass().does('ann', 'decide', {}, ['dan']);
    const second = named.does('dan', 'decide', {}, ['bear']);
    expect(second.runtime.toAct(second.match)).toEqual(['dan']);
    const again = second.does('dan', 'concede');
    expect(again.runtime.toAct(again.match)).toEqual(['ann']);
    const other = again.does('ann', 'decide', {}, ['eve']);
    expect(other.runtime.toAct(other.match)).toEqual(['eve']);
  });

  it('800.4h: where nobody is there to name one, the next player in turn order chooses', () => {
    const lasting = define('Shrine', {
      types: ['enchantment'],
      triggered: [
        {
          id: 'until',
          trigger: { on: 'moves', what: 'self', to: 'battlefield' },
          effects: [
            {
              effect: 'delayed',
              at: 'sourceLeaves',
              effects: [{ effect: 'may', effects: [{ effect: 'gainLife', who: 'eachPlayer', amount: 1 }] }],
            },
          ],
        },
      ],
      cost: [1],
    });
    const there = [put(lasting, 'bob', 'hand'), ...lands('Forest', 1, 'bob')];
    const gone = three([lasting], there, 'bob')
      .does('bob', 'cast', { card: 'shrine' })
      .bothPass(2)
      .does('bob', 'concede');
    expect(gone.runtime.toAct(gone.match)).toEqual(['cat']);
    const done = gone.does('cat', 'decide', {}, ['yes']);
    expect(done.state.players.map(({ life }) => life)).toEqual([21, 20, 21]);
  });
});
