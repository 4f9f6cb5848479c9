import type { PinnedRef } from '@reticle/core';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { withLibraryOrder } from '../../state/library.js';
import { moveCard } from '../../state/zones.js';
import { cardWith } from '../../state/copies.js';
import { withCounted } from './counters.js';
import {
  type EventChange,
  type DoneToCard,
  type OfCard,
  type OfPermanent,
  type OfPlayer,
  emitted,
} from './event.js';
import { changeCard } from './permanents.js';

/**
 * Returns what a move between two zones means for a card this turn. Moving from the battlefield to a
 * graveyard is dying (rule 700.4).
 */
function factsOf(from: Zone, to: Zone): MtgCard['thisTurn'] {
  if (to === 'battlefield') return ['entered', 'cameUnderControl'];
  if (to !== 'graveyard') return [];
  if (from === 'battlefield') return ['putIntoGraveyard', 'putIntoGraveyardFromBattlefield', 'died'];
  return from === 'library' ? ['putIntoGraveyard', 'putIntoGraveyardFromLibrary'] : ['putIntoGraveyard'];
}

/**
 * A card moves to another zone as {@link moveCard} says, and is there what `becomes` says. Cards that move
 * outside the game left with their owner: `leftGame`.
 */
const moved: EventChange<
  OfCard & { readonly from: Zone; readonly to: Zone | 'outside' },
  [becomes: Partial<MtgCard>, commanders?: Zone]
> = (state, { card, from, to }, becomes, commanders) => {
  if (to === 'outside') return state;
  const thisTurn = [...factsOf(from, to), ...(becomes.thisTurn ?? [])];
  const after = moveCard(state, card.id, to, Object.assign({}, becomes, { thisTurn }), commanders);
  return becomes.counters === undefined ? after : withCounted(after, card.id);
};

/** A library gets an order that nobody sees (rule 701.24a). */
const shuffled: EventChange<OfPlayer, [topDown: readonly string[]]> = (state, { player }, topDown) =>
  withLibraryOrder(state, player, topDown);

/** A card of a library goes to another place in it (rule 401.7). Nobody is told which card. */
const reordered: EventChange<OfPlayer & { readonly where: 'top' | 'bottom' }, [id: string, order: number]> = (
  state,
  _facts,
  id,
  order,
) => changeCard(state, id, (card) => cardWith(card, { order }));

/** The cards that are shown, as the event lists them. */
type ShownCards = readonly object[];

export const ZONES = {
  moved,
  shuffled,
  reordered,
  wentToCommand: emitted<OfPermanent>(),
  exiledForMadness: emitted<OfPermanent>(),
  revealed: emitted<{
    readonly cards: ShownCards;
    readonly player?: string;
    readonly cost?: true;
    readonly firstDrawn?: true;
  }>(),
  lookedAt: emitted<OfPlayer & { readonly cards: ShownCards }>(),
  discarded: emitted<DoneToCard>(),
  sacrificed: emitted<DoneToCard & { readonly exploitedBy?: PinnedRef }>(),
  exiled: emitted<DoneToCard>(),
  returned: emitted<DoneToCard>(),
  cycled: emitted<DoneToCard>(),
  countered: emitted<{ readonly what: PinnedRef }>(),
  /** With `triggered`, the mana includes that of the mana abilities that triggered on it. */
  tappedForMana: emitted<DoneToCard & { readonly mana?: object; readonly triggered?: true }>(),
};
