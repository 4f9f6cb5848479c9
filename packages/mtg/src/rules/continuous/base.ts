import { canonicalJson } from '@reticle/core';
import type { MtgCard } from '../../state/card.js';
import type { PrintedFacts } from '../../state/facts.js';
import { cardWith } from '../../state/copies.js';

/** What a card is, for its printed facts: of one that has none, what it is before anything changes it. */
export function printedOf(card: MtgCard): PrintedFacts {
  const { names, supertypes, types, subtypes, colors, manaValue, keywords } = card;
  const { power, toughness, loyalty, defense } = card.printed ?? card;
  return {
    ...(card.printed ?? { names, supertypes, types, subtypes, colors, manaValue, keywords }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
  };
}

/** Whether a card is as it is printed, in all that layers change. */
const isAsPrinted = (card: MtgCard, printed: PrintedFacts): boolean =>
  printed.names === card.names &&
  printed.supertypes === card.supertypes &&
  printed.types === card.types &&
  printed.subtypes === card.subtypes &&
  printed.colors === card.colors &&
  printed.keywords === card.keywords &&
  printed.power === card.power &&
  printed.toughness === card.toughness;

/** Whether nothing changes it as it is: then it need not be made anew. */
const isBase = (card: MtgCard): boolean =>
  card.ownController === undefined && (card.printed === undefined || isAsPrinted(card, card.printed));

/**
 * A card as it is by itself, before any effect (rule 613.1): what is printed, under its own controller. Mana value,
 * loyalty and defense stay as they are now: nothing here changes them. A card without printed facts stays what it is.
 */
export function baseOf(card: MtgCard): MtgCard {
  if (isBase(card)) return card;
  const { ownController, printed } = card;
  const { power, toughness } = printed ?? card;
  const { names, supertypes, types, subtypes, colors, keywords } = printed ?? card;
  const own = {
    names,
    supertypes,
    types,
    subtypes,
    colors,
    keywords,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(ownController === undefined ? {} : { controller: ownController }),
  };
  return cardWith(card, own, ['ownController', 'power', 'toughness']);
}

/** A card that something is about to change: its printed facts are written down, so that they are not lost. */
export const withPrinted = (card: MtgCard): MtgCard =>
  card.printed ? card : cardWith(card, { printed: printedOf(card) });

/** Whether two values are the same JSON; lists of the same things are told at once. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    if (one.every((entry, index) => entry === other[index])) return true;
  }
  return canonicalJson(one) === canonicalJson(other);
}

/** Whether two cards are the same in everything. */
export function isSame(one: MtgCard, other: MtgCard): boolean {
  if (one === other) return true;
  const facts: readonly string[] = Object.keys(one);
  return (
    facts.length === Object.keys(other).length &&
    facts.every(
      (fact) => Object.hasOwn(other, fact) && isEqual(Reflect.get(one, fact), Reflect.get(other, fact)),
    )
  );
}
