import { defineMove, type EnumerableMove } from '@reticle/core/match';
import * as z from 'zod';
import type { Card } from '../card.js';
import type { State } from '../state.js';
import { moveTo, passTurn } from './turn.js';

const topOf = ({ cards }: State, player: string): Card | undefined =>
  cards.find(({ owner, zone }) => owner === player && zone === 'deck');

/**
 * Moves the top card of the deck to the hand. Everybody is told that a card was drawn; only its player is
 * told which one.
 */
export const draw: EnumerableMove<State> = defineMove({
  params: z.strictObject({}),
  refuses: ({ state, player }) =>
    topOf(state, player) ? [] : [{ code: 'emberfall.noCards', data: { player } }],
  variants: () => [{}],
  execute: ({ state, player, emit }) => {
    const top = topOf(state, player);
    if (!top) return state;
    emit({ type: 'drew', player });
    emit({ type: 'drewCard', player, card: top.instanceId, name: top.name, visibleTo: [player] });
    return passTurn(moveTo(state, top, 'hand'));
  },
});
