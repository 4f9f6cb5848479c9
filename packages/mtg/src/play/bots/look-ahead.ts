import type { LookAhead } from '@reticle/core/match';
import type { MtgMatchState } from '../../state/match-state.js';
import type { Table } from '../table.js';

/** Whether creatures attack and damage isn't dealt yet. */
const isFighting = ({ turn, cards }: MtgMatchState): boolean =>
  (turn.step === 'declareAttackers' ||
    turn.step === 'declareBlockers' ||
    turn.step === 'firstStrikeDamage' ||
    turn.step === 'combatDamage') &&
  cards.some(({ zone, attacking }) => zone === 'battlefield' && attacking !== undefined);

/** Tells bots how far to follow a move of Magic: to the end of the stack, of a decision, of a combat. */
export const lookAheadAt = (table: Table): LookAhead<MtgMatchState> => ({
  passes: ['pass'],
  together: { attack: 'doneAttacking', block: 'doneBlocking' },
  isPending: (state) =>
    !state.ended &&
    (state.stack.length > 0 ||
      state.resolving.length > 0 ||
      state.waiting.length > 0 ||
      isFighting(state) ||
      table.decision(state) !== undefined),
  turn: ({ turn }) => turn.number,
  // From 25 matches of greedy bots, by logistic regression on the states at the beginning of their turns.
  lead: 10,
});
