import type { Zone } from '../language/vocabulary.js';
import { type MtgCard, blankCard } from './card.js';
import { orderAt } from './library.js';
import type { MtgState } from './state.js';
import { cardById, changeCards, withCard } from './cards.js';
import { partsApart } from './merged.js';
import { mapSame } from './refs.js';
import { sure } from './sure.js';
import { NUMBERS, turnedOver, turnedUp, withoutHost } from './printed.js';
import { cardWith, copyCard, stateWith } from './copies.js';

/** The facts of an object that has just come to a zone. */
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

/** The facts that a card loses as it changes zones. */
const FORGOTTEN = [
  'controller',
  'attachedTo',
  'attacking',
  'announced',
  'paid',
  'spent',
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

/** Returns a card as it arrives in a zone: as printed, or as `becomes` says; in a library it goes on top. */
function asComes(state: MtgState, card: MtgCard, zone: Zone, becomes: Partial<MtgCard>): MtgCard {
  // 712.8a: a card that leaves turns to its front.
  const front = turnedUp(card) ?? (card.sides?.up === 'back' ? turnedOver(card) : undefined);
  const isOther = front !== undefined || card.original !== undefined || becomes.printed !== undefined;
  // 400.7: a card that entered as something else is itself again.
  const itself = card.original ?? front;
  const printed = becomes.printed ?? (itself ?? card).printed;
  const comes = copyCard(card, [
    ...FORGOTTEN,
    // Numbers that are not printed on it came from effects.
    ...(isOther || printed ? NUMBERS : []),
    ...(isOther && card.faceDown ? SIDES : []),
  ]);
  Object.assign(comes, printed, FRESH, itself);
  if (zone === 'battlefield' || zone === 'stack') comes.controller = card.owner;
  if (zone === 'library') comes.order = orderAt(state, card.owner, 'top');
  comes.zone = zone;
  comes.incarnation = card.incarnation + 1;
  return Object.assign(comes, becomes);
}

/**
 * Moves a card to another zone. It becomes a new object that keeps nothing of its past (rule 400.7), its last
 * known information is stored (608.2h), and a token or copy ceases to exist (rules 111.7, 704.5e).
 *
 * `becomes` says what it is there; by default, what is printed on it. In a library it goes on top.
 * `commanders` is the zone for those parts of a merged permanent that are commanders (rule 903.9c).
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
  // 730.3: the other parts of a merged permanent go there as well, each as its own object.
  const after = others.reduce((now, part) => withPart(now, part, zoneOf(part), becomes), left);
  const alone = changeCards(after, 'battlefield', (found) =>
    found === moved ? found : without(found, instanceId),
  );
  return stateWith(alone, {
    stack: zone === 'stack' ? [...stack, instanceId] : stack,
    lastKnown: [...state.lastKnown, withHost(state, card)],
  });
}

/**
 * Returns the state after one event in which several objects left at the same time. Each of them is last known as it
 * was before any of them left: with its host, and with what else the event took from it (rules 603.10a, 704.3).
 */
export function leftAtOnce<State extends MtgState>(before: State, after: State): State {
  const known = before.lastKnown.length;
  if (after.lastKnown.length === known) return after;
  const lastKnown = mapSame(after.lastKnown, (card, at) => {
    const was = at < known ? undefined : cardById(before, card.instanceId);
    return was?.incarnation === card.incarnation ? withHost(before, was) : card;
  });
  return lastKnown === after.lastKnown ? after : stateWith(after, { lastKnown });
}

/**
 * Adds a part of a merged permanent that left, as its own object; in a library on top or at the bottom, as
 * the others.
 */
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
 * Removes cards from the game. They are in no zone then. Stores the last known information of those that were
 * on the battlefield or on the stack (rules 608.2h, 800.4a).
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

/** Returns a leaving card with its host's incarnation, since the host may leave and come back later. */
function withHost(state: MtgState, card: MtgCard): MtgCard {
  const { attachedTo } = card;
  const host = attachedTo?.kind === 'card' ? cardById(state, attachedTo.id) : undefined;
  return attachedTo && host
    ? cardWith(card, { attachedTo: { ...attachedTo, incarnation: host.incarnation } })
    : card;
}

/**
 * Returns another object as it is after that one left: unattached from it, and not in combat with it. An
 * attacker that was blocked stays blocked (rules 506.4, 509.1h, 704.5n).
 */
function without(card: MtgCard, gone: string): MtgCard {
  const after = apartFrom(card, gone);
  const attached = card.attachedTo?.kind === 'card' && card.attachedTo.id === gone;
  return attached ? withoutHost(after) : after;
}

/** Returns another object without that one in combat. */
function apartFrom(card: MtgCard, gone: string): MtgCard {
  if (!card.blocking.includes(gone) && !card.blockedBy.includes(gone)) return card;
  return cardWith(card, {
    blocking: card.blocking.filter((id) => id !== gone),
    blockedBy: card.blockedBy.filter((id) => id !== gone),
    blocked: card.blocked || card.blockedBy.includes(gone),
  });
}

const { blocking, blocked, blockedBy } = blankCard;
/** Returns an object removed from combat. */
export const outOfCombat = (card: MtgCard): MtgCard =>
  cardWith(card, { blocking, blocked, blockedBy }, ['attacking']);

/** Removes an object from combat. What it blocked stays blocked (rules 506.4, 509.1h). */
export function leaveCombat<State extends MtgState>(state: State, instanceId: string): State {
  return changeCards(state, 'battlefield', (card) =>
    card.instanceId === instanceId ? outOfCombat(card) : apartFrom(card, instanceId),
  );
}
