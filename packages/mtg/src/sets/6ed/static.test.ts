import { describe, expect, it } from 'vitest';
import { matchAt, rigOf, SIXTH } from '../../../test/6ed/rig.js';
import { difference, strike } from '../../../test/6ed/seen.js';
import { momentsWith } from '../../../test/6ed/uses.js';
import { SIXTH_EDITION } from './index.js';
import type { Effect } from '../../language/effects/effect.js';
import type { CardDefinition } from '../../language/card-definition.js';

const ALL = SIXTH_EDITION.filter((card) => card.static.length > 0);

/** A change of something else, so that everything is computed anew. */
const SOMETHING: readonly Effect[] = [
  { effect: 'untap', what: { each: { instanceId: 'foe-tapped-Island' } } },
];

/** Returns the moment at which it makes a difference whether the card has its static abilities. */
function found(card: CardDefinition): string | undefined {
  for (const [moment, state] of momentsWith(card)) {
    const names = new Set(state.cards.map(({ publicId }) => publicId));
    const there = SIXTH_EDITION.filter(({ id }) => names.has(id));
    const bare = rigOf(there.map((other) => (other === card ? { ...card, static: [] } : other)));
    const [without, among] = [bare, SIXTH].map((rig) => strike(rig, matchAt(state), SOMETHING));
    const what = without && among && difference(SIXTH, without, among);
    if (what !== undefined) return `${moment}: ${what}`;
  }
  return undefined;
}

describe('604: every static ability of the set changes something as long as the card is there', () => {
  it.each(ALL.map((card) => [card.name, card] as const))('%s', (_name, card) => {
    expect(found(card)).toBeDefined();
  });
});
