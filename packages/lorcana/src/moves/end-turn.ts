import type { GameIssue } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import { inPlay } from '../board/cards.js';
import type { LorcanaMatchState } from '../match/state.js';
import { advance } from '../turn/advance.js';
import { canChallenge } from '../turn/challenge.js';
import { happen } from '../turn/happen.js';
import { lorcanaIssue } from './issue.js';
import { nothing } from './params.js';
import { questIssues } from './quest.js';
import { isFree, whenIssues } from './when.js';

/** Who must still do something this turn: Reckless challenges (8.7.3), Adventurous quests (8.16), if they can. */
function obliged(state: LorcanaMatchState, player: string): readonly GameIssue[] {
  const own = inPlay(state).filter(({ controller }) => controller === player);
  const reckless = own.filter((card) => card.keywords.includes('reckless') && canChallenge(state, card));
  const adventurous = own.filter(
    (card) => card.keywords.includes('adventurous') && questIssues(card).length === 0,
  );
  return [
    ...reckless.map(({ instanceId }) => lorcanaIssue('mustChallenge', { cardId: instanceId })),
    ...adventurous.map(({ instanceId }) => lorcanaIssue('mustQuest', { cardId: instanceId })),
  ];
}

/** Ends the turn. */
export const endTurn = defineMove({
  params: nothing,
  refuses({ state, player }) {
    const issues = whenIssues(state);
    return issues.length > 0 ? issues : obliged(state, player);
  },
  variants: (state: LorcanaMatchState) => (isFree(state) ? [{}] : []),
  execute({ state, player, random, emit }) {
    const ended = happen({ ...state, phase: 'end' }, [{ event: 'turnEnds', player }]);
    return advance(ended, { random, emit });
  },
});
