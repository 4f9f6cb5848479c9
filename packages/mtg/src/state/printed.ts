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

/** The side of a double-faced card that is not up as it begins; a back has the mana value of the front (rule 202.3b). */
export const sidesOf = memo(
  ({ back, cost = [] }: CardDefinition): MtgCard['sides'] =>
    back && {
      up: 'front',
      other: { publicId: back.id, printed: { ...printedFactsOf(back), manaValue: manaValueOf(cost) } },
    },
);

/** What a double-faced card is with its other side up; nothing of any other card. */
export function turnedOver({ sides, publicId, printed }: MtgCard): Partial<MtgCard> | undefined {
  if (!sides || !printed) return undefined;
  const { up, other } = sides;
  return {
    ...other.printed,
    publicId: other.publicId,
    printed: other.printed,
    sides: { up: up === 'front' ? 'back' : 'front', other: { publicId, printed } },
  };
}

/** A card of a definition, in its owner's library. */
export function libraryCard(
  definition: CardDefinition,
  { instanceId, owner, order }: Pick<MtgCard, 'instanceId' | 'owner'> & { readonly order: number },
): MtgCard {
  const printed = printedFactsOf(definition);
  const sides = sidesOf(definition);
  const card = mtgCardOf({
    ...printed,
    printed,
    ...(sides ? { sides } : {}),
    instanceId,
    owner,
    publicId: definition.id,
    zone: 'library',
    order,
  });
  return cardWith(card, {});
}
