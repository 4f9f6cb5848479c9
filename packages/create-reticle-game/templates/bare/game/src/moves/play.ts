import { defineMove, type EnumerableMove } from '@reticle/core/match';
import * as z from 'zod';
import type { Card } from '../card.js';
import type { State } from '../state.js';
import { moveTo, passTurn } from './turn.js';

const handOf = ({ cards }: State, player: string): readonly Card[] =>
  cards.filter(({ owner, zone }) => owner === player && zone === 'hand');

const held = (state: State, player: string, id: string): Card | undefined =>
  handOf(state, player).find(({ instanceId }) => instanceId === id);

/** Puts a card from the hand into play, where everybody sees it. */
export const play: EnumerableMove<State> = defineMove({
  params: z.strictObject({ card: z.string().min(1).max(256) }),
  refuses: ({ state, player, params: { card } }) =>
    held(state, player, card) ? [] : [{ code: 'emberfall.notInHand', data: { card } }],
  variants: (state, player) => handOf(state, player).map(({ instanceId }) => ({ card: instanceId })),
  execute: ({ state, player, params, emit }) => {
    const card = held(state, player, params.card);
    if (!card) return state;
    emit({ type: 'played', player, card: card.instanceId, name: card.name });
    return passTurn(moveTo(state, card, 'play'));
  },
});
