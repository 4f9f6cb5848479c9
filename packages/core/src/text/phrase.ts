import * as z from 'zod';
import { valueReference } from '../filter/value.js';
import type { JsonPath } from '../issue.js';
import { jsonObject } from '../json.js';
import type { Named } from '../ref.js';
import { slotChooser, type TargetRelation, type TargetSlot } from '../targeting/spec.js';
import type { Role } from './lexicon.js';
import type { Span } from './tokenize.js';

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

/**
 * Words of a phrase and what of its JSON they say. The parts of one phrase do not overlap; articles, commas and "or"
 * belong to none.
 */
export interface PhrasePart {
  /** Outside the phrase's own span where it shares what is said of a phrase that follows. */
  readonly span: Span;
  /** What they are in the phrase; `anchor` is the word that marks it, unless that alone names a thing (`any`). */
  readonly role: Role | 'anchor';
  /** The lexicon's words for them, with their holes: "with height <number> or less". */
  readonly entry: string;
  /** What they say; nothing where they add nothing ("of your choice"). */
  readonly paths: readonly JsonPath[];
  /**
   * What no words say and these stand for: of a class without a noun ("creature") what makes it one, of an anchor
   * without a count exactly one.
   */
  readonly implied: readonly JsonPath[];
}

/** A slot with what ties it to itself and to earlier slots. */
export interface MadeSlot {
  readonly slot: TargetSlot;
  readonly relations: readonly TargetRelation[];
}

/** What stands before a phrase in its ability. */
export interface Before {
  /** The slots: "another" is none of their things; where there is none that it might share one with, not the source. */
  readonly earlier?: readonly TargetSlot[];
  /** Whether something might be chosen for both; where they accept one kind, if not given. */
  readonly mayShare?: (earlier: TargetSlot, phrase: TargetPhrase) => boolean;
  /** The id of the slot that relations `with: 'earlier'` are to. */
  readonly leansOn?: string | undefined;
}

const sharesKind = ({ accepts }: TargetSlot, phrase: TargetPhrase): boolean =>
  accepts.some(({ kind }) => phrase.accepts.some((query) => query.kind === kind));

/**
 * A phrase as a slot of a spec, all that it says kept.
 *
 * @param own the slot's id and mode; and who chooses, where the phrase names the chooser in a way of the game's own
 * @returns `undefined` where the phrase leans on something that is not there: "the same name as it", "another" of what
 * could be no source, a chooser that no slot has
 */
export function phraseSlot(
  phrase: TargetPhrase,
  own: Pick<TargetSlot, 'id' | 'mode'> & Partial<Pick<TargetSlot, 'chooser'>>,
  { earlier = [], mayShare = sharesKind, leansOn }: Before = {},
): MadeSlot | undefined {
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
  // One thing alone shares everything with itself: it is tied to those that it is another than.
  if (max === 1) return others.length === 0 ? undefined : { relation, property, slots: [...others, id] };
  return { relation, property, slots: [id] };
}

/** "Another" with nothing before it: not the source itself, which is a card. */
const notSource = (accepts: TargetPhrase['accepts']): TargetPhrase['accepts'] | undefined =>
  accepts.some(isCard)
    ? accepts.map((query) =>
        isCard(query) ? { ...query, filter: { ...query.filter, excludeSelf: true } } : query,
      )
    : undefined;

const isCard = ({ kind }: TargetPhrase['accepts'][number]): boolean => kind === 'card';
