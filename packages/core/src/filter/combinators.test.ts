import { describe, expect, it } from 'vitest';
import { unwrap, type JsonObject } from '../index.js';
import { splitFilter, type Selection } from '../targeting/spec.js';
import { idsOf, lantern, lanternCardOf, lanternStateOf } from '../../test/lantern.js';

const state = lanternStateOf([
  lanternCardOf('lamp', { types: ['lamp'], cost: 1 }),
  lanternCardOf('dear-lamp', { types: ['lamp'], cost: 5 }),
  lanternCardOf('warden', { types: ['warden'], cost: 1 }),
  lanternCardOf('tired', { types: ['warden'], cost: 5, exerted: true }),
]);

describe('combinators', () => {
  it.each<[JsonObject, readonly string[]]>([
    [{}, ['lamp', 'dear-lamp', 'warden', 'tired']],
    [{ anyOf: [{ type: 'lamp' }, { exerted: true }] }, ['lamp', 'dear-lamp', 'tired']],
    [{ cost: 1, anyOf: [{ type: 'lamp' }, { exerted: true }] }, ['lamp']],
    [{ allOf: [{ type: 'lamp' }, { cost: { gt: 1 } }] }, ['dear-lamp']],
    [{ not: { type: 'lamp' } }, ['warden', 'tired']],
    [{ not: { type: 'lamp', cost: 1 } }, ['dear-lamp', 'warden', 'tired']],
    [{ not: {} }, []],
    [{ anyOf: [{}] }, ['lamp', 'dear-lamp', 'warden', 'tired']],
    [{ not: { anyOf: [{ type: 'lamp' }, { not: { exerted: true } }] } }, ['tired']],
    [{ anyOf: [{ type: 'lamp' }], allOf: [{ cost: 5 }], not: { exerted: true } }, ['dear-lamp']],
  ])('%j: %j', (filter, ids) => {
    const spec = unwrap(lantern.parseSpec({ slots: [{ kind: 'card', filter }] }));
    expect(idsOf(unwrap(lantern.resolver(state).legalTargets(spec, { controller: 'ann' })))).toEqual(ids);
  });
});

describe('a flat filter is split into which and how many', () => {
  it.each<[JsonObject & Selection, JsonObject, Selection]>([
    [{ type: 'lamp' }, { type: 'lamp' }, {}],
    [{ type: 'lamp', count: 2, upTo: true }, { type: 'lamp' }, { count: 2, upTo: true }],
    [{ count: 'all', cost: 1 }, { cost: 1 }, { count: 'all' }],
    [{ count: 'X', random: true }, {}, { count: 'X', random: true }],
  ])('%j', (flat, predicate, selection) => expect(splitFilter(flat)).toEqual({ predicate, selection }));

  it.each(['count', 'upTo', 'random'])('%s is refused inside a predicate', (key) => {
    const value = key === 'count' ? 1 : true;
    for (const [filter, path] of [
      [{ anyOf: [{ [key]: value }] }, ['slots', 0, 'filter', 'anyOf', 0, key]],
      [{ not: { [key]: value } }, ['slots', 0, 'filter', 'not', key]],
    ]) {
      const asked = lantern.parseSpec({ slots: [{ kind: 'card', filter }] });
      expect(asked).toMatchObject({ ok: false, issues: [{ code: 'unknownKey', path }] });
    }
  });
});
