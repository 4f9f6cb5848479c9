import { expect, it } from 'vitest';
import { fixtures, harbor } from '../../test/harbor.js';
import { describeFinding } from '../words.js';
import { findingsOf, laws, lawsFor } from './index.js';
import { suiteOf } from '../suite/suite.js';

const suite = suiteOf(harbor, fixtures);

it.each(lawsFor(fixtures))('a game without faults keeps the law %s', (name) => {
  expect(findingsOf(name, suite).map((found) => describeFinding(found))).toEqual([]);
});

it('all laws are asked of a game with all fixtures', () => {
  expect(lawsFor(fixtures)).toEqual(Object.keys(laws));
});
