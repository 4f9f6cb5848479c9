import { describeFilter } from '../describe/index.js';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineGame, unwrap, type JsonObject } from '../index.js';
import { zoneKind } from './core-kinds.js';

const zones = [
  { id: 'z1', name: 'pit', owner: 'ann' },
  { id: 'z2', name: 'pit', owner: 'bob' },
  { id: 'z3', name: 'table' },
];
/** A game that has only zones. */
const newGame = () =>
  defineGame({
    id: 'places',
    state: z.strictObject({}),
    players: () => [{ id: 'ann' }, { id: 'bob' }],
    kinds: [zoneKind({ list: () => zones })],
  });
const explain = (filter: JsonObject, id: string) => {
  const game = newGame();
  const spec = unwrap(game.parseSpec({ slots: [{ kind: 'zone', filter }] }));
  return unwrap(game.resolver({}).explain(spec, { controller: 'ann' }, { kind: 'zone', id }));
};

it.each<[JsonObject, string, readonly string[], unknown]>([
  [{ zone: 'pit' }, 'zone named pit', ['z1', 'z2'], 'table'],
  [{ zone: ['pit', 'table'] }, 'zone named pit or table', ['z1', 'z2', 'z3'], undefined],
  [{ owner: 'self' }, 'zone owned by you', ['z1'], undefined],
  [{ owner: 'opponent' }, 'zone owned by an opponent', ['z2'], undefined],
  [{ zone: 'table', owner: 'any' }, 'zone named table owned by any player', [], undefined],
])('%j: %s', (filter, words, legal, actual) => {
  expect(unwrap(describeFilter('zone', filter, newGame()))).toBe(words);
  expect(zones.flatMap(({ id }) => (explain(filter, id).legal ? [id] : []))).toEqual(legal);
  const { issues, nearMisses } = explain(filter, 'z3');
  expect(issues.map(({ data }) => ('actual' in data ? data.actual : undefined))).toEqual(
    legal.includes('z3') ? [] : [actual],
  );
  // With another name or owner it would be another place.
  expect(nearMisses).toEqual([]);
});

it('is commanded by its owner', () => {
  const game = newGame();
  const spec = game.spec({
    slots: [
      { id: 'where', kind: 'zone' },
      { kind: 'zone', filter: { owner: 'slots.where' } },
    ],
  });
  const at = (id: string) => {
    const partial = [{ targets: [{ kind: 'zone', id }] }];
    return unwrap(game.resolver({}).legalTargets(spec, { controller: 'ann' }, 1, partial)).map(
      (found) => found.id,
    );
  };
  expect(at('z2')).toEqual(['z2']);
  expect(at('z3')).toEqual([]);
});
