import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { cardNamed, heldBy, playIssues, takeFrom } from '../../state/holding.js';
import { takeEffect } from '../../rules/play-card.js';
import { targetSpecOf } from '../../state/target-spec.js';
import { actor } from '../../rules/actor.js';
import type { TaktikState } from '../../state/state.js';
import { begin, closeWindow } from '../../rules/advance.js';

/** Plays a card: a drawn or stored one in the own card resolution, a tactic or a reaction in its window. */
export const playCard = defineMove({
  params: z.strictObject({ cardId: z.string().min(1).max(64) }),
  refuses: ({ state, player, params: { cardId } }) => playIssues(state, player, cardId),
  variants: (state: TaktikState, player: string) =>
    state.phase === 'cards' || state.window ? heldBy(state, player).map((cardId) => ({ cardId })) : [],
  getTargetSpecs({ state, params: { cardId } }) {
    const card = cardNamed(state, cardId);
    return card ? [targetSpecOf(card.targeting)] : [];
  },
  execute({ state, params: { cardId }, targets, random, emit }) {
    const tools = { random, emit };
    const player = actor(state);
    const targetUnitIds = targets.slots.flatMap((slot) => slot.targets.map(({ id }) => id));
    const played = { cardId, player, targetUnitIds };
    emit({ type: 'cardPlayed', ...played });
    const taken = takeFrom(state, player, cardId);
    if (state.window) return closeWindow(takeEffect(taken, played, tools), tools);
    if (cardNamed(state, cardId)?.kind !== 'malus') return takeEffect(taken, played, tools);
    return begin(
      { ...taken, pending: { type: 'card', stage: 'malusPlayed', ...played, cancelled: false } },
      tools,
    );
  },
});
