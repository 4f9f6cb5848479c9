import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frozenCopy, parseWith, unwrap, type JsonObject } from '../index.js';
import { asking, filters, states } from '../../test/arbitrary.js';
import { idsOf, lantern, type LanternState } from '../../test/lantern.js';

const [card] = lantern.kinds;

function matching(state: LanternState, filter: JsonObject): readonly string[] {
  const spec = unwrap(lantern.parseSpec({ slots: [{ kind: 'card', filter, chooser: 'all' }] }));
  return idsOf(unwrap(lantern.resolver(state).takeAll(spec, asking)));
}

const law = (name: string, holds: (state: LanternState, a: JsonObject, b: JsonObject) => void) =>
  it(name, () => fc.assert(fc.property(states, filters, filters, holds)));

describe('laws of filters', () => {
  law('not not f is f', (state, f) => {
    expect(matching(state, { not: { not: f } })).toEqual(matching(state, f));
  });

  law('f and not f share nothing and miss nothing', (state, f) => {
    const both = [...matching(state, f), ...matching(state, { not: f })];
    expect(both.toSorted()).toEqual(matching(state, {}).toSorted());
  });

  law('the order of anyOf and allOf makes no difference', (state, a, b) => {
    expect(matching(state, { anyOf: [a, b] })).toEqual(matching(state, { anyOf: [b, a] }));
    expect(matching(state, { allOf: [a, b] })).toEqual(matching(state, { allOf: [b, a] }));
  });

  law('not (a or b) is not a and not b', (state, a, b) => {
    expect(matching(state, { not: { anyOf: [a, b] } })).toEqual(
      matching(state, { allOf: [{ not: a }, { not: b }] }),
    );
  });

  law('a key beside another narrows', (state, a, b) => {
    const wide = matching(state, a);
    for (const id of matching(state, { allOf: [a], anyOf: [b] })) expect(wide).toContain(id);
  });

  law('a filter that is read, written and read again is the same', (_state, f) => {
    const read = unwrap(card.parseFilter(f));
    expect(JSON.parse(JSON.stringify(read))).toEqual(f);
    expect(card.parseFilter(JSON.parse(JSON.stringify(read)))).toEqual({ ok: true, value: read });
    expect(parseWith(card.filter, read).ok).toBe(true);
  });

  law('asking changes neither the state nor the filter, and gives the same again', (state, f) => {
    const frozen = frozenCopy({ state, f });
    const once = matching(frozen.state, frozen.f);
    expect(matching(frozen.state, frozen.f)).toEqual(once);
    expect(matching(state, f)).toEqual(once);
  });

  law('every filter has words', (_state, f) => {
    const words = unwrap(lantern.describeFilter('card', f));
    expect(words).toMatch(/\bcard\b/);
    expect(words).not.toMatch(/undefined|\[object|\s{2}|[{}]/);
  });
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
    expect(unwrap(card.describe(open))).toBe('lamp card');
    open['type'] = 'warden';
    expect(unwrap(card.describe(open))).toBe('warden card');
  });
});
