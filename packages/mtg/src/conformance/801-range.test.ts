import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { wardTriggers } from '../entries/stack.js';
import { board, card, creature, inHand, one, pick } from '../../test/board.js';
import { define } from '../../test/made-up.js';
import { happen } from '../../test/match.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { checkTargetsStillLegal, permanent, player, type MtgState, validateTargets } from '../index.js';
import type { CardDefinition } from '../language/card-definition.js';
import { amountOf } from '../rules/select/select.js';
import { mtgMatchStateOf } from '../state/match-state.js';
import { getLegalTargets } from '../rules/targeting/legal.js';

/** Six players in a circle, each of whom affects only their neighbours. */
const SEATS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'] as const;
const around = (at: number, reach: number): readonly string[] =>
  SEATS.filter((_id, seat) => Math.min(Math.abs(at - seat), SEATS.length - Math.abs(at - seat)) <= reach);
const circle = SEATS.map((id, at) => ({ id, range: around(at, 1) }));
/** The same, except that Ann affects only herself and Bob, and Cat only herself and Dan. */
const two = (ann: readonly string[], more: Readonly<Record<string, readonly string[]>> = {}) =>
  circle.map(({ id, range }) => ({ id, range: id === 'ann' ? ann : (more[id] ?? range) }));

const bear = define('Bear', { types: ['creature'], power: 2, toughness: 2 });
const bears = SEATS.map((owner) => put(bear, owner, 'battlefield', { instanceId: `${owner}-bear` }));
const at = (cards: readonly CardDefinition[], there: Parameters<typeof table>[1], parts = {}) =>
  table([bear, ...cards], there, { players: circle, activePlayer: 'ann', ...parts });

describe('801: limited range of influence', () => {
  const state: MtgState = {
    ...board(...SEATS.map((owner) => creature(`${owner}-bear`, owner)), inHand('s', { owner: 'ann' })),
    players: circle,
  };
  const ids = (spec: ReturnType<typeof one>, attempt: Parameters<typeof getLegalTargets>[2]) =>
    unwrap(getLegalTargets(state, spec, attempt)).map(({ id }) => id);

  it('801.2: who sits near enough is within range, and what they control; a player is within their own', () => {
    expect(ids(one(player('any')), { controller: 'ann' })).toEqual(['ann', 'bob', 'fay']);
    expect(ids(one(permanent({ type: 'creature' })), { controller: 'dan' })).toEqual([
      'cat-bear',
      'dan-bear',
      'eve-bear',
    ]);
    const taken = { ...state, cards: state.cards.map((found) => ({ ...found, controller: 'bob' })) };
    expect(unwrap(getLegalTargets(taken, one(permanent({})), { controller: 'dan' }))).toEqual([]);
  });

  it('801.4: what is outside is no target, and stops being a legal one', () => {
    const bolt = sorcery('Moss Rite deals 3 damage to target creature.');
    const start = at([bolt], [...bears, put(bolt, 'ann', 'hand'), ...lands('Forest', 1)]);
    expect(start.tries('ann', 'cast', { card: 'moss-rite' }, ['cat-bear'])).toBe('refusedByGame 801.2');
    const cast = start.does('ann', 'cast', { card: 'moss-rite' }, ['fay-bear']);
    expect(zoneOf(cast.bothPass(), 'fay-bear')).toBe('graveyard');
    const spec = one(permanent({ type: 'creature' }));
    const chosen = unwrap(validateTargets(state, spec, { controller: 'ann' }, pick(['bob-bear'])));
    const taken = {
      ...state,
      cards: state.cards.map((found) => (found.owner === 'bob' ? { ...found, controller: 'cat' } : found)),
    };
    const areLegal = [state, taken].map(
      (now) => unwrap(checkTargetsStillLegal(now, spec, chosen)).slots[0]?.targets[0]?.legal,
    );
    expect(areLegal).toEqual([true, false]);
  });

  it('801.4: an ability of somebody outside is no target, and what must be targeted or is warded is within range', () => {
    const source = { kind: 'card' as const, id: 'bob-bear', incarnation: 0 };
    const on = (controller: string): MtgState => ({
      ...state,
      abilities: [{ id: 'a', ability: 'activated', source, controller }],
      stack: ['a'],
    });
    const abilities = one({ kind: 'ability', filter: {} });
    const found = ['bob', 'cat'].map(
      (who) => unwrap(getLegalTargets(on(who), abilities, { controller: 'ann' })).length,
    );
    expect(found).toEqual([1, 0]);
    const flags = (owner: string): MtgState => ({
      ...state,
      players: two(['ann', 'bob', 'cat'], { cat: ['cat', 'dan'] }),
      cards: [
        ...state.cards,
        creature('flag', owner, { subtypes: ['Flagbearer'], keywords: [{ keyword: 'flagbearer' }] }),
      ],
    });
    const spec = one(permanent({ type: 'creature' }));
    const asked = ['bob', 'cat'].map((owner) => {
      const done = validateTargets(flags(owner), spec, { controller: 'ann' }, pick(['ann-bear']));
      return done.ok ? 'ok' : done.issues.map(({ code }) => code).join();
    });
    expect(asked).toEqual(['mtg.mustTarget', 'ok']);
    const warded = (players: MtgState['players']) =>
      wardTriggers(
        {
          ...state,
          players,
          cards: [creature('guard', 'cat', { keywords: [{ keyword: 'ward', cost: '{2}' }] })],
        },
        [
          {
            type: 'becameTarget',
            target: { kind: 'card', id: 'guard', incarnation: 0 },
            by: source,
            controller: 'ann',
            crime: true,
          },
        ],
      ).length;
    expect([warded(circle), warded(two(['ann', 'cat'], { cat: ['cat', 'ann'] }))]).toEqual([0, 1]);
  });

  const theirs = one(permanent({ type: 'creature' }), { chooser: 'opponent' });
  const chosenBy = (chooser: string, id: string, players = state.players): string => {
    const found = validateTargets(
      { ...state, players },
      theirs,
      { controller: 'ann', choosers: { target: chooser } },
      pick([id]),
    );
    return found.ok ? 'ok' : found.issues.map(({ code }) => code).join();
  };

  it('801.5a: a choice falls on what is within range of who chooses, a target within that of both', () => {
    expect(['ann-bear', 'bob-bear', 'cat-bear', 'fay-bear'].map((id) => chosenBy('bob', id))).toEqual([
      'ok',
      'ok',
      'refusedByGame',
      'refusedByGame',
    ]);
    expect(chosenBy('cat', 'bob-bear')).toBe('refusedByGame');
    const chooses = define('Moss Rite', {
      types: ['sorcery'],
      cost: [1],
      spell: {
        effects: [
          { effect: 'choose', filter: { type: 'creature' }, bind: 'one' },
          { effect: 'destroy', what: { bound: 'one' } },
        ],
      },
    });
    const asked = at([chooses], [...bears, put(chooses, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(asked.tries('ann', 'decide', {}, ['cat-bear'])).toContain('filterMismatch');
    expect(zoneOf(asked.does('ann', 'decide', {}, ['bob-bear']), 'bob-bear')).toBe('graveyard');
  });

  it('801.5c: where nobody within range can choose, the closest to the left does', () => {
    const alone = two(['ann'], { bob: [...SEATS], cat: [...SEATS] });
    expect([chosenBy('bob', 'ann-bear', alone), chosenBy('cat', 'ann-bear', alone)]).toEqual([
      'ok',
      'refusedByGame',
    ]);
    const who = { bound: 'player' } as const;
    const idol = define('Idol', {
      types: ['enchantment'],
      triggered: [
        {
          id: 'asks',
          trigger: { on: 'casts', who: 'opponent', what: {} },
          effects: [
            { effect: 'choose', who, filter: { type: 'creature', controller: 'self' }, bind: 'doomed' },
            { effect: 'may', who, effects: [{ effect: 'gainLife', amount: 1 }] },
          ],
        },
      ],
    });
    const rite = sorcery('You gain 1 life.');
    const cast = at(
      [idol, rite],
      [put(idol, 'ann'), put(rite, 'bob', 'hand'), ...lands('Forest', 1, 'bob')],
      {
        activePlayer: 'bob',
      },
    ).does('bob', 'cast', { card: 'moss-rite' });
    // A player within range decides in place of the one who left, here Fay (800.4g).
    const gone = cast.does('bob', 'concede').bothPass();
    expect(gone.runtime.toAct(gone.match)).toEqual(['fay']);
  });

  it("801.8: an Aura stays on nothing outside its controller's range", () => {
    const aura = define('Chain', {
      types: ['enchantment'],
      subtypes: ['Aura'],
      keywords: [{ keyword: 'enchant', cards: { type: 'creature' } }],
    });
    const on = (id: string) => put(aura, 'ann', 'battlefield', { attachedTo: { kind: 'card', id } });
    const zones = ['bob-bear', 'cat-bear'].map((id) =>
      zoneOf(at([aura], [...bears, on(id)]).does('ann', 'pass'), 'chain'),
    );
    expect(zones).toEqual(['battlefield', 'graveyard']);
  });

  it("801.9: Equipment comes off what is outside its controller's range, and goes onto nothing there", () => {
    const blade = define('Blade', { types: ['artifact'], subtypes: ['Equipment'] });
    const on = (id: string) => put(blade, 'ann', 'battlefield', { attachedTo: { kind: 'card', id } });
    const hosts = ['bob-bear', 'cat-bear'].map(
      (id) =>
        at([blade], [...bears, on(id)])
          .does('ann', 'pass')
          .state.cards.find(({ instanceId }) => instanceId === 'blade')?.attachedTo?.id,
    );
    expect(hosts).toEqual(['bob-bear', undefined]);
  });

  const alive = (from: ReturnType<typeof at>): readonly string[] =>
    SEATS.filter((seat) => zoneOf(from, `${seat}-bear`) === 'battlefield');

  const rite = sorcery('You gain 1 life.');
  const toStir = [put(rite, 'ann', 'hand'), ...lands('Forest', 1)];
  /** After a spell was cast, all permanents have been computed again. */
  const stirred = (from: ReturnType<typeof at>) => from.does('ann', 'cast', { card: 'moss-rite' });

  it('801.10: damage to each creature and each player reaches those within range alone', () => {
    const sweep = sorcery('Moss Rite deals 2 damage to each creature and each player.');
    const done = at([sweep], [...bears, put(sweep, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(alive(done)).toEqual(['cat', 'dan', 'eve']);
    expect(SEATS.map((seat) => lifeOf(done, seat))).toEqual([18, 18, 20, 20, 20, 18]);
  });

  it('801.10: a static ability makes only creatures within range larger', () => {
    const banner = readCard('Creatures get +1/+1.', { name: 'Banner', types: 'Enchantment' });
    const there = stirred(at([banner, rite], [...bears, put(banner, 'ann'), ...toStir]));
    const powers = SEATS.map(
      (seat) => there.state.cards.find(({ instanceId }) => instanceId === `${seat}-bear`)?.power,
    );
    expect(powers).toEqual([3, 3, 2, 2, 2, 3]);
  });

  it('801.10: what a resolved effect gave goes while its object is outside', () => {
    const lasting = {
      id: 1,
      controller: 'ann',
      source: { kind: 'player', id: 'ann', incarnation: 0 },
      affects: ['bob-bear', 'cat-bear'].map((id) => ({ kind: 'card', id, incarnation: 0 })),
      change: { power: 1 },
      until: 'forever' as const,
    };
    const there = stirred(at([rite], [...bears, ...toStir], { continuous: [lasting] }));
    const powers = ['bob-bear', 'cat-bear'].map(
      (id) => there.state.cards.find(({ instanceId }) => instanceId === id)?.power,
    );
    expect(powers).toEqual([3, 2]);
  });

  it('801.10: a cost is raised for those within range alone', () => {
    const tax = readCard('Spells your opponents cast cost {1} more to cast.', {
      name: 'Tax',
      types: 'Enchantment',
    });
    const tries = (seat: string) =>
      at([tax, rite], [put(tax, 'ann'), put(rite, seat, 'hand'), ...lands('Forest', 1, seat)], {
        activePlayer: seat,
      }).tries(seat, 'cast', { card: 'moss-rite' });
    expect([tries('bob'), tries('dan')]).toEqual(['mtg.notNow 601.2h', 'ok']);
  });

  it('801.11: an effect counts what is within range alone', () => {
    const match = mtgMatchStateOf({
      players: circle,
      cards: [...SEATS.map((owner) => creature(`${owner}-bear`, owner)), card('idol', 'ann')],
      turn: { happened: { 'lifeGained bob': 2, 'lifeGained dan': 4 } },
    });
    const scene = {
      state: match,
      controller: 'ann',
      source: { kind: 'card', id: 'idol', incarnation: 0 },
      variables: {},
      bound: { far: [{ kind: 'player', id: 'dan', incarnation: 0 }] },
    };
    const creatures = { type: 'creature' } as const;
    expect([
      amountOf({ count: creatures }, scene),
      amountOf({ count: { ...creatures, attachment: { type: 'artifact' } } }, scene),
      amountOf({ total: 'power', among: creatures }, scene),
      amountOf({ numberOf: 'eachPlayer' }, scene),
      amountOf({ numberOf: 'eachOpponent' }, scene),
      amountOf({ life: { bound: 'far' } }, scene),
      amountOf({ happened: 'lifeGained' }, scene),
    ]).toEqual([3, 0, 6, 3, 2, 0, 2]);
    expect(
      happen(match, [{ effect: 'gainLife', who: { bound: 'far' }, amount: 1 }], { controller: 'ann' }).state
        .players,
    ).toBe(match.players);
  });
});
