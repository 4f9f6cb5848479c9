import * as z from 'zod';
import { valueReference } from '../filter/value.js';
import type { JsonPath } from '../issue.js';
import { jsonObject } from '../json.js';
import type { Named } from '../ref.js';
import { slotChooser, type TargetRelation, type TargetSlot } from '../targeting/spec.js';
import type { Role } from './lexicon.js';
import type { Span } from './tokenize.js';

const amount = z.union([z.int().min(0), valueReference]);

/** The schema of a relation within one phrase. The slots are named when the phrase becomes a slot. */
export const phraseRelation = z.strictObject({
  relation: z.enum(['same', 'distinct', 'sum']),
  property: z.string(),
  is: jsonObject.optional(),
  /** Set if the relation is to the thing named before, not among the things of this phrase. */
  with: z.literal('earlier').optional(),
});
/** A relation among the things of one phrase, or to the thing named before. */
export type PhraseRelation = z.infer<typeof phraseRelation>;

/** The schema of a phrase as JSON: what a slot accepts and how many, before it is part of a spec. */
export const targetPhrase = z.strictObject({
  accepts: z
    .array(z.strictObject({ kind: z.string(), filter: jsonObject }))
    .min(1)
    .readonly(),
  min: amount,
  max: z.union([amount, z.literal('any')]),
  /** "another", "other": different from what was named before, be it the source or an earlier target. */
  other: z.literal(true).optional(),
  /** Who chooses, if the words say so. */
  chooser: z.string().optional(),
  relations: z.array(phraseRelation).readonly().optional(),
});
/** A phrase as JSON, before it becomes a slot. */
export type TargetPhrase = Named<z.infer<typeof targetPhrase>>;

/**
 * A part of a phrase: some of its words, and what they say of its JSON. The parts of one phrase do not
 * overlap. Articles, commas and "or" belong to no part.
 */
export interface PhrasePart {
  /** The place of the words. Outside the phrase's own span if it shares words with a phrase that follows. */
  readonly span: Span;
  /**
   * The role of the words in the phrase. `anchor` is the word that marks the phrase, unless that alone names
   * a thing (`any`).
   */
  readonly role: Role | 'anchor';
  /** The words of the lexicon entry, with its holes: "with height <number> or less". */
  readonly entry: string;
  /** The paths of what they say. Empty if they add nothing ("of your choice"). */
  readonly paths: readonly JsonPath[];
  /**
   * The paths of what no words say but these imply: for a class without a noun ("creature") what makes it
   * one, for an anchor without a count exactly one.
   */
  readonly implied: readonly JsonPath[];
}

/** A slot made from a phrase, with the relations that tie it to itself and to earlier slots. */
export interface PhraseSlot {
  readonly slot: TargetSlot;
  readonly relations: readonly TargetRelation[];
}

/** The context of a phrase: what stands before it in its ability. */
export interface Before {
  /**
   * The earlier slots. "Another" is different from their things, or, if it can share a thing with none of
   * them, from the source.
   */
  readonly earlier?: readonly TargetSlot[];
  /** Whether one thing might be chosen for both. Defaults to whether they accept the same kind. */
  readonly mayShare?: (earlier: TargetSlot, phrase: TargetPhrase) => boolean;
  /** The id of the slot to which relations `with: 'earlier'` refer. */
  readonly leansOn?: string | undefined;
}

const sharesKind = ({ accepts }: TargetSlot, phrase: TargetPhrase): boolean =>
  accepts.some(({ kind }) => phrase.accepts.some((query) => query.kind === kind));

/**
 * Makes a slot of a spec from a phrase, keeping everything that it says.
 *
 * @param own the slot's id and mode; also who chooses, if the phrase names the chooser in the game's own way
 * @returns `undefined` if the phrase refers to something that is not there: "the same name as it", "another"
 * for something that cannot be the source, a chooser that no slot has
 */
export function phraseSlot(
  phrase: TargetPhrase,
  own: Pick<TargetSlot, 'id' | 'mode'> & Partial<Pick<TargetSlot, 'chooser'>>,
  { earlier = [], mayShare = sharesKind, leansOn }: Before = {},
): PhraseSlot | undefined {
  const { min, max, other = false, chooser: said = 'controller' } = phrase;
  const chooser = own.chooser ?? slotChooser.safeParse(said).data;
  const others = other ? earlier.filter((slot) => mayShare(slot, phrase)).map(({ id }) => id) : [];
  const fromSource = other && others.length === 0;
  const accepts = fromSource ? notSource(phrase.accepts) : phrase.accepts;
  const relations = (phrase.relations ?? []).map((relation) =>
    relationOf(relation, phrase, own.id, others, leansOn),
  );
  if (!accepts || !chooser || relations.includes(undefined)) return undefined;
  return {
    slot: { id: own.id, accepts, min, max, chooser, mode: own.mode },
    relations: [
      ...(others.length > 0 ? [{ relation: 'different' as const, slots: [...others, own.id] }] : []),
      ...relations.filter((made) => made !== undefined),
    ],
  };
}

function relationOf(
  { relation, property, is, with: leans }: PhraseRelation,
  { max }: TargetPhrase,
  id: string,
  others: readonly string[],
  leansOn: string | undefined,
): TargetRelation | undefined {
  if (relation === 'sum') return is && { relation, property, slots: [id], is };
  if (leans) return leansOn === undefined ? undefined : { relation, property, slots: [leansOn, id] };
  // A single thing shares everything with itself, so it is tied to those from which it is different.
  if (max === 1) return others.length === 0 ? undefined : { relation, property, slots: [...others, id] };
  return { relation, property, slots: [id] };
}

/** Excludes the source from what is accepted: "another" with nothing before it. The source is a card. */
const notSource = (accepts: TargetPhrase['accepts']): TargetPhrase['accepts'] | undefined =>
  accepts.some(isCard)
    ? accepts.map((query) =>
        isCard(query) ? { ...query, filter: { ...query.filter, excludeSelf: true } } : query,
      )
    : undefined;

const isCard = ({ kind }: TargetPhrase['accepts'][number]): boolean => kind === 'card';
