import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board, creature } from '../../test/board.js';
import { hasKeyword } from '../language/keyword.js';
import type { PerformedKeyword } from '../language/performed.js';
import { cardById, permanentsIn, withCard } from './cards.js';
import { isAnyWith, permanentsWith } from './permanents-with.js';
import type { MtgState } from './state.js';
import { moveCard } from './zones.js';

const IDS = ['a', 'b', 'c', 'd'];
const NAMES = ['flying', 'defender', 'haste'] satisfies readonly PerformedKeyword[];

type Step = (state: MtgState) => MtgState;
const id = fc.constantFrom(...IDS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(id, fc.constantFrom('battlefield' as const, 'hand' as const)).map(
    ([of, zone]): Step =>
      (state) =>
        moveCard(state, of, zone),
  ),
  fc
    .record({
      of: id,
      tapped: fc.boolean(),
      phasedOut: fc.boolean(),
      names: fc.option(fc.uniqueArray(fc.constantFrom(...NAMES)), { nil: undefined }),
      twice: fc.boolean(),
    })
    .map(({ of, tapped, phasedOut, names, twice }): Step => (state) => {
      const card = cardById(state, of);
      if (!card) return state;
      const keywords = names?.flatMap((keyword) => (twice ? [{ keyword }, { keyword }] : [{ keyword }]));
      return withCard(state, { ...card, tapped, phasedOut, keywords: keywords ?? card.keywords });
    }),
  fc.constant((state: MtgState) => ({ ...state, cards: state.cards.toReversed() })),
);

describe('permanents with a keyword', () => {
  it('are those that a look at each permanent finds, whichever states were asked before', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state: MtgState = board(...IDS.map((of) => creature(of, 'you')));
        const seen = [state];
        for (const next of steps) seen.push((state = next(state)));
        for (const one of [...seen, ...seen.toReversed()])
          for (const name of NAMES) {
            const slow = permanentsIn(one).filter((card) => !card.phasedOut && hasKeyword(card, name));
            expect(permanentsWith(one, name)).toEqual(slow);
            expect(isAnyWith(one, [name])).toBe(slow.length > 0);
          }
      }),
      { numRuns: 300 },
    );
  });

  it('none of some names stands where none of each does', () => {
    const state = board(creature('a', 'you', { keywords: [{ keyword: 'haste' }] }));
    expect(isAnyWith(state, ['flying', 'haste'])).toBe(true);
    expect(isAnyWith(state, ['flying', 'defender'])).toBe(false);
    expect(isAnyWith(state, [])).toBe(false);
  });
});
