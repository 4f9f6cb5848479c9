import type { GameIssue } from '../issue.js';
import type { TargetSlot } from '../targeting/spec.js';
import { unreadDetails, type PhraseClause, type PhraseWords } from './clause-types.js';
import type { MadeSlot } from './phrase.js';
import {
  refusedRequirement,
  type AbilityInText,
  type TextContext,
  type TextRequirement,
  slotParts,
} from './requirement.js';
import type { Stretch } from './split.js';
import type { Token } from './tokenize.js';

/** Words of one ability and mode. */
export interface TextSegment extends Stretch {
  readonly ability: AbilityInText;
}

/** A phrase in its place: what a game needs to make a slot of it. */
interface PhrasePlace<Segment, Context> {
  readonly tokens: readonly Token[];
  readonly segment: Segment;
  readonly context: Context;
  readonly id: string;
  /** The slots of the same ability and mode so far. */
  readonly earlier: readonly TargetSlot[];
  /** How many phrases it has so far, this one counted; those that were not understood have no slot. */
  readonly count: number;
  /** The first token of the ability and mode. */
  readonly begin: number;
}

/** What a game knows of its requirements. */
export interface RequirementRules<Segment extends TextSegment, Context extends TextContext, Requirement> {
  /** What is said at phrases in a segment, in the order of the words; what is only mentioned is left out. */
  readonly clauses: (tokens: readonly Token[], segment: Segment) => Iterable<PhraseWords>;
  /** Why a phrase that was read is not all that the text says there. */
  readonly leftOver: (tokens: readonly Token[], clause: PhraseClause) => GameIssue['code'] | undefined;
  /** The slot of a phrase, or the code with which it is refused. */
  readonly slot: (
    clause: PhraseClause,
    place: PhrasePlace<Segment, Context>,
  ) => (MadeSlot & Pick<TextRequirement, 'where'>) | GameIssue['code'];
  /** The code for a phrase that leans on something that is not there. */
  readonly unclear: GameIssue['code'];
  /** Whether a mode has what its ability chose before the modes. */
  readonly modesGoOn?: boolean;
  /** A requirement with what the game says of its place. */
  readonly finish: (
    made: TextRequirement,
    clause: PhraseWords,
    place: PhrasePlace<Segment, Context>,
  ) => Requirement;
}

/** A requirement with the words that it was made of. */
export interface ReadRequirement<Requirement> {
  readonly made: Requirement;
  readonly clause: PhraseWords;
}

interface AbilitySoFar {
  readonly slots: TargetSlot[];
  count: number;
  readonly begin: number;
}

/** Words that are read, and the letter after which their slots are numbered. */
export interface RequirementText<Segment, Context> {
  readonly tokens: readonly Token[];
  readonly segments: readonly Segment[];
  readonly context: Context;
  readonly letter?: string;
}

/**
 * Makes what finds the requirements of a text that was split: in each segment each phrase, as a slot that leans on those
 * before it in the same ability and mode, or refused with a code and its place, never wider than what is said.
 *
 * @returns the requirements, segment by segment
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

/** One requirement, and its slot, on which later ones may lean. */
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
  // "Another" than one that was not understood.
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
  made: MadeSlot & Pick<TextRequirement, 'where'>,
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
