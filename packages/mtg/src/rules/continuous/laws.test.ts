import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { state as boards } from '../../../test/arbitrary.js';
import { matchStateOf } from '../../../test/match.js';
import { type MtgMatchState, mtgMatchState } from '../../state/match-state.js';
import { withCard } from '../../state/cards.js';
import { refOf } from '../../state/refs.js';
import { moveCard } from '../../state/zones.js';
import type { StaticsOf } from './active.js';
import { printedOf } from './base.js';
import type { Change } from '../../language/change.js';
import { refresh } from './refresh.js';

const change: fc.Arbitrary<Change> = fc.constantFrom<Change>(
  { power: 2, toughness: -1 },
  { setPower: { count: { type: 'creature', controller: 'self' } } },
  { controller: 'foe' },
  { landTypes: ['Swamp'] },
  { addTypes: ['creature'], setPower: 1, setToughness: 1 },
  { colors: ['green'], addKeywords: [{ keyword: 'flying' }] },
  { removeKeywords: ['flying', 'shroud'] },
);

const match: fc.Arbitrary<MtgMatchState> = fc
  .tuple(
    boards,
    fc.array(fc.record({ change, of: fc.nat(7), until: fc.constantFrom('endOfTurn', 'whileSourceTapped') }), {
      maxLength: 4,
    }),
    fc.boolean(),
    fc.nat(3),
  )
  .map(([{ cards, players }, effects, printed, more]) => {
    const state = matchStateOf({
      cards: cards.map((card) => ({
        ...card,
        counters: { '+1/+1': more },
        ...(printed ? { printed: printedOf(card) } : {}),
      })),
      players: players.map(({ id }) => ({ id })),
      nextId: effects.length,
    });
    const continuous = effects.flatMap(({ of, ...effect }, id) => {
      const card = state.cards[of];
      if (!card) return [];
      return [{ ...effect, id, controller: 'you', source: refOf(card), affects: [refOf(card)] }];
    });
    return { ...state, continuous };
  });

const statics: fc.Arbitrary<StaticsOf> = fc
  .tuple(change, change)
  .map(([own, all]): StaticsOf => ({ instanceId }) => {
    if (instanceId === 'c0') return [{ id: 'own', affects: 'self', change: own }];
    if (instanceId === 'c1') return [{ id: 'all', affects: { each: { type: 'creature' } }, change: all }];
    return [];
  });

describe('refresh', () => {
  it('twice is the same as once, and leaves a state', () => {
    fc.assert(
      fc.property(match, statics, (state, staticsOf) => {
        const once = refresh(state, staticsOf);
        expect(refresh(once, staticsOf)).toBe(once);
        expect(mtgMatchState.safeParse(once).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('comes to the same whether anything is kept of earlier states or nothing is', () => {
    fc.assert(
      fc.property(match, statics, fc.array(fc.tuple(fc.nat(7), fc.nat(3))), (start, staticsOf, steps) => {
        let state = refresh(start, staticsOf);
        for (const [of, step] of steps) {
          const card = state.cards[of];
          if (!card) continue;
          const changed = [
            withCard(state, { ...card, tapped: !card.tapped }),
            withCard(state, { ...card, types: ['creature'] }),
            moveCard(state, card.instanceId, card.zone === 'battlefield' ? 'graveyard' : 'battlefield'),
            { ...state, activePlayer: 'foe', continuous: state.continuous.slice(1) },
          ][step];
          state = refresh(changed ?? state, staticsOf);
          expect(state).toEqual(refresh(structuredClone(changed ?? state), staticsOf));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('forgets effects that are gone: only what is printed counts', () => {
    fc.assert(
      fc.property(match, (state) => {
        const none: StaticsOf = () => [];
        const without = { ...state, continuous: [] };
        const fields = ({ cards }: MtgMatchState) =>
          cards.map((card) => [
            card.power,
            card.toughness,
            card.types,
            card.subtypes,
            card.colors,
            card.keywords,
          ]);
        const controllers = ({ cards }: MtgMatchState) => cards.map(({ controller }) => controller);
        const after = refresh({ ...refresh(state, none), continuous: [] }, none);
        expect(fields(after)).toEqual(fields(refresh(without, none)));
        expect(controllers(after)).toEqual(controllers(without));
      }),
      { numRuns: 200 },
    );
  });
});
