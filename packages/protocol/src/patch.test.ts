import { unwrap, type Json, type JsonObject } from '@reticle/core';
import { array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, createPatch } from './patch.js';
import { patchOperation } from './server-message.js';

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
        const patch = createPatch(before, after);
        expect(unwrap(applyPatch(before, patch))).toEqual(after);
        expect(patch.filter((operation) => !patchOperation.safeParse(operation).success)).toEqual([]);
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

  it('replaces a list of things without ids if half of them are others, and else each of those', () => {
    const moves = ['a', 'b', 'c', 'd'].map((words) => ({ words }));
    const others = ['a', 'x', 'y'].map((words) => ({ words }));
    expect(createPatch({ moves }, { moves: others })).toEqual([
      { op: 'replace', path: '/moves', value: others },
    ]);
    expect(createPatch({ moves }, { moves: moves.with(2, { words: 'x' }) })).toEqual([
      { op: 'replace', path: '/moves/2/words', value: 'x' },
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
