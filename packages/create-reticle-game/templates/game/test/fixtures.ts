/** What the laws of all games need to know of this one. */
import { filterCases, type GameFixtures, type Guard, type Staged } from '@reticle/testkit';
import { lexicon, match, set, type Card, type State } from '../src/index.js';
import { protections } from '../src/protections/index.js';
import { specOf } from '../src/lexicon/spec-of.js';
import { cardOf, stateOf } from './board.js';
import { cases } from './cases/index.js';

/** A card of bob's with those facts among others; ann asks, by a card of hers. */
function stage(facts: Partial<Card>): Staged<State> {
  const others = [
    cardOf('source', { controller: 'ann' }),
    cardOf('lit', { lit: true }),
    cardOf('dim', { glow: 0 }),
  ];
  return {
    state: stateOf(...others, cardOf('it', facts)),
    attempt: { controller: 'ann', source: { kind: 'card', id: 'source' } },
    target: { kind: 'card', id: 'it' },
  };
}

/** The keyword of a protection, given to one card: nothing becomes legal by it. */
const guard = (name: string): Guard<State> => ({
  name,
  on: (state, { id }) => {
    const found = state.cards.find(({ instanceId }) => instanceId === id);
    if (!found || found.keywords.includes(name)) return undefined;
    const guarded = { ...found, keywords: [...found.keywords, name] };
    return { ...state, cards: state.cards.map((card) => (card === found ? guarded : card)) };
  },
});

export const fixtures: GameFixtures<State, 'card'> = {
  cases: { card: filterCases(stage, cases) },
  stages: [stage({ keywords: ['veil'] })],
  specs: set.flatMap(({ chooses }) => {
    const spec = specOf(chooses);
    return spec.ok ? [spec.value] : [];
  }),
  guards: Object.keys(protections).map(guard),
  lexicon,
  match: { runtime: match, options: [{ cards: 3, moves: 12 }] },
};
