import type { PinnedRef } from '@reticle/core';
import type { Tools } from '@reticle/core/play';
import { hasKeyword } from '../../language/keyword.js';
import type { MtgCard, Announcement } from '../../state/card.js';
import { withCard } from '../../state/cards.js';
import { cardWith } from '../../state/copies.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownNow, abilityById, knownCard, seated } from '../../state/state.js';
import { gainLife } from '../actions/life.js';
import { onPermanent, onPlayer, takesDamage } from './results.js';
import {
  type Damage,
  type DamageShield,
  type Recipient,
  isShielded,
  nextShield,
  spend,
  sourceCard,
  sourceObject,
} from './shields.js';

/** Damage dealt, and how much of it was: less than was to be, where it was prevented. */
export interface Dealt {
  readonly state: MtgMatchState;
  readonly dealt: number;
}

/** Who or what would be dealt damage: nobody, where it can't be (rules 120.1, 614.9). */
function recipientOf(
  state: MtgMatchState,
  to: PinnedRef,
): (Recipient & { readonly card?: MtgCard }) | undefined {
  if (to.kind === 'player') {
    const player = seated(state, to.id);
    return player && { player: player.id, keywords: player.keywords ?? [] };
  }
  const card = to.kind === 'card' ? knownNow(state, to) : undefined;
  if (!card || !takesDamage(card)) return undefined;
  return { player: controllerOf(card), keywords: card.keywords, card };
}

/**
 * Deals damage (rule 120.4): what prevents or redirects it, then its results, lifelink among them. Event
 * `{ type: 'damage', source, to, amount, combat }`; for what is prevented `damagePrevented` with the same facts, for what
 * goes elsewhere `damageRedirected`. Nothing happens for 0 (rule 120.8), nor to what can't be dealt damage.
 *
 * Where several effects would change it, its recipient may choose their order (rule 616.1). That is not asked: what
 * protects lastingly comes first, then shields, the oldest first, each once (rule 614.5).
 */
export function dealDamage(state: MtgMatchState, damage: Damage, emit: Tools['emit']): MtgMatchState {
  return dealt(state, damage, emit).state;
}

/** As {@link dealDamage}, and tells how much was dealt, to whomever it was. */
export function dealt(state: MtgMatchState, damage: Damage, emit: Tools['emit']): Dealt {
  return through(state, { ...damage, source: sourceObject(state, damage.source) }, emit, new Set());
}

function through(
  state: MtgMatchState,
  damage: Damage,
  emit: Tools['emit'],
  done: ReadonlySet<number>,
): Dealt {
  const { source, to, amount, combat = false } = damage;
  const recipient = recipientOf(state, to);
  if (amount <= 0 || recipient === undefined) return { state, dealt: 0 };
  const from = sourceCard(state, source);
  if (isShielded(state, recipient, from, combat)) {
    emit({ type: 'damagePrevented', source, to, amount, combat });
    return { state, dealt: 0 };
  }
  const shield = nextShield(state, damage, done);
  if (shield === undefined) return { state: hit(state, damage, recipient, from, emit), dealt: amount };
  return caught(state, damage, shield, emit, new Set([...done, shield.id]));
}

/** A shield catches its part; the rest goes on. */
function caught(
  state: MtgMatchState,
  damage: Damage,
  shield: DamageShield,
  emit: Tools['emit'],
  done: ReadonlySet<number>,
): Dealt {
  const { source, to, combat = false } = damage;
  const { redirectTo } = shield;
  const amount = Math.min(damage.amount, shield.left ?? damage.amount);
  const rest = { ...damage, amount: damage.amount - amount };
  // 614.9: what can't be dealt damage now takes none over.
  if (redirectTo && recipientOf(state, redirectTo) === undefined) return through(state, damage, emit, done);
  const spent = spend(state, shield, amount);
  if (redirectTo) {
    emit({ type: 'damageRedirected', source, to, instead: redirectTo, amount, combat });
    const first = through(spent, { ...damage, amount, to: redirectTo }, emit, done);
    const second = through(first.state, rest, emit, done);
    return { state: second.state, dealt: first.dealt + second.dealt };
  }
  emit({ type: 'damagePrevented', source, to, amount, combat });
  const after = through(spent, rest, emit, done);
  if (shield.gainsLife !== true) return after;
  return { ...after, state: gainLife(after.state, shield.controller, amount, emit) };
}

function hit(
  state: MtgMatchState,
  { source, to, amount, combat = false }: Damage,
  { player, card }: Recipient & { readonly card?: MtgCard },
  from: MtgCard | undefined,
  emit: Tools['emit'],
): MtgMatchState {
  emit({ type: 'damage', source, to, amount, combat });
  const marked = card
    ? onPermanent(state, card, amount, from)
    : onPlayer(state, player, { amount, combat }, from, emit);
  const told = remember(marked, source, to);
  if (from === undefined || !hasKeyword(from, 'lifelink')) return told;
  return gainLife(told, controllerOf(from), amount, emit);
}

/** What the source has done this turn, as long as it is still that object. */
function remember(state: MtgMatchState, source: PinnedRef, to: PinnedRef): MtgMatchState {
  const card = knownNow(state, source);
  if (card === undefined) return state;
  const players = to.kind === 'player' ? [to.id] : [];
  const after = cardWith(card, {
    thisTurn: [...new Set([...card.thisTurn, 'dealtDamage' as const])],
    dealtDamageTo: [...new Set([...card.dealtDamageTo, ...players])],
  });
  return withCard(state, after);
}

/** What was announced for what resolves now, or for the spell that deals the damage. */
function announcementOf(state: MtgMatchState, source: PinnedRef): Announcement | undefined {
  const by = state.resolving.at(-1)?.by;
  const ability = by?.kind === 'ability' ? abilityById(state, by.id) : undefined;
  return (ability ?? knownCard(state, source))?.announced;
}

/**
 * How much of what was divided among the targets of a slot each of them gets, as it was announced (rule 601.2d). In a
 * mode the slot's name stands after the mode's. What is an illegal target by now keeps its share to itself (608.2b).
 */
export function sharesOf(
  state: MtgMatchState,
  source: PinnedRef,
  slot: string,
): (target: PinnedRef) => number {
  const slots = announcementOf(state, source)?.targets.slots ?? [];
  const found = slots.find((entry) => entry.slot === slot || entry.slot.endsWith(`_${slot}`));
  return ({ kind, id }) => {
    const place = found?.targets.findIndex((target) => target.kind === kind && target.id === id) ?? -1;
    return found?.division?.[place] ?? 0;
  };
}
