import type { Tools } from '@reticle/core';
import type { Cost } from '../abilities/cost.js';
import type { Effect } from '../abilities/effects/schema.js';
import { named, type Naming } from '../board/amount.js';
import { cardAt, isCharacter } from '../board/cards.js';
import { cardsSo } from '../board/context.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { banish, canExert, exert } from './cards.js';
import { payInk, readyInk } from './ink.js';

const inPlayAs = (
  state: LorcanaMatchState,
  naming: Naming,
  name: string | undefined,
): readonly LorcanaCard[] =>
  name === undefined
    ? []
    : named(naming, name).flatMap((ref) => {
        const card = cardAt(state, ref);
        return card?.zone === 'play' ? [card] : [];
      });

/** What the part of a cost that is chosen may be: cards with which it can be done. */
function payers(state: LorcanaMatchState, naming: Naming, part: NonNullable<Cost['choose']>[number]) {
  const found = cardsSo(state, part.of, naming);
  return part.to === 'exert' ? found.filter((card) => canExert(card) && !card.drying) : found;
}

/** Whether a cost can be paid, all of it (rules 1.5.3, 4.1.4). */
export function canPay(state: LorcanaMatchState, naming: Naming, cost: Cost): boolean {
  const { ink = 0, choose = [] } = cost;
  if (readyInk(state, naming.controller) < ink) return false;
  if (cost.exert !== undefined) {
    const cards = inPlayAs(state, naming, cost.exert);
    if (cards.length === 0 || !cards.every((card) => canExert(card))) return false;
  }
  if (cost.banish !== undefined && inPlayAs(state, naming, cost.banish).length === 0) return false;
  return choose.every((part) => payers(state, naming, part).length >= (part.count ?? 1));
}

/** Whether what is exerted for an ability of a card could be: a drying character can't (rule 5.1.1.11). */
export const dryEnough = (state: LorcanaMatchState, naming: Naming, { exert: name }: Cost): boolean =>
  inPlayAs(state, naming, name).every((card) => !isCharacter(card) || !card.drying);

const PAID: {
  readonly [To in NonNullable<Cost['choose']>[number]['to']]: (what: string) => Effect;
} = {
  banish: (what) => ({ effect: 'banish', what }),
  exert: (what) => ({ effect: 'exert', what }),
  discard: (what) => ({ effect: 'putIntoDiscard', what }),
  return: (what) => ({ effect: 'returnToHand', what }),
};

/** Pays what is not chosen; what is chosen is paid by effects that come first. The cost can be paid. */
export function payNow(
  state: LorcanaMatchState,
  naming: Naming,
  cost: Cost,
  tools: Tools,
): { readonly state: LorcanaMatchState; readonly chosen: readonly Effect[] } {
  const { ink = 0, choose = [] } = cost;
  const paid = payInk(state, naming.controller, ink);
  const exerted = inPlayAs(paid, naming, cost.exert).reduce((now, card) => exert(now, card, tools), paid);
  const banished = banish(exerted, inPlayAs(exerted, naming, cost.banish), tools);
  const chosen = choose.flatMap(({ to, of, count = 1 }, index): readonly Effect[] => {
    const as = `paid${index}`;
    return [{ effect: 'choose', what: { choose: of, count, as } }, PAID[to](as)];
  });
  return { state: banished, chosen };
}
