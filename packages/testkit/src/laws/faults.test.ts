import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../test/faulty-games.js';
import { fixtures, harbor } from '../../test/harbor.js';
import { describeFinding } from '../words.js';
import { suiteOf } from '../suite/suite.js';
import { findingsOf, laws } from './index.js';

describe('each law finds the fault that breaks it', () => {
  it.each(FAULTS)('%s: %s (%s)', (law, _fault, code, faulty) => {
    const { game = harbor, fixtures: given = fixtures } = faulty();
    const found = findingsOf(law, suiteOf(game, given));
    expect(found.map((one) => one.code)).toContain(code);
    for (const one of found) expect(describeFinding(one)).not.toMatch(/undefined|\[object/);
  });

  it('and every law has one', () => {
    expect(new Set(FAULTS.map(([law]) => law))).toEqual(new Set(Object.keys(laws)));
  });
});
