import { describe, expect, it } from 'vitest';
import { unwrap, type Attempt, type JsonObject } from '../index.js';
import { describeIssue } from '../describe/index.js';
import { idsOf, lantern, lanternCardOf, lanternStateOf, pick, type LanternCard } from '../../test/lantern.js';

const ann: Attempt = { controller: 'ann' };
const cardSpec = (slot: JsonObject) => unwrap(lantern.parseSpec({ slots: [{ kind: 'card', ...slot }] }));
const codesOf = (issues: readonly { readonly code: string }[]) => issues.map(({ code }) => code);

describe('the pipeline', () => {
  const state = lanternStateOf([
    lanternCardOf('bad', {
      zone: 'dark',
      cost: 9,
      exerted: true,
      keywords: ['veil', 'ward'],
      controller: 'bob',
    }),
  ]);
  const spec = cardSpec({ mode: 'choose', filter: { ready: true, cost: { lte: 3 }, zone: 'play' } });
  const explain = unwrap(lantern.resolver(state).explain(spec, ann, { kind: 'card', id: 'bad' }));

  it('tells every failed step in its order: zone, other keys, the steps of the game, protections', () => {
    const steps = explain.issues.map(({ code, data }) =>
      'key' in data ? data.key : 'step' in data ? data.step : 'protection' in data ? data.protection : code,
    );
    expect(steps).toEqual(['zone', 'ready', 'cost', 'lit', 'veil', 'ward']);
    expect(explain.legal).toBe(false);
  });

  it('each with what the card has, and the rule', () => {
    expect(explain.issues).toMatchObject([
      { data: { key: 'zone', wanted: 'play', actual: 'dark' } },
      { data: { key: 'ready', wanted: true, actual: false } },
      { data: { key: 'cost', wanted: { lte: 3 }, actual: 9 } },
      { code: 'refusedByGame', data: { rule: 'L2.4' } },
      { code: 'protectedTarget', data: { rule: 'L3.1' } },
      { code: 'protectedTarget', data: { rule: 'L3.2' } },
    ]);
  });

  it.each<[JsonObject, Partial<LanternCard>, unknown]>([
    [{ damaged: true }, { damage: 0 }, false],
    [{ damaged: false }, { damage: 2 }, true],
    [{ withCharacteristics: ['red'] }, { characteristics: ['old'] }, ['old']],
    [{ withKeyword: 'veil' }, { keywords: ['glim'] }, ['glim']],
    [{ type: 'warden' }, { types: ['lamp'] }, ['lamp']],
    [{ ready: true }, { exerted: true }, false],
    [{ exerted: false }, { exerted: true }, true],
    [{ strength: 3 }, { strength: 1 }, 1],
    [{ name: 'Ant' }, { name: 'Bee' }, 'Bee'],
    [{ owner: 'opponent' }, { owner: 'ann' }, 'ann'],
    [{ publicId: 'ant' }, { publicId: 'bee' }, 'bee'],
    [{ instanceId: 'that' }, {}, 'it'],
  ])('%j of %j: it has %j instead', (filter, facts, actual) => {
    const resolver = lantern.resolver(lanternStateOf([lanternCardOf('it', facts)]));
    const { issues } = unwrap(resolver.explain(cardSpec({ filter }), ann, { kind: 'card', id: 'it' }));
    const [[key, wanted]] = Object.entries(filter) as [[string, unknown]];
    expect(issues).toMatchObject([{ code: 'filterMismatch', data: { key, wanted, actual } }]);
  });

  it('the check gives the same issues', () => {
    const checked = lantern.resolver(state).check(spec, ann, pick(['bad']));
    expect(checked).toEqual({ ok: false, issues: explain.issues });
  });

  it.each<[string, object, object]>([
    ['nothing of that name', { kind: 'card', id: 'nobody' }, { code: 'unknownTarget' }],
    ['nothing of that kind', { kind: 'ghost', id: 'bad' }, { code: 'unknownTarget' }],
    ['another kind', { kind: 'player', id: 'bob' }, { code: 'wrongKind', data: { accepts: ['card'] } }],
    [
      'an earlier object of that name (rule 400.7)',
      { kind: 'card', id: 'bad', incarnation: 7 },
      { code: 'changedZone', data: { was: 7, now: 0 } },
    ],
    ['no option', { kind: 'choice', id: 'heads' }, { code: 'unknownTarget' }],
  ])('%s', (_what, target, found) => {
    expect(lantern.resolver(state).check(spec, ann, [{ targets: [target] }])).toMatchObject({
      ok: false,
      issues: [found],
    });
  });
});

describe('listing', () => {
  it('is never cut to how many may be chosen (fault 1)', () => {
    const cards = Array.from({ length: 50 }, (_none, at) => lanternCardOf(`c${at}`));
    const resolver = lantern.resolver(lanternStateOf(cards));
    expect(unwrap(resolver.legalTargets(cardSpec({ filter: { count: 1 } }), ann))).toHaveLength(50);
    expect(resolver.check(cardSpec({ filter: { count: 1 } }), ann, pick(['c49'])).ok).toBe(true);
  });

  it('is in the order of the board, each thing pinned to its incarnation', () => {
    const resolver = lantern.resolver(
      lanternStateOf([lanternCardOf('b', { incarnation: 3 }), lanternCardOf('a')]),
    );
    expect(unwrap(resolver.legalTargets(cardSpec({}), ann))).toEqual([
      { kind: 'card', id: 'b', incarnation: 3 },
      { kind: 'card', id: 'a', incarnation: 0 },
    ]);
  });

  it('uses the facts of now: an animated lamp, a keyword that was given (fault 6)', () => {
    const animated = lanternCardOf('tool', {
      types: ['tool', 'lamp'],
      keywords: ['veil'],
      controller: 'bob',
    });
    const resolver = lantern.resolver(
      lanternStateOf([animated, { ...animated, instanceId: 'plain', keywords: [] }]),
    );
    expect(idsOf(unwrap(resolver.legalTargets(cardSpec({ filter: { type: 'lamp' } }), ann)))).toEqual([
      'plain',
    ]);
  });

  it('an earlier thing of an unknown name is nothing, not an error', () => {
    const spec = unwrap(lantern.parseSpec({ slots: [{ id: 'a' }, { id: 'b', kind: 'card' }] }));
    const partial = [{ targets: [{ kind: 'card', id: 'nobody' }] }];
    const resolver = lantern.resolver(lanternStateOf([lanternCardOf('x')]));
    expect(unwrap(resolver.explain(spec, ann, { kind: 'card', id: 'x' }, 'b', partial)).legal).toBe(true);
  });

  it.each([7, -1, 0.5, 'nowhere'])('there is no slot %j', (slot) => {
    expect(lantern.resolver(lanternStateOf([])).legalTargets(cardSpec({}), ann, slot)).toMatchObject({
      issues: [{ code: 'unknownSlot' }],
    });
  });
});

describe('protections', () => {
  const state = (facts: Partial<LanternCard>) =>
    lanternStateOf([lanternCardOf('it', facts)], { players: [{ id: 'ann' }, { id: 'bob', hooded: true }] });
  it.each<[string, Partial<LanternCard>, JsonObject, boolean]>([
    ['veil stops opponents who target', { keywords: ['veil'], controller: 'bob' }, { mode: 'target' }, false],
    ['and opponents who choose', { keywords: ['veil'], controller: 'bob' }, { mode: 'choose' }, false],
    [
      'but not its controller (rule 702.11b)',
      { keywords: ['veil'], controller: 'ann' },
      { mode: 'target' },
      true,
    ],
    ['ward stops others who choose', { keywords: ['ward'], controller: 'bob' }, { mode: 'choose' }, false],
    ['not those who target', { keywords: ['ward'], controller: 'bob' }, { mode: 'target' }, true],
    [
      'nor its own controller, whoever asks (fault 15)',
      { keywords: ['ward'], controller: 'bob' },
      { mode: 'choose', chooser: 'opponent' },
      true,
    ],
    [
      'it asks who chooses, not whose ability it is',
      { keywords: ['ward'], controller: 'ann' },
      { mode: 'choose', chooser: 'opponent' },
      false,
    ],
    [
      'no ward stops "all" (fault 15, rule 115.10a)',
      { keywords: ['ward', 'veil'], controller: 'bob' },
      { mode: 'choose', chooser: 'all' },
      true,
    ],
    [
      'nor chance (fault 15)',
      { keywords: ['ward', 'veil'], controller: 'bob' },
      { mode: 'choose', chooser: 'random' },
      true,
    ],
  ])('%s', (_what, facts, slot, legal) => {
    const explained = unwrap(
      lantern.resolver(state(facts)).explain(cardSpec(slot), ann, { kind: 'card', id: 'it' }),
    );
    expect(codesOf(explained.issues)).toEqual(legal ? [] : ['protectedTarget']);
  });

  it('a hood keeps a player from everybody, themselves included (rule 702.18a)', () => {
    const spec = unwrap(lantern.parseSpec({ slots: [{ kind: 'player' }] }));
    for (const controller of ['ann', 'bob']) {
      expect(idsOf(unwrap(lantern.resolver(state({})).legalTargets(spec, { controller })))).toEqual(['ann']);
    }
  });

  it('a refusal says which protection, by which rule, and why not in words', () => {
    const resolver = lantern.resolver(state({ keywords: ['veil'], controller: 'bob' }));
    const { issues, nearMisses } = unwrap(resolver.explain(cardSpec({}), ann, { kind: 'card', id: 'it' }));
    expect(issues.map((found) => describeIssue(found))).toEqual([
      'The card it is protected by veil (rule L3.1).',
    ]);
    expect(nearMisses).toEqual([{ change: 'protection', without: 'veil' }]);
  });
});

describe('near misses', () => {
  it.each<[JsonObject, Partial<LanternCard>, readonly JsonObject[]]>([
    [{ ready: true }, { exerted: true }, [{ exerted: false }]],
    [{ cost: { lte: 3 } }, { cost: 5 }, [{ cost: 3 }, { cost: 2 }]],
    [{ cost: 3, ready: true }, { cost: 5, exerted: true }, []],
    [{ not: { type: 'lamp' } }, { types: ['lamp', 'tool'] }, [{ types: ['tool'] }]],
    [{ anyOf: [{ exerted: true }, { damaged: true }] }, {}, [{ exerted: true }, { damage: 1 }]],
    [{ withKeyword: ['glim', 'dart'] }, { keywords: ['glim'] }, [{ keywords: ['glim', 'dart'] }]],
    [{ withoutKeyword: 'glim' }, { keywords: ['glim', 'dart'] }, [{ keywords: ['dart'] }]],
    [{ withCharacteristics: ['red'] }, { characteristics: ['old'] }, [{ characteristics: ['old', 'red'] }]],
    [
      { withCharacteristics: ['red', 'new'] },
      { characteristics: ['old', 'red'] },
      [{ characteristics: ['old', 'red', 'new'] }],
    ],
    [
      { withCharacteristics: ['red'], characteristicsMode: 'none' },
      { characteristics: ['old', 'red'] },
      [{ characteristics: ['old'] }],
    ],
    [{ damaged: true }, { damage: 0 }, [{ damage: 1 }]],
    [{ damaged: false }, { damage: 2 }, [{ damage: 0 }]],
    [{ zone: ['play', 'pit'] }, { zone: 'deck' }, [{ zone: 'play' }, { zone: 'pit' }]],
    [{ zone: 'dark' }, { zone: 'play' }, []],
    [{ name: 'Ant' }, { name: 'Bee' }, []],
    [{ publicId: 'ant' }, {}, []],
    [{ controller: 'opponent' }, {}, [{ controller: 'bob' }]],
  ])('%j of %j: %j', (filter, facts, sets) => {
    const resolver = lantern.resolver(lanternStateOf([lanternCardOf('it', facts)]));
    const found = unwrap(resolver.nearMiss(cardSpec({ filter }), ann, { kind: 'card', id: 'it' }));
    expect(found).toEqual(sets.map((set) => ({ change: 'object', set })));
  });

  it('look at what counts on announcement only, too', () => {
    const spec = unwrap(
      lantern.parseSpec({
        slots: [{ accepts: [{ kind: 'card', filter: { ready: true }, announceOnly: { cost: 3 } }] }],
      }),
    );
    const resolver = lantern.resolver(
      lanternStateOf([lanternCardOf('it', { cost: 5 }), lanternCardOf('both', { cost: 5, exerted: true })]),
    );
    expect(unwrap(resolver.nearMiss(spec, ann, { kind: 'card', id: 'it' }))).toEqual([
      { change: 'object', set: { cost: 3 } },
    ]);
    expect(unwrap(resolver.nearMiss(spec, ann, { kind: 'card', id: 'both' }))).toEqual([]);
  });

  it('of the source itself compare with the changed source', () => {
    const resolver = lantern.resolver(lanternStateOf([lanternCardOf('s', { cost: 2, strength: 2 })]));
    const attempt = { ...ann, source: { kind: 'card', id: 's' } };
    const cannot = cardSpec({ filter: { cost: { gt: 'source.cost' } } });
    expect(unwrap(resolver.nearMiss(cannot, attempt, { kind: 'card', id: 's' }))).toEqual([]);
  });

  it('of the source itself look at players as before', () => {
    const resolver = lantern.resolver(lanternStateOf([lanternCardOf('s', { cost: 2, owner: 'bob' })]));
    const attempt = { ...ann, source: { kind: 'card', id: 's' }, roles: { defender: 'bob' } };
    for (const owner of ['any', 'opponent', 'role.defender']) {
      const spec = cardSpec({ filter: { owner, cost: 3 } });
      expect(unwrap(resolver.nearMiss(spec, attempt, { kind: 'card', id: 's' }))).toEqual([
        { change: 'object', set: { cost: 3 } },
      ]);
    }
  });

  it('a protection is told once, beside a filter for announcement too', () => {
    const spec = unwrap(
      lantern.parseSpec({ slots: [{ accepts: [{ kind: 'card', filter: {}, announceOnly: { cost: 1 } }] }] }),
    );
    const resolver = lantern.resolver(
      lanternStateOf([lanternCardOf('it', { controller: 'bob', keywords: ['veil'] })]),
    );
    expect(codesOf(unwrap(resolver.explain(spec, ann, { kind: 'card', id: 'it' })).issues)).toEqual([
      'protectedTarget',
    ]);
  });
});
