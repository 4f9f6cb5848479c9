import {
  type GameIssue,
  type Result,
  type TargetSpec,
  parseWith,
  refuse,
  targetSpec,
  unwrap,
} from '@reticle/core';
import { type Declaration, NO_TARGETS } from '../../language/declaration.js';
import { mtg } from '../targeting/game.js';

/** What is chosen before targets are: modes and optional costs (rule 601.2b). */
export interface Choices {
  /** Ids of modes in printed order; one that is chosen twice stands twice (rule 700.2d). */
  readonly modes?: readonly string[];
  readonly costs?: readonly string[];
}

/** A spec whose slots, and references to them, begin with a prefix, so that several fit into one. */
function prefixed(spec: TargetSpec, prefix: string): TargetSpec {
  const raw: unknown = JSON.parse(JSON.stringify(spec), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('slots.') ? `slots.${prefix}${value.slice(6)}` : value,
  );
  const { slots, relations, ...rest } = unwrap(parseWith(targetSpec, raw));
  return {
    ...rest,
    slots: slots.map((slot) => ({ ...slot, id: prefix + slot.id })),
    relations: relations.map((relation) => ({ ...relation, slots: relation.slots.map((id) => prefix + id) })),
  };
}

function joined(specs: readonly TargetSpec[]): Result<TargetSpec> {
  return mtg.parseSpec({
    ...NO_TARGETS,
    slots: specs.flatMap(({ slots }) => slots),
    relations: specs.flatMap(({ relations }) => relations),
  });
}
const kept = new WeakMap<TargetSpec, Result<TargetSpec>>();

/** A spec by itself, read once: a frozen one can't change afterwards. */
function alone(spec: TargetSpec): Result<TargetSpec> {
  const found = kept.get(spec) ?? joined([spec]);
  kept.set(spec, found);
  return found;
}

function wrongModes(problem: string, modes: readonly string[]): GameIssue {
  return { code: 'mtg.wrongModes', data: { problem, modes } };
}

function modeIssue({ modes }: Declaration, chosen: readonly string[]): GameIssue | undefined {
  if (modes === undefined) return chosen.length === 0 ? undefined : wrongModes('there are no modes', chosen);
  const { min, max, repeat = false, options } = modes;
  if (chosen.length < min || chosen.length > max) return wrongModes(`choose ${min} to ${max}`, chosen);
  if (chosen.some((id) => !options.some((option) => option.id === id)))
    return wrongModes('no such mode', chosen);
  return !repeat && new Set(chosen).size < chosen.length
    ? wrongModes('a mode is chosen twice', chosen)
    : undefined;
}

/**
 * The targets that are asked for with these modes and costs: only those of chosen modes (rule 700.2c), a repeated mode's
 * once a time (700.2d), and those of costs that are paid (601.2c). Slots of the n-th chosen mode are named
 * `<mode><n>_<slot>`, those of a cost `<cost>_<slot>`.
 */
export function composeSpec(
  declared: Declaration,
  { modes = [], costs = [] }: Choices = {},
): Result<TargetSpec> {
  const wrong = modeIssue(declared, modes);
  if (wrong) return refuse(wrong);
  const { spec: own = NO_TARGETS } = declared;
  if (Object.isFrozen(own) && modes.length + costs.length === 0) return alone(own);
  const paid = (declared.withCost ?? []).filter(({ cost }) => costs.includes(cost));
  const replaced = paid.some(({ instead }) => instead === true);
  const ofModes = modes.flatMap((id, index) => {
    const spec = declared.modes?.options.find((option) => option.id === id)?.spec;
    return spec === undefined ? [] : [prefixed(spec, `${id}${index + 1}_`)];
  });
  return joined([
    ...(declared.spec === undefined || replaced ? [] : [declared.spec]),
    ...ofModes,
    ...paid.map(({ cost, spec }) => prefixed(spec, `${cost}_`)),
  ]);
}
