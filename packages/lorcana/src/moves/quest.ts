import type { GameIssue } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import { canExert, exert } from '../acts/cards.js';
import { gainLore } from '../acts/players.js';
import { isCharacter, refTo, withFact } from '../board/cards.js';
import { refresh } from '../board/refresh.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById } from '../state/state.js';
import { advance } from '../turn/advance.js';
import { happen } from '../turn/happen.js';
import { lorcanaIssue } from './issue.js';
import { oneCard } from './params.js';
import { idsIn, ownCard } from './when.js';

/** Why a character cannot quest (rules 5.1.1.11, 8.7.2). */
export function questIssues(card: LorcanaCard): readonly GameIssue[] {
  const { instanceId: cardId, drying, keywords, cant } = card;
  if (!isCharacter(card)) return [lorcanaIssue('notACharacter', { cardId })];
  if (!canExert(card)) return [lorcanaIssue('notReady', { cardId })];
  if (drying) return [lorcanaIssue('drying', { cardId })];
  const forbidden = cant.includes('quest') || keywords.includes('reckless');
  return forbidden ? [lorcanaIssue('forbidden', { cardId, to: 'quest' })] : [];
}

/** A character quests: it exerts, and its player gains its lore. */
export const quest = defineMove({
  params: oneCard,
  refuses({ state, player, params: { cardId } }) {
    const found = ownCard(state, player, cardId);
    return 'issues' in found ? found.issues : questIssues(found.card);
  },
  variants: (state: LorcanaMatchState, player: string) =>
    idsIn(state, player, 'play', (card) => questIssues(card).length === 0),
  execute({ state, player, params: { cardId }, random, emit }) {
    const card = cardById(state, cardId);
    if (!card) return state;
    const tools = { random, emit };
    const lore = Math.max(0, card.lore ?? 0);
    emit({ type: 'quested', player, cardId, name: card.name, lore });
    const exerted = refresh(withFact(exert(state, card, tools), cardId, 'quested'));
    const gained = gainLore(exerted, player, lore, tools);
    const questing = cardById(gained, cardId) ?? card;
    return advance(happen(gained, [{ event: 'quests', card: questing, subject: refTo(questing) }]), tools);
  },
});
