import { hasKeyword } from '../../language/keyword.js';
import type { PinnedRef } from '@reticle/core';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerRefOf, refOf } from '../../state/refs.js';
import { playerInGame, seatsInOrder } from '../../state/state.js';
import { cardById, cardsById, permanentsIn } from '../../state/cards.js';
import { dealDamage } from '../damage/deal.js';
import type { Damage } from '../damage/shields.js';
import type { MoveExecution } from '../move-execution.js';
import { attackersIn, isCreature } from './creatures.js';
import { matchWith } from '../../state/copies.js';

const strikesFirst = (card: MtgCard): boolean =>
  hasKeyword(card, 'first strike') || hasKeyword(card, 'double strike');

/** Returns the creatures that deal combat damage: attackers and blockers. */
const fighters = (state: MtgMatchState): readonly MtgCard[] =>
  permanentsIn(state).filter(
    (card) => isCreature(card) && (card.attacking !== undefined || card.blocking.length > 0),
  );

/**
 * Whether there is a first-strike damage step: a creature in combat has first strike or double strike (rule
 * 510.4).
 */
export const hasFirstStrike = (state: MtgMatchState): boolean => fighters(state).some(strikesFirst);

/**
 * The damage assigned to each creature in this step by all sources at once, and whether any of it has
 * deathtouch.
 */
type AssignedDamage = Map<string, { readonly amount: number; readonly deadly: boolean }>;

/**
 * Returns how much more damage is lethal. Damage already dealt and damage assigned by others count (rule
 * 510.1c). From a source with deathtouch, any damage is lethal (702.2c).
 */
function lethal(target: MtgCard, source: MtgCard, assigned: AssignedDamage): number {
  const { amount = 0, deadly = false } = assigned.get(target.instanceId) ?? {};
  const missing = deadly ? 0 : Math.max(0, (target.toughness ?? 0) - target.damage - amount);
  return hasKeyword(source, 'deathtouch') ? Math.min(1, missing) : missing;
}

function assign(assigned: AssignedDamage, { instanceId }: MtgCard, source: MtgCard, more: number): void {
  const { amount = 0, deadly = false } = assigned.get(instanceId) ?? {};
  const touches = more > 0 && hasKeyword(source, 'deathtouch');
  assigned.set(instanceId, { amount: amount + more, deadly: deadly || touches });
}

/**
 * Divides combat damage if its controller doesn't: lethal damage to each creature in the order of blocks, and
 * the rest to the last of them or, with trample, to the player or planeswalker attacked (rules 510.1c,
 * 510.1d, 702.19b, 702.19c).
 */
function among(
  source: MtgCard,
  targets: readonly MtgCard[],
  assigned: AssignedDamage,
  overflow: PinnedRef | undefined,
): readonly Damage[] {
  let left = Math.max(0, source.power ?? 0);
  const dealt = targets.map((target, index) => {
    const isLast = index === targets.length - 1 && overflow === undefined;
    const amount = isLast ? left : Math.min(left, lethal(target, source, assigned));
    left -= amount;
    assign(assigned, target, source, amount);
    return { source: refOf(source), to: refOf(target), amount, combat: true };
  });
  const through =
    overflow === undefined ? [] : [{ source: refOf(source), to: overflow, amount: left, combat: true }];
  return [...dealt, ...through];
}

/**
 * Finds what an attacker attacks. Returns undefined if that player has left (rule 800.4e), or if the
 * planeswalker has left, is no planeswalker any more, or has another controller (rules 506.4, 506.4c).
 */
function attackedBy(state: MtgMatchState, { attacking }: MtgCard): PinnedRef | undefined {
  if (attacking === undefined || !playerInGame(state, attacking.player)) return undefined;
  if (attacking.permanent === undefined) return playerRefOf(attacking.player);
  const { player, permanent, incarnation } = attacking;
  const card = cardById(state, permanent);
  const isThat =
    card?.zone === 'battlefield' &&
    card.types.includes('planeswalker') &&
    !card.phasedOut &&
    controllerOf(card) === player &&
    (incarnation === undefined || card.incarnation === incarnation);
  return isThat ? refOf(card) : undefined;
}

/** Those among whom a creature in combat divides its damage (rules 510.1a to 510.1d, 702.19b, 702.19c). */
interface Recipients {
  readonly targets: readonly MtgCard[];
  readonly overflow: PinnedRef | undefined;
}

function recipientsOf(state: MtgMatchState, source: MtgCard): Recipients {
  const { attacking, blocked, blockedBy, blocking } = source;
  if (!attacking) return { targets: cardsById(state, blocking), overflow: undefined };
  const attacked = attackedBy(state, source);
  if (!blocked) return { targets: [], overflow: attacked };
  return {
    targets: cardsById(state, blockedBy),
    overflow: hasKeyword(source, 'trample') ? attacked : undefined,
  };
}

/** A division of damage that its controller must choose, with what is lethal to each target. */
export interface OpenDivision extends Recipients {
  readonly source: MtgCard;
  readonly power: number;
  readonly lethal: ReadonlyMap<string, number>;
}

/** Returns the division if there is more than one way to divide the damage. */
function divisionOf(
  source: MtgCard,
  { targets, overflow }: Recipients,
  assigned: AssignedDamage,
): OpenDivision | undefined {
  const power = Math.max(0, source.power ?? 0);
  const deadly = targets.map((target) => [target.instanceId, lethal(target, source, assigned)] as const);
  const isThrough = overflow !== undefined && power > deadly.reduce((sum, [, amount]) => sum + amount, 0);
  if (power === 0 || targets.length + (isThrough ? 1 : 0) < 2) return undefined;
  return { source, power, targets, overflow: isThrough ? overflow : undefined, lethal: new Map(deadly) };
}

/**
 * Returns all that deals damage in a step (rule 510.4): attackers first, then blockers by seat of their
 * controllers (rules 101.4, 510.1).
 */
function dealersIn(state: MtgMatchState, step: DamageStep): readonly MtgCard[] {
  const { struck } = state;
  const deals = (card: MtgCard): boolean =>
    step === 'first'
      ? strikesFirst(card)
      : struck?.includes(card.instanceId) !== true || hasKeyword(card, 'double strike');
  const attackers = new Set<MtgCard>(attackersIn(state));
  const seats = seatsInOrder(state);
  const rankOf = (card: MtgCard): number => (attackers.has(card) ? -1 : seats.indexOf(controllerOf(card)));
  return fighters(state)
    .filter(deals)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Assigns damage as players chose, or else as {@link among} does, up to the first division that a player must
 * still choose.
 */
function assignment(
  state: MtgMatchState,
  step: DamageStep,
  isAsked: boolean,
): { readonly damage: readonly Damage[]; readonly open?: OpenDivision } {
  const assigned: AssignedDamage = new Map();
  const damage: Damage[] = [];
  for (const source of dealersIn(state, step)) {
    const said = state.assigned?.find(({ source: id }) => id === source.instanceId);
    const recipients = recipientsOf(state, source);
    const open = isAsked && !said ? divisionOf(source, recipients, assigned) : undefined;
    if (open) return { damage, open };
    if (!said) {
      damage.push(...among(source, recipients.targets, assigned, recipients.overflow));
      continue;
    }
    for (const { to, amount } of said.shares) {
      const target = recipients.targets.find(({ instanceId }) => instanceId === to.id);
      if (target) assign(assigned, target, source, amount);
      damage.push({ source: refOf(source), to, amount, combat: true });
    }
  }
  return { damage };
}

/** The two combat damage steps (rule 510.4). */
export type DamageStep = 'first' | 'regular';

/**
 * Finds the next creature whose damage its controller must divide (rules 510.1c, 510.1d). Returns undefined
 * if nothing is left to choose.
 */
export const openDivision = (state: MtgMatchState, step: DamageStep): OpenDivision | undefined =>
  assignment(state, step, true).open;

/**
 * Assigns combat damage and deals it all at once (rules 510.1, 510.2). In the first-strike step, creatures
 * with first strike or double strike deal it; in the regular step, those that had neither in the first, and
 * those that have double strike now (510.4).
 */
export function dealCombatDamage(
  state: MtgMatchState,
  { emit }: Pick<MoveExecution, 'emit'>,
  step: DamageStep,
): MtgMatchState {
  const { damage } = assignment(state, step, false);
  const dealers = dealersIn(state, step);
  const before = state.assigned === undefined ? state : matchWith(state, {}, ['assigned']);
  const after = damage.reduce((now, each) => dealDamage(now, each, emit), before);
  return step === 'first' ? matchWith(after, { struck: dealers.map(({ instanceId }) => instanceId) }) : after;
}
