import {
  type GameIssue,
  ok,
  type PinnedRef,
  type Result,
  type SlotChoice,
  type TargetRef,
  type TargetResolver,
  type TargetSlot,
} from '@reticle/core';
import { areOpponents } from '../../state/state.js';
import { cardsOf, knownCard, type LorcanaBoard } from '../../state/board.js';
import type { Bound } from './bind.js';

type Picks = SlotChoice['targets'];
type Resolver = TargetResolver<LorcanaBoard>;

/** Returns the same choice with another minimum. */
function withMin(bound: Bound, min: number): Bound {
  const { spec, at } = bound;
  const slots = spec.slots.map((slot, index) => (index === at ? { ...slot, min } : slot));
  return { ...bound, spec: { ...spec, slots } };
}

/**
 * Whether a player may say that nothing was found. This is so when searching a deck, which is private (rule
 * 7.1.4).
 */
export const mayFail = ({ accepts }: TargetSlot): boolean =>
  accepts.every((query) => 'filter' in query && query.filter['zone'] === 'deck');

/** Whether picks can be completed to a legal choice. */
function completable(resolver: Resolver, bound: Bound, picked: Picks): Result<boolean> {
  const solver = resolver.choices(bound.spec, bound.attempt, [...bound.partial, { targets: picked }]);
  return solver.ok ? solver.value.completable() : solver;
}

/**
 * Sets the minimum to the wanted number, or to as many as possible. What can't be done is left out (rule
 * 1.2.3).
 */
export function asManyAsPossible(
  resolver: Resolver,
  bound: Bound,
  wanted: number,
  legal: readonly PinnedRef[],
): Result<Bound> {
  let min = Math.min(wanted, legal.length);
  while (bound.spec.relations.length > 0 && min > 0) {
    const fits = completable(resolver, withMin(bound, min), []);
    if (!fits.ok) return fits;
    if (fits.value) break;
    min -= 1;
  }
  return ok(withMin(bound, min));
}

/** Returns what can be picked next so that the choice can still be completed. */
export function nextPicks(
  resolver: Resolver,
  bound: Bound,
  picked: Picks,
  legal: readonly PinnedRef[],
): Result<readonly PinnedRef[]> {
  const { spec, attempt, at, partial } = bound;
  const simple = picked.length === 0 && spec.relations.length === 0;
  if (simple && Number(spec.slots[at]?.min) <= legal.length) return ok(legal);
  const solver = resolver.choices(spec, attempt, [...partial, { targets: picked }]);
  return solver.ok ? solver.value.next(at) : solver;
}

/** Whose effect it is: that of an action that resolves, or that of an ability. */
export type EffectKind = 'action' | 'ability';

/**
 * Returns the kind of an effect by its source: an action's effect if the source is an action, otherwise an
 * ability's.
 */
export function effectOf(state: LorcanaBoard, source: TargetRef | undefined): EffectKind {
  const card = source?.kind === 'card' ? knownCard(state, source) : undefined;
  return card?.types.includes('action') ? 'action' : 'ability';
}

/** The things of which a choice must take some, if it takes anything at all. */
export interface MustChoose {
  readonly among: readonly PinnedRef[];
  /** How many of them fit into the choice. */
  readonly wanted: number;
}

/** Returns the ids of the cards that a player must choose for such an effect if able (rule 6.7.3). */
function mustBeChosen({ state, chooser, effect }: ChoosingPlayer): readonly string[] {
  return cardsOf(state).flatMap((card) => {
    const must = card.zone === 'play' ? card.mustBeChosen : undefined;
    if (!must || must.for?.includes(effect) === false) return [];
    return must.by === 'any' || areOpponents(state, chooser, card.controller) ? [card.instanceId] : [];
  });
}

interface ChoosingPlayer {
  readonly state: LorcanaBoard;
  readonly chooser: string;
  readonly effect: EffectKind;
}

/**
 * Returns the legal things that must be chosen. Since only legal things count, "can't" beats "must" (rule
 * 1.2.2). If a relation connects the chosen things, one that allows a complete choice is enough.
 */
export function mustChooseAmong(
  state: LorcanaBoard,
  resolver: TargetResolver<LorcanaBoard>,
  bound: Bound,
  legal: readonly PinnedRef[],
  max: number,
): Result<MustChoose | undefined> {
  const effect = effectOf(state, bound.attempt.source);
  const wantedIds = mustBeChosen({ state, chooser: bound.chooser, effect });
  if (wantedIds.length === 0) return ok(undefined);
  const among: PinnedRef[] = [];
  const related = bound.spec.relations.length > 0;
  for (const ref of legal) {
    if (ref.kind !== 'card' || !wantedIds.includes(ref.id)) continue;
    const fits = related ? completable(resolver, bound, [ref]) : ok(true);
    if (!fits.ok) return fits;
    if (fits.value) among.push(ref);
  }
  const wanted = Math.min(related ? 1 : max, among.length);
  return ok(wanted > 0 ? { among, wanted } : undefined);
}

/**
 * Returns the refusal of a choice that omits what must be chosen. All that fit must be chosen; if two must be
 * chosen and the choice takes one, either is enough. With "up to", a choice of nothing is legal in every
 * case.
 */
export function mustChooseIssue(
  slot: string,
  { among, wanted }: MustChoose,
  chosen: readonly TargetRef[],
): GameIssue | undefined {
  const needed = Math.min(wanted, chosen.length);
  return heldOf(among, chosen) >= needed
    ? undefined
    : { code: 'lorcana.mustChoose', data: { slot, among, wanted: needed } };
}

/**
 * Returns the picks that leave room for what must be chosen: all legal ones, or only those that must be
 * chosen.
 */
export function leaveRoom(
  { among, wanted }: MustChoose,
  legal: readonly PinnedRef[],
  picked: readonly TargetRef[],
  max: number,
): readonly PinnedRef[] {
  const others = picked.length - heldOf(among, picked);
  if (others + 1 + wanted <= max) return legal;
  return legal.filter((ref) => isAmong(among, ref));
}

const isAmong = (among: readonly PinnedRef[], { kind, id }: TargetRef): boolean =>
  among.some((found) => found.kind === kind && found.id === id);

const heldOf = (among: readonly PinnedRef[], chosen: readonly TargetRef[]): number =>
  chosen.filter((ref) => isAmong(among, ref)).length;
