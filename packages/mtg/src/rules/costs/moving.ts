import { type PinnedRef, type Result, ok, refuse } from '@reticle/core';
import type { AbilityCost, CostOf } from '../../language/cost.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { knownNow } from '../../state/state.js';
import { changeZone } from '../actions/change-zone.js';
import { matching } from '../select/matching.js';
import {
  type CostKind,
  type Could,
  type Paying,
  cantPay,
  choiceOf,
  isPayableZone,
  numberOf,
  payable,
} from './kind.js';

type MovingCost = CostOf<'sacrifice' | 'exile' | 'return' | 'discard'>;

/** From where what is paid is taken (any zone that the filter names, where none stands here), where it goes, its event. */
interface ZoneOfPayment {
  readonly from?: Zone;
  readonly to: Zone;
  readonly event: string;
  readonly thisTurn?: MtgCard['thisTurn'];
}

const WAYS: { readonly [Name in MovingCost['cost']]: ZoneOfPayment } = {
  /** Only what one controls can be sacrificed (rule 701.21a). */
  sacrifice: { from: 'battlefield', to: 'graveyard', event: 'sacrificed' },
  exile: { to: 'exile', event: 'exiled' },
  return: { from: 'battlefield', to: 'hand', event: 'returned' },
  discard: { from: 'hand', to: 'graveyard', event: 'discarded', thisTurn: ['discarded'] },
};

/** Whether chance takes what is paid. */
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
    .shuffle(matching(filterOf(what, cost), paying))
    .slice(0, numberOf(cost.count, paying.variables.X));
}

function move(cost: MovingCost, paying: Paying): Result<MtgMatchState> {
  const { controller, source, emit } = paying;
  const { to, event, thisTurn = [] } = WAYS[cost.cost];
  const moving = whatMoves(cost, paying);
  const wanted = cost.what === 'self' ? 1 : numberOf(cost.count, paying.variables.X);
  if (moving.length !== wanted)
    return refuse(cantPay(cost.cost, source, `${moving.length} of ${wanted} are there`));
  let { state } = paying;
  for (const ref of moving) {
    const card = knownNow(state, ref);
    if (!card || !isFrom(cost, card.zone)) {
      return refuse(cantPay(cost.cost, source, `${ref.id} is not there`));
    }
    emit({ type: event, card: ref, player: controller, cost: true });
    state = changeZone(state, ref.id, to, emit, { thisTurn });
  }
  return ok(state);
}

/** Every cost that takes objects from a zone. What chance takes is drawn as it is paid, never before. */
export const moving: CostKind<MovingCost> = {
  slot: (cost) =>
    cost.what === 'self' || isRandom(cost) ? undefined : choiceOf(filterOf(cost.what, cost), cost.count),
  uses: ({ what }) => ({ of: what === 'self' ? 'source' : 'chosen', its: 'place' }),
  could: couldMove,
  pay: move,
};

/**
 * Whether two parts may want the same: creatures that are tapped could give the mana, sources of mana may cost life, what
 * chance takes may be what was chosen. Then it takes a try to know whether the whole can be paid.
 */
export function isEntangled(costs: readonly AbilityCost[]): boolean {
  const has = (...names: readonly AbilityCost['cost'][]) => costs.some(({ cost }) => names.includes(cost));
  if (has('mana') && has('tapOthers', 'life')) return true;
  return costs.some(isRandom) && costs.filter(({ cost }) => cost === 'discard').length > 1;
}
