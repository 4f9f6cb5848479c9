import { defineMove, type EnumerableMove } from '@reticle/core/match';
import * as z from 'zod';
import type { Card } from '../card.js';
import type { State } from '../state.js';
import { into, passed } from './passed.js';

const topOf = ({ cards }: State, player: string): Card | undefined =>
  cards.find(({ owner, zone }) => owner === player && zone === 'deck');

/** Takes the top card of the deck into the hand. All hear that a card was drawn, its player alone hears which. */
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
    return passed(into(state, top, 'hand'));
  },
});
