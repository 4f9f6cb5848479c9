import type { AbilityInText as AnyAbilityInText, TextRequirement } from '@reticle/core/text';

/** The kind of ability to which a choice belongs. The text of an action is `action`. */
export type AbilityKindInText = 'action' | 'activated' | 'triggered' | 'static';

/**
 * An ability of a card's text. Abilities are counted from 0 in the order of the text, whatever their kind.
 */
export interface AbilityInText extends AnyAbilityInText<AbilityKindInText> {
  /** The name in capitals before the ability. */
  readonly name?: string;
}

/** One choice of a text: of cards, or of a player. */
export interface TargetRequirement extends TextRequirement {
  readonly ability: AbilityInText;
  /**
   * The index of the sentence in its ability and mode, from 0. Each sentence is an effect of its own (rule
   * 6.1.2).
   */
  readonly sentence: number;
  /** Whether it is chosen to pay a cost ("Banish one of your items -") or by an effect. */
  readonly part: 'cost' | 'effect';
}
