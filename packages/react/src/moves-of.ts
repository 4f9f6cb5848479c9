import type { TargetRef } from '@reticle/core';
import type { PromptView } from '@reticle/core/host';
import type { Field, OfferView, TableState } from './state.js';

export type Option = PromptView['options'][number];

type WithOffers = Pick<TableState, 'offers'>;

/** The moves of each thing: those that it makes, and those that name it. */
interface Moves {
  readonly own: ReadonlyMap<string, readonly OfferView[]>;
  readonly named: ReadonlyMap<string, readonly OfferView[]>;
}

const NO_OFFERS: readonly OfferView[] = [];

/** Caches a value for each list, since a table asks for each of its things. */
function onceFor<Item, Made>(make: (items: readonly Item[]) => Made): (items: readonly Item[]) => Made {
  const known = new WeakMap<readonly Item[], Made>();
  return (items) => {
    const made = known.get(items) ?? make(items);
    known.set(items, made);
    return made;
  };
}

const movesIn = onceFor((offers: readonly OfferView[]): Moves => {
  const own = new Map<string, OfferView[]>();
  const named = new Map<string, OfferView[]>();
  const add = (to: Map<string, OfferView[]>, id: string, offer: OfferView): void => {
    const list = to.get(id);
    if (list) list.push(offer);
    else to.set(id, [offer]);
  };
  for (const offer of offers) {
    const [first] = offer.things;
    if (first !== undefined) add(own, first, offer);
    for (const id of new Set(offer.things)) add(named, id, offer);
  }
  return { own, named };
});

const keyOf = ({ kind, id }: TargetRef): string => `${kind} ${id}`;

const optionsIn = onceFor(
  (options: readonly Option[]): ReadonlyMap<string, Option> =>
    new Map(
      options
        .toReversed()
        .flatMap((option) =>
          typeof option.answer === 'object' ? [[keyOf(option.answer), option] as const] : [],
        ),
    ),
);

/** Finds the option of a prompt that is a certain thing. */
export const optionFor = (asked: PromptView | undefined, ref: TargetRef): Option | undefined =>
  asked && optionsIn(asked.options).get(keyOf(ref));

/** Returns the moves of a thing: those that it makes, or if there are none, those that name it. */
export function movesOf({ offers }: WithOffers, id: string): readonly OfferView[] {
  const { own, named } = movesIn(offers);
  return own.get(id) ?? named.get(id) ?? NO_OFFERS;
}

/** Returns the moves that lead a selected thing to another one. */
export const movesOnto = ({ offers }: WithOffers, from: string, to: string): readonly OfferView[] =>
  from === to
    ? NO_OFFERS
    : (movesIn(offers).named.get(from) ?? NO_OFFERS).filter(({ things }) => things.includes(to));

/** Returns the moves that lead a selected thing to a field. */
export const movesTo = ({ offers }: WithOffers, from: string, { x, y }: Field): readonly OfferView[] =>
  (movesIn(offers).named.get(from) ?? NO_OFFERS).filter(({ fields }) =>
    fields.some((field) => field.x === x && field.y === y),
  );

/** Returns the fields to which the moves of a thing lead, each as `x y`. */
export const fieldsOf = ({ offers }: WithOffers, from: string | undefined): ReadonlySet<string> =>
  new Set(
    (from === undefined ? NO_OFFERS : (movesIn(offers).named.get(from) ?? NO_OFFERS)).flatMap(({ fields }) =>
      fields.map(({ x, y }) => `${x} ${y}`),
    ),
  );
