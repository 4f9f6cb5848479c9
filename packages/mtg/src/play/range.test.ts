import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { bestiary, basics, define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';
import { landsAllowed } from './cast.js';
import { mtgMatch } from './match.js';

const SEATS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'] as const;
/** Six players in a circle who affect only their neighbours. */
const circle = SEATS.map((id, at) => ({
  id,
  range: SEATS.filter((_id, seat) => [0, 1, SEATS.length - 1].includes(Math.abs(at - seat))),
}));
const house = {
  turnLimit: 200,
  stops: ['main1' as const, 'end' as const],
  ranges: Object.fromEntries(SEATS.map((id) => [id, 1])),
};
const bear = define('Bear', { types: ['creature'], power: 2, toughness: 2 });
const bears = SEATS.map((owner) => put(bear, owner, 'battlefield', { instanceId: `${owner}-bear` }));
const at = (cards: readonly CardDefinition[], there: Parameters<typeof table>[1], parts = {}) =>
  table([bear, ...cards], there, { players: circle, activePlayer: 'ann', house, ...parts });
const rangesOf = ({ state }: ReturnType<typeof at>) =>
  Object.fromEntries(state.players.map(({ id, range = [] }) => [id, range.join(' ')]));

describe('a limited range of influence', () => {
  const runtime = mtgMatch({ cards: [...basics, ...bestiary] });
  const players = ['ann', 'bob', 'cat', 'dan', 'eve'];
  const start = (rangeOfInfluence: unknown) => runtime.start({ players, rangeOfInfluence }, 1);

  it('801.2a: is a number of seats for all, or one for each', () => {
    const ranges = (said: unknown) =>
      Object.fromEntries(unwrap(start(said)).state.players.map(({ id, range }) => [id, range?.join(' ')]));
    expect(ranges(1)).toEqual({
      ann: 'ann bob eve',
      bob: 'ann bob cat',
      cat: 'bob cat dan',
      dan: 'cat dan eve',
      eve: 'ann dan eve',
    });
    expect(ranges({ ann: 2, bob: 1 })).toEqual({
      ann: 'ann bob cat dan eve',
      bob: 'ann bob cat',
      cat: undefined,
      dan: undefined,
      eve: undefined,
    });
    expect(ranges(undefined)['ann']).toBeUndefined();
  });

  it.each([
    [0, 'invalidValue'],
    [6, 'invalidValue'],
    [1.5, 'wrongType'],
    ['near', 'wrongType'],
    [{ ann: 0 }, 'invalidValue'],
    [{ zed: 1 }, 'mtg.unknownPlayer'],
  ])('801.2: %j is refused with %s, and where it stands is told', (said, code) => {
    const refused = start(said);
    const issues = refused.ok ? [] : refused.issues;
    expect(issues.map((found) => [found.code, found.path?.[0]])).toEqual([[code, 'rangeOfInfluence']]);
  });

  it('801.2c: seats of those who left count no more once the next turn begins', () => {
    const gone = at([], []).does('bob', 'concede');
    expect(rangesOf(gone)['ann']).toBe('ann bob fay');
    const next = gone.until('end').until('main1');
    expect([next.state.activePlayer, rangesOf(next)['ann'], rangesOf(next)['cat']]).toEqual([
      'cat',
      'ann cat fay',
      'ann cat dan',
    ]);
  });

  it('801.3: only opponents within range are attacked', () => {
    const attacks = at([], bears).until('declareAttackers');
    const aims = attacks.offers('ann').filter((offer) => offer.startsWith('attack'));
    expect(aims).toEqual(['attack ann-bear bob', 'attack ann-bear fay']);
    expect(attacks.tries('ann', 'attack', { attacker: 'ann-bear', player: 'cat' })).toBe(
      'mtg.cantFight 802.2',
    );
  });

  it('801.7: an ability triggers on what happens entirely within range alone', () => {
    const mourner = readCard('Whenever a creature dies, you gain 1 life.', {
      name: 'Mourner',
      types: 'Enchantment',
    });
    const sweep = sorcery('Moss Rite deals 2 damage to each creature.');
    const done = at(
      [mourner, sweep],
      [
        ...bears,
        ...SEATS.map((owner) => put(mourner, owner, 'battlefield', { instanceId: `${owner}-m` })),
        put(sweep, 'ann', 'hand'),
        ...lands('Forest', 1),
      ],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    const waits = [...done.state.abilities].map(({ controller }) => controller);
    // Ann's, Bob's and Fay's creatures die. Their neighbours see those that die within range.
    expect(SEATS.map((seat) => waits.filter((id) => id === seat).length)).toEqual([3, 2, 1, 0, 1, 2]);
    const cast = define('Watcher', {
      types: ['enchantment'],
      triggered: [
        {
          id: 'sees',
          trigger: { on: 'casts', who: 'opponent', what: {} },
          effects: [{ effect: 'gainLife', amount: 1 }],
        },
      ],
    });
    const seen = at(
      [cast, sweep],
      [
        put(cast, 'bob'),
        put(cast, 'dan', 'battlefield', { instanceId: 'far' }),
        put(sweep, 'ann', 'hand'),
        ...lands('Forest', 1),
      ],
    ).does('ann', 'cast', { card: 'moss-rite' });
    expect(seen.state.abilities.map(({ controller }) => controller)).toEqual(['bob']);
  });

  it('801.7: what becomes a target outside range is not seen, though who aims at it is', () => {
    const watch = define('Watcher', {
      types: ['enchantment'],
      triggered: [
        {
          id: 'sees',
          trigger: { on: 'becomesTarget', what: { type: 'creature' }, by: 'either' },
          effects: [{ effect: 'gainLife', amount: 1 }],
        },
      ],
    });
    const aim = sorcery('Destroy target creature.');
    const seen = at(
      [watch, aim],
      [
        ...bears,
        ...SEATS.map((owner) => put(watch, owner, 'battlefield', { instanceId: `${owner}-w` })),
        put(aim, 'ann', 'hand'),
        ...lands('Forest', 1),
      ],
    ).does('ann', 'cast', { card: 'moss-rite' }, ['bob-bear']);
    expect(seen.state.abilities.map(({ controller }) => controller).toSorted()).toEqual(['ann', 'bob']);
  });

  it('801.13: a shield looks at nothing outside its range', () => {
    const sweep = sorcery('Moss Rite deals 2 damage to each player.');
    const pin = (id: string) => ({ kind: 'player', id, incarnation: 0 });
    const shielded = (seat: string, speaksOf: object) =>
      at([sweep], [put(sweep, 'ann', 'hand'), ...lands('Forest', 1)], {
        shields: [{ shield: 'damage', id: 1, controller: seat, source: pin(seat), ...speaksOf }],
      })
        .does('ann', 'cast', { card: 'moss-rite' })
        .bothPass();
    const lives = (seat: string, speaksOf: object = {}) =>
      ['ann', 'bob', 'fay'].map((id) => lifeOf(shielded(seat, speaksOf), id));
    expect([lives('ann'), lives('bob'), lives('dan')]).toEqual([
      [20, 20, 20],
      [20, 20, 18],
      [18, 18, 18],
    ]);
    // Of what it speaks of alone: of sources, or of recipients.
    expect(lives('bob', { byQuality: { type: 'sorcery' } })).toEqual([20, 20, 20]);
    expect(lives('cat', { byQuality: { type: 'sorcery' } })).toEqual([18, 18, 18]);
    expect(lives('cat', { to: [pin('bob')] })).toEqual([18, 20, 18]);
    expect(lives('cat', { to: [pin('ann'), pin('bob')] })).toEqual([18, 20, 18]);
  });

  it('801.13: a shield that speaks of whatever matches looks at what matches within its range alone', () => {
    const graze = sorcery('Moss Rite deals 1 damage to each creature.');
    const damaged = (seat: string, speaksOf: object) => {
      const game = at([graze], [put(graze, 'ann', 'hand'), ...lands('Forest', 1), ...bears], {
        shields: [
          {
            shield: 'damage',
            id: 1,
            controller: seat,
            source: { kind: 'player', id: seat, incarnation: 0 },
            ...speaksOf,
          },
        ],
      });
      const { state } = game.does('ann', 'cast', { card: 'moss-rite' }).bothPass();
      return ['ann', 'bob', 'fay'].map(
        (id) => state.cards.find(({ instanceId }) => instanceId === `${id}-bear`)?.damage,
      );
    };
    const creatures = { zone: 'battlefield', type: 'creature' };
    expect(damaged('cat', { toEach: creatures })).toEqual([1, 0, 1]);
    expect(damaged('ann', { toEach: creatures })).toEqual([0, 0, 0]);
  });

  it('801.13a: damage that is redirected out of range of what deals it is not dealt', () => {
    const bolt = sorcery('Moss Rite deals 3 damage to target player.');
    const to = (id: string) =>
      at([bolt], [put(bolt, 'ann', 'hand'), ...lands('Forest', 1)], {
        shields: [
          {
            shield: 'damage',
            id: 1,
            controller: 'bob',
            source: { kind: 'player', id: 'bob', incarnation: 0 },
            to: [{ kind: 'player', id: 'bob', incarnation: 0 }],
            redirectTo: { kind: 'player', id, incarnation: 0 },
          },
        ],
      })
        .does('ann', 'cast', { card: 'moss-rite' }, ['bob'])
        .bothPass();
    expect([lifeOf(to('ann'), 'ann'), lifeOf(to('cat'), 'cat'), lifeOf(to('cat'), 'bob')]).toEqual([
      17, 20, 20,
    ]);
  });

  it('801.14: who wins by an effect beats those within range alone', () => {
    const rite = define('Moss Rite', {
      types: ['sorcery'],
      cost: [1],
      spell: { effects: [{ effect: 'endGame', who: 'you', as: 'wins' }] },
    });
    const done = at([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(done.state.players.filter(({ left }) => left === true).map(({ id }) => id)).toEqual([
      'bob',
      'fay',
    ]);
    expect(done.state.ended).toBeUndefined();
  });

  it('801.11: storm counts spells that were cast within range', () => {
    const rite = sorcery('You gain 1 life.\nStorm');
    const done = at([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)], {
      turn: { happened: { 'cast bob': 2, 'cast dan': 3 } },
    }).does('ann', 'cast', { card: 'moss-rite' });
    // The spell itself, and a copy for each of Bob's two.
    expect(done.bothPass().state.stack.length).toBe(3);
  });

  it('801.10: hands are revealed, and what dies goes elsewhere, within range alone', () => {
    const open = define('Window', {
      types: ['enchantment'],
      keywords: [{ keyword: 'opponentsHandsRevealed' }],
    });
    const there = at(
      [open],
      [put(open, 'ann'), put(bear, 'bob', 'hand'), put(bear, 'cat', 'hand', { instanceId: 'far' })],
    );
    const seen = JSON.stringify(there.runtime.view(there.match, 'eve'));
    expect([seen.includes('"instanceId":"bear"'), seen.includes('"instanceId":"far"')]).toEqual([
      true,
      false,
    ]);
    const keeper = define('Keeper', {
      types: ['enchantment'],
      keywords: [{ keyword: 'keepsOutOfGraveyard', whose: 'any' }],
    });
    const sweep = sorcery('Moss Rite deals 2 damage to each creature.');
    const swept = at(
      [keeper, sweep],
      [...bears, put(keeper, 'cat'), put(sweep, 'ann', 'hand'), ...lands('Forest', 1)],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(['ann', 'bob', 'fay'].map((seat) => zoneOf(swept, `${seat}-bear`))).toEqual([
      'graveyard',
      'exile',
      'graveyard',
    ]);
  });

  const rite = sorcery('You gain 1 life.');

  it('801.2c: what a static ability makes of permanents is made anew as the range changes', () => {
    const banner = readCard('Creatures get +1/+1.', { name: 'Banner', types: 'Enchantment' });
    const powerOf = ({ state }: ReturnType<typeof at>) =>
      state.cards.find(({ instanceId }) => instanceId === 'cat-bear')?.power;
    const settled = at(
      [banner, rite],
      [...bears, put(banner, 'ann'), put(rite, 'ann', 'hand'), ...lands('Forest', 1)],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    const next = settled.does('bob', 'concede').until('end').until('main1');
    expect([powerOf(settled), next.state.activePlayer, powerOf(next)]).toEqual([2, 'cat', 3]);
  });

  it.each([
    ['bob', 'mtg.notNow 601.3'],
    ['dan', 'ok'],
  ])(
    '801.10: who may not cast, may play more lands and draws something else is within range: %s',
    (seat, cast) => {
      const hush = define('Hush', {
        types: ['enchantment'],
        keywords: [{ keyword: 'cantCast', who: 'opponent', spells: {} }],
      });
      const open = define('Field', {
        types: ['enchantment'],
        keywords: [{ keyword: 'eachPlaysAnotherLand' }],
      });
      const bank = define('Bank', {
        types: ['enchantment'],
        replacesDraws: { who: 'opponent', effects: [{ effect: 'gainLife', amount: 3 }] },
      });
      const insight = sorcery('Draw a card.');
      const mine = { activePlayer: seat };
      const hand = [put(insight, seat, 'hand'), ...lands('Forest', 1, seat)];
      expect(
        at([hush, insight], [put(hush, 'ann'), ...hand], mine).tries(seat, 'cast', { card: 'moss-rite' }),
      ).toBe(cast);
      const landsToPlay = landsAllowed(at([open], [put(open, 'ann')], mine).state);
      const drawn = at([bank, insight], [put(bank, 'ann'), ...hand], mine)
        .does(seat, 'cast', { card: 'moss-rite' })
        .bothPass();
      expect([landsToPlay, lifeOf(drawn, 'ann')]).toEqual(seat === 'bob' ? [2, 23] : [1, 20]);
    },
  );

  it('801.7: what waits for something to leave does not see it leave outside', () => {
    const sweep = sorcery('Moss Rite deals 2 damage to each creature.');
    const waiting = (controller: string) => ({
      at: 'goes' as const,
      frame: {
        controller,
        source: { kind: 'player', id: controller, incarnation: 0 },
        variables: {},
        bound: {},
        todo: [{ effect: 'gainLife' as const, amount: 1 }],
      },
      of: [{ kind: 'card', id: 'fay-bear', incarnation: 0 }],
    });
    const done = at([sweep], [...bears, put(sweep, 'ann', 'hand'), ...lands('Forest', 1)], {
      delayed: ['ann', 'bob'].map(waiting),
    })
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(done.state.abilities.map(({ controller }) => controller)).toEqual(['ann']);
  });
});
