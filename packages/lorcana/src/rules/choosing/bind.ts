import {
  type Attempt,
  frozenCopy,
  type Issue,
  type Json,
  type JsonObject,
  ok,
  refuse,
  type Result,
  type SlotChoice,
  type TargetQuery,
  type TargetRef,
  type TargetRelation,
  type TargetSlot,
  type TargetSpec,
} from '@reticle/core';
import { cardMatchers, playerMatchers } from '../../state/matchers.js';
import type { LorcanaBoard } from '../../state/board.js';
import { type Earlier, isStill, type Opening, pickedFor } from './openings.js';

const takesReferences = (matcher: unknown): boolean =>
  typeof matcher === 'object' && matcher !== null && 'references' in matcher && matcher.references === true;

/** The filter keys whose strings may be references. */
const KEYS: ReadonlySet<string> = new Set(
  [cardMatchers, playerMatchers].flatMap((matchers) =>
    Object.entries(matchers).flatMap(([key, matcher]) => (takesReferences(matcher) ? [key] : [])),
  ),
);

const EARLIER = /^slots\.([^.]+)(?:\.([^.]+))?$/;

/**
 * Returns what a reference to an earlier slot means: a number, or a player reference. Returns undefined if it
 * means nothing.
 */
type BindReference = (slot: string, property: string | undefined) => number | string | undefined;

/**
 * Replaces each reference to an earlier slot in a filter by what it means now. Returns undefined if one of
 * them means nothing: what depends on a choice that was not made cannot be chosen (rule 6.1.11).
 */
function bindEarlier(filter: JsonObject, meaning: BindReference): JsonObject | undefined {
  const found = { leans: false, open: false };
  const visit = (json: Json, inKey: boolean): Json => {
    if (typeof json === 'string') {
      const [, slot, property] = (inKey && EARLIER.exec(json)) || [];
      if (slot === undefined) return json;
      const value = meaning(slot, property);
      found.leans = true;
      if (value === undefined) found.open = true;
      return value ?? json;
    }
    if (typeof json !== 'object' || json === null) return json;
    return isList(json) ? json.map((entry) => visit(entry, inKey)) : record(json, inKey);
  };
  const record = (json: JsonObject, inKey: boolean): JsonObject =>
    Object.fromEntries(
      Object.entries(json).flatMap(([key, entry]) =>
        entry === undefined ? [] : [[key, visit(entry, inKey || KEYS.has(key))]],
      ),
    );
  const bound = record(filter, false);
  if (found.open) return undefined;
  return found.leans ? frozenCopy(bound) : filter;
}

const isList = (json: readonly Json[] | JsonObject): json is readonly Json[] => Array.isArray(json);

/**
 * Returns what the slot accepts, with earlier choices filled in. Returns undefined if one of them was not
 * made.
 */
function boundQueries({ accepts }: TargetSlot, by: BindReference): readonly TargetQuery[] | undefined {
  const bound: TargetQuery[] = [];
  for (const query of accepts) {
    if ('options' in query) {
      bound.push(query);
      continue;
    }
    const filter = bindEarlier(query.filter, by);
    if (!filter) return undefined;
    bound.push({ ...query, filter });
  }
  return bound;
}

const idKey = (kind: string): string => (kind === 'player' ? 'playerId' : 'instanceId');

/** Returns queries that exclude some things, for "another" (rule 6.1.6). */
function without(accepts: readonly TargetQuery[], taken: readonly TargetRef[]): readonly TargetQuery[] {
  const idsOf = (kind: string) => taken.filter((ref) => ref.kind === kind).map(({ id }) => id);
  return accepts.flatMap((query): readonly TargetQuery[] => {
    if ('options' in query) {
      const options = query.options.filter((option) => !idsOf('choice').includes(option));
      return options.length > 0 ? [{ ...query, options }] : [];
    }
    const ids = idsOf(query.kind);
    if (ids.length === 0) return [query];
    return [{ ...query, filter: { allOf: [query.filter, { not: { [idKey(query.kind)]: ids } }] } }];
  });
}

/** Returns an earlier choice as a slot that accepts exactly what was chosen. It is not judged again. */
function asPinned({ opening, targets }: Earlier): TargetSlot {
  const { id } = opening;
  const { division: _division, ...slot } = opening.slot;
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  return {
    ...slot,
    id,
    accepts: kinds.map((kind) => {
      const ids = targets.filter((ref) => ref.kind === kind).map((ref) => ref.id);
      return kind === 'choice' ? { kind, options: ids } : { kind, filter: { [idKey(kind)]: ids } };
    }),
    min: targets.length,
    max: targets.length,
    chooser: 'controller',
    mode: 'target',
  };
}

/**
 * One choice as a question of its own. Earlier choices are filled into its filter, or stand before it as
 * slots with exactly what was chosen.
 */
export interface Bound {
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** The index of the choice among the slots of `spec`, and the choices before it. */
  readonly at: number;
  readonly partial: readonly SlotChoice[];
  readonly chooser: string;
  /** What earlier choices took. "Another" excludes them (rule 6.1.6). */
  readonly taken: readonly TargetRef[];
}

/**
 * Turns one choice of a spec into a question of its own. Sentences are carried out one after the other (rule
 * 6.1.2), so the board may have changed since the earlier choices. Returns undefined if the choice depends on
 * one that was not made (6.1.11).
 *
 * Refuses with `lorcana.goneBefore` if a relation compares with something that is gone.
 */
export function bind(
  state: LorcanaBoard,
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
