import type { Tools } from '@reticle/core/play';
import { AFTERMATH } from '../../language/layouts.js';
import type { PerformedKeyword } from '../../language/performed.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { cardById, cardsById } from '../../state/cards.js';
import { countName } from '../../language/happened.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { shownCards } from '../select/select.js';
import { libraryOf, orderAt } from '../../state/library.js';
import { controllerOf } from '../../state/facts.js';
import { permanentsWith } from '../../state/permanents-with.js';
import { refOf } from '../../state/refs.js';
import { insteadOfDying, isKeptOut, keepersIn } from './instead-of-dying.js';
import { firstReplacement } from './first-replacement.js';
import { inTurnOrder } from '../../state/state.js';
import { type Emit, happen } from '../events/happen.js';

/** The hidden zones, whose cards not all players can see (rule 400.2). */
const HIDDEN: ReadonlySet<Zone> = new Set(['hand', 'library']);

/** "If it would be put into a graveyard from anywhere, exile it instead" (rule 614.1a). */
const NEVER_IN_GRAVEYARD: PerformedKeyword = 'neverInGraveyard';

/** "If it would leave the battlefield, exile it instead" (rule 614.1a). */
const LEAVES_INTO_EXILE: PerformedKeyword = 'leavesIntoExile';

const MADNESS: PerformedKeyword = 'madness';

/**
 * Whether a card with madness is exiled as it is discarded (rule 702.35a). Cards only go from a hand to a
 * graveyard by being discarded.
 */
const isDiscardedForMadness = (from: Zone, to: Zone, keywords: MtgCard['keywords']): boolean =>
  from === 'hand' && to === 'graveyard' && keywords.some(({ keyword }) => keyword === MADNESS);

const EXILED_AFTER: ReadonlySet<string> = new Set(['flashback', 'jump-start']);

/**
 * Whether a spell is exiled instead of going anywhere else as it leaves the stack (rules 702.34a, 702.127a,
 * 702.133a).
 */
const isExiledAfter = ({ castFrom, keywords, announced }: MtgCard): boolean =>
  announced?.costs.some((cost) => EXILED_AFTER.has(cost)) === true ||
  (castFrom === 'graveyard' && keywords.some(({ keyword }) => keyword === AFTERMATH));

/** The name under which a spell remembers that it is exiled instead of going to a graveyard (rule 614.1a). */
const EXILED_INSTEAD = 'exiledInstead';
const isExiledInstead = ({ announced }: MtgCard): boolean =>
  announced?.costs.includes(EXILED_INSTEAD) === true;

/** Returns the zone to which a card goes, after replacement effects. */
function destinationOf(state: MtgMatchState, card: MtgCard, to: Zone, keepers: readonly MtgCard[]): Zone {
  const { zone, keywords } = card;
  if (zone === 'stack' && to !== 'battlefield' && isExiledAfter(card)) return 'exile';
  if (zone === 'stack' && to === 'graveyard' && isExiledInstead(card)) return 'exile';
  if (to === 'graveyard' && keywords.some(({ keyword }) => keyword === NEVER_IN_GRAVEYARD)) return 'exile';
  if (to === 'graveyard' && isKeptOut(state, keepers, card)) return 'exile';
  if (isDiscardedForMadness(zone, to, keywords)) return 'exile';
  if (zone !== 'battlefield' || to === 'battlefield') return to;
  return keywords.some(({ keyword }) => keyword === LEAVES_INTO_EXILE) ? 'exile' : to;
}

/**
 * Returns where a permanent goes that would die. Replacement effects may send it elsewhere; if there are
 * several, its controller chooses (rule 616.1). A permanent that is exiled whenever it leaves always goes to
 * exile, in any order.
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

/**
 * A commander that would go to its owner's hand or library goes to the command zone instead if its owner
 * chooses so (rule 903.9b).
 */
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
 * Moves a card to another zone, after replacement effects, and records what that means for this turn. Emits
 * `{ type: 'moved', card, from, to }`, where `card` is the object that left; the one that arrived has the
 * next incarnation. Also emits `{ type: 'wentToCommand', card }` for a move to the command zone. Only the
 * owner sees moves between hand and library (rule 400.2). If the owner must first choose among replacement
 * effects, the state's `ordering` says so. Does nothing if there is no such card.
 *
 * @param keepers the permanents that keep cards out of graveyards. If several leave at once, these are as
 * they were before the first left
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
  // 903.9c: of a merged permanent, only the part that is the commander goes there.
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
  return isDiscardedForMadness(card.zone, zone, card.keywords)
    ? happen(moved, { type: 'exiledForMadness', card: instanceId }, emit)
    : moved;
}

/**
 * Reveals the first card that a player draws in a turn if a permanent of that player says so: `{ type:
 * 'revealed', cards, player, firstDrawn: true }`.
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
 * Makes a player draw that many cards, one after the other (rule 121.2). State-based actions look at the mark
 * of a player who had to draw from an empty library (rule 704.5b). All players see how many cards were drawn;
 * only the player sees which.
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

/** Shuffles a player's library; every order is equally likely (rule 701.24a). */
export function shuffleLibrary(state: MtgMatchState, player: string, { random, emit }: Tools): MtgMatchState {
  const ids = libraryOf(state, player).map(({ instanceId }) => instanceId);
  return happen(state, { type: 'shuffled', player }, emit, random.stream('shuffle', player).shuffle(ids));
}

/** Where in a library cards go. Cards that are shuffled into it have no position. */
export type LibraryPosition = 'top' | 'bottom' | 'shuffled';

/**
 * Puts a card on top of its owner's library or on the bottom. A card of that library only changes its
 * position.
 */
function placeOne(state: MtgMatchState, id: string, where: 'top' | 'bottom', { emit }: Tools): MtgMatchState {
  const card = cardById(state, id);
  if (!card) return state;
  const order = orderAt(state, card.owner, where);
  if (card.zone === 'library')
    return happen(state, { type: 'reordered', player: card.owner, where }, emit, id, order);
  return changeZone(state, id, 'library', emit, { order });
}

/**
 * Puts cards into their owners' libraries, given from the top down. Each library is shuffled at most once.
 */
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
