import { type GameIssue, type Issue, type LegalTargets, type Result, ok, refuse } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import type { AbilityContext, Tools } from '@reticle/core/play';
import type { ActivatedAbility } from '../../language/ability.js';
import { announcesX } from '../../language/cost.js';
import { NO_TARGETS } from '../../language/card-definition.js';
import { hasKeyword } from '../../language/keyword.js';
import type { PHASES_OF_PLAY } from '../../language/vocabulary.js';
import { type MtgCard, isSummoningSick } from '../../state/card.js';
import { cardById } from '../../state/cards.js';
import { activationKey, onceKey } from '../../state/activations.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState, Step } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { refOf } from '../../state/refs.js';
import { choicesFor, judgedFor } from '../abilities/activation-spec.js';
import type { AbilityRegistry } from '../abilities/registry.js';
import { isEntangled, costChoices } from '../costs/parts.js';
import { payCosts } from '../costs/pay.js';
import { holds as holdsNow } from '../select/condition.js';
import { type Announced, activate as putOnStack } from '../stack/announce.js';
import { flagbearersAgainst } from '../targeting/legal.js';
import { type Activation, type FoundAbility, abilityFor } from './candidates.js';
import { manaMeansOf } from './mana-sources.js';
import { matchWith } from '../../state/copies.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { type Emit, happen, emitAll } from '../events/happen.js';
import { isActive } from '../../state/teams.js';

/** The steps of each part of a turn that abilities can name. */
const STEPS_OF: { readonly [Phase in (typeof PHASES_OF_PLAY)[number]]: readonly Step[] } = {
  upkeep: ['upkeep'],
  draw: ['draw'],
  main: ['main1', 'main2'],
  combat: [
    'beginCombat',
    'declareAttackers',
    'declareBlockers',
    'firstStrikeDamage',
    'combatDamage',
    'endCombat',
  ],
  end: ['end'],
  afterBlocks: ['declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endCombat'],
  beforeAttackers: ['upkeep', 'draw', 'main1', 'beginCombat'],
  declareAttackers: ['declareAttackers'],
  beforeBlocks: ['beginCombat', 'declareAttackers'],
  declareBlockers: ['declareBlockers'],
};

/** Returns which of the symbols {T} and {Q} a cost has. Cached by ability. */
const turnsOf = memo(({ costs }: ActivatedAbility) => ({
  tap: costs.some(({ cost }) => cost === 'tap'),
  untap: costs.some(({ cost }) => cost === 'untap'),
}));

/**
 * Whether {T} or {Q} can't be paid: the permanent is already tapped or untapped, or is a creature with
 * summoning sickness (rules 107.5, 107.6).
 */
function isUnturnable(card: MtgCard, ability: ActivatedAbility): boolean {
  const { tap, untap } = turnsOf(ability);
  if ((tap || untap) && isSummoningSick(card)) return true;
  return tap ? card.tapped : untap && !card.tapped;
}

/**
 * Whether it is the turn and the step that an ability names (rule 602.5). An ability that names none can be
 * activated at any time.
 */
export function isItsTime(
  state: MtgMatchState,
  controller: string,
  { turn, during }: NonNullable<ActivatedAbility['timing']>,
): boolean {
  const inTurn = turn === undefined || (turn === 'yours') === isActive(state, controller);
  return inTurn && (during === undefined || STEPS_OF[during].includes(state.turn.step));
}

/** Whether the controller of a card could cast a sorcery (rule 307.1). */
const isSlowTime = (state: MtgMatchState, card: MtgCard): boolean =>
  state.stack.length === 0 && isActive(state, controllerOf(card)) && STEPS_OF.main.includes(state.turn.step);

/**
 * The name under which all loyalty abilities of a permanent are counted together: only one is activated each
 * turn (rule 606.3).
 */
const ANY_LOYALTY = '+loyalty';
const isLoyalty = memo(({ costs }: ActivatedAbility): boolean =>
  costs.some(({ cost }) => cost === 'loyalty'),
);

/** A reason why an ability can't be activated now, with the number of its rule. */
interface Prohibition {
  readonly rule: string;
  readonly holds: (state: MtgMatchState, card: MtgCard, ability: ActivatedAbility) => boolean;
}

const PROHIBITIONS: readonly Prohibition[] = [
  { rule: '702.61a', holds: (state, _card, ability) => !isAtOnce(ability) && isSplitSecond(state) },
  {
    rule: '602.5',
    holds: (state, card, { timing }) =>
      (timing !== undefined && !isItsTime(state, controllerOf(card), timing)) ||
      hasKeyword(card, 'cantActivate'),
  },
  {
    rule: '602.5b',
    holds: (state, card, { onlyIf }) =>
      onlyIf !== undefined &&
      !holdsNow(onlyIf, {
        state,
        controller: controllerOf(card),
        source: refOf(card),
        variables: {},
        bound: {},
      }),
  },
  { rule: '602.5a', holds: (_state, card, ability) => isUnturnable(card, ability) },
  {
    rule: '602.5b',
    holds: ({ activated }, card, { id, perTurn }) =>
      perTurn !== undefined && (activated[activationKey(card, id)] ?? 0) >= perTurn,
  },
  {
    rule: '602.5b',
    holds: ({ activated }, card, { id, once }) =>
      once !== undefined && activated[onceKey(card, id)] !== undefined,
  },
  {
    rule: '606.3',
    holds: (state, card, ability) =>
      isLoyalty(ability) &&
      ((state.activated[activationKey(card, ANY_LOYALTY)] ?? 0) > 0 || !isSlowTime(state, card)),
  },
  {
    rule: '602.5d',
    holds: (state, card, { timing }) => timing?.sorcery === true && !isSlowTime(state, card),
  },
  {
    rule: '702.62a',
    holds: (state, card, { timing }) =>
      timing?.asCast === true &&
      !card.types.includes('instant') &&
      !hasKeyword(card, 'flash') &&
      !isSlowTime(state, card),
  },
];

/** Whether {@link activationIssues} would find anything. */
export const isForbiddenNow = (state: MtgMatchState, card: MtgCard, ability: ActivatedAbility): boolean =>
  PROHIBITIONS.some(({ holds }) => holds(state, card, ability));

/**
 * Finds what forbids to activate an ability now, apart from its targets and the rest of its cost: a tapped
 * source or summoning sickness (rule 602.5a), "its activated abilities can't be activated" (602.5), its limit
 * for each turn (602.5b), the timing of a sorcery (602.5d), and the time that it names (602.5).
 */
export const activationIssues = (
  state: MtgMatchState,
  card: MtgCard,
  ability: ActivatedAbility,
): readonly GameIssue[] =>
  PROHIBITIONS.filter(({ holds }) => holds(state, card, ability)).map(({ rule }) => ({
    code: 'mtg.notNow',
    data: { rule, source: card.instanceId },
  }));

function withUseCounted(state: MtgMatchState, key: string): MtgMatchState {
  const times = state.activated[key] ?? 0;
  return matchWith(state, { activated: Object.assign({}, state.activated, { [key]: times + 1 }) });
}

/** Refuses an X that is announced for a cost without X (rules 107.3a, 601.2b). */
function uselessX({ costs }: ActivatedAbility, { X = 0 }: Activation): readonly GameIssue[] {
  return X === 0 || costs.some(announcesX) ? [] : [{ code: 'mtg.noX', data: { X } }];
}

/** Returns what was chosen for the cost, by slot: `cost1` is what was sacrificed. */
function boundByCost({ costs }: ActivatedAbility, { slots }: LegalTargets): AbilityContext['bound'] {
  const ids = new Set(costChoices(costs).slots.map(({ id }) => id));
  return Object.fromEntries(slots.flatMap(({ slot, targets }) => (ids.has(slot) ? [[slot, targets]] : [])));
}

/**
 * Whether a spell with split second is on the stack: then nothing can be cast, and only mana abilities can be
 * activated (rule 702.61a).
 */
export const isSplitSecond = (state: MtgMatchState): boolean =>
  state.stack.some((id) => {
    const card = cardById(state, id);
    return card !== undefined && hasKeyword(card, 'split second');
  });

/** Whether the ability never uses the stack: a mana ability, or a special action (rules 605.3b, 116.1). */
const isAtOnce = ({ isManaAbility, special }: ActivatedAbility): boolean => isManaAbility || special === true;

/**
 * Puts the ability on the stack with its targets, before anything is paid. An ability that doesn't use the
 * stack is only checked.
 */
function announce(
  state: MtgMatchState,
  { card, ability }: FoundAbility,
  { player, X }: Activation,
  chosen: LegalTargets,
  isJudged: boolean,
): Result<Announced<MtgMatchState>> {
  const spec = ability.targets ?? NO_TARGETS;
  const { instanceId, incarnation } = card;
  return putOnStack(
    state,
    {
      id: `ability-${state.nextId}`,
      ability: 'activated',
      controller: player,
      source: { kind: 'card', id: instanceId, incarnation },
      name: ability.id,
      ...(isLoyalty(ability) ? { loyalty: true } : {}),
    },
    {
      declaration: { spec },
      ...(isJudged ? { judged: judgedFor(chosen, spec) } : { targets: choicesFor(chosen, spec) }),
      addsMana: isAtOnce(ability),
      prohibited: activationIssues(state, card, ability),
      ...withoutUndefined({ X }),
    },
  );
}

/** Emits that a permanent was tapped for mana, if a mana ability with {T} was activated (rule 106.12). */
function tappedFor(
  state: MtgMatchState,
  { card, ability }: FoundAbility,
  player: string,
  emit: Emit,
): MtgMatchState {
  const taps = ability.isManaAbility && ability.costs.some(({ cost }) => cost === 'tap');
  return taps ? happen(state, { type: 'tappedForMana', card: refOf(card), player }, emit) : state;
}

/** Emits that a card was cycled, for abilities that wait for it (rule 702.29c). */
function emitCycled(
  state: MtgMatchState,
  { card, ability }: FoundAbility,
  player: string,
  emit: Emit,
): MtgMatchState {
  const cycles = hasKeyword(card, 'cycling') || hasKeyword(card, 'typecycling');
  return cycles && /^(?:type)?cycling/u.test(ability.id)
    ? happen(state, { type: 'cycled', card: refOf(card), player }, emit)
    : state;
}

/**
 * Activates an ability in the order of rules 602.2 and 601.2: onto the stack, X and choices for the cost,
 * targets, payment. If anything is refused, nothing changes and no event is emitted (733.1). A mana ability
 * doesn't use the stack: once it is paid, its effects are the last in `resolving` and happen next (605.3b).
 *
 * `chosen` is a choice for `activationSpec`, made with `activationAttempt`. Choices for the cost are bound to
 * the ids of their slots as the ability resolves: `{ "bound": "cost1" }` is what was sacrificed. The match
 * checks who has priority.
 *
 * If `isJudged`, the choice is known to be legal in this state, and its targets are not checked again.
 *
 * @returns the next state, or the first refusal: `mtg.noSuchAbility`, `mtg.notYours`, `mtg.noX`,
 * `mtg.notNow`, the issues of the targets, `mtg.cantPay`, `mtg.cantPayMana`
 */
export function activateAbility(
  state: MtgMatchState,
  registry: AbilityRegistry,
  activation: Activation,
  chosen: LegalTargets,
  tools: Tools,
  isJudged = false,
): Result<MtgMatchState> {
  const found = abilityFor(state, registry, activation);
  if (!found.ok) return found;
  const { card, ability } = found.value;
  const [noX] = uselessX(ability, activation);
  if (noX) return refuse(noX);
  const announced = announce(state, found.value, activation, chosen, isJudged);
  if (!announced.ok) return announced;
  const { player, X } = activation;
  const setting = { controller: player, source: refOf(card), variables: withoutUndefined({ X }) };
  const paying = {
    random: tools.random,
    emit: tools.emit,
    controller: setting.controller,
    source: setting.source,
    variables: setting.variables,
    state: announced.value.state,
    mana: manaMeansOf(player, registry),
    paidFor: { by: 'activate' as const, object: card },
  };
  const paid = payCosts(ability.costs, chosen.slots, paying, isJudged);
  if (!paid.ok) return paid;
  emitAll(announced.value.events, tools.emit);
  const tapped = tappedFor(paid.value, found.value, player, tools.emit);
  const keys = [
    activationKey(card, ability.id),
    ...(ability.once === undefined ? [] : [onceKey(card, ability.id)]),
    ...(isLoyalty(ability) ? [activationKey(card, ANY_LOYALTY)] : []),
  ];
  const now = keys.reduce(withUseCounted, emitCycled(tapped, found.value, player, tools.emit));
  const { controller, source, variables } = setting;
  const frame = { controller, source, variables, bound: boundByCost(ability, chosen), todo: ability.effects };
  if (isAtOnce(ability)) return ok(matchWith(now, { resolving: [...now.resolving, { frame }] }));
  const frames = Object.assign({}, now.frames, { [announced.value.by.id]: frame });
  return ok(matchWith(now, { nextId: state.nextId + 1, frames }));
}

/**
 * Finds why {@link activateAbility} would refuse, by trying it and dropping the result. Returns an empty list
 * if it would not.
 */
export function activationRefusals(
  state: MtgMatchState,
  registry: AbilityRegistry,
  activation: Activation,
  chosen: LegalTargets,
): readonly Issue[] {
  const tools = { random: randomFrom(seedRandom(0)), emit: () => undefined };
  const tried = activateAbility(state, registry, activation, chosen, tools);
  return tried.ok ? [] : tried.issues;
}

/**
 * Finds why a legal choice for an ability that could be activated would be refused. Returns an empty list if
 * it would not. The choice only matters if parts of the cost want the same objects, or if something must be
 * targeted (rule 601.2c); otherwise nothing is tried. `sets/6ed/offers.laws.test.ts` has the law.
 */
export function choiceRefusals(
  state: MtgMatchState,
  registry: AbilityRegistry,
  activation: Activation,
  chosen: LegalTargets,
): readonly Issue[] {
  const found = abilityFor(state, registry, activation);
  const isFree =
    found.ok &&
    !isEntangled(found.value.ability.costs) &&
    flagbearersAgainst(state, { controller: activation.player }).length === 0;
  return isFree ? [] : activationRefusals(state, registry, activation, chosen);
}
