import type { Acting } from '@reticle/core/match';
import { selectCards, type Selector } from '../abilities/selector.js';
import { turned } from '../costs/tapping.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById } from '../state/state.js';

/** Taps or untaps permanents; only an untapped one can be tapped, and the other way round (rules 701.26a, 701.26b). */
export function turnPermanents(
  what: Selector,
  tapped: boolean,
  acting: Acting<MtgMatchState>,
): MtgMatchState {
  return selectCards(what, acting).reduce((now, id) => {
    const card = cardById(now, id);
    if (card?.zone !== 'battlefield' || card.tapped === tapped) return now;
    return turned(now, card, tapped, acting);
  }, acting.state);
}
