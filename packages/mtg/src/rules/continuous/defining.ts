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
 * Cards outside the battlefield that define their own power and toughness (rule 604.3). No other effect
 * changes such a card, and most of them count what no later layer can change. Those are computed on their
 * own, after all permanents, so that permanents need not be recomputed because such a card lies in a library.
 */

/**
 * Returns the cards outside the battlefield that define themselves. Which cards could is found once for the
 * cards of a match.
 */
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

/**
 * The filter keys that look at what layers after definitions change: numbers, and rules among the keywords.
 */
const LATER: readonly string[] = ['power', 'toughness', 'withKeyword', 'withoutKeyword'];

/** Whether an amount counts cards only by what no later layer changes. */
function isEarly(amount: AbilityAmount | undefined): boolean {
  if (amount === undefined || typeof amount === 'number') return true;
  if (typeof amount === 'string') return false;
  if ('multiply' in amount) return isEarly(amount.multiply);
  if ('plus' in amount) return isEarly(amount.plus) && isEarly(amount.more);
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

/** Whether all such cards can be computed after everything else. */
export const areApart = (definers: readonly MtgCard[], staticsOf: StaticsOf): boolean =>
  definers.every((card) => staticsOn(card, staticsOf).every(isEarlyAbility));

const DEFINED = layerNamed('defined');

/** The cards computed here: everything about them except their size is as printed. */
const made = new WeakSet<MtgCard>();

/** Returns a card before it defines its own numbers. */
const startOf = (card: MtgCard): MtgCard => (made.has(card) ? card : withPrinted(baseOf(card)));

function definedNow(state: MtgMatchState, card: MtgCard, abilities: readonly StaticAbility[]): MtgCard {
  const scene = { state, source: refOf(card), controller: controllerOf(card), variables: {}, bound: {} };
  const numberOf = (amount: AbilityAmount) => amountOf(amount, scene);
  return withoutSize(
    abilities.reduce((now, { change }) => DEFINED.apply(now, change, numberOf), startOf(card)),
  );
}

/**
 * Returns the state with such cards as they are now, each computed by itself. They count each other as
 * printed.
 */
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
