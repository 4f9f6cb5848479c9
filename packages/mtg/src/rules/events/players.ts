import { addMana, type ManaPool } from '../../state/mana-pool.js';
import type { ManaAmounts } from '../../language/mana.js';
import { cardWith, playerWith } from '../../state/copies.js';
import type { MatchPlayer } from '../../state/match-state.js';
import { changePlayers } from '../../state/players.js';
import { seated } from '../../state/state.js';
import { sharingWith } from '../../state/teams.js';
import { removeCards } from '../../state/zones.js';
import { type EventChange, type DoneToCard, type OfPlayer, told } from './event.js';
import { changeCard } from './permanents.js';

type Life = OfPlayer & {
  readonly amount: number;
  /** It is lost as a cost is paid. */
  readonly paid?: true;
};

/** Life is gained, or lost (rule 119.3); that of the team, where it has one life total (810.9). */
const life =
  (sign: 1 | -1): EventChange<Life> =>
  (state, { player, amount }) =>
    changePlayers(state, sharingWith(state, player), (found) =>
      playerWith(found, { life: found.life + sign * amount }),
    );

/** A fact that a player has from now on. */
const marks =
  <Facts extends OfPlayer>(change: Partial<MatchPlayer>): EventChange<Facts> =>
  (state, { player }) =>
    changePlayers(state, [player], (found) => playerWith(found, change));

/** Mana comes into a pool as it lies there, what has a purpose kept for that; what pays at once never lies there, and is told alone. */
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

/** The source remembers the opponent who was chosen (rule 702.174a). */
const promised: EventChange<DoneToCard & { readonly to: string }> = (state, { card: { id }, to }) =>
  changeCard(state, id, (card) => cardWith(card, { chosen: { ...card.chosen, player: to } }));

/** All objects leave that are owned by who has left, those of several at once (rule 800.4a). */
const leftGame: EventChange<OfPlayer> = (state) =>
  removeCards(
    state,
    state.cards.filter(({ owner }) => !seated(state, owner)),
  );

export const PLAYERS = {
  lifeGained: life(1),
  lifeLost: life(-1),
  manaAdded,
  drew: told<OfPlayer & { readonly count: number }>(),
  /** Who was to draw from an empty library is marked for the state-based actions (rule 704.5b). */
  drewFromEmpty: marks<OfPlayer>({ drewFromEmpty: true }),
  promised,
  coinFlipped: told<OfPlayer & { readonly won: boolean }>(),
  passed: told<OfPlayer & { readonly step: string }>(),
  playerLost: marks<OfPlayer & { readonly rule: string }>({ left: true }),
  leftGame,
};
