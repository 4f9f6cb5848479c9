import type { OfferView } from './state.js';

/** Moves that differ in one number only: a spell with each X. */
export interface Amounts {
  /** The name of the number among the parameters. */
  readonly param: string;
  /** The moves, from the least number to the largest, each with its number. */
  readonly steps: readonly { readonly amount: number; readonly offer: OfferView }[];
}

const numbersIn = ({ params }: OfferView): readonly string[] =>
  Object.keys(params).filter((key) => typeof params[key] === 'number');

/** Returns what two moves have in common if they differ in one number only. */
function keyOf(offer: OfferView, param: string): string {
  const { [param]: _amount, ...others } = offer.params;
  return JSON.stringify([param, offer.move, others]);
}

/** Groups moves that differ in one number only. All other moves stay as they are, in their order. */
export function withAmounts(offers: readonly OfferView[]): readonly (OfferView | Amounts)[] {
  const groups = new Map<string, OfferView[]>();
  const keys = offers.map((offer) => {
    const [param, ...more] = numbersIn(offer);
    const key = param === undefined || more.length > 0 ? '' : keyOf(offer, param);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), offer]);
    return key;
  });
  return offers.flatMap((offer, at): readonly (OfferView | Amounts)[] => {
    const group = groups.get(keys[at] ?? '') ?? [];
    const [first] = group;
    const [param = ''] = numbersIn(offer);
    if (group.length < 2) return [offer];
    if (first !== offer) return [];
    const steps = group.map((each) => ({ amount: Number(each.params[param]), offer: each }));
    return [{ param, steps: steps.toSorted((one, other) => one.amount - other.amount) }];
  });
}
