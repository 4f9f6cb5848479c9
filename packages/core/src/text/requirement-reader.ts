import type { GameIssue } from '../issue.js';
import type { TargetSlot } from '../targeting/spec.js';
import { unreadDetails, type PhraseClause, type PhraseWords } from './clause-types.js';
import type { PhraseSlot } from './phrase.js';
import {
  refusedRequirement,
  type AbilityInText,
  type TextContext,
  type TextRequirement,
  slotParts,
} from './requirement.js';
import type { Stretch } from './split.js';
import type { Token } from './tokenize.js';

/** A segment of a text: the words of one ability and mode. */
export interface TextSegment extends Stretch {
  readonly ability: AbilityInText;
}

/** The place of a phrase: what a game needs to know to make a slot of it. */
interface PhrasePlace<Segment, Context> {
  readonly tokens: readonly Token[];
  readonly segment: Segment;
  readonly context: Context;
  readonly id: string;
  /** The slots of the same ability and mode before it. */
  readonly earlier: readonly TargetSlot[];
  /** The number of phrases up to this one. Phrases that were not understood have no slot. */
  readonly count: number;
  /** The first token of the ability and mode. */
  readonly begin: number;
}

/** A game's rules for reading requirements. */
export interface RequirementRules<Segment extends TextSegment, Context extends TextContext, Requirement> {
  /** Reads the phrases in a segment, in the order of the words, leaving out mere mentions. */
  readonly clauses: (tokens: readonly Token[], segment: Segment) => Iterable<PhraseWords>;
  /** Returns a code if a phrase that was read is not everything that the text says there. */
  readonly leftOver: (tokens: readonly Token[], clause: PhraseClause) => GameIssue['code'] | undefined;
  /** Makes the slot of a phrase, or returns the code with which it is refused. */
  readonly slot: (
    clause: PhraseClause,
    place: PhrasePlace<Segment, Context>,
  ) => (PhraseSlot & Pick<TextRequirement, 'where'>) | GameIssue['code'];
  /** The code for a phrase that refers to something which is not there. */
  readonly unclear: GameIssue['code'];
  /** Whether a mode may refer to what its ability chose before the modes. */
  readonly modesGoOn?: boolean;
  /** Adds what the game knows of the place to a requirement. */
  readonly finish: (
    made: TextRequirement,
    clause: PhraseWords,
    place: PhrasePlace<Segment, Context>,
  ) => Requirement;
}

/** A requirement with the words that it was read from. */
export interface ReadRequirement<Requirement> {
  readonly made: Requirement;
  readonly clause: PhraseWords;
}

interface AbilitySoFar {
  readonly slots: TargetSlot[];
  count: number;
  readonly begin: number;
}

/** The words to be read, and the letter with which the ids of their slots begin. */
export interface RequirementText<Segment, Context> {
  readonly tokens: readonly Token[];
  readonly segments: readonly Segment[];
  readonly context: Context;
  readonly letter?: string;
}

/**
 * Makes a reader of the requirements of a text that was split. In each segment each phrase becomes a slot,
 * which may refer to slots before it in the same ability and mode, or is refused with a code and its place. A
 * slot is never wider than what the text says.
 *
 * @returns a function that returns the requirements, segment by segment
 */
export function requirementReader<Segment extends TextSegment, Context extends TextContext, Requirement>(
  rules: RequirementRules<Segment, Context, Requirement>,
): (text: RequirementText<Segment, Context>) => readonly (readonly ReadRequirement<Requirement>[])[] {
  return ({ tokens, segments, context, letter = 't' }) => {
    const known = new Map<string, AbilitySoFar>();
    const knownIn = ({ ability: { index, mode }, from }: Segment): AbilitySoFar => {
      const key = `${index}.${mode ?? ''}`;
      const found = known.get(key);
      if (found) return found;
      const before = rules.modesGoOn ? known.get(`${index}.`) : undefined;
      const { slots = [], count = 0, begin = from } = before ?? {};
      const made = { slots: [...slots], count, begin };
      known.set(key, made);
      return made;
    };
    return segments.map((segment) => {
      const own = knownIn(segment);
      return [...rules.clauses(tokens, segment)].map((clause) => {
        own.count++;
        const { slots: earlier, count, begin } = own;
        const id = `${letter}${count}`;
        const place = { tokens, segment, context, id, earlier: [...earlier], count, begin };
        const { made, slot } = requirementOf(rules, clause, place);
        if (slot) own.slots.push(slot);
        return { made: rules.finish(made, clause, place), clause };
      });
    });
  };
}

/** Makes one requirement, with its slot, to which later ones may refer. */
function requirementOf<Segment extends TextSegment, Context extends TextContext, Requirement>(
  rules: RequirementRules<Segment, Context, Requirement>,
  clause: PhraseWords,
  place: PhrasePlace<Segment, Context>,
): { readonly made: TextRequirement; readonly slot?: TargetSlot } {
  const { tokens, context, id, earlier, count } = place;
  const { span, words } = clause;
  const refused = (code: GameIssue['code'], data: object = {}) => ({
    made: refusedRequirement({ id, span }, code, { words, ...data }),
  });
  if (clause.found === 'unread') return refused(clause.code, unreadDetails(clause));
  const left = rules.leftOver(tokens, clause);
  if (left !== undefined) return refused(left);
  // "Another", after a phrase that was not understood.
  if (clause.phrase.other === true && earlier.length < count - 1) return refused(rules.unclear);
  const made = rules.slot(clause, place);
  if (typeof made === 'string') return refused(made);
  return {
    slot: made.slot,
    made: understoodRequirement(clause, made, context),
  };
}

/** Makes the requirement of a phrase that was read. */
export const understoodRequirement = (
  clause: PhraseClause,
  made: PhraseSlot & Pick<TextRequirement, 'where'>,
  { parts }: TextContext,
): TextRequirement => ({
  id: made.slot.id,
  span: clause.span,
  from: 'text',
  understood: true,
  words: clause.words,
  ...(parts ? { parts: slotParts(clause, made) } : {}),
  issues: [],
  ...made,
});
