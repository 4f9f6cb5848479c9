import type { Issue, TargetRelation, TargetSlot } from '@reticle/core';
import type { SlotPart, Span } from '@reticle/core/text';
import type { OnlyIf } from './only-if.js';

/** What kind of ability a target belongs to. `static` abilities target nothing; a phrase in one is reported all the same. */
export type AbilityKindInText = 'spell' | 'activated' | 'triggered' | 'static';

/** Which ability of a card's text: abilities are counted from 0 in the order of the text, whatever their kind. */
export interface AbilityInText {
  readonly kind: AbilityKindInText;
  readonly index: number;
  /** The mode of a modal ability, counted from 0. */
  readonly mode?: number;
  /** The ability is granted: it stands in quotation marks. */
  readonly granted?: true;
  /**
   * The card has the ability only then, in the text's words: "level 1-3" (rule 711.2), "max speed", an anchor word that was
   * chosen (rule 614.12b).
   */
  readonly onlyAs?: string;
}

/** One "target ..." of a text. */
export interface TargetRequirement {
  readonly ability: AbilityInText;
  /** The slot's id, unique within its ability and mode. */
  readonly id: string;
  /** Where its words stand in the text; of a keyword's target, where the keyword stands. */
  readonly span: Span;
  readonly from: 'text' | 'keyword';
  /** Whether the words were read in full. Where not, `slot` is absent and `issues` say why. */
  readonly understood: boolean;
  readonly slot?: TargetSlot;
  /** The words in their normal form. */
  readonly words?: string;
  /**
   * Which words of the text say what of `slot` and `relations`, where the context asks for it;
   * absent of a keyword's target, which its rule says. Words shared with a phrase that follows stand there, outside `span`.
   */
  readonly parts?: readonly SlotPart[];
  /** What X stands for, in the text's words, where they name an amount instead: "the number of lands you control". */
  readonly where?: string;
  /** The choice made in casting under which alone it is asked for: "this spell was kicked". */
  readonly onlyIf?: OnlyIf;
  /** What ties this slot to itself or to earlier slots of the same ability and mode. */
  readonly relations: readonly TargetRelation[];
  readonly issues: readonly Issue[];
}

/** What is known of the card beside its text. */
export interface TextContext {
  /** The card's name: it, and what stands before its comma, mean the source. */
  readonly name?: string;
  /** Card types; they tell a spell's text from a permanent's. */
  readonly types?: readonly string[];
  /** Whether each requirement is to tell which words say what: its `parts`. */
  readonly parts?: boolean;
}
