import { unwrap, type Json, type JsonObject } from '@reticle/core';
import { array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch as applyInPlace } from 'rfc6902';
import { applyPatch } from './apply-patch.js';
import { createPatch } from './patch.js';
import { patchOperation } from './server-message.js';

const key = constantFrom('a', 'b', 'id', 'instanceId', 'ref', 'a/b', 'm~n', '');
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
        // A client may apply patches with any library of JSON Patch.
        const elsewhere = structuredClone(before);
        expect(applyInPlace(elsewhere, structuredClone([...patch])).every((error) => error === null)).toBe(
          true,
        );
        expect(elsewhere).toEqual(after);
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

  it('is the same, whatever parts of the objects are the same objects', () => {
    assert(
      property(object, object, (one, other) => {
        const before = { one, other };
        const after = { one: other, more: [one, other], other };
        expect(createPatch(before, after)).toEqual(createPatch(before, structuredClone(after)));
      }),
    );
  });

  it('says no more than what it replaces: a part that did not change is the same object after it', () => {
    assert(
      property(object, object, object, (kept, before, after) => {
        const then = unwrap(
          applyPatch({ kept, part: before }, createPatch({ kept, part: before }, { kept, part: after })),
        );
        expect(then['kept']).toBe(kept);
      }),
    );
  });

  it('does not look into what is the same object', () => {
    const heavy = new Proxy({}, { ownKeys: () => expect.unreachable() });
    expect(createPatch({ heavy, a: 1 }, { heavy, a: 2 })).toEqual([{ op: 'replace', path: '/a', value: 2 }]);
  });

  it('takes the view of a thing out of a list, or moves it, by what it shows', () => {
    const thing = (id: string) => ({ ref: { kind: 'card', id }, marks: [] });
    const [first, second, third] = [thing('a'), thing('b'), thing('c')];
    const things = [first, second, third];
    expect(createPatch({ things }, { things: [second, third] })).toEqual([
      { op: 'remove', path: '/things/0' },
    ]);
    expect(createPatch({ things }, { things: [third, first, second] })).toEqual([
      { op: 'remove', path: '/things/2' },
      { op: 'add', path: '/things/0', value: third },
    ]);
  });

  it('replaces a list of which nothing stays', () => {
    expect(createPatch({ log: ['a', 'b'] }, { log: ['c'] })).toEqual([
      { op: 'replace', path: '/log', value: ['c'] },
    ]);
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
    ['a key that every object has', { op: 'add', path: '/__proto__', value: { polluted: true } }],
    ['nothing in it', { op: 'replace', path: '', value: {} }],
    ['a place of a list that is no number', { op: 'add', path: '/list/first', value: 1 }],
    ['a place beyond a list', { op: 'add', path: '/list/9', value: 1 }],
  ] as const)('is refused at %s', (_, operation) => {
    const before = { list: [] };
    expect(applyPatch(before, [operation]).ok).toBe(false);
    expect(before).toEqual({ list: [] });
  });
});
