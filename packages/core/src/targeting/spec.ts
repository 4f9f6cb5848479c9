import * as z from 'zod';
import { type Named, type NamedUnion, targetRef } from '../ref.js';
import { numericComparison } from '../filter/comparison.js';
import { identifier, inDocument, valueReference } from '../filter/value.js';
import { json, jsonObject, type JsonObject } from '../json.js';

/** The most slots of a spec: more than any card has. It bounds the work of the choice solver. */
export const MAX_SLOTS = 12;
/** The highest count or total: none beyond it makes sense on any board. */
export const MAX_COUNT = 10_000;

// `clone` gives a key a schema of its own, so that /schema can say what the key means.
const count = z.int().min(0).max(MAX_COUNT);
/** The schema of an amount: a whole number, or a reference to one. */
export const wholeAmount = z.union([count, valueReference]);

/** An amount: a number, or a reference that is known when the question is asked (`X`, `source.level`). */
export type Amount = z.infer<typeof wholeAmount>;

/**
 * The schema of what a slot accepts: things of one kind that a filter lets through. A `choice` lists its
 * options itself.
 */
export const targetQuery = z.union([
  z.strictObject({
    kind: z.literal('choice'),
    options: z.array(z.string().min(1).max(256)).min(1).max(256).readonly(),
  }),
  z.strictObject({
    kind: z
      .string()
      .min(1)
      .max(64)
      .refine((kind) => kind !== 'choice', 'a choice has options')
      .meta({ not: { const: 'choice' } }),
    filter: jsonObject.clone(),
    announceOnly: jsonObject.optional(),
  }),
]);
/** What a slot accepts: things of one kind that a filter lets through, or the options of a `choice`. */
export type TargetQuery = NamedUnion<z.infer<typeof targetQuery>>;

/**
 * The schema of who chooses for a slot: the controller of the source, an opponent, each opponent or each
 * player (each with a slot of their own), the player of an earlier slot, a player named by the question, or
 * nobody (`all`, `random`).
 */
export const slotChooser = z.union([
  z.enum(['controller', 'opponent', 'eachOpponent', 'eachPlayer', 'all', 'random']),
  z.templateLiteral(['slots.', inDocument]),
  z.templateLiteral(['role.', inDocument]),
]);
/** Who chooses for a slot: a player by their part in it, or nobody (`all`, `random`). */
export type SlotChooser = z.infer<typeof slotChooser>;

const division = z.strictObject({ total: wholeAmount.clone() });

/** One "target ...": what it accepts, how many, who chooses. Within a slot all chosen things are different. */
export const targetSlot = z.strictObject({
  id: identifier.clone(),
  accepts: z.array(targetQuery).min(1).max(8).readonly(),
  min: wholeAmount.clone(),
  max: z.union([wholeAmount, z.literal('any')]),
  chooser: slotChooser.clone(),
  mode: z.enum(['target', 'choose']),
  division: division.optional(),
  messageKey: z.string().max(256).optional(),
  description: z.string().max(2_000).optional(),
});
/** One "target ...": what it accepts, how many, who chooses. */
export type TargetSlot = Named<z.infer<typeof targetSlot>>;

const slotIds = z.array(identifier).min(1).max(MAX_SLOTS).readonly();
const twoSlotIds = z.array(identifier).min(2).max(MAX_SLOTS).readonly();
const property = identifier.clone();
const announceOnly = z.boolean().optional();
const tied = { property, slots: slotIds, announceOnly } as const;

/** The schema of a relation: what ties the chosen things of some slots together. */
export const targetRelation = z.discriminatedUnion('relation', [
  z.strictObject({ relation: z.literal('different'), slots: twoSlotIds, announceOnly }),
  z.strictObject({ relation: z.literal('same'), ...tied }),
  z.strictObject({ relation: z.literal('distinct'), ...tied }),
  z.strictObject({ relation: z.literal('sum'), ...tied, is: numericComparison.clone() }),
]);
/** A relation: what ties the chosen things of some slots together. */
export type TargetRelation = NamedUnion<z.infer<typeof targetRelation>>;

const things = z.strictObject({ kind: z.string().min(1).max(64), filter: jsonObject.clone() });

/**
 * The schema of what X is, if the game counts it ("where X is the number of lamps you have"): how many things
 * a filter lets through, or the greatest, the least or the total of a property of theirs. Of nothing, each of
 * them is 0.
 */
export const countedX = z.union([
  z.strictObject({ count: things.clone() }),
  z.strictObject({ greatest: property, among: things.clone() }),
  z.strictObject({ least: property, among: things.clone() }),
  z.strictObject({ total: property, among: things.clone() }),
]);
/** What X is, if the game counts it; see {@link countedX}. */
export type CountedX = NamedUnion<z.infer<typeof countedX>>;

/** Returns the things that an X counts. */
export const countedThings = (of: CountedX): Named<z.infer<typeof things>> =>
  'count' in of ? of.count : of.among;

/**
 * The schema of a target spec: everything that a spell, ability or move asks to be chosen. Plain JSON. A spec
 * has slots, one for each "target ...", each with what it accepts, how many, and who chooses; and relations,
 * which tie chosen things together (all different, same controller, a sum). If it has an `X`, nobody
 * announces X: it is counted whenever the question is asked, also on the re-check. It says nothing about the state:
 * a resolver answers for one state what is legal, why not, and what can still be chosen.
 */
export const targetSpec = z.strictObject({
  slots: z.array(targetSlot).max(MAX_SLOTS).readonly(),
  relations: z.array(targetRelation).max(32).readonly(),
  timing: z.enum(['announcement', 'resolution']),
  X: countedX.optional(),
  messageKey: z.string().max(256).optional(),
  description: z.string().max(2_000).optional(),
});
/**
 * A target spec: everything that a spell, ability or move asks to be chosen, written out in full. Plain JSON;
 * read with `game.parseSpec`.
 */
export type TargetSpec = Named<z.infer<typeof targetSpec>>;

/** The schema of selection keys: the keys of a flat filter that say how many are chosen. */
export const selection = z.strictObject({
  count: z.union([wholeAmount, z.literal('all')]).optional(),
  upTo: z.boolean().optional(),
  random: z.boolean().optional(),
});

/** The selection keys of a flat filter, which say how many are chosen. */
export type Selection = z.infer<typeof selection>;

/**
 * The schema of a slot as people write it: one kind with its filter (selection keys included), or several in
 * `accepts`.
 */
export const targetSlotInput = z.strictObject({
  ...targetSlot.partial().shape,
  kind: z.string().min(1).max(64).optional(),
  filter: z.object(selection.shape).catchall(json).optional(),
  options: z.array(z.string().min(1).max(256)).min(1).max(256).readonly().optional(),
});
/** A slot as people write it. What it leaves out gets defaults. */
export type TargetSlotInput = Named<z.infer<typeof targetSlotInput>>;

/** The schema of a spec as people write it: everything but the slots may be left out. */
export const targetSpecInput = z.strictObject({
  ...targetSpec.partial().shape,
  slots: z.array(targetSlotInput).max(MAX_SLOTS).readonly(),
});
export type TargetSpecInput = Named<z.infer<typeof targetSpecInput>>;

/** Splits a flat filter into the predicate (which objects) and the selection (how many). */
export function splitFilter(flat: JsonObject & Selection): {
  readonly predicate: JsonObject;
  readonly selection: Selection;
} {
  const { count: howMany, upTo, random, ...predicate } = flat;
  return {
    predicate,
    selection: {
      ...(howMany === undefined ? {} : { count: howMany }),
      ...(upTo === undefined ? {} : { upTo }),
      ...(random === undefined ? {} : { random }),
    },
  };
}

/** What a game's specs mean if they do not say it. Without defaults things are targeted, on announcement. */
export interface SpecDefaults {
  readonly mode?: TargetSlot['mode'];
  readonly timing?: TargetSpec['timing'];
}

/**
 * Fills in what a slot leaves out. Defaults: kind `card`, exactly one, chosen by the controller, in the
 * game's usual mode.
 */
function normalizeSlot(input: TargetSlotInput, index: number, usual: TargetSlot['mode']): TargetSlot {
  const { kind = 'card', filter = {}, options, accepts, min, max, chooser, id, mode, ...rest } = input;
  const { predicate, selection: found } = splitFilter(filter);
  const { count: howMany, upTo = false, random = false } = found;
  const number = howMany === 'all' || howMany === undefined ? 1 : howMany;
  return {
    ...rest,
    id: id ?? `slot${index + 1}`,
    accepts: accepts ?? [options ? { kind: 'choice', options } : { kind, filter: predicate }],
    min: min ?? (upTo || howMany === 'all' ? 0 : number),
    max: max ?? (howMany === 'all' ? 'any' : number),
    chooser: chooser ?? (howMany === 'all' ? 'all' : random ? 'random' : 'controller'),
    mode: mode ?? usual,
  };
}

export function normalizeSpec(
  { slots, relations = [], timing, ...rest }: TargetSpecInput,
  defaults: SpecDefaults = {},
): TargetSpec {
  const { mode = 'target', timing: usual = 'announcement' } = defaults;
  return {
    ...rest,
    slots: slots.map((slot, index) => normalizeSlot(slot, index, mode)),
    relations,
    timing: timing ?? usual,
  };
}

const id = z.string().min(1).max(256);

/** The schema of what is chosen for one slot. */
export const slotChoice = z.strictObject({
  targets: z.array(targetRef).max(MAX_COUNT).readonly(),
  division: z.array(count).max(MAX_COUNT).readonly().optional(),
});
/** What is chosen for one slot; its targets are all different. */
export type SlotChoice = Named<z.infer<typeof slotChoice>>;

/** What is chosen for a whole spec: one entry a slot, in the order of the slots. */
export const targetSelection = z.array(slotChoice).max(256).readonly();
/** What is chosen for a whole spec: one entry a slot, in the order of the slots. */
export type TargetSelection = z.infer<typeof targetSelection>;

const announced = z.strictObject({ X: z.int().min(0).max(MAX_COUNT).optional() });

/** The schema of an attempt: who asks, from what source, and with what already announced. Plain JSON. */
export const attempt = z.strictObject({
  controller: id.clone(),
  source: targetRef.optional(),
  as: z.string().min(1).max(64).optional(),
  variables: announced.optional(),
  roles: z.record(identifier, id).optional(),
  choosers: z.record(identifier, id).optional(),
});
/** An attempt: who asks, from what source, and with what already announced; see {@link attempt}. */
export type Attempt = Named<z.infer<typeof attempt>>;
