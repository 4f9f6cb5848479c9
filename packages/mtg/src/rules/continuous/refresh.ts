import { Recent, throughLayers, type EffectContext } from '@reticle/core/play';
import type { CardDefinition } from '../../language/card-definition.js';
import { hasKeyword, keywordsNamed } from '../../language/keyword.js';
import type { PerformedKeyword } from '../../language/performed.js';
import { type MtgCard, hasOwnAbilities } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { permanentsWith } from '../../state/permanents-with.js';
import { cardById, cardsById, changeCards, permanentsIn, withCard } from '../../state/cards.js';
import { backUp, turnedOver } from '../../state/printed.js';
import { leaveCombat, moveCard } from '../../state/zones.js';
import { keywordAbilitiesOf } from '../abilities/activated.js';
import { LORE } from '../actions/sagas.js';
import type { AbilityRegistry } from '../abilities/registry.js';
import { among } from '../select/matching.js';
import { amountOf, holds } from '../select/select.js';
import { refOf } from '../../state/refs.js';
import { knownCard } from '../../state/state.js';
import { activeEffects, hasNumbersOnly, isPointwise, type StateAt, stillLasts } from './active.js';
import { type StaticsOf, staticsIn, staticsOn } from './statics.js';
import { areApart, definersIn, withDefined } from './defining.js';
import { elsewhere, mayReachOut } from './reaching.js';
import { baseOf, isSame, COUNTERS, givenByCounters, LAYER_NAMES, printedOf, withoutSize } from './layers.js';
import { cardWith, matchWith } from '../../state/copies.js';
import { given } from '../../state/given.js';
import { entryAt, sure } from '../../state/sure.js';
import { filterSame } from '../../state/refs.js';

/**
 * What every permanent is now, made anew of what is printed on it (rule 613): control, types, colours, abilities, power
 * and toughness, each layer in the order of timestamps, but for what depends on what (rule 613.8); effects whose time is over are
 * dropped. `staticsOf` tells a card's static abilities; those that define their own source count in every zone, all others on
 * the battlefield. The layers themselves are core's (`throughLayers`).
 *
 * A card without printed facts is taken for what it is: they are written down when something first changes it. What is
 * face down or phased out stays as it is.
 *
 * Pure; to refresh twice is the same as once; cards that nothing changes stay the very objects they are.
 */
export function refresh(before: MtgMatchState, staticsOf: StaticsOf): MtgMatchState {
  const definers = definersIn(before, staticsOf);
  const apart = !mayReachOut(before, staticsOf) && areApart(definers, staticsOf);
  const era = apart ? eraOf(before, staticsOf) : undefined;
  if (era?.lists.get(permanentsIn(before)) === true) return withDefined(before, definers, staticsOf);
  const lasting = withoutOver(before);
  const changed = lasting === before ? changedOnly(before, era, staticsOf) : undefined;
  const same = changed
    ? withDefined(changed, definers, staticsOf)
    : anew(lasting, definers, apart, staticsOf);
  const after = takenOver(before, same);
  // Filters look at combat and at what happened this turn; both only ever go one way here, so that this ends.
  return after === same ? same : refresh(after, staticsOf);
}

/** The same as far as permanents reach beyond the battlefield: for a spell that has just come to the stack. */
export const withReached = (state: MtgMatchState, staticsOf: StaticsOf): MtgMatchState =>
  mayReachOut(state, staticsOf) ? refresh(state, staticsOf) : state;

/** The state without effects whose time is over. */
const withoutOver = (state: MtgMatchState): MtgMatchState =>
  matchWith(state, { continuous: filterSame(state.continuous, (effect) => stillLasts(state, effect)) });

/** Of so many lists of permanents it is known that all of them are settled. */
const MOST_LISTS = 16;

/**
 * A time in which the same effects apply, each of them to one object at a time: what a permanent is hangs on nothing but itself
 * then, nor on whose turn it is. Whoever is settled is so for as long as it stays the very same.
 */
interface Era extends Pick<MtgMatchState, 'continuous' | 'players'> {
  /** The permanents with static abilities that work. */
  readonly sources: readonly MtgCard[];
  readonly settled: WeakSet<MtgCard>;
  readonly lists: Recent<readonly MtgCard[], true>;
}
const latest = memo((_staticsOf: StaticsOf): { era?: Era } => ({}));

/** Who plays with whom, and affects whom, as text. */
const seatsOf = memo((players: MtgMatchState['players']): string =>
  players.map(({ id, team, range }) => `${id} ${team} ${range?.join(' ')}`).join(),
);

/** The era that a state is in, if it is the latest one. */
function eraOf(state: MtgMatchState, staticsOf: StaticsOf): Era | undefined {
  const { era } = latest(staticsOf);
  return era?.continuous === state.continuous && seatsOf(era.players) === seatsOf(state.players)
    ? era
    : undefined;
}

/**
 * Whether a source gives what it gave: whatever else happened to it, tapping and damage, others do not look at. It is the same
 * object with the same face up and the same timestamp (rules 613.7d, 613.7e): one that enters in a match and entered before in
 * a match that was only tried has none yet.
 */
const givesSame = (was: MtgCard, now: MtgCard): boolean =>
  was.incarnation === now.incarnation &&
  was.timestamp === now.timestamp &&
  was.attachedTo === now.attachedTo &&
  was.publicId === now.publicId &&
  was.parts === now.parts &&
  controllerOf(was) === controllerOf(now) &&
  hasOwnAbilities(now);

/** The sources of an era as they are; `undefined` if one of them does not give what it gave. */
function sourcesNow({ sources }: Era, state: MtgMatchState): readonly MtgCard[] | undefined {
  const found: MtgCard[] = [];
  for (const was of sources) {
    const now = cardById(state, was.instanceId);
    if (!now || !givesSame(was, now)) return undefined;
    found.push(now);
  }
  return found;
}

/** What permanents are of which only some are others than before; `undefined` if another era begins with them. */
function changedOnly(
  state: MtgMatchState,
  era: Era | undefined,
  staticsOf: StaticsOf,
): MtgMatchState | undefined {
  const sources = era && sourcesNow(era, state);
  if (!sources) return undefined;
  const known = new Set(sources.map(({ instanceId }) => instanceId));
  const changed = permanentsIn(state).filter((card) => !era.settled.has(card));
  if (changed.some((card) => staticsOf(card).length > 0 && !known.has(card.instanceId))) return undefined;
  const after = made(state, changed, sources, staticsOf);
  if (!sourcesNow(era, after)) return undefined;
  for (const card of permanentsIn(after)) era.settled.add(card);
  era.lists.add(permanentsIn(after), true);
  return after;
}

/** What every permanent is, and what defines itself elsewhere, through all layers. */
function anew(
  start: MtgMatchState,
  definers: readonly MtgCard[],
  apart: boolean,
  staticsOf: StaticsOf,
): MtgMatchState {
  const state = withTimestamps(start, staticsOf);
  const cards = [...permanentsIn(state), ...(apart ? definers : elsewhere(state, definers, staticsOf))];
  const sources = cards.filter((card) => staticsOn(card, staticsOf).length > 0);
  const after = made(state, cards, sources, staticsOf);
  const now = cardsById(
    after,
    sources.map(({ instanceId }) => instanceId),
  ).filter(({ zone }) => zone === 'battlefield');
  if (!apart || !isPointwiseAll(after, now, staticsOf)) return after;
  const { continuous, players } = after;
  const permanents = permanentsIn(after);
  const lists = new Recent<readonly MtgCard[], true>(MOST_LISTS);
  lists.add(permanents, true);
  latest(staticsOf).era = {
    continuous,
    players,
    sources: now,
    settled: new WeakSet(permanents),
    lists,
  };
  return after;
}

/** Whether every effect that applies looks at one object at a time. */
const isPointwiseAll = (
  { continuous }: MtgMatchState,
  sources: readonly MtgCard[],
  staticsOf: StaticsOf,
): boolean =>
  continuous.every(({ change }) => hasNumbersOnly(change)) &&
  sources.every((card) => hasOwnAbilities(card) && staticsOn(card, staticsOf).every(isPointwise));

/** The state with some cards as they are now; `sources` have the static abilities that apply. */
function made(
  state: MtgMatchState,
  cards: readonly MtgCard[],
  sources: readonly MtgCard[],
  staticsOf: StaticsOf,
): MtgMatchState {
  const changing = cards.filter(({ phasedOut, faceDown, sides }) => !phasedOut && (!faceDown || sides));
  const effects = [
    ...activeEffects(sources, staticsOf, state, stateAtIn(state)),
    ...givenByCounters(changing),
    COUNTERS,
  ];
  const now = throughLayers(changing.map(baseOf), {
    layers: LAYER_NAMES,
    dependent: LAYER_NAMES,
    effects: () => effects,
  });
  return withEach(state, changing, now.map(withoutSize));
}

/** The state with each of some cards as another list has it in its place, if that is not the same in everything. */
const withEach = (
  state: MtgMatchState,
  before: readonly MtgCard[],
  after: readonly MtgCard[],
): MtgMatchState =>
  before.reduce((now, card, at) => {
    const other = entryAt(after, at);
    return isSame(card, other) ? now : withCard(now, other);
  }, state);

/** The state in which cards are what they are on their way through the layers; the same one until some of them change. */
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

/** A permanent with static abilities gets its timestamp the first time that it is seen (rules 613.7d, 613.7e). */
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
 * What came under another player's control, or is no creature any more, leaves combat (rule 506.4); who has another controller is
 * new to that player (rule 302.6).
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

/** How a form is named as it is chosen: "2/2 (2)". */
export const formName = (power: number, toughness: number, at: number): string =>
  `${power}/${toughness} (${at + 1})`;

/** What a card is that enters as something else, beside what it is: its copiable values from then on (rule 707.2). */
function formed(card: MtgCard, form: NonNullable<CardDefinition['entersAs']>[number]): Partial<MtgCard> {
  const before = card.printed ?? printedOf(card);
  const { power, toughness, types, subtypes, keywords } = form;
  const facts = {
    power,
    toughness,
    types: [...new Set([...before.types, ...types])],
    subtypes: [...new Set([...before.subtypes, ...subtypes])],
    keywords: [...before.keywords, ...keywords],
  };
  return { ...facts, printed: { ...before, ...facts }, original: originalOf(card) };
}

/** The card that something is by itself. */
const originalOf = (card: MtgCard): NonNullable<MtgCard['original']> =>
  card.original ?? { publicId: card.publicId, printed: card.printed ?? printedOf(card) };

/** What a card is that enters as a copy: the copiable values of that object, with what they are besides (rules 707.2, 707.9b). */
function copying(
  card: MtgCard,
  of: MtgCard,
  { addTypes = [], addSubtypes = [] }: NonNullable<CardDefinition['entersAsCopy']>,
): Partial<MtgCard> {
  const values = of.printed ?? printedOf(of);
  const printed = {
    ...values,
    types: [...new Set([...values.types, ...addTypes])],
    subtypes: [...new Set([...values.subtypes, ...addSubtypes])],
  };
  return { ...printed, printed, publicId: of.publicId, original: originalOf(card) };
}

/** What was chosen for a card, but for what it still is to be a copy of. */
const withoutCopies = ({ copied: _copied, ...chosen }: NonNullable<MtgCard['chosen']>): MtgCard['chosen'] =>
  Object.keys(chosen).length > 0 ? chosen : undefined;

/** What a card is as it enters as a copy of what was chosen; undefined if it enters as itself. */
function enteringAsCopy(
  known: CardKnowledge,
  state: MtgMatchState,
  card: MtgCard,
): Partial<MtgCard> | undefined {
  const [ref, ...rest] = card.chosen?.copied ?? [];
  const as = known.definitions.get(card.publicId)?.entersAsCopy;
  const of = ref && knownCard(state, ref);
  if (!of || !as || !card.chosen) return undefined;
  const facts = copying(card, of, as);
  const left = withoutCopies(card.chosen);
  const chosen = rest.length > 0 ? { ...left, copied: rest } : left;
  const copy = cardWith(card, { ...facts, ...given({ chosen }) }, [
    ...NUMBERS_OF_CARDS,
    ...(chosen ? [] : (['chosen'] as const)),
  ]);
  return { ...facts, ...enteringBy(known, state, copy) };
}
const NUMBERS_OF_CARDS = ['power', 'toughness', 'loyalty', 'defense'] as const;

/** "Creatures your opponents control enter tapped" (rule 614.1d). */
const ENTERS_TAPPED = 'entersTapped' satisfies PerformedKeyword;

/** What is known of cards beside the state. */
interface CardKnowledge {
  readonly registry: AbilityRegistry;
  readonly definitions: ReadonlyMap<string, CardDefinition>;
}

/**
 * What a card's own text makes of it as it enters the battlefield (rule 614.1c): tapped, with counters. It is judged as the
 * permanent that it will be there (614.12): a land that enters as a mere Forest has lost that ability (305.7).
 */
export function enteringBy(known: CardKnowledge, state: MtgMatchState, card: MtgCard): Partial<MtgCard> {
  const { registry, definitions } = known;
  const { instanceId, publicId, owner, controller = owner, announced } = card;
  // 702.145c: by night it enters with its back up.
  const back = state.day === 'night' && hasKeyword(card, 'daybound') ? turnedOver(card) : undefined;
  if (back) return { ...back, ...enteringBy(known, state, cardWith(card, back)) };
  const copied = enteringAsCopy(known, state, card);
  if (copied) return copied;
  const definition = definitions.get(publicId);
  const { entersTapped, entersWith, entersAs = [], loyalty, keywords = [] } = definition ?? {};
  const { chosen } = card;
  const form =
    chosen && entersAs.find(({ power, toughness }, at) => formName(power, toughness, at) === chosen.form);
  const entered = form ? Object.assign(given({ chosen }), formed(card, form)) : given({ chosen });
  const comes = [
    ...(entersWith ? [entersWith] : []),
    // 306.5b.
    ...(loyalty === undefined ? [] : [{ counter: 'loyalty', amount: loyalty }]),
    // 714.3a.
    ...(definition?.subtypes.includes('Saga') ? [{ counter: LORE, amount: 1 }] : []),
    ...keywordAbilitiesOf(keywords).flatMap(({ abilities }) => abilities.entersWith ?? []),
  ];
  const tapping = permanentsWith(state, ENTERS_TAPPED).flatMap((by) =>
    keywordsNamed(by.keywords, ENTERS_TAPPED).map(({ those }) => ({ by, those })),
  );
  if (!entersTapped && comes.length === 0 && tapping.length === 0) return entered;
  const { printed, original, names, types, subtypes, supertypes, colors, keywords: has } = card;
  const as = original
    ? { printed, original, names, types, subtypes, supertypes, colors, keywords: has, publicId }
    : (backUp(card) ?? {});
  const isToken = !cardById(state, instanceId);
  const there = isToken
    ? matchWith(state, { cards: [...state.cards, card] })
    : moveCard(state, instanceId, 'battlefield', { controller, ...given(as) });
  const arrived = refresh(there, staticsIn({ registry, definitions }));
  const permanent = sure(cardById(arrived, instanceId));
  const isTapped = tapping.some(({ by, those }) => {
    const seen = { state: arrived, controller: controllerOf(by), source: refOf(by), variables: {} };
    return among(those, [refOf(permanent)], seen).length > 0;
  });
  if (!hasOwnAbilities(permanent)) return { ...entered, ...(isTapped ? { tapped: true } : {}) };
  const { X } = announced?.targets.attempt.variables ?? {};
  const scene: EffectContext<MtgMatchState> = {
    // What is asked of a token is asked of it, though it is not there yet.
    state: isToken ? matchWith(state, { lastKnown: [...state.lastKnown, card] }) : state,
    controller,
    source: { kind: 'card', id: instanceId, incarnation: cardById(state, instanceId)?.incarnation ?? 0 },
    variables: given({ X }),
    bound: {},
  };
  const tapped =
    isTapped || (entersTapped !== undefined && (entersTapped === true || !holds(entersTapped.unless, scene)));
  const counters: Record<string, number> = {};
  for (const { counter, amount, if: asked } of comes) {
    const more = asked === undefined || holds(asked, scene) ? Math.max(0, amountOf(amount, scene)) : 0;
    if (more > 0) counters[counter] = (counters[counter] ?? 0) + more;
  }
  return {
    ...entered,
    ...(tapped ? { tapped } : {}),
    counters,
    ...(loyalty === undefined ? {} : { loyalty: counters['loyalty'] ?? 0 }),
  };
}
