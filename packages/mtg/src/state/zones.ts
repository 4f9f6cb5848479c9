import type { Zone } from '../language/vocabulary.js';
import { type MtgCard, blankCard } from './card.js';
import { orderAt } from './library.js';
import type { MtgState } from './state.js';
import { cardById, changeCards, withCard } from './cards.js';
import { partsApart } from './merged.js';
import { sure } from './sure.js';
import { NUMBERS, turnedOver, turnedUp, unattached } from './printed.js';
import { cardWith, copyCard, stateWith } from './copies.js';

/** What nothing has yet that has just come to a zone. */
const FRESH = {
  tapped: blankCard.tapped,
  faceDown: blankCard.faceDown,
  phasedOut: blankCard.phasedOut,
  damage: blankCard.damage,
  counters: blankCard.counters,
  blocking: blankCard.blocking,
  blocked: blankCard.blocked,
  blockedBy: blankCard.blockedBy,
  thisTurn: blankCard.thisTurn,
  dealtDamageTo: blankCard.dealtDamageTo,
} satisfies Partial<MtgCard>;

/** What a card forgets as it changes zones. */
const FORGOTTEN = [
  'controller',
  'attachedTo',
  'attacking',
  'announced',
  'paid',
  'castFrom',
  'order',
  'chosen',
  'original',
  'ownController',
  'timestamp',
  'toCommand',
  'phasedWith',
  'haunting',
  'counted',
] as const satisfies readonly (keyof MtgCard)[];

const SIDES = ['sides'] as const;

/** A card as it comes to a zone: as it is printed, or as it `becomes`; on top of a library. */
function asComes(state: MtgState, card: MtgCard, zone: Zone, becomes: Partial<MtgCard>): MtgCard {
  // 712.8a: what leaves is its front again.
  const front = turnedUp(card) ?? (card.sides?.up === 'back' ? turnedOver(card) : undefined);
  const isOther = front !== undefined || card.original !== undefined || becomes.printed !== undefined;
  const comes = copyCard(
    card,
    isOther ? [...FORGOTTEN, ...NUMBERS, ...(card.faceDown ? SIDES : [])] : FORGOTTEN,
  );
  // 400.7: what had entered as something else is the card that it is.
  const itself = card.original ?? front;
  Object.assign(comes, becomes.printed ?? (itself ?? card).printed, FRESH, itself);
  if (zone === 'battlefield' || zone === 'stack') comes.controller = card.owner;
  if (zone === 'library') comes.order = orderAt(state, card.owner, 'top');
  comes.zone = zone;
  comes.incarnation = card.incarnation + 1;
  return Object.assign(comes, becomes);
}

/**
 * A change of zone: the card becomes a new object and forgets what happened to it (rule 400.7), its last known
 * information is kept (608.2h), and a token or copy that leaves its place ceases to exist (rules 111.7, 704.5e).
 * `becomes` says what it is there; without it, what it was. Into a library it goes on top. `commanders` is where of a merged permanent
 * the parts go that are commanders (rule 903.9c).
 */
export function moveCard<State extends MtgState>(
  state: State,
  instanceId: string,
  zone: Zone,
  becomes: Partial<MtgCard> = {},
  commanders: Zone = zone,
): State {
  const card = cardById(state, instanceId);
  if (!card) return state;
  const [first, ...others] = partsApart(card);
  const own = sure(first);
  const zoneOf = (part: MtgCard): Zone => (part.commander === true ? commanders : zone);
  const moved = asComes(state, own, zoneOf(own), becomes);
  const gone = own.token || (card.copy && zone !== 'battlefield' && zone !== 'stack');
  const stack = state.stack.filter((id) => id !== instanceId);
  const left = gone
    ? stateWith(state, { cards: state.cards.filter((found) => found !== card) })
    : withCard(state, moved);
  // 730.3: what was merged with it goes there as well, each as an object by itself.
  const after = others.reduce((now, part) => withPart(now, part, zoneOf(part), becomes), left);
  const alone = changeCards(after, 'battlefield', (found) =>
    found === moved ? found : without(found, instanceId),
  );
  return stateWith(alone, {
    stack: zone === 'stack' ? [...stack, instanceId] : stack,
    lastKnown: [...state.lastKnown, withHost(state, card)],
  });
}

/** The state with one more object: a part of a permanent that left, on top of its library or at the bottom, as the others went there. */
function withPart<State extends MtgState>(
  state: State,
  part: MtgCard,
  zone: Zone,
  { order, ...becomes }: Partial<MtgCard>,
): State {
  if (part.token) return state;
  const isBelow = order !== undefined && order >= orderAt(state, part.owner, 'bottom') - 1;
  const card = asComes(state, part, zone, {
    ...becomes,
    ...(zone === 'library' ? { order: orderAt(state, part.owner, isBelow ? 'bottom' : 'top') } : {}),
  });
  return stateWith(state, { cards: [...state.cards, card] });
}

/**
 * Some cards leave the game: they are in no zone, and the last known information of those that others could see at work is kept (rules
 * 608.2h, 800.4a).
 */
export function removeCards<State extends MtgState>(state: State, gone: readonly MtgCard[]): State {
  if (gone.length === 0) return state;
  const ids = new Set(gone.map(({ instanceId }) => instanceId));
  const known = gone.filter(({ zone }) => zone === 'battlefield' || zone === 'stack');
  const left = stateWith(state, {
    cards: state.cards.filter((card) => !ids.has(card.instanceId)),
    stack: state.stack.filter((id) => !ids.has(id)),
    lastKnown: [...state.lastKnown, ...known.map((card) => withHost(state, card))],
  });
  return changeCards(left, 'battlefield', (card) =>
    known.reduce((now, { instanceId }) => without(now, instanceId), card),
  );
}

/** A card that leaves, with its host as the very object that it is now: that one may leave and come back later. */
function withHost(state: MtgState, card: MtgCard): MtgCard {
  const { attachedTo } = card;
  const host = attachedTo?.kind === 'card' ? cardById(state, attachedTo.id) : undefined;
  return attachedTo && host
    ? cardWith(card, { attachedTo: { ...attachedTo, incarnation: host.incarnation } })
    : card;
}

/**
 * Another object as it is once that one has left: unattached from it, out of combat with it, though an attacker that was
 * blocked stays so (rules 506.4, 509.1h, 704.5n).
 */
function without(card: MtgCard, gone: string): MtgCard {
  const after = apartFrom(card, gone);
  const attached = card.attachedTo?.kind === 'card' && card.attachedTo.id === gone;
  return attached ? unattached(after) : after;
}

/** Another object as it fights on without that one. */
function apartFrom(card: MtgCard, gone: string): MtgCard {
  if (!card.blocking.includes(gone) && !card.blockedBy.includes(gone)) return card;
  return cardWith(card, {
    blocking: card.blocking.filter((id) => id !== gone),
    blockedBy: card.blockedBy.filter((id) => id !== gone),
    blocked: card.blocked || card.blockedBy.includes(gone),
  });
}

const { blocking, blocked, blockedBy } = blankCard;
/** An object as it is in no combat. */
export const outOfCombat = (card: MtgCard): MtgCard =>
  cardWith(card, { blocking, blocked, blockedBy }, ['attacking']);

/** Removes an object from combat: what it blocked stays blocked (rules 506.4, 509.1h). */
export function leaveCombat<State extends MtgState>(state: State, instanceId: string): State {
  return changeCards(state, 'battlefield', (card) =>
    card.instanceId === instanceId ? outOfCombat(card) : apartFrom(card, instanceId),
  );
}
