import {
  type Result,
  ok,
  refuse,
  type PinnedRef,
  type TargetRelation,
  type TargetSlot,
  frozenCopy,
} from '@reticle/core';
import type { CostOf, AbilityCost } from '../../language/cost.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { ManaAmounts } from '../../language/mana.js';
import type { Zone } from '../../language/vocabulary.js';
import { isSummoningSick, type MtgCard } from '../../state/card.js';
import { cardWith } from '../../state/copies.js';
import { amountsOf } from '../../state/mana-pool.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { refOf } from '../../state/refs.js';
import { knownNow, playerOf } from '../../state/state.js';
import { keepersIn } from '../actions/instead-of-dying.js';
import { changeZone } from '../actions/change-zone.js';
import { loseLife } from '../actions/life.js';
import { standardTapCheck, setTapped } from '../actions/permanents.js';
import { happen } from '../events/happen.js';
import type { ManaTap } from '../mana/offers.js';
import { payMana, payManaAgain } from '../mana/pay.js';
import { purposesFor } from '../mana/purposes.js';
import { spendingOf } from '../mana/spending.js';
import { matching } from '../select/matching.js';
import {
  type CostKind,
  type Paying,
  cantPay,
  choiceOf,
  numberOf,
  payable,
  type Could,
  isPayableZone,
  type Use,
} from './kind.js';
import { discardHand, mill, promise, reveal } from './of-cards.js';
import { energy, loyalty, putCounters, removeCounters } from './of-counters.js';
import { sure } from '../../state/sure.js';

/** Pays life, only if the payer has that much (rule 119.4). The player loses it. */
const life: CostKind<CostOf<'life'>> = {
  could: ({ amount }, { payer }) => payer.life >= amount,
  pay({ amount }, { state, controller, source, emit }) {
    const has = sure(playerOf(state, controller)).life;
    if (has < amount) return refuse(cantPay('life', source, `${controller} has ${has} life`));
    return ok(loseLife(state, controller, amount, emit, { paid: true }));
  },
};

/** Returns the mana that was spent, without what helped to pay and is no mana (rules 702.51a, 702.66a). */
const withoutHelp = (spent: ManaAmounts, taps: readonly ManaTap[]): ManaAmounts =>
  taps.every(({ exact }) => !exact)
    ? spent
    : amountsOf((type) =>
        taps.reduce(
          (sum, { exact, mana: helped }) => sum - (exact ? (helped[type] ?? 0) : 0),
          spent[type] ?? 0,
        ),
      );

/**
 * Pays mana from the pool, and from permanents that are tapped for it as a plan says (rules 601.2g, 601.2h).
 * Phyrexian symbols are paid with mana.
 */
const mana: CostKind<CostOf<'mana'>> = {
  could: (cost, { canPayMana }) => canPayMana(cost),
  pay({ mana: cost, onlyOnX }, paying) {
    const { state, source, controller, variables, reserved, mana: means, paidFor } = paying;
    const { pool } = sure(playerOf(state, controller));
    const { X } = variables;
    const sources = means.sources(state, reserved);
    const asThough = spendingOf(state, controller);
    const purposes = purposesFor(state, controller, { pool, sources }, paidFor);
    const plan =
      onlyOnX === undefined && purposes === undefined
        ? payManaAgain(cost, X, pool, sources, asThough)
        : payMana(cost, {
            X,
            pool,
            sources,
            asThough,
            purposes,
            ...(onlyOnX ? { restrict: { X: onlyOnX } } : {}),
          });
    if (!plan.ok) return plan;
    const { taps, spent, pool: left } = plan.value;
    let now = state;
    for (const tap of taps) {
      const tapped = means.tap(now, tap, paying);
      if (!tapped) return refuse(cantPay('mana', source, `${tap.id} can't be tapped for it`));
      now = tapped;
    }
    if (Object.keys(spent).length === 0) return ok(now);
    const on = paying.remembersMana ? { on: source } : {};
    const told = { type: 'manaSpent', player: controller, mana: withoutHelp(spent, taps), ...on } as const;
    return ok(happen(now, told, paying.emit, left));
  },
};

const powerOf = (state: MtgMatchState, refs: readonly PinnedRef[]): number =>
  refs.reduce((sum, ref) => sum + (sure(knownNow(state, ref)).power ?? 0), 0);

/**
 * Taps untapped permanents. There is no {T} symbol, so creatures that came this turn can be tapped as well
 * (rule 302.6).
 */
const tapOthers: CostKind<CostOf<'tapOthers'>> = {
  slot({ what, count, totalPower }) {
    const slot = choiceOf(payable({ ...what, tapped: false }, 'battlefield'), count);
    return totalPower === undefined ? slot : { ...slot, max: 'any' };
  },
  uses: () => ({ isOfSource: false, its: 'untapped' }),
  could({ what, totalPower }, { state, card, payer }) {
    if (totalPower === undefined) return true;
    const seen = { state, controller: payer.id, source: refOf(card), variables: {} };
    // Nobody has to tap a creature with negative power.
    const able = matching(payable({ ...what, tapped: false, power: { gte: 0 } }, 'battlefield'), seen);
    return powerOf(state, able) >= totalPower;
  },
  pay({ count, totalPower }, paying) {
    const { chosen, source, variables } = paying;
    const wanted = numberOf(count, variables.X);
    const isEnough =
      totalPower === undefined ? chosen.length === wanted : powerOf(paying.state, chosen) >= totalPower;
    if (!isEnough) return refuse(cantPay('tapOthers', source, `${chosen.length} of ${wanted} are there`));
    let { state } = paying;
    for (const ref of chosen) {
      const card = knownNow(state, ref);
      if (card?.zone !== 'battlefield' || card.tapped) {
        return refuse(cantPay('tapOthers', source, `${ref.id} is not there untapped`));
      }
      state = setTapped(state, card, true, paying.emit);
    }
    return ok(state);
  },
};

/**
 * Taps or untaps the source. A creature with summoning sickness can't pay this (rules 107.5, 107.6 and
 * 302.6).
 */
function turnSource(cost: 'tap' | 'untap', { state, source, emit }: Paying): Result<MtgMatchState> {
  const card = knownNow(state, source);
  const tapped = cost === 'tap';
  if (card?.zone !== 'battlefield') return refuse(cantPay(cost, source, 'it is not on the battlefield'));
  if (card.tapped === tapped)
    return refuse(cantPay(cost, source, `it is ${tapped ? '' : 'un'}tapped already`));
  if (isSummoningSick(card)) return refuse(cantPay(cost, source, 'it came under your control this turn'));
  return ok(setTapped(state, card, tapped, emit));
}

const tap: CostKind<CostOf<'tap'>> = {
  uses: () => ({ isOfSource: true, its: 'untapped' }),
  could: (_cost, { card }) => standardTapCheck(card),
  pay: (_cost, paying) => turnSource('tap', paying),
};

const untap: CostKind<CostOf<'untap'>> = {
  could: (_cost, { card }) => standardTapCheck(cardWith(card, { tapped: !card.tapped })),
  pay: (_cost, paying) => turnSource('untap', paying),
};

type MovingCost = CostOf<'sacrifice' | 'exile' | 'return' | 'discard'>;

/**
 * How a cost moves objects: from which zone (from any that the filter names if absent), to which zone, and
 * the event.
 */
interface ZoneOfPayment {
  readonly from?: Zone;
  readonly to: Zone;
  readonly event: 'sacrificed' | 'exiled' | 'returned' | 'discarded';
  readonly thisTurn?: MtgCard['thisTurn'];
}

const WAYS: { readonly [Name in MovingCost['cost']]: ZoneOfPayment } = {
  /** A player can only sacrifice permanents that they control (rule 701.21a). */
  sacrifice: { from: 'battlefield', to: 'graveyard', event: 'sacrificed' },
  exile: { to: 'exile', event: 'exiled' },
  return: { from: 'battlefield', to: 'hand', event: 'returned' },
  discard: { from: 'hand', to: 'graveyard', event: 'discarded', thisTurn: ['discarded'] },
};

/** Whether the objects that pay are chosen at random. */
export const isRandom = (cost: AbilityCost): boolean => cost.cost === 'discard' && cost.random === true;
const filterOf = (what: MtgCardFilter, { cost }: MovingCost): MtgCardFilter => payable(what, WAYS[cost].from);

const isFrom = (cost: MovingCost, zone: Zone): boolean => {
  const { from } = WAYS[cost.cost];
  return from === undefined ? isPayableZone(zone) : zone === from;
};

function couldMove(cost: MovingCost, { state, card, payer, X }: Could): boolean {
  const { what } = cost;
  if (what === 'self') return isFrom(cost, card.zone);
  if (!isRandom(cost)) return true;
  const seen = { state, controller: payer.id, source: refOf(card), variables: {} };
  return matching(filterOf(what, cost), seen).length >= numberOf(cost.count, X);
}

function whatMoves(cost: MovingCost, paying: Paying): readonly PinnedRef[] {
  const { what } = cost;
  if (what === 'self') return [paying.source];
  if (!isRandom(cost)) return paying.chosen;
  return paying.random
    .stream('choice', paying.controller)
    .shuffle(matching(filterOf(what, cost), paying))
    .slice(0, numberOf(cost.count, paying.variables.X));
}

function move(cost: MovingCost, paying: Paying): Result<MtgMatchState> {
  const { controller, source, emit } = paying;
  const { to, event, thisTurn = [] } = WAYS[cost.cost];
  const moving = whatMoves(cost, paying);
  const wanted = numberOf(cost.count, paying.variables.X);
  if (moving.length !== wanted)
    return refuse(cantPay(cost.cost, source, `${moving.length} of ${wanted} are there`));
  let { state } = paying;
  const keepers = keepersIn(state);
  for (const ref of moving) {
    const card = knownNow(state, ref);
    if (!card || !isFrom(cost, card.zone)) {
      return refuse(cantPay(cost.cost, source, `${ref.id} is not there`));
    }
    state = happen(state, { type: event, card: ref, player: controller, cost: true }, emit);
    state = changeZone(state, ref.id, to, emit, { thisTurn }, keepers);
  }
  return ok(state);
}

/** All costs that move objects from a zone. Random objects are drawn as the cost is paid, never before. */
const moving: CostKind<MovingCost> = {
  slot: (cost) =>
    cost.what === 'self' || isRandom(cost) ? undefined : choiceOf(filterOf(cost.what, cost), cost.count),
  uses: ({ what }) => ({ isOfSource: what === 'self', its: 'place' }),
  could: couldMove,
  pay: move,
};

/**
 * Whether two parts of a cost may compete: tapped creatures could give the mana, mana sources may cost life,
 * a random discard may take a chosen card. Then only a try tells whether the whole cost can be paid.
 */
export function isEntangled(costs: readonly AbilityCost[]): boolean {
  const has = (...names: readonly AbilityCost['cost'][]) => costs.some(({ cost }) => names.includes(cost));
  if (has('mana') && has('tapOthers', 'life')) return true;
  return costs.some(isRandom) && costs.filter(({ cost }) => cost === 'discard').length > 1;
}

type CostKinds = { readonly [Name in AbilityCost['cost']]: CostKind<CostOf<Name>> };

/** What each kind of cost asks for and takes: one line each. */
const COST_KINDS: CostKinds = {
  mana,
  tap,
  untap,
  life,
  sacrifice: moving,
  tapOthers,
  discard: moving,
  discardHand,
  removeCounters,
  putCounters,
  exile: moving,
  return: moving,
  mill,
  reveal,
  promise,
  energy,
  loyalty,
};
type CostMap = { readonly [Name in AbilityCost['cost']]: CostOf<Name> };

/** Returns the kind of a name, typed without a cast: it takes the costs of that name. */
function kindOf<Name extends keyof CostMap>(name: Name): CostKind<CostMap[Name]> {
  const kinds: { readonly [Each in keyof CostMap]: CostKind<CostMap[Each]> } = COST_KINDS;
  return kinds[name];
}
const slotOf = <Name extends keyof CostMap>(name: Name, cost: CostMap[Name]) => kindOf(name).slot?.(cost);
const useOf = <Name extends keyof CostMap>(name: Name, cost: CostMap[Name]) => kindOf(name).uses?.(cost);

const mayBePaid = <Name extends keyof CostMap>(name: Name, cost: CostMap[Name], could: Could) =>
  kindOf(name).could(cost, could);

const paidBy = <Name extends keyof CostMap>(name: Name, cost: CostMap[Name], paying: Paying) =>
  kindOf(name).pay(cost, paying);

/** One part of a cost, with its slot and what it takes of an object. */
export interface CostPart {
  readonly cost: AbilityCost;
  readonly slot: TargetSlot | undefined;
  readonly use: Use | undefined;
}

/** Returns the parts of a cost in order. Their slots are named `cost1`, `cost2` ... */
export function partsOf(costs: readonly AbilityCost[]): readonly CostPart[] {
  let count = 0;
  return costs.map((cost) => {
    const slot = slotOf(cost.cost, cost);
    return { cost, slot: slot && { ...slot, id: `cost${++count}` }, use: useOf(cost.cost, cost) };
  });
}

/** Pays one part of a cost. */
export function payPart({ cost }: CostPart, paying: Paying): Result<MtgMatchState> {
  return paidBy(cost.cost, cost, paying);
}

/** Whether one part could be paid by itself, apart from the choice in its slot. */
export function couldPay(cost: AbilityCost, could: Could): boolean {
  return mayBePaid(cost.cost, cost, could);
}
const USES: readonly Use['its'][] = ['untapped', 'place'];

/** What is chosen to pay a cost: slots of a spec, and the relations between them. */
export interface CostChoices {
  readonly slots: readonly TargetSlot[];
  readonly relations: readonly TargetRelation[];
}

/** Returns a slot in which the source itself can't be chosen. */
function withoutSource(slot: TargetSlot): TargetSlot {
  const accepts = slot.accepts.map((query) => {
    if (!('filter' in query)) return query;
    const allOf = [query.filter, { excludeSelf: true }];
    return { ...query, filter: { allOf } };
  });
  return { ...slot, accepts };
}

/**
 * Returns what must be chosen to pay a cost: sacrifices, discards ..., one slot each, never as targets. An
 * object pays for one part only: what a part takes of the source, or of an object chosen in one slot, no
 * other slot offers.
 */
export const costChoices = memo((costs: readonly AbilityCost[]): CostChoices => {
  const parts = partsOf(costs);
  const ofSource = new Set(parts.flatMap(({ use }) => (use?.isOfSource ? [use.its] : [])));
  const slots = parts.flatMap(({ slot, use }) => {
    if (!slot) return [];
    return use && ofSource.has(use.its) ? [withoutSource(slot)] : [slot];
  });
  const relations = USES.flatMap((its) => {
    const ids = parts.flatMap(({ slot, use }) => (slot && use?.its === its ? [slot.id] : []));
    return ids.length < 2 ? [] : [{ relation: 'different' as const, slots: ids }];
  });
  const sums = parts.flatMap(({ slot, cost }) =>
    slot && cost.cost === 'tapOthers' && cost.totalPower !== undefined
      ? [{ relation: 'sum' as const, slots: [slot.id], property: 'power', is: { gte: cost.totalPower } }]
      : [],
  );
  return frozenCopy({ slots, relations: [...relations, ...sums] });
});
