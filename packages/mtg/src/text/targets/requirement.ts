import type {
  AbilityInText as AnyAbilityInText,
  TextContext as AnyTextContext,
  TextRequirement,
} from '@reticle/core/text';
import type { OnlyIf } from './only-if.js';

/** What kind of ability a target belongs to. `static` abilities target nothing; a phrase in one is reported all the same. */
export type AbilityKindInText = 'spell' | 'activated' | 'triggered' | 'static';

/** Which ability of a card's text: abilities are counted from 0 in the order of the text, whatever their kind. */
export interface AbilityInText extends AnyAbilityInText<AbilityKindInText> {
  /**
   * The card has the ability only then, in the text's words: "level 1-3" (rule 711.2), "max speed", an anchor word that was
   * chosen (rule 614.12b).
   */
  readonly onlyAs?: string;
}

/** One "target ..." of a text. */
export interface TargetRequirement extends TextRequirement {
  readonly ability: AbilityInText;
  /** The choice made in casting under which alone it is asked for: "this spell was kicked". */
  readonly onlyIf?: OnlyIf;
}

/** What is known of the card beside its text: by its name, or what stands before the comma in it, a text means the source. */
export interface TextContext extends AnyTextContext {}
