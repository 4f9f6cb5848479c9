import type { Issue, TargetRelation, TargetSlot } from '@reticle/core';
import type { SlotPart, Span } from '@reticle/core/text';

/** What kind of ability a choice belongs to; the text of an action is `action`. */
export type AbilityKindInText = 'action' | 'activated' | 'triggered' | 'static';

/** Which ability of a card's text: abilities are counted from 0 in the order of the text, whatever their kind. */
export interface AbilityInText {
  readonly kind: AbilityKindInText;
  readonly index: number;
  /** Its name, as it stands in capitals before it. */
  readonly name?: string;
  /** The mode of "Choose one", counted from 0. */
  readonly mode?: number;
  /** The ability is granted: it stands in quotation marks. */
  readonly granted?: true;
}

/** One choice of a text: of cards, or of a player. */
export interface TargetRequirement {
  readonly ability: AbilityInText;
  /** Which sentence of the ability and mode, counted from 0; each is an effect of its own (rule 6.1.2). */
  readonly sentence: number;
  /** Whether it is chosen to pay a cost ("Banish one of your items -") or by an effect. */
  readonly part: 'cost' | 'effect';
  /** The slot's id, unique within its ability and mode. */
  readonly id: string;
  /** Where its words stand in the text; of a keyword's choice, where the keyword stands. */
  readonly span: Span;
  readonly from: 'text' | 'keyword';
  /** Whether the words were read in full. Where not, `slot` is absent and `issues` say why. */
  readonly understood: boolean;
  readonly slot?: TargetSlot;
  /** The words in their normal form. */
  readonly words?: string;
  /**
   * Which words of the text say what of `slot` and `relations`, where the context asks for it.
   * Words shared with a phrase that follows stand there, outside `span`.
   */
  readonly parts?: readonly SlotPart[];
  /** What X stands for, in the text's words, where they name an amount instead: "the number of cards in your hand". */
  readonly where?: string;
  /** What ties this slot to itself or to earlier slots of the same ability and mode. */
  readonly relations: readonly TargetRelation[];
  readonly issues: readonly Issue[];
}

/** What is known of the card beside its text. */
export interface TextContext {
  readonly name?: string;
  /** Card types; they tell an action's text from that of a card in play. */
  readonly types?: readonly string[];
  /** Whether each requirement is to tell which words say what: its `parts`. */
  readonly parts?: boolean;
}
