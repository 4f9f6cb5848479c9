import { expect, it } from 'vitest';
import type { Card } from '../card.js';
import { mayChoose, missingExamples } from '../../test/board.js';

/** Facts of a card of bob's, and who may choose it: from the rules. */
const rows: readonly (readonly [facts: Partial<Card>, player: string, may: boolean])[] = [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/protections/some-thing.test.ts')).toBe('');
});

it.each(rows)('%j may be chosen by %s: %s', (facts, player, may) => {
  expect(mayChoose(player, facts)).toBe(may);
});
