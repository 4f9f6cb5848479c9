import type { PinnedRef } from '@reticle/core';
import { addMana, amountsOf, EMPTY_POOL, type ManaPool } from '../../state/mana-pool.js';
import type { MtgKeyword } from '../../language/keyword.js';
import type { ManaAmounts } from '../../language/mana.js';
import { cardById } from '../../state/cards.js';
import { cardWith, playerWith } from '../../state/copies.js';
import type { MatchPlayer } from '../../state/match-state.js';
import { changePlayers } from '../../state/players.js';
import { playerInGame } from '../../state/state.js';
import { sure } from '../../state/sure.js';
import { sharingWith } from '../../state/teams.js';
import { removeCards } from '../../state/zones.js';
import { type EventChange, type DoneToCard, type OfPlayer, emitted } from './event.js';
import { changeCard } from './permanents.js';

type Life = OfPlayer & {
  readonly amount: number;
  /** The life is lost as a cost is paid. */
  readonly paid?: true;
};

/** A player gains or loses life (rule 119.3); so does the team if it shares a life total (810.9). */
const life =
  (sign: 1 | -1): EventChange<Life> =>
  (state, { player, amount }) =>
    changePlayers(state, sharingWith(state, player), (found) =>
      playerWith(found, { life: found.life + sign * amount }),
    );

/** Defines an event that sets facts of a player. */
const marks =
  <Facts extends OfPlayer>(change: Partial<MatchPlayer>): EventChange<Facts> =>
  (state, { player }) =>
    changePlayers(state, [player], (found) => playerWith(found, change));

/**
 * Mana is added to a pool, with its restriction. Mana that pays for something at once never reaches the pool;
 * it is only emitted.
 */
const manaAdded: EventChange<OfPlayer & { readonly mana: ManaAmounts }, [portion: ManaPool | undefined]> = (
  state,
  { player },
  portion,
) =>
  portion === undefined
    ? state
    : changePlayers(state, [player], (found) => {
        const pool = addMana(found.pool, portion);
        return pool.ok ? playerWith(found, { pool: pool.value }) : found;
      });

/** A player pays with mana from the pool and from what is tapped for it. What is `left` remains in the pool (rule 118.3a). */
const manaSpent: EventChange<
  OfPlayer & {
    readonly mana: ManaAmounts;
    /** The spell that remembers the mana spent to cast it. */
    readonly on?: PinnedRef;
  },
  [left: ManaPool]
> = (state, { player, mana, on }, left) => {
  const paid = changePlayers(state, [player], (found) => playerWith(found, { pool: left }));
  return on === undefined
    ? paid
    : changeCard(paid, on.id, (card) =>
        cardWith(card, { spent: amountsOf((type) => (card.spent?.[type] ?? 0) + (mana[type] ?? 0)) }),
      );
};

/** A player gains keywords for the rest of the game: an emblem in all but name (rule 611.2a). */
const playerGained: EventChange<OfPlayer & { readonly keywords: readonly MtgKeyword[] }> = (
  state,
  { player, keywords },
) =>
  changePlayers(state, [player], (found) =>
    playerWith(found, { keywords: [...(found.keywords ?? []), ...keywords] }),
  );

/** The source remembers the chosen opponent (rule 702.174a). */
const promised: EventChange<DoneToCard & { readonly to: string }> = (state, { card: { id }, to }) =>
  changeCard(state, id, (card) => cardWith(card, { chosen: { ...card.chosen, player: to } }));

/** Copies of spells that a player who left controlled cease to exist (rule 800.4a). */
const copiesCeased: EventChange<{ readonly cards: readonly PinnedRef[] }> = (state, { cards }) =>
  removeCards(
    state,
    cards.map(({ id }) => sure(cardById(state, id))),
  );

/** All objects owned by players who have left are removed, for several players at once (rule 800.4a). */
const leftGame: EventChange<OfPlayer> = (state) =>
  removeCards(
    state,
    state.cards.filter(({ owner }) => !playerInGame(state, owner)),
  );

export const PLAYERS = {
  lifeGained: life(1),
  lifeLost: life(-1),
  manaAdded,
  manaSpent,
  /** The pool is emptied by an effect; as a step ends it empties with `stepBegan` (rule 106.4). */
  manaLost: marks<OfPlayer>({ pool: EMPTY_POOL }),
  playerGained,
  drew: emitted<OfPlayer & { readonly count: number }>(),
  /** Marks a player who had to draw from an empty library, for state-based actions (rule 704.5b). */
  drewFromEmpty: marks<OfPlayer>({ drewFromEmpty: true }),
  promised,
  coinFlipped: emitted<OfPlayer & { readonly won: boolean }>(),
  passed: emitted<OfPlayer & { readonly step: string }>(),
  /** An effect says that a player loses: the next check of state-based actions sees to it (rule 104.3e). */
  losesByEffect: marks<OfPlayer>({ loses: true }),
  playerLost: marks<OfPlayer & { readonly rule: string }>({ left: true }),
  leftGame,
  copiesCeased,
};
