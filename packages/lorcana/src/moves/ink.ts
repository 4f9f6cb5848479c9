import { defineMove } from '@reticle/core/match';
import { intoInkwell } from '../acts/cards.js';
import { inkLimit } from '../acts/ink.js';
import { cardsIn } from '../board/cards.js';
import { seatOf, withSeat } from '../board/seats.js';
import type { LorcanaMatchState } from '../match/state.js';
import { cardById } from '../state/state.js';
import { advance } from '../turn/advance.js';
import { lorcanaIssue } from './issue.js';
import { oneCard } from './params.js';
import { handCard, isFree } from './when.js';

const roomFor = (state: LorcanaMatchState, player: string): boolean =>
  seatOf(state, player).inked < inkLimit(state, player);

/** Puts a card with the inkwell symbol into the inkwell, facedown and ready; once a turn. */
export const ink = defineMove({
  params: oneCard,
  refuses({ state, player, params: { cardId } }) {
    const found = handCard(state, player, cardId);
    if ('issues' in found) return found.issues;
    if (!found.card.inkwell) return [lorcanaIssue('notInkable', { cardId })];
    return roomFor(state, player) ? [] : [lorcanaIssue('alreadyInked', { limit: inkLimit(state, player) })];
  },
  variants: (state: LorcanaMatchState, player: string) =>
    isFree(state) && roomFor(state, player)
      ? cardsIn(state, player, 'hand').flatMap((card) => (card.inkwell ? [{ cardId: card.instanceId }] : []))
      : [],
  execute({ state, player, params: { cardId }, random, emit }) {
    const card = cardById(state, cardId);
    if (!card) return state;
    // It is shown before it goes facedown.
    emit({ type: 'inked', player, cardId, name: card.name });
    const tools = { random, emit };
    const put = intoInkwell(state, [card], false, { ...tools, emit: () => undefined });
    return advance(withSeat(put, player, { inked: seatOf(state, player).inked + 1 }), tools);
  },
});
