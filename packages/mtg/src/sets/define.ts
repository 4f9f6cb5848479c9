import type { CardDefinition } from '../language/card-definition.js';
import type { PrintedCardFacts } from './facts.js';

/** What a card does, beside its facts; what is left out is none. */
export type CardAbilities = Partial<
  Pick<
    CardDefinition,
    | 'entersChoosing'
    | 'entersAs'
    | 'replacesDraws'
    | 'activated'
    | 'granted'
    | 'triggered'
    | 'static'
    | 'spell'
    | 'unexpressed'
  >
>;
/** A card as a set writes it down: one entry with its facts and all that it does. */
export type CardEntry = PrintedCardFacts & CardAbilities;

/** `does(creature('Air Elemental', ...), ...)`: facts, and what the card does. */
export const does = (facts: PrintedCardFacts, abilities: CardAbilities): CardEntry => ({
  ...facts,
  ...abilities,
});

/** Entries as the cards of a set: what they leave out is none. */
export const defineCards = (entries: readonly CardEntry[]): readonly CardDefinition[] =>
  entries.map(({ activated = [], triggered = [], static: statics = [], unexpressed = [], ...card }) => ({
    ...card,
    activated,
    triggered,
    static: statics,
    unexpressed,
  }));
