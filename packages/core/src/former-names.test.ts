import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { start } from '../test/embers-played.js';
import { embersMatch } from '../test/embers.js';
import { describeIssue } from './describe/index.js';
import { baseCardKind, type BaseCard, defineGame, type Result } from './index.js';
import { TargetResolver } from './targeting/resolver.js';

interface State {
  readonly cards: readonly BaseCard[];
}
const kind = baseCardKind({ list: ({ cards }: State) => cards });
const game = defineGame({
  id: 'former',
  state: z.custom<State>(),
  players: () => [{ id: 'ann' }],
  kinds: [kind],
});

const wordsOf = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : result.issues.map((found) => describeIssue(found, game));
const inSlot = (filter: object) => wordsOf(game.parseSpec({ slots: [{ kind: 'card', filter }] }));

describe('JSON in a shape of the first designs is refused, and the words say how it is written today', () => {
  it.each<[string, readonly string[], string]>([
    ['a comparison by operator and value', inSlot({ cost: { operator: 'lte', value: 3 } }), '{ "lte": 3 }'],
    [
      'the same in a filter alone',
      wordsOf(kind.parseFilter({ cost: { operator: '<=', value: 3 } })),
      '{ "lte": 3 }',
    ],
    [
      'a name by operator and value',
      inSlot({ name: { operator: 'startsWith', value: 'A' } }),
      '{ "starts": "A" }',
    ],
    ['startsWith', inSlot({ name: { startsWith: 'A' } }), 'Today it is { "starts": "A" }'],
    [
      'a name with its case',
      inSlot({ name: { contains: 'A', caseSensitive: false } }),
      'Today it is { "includes": "A", "ignoreCase": true }',
    ],
    ['a name that equals', inSlot({ name: { operator: 'equals', value: 'Ant' } }), '{ "eq": "Ant" }'],
    ['names in a list', inSlot({ name: ['Ant', 'Bee'] }), '{ "oneOf": ["Ant", "Bee"] }'],
    ['a name that is long', inSlot({ name: { startsWith: 'A'.repeat(99) } }), 'starts, ends and includes'],
    [
      'a comparison of a key that is not there',
      inSlot({ manaCost: { operator: '>', value: 3 } }),
      'Today it is { "gt": 3 }',
    ],
    [
      'an operator that is not known',
      inSlot({ cost: { operator: 'about', value: 3 } }),
      'a key for each operator: { "lte": 3 }',
    ],
    ['a list of ids', inSlot({ ids: ['a', 'b'] }), '[{ "targets": [{ "kind": "card", "id": "a" }] }]'],
    ['a list of ids as the filter', inSlot(['a', 'b']), '[{ "targets": [{ "kind": "card", "id": "a" }] }]'],
    ['count in a filter within a filter', inSlot({ not: { count: 2 } }), 'stands in the slot'],
    ['upTo in a filter alone', wordsOf(kind.parseFilter({ upTo: true })), 'stands in the slot'],
    [
      'count beside accepts',
      wordsOf(game.parseSpec({ slots: [{ accepts: [{ kind: 'card', filter: { count: 2 } }] }] })),
      'stands in the slot',
    ],
    [
      'a message of a type',
      wordsOf(embersMatch.apply(start(), { type: 'PLAY_CARD', payload: {} })),
      '{ "move": "playCard"',
    ],
    [
      'a move named like a message',
      wordsOf(embersMatch.apply(start(), { move: 'PLAY_CARD', player: 'ann' })),
      '{ "move": "playCard"',
    ],
  ])('%s', (_what, words, today) => {
    expect(words.join('\n')).toContain(today);
  });

  it('a resolver that is made of a state alone', () => {
    const made = (): unknown => Reflect.construct(TargetResolver, [{ cards: [] }]);
    expect(made).toThrow('game.resolver(state)');
  });
});

it.each<[string, readonly string[]]>([
  ['an operator without a value', inSlot({ cost: { operator: 'lte' } })],
  ['a value without an operator', inSlot({ cost: { value: 3 } })],
  ['ids that are none', inSlot({ ids: [3] })],
  ['an unknown key', inSlot({ colour: 'red' })],
  [
    'a key named type, of another sort',
    wordsOf(embersMatch.apply(start(), { type: 'play', move: 'spark', player: 'ann' })),
  ],
  ['a move of another name', wordsOf(embersMatch.apply(start(), { move: 'explode', player: 'ann' }))],
])('%s is refused without a word about the first designs', (_what, words) => {
  expect(words.length).toBeGreaterThan(0);
  expect(words.join('\n')).not.toMatch(/\{ "|stands in the slot|starts, ends/u);
});

it('count and upTo at the root of a filter of a slot are read as they were', () => {
  expect(inSlot({ count: 2, upTo: true })).toEqual([]);
});
