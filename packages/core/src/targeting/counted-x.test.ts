import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap, type Attempt, type JsonObject } from '../index.js';
import { describeSpec } from '../describe/index.js';
import { lantern, lanternCardOf, lanternStateOf } from '../../test/lantern.js';

const state = lanternStateOf([
  lanternCardOf('a', { cost: 1, types: ['lamp'] }),
  lanternCardOf('b', { cost: 2, controller: 'bob', types: ['warden'] }),
  lanternCardOf('c', { cost: 3, types: ['lamp'] }),
  lanternCardOf('d', { cost: undefined, controller: 'bob', types: ['lamp'] }),
]);
const ann: Attempt = { controller: 'ann' };
const lamps = { kind: 'card', filter: { type: 'lamp' } };
const own = { kind: 'card', filter: { controller: 'self' } };
const parse = (X: JsonObject, slot: JsonObject) => lantern.parseSpec({ slots: [slot], X });
const legal = (X: JsonObject, filter: JsonObject, attempt = ann, at = state) =>
  unwrap(lantern.resolver(at).legalTargets(unwrap(parse(X, { filter })), attempt)).map(({ id }) => id);

describe('an X that is counted', () => {
  it.each<[string, JsonObject, JsonObject, readonly string[]]>([
    ['how many', { count: lamps }, { cost: 'X' }, ['c']],
    ['the greatest', { greatest: 'cost', among: own }, { cost: { lt: 'X' } }, ['a', 'b']],
    ['the least', { least: 'cost', among: own }, { cost: 'X' }, ['a']],
    ['the total', { total: 'cost', among: own }, { cost: { gte: 'X' } }, []],
    ['players', { count: { kind: 'player', filter: {} } }, { cost: 'X' }, ['b']],
    [
      'the greatest of none is 0',
      { greatest: 'cost', among: { ...own, filter: { type: 'zzz' } } },
      { cost: { gt: 'X' } },
      ['a', 'b', 'c'],
    ],
    ['what lacks the property counts 0', { least: 'cost', among: lamps }, { cost: { lte: 'X' } }, []],
  ])('%s', (_name, X, filter, ids) => {
    expect(legal(X, filter)).toEqual(ids);
  });

  it('is seen from the player who asks, and never announced', () => {
    const X = { count: own };
    expect(legal(X, { cost: 'X' })).toEqual(['b']);
    expect(legal(X, { cost: 'X' }, { controller: 'bob', variables: { X: 3 } })).toEqual(['b']);
    expect(unwrap(lantern.resolver(state).ask(unwrap(parse(X, {})), ann)).attempt).toEqual(ann);
  });

  it('says how many are chosen', () => {
    const spec = unwrap(parse({ count: lamps }, { filter: { count: 'X', upTo: true } }));
    const choices = unwrap(lantern.resolver(state).choices(spec, ann));
    const counts = [...unwrap(choices.all(100))].map(([slot]) => slot?.targets.length);
    expect([counts.length, new Set(counts)]).toEqual([15, new Set([0, 1, 2, 3])]);
  });

  it('is counted anew on the re-check', () => {
    const spec = unwrap(parse({ count: lamps }, { filter: { cost: { lt: 'X' } } }));
    const chosen = unwrap(
      lantern.resolver(state).check(spec, ann, [{ targets: [{ kind: 'card', id: 'b' }] }]),
    );
    const fewer = lanternStateOf(state.cards.filter(({ instanceId }) => instanceId !== 'c'));
    const legalAt = (at: typeof state) =>
      unwrap(lantern.resolver(at).checkTargetsStillLegal(spec, chosen)).slots[0]?.targets[0]?.legal;
    expect([legalAt(state), legalAt(fewer)]).toEqual([true, false]);
  });

  it.each<[JsonObject, string, readonly (string | number)[]]>([
    [{ count: { kind: 'zzz', filter: {} } }, 'unknownKind', ['X', 'count', 'kind']],
    [{ count: { kind: 'card', filter: { zzz: 1 } } }, 'unknownKey', ['X', 'count', 'filter', 'zzz']],
    [
      { greatest: 'cost', among: { kind: 'card', filter: { cost: 'X' } } },
      'laterSlot',
      ['X', 'among', 'filter'],
    ],
    [
      { count: { kind: 'card', filter: { controller: 'slots.slot1' } } },
      'laterSlot',
      ['X', 'count', 'filter'],
    ],
  ])('%j is refused', (X, code, path) => {
    expect(parse(X, {})).toMatchObject({ ok: false, issues: [{ code, path }] });
  });

  it('is not guessed if something that it refers to is not there', () => {
    const spec = unwrap(parse({ count: { kind: 'card', filter: { controller: 'role.judge' } } }, {}));
    expect(lantern.resolver(state).ask(spec, ann)).toMatchObject({
      ok: false,
      issues: [{ code: 'unboundReference', data: { reference: 'role.judge' } }],
    });
  });

  it('law: it is asked like the same number announced', () => {
    const costs = fc.array(fc.record({ cost: fc.nat(6), mine: fc.boolean() }), { maxLength: 8 });
    fc.assert(
      fc.property(costs, (made) => {
        const at = lanternStateOf(
          made.map(({ cost, mine }, index) =>
            lanternCardOf(`c${index}`, { cost, controller: mine ? 'ann' : 'bob' }),
          ),
        );
        const mine = made.flatMap(({ cost, mine: is }) => (is ? [cost] : []));
        const said = {
          count: mine.length,
          greatest: Math.max(0, ...mine),
          least: mine.length > 0 ? Math.min(...mine) : 0,
        };
        for (const [X, number] of [
          [{ count: own }, said.count],
          [{ greatest: 'cost', among: own }, said.greatest],
          [{ least: 'cost', among: own }, said.least],
        ] as const) {
          const spec = unwrap(lantern.parseSpec({ slots: [{ filter: { cost: { lte: 'X' } } }] }));
          const announced = lantern.resolver(at).legalTargets(spec, { ...ann, variables: { X: number } });
          expect(legal(X, { cost: { lte: 'X' } }, ann, at)).toEqual(unwrap(announced).map(({ id }) => id));
        }
      }),
    );
  });
});

it.each<[JsonObject, string]>([
  [{ count: lamps }, 'the number of: lamp card'],
  [{ greatest: 'cost', among: lamps }, 'the greatest cost among: lamp card'],
  [{ least: 'cost', among: lamps }, 'the least cost among: lamp card'],
  [{ total: 'cost', among: lamps }, 'the total cost of: lamp card'],
])('a counted X in words: %j', (X, words) => {
  const spec = unwrap(parse(X, { filter: { cost: { lte: 'X' } } }));
  expect(describeSpec(spec, lantern)).toBe(`target card with cost X or less, where X is ${words}`);
});
