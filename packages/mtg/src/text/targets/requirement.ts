import type {
  AbilityInText as AnyAbilityInText,
  TextContext as AnyTextContext,
  TextRequirement,
} from '@reticle/core/text';
import type { OnlyIf } from './only-if.js';

/**
 * The kind of ability to which a target belongs. `static` abilities target nothing, but a phrase in one is
 * reported.
 */
export type AbilityKindInText = 'spell' | 'activated' | 'triggered' | 'static';

/** An ability of a card's text. Abilities of all kinds are counted from 0 in the order of the text. */
export interface AbilityInText extends AnyAbilityInText<AbilityKindInText> {
  /**
   * When the card has the ability, in the text's words: "level 1-3" (rule 711.2), "max speed", or a chosen
   * anchor word (rule 614.12b).
   */
  readonly onlyAs?: string;
}

/**
 * One "target ..." of a text: which ability it belongs to, its slot if it was understood, its words and its
 * place.
 */
export interface TargetRequirement extends TextRequirement {
  readonly ability: AbilityInText;
  /** The choice during casting on which it depends: "this spell was kicked". */
  readonly onlyIf?: OnlyIf;
}

/**
 * What is known about the card apart from its text. A text means the source by the card's name, or by the
 * part before the comma.
 */
export interface TextContext extends AnyTextContext {}
