import { expect, it } from 'vitest';
import { judgeNames } from './names.mjs';

it.each([
  { found: { a: 2 }, most: { a: 2 }, says: [] },
  { found: { a: 3 }, most: { a: 2 }, says: ['a exports 3 names, and may export 2'] },
  { found: { a: 1 }, most: { a: 2 }, says: ['a exports 1 names by now'] },
  { found: { a: 1 }, most: {}, says: ['a exports 1 names: write that'] },
  { found: {}, most: { a: 2 }, says: ['a is exported by nobody'] },
])('says $says of $found, where $most may be', ({ found, most, says }) => {
  expect(judgeNames(found, most).map((fault) => says.find((start) => fault.startsWith(start)))).toEqual(says);
});
