import { describe, expect, it } from 'vitest';
import { lantern, lanternCardOf, lanternStateOf } from '../../test/lantern.js';
import { unwrap, type JsonObject } from '../index.js';
import { branchesOf } from './branches.js';
import { Budget, STEP_LIMIT, TooComplex } from '../choice/diagram.js';

const board = lanternStateOf(
  Array.from({ length: 4 }, (_card, index) => lanternCardOf(`c${index}`, { cost: index })),
);
const questionOf = (...slots: readonly JsonObject[]) => {
  const spec = unwrap(lantern.parseSpec({ slots: slots.map((slot) => ({ kind: 'card', ...slot })) }));
  return unwrap(lantern.resolver(board).ask(spec, { controller: 'ann', variables: { X: 0 } }));
};
const cheaper = { cost: { lt: 'slots.first.cost' } };

describe('branches', () => {
  it.each<[string, readonly JsonObject[], number]>([
    ['nothing refers to anything: one', [{ id: 'first' }, {}], 1],
    ['one for each thing that may stand in a slot referred to', [{ id: 'first' }, { filter: cheaper }], 4],
    ['and one where it may stay empty', [{ id: 'first', min: 0 }, { filter: cheaper }], 5],
    [
      'two referred to',
      [{ id: 'first' }, { id: 'second', filter: cheaper }, { filter: { cost: { lt: 'slots.second.cost' } } }],
      6,
    ],
    [
      'one where there is nothing to divide, so that the slot takes nothing',
      [{ id: 'first', min: 0, division: { total: 'X' } }, { filter: cheaper }],
      1,
    ],
  ])('%s', (_name, slots, size) => {
    expect(
      branchesOf(
        questionOf(...slots),
        slots.map(() => []),
        new Budget(),
      ),
    ).toHaveLength(size);
  });

  it('of what is picked already: only those with it', () => {
    const question = questionOf({ id: 'first' }, { filter: cheaper });
    expect(branchesOf(question, [[2], []], new Budget())).toHaveLength(1);
    expect(
      branchesOf(question, [[], [2]], new Budget()).map((branch) => branch.next(0, new Budget())),
    ).toEqual([[3]]);
    expect(branchesOf(question, [[0], [2]], new Budget())).toEqual([]);
  });

  it('a slot that others look at is offered what leaves something for them, or stays empty', () => {
    const question = questionOf({ id: 'first', min: 0 }, { min: 0, filter: cheaper });
    const nexts = (...picks: readonly (readonly number[])[]) =>
      branchesOf(question, picks, new Budget()).map((branch) => branch.next(0, new Budget()));
    expect(nexts([], [])).toEqual([[0], [1], [2], [3], []]);
    expect(nexts([], [1])).toEqual([[2], [3]]);
  });

  it('every thing picked later must be legal in it, not some', () => {
    const question = questionOf({ id: 'first' }, { min: 0, max: 2, filter: cheaper });
    const nexts = (...picks: readonly (readonly number[])[]) =>
      branchesOf(question, picks, new Budget()).map((branch) => branch.next(0, new Budget()));
    expect(nexts([], [0, 2])).toEqual([[3]]);
    expect(nexts([], [0, 3])).toEqual([]);
  });

  it('each is paid for', () => {
    const question = questionOf({ id: 'first' }, { filter: cheaper });
    const budget = new Budget();
    budget.spend(STEP_LIMIT - 4);
    expect(() => branchesOf(question, [[], []], budget)).toThrow(TooComplex);
  });
});
