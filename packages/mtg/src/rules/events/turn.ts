import type { PinnedRef } from '@reticle/core';
import { countedLonger } from '../../state/activations.js';
import { type MtgCard, blankCard } from '../../state/card.js';
import { eachCard } from '../../state/cards.js';
import { cardWith, matchWith, playerWith, turnWith } from '../../state/copies.js';
import { controllerOf } from '../../state/facts.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { EMPTY_POOL } from '../../state/mana-pool.js';
import type { MtgMatchState, Step } from '../../state/match-state.js';
import { poolAfterStep } from '../../state/purposes.js';
import { mapSame } from '../../state/refs.js';
import { playerOf } from '../../state/state.js';
import { countOf, teamOf } from '../../state/teams.js';
import { type EventChange, type OfPlayer, emitted } from './event.js';

/**
 * Returns a card without the facts of the turn that ended. A card that came under a player's control stays
 * marked until that player's own turn begins, since it isn't controlled continuously since then (rule 302.6).
 */
function forNewTurn(card: MtgCard, active: readonly string[]): MtgCard {
  const sick = card.thisTurn.includes('cameUnderControl') && !active.includes(controllerOf(card));
  const facts = sick ? SICK : UNTOUCHED;
  // Most cards have done nothing, so they are not compared fact by fact.
  return card.thisTurn === facts.thisTurn && card.dealtDamageTo === dealtDamageTo
    ? card
    : cardWith(card, facts);
}
const { thisTurn, dealtDamageTo } = blankCard;
const UNTOUCHED = { thisTurn, dealtDamageTo };
const SICK: Pick<MtgCard, 'thisTurn' | 'dealtDamageTo'> = { thisTurn: ['cameUnderControl'], dealtDamageTo };

/**
 * A turn begins (rule 500.1): what happened in the last turn becomes the past, and nobody has done anything
 * yet.
 */
const turnBegan: EventChange<OfPlayer & { readonly turn: number }, [inOrder: string | undefined]> = (
  state,
  { turn: number, player },
  inOrder,
) => {
  const team = teamOf(state, player);
  return matchWith(state, {
    activePlayer: player,
    turn: {
      number,
      step: 'untap',
      passes: 0,
      landsPlayed: 0,
      ...withoutUndefined({ inOrder, before: state.turn.happened }),
    },
    activated: countedLonger(state.activated),
    cards: eachCard(state.cards, (card) => forNewTurn(card, team)),
  });
};

/**
 * A step begins: mana pools are emptied of all that doesn't last (rule 106.4), and nothing is declared yet. The caller says who has
 * priority.
 */
const stepBegan: EventChange<
  { readonly step: Step; readonly player: string | null; readonly turn: number },
  [priority: string | undefined]
> = (state, { step }, priority) => {
  // 514.2: what lasts until end of turn ends in the cleanup step.
  const isOver = step === 'untap' || state.turn.step === 'cleanup';
  return matchWith(state, {
    players: mapSame(state.players, (player) =>
      player.pool === EMPTY_POOL
        ? player
        : playerWith(player, { pool: isOver ? EMPTY_POOL : poolAfterStep(player.pool, state.turn.step) }),
    ),
    turn: turnWith(state.turn, { step, passes: 0, ...withoutUndefined({ priority }) }, [
      'priority',
      'declaring',
    ]),
  });
};

const dayBecame: EventChange<{
  readonly day: NonNullable<MtgMatchState['day']>;
  /** What it was before, if it was either. */
  readonly was?: string;
}> = (state, { day }) => matchWith(state, { day });

/** A player becomes the monarch; whoever was ceases to be (rule 725.3). */
const becameMonarch: EventChange<OfPlayer> = (state, { player }) => matchWith(state, { monarch: player });

/** One more land was played this turn (rule 305.2). */
const landPlayed: EventChange<OfPlayer & { readonly card: string; readonly publicId: string }> = (
  state,
  { player },
) => {
  const { landsPlayed, landsOfTeam } = state.turn;
  const byPlayer = countOf(landsOfTeam, player) + 1;
  return matchWith(state, {
    turn: turnWith(state.turn, {
      landsPlayed: landsPlayed + 1,
      ...(playerOf(state, player)?.team === undefined
        ? {}
        : { landsOfTeam: { ...landsOfTeam, [player]: byPlayer } }),
    }),
  });
};

const matchEnded: EventChange<NonNullable<MtgMatchState['ended']>> = (state, { winners, reason }) =>
  matchWith(state, { ended: { winners, reason } });

type OfStack = {
  readonly by: PinnedRef;
  readonly source: PinnedRef;
  /** The name of an ability among those of its source. Absent for a spell. */
  readonly ability?: string;
};

export const TURN = {
  turnBegan,
  stepBegan,
  dayBecame,
  becameMonarch,
  landPlayed,
  matchEnded,
  resolves: emitted<OfStack>(),
  fizzles: emitted<OfStack>(),
};
