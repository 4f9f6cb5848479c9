import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { cardNamed, discarded, holder, withPlayer } from '../../state/holding.js';
import { taktikIssue } from '../../language/issue.js';
import { STORE_LIMIT } from '../../language/limits.js';
import type { TaktikState } from '../../state/state.js';
import { whenIssues } from './when.js';

const params = z.strictObject({ cardId: z.string().min(1).max(64) });

const drawnCard = (state: TaktikState, player: string) => {
  const { drawn } = holder(state, player);
  return drawn === null ? [] : [{ cardId: drawn }];
};

/** Why the player cannot put the drawn card aside, full store or not: it was not drawn, or is no bonus. */
function asideIssues(state: TaktikState, player: string, cardId: string) {
  const issues = whenIssues(state, 'cards');
  if (issues.length > 0) return issues;
  if (holder(state, player).drawn !== cardId) return [taktikIssue('notDrawn', { cardId })];
  const kind = cardNamed(state, cardId)?.kind ?? 'unknown';
  return kind === 'bonus' ? [] : [taktikIssue('notStorable', { cardId, kind })];
}

const isFull = (state: TaktikState, player: string) => holder(state, player).stored.length >= STORE_LIMIT;

/** Stores the bonus that was drawn, face down; six at most. */
export const storeCard = defineMove({
  params,
  refuses({ state, player, params: { cardId } }) {
    const issues = asideIssues(state, player, cardId);
    if (issues.length > 0) return issues;
    return isFull(state, player) ? [taktikIssue('storeFull', { limit: STORE_LIMIT })] : [];
  },
  variants: drawnCard,
  execute({ state, params: { cardId }, emit }) {
    const player = state.active;
    emit({ type: 'cardStored', player });
    return withPlayer(state, player, { drawn: null, stored: [...holder(state, player).stored, cardId] });
  },
});

/** Discards the bonus that was drawn, where there is no room to store it. */
export const discardCard = defineMove({
  params,
  refuses({ state, player, params: { cardId } }) {
    const issues = asideIssues(state, player, cardId);
    if (issues.length > 0) return issues;
    return isFull(state, player) ? [] : [taktikIssue('storeNotFull', { limit: STORE_LIMIT })];
  },
  variants: drawnCard,
  execute({ state, params: { cardId }, emit }) {
    emit({ type: 'cardDiscarded', player: state.active, cardId, reason: 'storeFull' });
    return discarded(withPlayer(state, state.active, { drawn: null }), cardId);
  },
});
