import type { PinnedRef } from '@reticle/core';
import { hasKeyword } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { isInRange } from '../../state/range.js';
import { knownNow, playerInGame } from '../../state/state.js';
import { firstReplacement } from '../actions/first-replacement.js';
import { gainLife, loseLife } from '../actions/life.js';
import { isInfecting, takesDamage } from '../events/damage.js';
import { type Emit, happen } from '../events/happen.js';
import { changedAmount, changersOf, type DamageChanger } from './changers.js';
import { type Applying, type PickFirst, orderMatters } from './order.js';
import {
  type Damage,
  type DamageShield,
  type Recipient,
  catchingShields,
  isShielded,
  sourceCard,
  sourceObject,
} from './shields.js';

/** The result of dealing damage: the state, and how much was dealt, which is less if some was prevented. */
export interface Dealt {
  readonly state: MtgMatchState;
  readonly dealt: number;
}

/**
 * Finds who or what would be dealt damage. Returns undefined if it can't be dealt damage (rules 120.1,
 * 614.9).
 */
function recipientOf(
  state: MtgMatchState,
  to: PinnedRef,
): (Recipient & { readonly card?: MtgCard }) | undefined {
  if (to.kind === 'player') {
    const player = playerInGame(state, to.id);
    return player && { player: player.id, keywords: player.keywords ?? [] };
  }
  const card = to.kind === 'card' ? knownNow(state, to) : undefined;
  if (!card || !takesDamage(card)) return undefined;
  return { player: controllerOf(card), keywords: card.keywords, card };
}

/**
 * Deals damage (rule 120.4): applies prevention and redirection, then the results, lifelink among them. Emits
 * `{ type: 'damage', source, to, amount, combat }`, and `damagePrevented` or `damageRedirected` with the same
 * facts for what is prevented or redirected. Does nothing for 0 damage (rule 120.8), or if the recipient
 * can't be dealt damage.
 *
 * If several effects would change the damage and their order matters, the recipient or its controller chooses
 * which applies first (rule 616.1); each applies once (614.5). `firstReplacement` explains how that is asked.
 */
export function dealDamage(state: MtgMatchState, damage: Damage, emit: Emit): MtgMatchState {
  return dealt(state, damage, emit).state;
}

/** Does what {@link dealDamage} does, and also returns how much was dealt, to whichever recipient. */
export function dealt(state: MtgMatchState, damage: Damage, emit: Emit): Dealt {
  return through(state, Object.assign({}, damage, { source: sourceObject(state, damage.source) }), emit, {
    done: new Set(),
    pick: undefined,
  });
}

/**
 * The shields and permanents that have already applied to this damage, and who chooses the order: the affected player by
 * default.
 */
interface DamagePath {
  readonly done: ReadonlySet<number | string>;
  readonly pick: PickFirst | undefined;
}

/**
 * Returns all that would change the damage now: what prevents all of it by itself, then the shields, oldest
 * first, then permanents that change how much it is.
 */
function applyingTo(
  state: MtgMatchState,
  damage: Damage,
  recipient: Recipient & { readonly card?: MtgCard },
  from: MtgCard | undefined,
  done: ReadonlySet<number | string>,
): readonly Applying[] {
  const prevention: readonly Applying[] = isShielded(state, recipient, from, damage.combat ?? false)
    ? [PREVENTION]
    : [];
  const changers = changersOf(state, damage, recipient, done);
  if (state.shields.length === 0) return [...prevention, ...changers];
  // 614.9: damage can't be redirected to something that can't be dealt damage now.
  const shields = catchingShields(state, damage, done).filter(
    ({ redirectTo }) => redirectTo === undefined || recipientOf(state, redirectTo) !== undefined,
  );
  return [...prevention, ...shields, ...changers];
}
const PREVENTION = 'prevention';

const nameOf = (state: MtgMatchState, applying: Applying): string =>
  applying === PREVENTION
    ? PREVENTION
    : (('key' in applying ? applying.from : sourceCard(state, applying.source))?.names[0] ?? 'effect');

/** Returns which effect applies first. The affected player chooses if the order matters. */
function firstOf(
  state: MtgMatchState,
  damage: Damage,
  applying: readonly Applying[],
  player: string,
  done: ReadonlySet<number | string>,
): ReturnType<PickFirst> {
  if (applying.length < 2 || state.ordering?.open) return { state, at: 0 };
  const isAsked = orderMatters(state, applying.length, (pick, emit) =>
    through(state, damage, emit, { done, pick }),
  );
  if (!isAsked) return { state, at: 0 };
  return firstReplacement(
    state,
    player,
    applying.map((one) => nameOf(state, one)),
  );
}

function through(before: MtgMatchState, damage: Damage, emit: Emit, { done, pick }: DamagePath): Dealt {
  const { source, to, amount, combat = false } = damage;
  const recipient = recipientOf(before, to);
  if (amount <= 0 || recipient === undefined) return { state: before, dealt: 0 };
  const from = sourceCard(before, source);
  const applying = applyingTo(before, damage, recipient, from, done);
  const { player } = recipient;
  const { state, at } =
    pick && applying.length > 1
      ? pick(before, applying, player)
      : firstOf(before, damage, applying, player, done);
  const first = applying[at];
  if (first === undefined) return { state: hit(state, damage, recipient, from, emit), dealt: amount };
  if (first === PREVENTION) {
    const told = { type: 'damagePrevented', source, to, amount, combat } as const;
    return { state: happen(state, told, emit, undefined), dealt: 0 };
  }
  if ('key' in first)
    return changeDamage(state, damage, first, emit, { done: new Set([...done, first.key]), pick });
  return catchDamage(state, damage, first, emit, { done: new Set([...done, first.id]), pick });
}

/**
 * Whether damage by a spell or ability may be redirected to a recipient: only within its range of influence
 * (801.13a).
 */
function reachesTo(state: MtgMatchState, source: PinnedRef, to: PinnedRef): boolean {
  const [from, recipient] = [sourceCard(state, source), recipientOf(state, to)];
  return !from || !recipient || isInRange(state, controllerOf(from), recipient.player);
}

/** Lets a permanent change how much damage is dealt, or prevent some of it; what is left goes on. */
function changeDamage(
  state: MtgMatchState,
  damage: Damage,
  { keyword }: DamageChanger,
  emit: Emit,
  way: DamagePath,
): Dealt {
  if (keyword.prevent === undefined)
    return through(state, { ...damage, amount: changedAmount(damage.amount, keyword) }, emit, way);
  const { source, to, combat = false } = damage;
  const amount = Math.min(damage.amount, keyword.prevent);
  const told = { type: 'damagePrevented', source, to, amount, combat } as const;
  const spent = happen(state, told, emit, undefined);
  return through(spent, { ...damage, amount: damage.amount - amount }, emit, way);
}

/** Lets a shield catch its part of the damage; the rest goes on. */
function catchDamage(
  state: MtgMatchState,
  damage: Damage,
  shield: DamageShield,
  emit: Emit,
  way: DamagePath,
): Dealt {
  const { source, to, combat = false } = damage;
  const { redirectTo } = shield;
  const amount = Math.min(damage.amount, shield.left ?? damage.amount);
  const rest = { ...damage, amount: damage.amount - amount };
  if (redirectTo) {
    const told = { type: 'damageRedirected', source, to, instead: redirectTo, amount, combat } as const;
    const spent = happen(state, told, emit, shield.id);
    const reaches = combat || reachesTo(state, source, redirectTo);
    const first = reaches
      ? through(spent, { ...damage, amount, to: redirectTo }, emit, way)
      : { state: spent, dealt: 0 };
    const second = through(first.state, rest, emit, way);
    return { state: second.state, dealt: first.dealt + second.dealt };
  }
  const spent = happen(state, { type: 'damagePrevented', source, to, amount, combat }, emit, shield.id);
  const after = through(spent, rest, emit, way);
  if (shield.gainsLife !== true) return after;
  return { ...after, state: gainLife(after.state, shield.controller, amount, emit) };
}

function hit(
  state: MtgMatchState,
  { source, to, amount, combat = false }: Damage,
  { player, card }: Recipient & { readonly card?: MtgCard },
  from: MtgCard | undefined,
  emit: Emit,
): MtgMatchState {
  const struck = happen(state, { type: 'damage', source, to, amount, combat }, emit, from);
  // 120.3a, 120.3b.
  const hurt = card || isInfecting(from) ? struck : loseLife(struck, player, amount, emit);
  if (from === undefined || !hasKeyword(from, 'lifelink')) return hurt;
  return gainLife(hurt, controllerOf(from), amount, emit);
}
