import {
  ok,
  refuse,
  type Attempt,
  type Issue,
  type Result,
  type SlotChoice,
  type TargetRef,
  type TargetRelation,
  type TargetSpec,
} from '@reticle/core';
import type { LorcanaState } from '../state/state.js';
import { asPinned, boundQueries, without } from './accepts.js';
import { isStill, pickedFor, type Earlier } from './earlier.js';
import type { Opening } from './openings.js';

/** One choice as a question of its own: what came before is written into its filter, or stands before it as it was chosen. */
export interface Bound {
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** The place of the choice among the slots of `spec`, and what stands before it. */
  readonly at: number;
  readonly partial: readonly SlotChoice[];
  readonly chooser: string;
  /** What earlier choices took: "another" is none of these (rule 6.1.6). */
  readonly taken: readonly TargetRef[];
}

/**
 * One choice of a spec, to be asked by itself: sentences are carried out one after the other (rule 6.1.2), so that the
 * board may have changed since the earlier ones. None where it leans on a choice that was not made (6.1.11).
 *
 * Refuses (`lorcana.goneBefore`) where a relation compares with something that is gone.
 */
export function bind(
  state: LorcanaState,
  spec: TargetSpec,
  opening: Opening,
  earlier: readonly Earlier[],
  attempt: Attempt,
): Result<Bound | undefined> {
  const { slot, id } = opening;
  const roles: Record<string, string> = { ...attempt.roles };
  const roleOf = (wanted: string): string | undefined => {
    const player = pickedFor(state, earlier, wanted)?.controller;
    if (player === undefined) return undefined;
    let name = `of${earlier.findIndex((before) => before.opening.id === wanted)}`;
    while (Object.hasOwn(attempt.roles ?? {}, name)) name += '_';
    roles[name] = player;
    return `role.${name}`;
  };
  const accepts = boundQueries(slot, (wanted, property) => {
    if (property === undefined) return roleOf(wanted);
    const object = pickedFor(state, earlier, wanted)?.object;
    const found: unknown =
      object && Object.hasOwn(object, property) ? Reflect.get(object, property) : undefined;
    return typeof found === 'number' ? found : undefined;
  });
  const chooser =
    opening.chooser ?? pickedFor(state, earlier, slot.chooser.slice('slots.'.length))?.controller;
  if (!accepts || chooser === undefined) return ok(undefined);

  const tied = (relation: TargetRelation) =>
    earlier.filter(({ opening: before }) => relation.slots.includes(before.slot.id));
  const own = spec.relations.filter(({ slots }) => slots.includes(slot.id));
  const apart = own.filter(({ relation }) => relation === 'different').flatMap((found) => tied(found));
  const taken = apart.flatMap(({ targets }) => targets).filter((ref) => isStill(state, ref));
  const others = without(accepts, taken);
  if (others.length === 0) return ok(undefined);

  const last = spec.slots.findIndex((found) => found.id === slot.id);
  const relations = own.filter(
    (found) =>
      found.relation !== 'different' &&
      (found.relation !== 'sum' || found.slots.every((name) => indexOf(spec, name) <= last)),
  );
  const before = earlier.filter(
    (entry) => entry.targets.length > 0 && relations.some((found) => tied(found).includes(entry)),
  );
  const gone = before.find(({ targets }) => !targets.every((ref) => isStill(state, ref)));
  if (gone) return refuse(goneBefore(id, gone));
  const nobody = slot.chooser === 'all' || slot.chooser === 'random';
  return ok({
    spec: {
      ...spec,
      slots: [
        ...before.map(asPinned),
        { ...slot, id, accepts: others, chooser: nobody ? slot.chooser : 'role.chooser' },
      ],
      relations: relations.map((found) => ({
        ...found,
        slots: [
          ...before.filter((entry) => tied(found).includes(entry)).map((entry) => entry.opening.id),
          id,
        ],
      })),
    },
    attempt: { ...attempt, roles: { ...roles, chooser } },
    at: before.length,
    partial: before.map(({ targets }) => ({ targets })),
    chooser,
    taken,
  });
}

const indexOf = (spec: TargetSpec, name: string): number => spec.slots.findIndex(({ id }) => id === name);

const goneBefore = (slot: string, { opening }: Earlier): Issue => ({
  code: 'lorcana.goneBefore',
  data: { slot, earlier: opening.id },
});
