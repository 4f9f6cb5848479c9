import * as z from 'zod';
import type { Named } from '../named.js';
import { valueReference } from '../filter/value.js';
import { jsonObject } from '../json.js';

const amount = z.union([z.int().min(0), valueReference]);

/** What ties the things of one phrase together; the slots are named where the phrase becomes a slot. */
export const phraseRelation = z.strictObject({
  relation: z.enum(['same', 'distinct', 'sum']),
  property: z.string(),
  is: jsonObject.optional(),
  /** The relation is to the thing named before, not among those of this phrase. */
  with: z.literal('earlier').optional(),
});
/** A tie among the things of one phrase, or to the thing named before. */
export type PhraseRelation = z.infer<typeof phraseRelation>;

/** A phrase as JSON: what a slot accepts and how many, before it stands in a spec. */
export const targetPhrase = z.strictObject({
  accepts: z
    .array(z.strictObject({ kind: z.string(), filter: jsonObject }))
    .min(1)
    .readonly(),
  min: amount,
  max: z.union([amount, z.literal('any')]),
  /** "another", "other": not what was named before, be it the source or an earlier target. */
  other: z.literal(true).optional(),
  /** Who chooses, where the words say so. */
  chooser: z.string().optional(),
  relations: z.array(phraseRelation).readonly().optional(),
});
/** A phrase as JSON, before it becomes a slot. */
export type TargetPhrase = Named<z.infer<typeof targetPhrase>>;
