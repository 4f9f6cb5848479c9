import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { card, change, creature } from '../../../test/board.js';
import { matchOf } from '../../../test/match.js';
import type { AbilityAmount } from '../../language/selector.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { moveCard } from '../../state/zones.js';
import type { StaticsOf } from './statics.js';
import { refresh } from './refresh.js';

const size: fc.Arbitrary<AbilityAmount> = fc.constantFrom<AbilityAmount>(
  { count: { type: 'creature', controller: 'self' } },
  { count: { zone: 'graveyard', type: 'creature' } },
  { plus: { cardsIn: 'hand', whose: 'you' }, more: 1 },
  { count: { type: 'creature', power: { gte: 3 } } },
  { count: { type: 'creature', withKeyword: 'cantBlock' } },
  { greatest: 'power', among: { type: 'creature' } },
);

const step = fc.tuple(
  fc.constantFrom('c0', 'c1', 'c2', 'd0', 'd1'),
  fc.constantFrom<Partial<MtgCard> | 'battlefield' | 'hand' | 'graveyard'>(
    'battlefield',
    'hand',
    'graveyard',
    { tapped: true },
    { controller: 'foe' },
    { types: ['artifact'] },
    { counters: { '+1/+1': 2 } },
  ),
);

/** Computes a state without any cached state, so that all cards go through all layers. */
const anew = (state: MtgMatchState, staticsOf: StaticsOf): MtgMatchState =>
  refresh(structuredClone(state), (known) => staticsOf(known));

it('604.3 law: who defines itself outside the battlefield is made alone as it is among all others', () => {
  fc.assert(
    fc.property(size, fc.boolean(), fc.array(step, { maxLength: 7 }), (amount, raised, steps) => {
      const staticsOf: StaticsOf = ({ instanceId }) => {
        if (instanceId.startsWith('d'))
          return [{ id: 'size', affects: 'self', change: { setPower: amount, setToughness: amount } }];
        if (instanceId !== 'c0' || !raised) return [];
        const affects = { each: { type: 'creature' } };
        return [{ id: 'all', affects, change: { power: 1, addKeywords: [{ keyword: 'cantBlock' }] } }];
      };
      const cards = ['c0', 'c1', 'c2'].map((id) => creature(id, 'you'));
      const own = ['d0', 'd1'].map((id) => card(id, 'you', { types: ['creature'], zone: 'hand' }));
      let state = refresh(matchOf(...cards, ...own), staticsOf);
      for (const [id, what] of steps) {
        const changed = typeof what === 'string' ? moveCard(state, id, what) : change(state, id, what);
        state = refresh(changed, staticsOf);
        expect(state).toEqual(anew(changed, staticsOf));
      }
    }),
    {
      numRuns: 100,
      // A card that is no longer what is printed on it, and counts itself.
      examples: [
        [
          { count: { zone: 'graveyard', type: 'creature' } },
          false,
          [
            ['d0', 'graveyard'],
            ['d0', { types: ['artifact'] }],
          ],
        ],
      ],
    },
  );
});
