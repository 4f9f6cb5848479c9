import { type LegalTargets, type PinnedRef, type TargetSpec, frozenCopy } from '@reticle/core';
import type { Decision, EffectContext } from '@reticle/core/play';
import type { MtgCardFilter, QualityFilter } from '../../language/filter.js';
import { type MtgKeyword, hasKeyword, keywordsNamed } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { matchWith } from '../../state/copies.js';
import { cardById } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import type { Shield } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { withinRange } from '../../state/range.js';
import { type MtgState, abilityById, knownCard } from '../../state/state.js';
import { referencesOf } from '../select/lasting-filter.js';
import { among } from '../select/matching.js';
import { ownTest } from '../select/own.js';
import { askedBy } from '../select/select.js';
import { resolverOf } from '../targeting/legal.js';
import { seenBy } from '../targeting/seen-by.js';

/** Returns the object that deals damage: for an ability on the stack, the object that has it (113.7). */
export function sourceObject(state: MtgState, ref: PinnedRef): PinnedRef {
  return ref.kind === 'ability' ? (abilityById(state, ref.id)?.source ?? ref) : ref;
}

/**
 * Finds a source of damage as it is or last was (rules 113.7a, 608.2h). Returns undefined if it was never
 * known.
 */
export function sourceCard(state: MtgState, ref: PinnedRef): MtgCard | undefined {
  return knownCard(state, sourceObject(state, ref));
}

/**
 * Whether `source` is the object that was named before: the same object, or the permanent that a named
 * permanent spell became (rule 400.7b).
 */
function isThatSource(state: MtgState, named: PinnedRef, source: PinnedRef): boolean {
  if (named.id !== source.id) return false;
  if (named.incarnation === source.incarnation) return true;
  return (
    source.incarnation === named.incarnation + 1 &&
    sourceCard(state, named)?.zone === 'stack' &&
    sourceCard(state, source)?.zone === 'battlefield'
  );
}

/** Returns the question for a source of some quality. Cached by quality. */
const sourceSpec = memo((quality: QualityFilter): TargetSpec =>
  frozenCopy({
    slots: [
      {
        id: 'source',
        accepts: [
          { kind: 'card', filter: { allOf: [quality], zone: ['battlefield', 'stack'] } },
          { kind: 'ability', filter: { source: quality } },
        ],
        min: 1,
        max: 1,
        chooser: 'controller',
        mode: 'choose',
      },
    ],
    relations: [],
    timing: 'resolution',
    description: 'damageSource',
  }),
);

/**
 * Returns the decision about "a red source of your choice" (rule 609.7a): a permanent, a spell on the stack,
 * or the source of an ability there. Returns undefined if there is no such source.
 */
export function sourceDecision(
  quality: QualityFilter,
  scene: EffectContext<MtgMatchState>,
): Decision | undefined {
  const { state, controller } = scene;
  const spec = sourceSpec(quality);
  const attempt = askedBy(controller, scene);
  const legal = resolverOf(state).legalTargets(spec, attempt, 0);
  return legal.ok && legal.value.length > 0 ? { player: controller, spec, attempt } : undefined;
}

/** Returns the chosen object; for an ability, the object that has it. */
export function chosenSource(state: MtgMatchState, decided: LegalTargets | undefined): PinnedRef | undefined {
  const ref = decided?.slots[0]?.targets[0];
  return ref && sourceObject(state, ref);
}

/** Damage that is about to be dealt. */
export interface Damage {
  /** The object that deals it, or an ability of that object on the stack. It may have left. */
  readonly source: PinnedRef;
  readonly amount: number;
  /** A permanent or a player. */
  readonly to: PinnedRef;
  readonly combat?: boolean | undefined;
}

/** A shield that prevents or redirects damage. */
export type DamageShield = Extract<Shield, { readonly shield: 'damage' }>;

/**
 * Whether this damage is within the range of influence of a shield's controller: the source, if the shield
 * speaks of sources; the recipient, if it speaks of recipients; both, if it speaks of neither (rule 801.13).
 */
function isWatched(
  state: MtgState,
  { controller, to: recipients, toEach, by, byEach, byQuality }: DamageShield,
  source: PinnedRef,
  to: PinnedRef,
): boolean {
  const ofSources = (by ?? byEach ?? byQuality) !== undefined;
  const ofRecipients = (recipients ?? toEach) !== undefined;
  const watched = [
    ...(ofSources || !ofRecipients ? [sourceObject(state, source)] : []),
    ...(ofRecipients || !ofSources ? [to] : []),
  ];
  return withinRange(state, controller, watched).length === watched.length;
}

/**
 * Whether a permanent matches a filter of a shield, as the shield's controller sees it now. What has left is
 * looked at as it last was, if the filter names no player (rule 608.2h).
 */
function isOne(
  state: MtgMatchState,
  { controller, source, roles, X }: DamageShield,
  ref: PinnedRef | undefined,
  filter: MtgCardFilter,
): boolean {
  const card = ref && knownCard(state, ref);
  if (ref === undefined || card === undefined) return false;
  if (cardById(state, ref.id)?.incarnation !== ref.incarnation)
    return roles === undefined && ownTest(filter, state, controller, knownCard(state, source), X)(card);
  const scene = { state, controller, source, ...referencesOf({ roles, X }) };
  return among(filter, [ref], scene).length > 0;
}

/** Whether a shield applies to damage from this source to this recipient. */
function catches(
  state: MtgMatchState,
  shield: DamageShield,
  { source, to, combat = false }: Damage,
): boolean {
  if (shield.combat === true && !combat) return false;
  const isTo = ({ kind, id, incarnation }: Damage['to']) =>
    kind === to.kind && id === to.id && incarnation === to.incarnation;
  const { to: recipients, toEach, by, byEach } = shield;
  const isFor =
    (recipients ?? toEach) === undefined ||
    recipients?.some(isTo) === true ||
    (toEach !== undefined && isOne(state, shield, to.kind === 'card' ? to : undefined, toEach));
  const isFrom =
    (by ?? byEach) === undefined ||
    by?.some((named) => isThatSource(state, named, source)) === true ||
    (byEach !== undefined && isOne(state, shield, sourceObject(state, source), byEach));
  if (!isFor || !isFrom) return false;
  if (!isWatched(state, shield, source, to)) return false;
  if (shield.byQuality === undefined) return true;
  const card = sourceCard(state, source);
  return card !== undefined && seenBy(state, shield.controller).has(card, shield.byQuality);
}

/**
 * Returns the shields that would catch some of the damage, oldest first, without those that have already
 * applied to it (rule 614.5).
 */
export const catchingShields = (
  state: MtgMatchState,
  damage: Damage,
  done: ReadonlySet<number | string>,
): readonly DamageShield[] =>
  state.shields.filter(
    (shield): shield is DamageShield =>
      shield.shield === 'damage' && !done.has(shield.id) && catches(state, shield, damage),
  );

/** What a shield catches, and what it does with it; see `Shield`. */
export type ShieldFacts = Omit<DamageShield, 'shield' | 'id' | 'controller' | 'source'>;

/**
 * Adds a shield against damage for this turn (rules 614.1, 615.1). A shield that could catch nothing is not
 * added.
 */
export function addShield(
  state: MtgMatchState,
  { controller, source }: Pick<EffectContext<MtgMatchState>, 'controller' | 'source'>,
  facts: ShieldFacts,
): MtgMatchState {
  const isEmpty = (list: readonly PinnedRef[] | undefined, each: MtgCardFilter | undefined) =>
    list !== undefined && list.length === 0 && each === undefined;
  if (isEmpty(facts.to, facts.toEach) || isEmpty(facts.by, facts.byEach)) return state;
  const shield = { shield: 'damage' as const, id: state.nextId, controller, source, ...facts };
  return matchWith(state, { nextId: state.nextId + 1, shields: [...state.shields, shield] });
}

/** Who would be dealt damage: a permanent or a player, with its keywords now. */
export interface Recipient {
  /** The player, or the permanent's controller. */
  readonly player: string;
  readonly keywords: readonly MtgKeyword[];
}

/** The keywords of a permanent that prevent damage to it or by it: all damage, or combat damage. */
const PREVENTING = {
  to: { all: 'preventDamageTo', combat: 'preventCombatDamageTo' },
  by: { all: 'preventDamageBy', combat: 'preventCombatDamageBy' },
} as const;

function prevents(
  bearer: { readonly keywords: readonly MtgKeyword[] },
  side: 'to' | 'by',
  combat: boolean,
): boolean {
  const { all, combat: inCombat } = PREVENTING[side];
  return hasKeyword(bearer, all) || (combat && hasKeyword(bearer, inCombat));
}

/**
 * Whether protection prevents the damage: the source has the quality, or belongs to the named player
 * (702.16e, 702.16k).
 */
function isProtected(state: MtgState, { player, keywords }: Recipient, source: MtgCard | undefined): boolean {
  return keywordsNamed(keywords, 'protection').some(({ from, fromPlayer }) => {
    if (from !== undefined && Object.keys(from).length === 0) return true;
    if (source === undefined) return false;
    if (controllerOf(source) === fromPlayer) return true;
    return from !== undefined && seenBy(state, player).has(source, from);
  });
}

/**
 * Whether a property of the recipient or the source prevents all damage between them (rules 615.1, 702.16e).
 */
export function isShielded(
  state: MtgState,
  recipient: Recipient,
  source: MtgCard | undefined,
  combat: boolean,
): boolean {
  return (
    isProtected(state, recipient, source) ||
    prevents(recipient, 'to', combat) ||
    (source !== undefined && prevents(source, 'by', combat))
  );
}
