import type { Ability } from '../language/ability.js';
import { inPlay, isSubject, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import type { Asker } from '../state/links.js';
import { definitionOf, type LorcanaMatchState } from '../state/match.js';
import { amountOf, holds, inkwellOf } from '../state/table.js';

/** How much ink a player can pay with: the ready cards of the inkwell. */
export const readyInk = (state: LorcanaMatchState, player: string): number =>
  inkwellOf(state, player, false).length;

/** Abilities of one kind, with whose they are. */
export function* saidBy<Kind extends Ability['kind']>(
  state: LorcanaMatchState,
  card: LorcanaCard,
  kind: Kind,
): Generator<{ readonly ability: Extract<Ability, { readonly kind: Kind }>; readonly asking: Asker }, void> {
  const isKind = (ability: Ability): ability is Extract<Ability, { readonly kind: Kind }> =>
    ability.kind === kind;
  for (const ability of definitionOf(state, card.publicId)?.abilities ?? []) {
    if (isKind(ability)) yield { ability, asking: { controller: card.controller, source: refTo(card) } };
  }
}

/** What a player pays for a card instead of `cost`: only the amount paid changes, the cost does not (rule 1.5.4). */
export function priceOf(state: LorcanaMatchState, player: string, card: LorcanaCard, cost: number): number {
  let price = cost;
  const givers = [...inPlay(state).filter(({ controller }) => controller === player), card];
  for (const giver of givers) {
    for (const { ability, asking } of saidBy(state, giver, 'discount')) {
      // What a card says of its own price counts where it is played from, all else in play.
      if ((ability.on === 'this') !== (giver === card)) continue;
      const naming = { ...asking, bound: {} };
      if (ability.while && !holds(state, naming, ability.while)) continue;
      if (isSubject(state, card, ability.on, asking))
        price -= Math.max(0, amountOf(state, naming, ability.amount));
    }
  }
  for (const { player: payer, source, amount, on } of state.discounts) {
    if (payer === player && isSubject(state, card, on, { controller: player, source })) price -= amount;
  }
  return Math.max(0, price);
}

/** The state without the discounts that were for the next such card. */
export const discountsUsed = (
  state: LorcanaMatchState,
  player: string,
  card: LorcanaCard,
): LorcanaMatchState => ({
  ...state,
  discounts: state.discounts.filter(
    ({ player: payer, source, on, next }) =>
      !(next && payer === player && isSubject(state, card, on, { controller: player, source })),
  ),
});

/** How many cards a player may put into the inkwell on a turn of their own. */
export function inkLimit(state: LorcanaMatchState, player: string): number {
  let limit = 1;
  for (const card of inPlay(state)) {
    if (card.controller !== player) continue;
    for (const { ability, asking } of saidBy(state, card, 'extraInk'))
      if (!ability.while || holds(state, { ...asking, bound: {} }, ability.while)) limit += ability.amount;
  }
  return limit;
}
