import { expect, it } from 'vitest';
import { harbor } from '../../test/harbor.js';
import { questionsOf } from './suite.js';

const specs = ['a', 'b', 'c'].map((id) =>
  harbor.spec({ slots: [{ id, accepts: [{ kind: 'ship', filter: {} }] }] }),
);
const stages = [1, 2, 3, 4, 5, 6].map((state) => ({ state, attempt: { controller: 'ann' } }));
const asked = (most: number) =>
  questionsOf(specs, stages, most).map(({ spec, state }) => `${spec.slots[0]?.id}${state}`);

it('each spec is asked in all stages, or in some, and all specs together in all of them', () => {
  expect(asked(6)).toHaveLength(18);
  expect(asked(2)).toEqual(['a1', 'a4', 'b2', 'b5', 'c3', 'c6']);
  expect(asked(4)).toEqual(['a1', 'a3', 'a5', 'b2', 'b4', 'b6', 'c1', 'c3', 'c5']);
});
