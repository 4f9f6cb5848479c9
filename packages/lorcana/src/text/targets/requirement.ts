import type { AbilityInText as AnyAbilityInText, TextRequirement } from '@reticle/core/text';

/** What kind of ability a choice belongs to; the text of an action is `action`. */
export type AbilityKindInText = 'action' | 'activated' | 'triggered' | 'static';

/** Which ability of a card's text: abilities are counted from 0 in the order of the text, whatever their kind. */
export interface AbilityInText extends AnyAbilityInText<AbilityKindInText> {
  /** Its name, as it stands in capitals before it. */
  readonly name?: string;
}

/** One choice of a text: of cards, or of a player. */
export interface TargetRequirement extends TextRequirement {
  readonly ability: AbilityInText;
  /** Which sentence of the ability and mode, counted from 0; each is an effect of its own (rule 6.1.2). */
  readonly sentence: number;
  /** Whether it is chosen to pay a cost ("Banish one of your items -") or by an effect. */
  readonly part: 'cost' | 'effect';
}
