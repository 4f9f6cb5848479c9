import type { StaticAbility } from '../../language/card-definition.js';
import type { AbilityAmount } from '../../language/selector.js';
import type { MtgCard } from '../../state/card.js';
import { cardsById, identityOf, withCard } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { refOf } from '../../state/refs.js';
import { readsOf } from '../select/own.js';
import { amountOf } from '../select/select.js';
import { type StaticsOf, couldBe, isDefining, staticsOn } from './statics.js';
import { baseOf, isSame, layerNamed, withoutSize, withPrinted } from './layers.js';

/**
 * Cards outside the battlefield that define their own power and toughness (rule 604.3). Nothing else changes such a card, and most
 * of them count what no layer after their own can change: then they are made by themselves, after all permanents are what they are,
 * and permanents need not be made anew because such a card lies in a library.
 */

/** Cards outside the battlefield that define themselves; which could, is found once for the cards of a match. */
export function definersIn(state: MtgMatchState, staticsOf: StaticsOf): readonly MtgCard[] {
  return cardsById(state, couldDefine(staticsOf)(state)).filter(
    (card) => card.zone !== 'battlefield' && staticsOn(card, staticsOf).length > 0,
  );
}

const couldDefine = memo((staticsOf: StaticsOf) => {
  const found = new WeakMap<object, readonly string[]>();
  return (state: MtgMatchState): readonly string[] => {
    const identity = identityOf(state);
    const known = found.get(identity);
    if (known) return known;
    const ids = state.cards.flatMap((card) =>
      couldBe(card).some((form) => staticsOf(form).some(isDefining)) ? [card.instanceId] : [],
    );
    found.set(identity, ids);
    return ids;
  };
});

/** What later layers than that of definitions change: numbers, and the rules that stand among keywords. */
const LATER: readonly string[] = ['power', 'toughness', 'withKeyword', 'withoutKeyword'];

/** Whether an amount is a count of cards by what no later layer changes of them. */
function isEarly(amount: AbilityAmount | undefined): boolean {
  if (amount === undefined || typeof amount === 'number') return true;
  if (typeof amount === 'string') return false;
  if ('multiply' in amount) return isEarly(amount.multiply);
  if ('plus' in amount) return isEarly(amount.plus);
  if ('minus' in amount) return isEarly(amount.minus);
  if ('halfUp' in amount) return isEarly(amount.halfUp);
  if ('halfDown' in amount) return isEarly(amount.halfDown);
  if ('cardsIn' in amount) return true;
  if (!('count' in amount)) return false;
  const { isOwn, keys } = readsOf(amount.count);
  return isOwn && !LATER.some((key) => keys.has(key));
}

const isEarlyAbility = memo(
  ({ change: { setPower, setToughness } }: StaticAbility) => isEarly(setPower) && isEarly(setToughness),
);

/** Whether all such cards can be made after everything else. */
export const areApart = (definers: readonly MtgCard[], staticsOf: StaticsOf): boolean =>
  definers.every((card) => staticsOn(card, staticsOf).every(isEarlyAbility));

const DEFINED = layerNamed('defined');

/** Cards that were made here: what is not a number of them is as it is printed. */
const made = new WeakSet<MtgCard>();

/** A card as it is before it says of itself what its numbers are. */
const startOf = (card: MtgCard): MtgCard => (made.has(card) ? card : withPrinted(baseOf(card)));

function definedNow(state: MtgMatchState, card: MtgCard, abilities: readonly StaticAbility[]): MtgCard {
  const scene = { state, source: refOf(card), controller: controllerOf(card), variables: {}, bound: {} };
  const numberOf = (amount: AbilityAmount) => amountOf(amount, scene);
  return withoutSize(
    abilities.reduce((now, { change }) => DEFINED.apply(now, change, numberOf), startOf(card)),
  );
}

/** The state with such cards as they are now, each by itself. They count each other as what they are printed as. */
export function withDefined(
  state: MtgMatchState,
  definers: readonly MtgCard[],
  staticsOf: StaticsOf,
): MtgMatchState {
  let counted = state;
  for (const card of definers) {
    const start = startOf(card);
    if (!isSame(card, start)) counted = withCard(counted, start);
  }
  let now = state;
  for (const card of definers) {
    const found = definedNow(counted, card, staticsOn(card, staticsOf));
    if (found === card) continue;
    const after = isSame(card, found) ? card : found;
    made.add(after);
    now = withCard(now, after);
  }
  return now;
}
