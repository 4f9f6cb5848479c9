import type { PinnedRef } from '@reticle/core';
import type { LayerEffect, Things, EffectContext } from '@reticle/core/play';
import type { StaticAbility } from '../../language/card-definition.js';
import type { Change, Duration } from '../../language/change.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { AbilityAmount } from '../../language/selector.js';
import { type MtgCard, hasOwnAbilities } from '../../state/card.js';
import { changeCards } from '../../state/cards.js';
import { cardWith, matchWith } from '../../state/copies.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { controllerOf } from '../../state/facts.js';
import type { ContinuousEffect } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { isCardInRange } from '../../state/range.js';
import { refOf, filterSame, mapSame } from '../../state/refs.js';
import { knownNow } from '../../state/state.js';
import { type Meant, referencesOf } from '../select/lasting-filter.js';
import { ownTest, readsOf } from '../select/own.js';
import { holds } from '../select/condition.js';
import { amountOf, select } from '../select/select.js';
import { LAYERS, withPrinted, layerNamed } from './layers.js';
import { isOwnRule } from './whatever-matches.js';
import { type StaticsOf, isDefining, reachesOut, staticsOn } from './statics.js';
import { withoutUndefined } from '../../state/without-undefined.js';

/** Cards on their way through the layers. */
type CardThings = Things<MtgCard>;
/**
 * Returns the state in which cards are what they are at some point between the layers. It is only built if
 * something looks at it.
 */
export type StateAt = (cards: CardThings) => MtgMatchState;

const sceneOf = (
  state: MtgMatchState,
  source: PinnedRef,
  controller: string,
  meant: Meant = {},
): EffectContext<MtgMatchState> => ({ state, source, controller, ...referencesOf(meant) });

/**
 * Returns the layers in which a change has a part, as an ability that defines its own source or as any other.
 */
const layersIn = (defining: boolean) =>
  memo(
    (change: Change): ReadonlySet<string> =>
      new Set(
        [...LAYERS]
          .filter(([, layer]) => layer.has(change) && (layer.defining ?? defining) === defining)
          .map(([name]) => name),
      ),
  );
const layersOfDefining = layersIn(true);
const layersOfOthers = layersIn(false);

/**
 * Returns what a change does to cards in each layer, as the controller that its source has by then sees it.
 */
function layerEffectOf(
  change: Change,
  defining: boolean,
  sceneAt: (cards: CardThings) => EffectContext<MtgMatchState>,
): Pick<LayerEffect<MtgCard>, 'isIn' | 'settle'> {
  return {
    isIn: (name) => (defining ? layersOfDefining : layersOfOthers)(change).has(name),
    settle(name, cards) {
      const layer = layerNamed(name);
      // A change that counts nothing and names no player is settled already.
      if (isPlain(change))
        return {
          facts: layer.amounts.map((part) => [part, change[part] ?? 0]),
          apply: (card) => layer.apply(withPrinted(card), change, fixed),
        };
      const scene = memoized(() => sceneAt(cards));
      const amounts = layer.amounts.map((part): readonly [string, number] => [
        part,
        numberOf(change[part] ?? 0, scene),
      ]);
      const controller = change.controller === 'you' ? scene().controller : change.controller;
      const goads = saysGoaded(change) ? goadedBy(change, scene().controller) : undefined;
      const landTypes = change.landTypes === 'chosen' ? chosenType(scene()) : change.landTypes;
      const settled: Change = Object.assign(
        {},
        change,
        Object.fromEntries(amounts.filter(([part]) => Object.hasOwn(change, part))),
        withoutUndefined({ landTypes, controller, addKeywords: goads }),
      );
      return {
        facts: [amounts, controller ?? null, landTypes ?? null, goads ? scene().controller : null],
        apply: (card) => layer.apply(withPrinted(card), settled, fixed),
      };
    },
  };
}
const isPlain = memo(
  (change: Change) =>
    hasNumbersOnly(change) &&
    change.controller === undefined &&
    change.landTypes !== 'chosen' &&
    !saysGoaded(change),
);
const goadedByNobody = (keyword: MtgKeyword): boolean => keyword.keyword === 'isGoaded' && !('by' in keyword);
const saysGoaded = (change: Change): boolean => change.addKeywords?.some(goadedByNobody) === true;
/** Returns the keywords of a static ability, by whose controller it is goaded (rule 701.15b). */
const goadedBy = ({ addKeywords = [] }: Change, by: string): readonly MtgKeyword[] =>
  addKeywords.map((keyword) => (goadedByNobody(keyword) ? { keyword: 'isGoaded', by } : keyword));

/** Returns the land type that was chosen for the source (rule 607.2d). Returns undefined if none was. */
function chosenType({ state, source }: EffectContext<MtgMatchState>): readonly string[] | undefined {
  const subtype = knownNow(state, source)?.chosen?.subtype;
  return subtype === undefined ? undefined : [subtype];
}
const numberOf = (amount: AbilityAmount, scene: () => EffectContext<MtgMatchState>): number =>
  typeof amount === 'number' ? amount : amountOf(amount, scene());
const fixed = (amount: AbilityAmount): number => (typeof amount === 'number' ? amount : 0);

function memoized<Answer>(make: () => Answer): () => Answer {
  let made: { readonly answer: Answer } | undefined;
  return () => (made ??= { answer: make() }).answer;
}

/**
 * Builds the layer effect of a resolved spell or ability. It applies to the objects settled then, as long as
 * they are the same objects, and within its controller's range of influence (rule 801.10); or to whatever
 * matches by now, if it changes the rules (611.2c).
 */
function ofResolution(
  { id, controller, source, affects, each, roles, X, change }: ContinuousEffect,
  state: MtgMatchState,
  stateAt: StateAt,
): LayerEffect<MtgCard> {
  const scene = (cards: CardThings) => sceneOf(stateAt(cards), source, controller, { roles, X });
  const settled = ({ at }: CardThings): readonly string[] =>
    affects
      .filter((ref) => {
        const card = at(ref.id);
        return isPermanent(card, ref) && isCardInRange(state, controller, card);
      })
      .map(({ id: of }) => of);
  return {
    key: `effect ${id}`,
    timestamp: id,
    stands: () => true,
    affects: (cards) =>
      each === undefined
        ? settled(cards)
        : isOwnRule({ each, roles })
          ? eachOwn(each, cards, controller, knownNow(state, source), state, false)
          : select({ each }, scene(cards)).map(({ id: of }) => of),
    isDependent: () => each !== undefined || !hasNumbersOnly(change),
    ...layerEffectOf(change, false, scene),
  };
}

/** Whether what an effect of a resolution does to an object depends on nothing else. */
export const isPointwiseEffect = (effect: ContinuousEffect): boolean =>
  hasNumbersOnly(effect.change) && isOwnRule(effect);

/** Whether a card is the permanent to which a reference refers. */
const isPermanent = (card: MtgCard | undefined, { incarnation }: PinnedRef): card is MtgCard =>
  card?.zone === 'battlefield' && card.incarnation === incarnation;

const NUMBERS = ['power', 'toughness', 'setPower', 'setToughness'] as const;
/** Whether all amounts of a change are plain numbers. */
const hasNumbersOnly = memo((change: Change) =>
  NUMBERS.every((part) => change[part] === undefined || typeof change[part] === 'number'),
);

/**
 * Returns the filter of an ability that affects each matching object, if the filter looks at each object by
 * itself.
 */
const ownFilter = ({ affects }: StaticAbility): MtgCardFilter | undefined =>
  typeof affects === 'object' && 'each' in affects && readsOf(affects.each).isOwn ? affects.each : undefined;

/**
 * Whether what a static ability does to an object depends only on that object and on the source. While both
 * stay the same, so does the result.
 */
export const isPointwise = memo(
  (ability: StaticAbility) =>
    ability.if === undefined &&
    hasNumbersOnly(ability.change) &&
    ability.change.controller === undefined &&
    ability.change.loseAbilities === undefined &&
    (ability.affects === 'self' || ability.affects === 'host' || ownFilter(ability) !== undefined),
);

/**
 * Whether other effects in a layer could change what an ability does there (rule 613.8a): by removing it, or
 * by changing what it affects or how much.
 */
function isDependentIn(name: string, ability: StaticAbility): boolean {
  const { affects, change } = ability;
  if (name === 'types' || ability.if !== undefined || !hasNumbersOnly(change)) return true;
  if (affects === 'self' || affects === 'host') return false;
  const filter = ownFilter(ability);
  if (!filter) return true;
  const { keys } = readsOf(filter);
  return layerNamed(name).looksAt.some((key) => keys.has(key));
}

/** Applies the filter to each card by itself, instead of querying the whole state. */
function eachOwn(
  filter: MtgCardFilter,
  { list }: CardThings,
  controller: string,
  source: MtgCard | undefined,
  state: MtgMatchState,
  everywhere: boolean,
): readonly string[] {
  const passes = ownTest(filter, state, controller, source);
  return list
    .filter((card) => (everywhere || card.zone === 'battlefield') && passes(card))
    .map(({ instanceId }) => instanceId);
}

function ofStatic(
  card: MtgCard,
  ability: StaticAbility,
  state: MtgMatchState,
  stateAt: StateAt,
): LayerEffect<MtgCard> {
  const source = refOf(card);
  const defining = isDefining(ability);
  const filter = ownFilter(ability);
  const everywhere = reachesOut(ability);
  const sourceIn = ({ at }: CardThings): MtgCard => at(card.instanceId) ?? card;
  const sceneAt = (cards: CardThings) => sceneOf(stateAt(cards), source, controllerOf(sourceIn(cards)));
  return {
    key: `${card.instanceId} ${card.incarnation} ${ability.id}`,
    timestamp: card.timestamp ?? 0,
    of: { source, says: ability },
    stands: (cards) => hasOwnAbilities(sourceIn(cards)),
    affects(cards) {
      if (ability.if !== undefined && !holds(ability.if, sceneAt(cards))) return undefined;
      if (ability.affects === 'self') return [card.instanceId];
      const now = sourceIn(cards);
      if (filter) return eachOwn(filter, cards, controllerOf(now), now, state, everywhere);
      return select(ability.affects, sceneAt(cards))
        .filter(({ kind, id }) => kind === 'card' && (everywhere || cards.at(id)?.zone === 'battlefield'))
        .map(({ id }) => id);
    },
    isDependent: (name) => isDependentIn(name, ability),
    ...layerEffectOf(ability.change, defining, sceneAt),
  };
}

/**
 * Returns the effects of the static abilities of some cards, and the continuous effects of resolved spells
 * and abilities that still apply.
 */
export function activeEffects(
  cards: readonly MtgCard[],
  staticsOf: StaticsOf,
  state: MtgMatchState,
  stateAt: StateAt,
): readonly LayerEffect<MtgCard>[] {
  const statics = cards.flatMap((card) =>
    staticsOn(card, staticsOf).map((ability) => ({
      card,
      ability,
      made: ofStatic(card, ability, state, stateAt),
    })),
  );
  const lost = [...statics.map(({ ability }) => ability), ...state.continuous].some(
    ({ change }) => change.loseAbilities,
  );
  return [
    // 613.8a: if abilities are removed, those that grant some in the same layer must wait to see whether they
    // still exist.
    ...statics.map(({ made }) => (lost ? { ...made, isDependent: () => true } : made)),
    ...state.continuous.map((effect) => ofResolution(effect, state, stateAt)),
  ];
}

const AMOUNTS = ['setPower', 'setToughness', 'power', 'toughness'] as const;

/** Returns a change with every amount fixed as the number that it is now (rule 608.2h). */
function withFixedAmounts(change: Change, scene: EffectContext<MtgMatchState>): Change {
  const numbers = AMOUNTS.flatMap((part): readonly [string, number][] => {
    const amount: AbilityAmount | undefined = change[part];
    return amount === undefined ? [] : [[part, amountOf(amount, scene)]];
  });
  return { ...change, ...Object.fromEntries(numbers) };
}

/**
 * Creates a continuous effect of a resolving spell or ability on these objects, whatever they become (rule
 * 611.2c), with its amounts as they are now. `refresh` applies it. Does nothing if it would affect nothing.
 */
export function leaveEffect(
  scene: EffectContext<MtgMatchState>,
  what: readonly PinnedRef[],
  change: Change,
  until: Duration,
): MtgMatchState {
  const { state, controller, source } = scene;
  const affects = what.filter(({ kind }) => kind === 'card');
  if (affects.length === 0) return state;
  const effect = {
    id: state.nextId,
    controller,
    source,
    affects,
    change: withFixedAmounts(change, scene),
    until,
  };
  return matchWith(state, { nextId: state.nextId + 1, continuous: [...state.continuous, effect] });
}

const isOnBattlefield = (state: MtgMatchState, ref: PinnedRef): boolean =>
  knownNow(state, ref)?.zone === 'battlefield';

/**
 * Whether an effect still lasts: something that it affects still exists, and so does what its duration
 * depends on (611.2b).
 */
export function stillLasts(
  state: MtgMatchState,
  { until, source, affects, each, controller }: ContinuousEffect,
): boolean {
  if (each === undefined && !affects.some((ref) => isOnBattlefield(state, ref))) return false;
  if (!WHILE.has(until)) return true;
  const card = knownNow(state, source);
  // 702.26f: such an effect ends if its source phases out.
  if (card?.zone !== 'battlefield' || card.phasedOut) return false;
  if (until === 'whileSourceRemains') return true;
  return until === 'whileSourceTapped' ? card.tapped : controllerOf(card) === controller;
}
const WHILE: ReadonlySet<Duration> = new Set(['whileSourceTapped', 'whileYouControl', 'whileSourceRemains']);

/**
 * Performs the second part of the cleanup step (rule 514.2): removes all damage, and ends all effects that
 * last until end of turn and the shields and delayed triggers of this turn, all at once. Call `refresh`
 * afterwards.
 */
export function endTurnEffects(state: MtgMatchState): MtgMatchState {
  const healed = changeCards(state, 'battlefield', (card) =>
    card.damage === 0 ? card : cardWith(card, { damage: 0 }),
  );
  return matchWith(healed, {
    continuous: filterSame(state.continuous, ({ until }) => until !== 'endOfTurn'),
    delayed: filterSame(state.delayed, ({ ends }) => ends === undefined || ends > state.turn.number),
    shields: [],
  });
}

/** Ends what lasts "until end of combat", as the combat phase ends (rules 500.5a, 511.3). */
export const endCombatEffects = (state: MtgMatchState): MtgMatchState =>
  matchWith(state, { continuous: filterSame(state.continuous, ({ until }) => until !== 'endOfCombat') });

/** Ends what lasts "until your next turn", as that player's turn begins (rule 500.7). */
export const endUntilTurnOf = (state: MtgMatchState, player: string): MtgMatchState =>
  matchWith(state, {
    continuous: filterSame(
      state.continuous,
      ({ until, controller }) => until !== 'yourNextTurn' || controller !== player,
    ),
  });

/** Ends some lasting effects for some of the objects that they affect. */
export function endEffects(
  state: MtgMatchState,
  isMeant: (effect: ContinuousEffect) => boolean,
  isFreed: (ref: PinnedRef) => boolean,
): MtgMatchState {
  const left = mapSame(state.continuous, (effect) => {
    if (!isMeant(effect)) return effect;
    const affects = filterSame(effect.affects, (ref) => !isFreed(ref));
    return affects === effect.affects ? effect : { ...effect, affects };
  });
  return matchWith(state, {
    continuous: filterSame(left, ({ affects, each }) => affects.length > 0 || each !== undefined),
  });
}

/** Ends "doesn't untap during its controller's next untap step" after a player's untap step. */
export const endUntapStep = (state: MtgMatchState, player: string): MtgMatchState =>
  endEffects(
    state,
    ({ until }) => until === 'nextUntapStep',
    (ref) => {
      const card = knownNow(state, ref);
      return card !== undefined && controllerOf(card) === player;
    },
  );
