import type { Effect } from '../../language/effects/effect.js';
import { matchWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerRefOf } from '../../state/refs.js';
import { seatsInOrder } from '../../state/state.js';
import type { Kind } from './kind.js';

/** The number of cards in an opening hand (rule 103.5). */
export const OPENING_HAND = 7;

const YOUR_HAND = { zone: 'hand', owner: 'self' } as const;

type MulliganQuestion = MtgMatchState['resolving'][number];

/** Asks a player whether to take a mulligan, after having taken that many. */
const askMulligan = (controller: string, taken: number): MulliganQuestion => ({
  frame: {
    controller,
    source: playerRefOf(controller),
    variables: {},
    bound: {},
    todo: [{ effect: 'may', about: 'mulligan', effects: [{ effect: 'mulligan', taken: taken + 1 }] }],
  },
});

/**
 * Returns the questions before the first turn (rule 103.5, the London mulligan): each player in turn order
 * whether to take a mulligan, then again those who did, until all keep their hands.
 */
export const mulligansOf = (state: MtgMatchState): MtgMatchState['resolving'] =>
  seatsInOrder(state)
    .map((player) => askMulligan(player, 0))
    .toReversed();

/**
 * Returns how many mulligans put no card on the bottom: the first one if there are more than two players
 * (rule 103.5c).
 */
const freeIn = ({ players }: MtgMatchState): number => (players.length > 2 ? 1 : 0);

export const mulligan: Kind<'mulligan'> = {
  apply({ taken }, { state, controller }) {
    const count = taken - freeIn(state);
    const bottom: readonly Effect[] = [
      { effect: 'choose', filter: YOUR_HAND, count, bind: 'bottom' },
      { effect: 'moveCards', what: { bound: 'bottom' }, to: 'library', position: 'bottom' },
    ];
    // The first of the list resolves last, so everybody else is asked before.
    const again = count < OPENING_HAND ? [askMulligan(controller, taken)] : [];
    return {
      state: matchWith(state, { resolving: [...again, ...state.resolving] }),
      first: [
        { effect: 'moveCards', what: { each: YOUR_HAND }, to: 'library', position: 'shuffled' },
        { effect: 'look', at: { top: OPENING_HAND }, bind: 'drawn' },
        { effect: 'moveCards', what: { bound: 'drawn' }, to: 'hand' },
        ...(count > 0 ? bottom : []),
      ],
    };
  },
};
