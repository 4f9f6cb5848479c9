import { unwrap, type TargetSelection } from '@reticle/core';
import type { EffectNamed } from '../../language/effects/effect.js';
import { describe, expect, it } from 'vitest';
import { activateAt, card, castAt, creature, inHand, slot, specOf } from '../../../test/board.js';
import { happen, matchOf, playerIn, refTo, type By } from '../../../test/match.js';
import { cast } from '../stack/announce.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { moveCard } from '../../state/zones.js';
import { anyTarget } from '../../language/queries.js';

const board = matchOf(
  creature('imp', 'you', { power: 4, toughness: 1 }),
  creature('bird', 'you', { keywords: [{ keyword: 'flying' }] }),
  creature('bear', 'foe'),
  card('land', 'foe', { types: ['land'] }),
);

/** Returns the damage to everything, by id: life lost, or damage marked. */
function hurt(before: MtgMatchState, effect: Omit<EffectNamed<'damage'>, 'effect'>, by: By = {}) {
  const { state, events } = happen(before, { effect: 'damage', ...effect }, { source: 'imp', ...by });
  const players = state.players.map(({ id, life }) => [id, playerIn(before, id).life - life] as const);
  const cards = state.cards.map(({ instanceId, damage }) => [instanceId, damage] as const);
  const harmed = Object.fromEntries([...players, ...cards].filter(([, amount]) => amount !== 0));
  return { state, events, harmed };
}

describe('damage', () => {
  it.each<[string, Omit<EffectNamed<'damage'>, 'effect'>, By, Readonly<Record<string, number>>]>([
    ['to a target', { amount: 2, to: { bound: 't1' } }, { bound: { t1: ['bear'] } }, { bear: 2 }],
    [
      'to a player who is a target',
      { amount: 3, to: { bound: 't1' } },
      { bound: { t1: ['foe'] } },
      { foe: 3 },
    ],
    ['to several', { amount: 1, to: { bound: 't1' } }, { bound: { t1: ['foe', 'imp'] } }, { foe: 1, imp: 1 }],
    ['to nobody, where all targets are gone', { amount: 2, to: { bound: 't1' } }, { bound: { t1: [] } }, {}],
    ['to you', { amount: 1, to: 'you' }, {}, { you: 1 }],
    ['to itself', { amount: 1, to: 'self' }, {}, { imp: 1 }],
    ['to each opponent', { amount: 2, to: 'eachOpponent' }, {}, { foe: 2 }],
    [
      'to each creature without a keyword and each player',
      {
        amount: 'X',
        to: { among: [{ each: { type: 'creature', withoutKeyword: 'flying' } }, 'eachPlayer'] },
      },
      { X: 2 },
      { imp: 2, bear: 2, you: 2, foe: 2 },
    ],
    [
      'not to a land',
      { amount: 2, to: { each: { type: 'permanent', controller: 'opponent' } } },
      {},
      { bear: 2 },
    ],
    [
      'to a thing\u2019s controller',
      { amount: 2, to: { controllerOf: { bound: 't1' } } },
      { bound: { t1: ['land'] } },
      { foe: 2 },
    ],
    ['X without an X', { amount: 'X', to: 'you' }, {}, {}],
    ['0', { amount: 0, to: 'you' }, {}, {}],
    ['less than 0', { amount: -2, to: 'you' }, {}, {}],
    ['as much as its power', { amount: { of: 'power', what: 'self' }, to: 'eachOpponent' }, {}, { foe: 4 }],
    ['as much as there are', { amount: { count: { type: 'creature' } }, to: 'you' }, {}, { you: 3 }],
  ])('120.4 %s', (_title, effect, by, harmed) => {
    expect(hurt(board, effect, by).harmed).toEqual(harmed);
  });

  it('120.4 by another object, also one that has left', () => {
    const lifelinked = {
      ...board,
      cards: board.cards.map((found) =>
        found.instanceId === 'bear' ? { ...found, keywords: [{ keyword: 'lifelink' }] } : found,
      ),
    };
    const by = { by: { bound: 't1' }, amount: 2, to: 'you' } as const;
    const { state, events } = hurt(lifelinked, by, { bound: { t1: ['bear'] } });
    expect([playerIn(state, 'you').life, playerIn(state, 'foe').life]).toEqual([18, 22]);
    expect(events[0]).toMatchObject({ type: 'damage', source: refTo(board, 'bear') });
    expect(hurt(board, { ...by, by: { bound: 'nobody' } }).harmed).toEqual({});
  });

  it('113.7a from a source that has left', () => {
    const gone = moveCard(board, 'imp', 'graveyard');
    const source = refTo(board, 'imp');
    const effect = { effect: 'damage', amount: 2, to: { bound: 't1' } } as const;
    const left = happen(
      {
        ...gone,
        abilities: [
          { id: 'a', ability: 'activated', controller: 'you', source: { ...source, kind: 'card' } },
        ],
      },
      effect,
      { source: 'a', bound: { t1: ['foe'] } },
    );
    expect(playerIn(left.state, 'foe').life).toBe(18);
    expect(left.events[0]).toMatchObject({ source });
  });

  it('you gain as much life as was dealt, what was prevented aside', () => {
    const safe = matchOf(
      creature('imp', 'you', { colors: ['red'] }),
      creature('saint', 'foe', { keywords: [{ keyword: 'protection', from: { color: 'red' } }] }),
    );
    const to = { among: [{ each: { type: 'creature', controller: 'opponent' } }, 'eachOpponent'] } as const;
    expect(playerIn(hurt(safe, { amount: 2, to, gainsLife: true }).state, 'you').life).toBe(22);
  });
});

describe('damage divided as announced', () => {
  const spec = specOf([slot('t1', anyTarget(), { min: 1, max: 'any', division: { total: 4 } })]);
  const divided: TargetSelection = [
    {
      targets: [
        { kind: 'card', id: 'bear' },
        { kind: 'player', id: 'foe' },
      ],
      division: [1, 3],
    },
  ];
  const effect = { amount: 4, to: { bound: 't1' }, divided: true } as const;

  it('601.2d a spell\u2019s', () => {
    const { state: match } = castAt(
      matchOf(inHand('storm'), creature('bear', 'foe')),
      'storm',
      spec,
      divided,
    );
    const by = { source: 'storm', bound: { t1: ['bear', 'foe'] } };
    expect(hurt(match, effect, by).harmed).toEqual({ bear: 1, foe: 3 });
    // 608.2b: the share of an illegal target is not dealt to anything else.
    expect(hurt(match, effect, { ...by, bound: { t1: ['foe'] } }).harmed).toEqual({ foe: 3 });
  });

  it('601.2d an ability\u2019s, while it resolves', () => {
    const imp = creature('imp', 'you');
    const { state } = activateAt(matchOf(imp, creature('bear', 'foe')), 'a1', imp, spec, divided);
    const frame = { controller: 'you', source: refTo(board, 'imp'), variables: {}, bound: {}, todo: [] };
    const resolving = [{ by: { kind: 'ability', id: 'a1', incarnation: 0 }, frame }];
    const match = { ...state, resolving };
    expect(hurt(match, effect, { bound: { t1: ['bear', 'foe'] } }).harmed).toEqual({ bear: 1, foe: 3 });
  });

  it('700.2c a mode\u2019s, whose slots stand after its name', () => {
    const storm = inHand('storm');
    const declaration = { modes: { min: 1, max: 1, options: [{ id: 'burn', spec }] } };
    const announced = unwrap(
      cast(matchOf(storm, creature('bear', 'foe')), 'storm', 'you', {
        declaration,
        modes: ['burn'],
        targets: divided,
      }),
    );
    const by = { source: 'storm', bound: { t1: ['bear', 'foe'] } };
    expect(hurt(announced.state, effect, by).harmed).toEqual({ bear: 1, foe: 3 });
  });

  it('nothing where nothing was divided', () => {
    expect(hurt(board, effect, { bound: { t1: ['bear', 'foe'] } }).harmed).toEqual({});
  });
});
