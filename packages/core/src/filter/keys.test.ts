import { describe, expect, it } from 'vitest';
import { unwrap, type Attempt, type JsonObject } from '../index.js';
import { lantern, lanternCardOf, lanternStateOf, type LanternCard } from '../../test/lantern.js';

const state = (card: LanternCard) =>
  lanternStateOf([card, lanternCardOf('source', { cost: 3, strength: 2, name: 'Source' })], {
    players: [{ id: 'ann', team: 'up' }, { id: 'bob' }, { id: 'cid', team: 'up' }],
  });

/** Whether a card with these facts passes the filter. Ann asks, from the card `source`, with X = 2. */
function passes(facts: Partial<LanternCard>, filter: JsonObject, more: Partial<Attempt> = {}): boolean {
  const card = lanternCardOf('it', facts);
  const spec = unwrap(lantern.parseSpec({ slots: [{ kind: 'card', filter: { allOf: [filter] } }] }));
  const attempt = { controller: 'ann', source: { kind: 'card', id: 'source' }, variables: { X: 2 }, ...more };
  return unwrap(lantern.resolver(state(card)).explain(spec, attempt, { kind: 'card', id: 'it' })).legal;
}

describe('one key of a filter', () => {
  it.each<[filter: JsonObject, facts: Partial<LanternCard>, boolean]>([
    [{ zone: 'play' }, { zone: 'play' }, true],
    [{ zone: 'play' }, { zone: 'player' }, false],
    [{ zone: ['play', 'pit'] }, { zone: 'pit' }, true],
    [{ zone: ['play', 'pit'] }, { zone: 'deck' }, false],
    [{ owner: 'self' }, { owner: 'ann' }, true],
    [{ owner: 'self' }, { owner: 'bob', controller: 'ann' }, false],
    [{ owner: 'any' }, { owner: 'bob' }, true],
    [{ controller: 'self' }, { controller: 'ann' }, true],
    [{ controller: 'opponent' }, { controller: 'bob' }, true],
    [{ controller: 'opponent' }, { controller: 'ann' }, false],
    [{ controller: 'opponent' }, { controller: 'cid' }, false],
    [{ controller: 'teammate' }, { controller: 'cid' }, true],
    [{ controller: 'teammate' }, { controller: 'ann' }, false],
    [{ controller: 'role.defender' }, { controller: 'bob' }, true],
    [{ controller: 'role.defender' }, { controller: 'ann' }, false],
    [{ publicId: 'p-it' }, {}, true],
    [{ publicId: ['p-a', 'p-b'] }, {}, false],
    [{ instanceId: 'it' }, {}, true],
    [{ instanceId: ['i', 't'] }, {}, false],
    [{ type: 'lamp' }, { types: ['tool', 'lamp'] }, true],
    [{ type: 'lam' }, { types: ['lamp'] }, false],
    [{ type: ['lamp', 'warden'] }, { types: ['warden'] }, true],
    [{ type: ['lamp', 'warden'] }, { types: [] }, false],
    [{ ready: true }, { exerted: false }, true],
    [{ ready: true }, { exerted: true }, false],
    [{ ready: false }, { exerted: true }, true],
    [{ exerted: true }, { exerted: true }, true],
    [{ exerted: false }, { exerted: true }, false],
    [{ damaged: true }, { damage: 1 }, true],
    [{ damaged: true }, { damage: 0 }, false],
    [{ damaged: false }, { damage: 0 }, true],
    [{ withKeyword: 'veil' }, { keywords: ['glim', 'veil'] }, true],
    [{ withKeyword: ['glim', 'dart'] }, { keywords: ['glim'] }, false],
    [{ withKeyword: ['glim', 'dart'] }, { keywords: ['dart', 'glim'] }, true],
    [{ withoutKeyword: 'glim' }, { keywords: [] }, true],
    [{ withoutKeyword: ['glim', 'dart'] }, { keywords: ['dart'] }, false],
    [{ withCharacteristics: ['red', 'old'] }, { characteristics: ['old', 'red'] }, true],
    [{ withCharacteristics: ['red', 'old'] }, { characteristics: ['red'] }, false],
    [{ withCharacteristics: ['red', 'old'], characteristicsMode: 'any' }, { characteristics: ['red'] }, true],
    [{ withCharacteristics: ['red', 'old'], characteristicsMode: 'any' }, { characteristics: [] }, false],
    [
      { withCharacteristics: ['red', 'old'], characteristicsMode: 'none' },
      { characteristics: ['new'] },
      true,
    ],
    [
      { withCharacteristics: ['red', 'old'], characteristicsMode: 'none' },
      { characteristics: ['old'] },
      false,
    ],
    [
      { withCharacteristics: ['red', 'old'], characteristicsMode: 'all' },
      { characteristics: ['old'] },
      false,
    ],
    [{ excludeSelf: true }, {}, true],
    [{ excludeSelf: false }, {}, true],
    [{ glow: { gt: 2 } }, { glow: 3 }, true],
    [{ glow: { gt: 2 } }, { glow: 2 }, false],
    [{}, {}, true],
  ])('%j of %j: %s', (filter, facts, is) => {
    expect(passes(facts, filter, { roles: { defender: 'bob' } })).toBe(is);
  });

  it('"another" leaves out the source itself, and only it (rule 115.5 for a spell that would target itself)', () => {
    const spec = lantern.spec({ slots: [{ kind: 'card', filter: { excludeSelf: true } }] });
    const at = lantern.resolver(state(lanternCardOf('it')));
    const attempt = { controller: 'ann', source: { kind: 'card', id: 'source' } };
    expect(unwrap(at.legalTargets(spec, attempt)).map(({ id }) => id)).toEqual(['it']);
  });
});

describe('numbers', () => {
  it.each<[JsonObject, number | undefined, boolean]>([
    [{ cost: 3 }, 3, true],
    [{ cost: 3 }, 2, false],
    [{ cost: -0 }, 0, true],
    [{ cost: { eq: 3 } }, 3, true],
    [{ cost: { gt: 3 } }, 3, false],
    [{ cost: { gt: 3 } }, 4, true],
    [{ cost: { gte: 3 } }, 3, true],
    [{ cost: { gte: 3 } }, 2, false],
    [{ cost: { lt: 3 } }, 2, true],
    [{ cost: { lt: 3 } }, 3, false],
    [{ cost: { lte: 3 } }, 3, true],
    [{ cost: { lte: 3 } }, 4, false],
    [{ cost: { gte: 2, lt: 5 } }, 4, true],
    [{ cost: { gte: 2, lt: 5 } }, 5, false],
    [{ cost: { gte: 5, lt: 2 } }, 3, false],
    [{ cost: 'X' }, 2, true],
    [{ cost: { lt: 'X' } }, 2, false],
    [{ cost: 'source.cost' }, 3, true],
    [{ cost: { gte: 'source.cost' } }, 2, false],
    [{ cost: { gt: 'X', lte: 'source.cost' } }, 3, true],
    ...[3, { gt: 0 }, { gte: 0 }, { lt: 9 }, { lte: 9 }, { eq: 0 }, 'X'].map(
      (cost): [JsonObject, undefined, boolean] => [{ cost }, undefined, false],
    ),
    [{ not: { cost: { lte: 9 } } }, undefined, true],
  ])('%j of a card that costs %s: %s', (filter, cost, is) => expect(passes({ cost }, filter)).toBe(is));
});

describe('names are compared whole (fault 18)', () => {
  it.each<[JsonObject, string, boolean]>([
    [{ name: 'Ant' }, 'Ant', true],
    [{ name: 'Ant' }, 'Elephant', false],
    [{ name: 'Ant' }, 'ant', false],
    [{ name: 'Ant' }, 'Ant Queen', false],
    [{ name: { eq: 'Ant' } }, 'Ant', true],
    [{ name: { not: 'Ant' } }, 'Elephant', true],
    [{ name: { not: 'Ant' } }, 'Ant', false],
    [{ name: { oneOf: ['Ant', 'Bee'] } }, 'Bee', true],
    [{ name: { oneOf: ['Ant', 'Bee'] } }, 'Be', false],
    [{ name: { oneOf: ['Ant', 'Bee'], not: 'Bee' } }, 'Bee', false],
  ])('%j of %s: %s', (filter, name, is) => expect(passes({ name }, filter)).toBe(is));
});

describe('a reference that nothing binds refuses the question', () => {
  it.each<[JsonObject, string]>([
    [{ cost: 'X' }, 'X'],
    [{ cost: { lte: 'source.cost' } }, 'source.cost'],
    [{ not: { cost: { lte: 'source.cost' } } }, 'source.cost'],
    [{ anyOf: [{ type: 'lamp' }, { controller: 'role.defender' }] }, 'role.defender'],
    [{ excludeSelf: true }, 'source'],
    [{ allOf: [{ not: { excludeSelf: true } }] }, 'source'],
  ])('%j needs %s', (filter, reference) => {
    const spec = unwrap(lantern.parseSpec({ slots: [{ kind: 'card', filter }] }));
    const asked = lantern.resolver(state(lanternCardOf('it'))).legalTargets(spec, { controller: 'ann' });
    expect(asked).toMatchObject({
      ok: false,
      issues: [{ code: 'unboundReference', data: { slot: 'slot1', reference } }],
    });
  });

  it('also where the source is there but has no such number', () => {
    for (const reference of ['source.name', 'source.charm', 'source.cost']) {
      const spec = unwrap(lantern.parseSpec({ slots: [{ kind: 'card', filter: { cost: reference } }] }));
      const at = lantern.resolver(lanternStateOf([lanternCardOf('s', { cost: undefined })]));
      const asked = at.legalTargets(spec, { controller: 'ann', source: { kind: 'card', id: 's' } });
      expect(asked).toMatchObject({ ok: false, issues: [{ code: 'unboundReference', data: { reference } }] });
    }
  });

  it('and where an earlier slot is not chosen yet; once it is, the slot is answered', () => {
    const spec = lantern.spec({
      slots: [
        { id: 'first', kind: 'card' },
        { id: 'then', kind: 'card', filter: { cost: { lt: 'slots.first.cost' } } },
      ],
    });
    const at = lantern.resolver(state(lanternCardOf('it')));
    const ann = { controller: 'ann' };
    const unbound = {
      ok: false,
      issues: [{ code: 'unboundReference', data: { slot: 'then', reference: 'slots.first' } }],
    };
    for (const partial of [[], [{ targets: [] }], [{ targets: [{ kind: 'card', id: 'nobody' }] }]]) {
      expect(at.legalTargets(spec, ann, 'then', partial)).toMatchObject(unbound);
    }
    const chosen = [{ targets: [{ kind: 'card', id: 'source' }] }];
    expect(unwrap(at.legalTargets(spec, ann, 'then', chosen)).map(({ id }) => id)).toEqual(['it']);
  });

  it('an earlier slot that was left empty binds nothing, so nothing compares with it', () => {
    const spec = lantern.spec({
      slots: [
        { id: 'first', kind: 'card', filter: { count: 1, upTo: true } },
        { id: 'then', kind: 'card', min: 0, filter: { cost: { lt: 'slots.first.cost' } } },
      ],
    });
    const at = lantern.resolver(state(lanternCardOf('it')));
    expect(at.legalTargets(spec, { controller: 'ann' }, 'then', [{ targets: [] }])).toEqual({
      ok: true,
      value: [],
    });
  });
});
