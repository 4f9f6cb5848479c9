import { turned } from '../costs/tapping.js';
import { endUntapStep } from '../continuous/end.js';
import type { Play } from '../match/play.js';
import { controllerOf } from '../state/facts.js';
import { hasKeyword } from '../state/keyword.js';
import type { MtgMatchState } from '../state/match-state.js';

/** The active player's permanents untap, but for those that don't (rule 502.3). */
export function untapAll(state: MtgMatchState, { emit }: Play): MtgMatchState {
  const { activePlayer } = state;
  if (activePlayer === undefined) return state;
  const tapped = state.cards.filter(
    (card) =>
      card.zone === 'battlefield' &&
      card.tapped &&
      !card.phasedOut &&
      controllerOf(card) === activePlayer &&
      !hasKeyword(card, 'doesntUntap'),
  );
  const untapped = tapped.reduce((now, card) => turned(now, card, false, { emit }), state);
  return endUntapStep(untapped, activePlayer);
}
