import { refuse, type GameIssue, type Issue, type Result } from '../issue.js';
import type { TargetRelation, TargetSlot, TargetSpec } from '../targeting/spec.js';
import type { SlotPart } from './slot-parts.js';
import type { Span } from './token.js';

/** Which ability of a text something belongs to. Abilities are counted from 0 in the order of the text, whatever their kind. */
export interface AbilityInText<Kind extends string = string> {
  readonly kind: Kind;
  readonly index: number;
  /** The mode of a modal ability, counted from 0. */
  readonly mode?: number;
  /** The ability is granted: it stands in quotation marks. */
  readonly granted?: true;
}

/** What is known of a card beside its text. */
export interface TextContext {
  /** The card's name. */
  readonly name?: string;
  /** Card types; they tell the text of a spell or an action from that of a card in play. */
  readonly types?: readonly string[];
  /** Whether each requirement is to tell which words say what: its `parts`. */
  readonly parts?: boolean;
}

/** One target of a text: its words, and the slot that they stand for. A game adds what it knows of the place and of the condition. */
export interface TextRequirement {
  /** The slot's id, unique within its ability and mode. */
  readonly id: string;
  /** Where its words stand in the text; of a keyword's target, where the keyword stands. */
  readonly span: Span;
  readonly from: 'text' | 'keyword';
  /** Whether the words were read in full. If not, `slot` is absent and `issues` say why. */
  readonly understood: boolean;
  readonly slot?: TargetSlot;
  /** The words in their normal form. */
  readonly words?: string;
  /**
   * Which words of the text say what of `slot` and `relations`, if the context asks for it; absent of a keyword's target,
   * which its rule says. Words shared with a phrase that follows stand there, outside `span`.
   */
  readonly parts?: readonly SlotPart[];
  /** What X stands for, in the text's words, if they name an amount instead: "the number of cards in your hand". */
  readonly where?: string;
  /** What ties this slot to itself or to earlier slots of the same ability and mode. */
  readonly relations: readonly TargetRelation[];
  readonly issues: readonly Issue[];
}

/** Makes the requirement of a target that was seen and is not understood, with the reader's code. */
export const refusedRequirement = (
  { id, span }: Pick<TextRequirement, 'id' | 'span'>,
  code: GameIssue['code'],
  data: object = {},
): TextRequirement => ({
  id,
  span,
  from: 'text',
  understood: false,
  relations: [],
  issues: [{ code, data: { ...data, span } }],
});

/** The spec of some requirements together; `undefined` if one of them was not understood. */
export function specOfRequirements(
  requirements: readonly TextRequirement[],
  timing: TargetSpec['timing'],
): TargetSpec | undefined {
  const slots = requirements.flatMap(({ slot }) => slot ?? []);
  if (slots.length < requirements.length) return undefined;
  return { slots, relations: requirements.flatMap(({ relations }) => relations), timing };
}

/** A phrase that was read by itself, with its words in their normal form. */
export interface TargetPattern {
  readonly spec: TargetSpec;
  readonly words: readonly string[];
}

/**
 * The requirements of one phrase by itself as a pattern. Refused with the issues of those that are not understood, and
 * with `none` if no spec comes of them.
 */
export function patternOf<Requirement extends TextRequirement>(
  requirements: readonly Requirement[],
  specOf: (requirements: readonly Requirement[], first: Requirement) => TargetSpec | undefined,
  none: Issue,
): Result<TargetPattern> {
  const found = requirements.filter(({ from }) => from === 'text');
  const [issue, ...more] = found.flatMap(({ issues }) => issues);
  if (issue) return refuse(issue, ...more);
  const [first] = found;
  const spec = first && specOf(found, first);
  return spec
    ? { ok: true, value: { spec, words: found.flatMap(({ words }) => words ?? []) } }
    : refuse(none);
}
