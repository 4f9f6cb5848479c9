import type { OfferShown } from '../engine/play/shown.js';

/** Offers of one kind of move. */
export interface OfferGroup {
  readonly title: string;
  readonly offers: readonly OfferShown[];
}

/** The offers that are about a thing, where one is looked at, and have all the wanted words. */
export function offersFor(
  offers: readonly OfferShown[],
  about: string | undefined,
  wanted: string,
): readonly OfferShown[] {
  const words = wanted.toLowerCase().split(/\s+/u);
  return offers.filter(
    (offer) =>
      (about === undefined || offer.things.includes(about)) &&
      words.every((word) => `${offer.kind} ${offer.words}`.toLowerCase().includes(word)),
  );
}

/** Offers by kind of move, in the order in which the kinds first come. */
export const offerGroups = (offers: readonly OfferShown[]): readonly OfferGroup[] =>
  [...new Set(offers.map(({ kind }) => kind))].map((kind) => ({
    title: kind,
    offers: offers.filter((offer) => offer.kind === kind),
  }));

/** How many offers are about each thing. */
export function offersByThing(offers: readonly OfferShown[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of offers.flatMap(({ things }) => [...new Set(things)]))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
