import type { CardDefinition } from '../language/card-definition.js';
import type { PrintedCardFacts } from './facts.js';

/** What a card does, beside its facts; what is left out is none. */
export type CardAbilities = Partial<
  Pick<CardDefinition, 'activated' | 'granted' | 'triggered' | 'static' | 'spell' | 'unexpressed'>
>;

/** What some cards of a set do, by their names. */
export type AbilityGroup = Readonly<Record<string, CardAbilities>>;

/**
 * Facts and abilities as the cards of a set.
 *
 * @throws TypeError where a name is none of the facts', or stands in two groups
 */
export function defineCards(
  facts: readonly PrintedCardFacts[],
  groups: readonly AbilityGroup[],
): readonly CardDefinition[] {
  const byName = new Map<string, CardAbilities>();
  const known = new Set(facts.map(({ name }) => name));
  for (const [name, abilities] of groups.flatMap((group) => Object.entries(group))) {
    if (!known.has(name)) throw new TypeError(`No card is named ${name}`);
    if (byName.has(name)) throw new TypeError(`${name} stands in two groups`);
    byName.set(name, abilities);
  }
  return facts.map((card) => ({
    ...card,
    activated: [],
    triggered: [],
    static: [],
    unexpressed: [],
    ...byName.get(card.name),
  }));
}
