import { describe, expect, it } from 'vitest';
import { castAt, creature, inHand, slot, specOf, card } from '../../../test/board.js';
import { happen, matchOf, matchStateOf, refTo, type By } from '../../../test/match.js';
import { dealDamage } from '../damage/deal.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { moveCard } from '../../state/zones.js';
import { anyTarget } from '../../language/queries.js';
import type { Effect } from '../../language/effects/effect.js';

const t1 = { bound: 't1' } as const;
const board = matchOf(
  creature('imp', 'foe', { colors: ['red'], attacking: { player: 'you' } }),
  creature('elf', 'foe', {
    colors: ['green'],
    attacking: { player: 'you' },
    blocked: true,
    blockedBy: ['bear'],
  }),
  creature('bear', 'you', { toughness: 9, blocking: ['elf'] }),
  card('circle', 'you', { types: ['enchantment'] }),
);

/** `imp>you 3c` is three combat damage. Returns the damage that arrives, by id. */
function arrives(state: MtgMatchState, ...hits: readonly string[]): Readonly<Record<string, number>> {
  const after = hits.reduce((now, hit) => {
    const [, source = '', to = '', amount, combat] = /^(\w+)>(\w+) (\d+)(c?)$/u.exec(hit) ?? [];
    const damage = {
      source: refTo(now, source),
      to: refTo(now, to),
      amount: Number(amount),
      combat: combat === 'c',
    };
    return dealDamage(now, damage, () => undefined);
  }, state);
  const lost = after.players.map(({ id, life }) => [id, 20 - life] as const);
  const marked = after.cards.map(({ instanceId, damage }) => [instanceId, damage] as const);
  return Object.fromEntries([...lost, ...marked].filter(([, amount]) => amount !== 0));
}

interface Row {
  readonly title: string;
  readonly effect: Effect;
  readonly by?: By;
  readonly hits: readonly string[];
  readonly arrive: Readonly<Record<string, number>>;
}

const next = { effect: 'preventNext', from: { color: 'red' }, to: 'you' } as const;
const monolith = { effect: 'redirectNext', from: {}, to: t1, onto: 'you' } as const;

const ROWS: readonly Row[] = [
  {
    title: '609.7a nothing goes elsewhere where there is no such source to choose',
    effect: { ...monolith, from: { color: 'black' } },
    by: { bound: { t1: ['bear'] } },
    hits: ['imp>bear 2'],
    arrive: { bear: 2 },
  },
  {
    title: '615.7 the next 3 to a target',
    effect: { effect: 'preventDamage', amount: 3, to: t1 },
    by: { bound: { t1: ['bear'] } },
    hits: ['imp>bear 2', 'elf>bear 2', 'imp>you 1'],
    arrive: { bear: 1, you: 1 },
  },
  {
    title: '615.7 the next X to it',
    effect: { effect: 'preventDamage', amount: 'X', to: 'self' },
    by: { source: 'bear', X: 1 },
    hits: ['imp>bear 2'],
    arrive: { bear: 1 },
  },
  {
    title: '615.7 the next 0',
    effect: { effect: 'preventDamage', amount: 0, to: 'you' },
    hits: ['imp>you 2'],
    arrive: { you: 2 },
  },
  {
    title: '608.2b to a target that is gone',
    effect: { effect: 'preventDamage', amount: 3, to: t1 },
    by: { bound: { t1: [] } },
    hits: ['imp>you 2'],
    arrive: { you: 2 },
  },
  {
    title: '615.1 all combat damage',
    effect: { effect: 'preventDamage', combat: true },
    hits: ['imp>you 2c', 'elf>bear 2c', 'imp>you 1'],
    arrive: { you: 1 },
  },
  {
    title: '615.1 all combat damage that a target would deal',
    effect: { effect: 'preventDamage', combat: true, by: t1 },
    by: { bound: { t1: ['imp'] } },
    hits: ['imp>you 2c', 'elf>you 3c', 'imp>you 1'],
    arrive: { you: 4 },
  },
  {
    title: '608.2b by a target that is gone',
    effect: { effect: 'preventDamage', combat: true, by: t1 },
    by: { bound: { t1: [] } },
    hits: ['imp>you 2c'],
    arrive: { you: 2 },
  },
  {
    title: '615.1 all combat damage by one of two',
    effect: { effect: 'preventDamage', combat: true, by: t1 },
    by: { bound: { t1: ['imp', 'elf'] } },
    hits: ['imp>you 2c', 'elf>you 3c', 'imp>you 1'],
    arrive: { you: 1 },
  },
  {
    title: '615.1 all from a quality',
    effect: { effect: 'preventDamage', from: { color: 'green' }, to: 'you' },
    hits: ['imp>you 1', 'elf>you 2', 'elf>bear 4'],
    arrive: { you: 1, bear: 4 },
  },
  {
    title: '615.8 the next time of a chosen source',
    effect: next,
    by: { source: 'circle', answers: [['imp']] },
    hits: ['elf>you 1', 'imp>bear 2', 'imp>you 9', 'imp>you 4'],
    arrive: { you: 5, bear: 2 },
  },
  {
    title: '615.5 and life for it',
    effect: { ...next, gainsLife: true },
    by: { source: 'circle', answers: [['imp']] },
    hits: ['imp>you 4', 'imp>you 1'],
    arrive: { you: -3 },
  },
  {
    title: '614.9 the next time, onto you',
    effect: monolith,
    by: { bound: { t1: ['bear'] }, answers: [['elf']] },
    hits: ['elf>bear 3', 'elf>bear 1'],
    arrive: { you: 3, bear: 1 },
  },
  {
    title: '614.9 all of unblocked creatures, onto itself',
    effect: {
      effect: 'redirectDamage',
      combat: true,
      from: { type: 'creature', blocked: false },
      to: 'you',
      onto: 'self',
    },
    by: { source: 'bear' },
    hits: ['imp>you 2c', 'elf>you 3c', 'imp>you 1'],
    arrive: { bear: 2, you: 4 },
  },
  {
    title: '614.9 the next 2',
    effect: { effect: 'redirectDamage', amount: 2, to: 'you', onto: 'self' },
    by: { source: 'bear' },
    hits: ['imp>you 3'],
    arrive: { bear: 2, you: 1 },
  },
  {
    title: '614.9 the next 0',
    effect: { effect: 'redirectDamage', amount: 0, to: 'you', onto: 'self' },
    by: { source: 'bear' },
    hits: ['imp>you 3'],
    arrive: { you: 3 },
  },
  {
    title: '614.9 onto nobody',
    effect: { effect: 'redirectDamage', to: 'you', onto: t1 },
    by: { bound: { t1: [] } },
    hits: ['imp>you 3'],
    arrive: { you: 3 },
  },
  {
    title: '614.9 by one source alone',
    effect: { effect: 'redirectDamage', to: 'you', onto: t1, by: 'self' },
    by: { source: 'imp', bound: { t1: ['elf'] } },
    hits: ['imp>you 1', 'elf>you 1'],
    arrive: { elf: 1, you: 1 },
  },
];

describe('damage that is prevented or redirected this turn', () => {
  it.each(ROWS)('$title', ({ effect, by, hits, arrive }) => {
    const { state, decision } = happen(board, effect, by);
    expect(decision).toBeUndefined();
    expect(arrives(state, ...hits)).toEqual(arrive);
  });
});

describe('a source of your choice', () => {
  const legal = (state: MtgMatchState, effect: Effect, by: By = {}) =>
    ['imp', 'elf', 'bear', 'circle', 'shock', 'a1'].filter((id) => {
      if (!state.cards.some(({ instanceId }) => instanceId === id) && id !== 'a1') return false;
      try {
        return happen(state, effect, { ...by, answers: [[id]] }).decision === undefined;
      } catch {
        return false;
      }
    });

  it('609.7a a permanent or a spell, of the quality', () => {
    const more = {
      ...board,
      cards: [...board.cards, card('shock', 'foe', { types: ['instant'], colors: ['red'], zone: 'stack' })],
      stack: ['shock'],
    };
    expect(legal(more, next, { source: 'circle' })).toEqual(['imp', 'shock']);
    expect(legal(more, { ...next, from: {} }, { source: 'circle' })).toEqual([
      'imp',
      'elf',
      'bear',
      'circle',
      'shock',
    ]);
  });

  it('609.7a or the source of an ability on the stack, though it has left', () => {
    const source = { kind: 'card', id: 'imp', incarnation: 0 } as const;
    const start = matchStateOf({
      cards: [...board.cards],
      abilities: [{ id: 'a1', ability: 'activated', controller: 'foe', source }],
    });
    const gone = moveCard(start, 'imp', 'graveyard');
    expect(legal(gone, next, { source: 'circle' })).toEqual(['a1']);
    const { state } = happen(gone, next, { source: 'circle', answers: [['a1']] });
    expect(arrives(state, 'a1>you 3')).toEqual({});
  });

  it.each<[string, Effect, By]>([
    ['of that quality', { ...next, from: { color: 'white' } }, { source: 'circle' }],
    ['for a target that is gone', monolith, { bound: { t1: [] } }],
  ])('nothing is asked, and nothing happens, where there is none %s', (_title, effect, by) => {
    const { state, decision } = happen(board, effect, by);
    expect([state, decision]).toEqual([board, undefined]);
  });

  it('609.7b it must still have the quality', () => {
    const { state } = happen(board, next, { source: 'circle', answers: [['imp']] });
    const bleached = { ...state, cards: state.cards.map((found) => ({ ...found, colors: [] })) };
    expect(arrives(bleached, 'imp>you 2')).toEqual({ you: 2 });
  });
});

describe('prevention divided as announced', () => {
  it('601.2d each target has its share', () => {
    const spec = specOf([slot('t1', anyTarget(), { min: 1, max: 'any', division: { total: 5 } })]);
    const start = matchOf(inHand('remedy'), creature('bear', 'you'), creature('imp', 'foe'));
    const { state } = castAt(start, 'remedy', spec, [
      {
        targets: [
          { kind: 'card', id: 'bear' },
          { kind: 'player', id: 'you' },
        ],
        division: [1, 4],
      },
    ]);
    const effect = { effect: 'preventDamage', amount: 5, to: t1, divided: true } as const;
    const after = happen(state, effect, { source: 'remedy', bound: { t1: ['bear', 'you'] } }).state;
    expect(arrives(after, 'imp>bear 2', 'imp>you 5')).toEqual({ bear: 1, you: 1 });
  });
});

it('400.7 a shield is not for what its object became', () => {
  const shielded = happen(
    board,
    { effect: 'preventDamage', amount: 3, to: t1 },
    { bound: { t1: ['bear'] } },
  ).state;
  const back = moveCard(moveCard(shielded, 'bear', 'hand'), 'bear', 'battlefield');
  expect(arrives(shielded, 'imp>bear 2')).toEqual({});
  expect(arrives(back, 'imp>bear 2')).toEqual({ bear: 2 });
});

it.each<[string, Effect]>([
  ['to', { effect: 'preventDamage', to: t1 }],
  ['by', { effect: 'preventDamage', by: t1 }],
])('608.2b nothing waits for damage %s what is gone', (_side, effect) => {
  expect(happen(board, effect, { bound: { t1: [] } }).state.shields).toEqual([]);
});
