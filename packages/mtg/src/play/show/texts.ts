import { unwrap } from '@reticle/core';
import type { CardDefinition } from '../../language/card-definition.js';
import { getActivatedAbilities } from '../../rules/abilities/activated.js';
import { rulesOf } from '../../rules/execution.js';
import type { MtgCard } from '../../state/card.js';
import { printAbility } from '../../text/abilities/print-ability.js';
import { printCard } from '../../text/abilities/print-card.js';
import { printMode } from '../../text/abilities/print-parts.js';

/** What the cards of a match say. */
export interface CardTexts {
  /** A card's rules text, a line for each ability; what there are no words for is named as such. */
  readonly linesOf: (card: MtgCard) => readonly string[];
  /** One of its activated abilities; by its number, where there are no words for it. */
  readonly abilityOf: (card: MtgCard, ability: string) => string;
  /** One of the modes of a spell. */
  readonly modeOf: (card: MtgCard, mode: string) => string;
}
const sentence = (words: string): string => words.replace(/\.$/u, '');

/** The texts of some cards, made of their data. @throws RefusedError where two cards have one id */
export function textsOf(cards: readonly CardDefinition[]): CardTexts {
  const { definitions, registry } = unwrap(rulesOf(cards));
  return {
    linesOf({ publicId }) {
      const definition = definitions.get(publicId);
      if (!definition) return [];
      const { lines, unsaid } = printCard(definition);
      return unsaid.length === 0
        ? lines
        : [...lines, '(There is more to it, for which there are no words here.)'];
    },
    abilityOf(card, ability) {
      const all = getActivatedAbilities(card, registry);
      const at = all.findIndex(({ id }) => id === ability);
      const found = all[at];
      const words = found && printAbility(found, { name: 'it', types: card.types });
      return words?.ok === true ? sentence(words.value) : `ability ${at + 1}`;
    },
    modeOf({ publicId }, mode) {
      const options = definitions.get(publicId)?.spell?.modes?.options ?? [];
      const at = options.findIndex(({ id }) => id === mode);
      const found = options[at];
      const words = found && printMode(found);
      return words?.ok === true ? sentence(words.value) : `mode ${at + 1}`;
    },
  };
}
