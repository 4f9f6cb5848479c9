import { slotChooser, type TargetRelation, type TargetSlot } from '../targeting/spec.js';
import type { PhraseRelation, TargetPhrase } from './phrase.js';

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
