import { ok, refuse } from '@reticle/core';
import type { CostOf } from '../../language/cost.js';
import { refOf } from '../../state/refs.js';
import { cardsIn } from '../../state/cards.js';
import { libraryOf } from '../../state/library.js';
import { knownNow } from '../../state/state.js';
import { changeZone } from '../actions/change-zone.js';
import { happen } from '../events/happen.js';
import { shownCards } from '../select/select.js';
import { type CostKind, cantPay } from './kind.js';
import { entryAt } from '../../state/sure.js';

/**
 * Discards the whole hand, even if it is empty (rule 701.9a). Cards discarded for another part are not in it
 * any more.
 */
export const discardHand: CostKind<CostOf<'discardHand'>> = {
  could: () => true,
  pay(_cost, { state, controller, emit }) {
    const hand = cardsIn(state, 'hand').filter(({ owner }) => owner === controller);
    return ok(
      hand.reduce((now, card) => {
        const told = { type: 'discarded', card: refOf(card), player: controller, cost: true } as const;
        return changeZone(happen(now, told, emit), card.instanceId, 'graveyard', emit, {
          thisTurn: ['discarded'],
        });
      }, state),
    );
  },
};

/** Mills cards, only if the library has that many (rule 701.17b). */
export const mill: CostKind<CostOf<'mill'>> = {
  could: ({ count }, { state, payer }) => libraryOf(state, payer.id).length >= count,
  pay({ count }, { state, source, controller, emit }) {
    const cards = libraryOf(state, controller).slice(0, count);
    if (cards.length < count) return refuse(cantPay('mill', source, `${cards.length} of ${count} are there`));
    return ok(cards.reduce((now, { instanceId }) => changeZone(now, instanceId, 'graveyard', emit), state));
  },
};

/** The payer chooses an opponent, whom the source remembers (rule 702.174a). */
export const promise: CostKind<CostOf<'promise'>> = {
  slot: () => ({
    accepts: [{ kind: 'player', filter: { is: 'opponent' } }],
    min: 1,
    max: 1,
    chooser: 'controller',
    mode: 'choose',
  }),
  could: () => true,
  pay(_cost, { state, source, controller, chosen, emit }) {
    const { id: to } = entryAt(chosen, 0);
    return ok(happen(state, { type: 'promised', card: source, player: controller, to }, emit));
  },
};

/** Reveals the source from its owner's hand (rule 701.20a). */
export const reveal: CostKind<CostOf<'reveal'>> = {
  could: (_cost, { card }) => card.zone === 'hand',
  pay(_cost, { state, source, controller, emit }) {
    if (knownNow(state, source)?.zone !== 'hand')
      return refuse(cantPay('reveal', source, 'it is not in the hand'));
    const cards = shownCards(state, [source]);
    return ok(happen(state, { type: 'revealed', cards, player: controller, cost: true }, emit));
  },
};
