import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context } from '../../test/context.js';
import { allOf, anyOf, type Test } from './comparison.js';

/** Makes tests with given answers that record that they were asked. */
function asked(answers: readonly boolean[]): {
  readonly tests: readonly Test<string>[];
  readonly log: string[];
} {
  const log: string[] = [];
  const tests = answers.map((answer, index): Test<string> => (thing, { controller }) => {
    log.push(`${index} of ${thing} for ${controller}`);
    return answer;
  });
  return { tests, log };
}

/** Returns the tests up to the first with this answer, or all. */
const upTo = (answers: readonly boolean[], stop: boolean): readonly string[] => {
  const first = answers.indexOf(stop);
  return (first < 0 ? answers : answers.slice(0, first + 1)).map(
    (_answer, index) => `${index} of it for ann`,
  );
};

const answers = fc.array(fc.boolean(), { maxLength: 9 });

describe('tests as one', () => {
  it('all hold: asked in order, no further than the first that does not', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { tests, log } = asked(given);
        expect(allOf(tests)('it', context)).toBe(given.every(Boolean));
        expect(log).toEqual(upTo(given, false));
      }),
    );
  });

  it('one holds: asked in order, no further than the first that does', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { tests, log } = asked(given);
        expect(anyOf(tests)('it', context)).toBe(given.some(Boolean));
        expect(log).toEqual(upTo(given, true));
      }),
    );
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('of %i', (size) => {
    const yes = Array.from({ length: size }, () => true);
    expect(allOf(asked(yes).tests)('it', context)).toBe(true);
    expect(anyOf(asked(yes).tests)('it', context)).toBe(size > 0);
    yes.forEach((_yes, index) => {
      const oneNo = asked(yes.with(index, false));
      expect(allOf(oneNo.tests)('it', context)).toBe(false);
      expect(oneNo.log).toHaveLength(index + 1);
      const oneYes = asked(yes.map((_each, at) => at === index));
      expect(anyOf(oneYes.tests)('it', context)).toBe(true);
      expect(oneYes.log).toHaveLength(index + 1);
    });
  });
});
