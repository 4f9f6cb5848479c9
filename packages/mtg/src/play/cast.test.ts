import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';
import type { AbilityCost } from '../language/cost.js';
import { type MtgQuery, anyTarget, permanent, player, spell } from '../language/queries.js';

type Spec = NonNullable<NonNullable<CardDefinition['spell']>['targets']>;
const target = (accepts: readonly MtgQuery[], more: Partial<Spec['slots'][number]> = {}): Spec => ({
  slots: [
    { id: 't1', accepts: [...accepts], min: 1, max: 1, chooser: 'controller', mode: 'target', ...more },
  ],
  relations: [],
  timing: 'announcement',
});
const t1 = { bound: 't1' };

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const spark = define('Spark', {
  types: ['instant'],
  cost: ['R'],
  spell: { targets: target(anyTarget()), effects: [{ effect: 'damage', amount: 2, to: t1 }] },
});
const blaze = define('Blaze', {
  types: ['sorcery'],
  cost: ['X', 'R'],
  spell: { targets: target([player()]), effects: [{ effect: 'damage', amount: 'X', to: t1 }] },
});
const veto = define('Veto', {
  types: ['instant'],
  cost: ['U'],
  spell: { targets: target([spell()]), effects: [{ effect: 'counter', what: t1 }] },
});
const rain = define('Rain', {
  types: ['sorcery'],
  cost: ['R'],
  spell: {
    targets: target([permanent({ type: 'creature' })], { max: 2, division: { total: 3 } }),
    effects: [{ effect: 'damage', amount: 3, to: t1, divided: true }],
  },
});
const choice = define('Choice', {
  types: ['instant'],
  cost: ['G'],
  spell: {
    modes: {
      min: 1,
      max: 1,
      options: [
        { id: 'heal', effects: [{ effect: 'gainLife', amount: 3 }] },
        {
          id: 'hurt',
          targets: target([player('opponent')]),
          effects: [{ effect: 'loseLife', who: t1, amount: 3 }],
        },
      ],
    },
  },
});
const shroud = define('Shroud', {
  types: ['enchantment'],
  subtypes: ['Aura'],
  cost: ['G'],
  keywords: [{ keyword: 'enchant', cards: { type: 'creature' } }],
  static: [{ id: 'grows', affects: 'host', change: { power: 2, toughness: 2 } }],
});
const priest = creatureCard('Priest', [1, 'R'], 1, 1, [], {
  activated: [
    {
      id: 'burns',
      costs: [{ cost: 'tap' }],
      targets: target(anyTarget()),
      effects: [{ effect: 'damage', amount: 1, to: t1 }],
      isManaAbility: false,
    },
  ],
});
const altar = define('Altar', {
  types: ['artifact'],
  cost: [1],
  activated: [
    {
      id: 'offers',
      costs: [{ cost: 'sacrifice', what: { type: 'creature' } }],
      effects: [{ effect: 'addMana', mana: { black: 2 } }],
      isManaAbility: true,
    },
  ],
});
const warded = creatureCard('Warded', [1], 2, 2, [{ keyword: 'cantBeTargeted', by: { as: 'spell' } }]);
const cards = [bear, spark, blaze, veto, rain, choice, shroud, priest, altar, warded];

const sparking = table(cards, [put(spark, 'ann', 'hand'), ...lands('Mountain', 2), put(bear, 'bob')]);

describe('601: casting', () => {
  it('601.2a, 601.2h: the card is on the stack, as much as it costs is tapped, and all of it is told', () => {
    const cast = sparking.does('ann', 'cast', { card: 'spark' }, ['bear']);
    expect([cast.state.stack, zoneOf(cast, 'spark')]).toEqual([['spark'], 'stack']);
    expect(['mountain-1', 'mountain-2'].filter((id) => cardIn(cast, id).tapped)).toHaveLength(1);
    expect(told(cast, 'moved', 'becameTarget', 'cast', 'tappedForMana')).toEqual([
      'tappedForMana',
      'moved',
      'becameTarget',
      'cast',
    ]);
  });

  it.each<[string, string, object, readonly (readonly string[])[], string]>([
    ['601.2c a wrong target', 'cast', { card: 'spark' }, [['mountain-1']], 'filterMismatch'],
    ['601.2c no target', 'cast', { card: 'spark' }, [[]], 'tooFewTargets'],
    ['601.2b an X where there is none', 'cast', { card: 'spark', X: 2 }, [['bob']], 'mtg.announceX 601.2b'],
    [
      '700.2 a mode where there are none',
      'cast',
      { card: 'spark', modes: ['heal'] },
      [['bob']],
      'mtg.wrongModes',
    ],
    ['601.3 a card that is not in hand', 'cast', { card: 'bear' }, [], 'mtg.noSuchObject'],
    ['305.9 a land', 'cast', { card: 'mountain-1' }, [], 'mtg.noSuchObject'],
  ])('601.2, 733.1: %s refuses the whole, and nothing has happened', (_name, move, params, targets, code) => {
    const before = JSON.stringify(sparking.match);
    expect(sparking.tries('ann', move, { ...params }, ...targets)).toContain(code);
    expect(JSON.stringify(sparking.match)).toBe(before);
  });

  it('601.2h, 733.1: what can not be paid is not cast, and not offered', () => {
    const poor = table(cards, [put(spark, 'ann', 'hand'), ...lands('Island', 3)]);
    expect(poor.tries('ann', 'cast', { card: 'spark' }, ['bob'])).toBe('mtg.notNow 601.2h');
    expect(poor.offers('ann')).toEqual(['pass']);
    expect(poor.state.cards.some(({ tapped }) => tapped)).toBe(false);
  });

  it('601.2a, 115.5: targets are chosen with the spell on the stack: it is no target of its own, and a spell', () => {
    const start = table(cards, [
      put(veto, 'ann', 'hand'),
      put(spark, 'ann', 'hand'),
      put(warded, 'bob'),
      ...lands('Island', 1),
      ...lands('Mountain', 1),
    ]);
    expect(start.tries('ann', 'cast', { card: 'veto' }, ['veto'])).toBe('refusedByGame 115.5');
    expect(start.offers('ann')).toEqual(['pass', 'cast spark']);
    expect(start.tries('ann', 'cast', { card: 'spark' }, ['warded'])).toBe('protectedTarget 101.2');
  });

  it('702.8a: what has flash is cast at any time, as an instant is', () => {
    const quick = creatureCard('Quick', ['G'], 1, 1, ['flash']);
    const at = table([quick, bear], [put(quick, 'ann', 'hand'), ...lands('Forest', 2)], { step: 'upkeep' });
    expect(at.tries('ann', 'cast', { card: 'quick' })).toBe('ok');
    expect(at.offers('ann')).toContain('cast quick');
    const slow = table([bear], [put(bear, 'ann', 'hand'), ...lands('Forest', 2)], { step: 'upkeep' });
    expect(slow.tries('ann', 'cast', { card: 'bear' })).toBe('mtg.notNow 307.1');
  });

  it('307.1, 304.1: sorceries and creatures in the own main phase with an empty stack, instants any time', () => {
    const hand = [blaze, bear, spark].map((card) => put(card, 'ann', 'hand'));
    const mana = [...lands('Mountain', 3), ...lands('Forest', 3)];
    const bobs = table(cards, [...hand, ...mana], { activePlayer: 'bob', turn: { priority: 'ann' } });
    expect(bobs.offers('ann')).toEqual(['pass', 'cast spark']);
    expect(bobs.tries('ann', 'cast', { card: 'bear' })).toBe('mtg.notNow 307.1');
    const mine = table(cards, [...hand, ...mana]);
    expect(mine.tries('ann', 'cast', { card: 'bear' })).toBe('ok');
    const busy = mine.does('ann', 'cast', { card: 'spark' }, ['bob']);
    expect(busy.tries('ann', 'cast', { card: 'bear' })).toBe('mtg.notNow 307.1');
  });

  it('107.3a, 202.3e: X is announced, paid for, and part of the mana value on the stack', () => {
    const start = table(cards, [put(blaze, 'ann', 'hand'), ...lands('Mountain', 4)]);
    expect(start.offers('ann')).toEqual([
      'pass',
      'cast blaze 0',
      'cast blaze 1',
      'cast blaze 2',
      'cast blaze 3',
    ]);
    expect(start.tries('ann', 'cast', { card: 'blaze', X: 4 }, ['bob'])).toBe('mtg.notNow 601.2h');
    expect(start.tries('ann', 'cast', { card: 'blaze' }, ['bob'])).toBe('mtg.announceX 601.2b');
    const cast = start.does('ann', 'cast', { card: 'blaze', X: 3 }, ['bob']);
    expect(cardIn(cast, 'blaze').manaValue).toBe(4);
    expect(lifeOf(cast.bothPass(), 'bob')).toBe(17);
  });

  it('700.2a: a mode with its own targets', () => {
    const start = table(cards, [put(choice, 'ann', 'hand'), ...lands('Forest', 1)]);
    expect(start.offers('ann')).toEqual(['pass', 'cast choice ["heal"]', 'cast choice ["hurt"]']);
    expect(lifeOf(start.does('ann', 'cast', { card: 'choice', modes: ['heal'] }).bothPass(), 'ann')).toBe(23);
    const hurt = start.does('ann', 'cast', { card: 'choice', modes: ['hurt'] }, ['bob']).bothPass();
    expect([lifeOf(hurt, 'ann'), lifeOf(hurt, 'bob')]).toEqual([20, 17]);
    expect(start.tries('ann', 'cast', { card: 'choice', modes: ['heal', 'hurt'] }, ['bob'])).toBe(
      'mtg.wrongModes',
    );
    expect(start.tries('ann', 'cast', { card: 'choice' })).toBe('mtg.wrongModes');
  });

  it('601.2d: what is divided is dealt by its shares', () => {
    const start = table(cards, [
      put(rain, 'ann', 'hand'),
      put(bear, 'bob'),
      put(priest, 'bob'),
      ...lands('Mountain', 1),
    ]);
    const targets = [
      {
        targets: ['bear', 'priest'].map((id) => ({ kind: 'card', id })),
        division: [2, 1],
      },
    ];
    const applied = start.runtime.apply(start.match, {
      move: 'cast',
      player: 'ann',
      params: { card: 'rain' },
      targets,
    });
    const at = applied.ok ? applied.value.match : start.match;
    const passed = start.runtime.apply(at, { move: 'pass', player: 'ann' });
    const done = passed.ok
      ? start.runtime.apply(passed.value.match, { move: 'pass', player: 'bob' })
      : passed;
    const dead = done.ok ? done.value.match.state.cards.filter(({ zone }) => zone === 'graveyard') : [];
    expect(dead.map(({ instanceId }) => instanceId).toSorted()).toEqual(['bear', 'priest', 'rain']);
  });
});

describe('608: resolving', () => {
  it('608.2b: with its only target gone a spell does nothing', () => {
    const start = table(cards, [
      put(spark, 'ann', 'hand'),
      put(spark, 'bob', 'hand', { instanceId: 'reply' }),
      put(bear, 'bob'),
      ...lands('Mountain', 1),
      ...lands('Mountain', 1, 'bob'),
    ]);
    const both = start
      .does('ann', 'cast', { card: 'spark' }, ['bear'])
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'reply' }, ['bear'])
      .does('bob', 'pass')
      .does('ann', 'pass')
      .bothPass();
    expect(told(both, 'resolves', 'fizzles')).toEqual(['resolves', 'fizzles']);
    expect(zoneOf(both, 'spark')).toBe('graveyard');
  });

  it('608.3a: a permanent enters under the control of who cast it, and is new', () => {
    const start = table(cards, [put(bear, 'ann', 'hand'), ...lands('Forest', 2)]);
    const done = start.does('ann', 'cast', { card: 'bear' }).bothPass();
    expect(cardIn(done, 'bear')).toMatchObject({ zone: 'battlefield', controller: 'ann', tapped: false });
    expect(cardIn(done, 'bear').thisTurn).toEqual(['entered', 'cameUnderControl']);
  });

  it('303.4a, 303.4b: an Aura spell targets what it enchants, and enters attached to it', () => {
    const start = table(cards, [put(shroud, 'ann', 'hand'), put(bear, 'ann'), ...lands('Forest', 1)]);
    const done = start.does('ann', 'cast', { card: 'shroud' }, ['bear']).bothPass();
    expect(cardIn(done, 'shroud')).toMatchObject({
      zone: 'battlefield',
      attachedTo: { kind: 'card', id: 'bear' },
    });
    expect(cardIn(done, 'bear')).toMatchObject({ power: 4, toughness: 4 });
    const bare = table(cards, [put(shroud, 'ann', 'hand'), ...lands('Forest', 1)]);
    expect(bare.offers('ann')).toEqual(['pass']);
  });

  it('701.6a: a countered spell goes to the graveyard, and what it would do does not happen', () => {
    const start = table(cards, [
      put(spark, 'ann', 'hand'),
      put(veto, 'bob', 'hand'),
      ...lands('Mountain', 1),
      ...lands('Island', 1, 'bob'),
    ]);
    const done = start
      .does('ann', 'cast', { card: 'spark' }, ['bob'])
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'veto' }, ['spark'])
      .does('bob', 'pass')
      .does('ann', 'pass');
    expect([zoneOf(done, 'spark'), done.state.stack, lifeOf(done, 'bob')]).toEqual(['graveyard', [], 20]);
  });
});

describe('602: activating', () => {
  const start = table(cards, [put(priest, 'ann'), put(bear, 'bob')]);

  it('602.2: an ability with its cost and target goes on the stack, and resolves though its source is gone', () => {
    const active = start.does('ann', 'activate', { card: 'priest', ability: 'burns' }, ['bob']);
    expect([cardIn(active, 'priest').tapped, active.state.stack]).toEqual([true, ['ability-1']]);
    expect(active.tries('ann', 'activate', { card: 'priest', ability: 'burns' }, ['bob'])).toContain(
      '602.5a',
    );
    expect(lifeOf(active.bothPass(), 'bob')).toBe(19);
  });

  it('602.5a: not with {T} by a creature that came this turn', () => {
    const sick = table(cards, [
      put(priest, 'ann', 'battlefield', { thisTurn: ['entered', 'cameUnderControl'] }),
    ]);
    expect(sick.tries('ann', 'activate', { card: 'priest', ability: 'burns' }, ['bob'])).toContain('602.5a');
    expect(sick.offers('ann')).toEqual(['pass']);
  });

  it('602.2: only of what one controls', () => {
    const bobs = table(cards, [put(priest, 'bob')]);
    expect(bobs.tries('ann', 'activate', { card: 'priest', ability: 'burns' }, ['bob'])).toBe('mtg.notYours');
  });

  it('605.3b, 605.3a: a mana ability resolves at once, and who activated it keeps priority', () => {
    const altars = table(cards, [put(altar, 'ann'), put(bear, 'ann')]);
    const fed = altars.does('ann', 'activate', { card: 'altar', ability: 'offers' }, ['bear']);
    expect(fed.state.players[0]?.pool).toEqual({ black: 2 });
    expect(fed.state).toMatchObject({ stack: [], turn: { priority: 'ann', step: 'main1' } });
    expect(zoneOf(fed, 'bear')).toBe('graveyard');
  });

  it('118.3, 119.4: why it cannot be, where something is to be chosen besides: mana, or what else it costs', () => {
    const rock = (cost: AbilityCost) =>
      define('Rock', {
        types: ['artifact'],
        activated: [
          {
            id: 'hurt',
            costs: [{ cost: 'discard', what: {}, count: 1 }, cost],
            effects: [{ effect: 'draw' }],
            isManaAbility: false,
          },
        ],
      });
    const tried = (cost: AbilityCost) =>
      table([rock(cost)], [put(rock(cost), 'ann'), ...lands('Forest', 1, 'ann', 'hand')]).tries(
        'ann',
        'activate',
        { card: 'rock', ability: 'hurt' },
        ['forest-1'],
      );
    expect([tried({ cost: 'mana', mana: [1] }), tried({ cost: 'life', amount: 21 })]).toEqual([
      'mtg.cantPayMana 118.3',
      'mtg.notNow 118.3',
    ]);
    expect(tried({ cost: 'life', amount: 1 })).toBe('ok');
  });

  it('605.3a: what a payment taps by itself is not offered, and may be activated all the same', () => {
    const land = table(cards, lands('Forest', 1));
    expect(land.offers('ann')).toEqual(['pass']);
    const tapped = land.does('ann', 'activate', { card: 'forest-1', ability: 'tap-forest' });
    expect(tapped.state.players[0]?.pool).toEqual({ green: 1 });
  });
});
