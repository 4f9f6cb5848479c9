import type { Tools } from '@reticle/core/play';
import { AFTERMATH } from '../../language/layouts.js';
import type { PerformedKeyword } from '../../language/performed.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { cardById, cardsById, withCard } from '../../state/cards.js';
import { countName, type MtgMatchState } from '../../state/match-state.js';
import { shownCards } from '../select/select.js';
import { cardWith } from '../../state/copies.js';
import { libraryOf, orderAt } from '../../state/library.js';
import { controllerOf } from '../../state/facts.js';
import { permanentsWith } from '../../state/permanents-with.js';
import { refOf } from '../../state/refs.js';
import { insteadOfDying, isKeptOut, keepersIn } from './instead-of-dying.js';
import { firstReplacement } from './first-replacement.js';
import { inTurnOrder } from '../../state/state.js';
import { type Emit, happen } from '../events/happen.js';

/** Zones whose cards not everybody sees (rule 400.2). */
const HIDDEN: ReadonlySet<Zone> = new Set(['hand', 'library']);

/** "If it would be put into a graveyard from anywhere, exile it instead" (rule 614.1a). */
const NEVER_IN_GRAVEYARD: PerformedKeyword = 'neverInGraveyard';

/** "If it would leave the battlefield, exile it instead" (rule 614.1a). */
const LEAVES_INTO_EXILE: PerformedKeyword = 'leavesIntoExile';

const MADNESS: PerformedKeyword = 'madness';

/** Who discards a card with madness exiles it (rule 702.35a); nothing goes from a hand to a graveyard but what is discarded. */
const isMad = (from: Zone, to: Zone, keywords: MtgCard['keywords']): boolean =>
  from === 'hand' && to === 'graveyard' && keywords.some(({ keyword }) => keyword === MADNESS);

const EXILED_AFTER: ReadonlySet<string> = new Set(['flashback', 'jump-start']);

/** Whether a spell is exiled instead of going anywhere else (rules 702.34a, 702.127a, 702.133a). */
const isExiledAfter = ({ castFrom, keywords, announced }: MtgCard): boolean =>
  announced?.costs.some((cost) => EXILED_AFTER.has(cost)) === true ||
  (castFrom === 'graveyard' && keywords.some(({ keyword }) => keyword === AFTERMATH));

/** Where a card goes that would go somewhere. */
function destinationOf(state: MtgMatchState, card: MtgCard, to: Zone, keepers: readonly MtgCard[]): Zone {
  const { zone, keywords } = card;
  if (zone === 'stack' && to !== 'battlefield' && isExiledAfter(card)) return 'exile';
  if (to === 'graveyard' && keywords.some(({ keyword }) => keyword === NEVER_IN_GRAVEYARD)) return 'exile';
  if (to === 'graveyard' && isKeptOut(state, keepers, card)) return 'exile';
  if (isMad(zone, to, keywords)) return 'exile';
  if (zone !== 'battlefield' || to === 'battlefield') return to;
  return keywords.some(({ keyword }) => keyword === LEAVES_INTO_EXILE) ? 'exile' : to;
}

/**
 * Where a permanent goes that would die: where something of it says, and of several as its controller says (rule 616.1). What is
 * exiled whenever it leaves goes nowhere else, in whatever order.
 */
function deathOf(
  state: MtgMatchState,
  card: MtgCard,
  keepers: readonly MtgCard[],
): { readonly state: MtgMatchState; readonly to: Zone } {
  const zones = insteadOfDying(card, isKeptOut(state, keepers, card));
  const to = destinationOf(state, card, 'graveyard', keepers);
  if (zones.length === 0 || card.keywords.some(({ keyword }) => keyword === LEAVES_INTO_EXILE))
    return { state, to };
  const { state: after, at } = firstReplacement(state, controllerOf(card), zones);
  return { state: after, to: zones[at] ?? to };
}

/** A commander that would go to its owner's hand or library goes to the command zone instead, if its owner says so (rule 903.9b). */
function insteadOfHiding(
  state: MtgMatchState,
  { commander, owner, names, zone }: MtgCard,
  to: Zone,
): { readonly state: MtgMatchState; readonly to: Zone } {
  if (commander !== true || zone === to || !HIDDEN.has(to)) return { state, to };
  const { state: after, at } = firstReplacement(state, owner, [to, 'command'], names[0] ?? '');
  return { state: after, to: at === 1 ? 'command' : to };
}

/**
 * Moves a card, and writes down what that makes of it this turn: `{ type: 'moved', card, from, to }`, where `card` is the object
 * that left; the one that arrived has the next incarnation. To the command zone `{ type: 'wentToCommand', card }` is told besides.
 * Between hand and library only the owner sees it (rule 400.2).
 * A permanent with a keyword for it goes elsewhere instead of dying, and a commander may go to the command zone instead of a hand or
 * library; `ordering` of the state says it if its owner is to be asked first. Nothing happens where there is no such card.
 *
 * @param keepers the permanents that keep cards out of graveyards; of several that leave at once, as they were before the first did
 */
export function changeZone(
  before: MtgMatchState,
  instanceId: string,
  zone: Zone,
  emit: Emit,
  becomes: Partial<MtgCard> = {},
  keepers: readonly MtgCard[] = keepersIn(before),
): MtgMatchState {
  const card = cardById(before, instanceId);
  if (!card) return before;
  const dies = card.zone === 'battlefield' && zone === 'graveyard';
  const would = dies
    ? deathOf(before, card, keepers)
    : { state: before, to: destinationOf(before, card, zone, keepers) };
  const { state, to: goes } = insteadOfHiding(would.state, card, would.to);
  // 903.9c: of a merged permanent only the part that is the commander.
  const isInParts = card.parts !== undefined && goes !== would.to;
  const to = isInParts ? would.to : goes;
  const unseen = HIDDEN.has(card.zone) && HIDDEN.has(to) ? { visibleTo: [card.owner] } : {};
  const moved = happen(
    state,
    { type: 'moved', card: refOf(card), from: card.zone, to, ...unseen },
    emit,
    becomes,
    ...(isInParts ? [goes] : []),
  );
  if (goes === 'command') return happen(moved, { type: 'wentToCommand', card: instanceId }, emit);
  return isMad(card.zone, zone, card.keywords)
    ? happen(moved, { type: 'exiledForMadness', card: instanceId }, emit)
    : moved;
}

/**
 * Shows the first card that a player draws in a turn, where a permanent of that player's says so: `{ type: 'revealed', cards, player,
 * firstDrawn: true }`.
 */
function showFirst(state: MtgMatchState, player: string, id: string, emit: Emit): MtgMatchState {
  if ((state.turn.happened?.[countName('drawn', player)] ?? 0) > 0) return state;
  const card = cardById(state, id);
  const showing = permanentsWith(state, 'revealsFirstDraw');
  if (card?.zone !== 'hand' || !showing.some((permanent) => controllerOf(permanent) === player)) return state;
  const cards = shownCards(state, [refOf(card)]);
  return happen(state, { type: 'revealed', cards, player, firstDrawn: true }, emit);
}

/**
 * A player draws that many cards, one after the other (rule 121.2). Who was to draw from an empty library is marked for
 * the state-based actions (rule 704.5b). All see how many were drawn; the cards, only who drew them.
 */
export function drawCards(
  state: MtgMatchState,
  player: string,
  count: number,
  { emit }: Pick<Tools, 'emit'>,
): MtgMatchState {
  if (count <= 0) return state;
  const cards = libraryOf(state, player).slice(0, count);
  let after = state;
  for (const { instanceId } of cards) after = changeZone(after, instanceId, 'hand', emit);
  if (cards[0]) after = showFirst(after, player, cards[0].instanceId, emit);
  if (cards.length > 0) after = happen(after, { type: 'drew', player, count: cards.length }, emit);
  return cards.length >= count ? after : happen(after, { type: 'drewFromEmpty', player }, emit);
}

/** Shuffles a player's library: every order is as likely as any other (rule 701.24a). */
export function shuffleLibrary(state: MtgMatchState, player: string, { random, emit }: Tools): MtgMatchState {
  const ids = libraryOf(state, player).map(({ instanceId }) => instanceId);
  return happen(state, { type: 'shuffled', player }, emit, random.shuffle(ids));
}

/** Where in a library: cards that are shuffled into it have no place of their own. */
export type LibraryPosition = 'top' | 'bottom' | 'shuffled';

/** Puts one card on top of its owner's library, or to the bottom; a card of that library only changes its place. */
function placeOne(state: MtgMatchState, id: string, where: 'top' | 'bottom', { emit }: Tools): MtgMatchState {
  const card = cardById(state, id);
  if (!card) return state;
  const order = orderAt(state, card.owner, where);
  if (card.zone === 'library') return withCard(state, cardWith(card, { order }));
  return changeZone(state, id, 'library', emit, { order });
}

/** Puts cards into their owners' libraries, named from the top down; each library is shuffled once at most. */
export function placeInLibrary(
  state: MtgMatchState,
  topDown: readonly string[],
  position: LibraryPosition,
  tools: Tools,
): MtgMatchState {
  const where = position === 'bottom' ? 'bottom' : 'top';
  const ids = where === 'top' ? topDown.toReversed() : topDown;
  const owners = cardsById(state, ids).map(({ owner }) => owner);
  const placed = ids.reduce((now, id) => placeOne(now, id, where, tools), state);
  if (position !== 'shuffled') return placed;
  return inTurnOrder(placed, owners).reduce((now, owner) => shuffleLibrary(now, owner, tools), placed);
}
