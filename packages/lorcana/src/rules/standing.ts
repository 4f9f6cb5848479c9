import type { PinnedRef } from '@reticle/core';
import type { Banned } from '../language/filter.js';
import { cardAt, isSubject, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import type { Asker, LinkedCard } from '../state/links.js';
import type { LorcanaMatchState } from '../state/match.js';
import { areOpponents } from '../state/state.js';
import { holds } from '../state/table.js';
import { lasting } from './effects/lasting.js';
import { banners, bansOf } from './ink.js';

function isMeant(state: LorcanaMatchState, player: string, who: Banned, controller: string): boolean {
  if (who === 'players') return true;
  return who === 'you' ? player === controller : areOpponents(state, player, controller);
}

const askerOf = (card: LorcanaCard): Asker => ({ controller: card.controller, source: refTo(card) });

/** Whether something forbids a player to play a card. This beats every permission (rule 1.2.2). */
export function isBanned(state: LorcanaMatchState, player: string, card: LinkedCard): boolean {
  const givers = banners(state);
  const said = (givers.includes(card) ? givers : [...givers, card]).some((giver) =>
    bansOf(state, giver).some(({ while: holding, players, on }) => {
      const asking = askerOf(giver);
      // A prohibition about the card itself works where it is played from. All others work in play.
      if ((on === 'this') !== (giver === card && giver.zone !== 'play')) return false;
      return (
        isMeant(state, player, players, giver.controller) &&
        isSubject(state, card, on, asking) &&
        (!holding || holds(state, { ...asking, bound: {} }, holding))
      );
    }),
  );
  return (
    said ||
    state.standing.some(
      ({ ban, controller, source }) =>
        ban !== undefined &&
        isMeant(state, player, ban.players, controller) &&
        isSubject(state, card, ban.on, { controller, source }),
    )
  );
}

/** Gives a card that came into play what lasting effects give to every card that matches (rule 6.4.2.1). */
export const withStanding = (state: LorcanaMatchState, ref: PinnedRef): LorcanaMatchState =>
  state.standing.reduce((now, { give, ...asking }) => {
    const card = cardAt(now, ref);
    return give && card && isSubject(now, card, give.to, asking)
      ? lasting(now, { ...asking, gives: give.gives, for: give.for }, card)
      : now;
  }, state);
