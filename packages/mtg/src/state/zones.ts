import type { Zone } from '../language/vocabulary.js';
import { type MtgCard, blankCard } from './card.js';
import { orderAt } from './library.js';
import type { MtgState } from './state.js';
import { cardById, changeCards, withCard } from './cards.js';

/**
 * A change of zone: the card becomes a new object and forgets what happened to it (rule 400.7), its last known
 * information is kept (608.2h), and a token or copy that leaves its place ceases to exist (rules 111.7, 704.5e).
 * `becomes` says what it is there; without it, what it was. Into a library it goes on top.
 */
export function moveCard<State extends MtgState>(
  state: State,
  instanceId: string,
  zone: Zone,
  becomes: Partial<MtgCard> = {},
): State {
  const card = cardById(state, instanceId);
  if (!card) return state;
  const {
    controller: _controller,
    attachedTo: _attached,
    attacking: _attacks,
    announced: _announced,
    paid: _paid,
    order: _order,
    ownController: _own,
    timestamp: _timestamp,
    ...rest
  } = card;
  const {
    tapped,
    faceDown,
    phasedOut,
    damage,
    counters,
    blocking,
    blocked,
    blockedBy,
    thisTurn,
    dealtDamageTo,
  } = blankCard;
  const fresh = {
    tapped,
    faceDown,
    phasedOut,
    damage,
    counters,
    blocking,
    blocked,
    blockedBy,
    thisTurn,
    dealtDamageTo,
  };
  const controlled = zone === 'battlefield' || zone === 'stack' ? { controller: card.owner } : {};
  const moved: MtgCard = {
    ...rest,
    ...card.printed,
    ...fresh,
    ...controlled,
    ...(zone === 'library' ? { order: orderAt(state, card.owner, 'top') } : {}),
    zone,
    incarnation: card.incarnation + 1,
    ...becomes,
  };
  const gone = card.token || (card.copy && zone !== 'battlefield' && zone !== 'stack');
  const stack = state.stack.includes(instanceId)
    ? state.stack.filter((id) => id !== instanceId)
    : state.stack;
  const after = gone
    ? { ...state, cards: state.cards.filter((found) => found !== card) }
    : withCard(state, moved);
  return {
    ...changeCards(after, 'battlefield', (found) => (found === moved ? found : without(found, instanceId))),
    stack: zone === 'stack' ? [...stack, instanceId] : stack,
    lastKnown: [...state.lastKnown, withHost(state, card)],
  };
}

/** A card that leaves, with its host as the very object that it is now: that one may leave and come back later. */
function withHost(state: MtgState, card: MtgCard): MtgCard {
  const { attachedTo } = card;
  const host = attachedTo?.kind === 'card' ? cardById(state, attachedTo.id) : undefined;
  return attachedTo && host
    ? { ...card, attachedTo: { ...attachedTo, incarnation: host.incarnation } }
    : card;
}

/**
 * Another object as it is once that one has left: unattached from it, out of combat with it, though an attacker that was
 * blocked stays so (rules 506.4, 509.1h, 704.5n).
 */
function without(card: MtgCard, gone: string): MtgCard {
  const attached = card.attachedTo?.kind === 'card' && card.attachedTo.id === gone;
  if (!attached && !card.blocking.includes(gone) && !card.blockedBy.includes(gone)) return card;
  const { attachedTo, ...rest } = card;
  return {
    ...rest,
    ...(attached || attachedTo === undefined ? {} : { attachedTo }),
    blocking: card.blocking.filter((id) => id !== gone),
    blockedBy: card.blockedBy.filter((id) => id !== gone),
    blocked: card.blocked || card.blockedBy.includes(gone),
  };
}

/** Removes an object from combat: what it blocked stays blocked (rules 506.4, 509.1h). */
export function leaveCombat<State extends MtgState>(state: State, instanceId: string): State {
  return changeCards(state, 'battlefield', (card) => {
    if (card.instanceId === instanceId) {
      const { attacking: _attacking, ...rest } = card;
      const out = { ...rest, blocking: [], blocked: false, blockedBy: [] };
      return card.attacking || card.blocked || card.blocking.length > 0 || card.blockedBy.length > 0
        ? out
        : card;
    }
    if (!card.blocking.includes(instanceId) && !card.blockedBy.includes(instanceId)) return card;
    return {
      ...card,
      blocking: card.blocking.filter((id) => id !== instanceId),
      blockedBy: card.blockedBy.filter((id) => id !== instanceId),
      blocked: card.blocked || card.blockedBy.includes(instanceId),
    };
  });
}
