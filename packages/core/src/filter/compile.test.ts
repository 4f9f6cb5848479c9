import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asking, filters, states } from '../../test/arbitrary.js';
import { context } from '../../test/context.js';
import { lantern, lanternCardOf } from '../../test/lantern.js';
import { unwrap, type JsonObject } from '../index.js';
import { aroundNoun } from '../describe/spec.js';
import { bothFilters, filterCompiler, type Condition } from './compile.js';
import type { FilterContext, NumericComparison } from './comparison.js';
import { amount, flag, member, player } from './facets.js';
import type { Words } from './matcher.js';
import type { Filter } from './schema.js';
import type { PlayerReference } from './value.js';

const said = (words: Words): Condition => ({ key: 'said', wanted: true, words, inner: [] });

interface Rock {
  readonly size: number;
  readonly wet: boolean;
  readonly place: string;
  readonly owner: string;
}
interface Keys {
  readonly size?: NumericComparison | undefined;
  readonly wet?: boolean | undefined;
  readonly place?: string | undefined;
  readonly owner?: PlayerReference | undefined;
  readonly heavy?: number | undefined;
  readonly nearly?: boolean | undefined;
  readonly other?: boolean | undefined;
}

const rock = (facts: Partial<Rock> = {}): Rock => ({
  size: 2,
  wet: true,
  place: 'shore',
  owner: 'ann',
  ...facts,
});

/** Makes a compiler that records which of its expensive keys were asked. */
function compiler(): {
  readonly compile: (filter: Filter<Keys>) => ReturnType<ReturnType<typeof filterCompiler<Rock, Keys>>>;
  readonly asked: string[];
} {
  const asked: string[] = [];
  const compile = filterCompiler<Rock, Keys>({
    heavy: {
      cost: 9,
      test: ({ size }, wanted, _context, { nearly = false }) => {
        asked.push('heavy');
        return size >= wanted || (nearly && size === wanted - 1);
      },
    },
    size: amount('size', ({ size }) => size),
    wet: flag('wet', ({ wet }) => wet, { yes: 'wet', no: 'dry' }),
    place: member(
      'place',
      ({ place }) => place,
      (places) => `at the ${places}`,
    ),
    owner: player(
      'owner',
      ({ owner }) => owner,
      (who) => `of ${who}`,
    ),
    nearly: { test: () => false, modifies: 'heavy' },
    other: {
      test: (_rock, wanted, { source }) => {
        asked.push('other');
        return !wanted || source === undefined;
      },
      needsSource: true,
    },
  });
  return { compile, asked };
}
const compiled = (filter: Filter<Keys>) => unwrap(compiler().compile(filter));

describe('a compiled filter', () => {
  it('asks the cheapest key first, and no further than the first that fails', () => {
    const { compile, asked } = compiler();
    const filter = unwrap(compile({ heavy: 1, size: 2, other: true }));
    expect(filter.checks.map(({ key }) => key)).toEqual(['other', 'size', 'heavy']);
    expect(filter.matches(rock({ size: 3 }), context)).toBe(false);
    expect(asked).toEqual(['other']);
    expect(filter.matches(rock(), context)).toBe(true);
    expect(asked).toEqual(['other', 'other', 'heavy']);
  });

  it('asks what is dear after what holds several filters, too', () => {
    const keys = (filter: Filter<Keys>) => compiled(filter).checks.map(({ key }) => key);
    expect(keys({ heavy: 1, not: { wet: true }, size: 2 })).toEqual(['size', 'not', 'heavy']);
    expect(keys({ heavy: 1, anyOf: [{ wet: true }], not: { wet: true } })).toEqual(['not', 'anyOf', 'heavy']);
    expect(keys({ heavy: 1, allOf: [{ size: 2 }, { wet: true }] })).toEqual(['wet', 'size', 'heavy']);
  });

  it.each<[Filter<Keys>, Partial<Rock>, boolean]>([
    [{ heavy: 3 }, { size: 2 }, false],
    [{ heavy: 3, nearly: true }, { size: 2 }, true],
    [{ heavy: 3, nearly: true }, { size: 1 }, false],
    [{ heavy: 3, nearly: false }, { size: 2 }, false],
  ])('%j of %j: a key that modifies another one asks nothing itself: %s', (filter, facts, holds) => {
    expect(compiled(filter).matches(rock(facts), context)).toBe(holds);
  });

  it.each<[Filter<Keys>, readonly (string | number)[]]>([
    [{ nearly: true }, ['nearly']],
    [{ not: { nearly: true } }, ['not', 'nearly']],
    [{ anyOf: [{}, { allOf: [{ nearly: true }] }] }, ['anyOf', 1, 'allOf', 0, 'nearly']],
    [{ heavy: 3, not: { nearly: true } }, ['not', 'nearly']],
  ])('%j: what modifies nothing is refused', (filter, path) => {
    expect(compiler().compile(filter)).toEqual({
      ok: false,
      issues: [{ code: 'invalidValue', data: { problem: 'stands only beside heavy' }, path }],
    });
  });

  it('is the same for the same filter', () => {
    const { compile } = compiler();
    const filter = { size: 3 };
    expect(unwrap(compile(filter))).toBe(unwrap(compile(filter)));
    expect(unwrap(compile(filter))).not.toBe(unwrap(compile({ size: 3 })));
  });
});

describe('which part hangs on the object and the seat that asks alone', () => {
  it.each<[Filter<Keys>, boolean]>([
    [{}, true],
    [{ wet: true, size: 3, place: 'shore' }, true],
    [{ place: 'X' }, true],
    [{ owner: 'self' }, true],
    [{ owner: 'role.defender' }, false],
    [{ size: 'X' }, false],
    [{ size: { gt: 1, lt: 'X' } }, false],
    [{ heavy: 3 }, false],
    [{ not: { wet: true } }, true],
    [{ not: { owner: 'self' } }, true],
    [{ not: { owner: 'slots.first' } }, false],
    [{ anyOf: [{ wet: true }, { size: 3 }] }, true],
    [{ anyOf: [{ wet: true }, { size: 'X' }] }, false],
    [{ wet: true, allOf: [{ owner: 'self' }] }, true],
    [{ wet: true, allOf: [{ owner: 'role.defender' }] }, false],
  ])('%j: all of it: %s', (filter, all) => {
    expect(compiled(filter).relative === undefined).toBe(all);
  });

  it('and the rest are the whole filter', () => {
    const { standing, relative, matches } = compiled({ wet: true, size: 'X', not: { size: 3 } });
    for (const size of [2, 3]) {
      for (const wet of [true, false]) {
        const found = rock({ size, wet });
        const bound = { ...context, number: () => 2 };
        expect(standing(found, bound)).toBe(wet && size !== 3);
        expect(relative?.(found, bound)).toBe(size === 2);
        expect(matches(found, bound)).toBe(wet && size === 2);
      }
    }
  });

  it('of two filters as one: what both say, and what both refer to', () => {
    const both = bothFilters(
      compiled({ size: { lte: 'X' } }),
      compiled({ wet: true, owner: 'role.defender' }),
    );
    expect([...both.references].toSorted()).toEqual(['X', 'role.defender']);
    expect(both.matches(rock({ owner: 'bob' }), context)).toBe(true);
    expect(both.matches(rock({ owner: 'bob', size: 3 }), context)).toBe(false);
    expect(both.matches(rock({ owner: 'bob', wet: false }), context)).toBe(false);
    expect(both.matches(rock(), context)).toBe(false);
  });
});

describe('what a check tells', () => {
  const has = rock();
  const tell = (filter: Filter<Keys>, ask: FilterContext = context) =>
    compiled(filter).checks.map(({ key, wanted, actual }) => [key, wanted, actual?.(has, ask)]);

  it.each<[Filter<Keys>, unknown]>([
    [{ size: 3 }, [['size', 3, 2]]],
    [{ heavy: 3 }, [['heavy', 3, undefined]]],
    [{ not: { wet: true } }, [['not', { wet: true }, undefined]]],
    [{ anyOf: [{ wet: true }] }, [['anyOf', [{ wet: true }], undefined]]],
    [
      { allOf: [{ wet: true }, { size: 3 }] },
      [
        ['wet', true, true],
        ['size', 3, 2],
      ],
    ],
  ])('%j: %j', (filter, told) => expect(tell(filter)).toEqual(told));

  const changes = (filter: Filter<Keys>, holds: boolean) =>
    compiled(filter).checks.flatMap((check) => check.changes(has, holds, context));

  it.each<[Filter<Keys>, readonly JsonObject[], readonly JsonObject[]]>([
    [{ wet: true }, [{ wet: true }], [{ wet: false }]],
    [{ heavy: 3 }, [], []],
    [{ not: { wet: true } }, [{ wet: false }], [{ wet: true }]],
    [{ not: { not: { wet: true } } }, [{ wet: true }], [{ wet: false }]],
    [{ anyOf: [{ wet: false }, { place: 'hill' }] }, [{ wet: false }, { place: 'hill' }], [{ wet: true }]],
    [
      { not: { anyOf: [{ wet: true }, { place: 'hill' }] } },
      [{ wet: false }],
      [{ wet: true }, { place: 'hill' }],
    ],
  ])('%j: what to change so that it holds: %j, so that it fails: %j', (filter, toHold, toFail) => {
    expect(changes(filter, true)).toEqual(toHold);
    expect(changes(filter, false)).toEqual(toFail);
  });
});

describe('what must be bound', () => {
  it.each<[Filter<Keys>, readonly string[]]>([
    [{ wet: true, place: 'X' }, []],
    [{ size: 'X', owner: 'self' }, ['X']],
    [
      { anyOf: [{ size: { gt: 'source.size' } }, { not: { owner: 'role.judge' } }] },
      ['source.size', 'role.judge'],
    ],
    [{ other: true, heavy: 2 }, ['source']],
    [{ anyOf: [{ wet: true }, { not: { other: true } }] }, ['source']],
    [{ other: false }, []],
  ])('%j: %j', (filter, found) => expect([...compiled(filter).references]).toEqual(found));

  it.each<[JsonObject, boolean]>([
    [{ excludeSelf: true }, true],
    [{ excludeSelf: false }, false],
    [{ type: 'excludeSelf' }, false],
    [{ anyOf: [{ type: 'lamp' }, { excludeSelf: true }] }, true],
    [{ not: { not: { excludeSelf: true } } }, true],
    [{}, false],
  ])('%j looks at the source itself: %s', (filter, needs) => {
    expect(unwrap(lantern.kinds[0].references(filter)).has('source')).toBe(needs);
  });
});

describe('words', () => {
  it.each<[Filter<Keys>, string]>([
    [{}, 'anything'],
    [{ wet: false }, 'dry'],
    [{ heavy: 3 }, 'with heavy 3'],
    [{ heavy: 3, size: { lt: 4 } }, 'with size less than 4 and heavy 3'],
    [
      { owner: 'self', size: 3, wet: true, not: { place: 'hill' } },
      'wet with size 3 of you but not at the hill',
    ],
    [{ anyOf: [{ wet: true }], place: 'hill' }, 'at the hill that is wet'],
    [{ anyOf: [{ wet: true }, {}], place: 'hill' }, 'at the hill that is either wet or anything'],
  ])('%j without a noun: %s', (filter, words) => expect(aroundNoun(compiled(filter).checks)).toBe(words));

  it('of qualities that follow each other', () => {
    const checks = [said({ after: 'with moss' }), said({ after: 'without a bird with a song' })];
    expect(aroundNoun(checks, 'rock')).toBe('rock with moss and without a bird with a song');
  });

  it('of clauses, which stand last', () => {
    const clause = said({ after: 'but not dry' });
    const place = said({ after: 'in a hut that is old' });
    expect(aroundNoun([clause, place], 'rock')).toBe('rock in a hut that is old but not dry');
    expect(aroundNoun([place, said({ after: 'at sea' })])).toBe('in a hut that is old at sea');
  });

  it('of a check that has none to say', () => {
    const silent = [said({ before: '' }), said({ after: '' }), said({ before: 'wet' })];
    expect(aroundNoun(silent, 'rock')).toBe('wet rock');
    expect(aroundNoun(silent.slice(0, 2))).toBe('anything');
  });
});

it('the parts of a filter are the filter, whatever it says', () => {
  const [kind] = lantern.kinds;
  const who: FilterContext = {
    ...context,
    source: lanternCardOf('c0', { cost: 1 }),
    sourceRef: asking.source,
  };
  fc.assert(
    fc.property(states, filters, ({ cards }, filter) => {
      for (const card of cards) {
        const whole = unwrap(kind.matches(filter, card, who));
        const parts = Object.entries(filter).every(([key, wanted]) =>
          unwrap(kind.matches({ allOf: [{ [key]: wanted }] }, card, who)),
        );
        expect(parts).toBe(whole);
      }
    }),
  );
});
