import { ok, refuse, type PinnedRef, type Result } from '@reticle/core';
import type { MtgMatchState } from '../state/match-state.js';
import { knownNow } from '../state/state.js';
import type { Zone } from '../state/vocabulary.js';
import { changeZone } from '../state/zone-change.js';
import { choiceOf } from './choice.js';
import type { CostOf } from './cost.js';
import { cantPay } from './issues.js';
import type { CostKind, Paying } from './kind.js';

type MovingCost = CostOf<'sacrifice' | 'exile' | 'return' | 'discard'>;

/** Where what is paid goes, from where it is taken if nothing else is said, and what that is called. */
interface Way {
  readonly from: Zone;
  readonly to: Zone;
  readonly event: string;
}

const WAYS: { readonly [Name in MovingCost['cost']]: Way } = {
  /** Only what one controls can be sacrificed (rule 701.21a). */
  sacrifice: { from: 'battlefield', to: 'graveyard', event: 'sacrificed' },
  exile: { from: 'battlefield', to: 'exile', event: 'exiled' },
  return: { from: 'battlefield', to: 'hand', event: 'returned' },
  discard: { from: 'hand', to: 'graveyard', event: 'discarded' },
};

/** The source's own zone is left open: a card may exile itself from the graveyard. */
const mayLeave = (cost: MovingCost, zone: Zone, way: Way): boolean =>
  cost.cost === 'exile' || zone === way.from;

function drawnAtRandom(cost: MovingCost, { state, controller, random }: Paying): readonly PinnedRef[] {
  if (cost.cost !== 'discard' || cost.what === 'self') return [];
  const hand = state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === controller);
  return random
    .shuffle(hand)
    .slice(0, cost.count ?? 1)
    .map(({ instanceId, incarnation }) => ({ kind: 'card', id: instanceId, incarnation }));
}

const isRandom = (cost: MovingCost): boolean => cost.cost === 'discard' && cost.random === true;

function whatMoves(cost: MovingCost, paying: Paying): readonly PinnedRef[] {
  if (cost.what === 'self') return [paying.source];
  return isRandom(cost) ? drawnAtRandom(cost, paying) : paying.chosen;
}

function move(cost: MovingCost, paying: Paying): Result<MtgMatchState> {
  const { controller, source, emit } = paying;
  const way = WAYS[cost.cost];
  const moving = whatMoves(cost, paying);
  const wanted = cost.what === 'self' ? 1 : (cost.count ?? 1);
  if (moving.length < wanted)
    return refuse(cantPay(cost.cost, source, `${moving.length} of ${wanted} are there`));
  let { state } = paying;
  for (const ref of moving) {
    const card = knownNow(state, ref);
    if (!card || !mayLeave(cost, card.zone, way)) {
      return refuse(cantPay(cost.cost, source, `${ref.id} is not there`));
    }
    emit({ type: way.event, card: ref, player: controller, cost: true });
    state = changeZone(state, ref.id, way.to, emit);
  }
  return ok(state);
}

/** Every cost that takes objects from a zone. What is drawn at random is drawn as it is paid, never before. */
export const moving: CostKind<MovingCost> = {
  slot: (cost) => (isRandom(cost) ? undefined : choiceOf(cost.what, cost.count, WAYS[cost.cost].from)),
  pay: move,
};
