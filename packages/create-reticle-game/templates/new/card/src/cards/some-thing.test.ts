import type { Match } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { missingExamples } from '../../test/board.js';
import type { State } from '../state.js';
import { table } from '../table.js';
import type { Card } from '../words.js';

/** Rows from the card: what it does, a match in which it has done so, and what a card is there. */
const rows: readonly (readonly [does: string, played: () => Match<State>, id: string, is: Partial<Card>])[] =
  [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/cards/some-thing.test.ts', 'src/cards.json')).toBe('');
});

it.each(rows)('the card %s', (_does, played, id, is) => {
  expect(table.thing(played().state, id)).toMatchObject(is);
});
