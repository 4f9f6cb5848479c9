import { expect, it } from 'vitest';
import { entries } from './entries/index.js';
import { lexicon } from './lexicon.js';

it('has every entry: a new role needs its place in the order', () => {
  expect(new Set(lexicon.entries)).toEqual(new Set(entries));
});
