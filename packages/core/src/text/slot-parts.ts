import type { JsonPath } from '../issue.js';
import type { TargetRelation, TargetSlot } from '../targeting/spec.js';
import { jsonAt } from './path.js';
import type { PhrasePart } from './phrase-part.js';
import type { MadeSlot } from './phrase-slot.js';
import type { TargetPhrase } from './phrase.js';
import { sameJson } from './template.js';

/** Words of a text and what of a slot they say, with paths into the slot as JSON: `['accepts', 0, 'filter', 'zone']`. */
export interface SlotPart extends PhrasePart {
  /** Which of the slot's relations they say, by their places in the list. */
  readonly relations: readonly number[];
}

interface PhraseWithParts {
  readonly phrase: TargetPhrase;
  readonly parts: () => readonly PhrasePart[];
}
/**
 * The parts of a phrase as parts of the slot that a game made of it; the anchor is what says the slot's mode. What the
 * game put in itself belongs to no words: a count that it changed is left out, and so is a key that the slot has not.
 */
export function slotParts({ phrase, parts }: PhraseWithParts, made: MadeSlot): readonly SlotPart[] {
  const moved = (paths: readonly JsonPath[]): readonly JsonPath[] =>
    paths.length === 0 ? paths : paths.flatMap((path) => slotPaths(path, phrase, made));
  const meant = (paths: readonly JsonPath[]): readonly number[] =>
    made.relations.length === 0 ? [] : paths.flatMap((path) => relationsAt(path, phrase, made));
  return parts().map(({ span, role, entry, paths, implied }) => ({
    span,
    role,
    entry,
    paths: role === 'anchor' || role === 'any' ? [MODE, ...moved(paths)] : moved(paths),
    implied: moved(implied),
    relations: meant(paths),
  }));
}

const MODE: JsonPath = ['mode'];

function slotPaths(path: JsonPath, phrase: TargetPhrase, { slot, relations }: MadeSlot): readonly JsonPath[] {
  switch (path[0]) {
    case 'accepts':
      return slot.accepts === phrase.accepts || jsonAt(slot, path) !== undefined ? [path] : [];
    case 'min':
    case 'max':
      return sameJson(slot[path[0]], phrase[path[0]]) ? [path] : [];
    case 'chooser':
      return [path];
    case 'other':
      return relations.some(isOther(slot)) ? [] : notItself(slot, phrase);
    default:
      return [];
  }
}

/** "Another" with nothing before it that it could be another than: each thing is not the source. */
const notItself = ({ accepts }: TargetSlot, phrase: TargetPhrase): readonly JsonPath[] =>
  accepts.flatMap((_query, index) => {
    const path = ['accepts', index, 'filter', 'excludeSelf'];
    return jsonAt({ accepts }, path) !== undefined && jsonAt(phrase, path) === undefined ? [path] : [];
  });

const isOther =
  ({ id }: TargetSlot) =>
  ({ relation, slots }: TargetRelation): boolean =>
    relation === 'different' && slots.includes(id);

function relationsAt(path: JsonPath, phrase: TargetPhrase, { slot, relations }: MadeSlot): readonly number[] {
  const [key, index] = path;
  const said = key === 'relations' ? phrase.relations?.[Number(index)] : undefined;
  const isMeant = (relation: TargetRelation): boolean =>
    key === 'other'
      ? isOther(slot)(relation)
      : said !== undefined && relation.relation === said.relation && relation.property === said.property;
  return relations.flatMap((relation, at) => (isMeant(relation) ? [at] : []));
}
