import type { CardDefinition } from '../language/card-definition.js';
import { hasKeyword } from '../language/keyword.js';
import { colorsOfCost, manaValueOf } from '../language/mana.js';
import { type MtgCard, mtgCardOf } from './card.js';
import { cardWith } from './copies.js';
import type { PrintedFacts } from './facts.js';
import { memo } from './memo.js';

const numberOf = (value: CardDefinition['power']): number | undefined =>
  typeof value === 'number' ? value : undefined;

/**
 * What is printed on a card: its copiable values (rule 707.2). A number that is counted counts 0 here (208.2). All cards of one
 * definition have the very same.
 */
export const printedFactsOf = memo((definition: CardDefinition): PrintedFacts => {
  const { name, supertypes, types, subtypes, keywords, cost = [], power, toughness } = definition;
  return {
    names: [name],
    supertypes,
    types,
    subtypes,
    keywords,
    // 702.114a: devoid.
    colors: hasKeyword({ keywords }, 'devoid') ? [] : colorsOfCost(cost),
    manaValue: manaValueOf(cost),
    ...(power === undefined ? {} : { power: numberOf(power) ?? 0 }),
    ...(toughness === undefined ? {} : { toughness: numberOf(toughness) ?? 0 }),
  };
});

/** A card of a definition, in its owner's library. */
export function libraryCard(
  definition: CardDefinition,
  { instanceId, owner, order }: Pick<MtgCard, 'instanceId' | 'owner'> & { readonly order: number },
): MtgCard {
  const printed = printedFactsOf(definition);
  const card = mtgCardOf({
    ...printed,
    printed,
    instanceId,
    owner,
    publicId: definition.id,
    zone: 'library',
    order,
  });
  return cardWith(card, {});
}
