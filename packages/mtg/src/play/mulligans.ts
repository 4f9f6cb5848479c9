import type { Effect } from '../language/effects/effect.js';
import type { MtgMatchState } from '../state/match-state.js';
import { playerRefOf } from '../state/refs.js';
import { seatsInOrder } from '../state/state.js';

/** Cards in an opening hand (rule 103.5). */
export const OPENING_HAND = 7;

const YOUR_HAND = { zone: 'hand', owner: 'self' } as const;

/** One more mulligan: the hand is shuffled away, as many cards come as at first, and one more of them goes than the last time. */
const mulligan = (times: number): readonly Effect[] => [
  { effect: 'moveCards', what: { each: YOUR_HAND }, to: 'library', position: 'shuffled' },
  { effect: 'look', at: { top: OPENING_HAND }, bind: 'drawn' },
  { effect: 'moveCards', what: { bound: 'drawn' }, to: 'hand' },
  { effect: 'choose', filter: YOUR_HAND, count: times, bind: 'bottom' },
  { effect: 'moveCards', what: { bound: 'bottom' }, to: 'library', position: 'bottom' },
];

/** Who took every mulligan so far may take another: their hand is that much smaller. */
const question = (times: number): Effect => ({
  effect: 'if',
  condition: { amount: { cardsIn: 'hand', whose: 'you' }, eq: OPENING_HAND + 1 - times },
  effects: [{ effect: 'may', about: 'mulligan', effects: mulligan(times) }],
});

/**
 * What is asked before the first turn (rule 103.5, the London mulligan): each player in turn order whether to take a mulligan, then
 * those who did once more, until all keep their hands.
 */
export function mulligansOf(state: MtgMatchState): MtgMatchState['resolving'] {
  const rounds = Array.from({ length: OPENING_HAND }, (_, round) => question(round + 1));
  return rounds
    .flatMap((asked) =>
      seatsInOrder(state).map((controller) => ({
        frame: { controller, source: playerRefOf(controller), variables: {}, bound: {}, todo: [asked] },
      })),
    )
    .toReversed();
}
