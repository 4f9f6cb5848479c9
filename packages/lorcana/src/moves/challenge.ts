import { defineMove } from '@reticle/core/match';
import { refTo } from '../board/cards.js';
import type { LorcanaMatchState } from '../match/state.js';
import { cardById } from '../state/state.js';
import { advance } from '../turn/advance.js';
import { challengerIssues, challengeSpec, declareChallenge } from '../turn/challenge.js';
import { oneCard } from './params.js';
import { idsIn, ownCard } from './when.js';

/** A character challenges an exerted opposing one, or a location (rule 4.6). */
export const challenge = defineMove({
  params: oneCard,
  refuses({ state, player, params: { cardId } }) {
    const found = ownCard(state, player, cardId);
    return 'issues' in found ? found.issues : challengerIssues(found.card);
  },
  variants: (state: LorcanaMatchState, player: string) =>
    idsIn(state, player, 'play', (card) => challengerIssues(card).length === 0),
  getTargetSpecs({ state, params: { cardId } }) {
    const card = cardById(state, cardId);
    return card ? [challengeSpec(state, card)] : [];
  },
  attempt({ state, player, params: { cardId } }) {
    const card = cardById(state, cardId);
    return { controller: player, ...(card ? { source: refTo(card) } : {}) };
  },
  execute({ state, params: { cardId }, targets, random, emit }) {
    const challenger = cardById(state, cardId);
    const challenged = cardById(state, targets.slots[0]?.targets[0]?.id);
    if (!challenger || !challenged) return state;
    const tools = { random, emit };
    return advance(declareChallenge(state, challenger, challenged, tools), tools);
  },
});
