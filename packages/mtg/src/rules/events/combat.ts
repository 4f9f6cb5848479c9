import type { PinnedRef } from '@reticle/core';
import type { MtgCard } from '../../state/card.js';
import { changeCards } from '../../state/cards.js';
import { cardWith, matchWith } from '../../state/copies.js';
import { leaveCombat, outOfCombat } from '../../state/zones.js';
import { type EventChange, type OfCard, type OfPlayer, emitted } from './event.js';
import { changeCard } from './permanents.js';

/** A creature is declared as an attacker; the declaration is not complete yet (rule 508.1a). */
const attackDeclared: EventChange<
  OfPlayer & { readonly attacker: string },
  [attacking: NonNullable<MtgCard['attacking']>]
> = (state, { attacker }, attacking) => changeCard(state, attacker, (card) => cardWith(card, { attacking }));

/**
 * A creature is declared as a blocker. The attacker's blockers are in the order of declaration (rule 509.1a).
 */
const blockDeclared: EventChange<OfPlayer & { readonly blocker: string; readonly attacker: string }> = (
  state,
  { blocker, attacker },
) =>
  changeCard(
    changeCard(state, attacker, (card) =>
      cardWith(card, { blocked: true, blockedBy: [...card.blockedBy, blocker] }),
    ),
    blocker,
    (card) => cardWith(card, { blocking: [...card.blocking, attacker] }),
  );

/** A creature has attacked this turn. */
const attacked: EventChange<OfCard & OfPlayer & { readonly planeswalker?: string }> = (
  state,
  { card: { id } },
) => changeCard(state, id, (card) => cardWith(card, { thisTurn: [...card.thisTurn, 'attacked'] }));

/** A creature has blocked this turn. */
const blocked: EventChange<WithOthers> = (state, { card: { id } }) =>
  changeCard(state, id, (card) => cardWith(card, { thisTurn: [...card.thisTurn, 'blocked'] }));

/** An effect removes an object from combat (rule 506.4). */
const removedFromCombat: EventChange<OfCard> = (state, { card: { id } }) => leaveCombat(state, id);

/** Every attacker and blocker is removed from combat (rule 511.3). */
const combatEnded: EventChange<object> = (state) =>
  changeCards(matchWith(state, {}, ['struck']), 'battlefield', outOfCombat);

type WithOthers = OfCard & {
  readonly others: readonly PinnedRef[];
};

export const COMBAT = {
  attackDeclared,
  blockDeclared,
  exerted: emitted<OfCard>(),
  attacked,
  blocked,
  becameBlocked: emitted<WithOthers>(),
  wentUnblocked: emitted<OfCard>(),
  removedFromCombat,
  combatEnded,
};
