import { unwrap, type Json, type JsonObject } from '@reticle/core';
import { digestOf } from '@reticle/core/match';
import { array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickMatch } from '../test/pick.js';
import { applyPatch, createPatch, positionOf, snapshotOf, type LogEntry } from './position.js';

const key = constantFrom('a', 'b', 'id', 'instanceId', 'a/b', 'm~n', '');
const { object } = letrec<{ object: JsonObject; value: Json }>((tie) => ({
  object: dictionary(key, tie('value'), { maxKeys: 4 }),
  value: oneof(
    { maxDepth: 4 },
    constantFrom<Json>(null, true, 0, 1, 'x', 'y'),
    array(tie('value'), { maxLength: 5 }),
    tie('object'),
  ),
}));

describe('a patch', () => {
  it('turns any object into any other, and touches neither', () => {
    assert(
      property(object, object, (before, after) => {
        const kept = structuredClone([before, after]);
        expect(unwrap(applyPatch(before, createPatch(before, after)))).toEqual(after);
        expect([before, after]).toEqual(kept);
      }),
    );
  });

  it('has nothing to say of what is equal', () => {
    assert(
      property(object, (same) => {
        expect(createPatch(same, structuredClone(same))).toEqual([]);
      }),
    );
  });

  it('takes a card out of a list with one removal', () => {
    const cards = ['a', 'b', 'c'].map((instanceId) => ({ instanceId, tapped: false }));
    expect(createPatch({ cards }, { cards: cards.toSpliced(1, 1) })).toEqual([
      { op: 'remove', path: '/cards/1' },
    ]);
  });

  it.each([
    ['a place that is not there', { op: 'remove', path: '/nothing' }],
    ['a hostile key', { op: 'replace', path: '/__proto__/polluted', value: true }],
    ['a place beyond a list', { op: 'add', path: '/list/9', value: 1 }],
  ] as const)('is refused at %s', (_, operation) => {
    const before = { list: [] };
    expect(applyPatch(before, [operation]).ok).toBe(false);
    expect(before).toEqual({ list: [] });
  });
});

it('a log that takes back moves from before its snapshot is played again from its beginning', () => {
  const match = unwrap(pickMatch.start({}, 'undo'));
  const pick = (player: string): LogEntry => ({
    kind: 'move',
    move: { move: 'pick', player, params: { number: 1 } },
  });
  const log: LogEntry[] = [pick('ann'), pick('bob'), { kind: 'undo', moves: 1 }, pick('cat')];
  const kept = snapshotOf(unwrap(positionOf(pickMatch, match, log.slice(0, 2))));
  const [whole, short] = [undefined, kept].map((from) => unwrap(positionOf(pickMatch, match, log, from)));
  expect([short?.step, digestOf(short?.match)]).toEqual([4, digestOf(whole?.match)]);
});
