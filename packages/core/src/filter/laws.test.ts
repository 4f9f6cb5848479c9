import * as fc from 'fast-check';
import { describeFilter } from '../describe/index.js';
import { describe, expect, it } from 'vitest';
import { frozenCopy, parseWith, unwrap, type JsonObject } from '../index.js';
import { asking, filters, states } from '../../test/arbitrary.js';
import { idsOf, lantern, type LanternState } from '../../test/lantern.js';

const [card] = lantern.kinds;

function matching(state: LanternState, filter: JsonObject): readonly string[] {
  const spec = unwrap(lantern.parseSpec({ slots: [{ kind: 'card', filter, chooser: 'all' }] }));
  return idsOf(unwrap(lantern.resolver(state).takeAll(spec, asking)));
}

const forAll = (holds: (state: LanternState, a: JsonObject, b: JsonObject) => void): void =>
  fc.assert(fc.property(states, filters, filters, holds));

describe('laws of filters', () => {
  it('not not f is f', () =>
    forAll((state, f) => {
      expect(matching(state, { not: { not: f } })).toEqual(matching(state, f));
    }));

  it('f and not f share nothing and miss nothing', () =>
    forAll((state, f) => {
      const both = [...matching(state, f), ...matching(state, { not: f })];
      expect(both.toSorted()).toEqual(matching(state, {}).toSorted());
    }));

  it('the order of anyOf and allOf makes no difference', () =>
    forAll((state, a, b) => {
      expect(matching(state, { anyOf: [a, b] })).toEqual(matching(state, { anyOf: [b, a] }));
      expect(matching(state, { allOf: [a, b] })).toEqual(matching(state, { allOf: [b, a] }));
    }));

  it('not (a or b) is not a and not b', () =>
    forAll((state, a, b) => {
      expect(matching(state, { not: { anyOf: [a, b] } })).toEqual(
        matching(state, { allOf: [{ not: a }, { not: b }] }),
      );
    }));

  it('a key beside another narrows', () =>
    forAll((state, a, b) => {
      const wide = matching(state, a);
      for (const id of matching(state, { allOf: [a], anyOf: [b] })) expect(wide).toContain(id);
    }));

  it('a filter that is read, written and read again is the same', () =>
    forAll((_state, f) => {
      const read = unwrap(card.parseFilter(f));
      expect(JSON.parse(JSON.stringify(read))).toEqual(f);
      expect(card.parseFilter(JSON.parse(JSON.stringify(read)))).toEqual({ ok: true, value: read });
      expect(parseWith(card.filter, read).ok).toBe(true);
    }));

  it('asking changes neither the state nor the filter, and gives the same again', () =>
    forAll((state, f) => {
      const frozen = frozenCopy({ state, f });
      const once = matching(frozen.state, frozen.f);
      expect(matching(frozen.state, frozen.f)).toEqual(once);
      expect(matching(state, f)).toEqual(once);
    }));

  it('every filter has words', () =>
    forAll((_state, f) => {
      const words = unwrap(describeFilter('card', f, lantern));
      expect(words).toMatch(/\bcard\b/);
      expect(words).not.toMatch(/undefined|\[object|\s{2}|[{}]/);
    }));
});

describe('compiled filters are kept', () => {
  it('a frozen filter by its identity; one that may still change is read anew', () => {
    const parsed = unwrap(card.parseFilter({ type: 'lamp' }));
    expect(Object.isFrozen(parsed)).toBe(true);
    const view = card.open({ players: [], cards: [], gone: [] });
    const open: Record<string, string> = { type: 'lamp' };
    const fixed = frozenCopy(open);
    expect(unwrap(view.plan(fixed))).toBe(unwrap(view.plan(fixed)));
    expect(unwrap(view.plan(fixed, fixed))).toBe(unwrap(view.plan(fixed, fixed)));
    expect(unwrap(describeFilter('card', open, lantern))).toBe('lamp card');
    open['type'] = 'warden';
    expect(unwrap(describeFilter('card', open, lantern))).toBe('warden card');
  });
});
