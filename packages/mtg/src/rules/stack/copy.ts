import { type PinnedRef, type Result, type TargetRef, type TargetSelection, ok, refuse } from '@reticle/core';
import type { Announcement } from '../../state/card.js';
import { cardById, withCard } from '../../state/cards.js';
import { type MtgState, abilityById, knownCard } from '../../state/state.js';
import { type StackEvent, becameTargets } from './event.js';
import { announcedFor, asSelection, judgeFinalSet } from './retarget.js';
import { cardWith, stateWith } from '../../state/copies.js';

/** The result of copying: the state, the copy and its events. */
export interface Copied {
  readonly state: MtgState;
  readonly by: PinnedRef;
  readonly events: readonly StackEvent[];
}

/** Returns an announcement for the copy, in the name of its controller. A copied spell is its own source. */
function announceCopy(
  { targets, ...rest }: Announcement,
  controller: string,
  source: PinnedRef,
): Announcement {
  return { ...rest, targets: { ...targets, attempt: { ...targets.attempt, controller, source } } };
}

/**
 * Puts a bare copy on the stack, with what was announced for the original (707.10). Nothing is cast or
 * activated.
 */
function placeCopy(
  state: MtgState,
  of: PinnedRef,
  copyId: string,
  controller: string,
):
  | { readonly state: MtgState; readonly by: PinnedRef; readonly announced: Announcement | undefined }
  | undefined {
  const by = { kind: of.kind, id: copyId, incarnation: 0 };
  const stack = [...state.stack, copyId];
  const ability = of.kind === 'ability' ? abilityById(state, of.id) : undefined;
  if (ability) {
    const announced = ability.announced && announceCopy(ability.announced, controller, by);
    const copy = { ...ability, id: copyId, controller };
    return { state: stateWith(state, { abilities: [...state.abilities, copy], stack }), by, announced };
  }
  const spell = knownCard(state, of);
  if (spell?.zone !== 'stack') return undefined;
  const announced = spell.announced && announceCopy(spell.announced, controller, by);
  const bare = {
    instanceId: copyId,
    incarnation: 0,
    copy: true,
    owner: controller,
    controller,
    thisTurn: [],
  };
  // 707.10: a copy is not cast. 903.3: the card is the commander, and no copy of it.
  const copy = cardWith(spell, bare, ['castFrom', 'spent', 'commander', 'commandCasts']);
  return { state: stateWith(state, { cards: [...state.cards, copy], stack }), by, announced };
}

/**
 * Copies a spell or ability on the stack. With `newTargets`, some targets are new: unchanged ones may be
 * illegal, new ones must be legal. The copy is put on the stack with the final set, so each becomes a target
 * once (rule 707.10c).
 */
export function copyOnStack(
  state: MtgState,
  of: PinnedRef,
  copyId: string,
  controller: string,
  newTargets?: TargetSelection,
): Result<Copied> {
  if (state.stack.includes(copyId)) return refuse({ code: 'mtg.idTaken', data: { id: copyId } });
  const copy = placeCopy(state, of, copyId, controller);
  if (!copy) return refuse({ code: 'mtg.noSuchObject', data: { id: of.id } });
  const { by, announced } = copy;
  const copied: StackEvent = { type: 'copied', by, controller };
  if (!announced) return ok({ state: copy.state, by, events: [copied] });
  const final =
    newTargets === undefined ? ok(announced.targets) : judgeFinalSet(copy.state, announced, newTargets);
  if (!final.ok) return final;
  return ok({
    state: withFinal(copy.state, by, { ...announced, targets: final.value }),
    by,
    events: [...becameTargets(copy.state, by, final.value, { isPutOnStack: false }), copied],
  });
}

function withFinal(state: MtgState, by: PinnedRef, announced: Announcement): MtgState {
  const spell = by.kind === 'ability' ? undefined : cardById(state, by.id);
  if (spell) return withCard(state, cardWith(spell, { announced }));
  const abilities = state.abilities.map((found) => (found.id === by.id ? { ...found, announced } : found));
  return stateWith(state, { abilities });
}

/**
 * Makes a copy with one specified object or player as all its targets. Makes none if that isn't legal for
 * every target (707.10e).
 */
export function copyWithTarget(
  state: MtgState,
  of: PinnedRef,
  copyId: string,
  controller: string,
  target: TargetRef,
): Result<Copied> {
  const announced = announcedFor(state, of);
  const selection =
    announced &&
    asSelection(announced.targets).map(({ targets }) => ({ targets: targets.map(() => target) }));
  return copyOnStack(state, of, copyId, controller, selection);
}

/**
 * Makes a copy for each object or player that the spell or ability could target, with that one as all its
 * targets. Makes none for those that aren't legal for every instance of "target" (rule 707.10d).
 */
export function copyForEach(
  state: MtgState,
  of: PinnedRef,
  controller: string,
  candidates: readonly TargetRef[],
  idOf: (index: number) => string,
): Result<{ readonly state: MtgState; readonly copies: readonly Copied[] }> {
  const copies: Copied[] = [];
  let now = state;
  for (const target of candidates) {
    const copy = copyWithTarget(now, of, idOf(copies.length), controller, target);
    if (!copy.ok) continue;
    copies.push(copy.value);
    now = copy.value.state;
  }
  return ok({ state: now, copies });
}
