import type { LookAhead } from '@reticle/core/match';
import type { MtgMatchState } from '../../state/match-state.js';
import type { Table } from '../table.js';

/** Whether creatures attack and damage is not dealt yet. */
const isFighting = ({ turn, cards }: MtgMatchState): boolean =>
  (turn.step === 'declareAttackers' ||
    turn.step === 'declareBlockers' ||
    turn.step === 'firstStrikeDamage' ||
    turn.step === 'combatDamage') &&
  cards.some(({ zone, attacking }) => zone === 'battlefield' && attacking !== undefined);

/** What bots need to see where a move of Magic leads: to the end of the stack, of a decision, of a fight. */
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
  // As 25 matches of greedy bots went, by logistic regression at the beginnings of their turns.
  lead: 10,
});
