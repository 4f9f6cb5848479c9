import * as z from 'zod';
import type { Named, NamedUnion } from '../named.js';
import { numericComparison } from '../filter/comparison.js';
import { identifier, inDocument, valueReference } from '../filter/value.js';
import { json, jsonObject, type JsonObject } from '../json.js';
import { targetRef } from './ref.js';

/** More slots than any card has; the choice solver's work is bounded by it. */
export const MAX_SLOTS = 12;
/** No count or total beyond it makes sense on any board. */
export const MAX_COUNT = 10_000;

const count = z.int().min(0).max(MAX_COUNT);
const wholeAmount = z.union([count, valueReference]);

/** How many: a number, or one that is known when the question is asked (`X`, `source.level`). */
export type Amount = z.infer<typeof wholeAmount>;

/** Things of one kind that a filter lets through; `choice` lists its options itself. */
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
    filter: jsonObject,
    /** A second filter, looked at on announcement only and never again on resolution. */
    announceOnly: jsonObject.optional(),
  }),
]);
/** Things of one kind that a filter lets through, or the options of a `choice`. */
export type TargetQuery = NamedUnion<z.infer<typeof targetQuery>>;

/**
 * Who chooses: the controller of the source, an opponent, each opponent or player (a slot of their own each), the
 * player of an earlier slot, a player named by the question; or nobody, where all are taken or chance decides.
 */
export const slotChooser = z.union([
  z.enum(['controller', 'opponent', 'eachOpponent', 'eachPlayer', 'all', 'random']),
  z.templateLiteral(['slots.', inDocument]),
  z.templateLiteral(['role.', inDocument]),
]);
/** Who chooses for a slot: a player by their part in it, or nobody (`all`, `random`). */
export type SlotChooser = z.infer<typeof slotChooser>;

/** One "target ...": what it accepts, how many, who chooses. Within a slot all chosen things are different. */
const targetSlot = z.strictObject({
  id: identifier,
  /** A thing is accepted where any of these queries accepts it. */
  accepts: z.array(targetQuery).min(1).max(8).readonly(),
  min: wholeAmount,
  max: z.union([wholeAmount, z.literal('any')]),
  chooser: slotChooser,
  /** Whether it is targeted, or only chosen: protections look at which it is. */
  mode: z.enum(['target', 'choose']),
  /** A total that is divided among the chosen, at least 1 each. */
  division: z.strictObject({ total: wholeAmount }).optional(),
  messageKey: z.string().max(256).optional(),
  description: z.string().max(2_000).optional(),
});
/** One "target ...": what it accepts, how many, who chooses. */
export type TargetSlot = Named<z.infer<typeof targetSlot>>;

const slotIds = z.array(identifier).min(1).max(MAX_SLOTS).readonly();
const twoSlotIds = z.array(identifier).min(2).max(MAX_SLOTS).readonly();
const announceOnly = z.boolean().optional();

/** What ties the chosen things of some slots together. */
const targetRelation = z.discriminatedUnion('relation', [
  /** No thing in two of the slots. */
  z.strictObject({ relation: z.literal('different'), slots: twoSlotIds, announceOnly }),
  /** All share a value of the property (a controller, an owner, one of their types). */
  z.strictObject({ relation: z.literal('same'), property: identifier, slots: slotIds, announceOnly }),
  /** No two share a value of the property. */
  z.strictObject({ relation: z.literal('distinct'), property: identifier, slots: slotIds, announceOnly }),
  /** The sum of the property over all of them compares so. */
  z.strictObject({
    relation: z.literal('sum'),
    property: identifier,
    slots: slotIds,
    is: numericComparison,
    announceOnly,
  }),
]);
/** What ties the chosen things of some slots together. */
export type TargetRelation = NamedUnion<z.infer<typeof targetRelation>>;

/** All that a spell, ability or move asks to be chosen. Plain JSON. */
export const targetSpec = z.strictObject({
  slots: z.array(targetSlot).max(MAX_SLOTS).readonly(),
  relations: z.array(targetRelation).max(32).readonly(),
  /** When the choice is made: as it is announced (Magic's targets), or as it resolves (Lorcana's "chosen"). */
  timing: z.enum(['announcement', 'resolution']),
  messageKey: z.string().max(256).optional(),
  description: z.string().max(2_000).optional(),
});
/** All that a spell, ability or move asks to be chosen, written out in full. Plain JSON; read with `game.parseSpec`. */
export type TargetSpec = Named<z.infer<typeof targetSpec>>;

/** The keys of a flat filter that say how many. */
export const selection = z.strictObject({
  count: z.union([wholeAmount, z.literal('all')]).optional(),
  upTo: z.boolean().optional(),
  random: z.boolean().optional(),
});

/** How many, as it stands in a flat filter beside the predicate. */
export type Selection = z.infer<typeof selection>;

/** A slot as people write it: one kind with its filter (selection keys included), or several in `accepts`. */
export const targetSlotInput = z.strictObject({
  ...targetSlot.partial().shape,
  kind: z.string().min(1).max(64).optional(),
  filter: z.object(selection.shape).catchall(json).optional(),
  options: z.array(z.string().min(1).max(256)).min(1).max(256).readonly().optional(),
});
export type TargetSlotInput = Named<z.infer<typeof targetSlotInput>>;

/** A spec as people write it: everything but the slots may be left out. */
export const targetSpecInput = z.strictObject({
  ...targetSpec.partial().shape,
  slots: z.array(targetSlotInput).max(MAX_SLOTS).readonly(),
});
export type TargetSpecInput = Named<z.infer<typeof targetSpecInput>>;

/** A flat filter, split: which objects, and how many of them. */
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

/** What a game's specs mean where they do not say it; without it things are targeted, on announcement. */
export interface SpecDefaults {
  readonly mode?: TargetSlot['mode'];
  readonly timing?: TargetSpec['timing'];
}

/** Fills in what a slot leaves out: kind `card`, exactly one, chosen by the controller, in the game's usual way. */
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

/** What is chosen for one slot. */
const slotChoice = z.strictObject({
  targets: z.array(targetRef).max(MAX_COUNT).readonly(),
  /** Shares of the slot's division, in the order of the targets. */
  division: z.array(count).max(MAX_COUNT).readonly().optional(),
});
/** What is chosen for one slot; its targets are all different. */
export type SlotChoice = Named<z.infer<typeof slotChoice>>;

/** What is chosen for a whole spec: one entry a slot, in the order of the slots. */
export const targetSelection = z.array(slotChoice).max(256).readonly();
/** What is chosen for a whole spec: one entry a slot, in the order of the slots. */
export type TargetSelection = z.infer<typeof targetSelection>;

/** Who asks, from what, and with what already announced. Plain JSON. */
export const attempt = z.strictObject({
  /** The player who controls the source: `self` in filters. */
  controller: id,
  source: targetRef.optional(),
  /**
   * What the source acts as, in the game's words: a card in hand may be asked about as the `spell` that it will be, or for
   * an `ability` of its own. Needed where the source alone does not tell.
   */
  as: z.string().min(1).max(64).optional(),
  /** Announced numbers: X. */
  variables: z.strictObject({ X: z.int().min(0).max(MAX_COUNT).optional() }).optional(),
  /** Players that the situation names: the defender of `role.defender`. */
  roles: z.record(identifier, id).optional(),
  /** Which opponent chooses, slot by slot, where there are several. */
  choosers: z.record(identifier, id).optional(),
});
/** Who asks, from what, and with what already announced; see {@link attempt}. */
export type Attempt = Named<z.infer<typeof attempt>>;
