import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { state as boards } from '../../../test/arbitrary.js';
import { change, creature } from '../../../test/board.js';
import { matchOf, matchStateOf } from '../../../test/match.js';
import { type MtgMatchState, mtgMatchState } from '../../state/match-state.js';
import { type MtgCard, ONLY_LAND_TYPES } from '../../state/card.js';
import { withCard } from '../../state/cards.js';
import { refOf } from '../../state/refs.js';
import { moveCard } from '../../state/zones.js';
import type { StaticsOf } from './statics.js';
import { printedOf } from './layers.js';
import type { Change } from '../../language/change.js';
import { refresh } from './refresh.js';

const changes: fc.Arbitrary<Change> = fc.constantFrom<Change>(
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
    fc.array(
      fc.record({ change: changes, of: fc.nat(7), until: fc.constantFrom('endOfTurn', 'whileSourceTapped') }),
      {
        maxLength: 4,
      },
    ),
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
  .tuple(changes, changes)
  .map(([own, all]): StaticsOf => ({ instanceId }) => {
    if (instanceId === 'c0') return [{ id: 'own', affects: 'self', change: own }];
    if (instanceId === 'c1') return [{ id: 'all', affects: { each: { type: 'creature' } }, change: all }];
    return [];
  });

/**
 * Computes a state without any cached state. The cache belongs to the function, so a new function has none.
 */
const anew = (state: MtgMatchState, staticsOf: StaticsOf): MtgMatchState =>
  refresh(structuredClone(state), (card) => staticsOf(card));

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
          expect(state).toEqual(anew(changed ?? state, staticsOf));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('law: comes to the same where effects look at one object at a time, whatever becomes of their sources', () => {
    const staticsOf: StaticsOf = ({ instanceId }) => {
      if (instanceId === 'c0')
        return [
          { id: 'own', affects: { each: { type: 'creature', controller: 'self' } }, change: { power: 1 } },
        ];
      return instanceId === 'c1' ? [{ id: 'host', affects: 'host', change: { toughness: 1 } }] : [];
    };
    const becomes = fc.constantFrom<Partial<MtgCard>>(
      { tapped: true },
      { controller: 'foe' },
      { controller: 'you' },
      { attachedTo: { kind: 'card', id: 'c2' } },
      { attachedTo: { kind: 'card', id: 'c3' } },
      { keywords: [ONLY_LAND_TYPES] },
      { keywords: [] },
      { phasedOut: true },
    );
    const step = fc.tuple(fc.constantFrom('c0', 'c1', 'c2'), becomes);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let state = refresh(matchOf(...['c0', 'c1', 'c2', 'c3'].map((id) => creature(id, 'you'))), staticsOf);
        for (const [id, facts] of steps) {
          const changed = change(state, id, facts);
          state = refresh(changed, staticsOf);
          expect(state).toEqual(anew(changed, staticsOf));
        }
      }),
      { numRuns: 200 },
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
