import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specs, states } from '../../test/arbitrary.js';
import { lantern, lanternCardOf, lanternStateOf } from '../../test/lantern.js';
import { unwrap, type TargetSpec } from '../index.js';

const ann = { controller: 'ann' };
const cards = [
  lanternCardOf('a', { controller: 'bob', cost: 1 }),
  lanternCardOf('b', { cost: 2 }),
  lanternCardOf('c', { controller: 'bob', cost: 3 }),
  lanternCardOf('d', { controller: 'bob', cost: 2, keywords: ['veil'] }),
];
const state = lanternStateOf(cards);
const specOf = (filter: object): TargetSpec =>
  unwrap(lantern.parseSpec({ slots: [{ kind: 'card', filter }] }));

it('law: are found the quick way as they are the slow way, whoever asks, on lists that follow each other', () => {
  fc.assert(
    fc.property(
      fc.array(states, { minLength: 1, maxLength: 3 }),
      fc.array(specs, { minLength: 1 }),
      (boards, asked) => {
        for (const board of [
          ...boards,
          ...boards.map(({ cards: [first, ...rest], ...more }) => ({
            ...more,
            cards: first ? [{ ...first, exerted: !first.exerted }, ...rest] : rest,
          })),
        ]) {
          const resolver = lantern.resolver(board);
          for (const spec of asked) {
            for (const controller of ['ann', 'bob', 'cid', 'nobody']) {
              const slowly: number[] = [];
              const found = resolver.fillLegal(slowly, structuredClone(spec), { controller });
              const quickly: number[] = [];
              expect(resolver.fillLegal(quickly, spec, { controller })).toEqual(found);
              expect(quickly).toEqual(slowly);
            }
          }
        }
      },
    ),
    { numRuns: 100 },
  );
});

describe("legal things in a caller's buffer", () => {
  it('are those of legalTargets, and nothing that was there before', () => {
    const resolver = lantern.resolver(state);
    const spec = specOf({ controller: 'opponent' });
    const buffer = [7, 7, 7, 7];
    expect(unwrap(resolver.fillLegal(buffer, spec, ann))).toBe(2);
    expect(buffer).toEqual([0, 2]);
    expect(buffer.map((position) => resolver.ref(position))).toEqual(
      unwrap(resolver.legalTargets(spec, ann)),
    );
    expect(buffer.map((position) => resolver.object(position))).toEqual([cards[0], cards[2]]);
  });

  it('are refused for a slot that is not there, or that refers to another', () => {
    const two = unwrap(
      lantern.parseSpec({
        slots: [
          { id: 'first', kind: 'card' },
          { kind: 'card', filter: { cost: { lt: 'slots.first.cost' } } },
        ],
      }),
    );
    const resolver = lantern.resolver(state);
    expect(resolver.fillLegal([], two, ann, 2)).toMatchObject({ issues: [{ code: 'unknownSlot' }] });
    expect(resolver.fillLegal([], two, ann, 1)).toMatchObject({ issues: [{ code: 'unboundReference' }] });
  });
});

describe('what is settled once a list is the same for everybody who asks', () => {
  it.each<[string, object, readonly string[], readonly string[]]>([
    ['the asker decides', { type: 'lamp', controller: 'self' }, ['b'], ['a', 'c', 'd']],
    ['the announced number decides', { cost: 'X' }, ['b'], ['a']],
    ['behind not', { not: { cost: 'X' } }, ['a', 'c'], ['b', 'c', 'd']],
    ['behind anyOf', { anyOf: [{ cost: 'X' }, { cost: 3 }] }, ['b', 'c'], ['a', 'c']],
  ])('%s', (_name, filter, annX2, bobX1) => {
    const spec = specOf(filter);
    const resolver = lantern.resolver(state);
    const ids = (controller: string, X: number) =>
      unwrap(resolver.legalTargets(spec, { controller, variables: { X } })).map(({ id }) => id);
    expect(ids('ann', 2)).toEqual(annX2);
    expect(ids('bob', 1)).toEqual(bobX1);
    expect(ids('ann', 2)).toEqual(annX2);
  });
});

it('are those of the lists that a state has now, even if its rules changed it in place', () => {
  const draft = { ...lanternStateOf(cards) };
  const spec = specOf({ controller: 'opponent' });
  const found = () => unwrap(lantern.resolver(draft).fillLegal([], spec, ann));
  expect(found()).toBe(2);
  Object.assign(draft, { cards: cards.slice(1) });
  expect(found()).toBe(1);
});
