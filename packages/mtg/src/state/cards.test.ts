import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board, creature } from '../../test/board.js';
import { ZONES } from '../language/vocabulary.js';
import { cardById, cardsIn, changeCards, withCard } from './cards.js';
import type { MtgState } from './state.js';
import { moveCard } from './zones.js';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const start = board(
  ...IDS.map((id, index) => creature(id, 'you', { zone: ZONES[index % 3] ?? 'hand', token: index === 4 })),
);

type Step = (state: MtgState) => MtgState;
const id = fc.constantFrom(...IDS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(id, fc.constantFrom(...ZONES)).map(
    ([of, zone]): Step =>
      (state) =>
        moveCard(state, of, zone),
  ),
  id.map((of): Step => (state) => {
    const card = cardById(state, of);
    return card ? withCard(state, { ...card, damage: card.damage + 1 }) : state;
  }),
  fc.constantFrom(...ZONES).map(
    (zone): Step =>
      (state) =>
        changeCards(state, zone, (card) => ({ ...card, tapped: !card.tapped })),
  ),
  fc.constant((state: MtgState) => ({ ...state, cards: state.cards.toReversed() })),
);

describe('where cards lie', () => {
  it('is what a search over all of them finds, whatever was handed on', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state: MtgState = start;
        for (const next of steps) {
          state = next(state);
          for (const zone of ZONES)
            expect(cardsIn(state, zone)).toEqual(state.cards.filter((card) => card.zone === zone));
          for (const of of IDS)
            expect(cardById(state, of)).toBe(state.cards.find(({ instanceId }) => instanceId === of));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('stays the very same list where nothing in a zone changes', () => {
    const [permanents, hand] = [cardsIn(start, 'battlefield'), cardsIn(start, 'hand')];
    const changed = changeCards(start, 'battlefield', (card) => ({ ...card, tapped: true }));
    expect(cardsIn(changed, 'hand')).toBe(hand);
    expect(cardsIn(changed, 'battlefield')).not.toBe(permanents);
    expect(cardsIn(withCard(start, { ...hand[0]!, damage: 1 }), 'battlefield')).toBe(permanents);
    expect(changeCards(start, 'hand', (card) => card)).toBe(start);
  });
});
