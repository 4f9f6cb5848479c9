import { hasKeyword } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { turnedCard } from '../actions/tapping.js';
import { endUntapStep } from '../continuous/end.js';
import type { MoveExecution } from '../move-execution.js';
import { changeCards, permanentsIn } from '../../state/cards.js';
import { matchWith } from '../../state/copies.js';

/** The active player's permanents untap, but for those that don't (rule 502.3). */
export function untapAll(state: MtgMatchState, { emit }: MoveExecution): MtgMatchState {
  const { activePlayer } = state;
  if (activePlayer === undefined) return state;
  const untaps = (card: MtgCard) =>
    card.tapped && !card.phasedOut && controllerOf(card) === activePlayer && !hasKeyword(card, 'doesntUntap');
  const isAsked = (card: MtgCard) => hasKeyword(card, 'mayStayTapped');
  const asking = permanentsIn(state).filter((card) => untaps(card) && isAsked(card));
  const untapped = changeCards(state, 'battlefield', (card) =>
    untaps(card) && !isAsked(card) ? turnedCard(card, false, { emit }) : card,
  );
  const after = endUntapStep(untapped, activePlayer);
  const asked = asking.map((card) => ({ frame: mayUntap(card, activePlayer) }));
  return asked.length === 0 ? after : matchWith(after, { resolving: [...after.resolving, ...asked] });
}

/** "You may choose not to untap this during your untap step" (rule 502.3): the player is asked once all others have. */
const mayUntap = (card: MtgCard, controller: string): MtgMatchState['resolving'][number]['frame'] => ({
  controller,
  source: refOf(card),
  variables: {},
  bound: {},
  todo: [{ effect: 'may', effects: [{ effect: 'untap', what: 'self' }] }],
});
