import { describeFilter } from '../describe/index.js';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineGame, playerKind, unwrap, type JsonObject, type TargetRef } from '../index.js';

const ids = ['ann', 'bob', 'cid'];
/** A game that has only players. */
const newGame = () =>
  defineGame({
    id: 'people',
    state: z.strictObject({}),
    players: () => ids.map((id) => ({ id })),
    kinds: [playerKind({ list: () => ids.map((id) => ({ id })) })],
  });
const explain = (filter: JsonObject, id: string) => {
  const game = newGame();
  const spec = unwrap(game.parseSpec({ slots: [{ kind: 'player', filter }] }));
  const target: TargetRef = { kind: 'player', id };
  return unwrap(game.resolver({}).explain(spec, { controller: 'ann' }, target));
};

it.each<[JsonObject, string, boolean, readonly string[]]>([
  [{}, 'player', true, ids],
  [{ is: 'opponent' }, 'player who is an opponent', false, ['bob', 'cid']],
  [{ is: 'self' }, 'player who is you', true, ['ann']],
  [{ playerId: 'bob' }, 'player named bob', false, ['bob']],
  [{ playerId: ['ann', 'cid'] }, 'player named ann or cid', true, ['ann', 'cid']],
])('%j: %s', (filter, words, ann, legal) => {
  expect(unwrap(describeFilter('player', filter, newGame()))).toBe(words);
  expect(ids.filter((id) => explain(filter, id).legal)).toEqual(legal);
  const { issues, nearMisses } = explain(filter, 'ann');
  const [key, wanted] = Object.entries(filter)[0] ?? [];
  const mismatch = { code: 'filterMismatch', data: { key, wanted, actual: 'ann' } };
  expect(issues).toMatchObject(ann ? [] : [mismatch]);
  // With another name it would be another player.
  expect(nearMisses).toEqual([]);
});

it('commands itself', () => {
  const game = newGame();
  const spec = game.spec({
    slots: [
      { id: 'who', kind: 'player' },
      { kind: 'player', filter: { is: 'slots.who' } },
    ],
  });
  const partial = [{ targets: [{ kind: 'player', id: 'cid' }] }];
  const found = unwrap(game.resolver({}).legalTargets(spec, { controller: 'ann' }, 1, partial));
  expect(found.map(({ id }) => id)).toEqual(['cid']);
});
