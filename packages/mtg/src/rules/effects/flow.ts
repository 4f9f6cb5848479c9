import type { PinnedRef, LegalTargets, TargetSpec } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import {
  type EffectExecution,
  type Decision,
  type EffectContext,
  type Tools,
  optionDecision,
} from '@reticle/core/play';
import { withInterveningIf } from '../../language/card-definition.js';
import type { AbilityCost } from '../../language/cost.js';
import type { EffectNamed } from '../../language/effects/effect.js';
import type { ManaCost, ManaCostPart } from '../../language/mana.js';
import type { NUMBERS } from '../../language/selector.js';
import type { MtgCard } from '../../state/card.js';
import { cardById } from '../../state/cards.js';
import { matchWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { sure } from '../../state/sure.js';
import { inTurnOrder, knownNow, playerInGame } from '../../state/state.js';
import type { ManaMeans } from '../costs/kind.js';
import { costChoices } from '../costs/parts.js';
import { payCosts } from '../costs/pay.js';
import { dependsOnHidden, openSpec } from '../select/hidden.js';
import { among, matching } from '../select/matching.js';
import { holds } from '../select/condition.js';
import {
  type OfferedRefs,
  chosenOption,
  chosenRefs,
  refDecision,
  yesOrNo,
  amountOf,
  select,
  selectCard,
  selectKnown,
  selectChoosers,
  selectPlayers,
  askedBy,
} from '../select/select.js';
import { firstChoice } from '../targeting/automatic-choice.js';
import { happen } from '../events/happen.js';
import { eachDecides, inOrder } from './each-decides.js';
import type { Kind } from './kind.js';

type ChosenSoFar = NonNullable<EffectNamed<'choose'>['chosen']>;

const choosers = (
  { who = 'you' }: EffectNamed<'choose'>,
  scene: EffectContext<MtgMatchState>,
): readonly string[] => inTurnOrder(scene.state, selectChoosers(who, scene));

function offerTo(player: string, effect: EffectNamed<'choose'>, scene: EffectContext<MtgMatchState>): Offer {
  const { from, filter = {}, count = 1, upTo, most, least, bind } = effect;
  const seen = { ...scene, controller: player };
  const found = from === undefined ? matching(filter, seen) : among(filter, select(from, scene), seen);
  const greatest = most === undefined ? found : extremes(found, most, Math.max, scene);
  const cards = least === undefined ? greatest : extremes(greatest, least, Math.min, scene);
  const wanted = count === 'all' ? Infinity : Math.max(0, amountOf(count, scene));
  const max = Math.min(cards.length, wanted);
  const isAll = count === 'all' && !upTo;
  const isSecret = !isAll && wanted > 0 && dependsOnHidden(effect, seen);
  return {
    refs: cards,
    min: upTo ? 0 : max,
    max: isSecret ? Math.max(1, max) : max,
    description: bind,
    isSecret,
  };
}

/** An offer, and whether what hidden cards are decides what is in it. */
interface Offer extends OfferedRefs {
  readonly isSecret: boolean;
}

/** Returns the objects with the greatest or the least number. */
function extremes(
  refs: readonly PinnedRef[],
  number: (typeof NUMBERS)[number],
  best: (...values: readonly number[]) => number,
  { state }: EffectContext<MtgMatchState>,
): readonly PinnedRef[] {
  const of = ({ id }: PinnedRef): number => sure(cardById(state, id))[number] ?? 0;
  const wanted = best(...refs.map(of));
  return refs.filter((ref) => of(ref) === wanted);
}

/**
 * Returns what is chosen without asking: everything, nothing, or random objects. Returns undefined if the
 * player must choose. What hidden cards are decides nothing here, so that neither a question nor its absence
 * tells of them (rule 400.2).
 */
function chosenWithoutAsking(
  { random }: EffectNamed<'choose'>,
  { refs, min, max, isSecret }: Offer,
  acting: Pick<EffectExecution<MtgMatchState>, 'random'> | undefined,
): readonly PinnedRef[] | undefined {
  if (random) return acting?.random.stream('choice').shuffle(refs).slice(0, max) ?? [];
  if (isSecret) return undefined;
  if (max === 0) return [];
  return min === refs.length ? refs : undefined;
}

export const choose: Kind<'choose'> = {
  asks(effect, scene): Decision | undefined {
    const player = choosers(effect, scene)[effect.chosen?.length ?? 0];
    if (player === undefined) return undefined;
    const offer = offerTo(player, effect, scene);
    return chosenWithoutAsking(effect, offer, undefined) ? undefined : refDecision(player, offer, scene);
  },
  apply(effect, acting) {
    const { state, decided } = acting;
    let chosen: ChosenSoFar = effect.chosen ?? [];
    if (decided) chosen = [...chosen, chosenRefs(decided)];
    for (const player of choosers(effect, acting).slice(chosen.length)) {
      const taken = chosenWithoutAsking(effect, offerTo(player, effect, acting), acting);
      if (!taken) return { state, first: [{ ...effect, chosen }] };
      chosen = [...chosen, taken];
    }
    return { state, bind: { [effect.bind]: chosen.flat() } };
  },
};

export const delayed: Kind<'delayed'> = {
  apply({ at, if: asked, targets, effects }, scene) {
    const { state, controller, source, variables, bound } = scene;
    const todo = withInterveningIf({ if: asked, effects });
    const frame = { controller, source, variables, bound, todo };
    const only = withoutUndefined({ if: asked, targets });
    if (typeof at === 'string')
      return { state: matchWith(state, { delayed: [...state.delayed, { at, frame, ...only }] }) };
    if ('event' in at) {
      const waiting = { at: 'event' as const, frame, ...at, ends: state.turn.number, ...only };
      return { state: matchWith(state, { delayed: [...state.delayed, waiting] }) };
    }
    const of = select(at.goes, scene).filter((ref) => knownNow(state, ref)?.zone === 'battlefield');
    const ends = at.thisTurn ? state.turn.number : undefined;
    const waiting = { at: 'goes' as const, frame, of, ...only, ...withoutUndefined({ to: at.to, ends }) };
    return of.length === 0
      ? { state }
      : { state: matchWith(state, { delayed: [...state.delayed, waiting] }) };
  },
};

export const reflexive: Kind<'reflexive'> = {
  apply({ targets, effects }, { state, controller, source, variables, bound }) {
    const frame = { controller, source, variables, bound, todo: effects };
    const waiting = { ability: 'reflexive', frame, ...withoutUndefined({ targets }) };
    return { state: matchWith(state, { waiting: [...state.waiting, waiting] }) };
  },
};

export const flipCoin: Kind<'flipCoin'> = {
  apply({ win = [], lose = [] }, { state, controller, random, emit }) {
    const won = random.stream('coin', controller).below(2) === 0;
    const after = happen(state, { type: 'coinFlipped', player: controller, won }, emit);
    return { state: after, first: won ? win : lose };
  },
};

export const forEach: Kind<'forEach'> = {
  apply(effect, acting) {
    const { state } = acting;
    // Each player means those still in the game (rule 800.4i); players who have left since are skipped.
    const isThere = ({ kind, id }: PinnedRef) => kind !== 'player' || playerInGame(state, id) !== undefined;
    const [next, ...left] = (effect.left ?? inOrder(effect.what, acting)).filter(isThere);
    if (next === undefined) return { state };
    const again = left.length === 0 ? [] : [{ ...effect, left }];
    return { state, bind: { [effect.as]: [next] }, first: [...effect.effects, ...again] };
  },
};

export const branch: Kind<'if'> = {
  apply: (effect, acting) => ({
    state: acting.state,
    first: (holds(effect.condition, acting) ? effect.effects : effect.else) ?? [],
  }),
};

export const may: Kind<'may'> = {
  asks({ who = 'you', about = 'may' }, scene) {
    const [player, ...others] = selectChoosers(who, scene);
    return player === undefined || others.length > 0 ? undefined : yesOrNo(player, scene, about);
  },
  apply(asked, acting) {
    const { who = 'you' } = asked;
    const { state, decided } = acting;
    if (selectChoosers(who, acting).length > 1) return { state, first: [eachDecides(asked, who, acting)] };
    return { state, first: (chosenOption(decided) === 'yes' ? asked.effects : asked.else) ?? [] };
  },
};

export const sequence: Kind<'sequence'> = {
  apply: ({ effects }, { state }) => ({ state, first: effects }),
};

/** How a player gets mana for a payment that an effect asks for. */
export type MeansOf = (player: string) => ManaMeans;

/** Payment from the mana pool alone; nothing is tapped. */
export const poolOnly: MeansOf = () => ({ sources: () => [], tap: (state) => state });

/** No payment of mana is larger. */
const MOST_TIMES = 201;

/** Multiplies a cost of mana and life. */
function costTimes(costs: readonly AbilityCost[], times: number): readonly AbilityCost[] {
  const count = Math.max(0, Math.min(times, MOST_TIMES));
  if (count === 0) return [];
  return costs.map((cost) => {
    if (cost.cost === 'life') return { ...cost, amount: cost.amount * count };
    if (cost.cost !== 'mana') return cost;
    const mana = cost.mana.flatMap((part): readonly ManaCostPart[] =>
      typeof part === 'number' ? [part * count] : Array.from({ length: count }, () => part),
    );
    return { ...cost, mana };
  });
}

/** Returns what a player must choose to pay a cost. */
function paymentSpec(costs: readonly AbilityCost[]): TargetSpec {
  return { ...costChoices(costs), timing: 'resolution' };
}

/** Pays in a player's name. Returns undefined if the cost can't be paid. */
function paidBy(
  player: string,
  costs: readonly AbilityCost[],
  chosen: LegalTargets['slots'],
  { state, source, variables, random, emit }: EffectContext<MtgMatchState> & Tools,
  means: MeansOf,
  isJudged = false,
): MtgMatchState | undefined {
  const mana = means(player);
  const paying = { state, controller: player, source, variables, mana, random, emit };
  const paid = payCosts(costs, chosen, paying, isJudged);
  return paid.ok ? paid.value : undefined;
}

/** Whether a player could pay, by trying it with the first possible choice among what the spec lets through. */
function canPayCosts(
  player: string,
  costs: readonly AbilityCost[],
  scene: EffectContext<MtgMatchState>,
  means: MeansOf,
  spec: TargetSpec = paymentSpec(costs),
): boolean {
  const chosen = firstChoice(scene.state, spec, askedBy(player, scene));
  if (!chosen) return false;
  const tried = { ...scene, random: randomFrom(seedRandom(0)), emit: () => undefined };
  return paidBy(player, costs, chosen.slots, tried, means, true) !== undefined;
}

/** An offer of nothing. */
const NOTHING: OfferedRefs = { refs: [], min: 0, max: 1, description: 'mayPay' };

interface Bill {
  readonly player: string;
  readonly costs: readonly AbilityCost[];
}

/** Returns a card's printed mana cost. Returns undefined for lands and tokens (rule 202.1b). */
export type ManaCostOf = (card: MtgCard) => ManaCost | undefined;

/** The lookup of games that know no mana costs. */
export const noManaCost: ManaCostOf = () => undefined;

/** Reduces the generic mana of a mana cost; its X is 0 (rules 107.3g, 118.7a). */
function reduceGeneric(cost: ManaCost, less: number): ManaCost {
  const generic = cost.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0);
  return [Math.max(0, generic - less), ...cost.filter((part) => typeof part !== 'number')];
}

/**
 * Returns who pays what. Returns undefined if the player is gone, if each of several players pays, or if it is
 * the mana cost of an object without one (rule 118.6).
 */
function billOf(
  { who = 'you', any, declined = 0, costs, times, manaCostOf: what, less = 0 }: EffectNamed<'mayPay'>,
  scene: EffectContext<MtgMatchState>,
  manaCostOf: ManaCostOf,
): Bill | undefined {
  const found = inTurnOrder(scene.state, selectPlayers(who, scene));
  // Each of several players pays alone.
  const player = any || found.length === 1 ? found[declined] : undefined;
  if (player === undefined) return undefined;
  if (what !== undefined) {
    const card = selectCard(what, scene, selectKnown);
    const cost = card && manaCostOf(card);
    return cost && { player, costs: [{ cost: 'mana', mana: reduceGeneric(cost, less) }] };
  }
  return { player, costs: times === undefined ? costs : costTimes(costs, amountOf(times, scene)) };
}

/** Defines the kind of effect with how players get mana. */
export const mayPayWith = (means: MeansOf, manaCostOf: ManaCostOf): Kind<'mayPay'> => ({
  asks(effect, scene) {
    const bill = billOf(effect, scene, manaCostOf);
    if (!bill) return undefined;
    const { player, costs } = bill;
    const spec = paymentSpec(costs);
    const canPay = canPayCosts(player, costs, scene, means, spec);
    // Others must not tell from the question which cards a hand holds: it is asked as if any of them would do.
    if (!canPay && !canPayCosts(player, costs, scene, means, openSpec(spec))) return undefined;
    const attempt = askedBy(player, scene);
    if (!effect.agreed && !effect.must)
      return canPay ? yesOrNo(player, scene, 'mayPay') : optionDecision(attempt, ['no'], 'mayPay');
    if (!canPay) return refDecision(player, NOTHING, scene);
    return spec.slots.length === 0 ? undefined : { player, spec, attempt };
  },
  apply(effect, acting) {
    const { state, decided } = acting;
    if (!effect.agreed && chosenOption(decided) === 'yes') {
      return { state, first: [{ ...effect, agreed: true }] };
    }
    const { who = 'you' } = effect;
    if (!effect.any && selectPlayers(who, acting).length > 1)
      return { state, first: [eachDecides(effect, who, acting)] };
    const bill = (effect.agreed ?? effect.must) && billOf(effect, acting, manaCostOf);
    const paid = bill && paidBy(bill.player, bill.costs, decided?.slots ?? [], acting, means);
    if (paid) return { state: paid, first: effect.effects ?? [] };
    const { agreed: _agreed, declined = 0, ...asked } = effect;
    const next: EffectNamed<'mayPay'> = { ...asked, declined: declined + 1 };
    return { state, first: effect.any && billOf(next, acting, manaCostOf) ? [next] : (effect.else ?? []) };
  },
});

/**
 * Returns the costs that a player is asked to pay now. Returns undefined if nobody is asked to pay, or if it
 * is the mana cost of a card, which this function doesn't know.
 */
export function costsAsked(state: MtgMatchState): readonly AbilityCost[] | undefined {
  // Some decisions are asked while nothing resolves, such as discarding in a cleanup step.
  const frame = state.resolving.at(-1)?.frame;
  const [effect] = frame?.todo ?? [];
  return frame && effect?.effect === 'mayPay'
    ? billOf(effect, { state, ...frame }, noManaCost)?.costs
    : undefined;
}
