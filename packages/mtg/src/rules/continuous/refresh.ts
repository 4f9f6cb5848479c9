import { RecentCache, type AbilityUse, throughLayers } from '@reticle/core/play';
import { type MtgCard, hasOwnAbilities } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { cardById, cardsById, changeCards, permanentsIn, withCard } from '../../state/cards.js';
import { leaveCombat } from '../../state/zones.js';
import { activeEffects, isPointwise, isPointwiseEffect, type StateAt, stillLasts } from './active.js';
import { type StaticsOf, staticsOn } from './statics.js';
import { areApart, definersIn, withDefined } from './defining.js';
import { elsewhere, isReaching } from './reaching.js';
import { baseOf, isSame, COUNTERS, givenByCounters, LAYER_NAMES, withoutSize } from './layers.js';
import { cardWith, matchWith } from '../../state/copies.js';
import { entryAt } from '../../state/sure.js';
import { filterSame } from '../../state/refs.js';
import { isOnlyTouched, looksAtTouches, readsTouches } from './touched.js';

/**
 * Computes what every permanent is now from what is printed on it (rule 613): control, types, colours,
 * abilities, power and toughness. Within a layer effects apply by timestamp, except for dependencies (613.8).
 * Effects whose duration is over are removed. `staticsOf` returns a card's static abilities; those that
 * define their own source work in every zone, all others on the battlefield. Core applies the layers
 * (`throughLayers`).
 *
 * A card without printed facts counts as printed the way it is; these facts are stored when something first
 * changes it. Face-down and phased-out cards stay as they are.
 *
 * The function is pure and idempotent. Cards that nothing changes stay the same objects.
 */
export function refresh(before: MtgMatchState, staticsOf: StaticsOf): MtgMatchState {
  const definers = definersIn(before, staticsOf);
  const reach = isReaching(before, definers, staticsOf) ? 'all cards' : 'permanents';
  const isKept = reach === 'permanents' ? areApart(definers, staticsOf) : definers.length === 0;
  const era = isKept ? eraOf(before, reach, staticsOf) : undefined;
  if (era?.lists.get(reachedIn(before, reach)) === true) return withDefined(before, definers, staticsOf);
  const lasting = withoutOver(before);
  const changed = lasting === before ? changedOnly(before, era, staticsOf) : undefined;
  const same = changed
    ? withDefined(changed, definers, staticsOf)
    : anew(lasting, definers, isKept ? reach : undefined, staticsOf);
  const after = takenOver(before, same);
  // Filters look at combat and at what happened this turn. Both only change in one direction here, so the
  // recursion ends.
  return after === same ? same : refresh(after, staticsOf);
}

/**
 * Refreshes the state if permanents affect cards off the battlefield, for a spell that has just come to the
 * stack.
 */
export const withReached = (state: MtgMatchState, staticsOf: StaticsOf): MtgMatchState =>
  isReaching(state, definersIn(state, staticsOf), staticsOf) ? refresh(state, staticsOf) : state;

/** Returns the state without effects whose duration is over. */
const withoutOver = (state: MtgMatchState): MtgMatchState =>
  matchWith(state, { continuous: filterSame(state.continuous, (effect) => stillLasts(state, effect)) });

/** The most lists of cards that are remembered as settled. */
const MOST_LISTS = 16;

/** What effects affect: permanents alone, or cards off the battlefield as well. */
type Reach = 'permanents' | 'all cards';

const reachedIn = (state: Pick<MtgMatchState, 'cards'>, reach: Reach): readonly MtgCard[] =>
  reach === 'permanents' ? permanentsIn(state) : state.cards;

/**
 * A period in which the same effects apply, each to one object at a time. What a card is then depends on the
 * card alone, and not on whose turn it is. A settled card stays settled as long as it is the same object.
 */
interface Era extends Pick<MtgMatchState, 'continuous' | 'players'> {
  readonly reach: Reach;
  /** The permanents with static abilities that apply. */
  readonly sources: readonly MtgCard[];
  readonly settled: WeakSet<MtgCard>;
  readonly lists: RecentCache<readonly MtgCard[], true>;
  /** Whether no effect reads tapping, combat or damage. */
  readonly isBlind: boolean;
  /** The cards that were settled last. It is the only part that changes. */
  last: Pick<MtgMatchState, 'cards'>;
}
const latest = memo((_staticsOf: StaticsOf): { era?: Era } => ({}));

/** Returns a string of who is on whose team and in whose range. */
const seatsOf = memo((players: MtgMatchState['players']): string =>
  players.map(({ id, team, range }) => `${id} ${team} ${range?.join(' ')}`).join(),
);

/** Returns the era of a state, if it is the latest one. */
function eraOf(state: MtgMatchState, reach: Reach, staticsOf: StaticsOf): Era | undefined {
  const { era } = latest(staticsOf);
  return era?.reach === reach &&
    era.continuous === state.continuous &&
    (era.players === state.players || seatsOf(era.players) === seatsOf(state.players))
    ? era
    : undefined;
}

/**
 * Whether a source still has the same effects. Tapping it or dealing it damage doesn't matter, since other
 * cards don't look at that. It must be the same object with the same face up and the same timestamp (rules
 * 613.7d, 613.7e); a permanent that also entered in a trial of the match has no timestamp yet.
 */
const givesSame = (was: MtgCard, now: MtgCard): boolean =>
  was.incarnation === now.incarnation &&
  was.timestamp === now.timestamp &&
  was.attachedTo === now.attachedTo &&
  was.publicId === now.publicId &&
  was.parts === now.parts &&
  controllerOf(was) === controllerOf(now) &&
  hasOwnAbilities(now);

/**
 * Returns the sources of an era as they are now. Returns undefined if one of them has other effects by now.
 */
function sourcesNow({ sources }: Era, state: MtgMatchState): readonly MtgCard[] | undefined {
  const found: MtgCard[] = [];
  for (const was of sources) {
    const now = cardById(state, was.instanceId);
    if (!now || !givesSame(was, now)) return undefined;
    found.push(now);
  }
  return found;
}

/** Whether a card is settled because the same card was settled before more happened to it. */
function isSettledAs({ settled, isBlind, last }: Era, card: MtgCard): boolean {
  const was = isBlind ? cardById(last, card.instanceId) : undefined;
  return was !== undefined && settled.has(was) && isOnlyTouched(was, card);
}

/** Computes only the cards that changed. Returns undefined if a new era begins. */
function changedOnly(
  state: MtgMatchState,
  era: Era | undefined,
  staticsOf: StaticsOf,
): MtgMatchState | undefined {
  const sources = era && sourcesNow(era, state);
  if (!sources) return undefined;
  const known = new Set(sources.map(({ instanceId }) => instanceId));
  const before = reachedIn(era.last, era.reach);
  const changed = reachedIn(state, era.reach).filter(
    (card, at) => card !== before[at] && !era.settled.has(card) && !isSettledAs(era, card),
  );
  if (changed.some((card) => staticsOn(card, staticsOf).length > 0 && !known.has(card.instanceId)))
    return undefined;
  const after = changed.length === 0 ? state : made(state, changed, sources, staticsOf);
  if (!sourcesNow(era, after)) return undefined;
  const settled = reachedIn(after, era.reach);
  for (const [at, card] of settled.entries()) if (card !== before[at]) era.settled.add(card);
  era.lists.add(settled, true);
  era.last = after;
  return after;
}

/**
 * Computes every permanent through all layers, and the cards elsewhere that define themselves or are
 * affected.
 *
 * @param reach what a new era would affect; undefined if none can begin
 */
function anew(
  start: MtgMatchState,
  definers: readonly MtgCard[],
  reach: Reach | undefined,
  staticsOf: StaticsOf,
): MtgMatchState {
  const state = withTimestamps(start, staticsOf);
  const cards = [
    ...permanentsIn(state),
    ...(reach === 'permanents' ? definers : elsewhere(state, definers, staticsOf)),
  ];
  const sources = cards.filter((card) => staticsOn(card, staticsOf).length > 0);
  const after = made(state, cards, sources, staticsOf);
  const now = cardsById(
    after,
    sources.map(({ instanceId }) => instanceId),
  ).filter(({ zone }) => zone === 'battlefield');
  if (reach === undefined || !isPointwiseAll(after, now, staticsOf)) return after;
  const { continuous, players } = after;
  const settled = reachedIn(after, reach);
  const lists = new RecentCache<readonly MtgCard[], true>(MOST_LISTS);
  lists.add(settled, true);
  latest(staticsOf).era = {
    reach,
    continuous,
    players,
    sources: now,
    settled: new WeakSet(settled),
    lists,
    isBlind:
      !now.some((card) => staticsOn(card, staticsOf).some(looksAtTouches)) &&
      !continuous.some(({ each }) => each !== undefined && readsTouches(each)),
    last: after,
  };
  return after;
}

/** Whether every effect that applies looks at one object at a time. */
const isPointwiseAll = (
  { continuous }: MtgMatchState,
  sources: readonly MtgCard[],
  staticsOf: StaticsOf,
): boolean =>
  continuous.every(isPointwiseEffect) &&
  sources.every((card) => hasOwnAbilities(card) && staticsOn(card, staticsOf).every(isPointwise));

/** Returns some cards as they are now, layer by layer. `sources` have the static abilities that apply. */
function layered(
  state: MtgMatchState,
  cards: readonly MtgCard[],
  sources: readonly MtgCard[],
  staticsOf: StaticsOf,
  observe?: (seen: AbilityUse) => void,
): readonly MtgCard[] {
  const effects = [
    ...activeEffects(sources, staticsOf, state, stateAtIn(state)),
    ...givenByCounters(cards),
    COUNTERS,
  ];
  return throughLayers(cards.map(baseOf), {
    layers: LAYER_NAMES,
    dependent: LAYER_NAMES,
    effects: () => effects,
    observe,
  });
}

const canChange = ({ phasedOut, faceDown, sides }: MtgCard): boolean =>
  !phasedOut && (!faceDown || sides !== undefined);

/** Returns the state with some cards as they are now. `sources` have the static abilities that apply. */
function made(
  state: MtgMatchState,
  cards: readonly MtgCard[],
  sources: readonly MtgCard[],
  staticsOf: StaticsOf,
): MtgMatchState {
  const changing = cards.filter(canChange);
  return withEach(state, changing, layered(state, changing, sources, staticsOf).map(withoutSize));
}

/** Returns the uses of static abilities in a state: one for each layer in which one applies. */
export function staticUses(state: MtgMatchState, staticsOf: StaticsOf): readonly AbilityUse[] {
  const definers = definersIn(state, staticsOf);
  const beyond = isReaching(state, definers, staticsOf) ? elsewhere(state, definers, staticsOf) : definers;
  const cards = [...permanentsIn(state), ...beyond];
  const sources = cards.filter((card) => staticsOn(card, staticsOf).length > 0);
  const found: AbilityUse[] = [];
  if (sources.length > 0)
    layered(state, cards.filter(canChange), sources, staticsOf, (seen) => found.push(seen));
  return found;
}

/** Replaces each of some cards by the card at the same position of another list, if they differ. */
const withEach = (
  state: MtgMatchState,
  before: readonly MtgCard[],
  after: readonly MtgCard[],
): MtgMatchState =>
  before.reduce((now, card, at) => {
    const other = entryAt(after, at);
    return isSame(card, other) ? now : withCard(now, other);
  }, state);

/**
 * Returns a function that builds the state between layers. Returns the same state until some cards change.
 */
function stateAtIn(state: MtgMatchState): StateAt {
  const found = new WeakMap<
    readonly MtgCard[],
    { readonly list: readonly MtgCard[]; readonly at: MtgMatchState }
  >();
  return ({ list }) => {
    const already = found.get(list);
    if (already?.list.every((card, at) => card === list[at]) === true) return already.at;
    const at = list.reduce((now, card) => withCard(now, card), state);
    found.set(list, { list: [...list], at });
    return at;
  };
}

/** Gives each permanent with static abilities its timestamp when it is first seen (rules 613.7d, 613.7e). */
function withTimestamps(state: MtgMatchState, staticsOf: StaticsOf): MtgMatchState {
  let { nextId } = state;
  const dated = changeCards(state, 'battlefield', (card) => {
    if (card.timestamp !== undefined || staticsOf(card).length === 0) return card;
    return cardWith(card, { timestamp: nextId++ });
  });
  return matchWith(dated, { nextId });
}

const isCreature = ({ types }: MtgCard): boolean => types.includes('creature');
const isInCombat = ({ attacking, blocking }: MtgCard): boolean =>
  attacking !== undefined || blocking.length > 0;

/**
 * Removes permanents from combat that came under another player's control or are no creatures any more (rule
 * 506.4). A permanent with a new controller has come under that player's control this turn (rule 302.6).
 */
function takenOver(before: MtgMatchState, after: MtgMatchState): MtgMatchState {
  if (after.cards === before.cards) return after;
  let now = after;
  for (const card of permanentsIn(after)) {
    const old = cardById(before, card.instanceId) ?? card;
    const taken = controllerOf(old) !== controllerOf(card);
    if (!taken && !(isInCombat(card) && isCreature(old) && !isCreature(card))) continue;
    const { thisTurn } = card;
    if (taken && !thisTurn.includes('cameUnderControl'))
      now = withCard(now, cardWith(card, { thisTurn: [...thisTurn, 'cameUnderControl'] }));
    now = leaveCombat(now, card.instanceId);
  }
  return now;
}
