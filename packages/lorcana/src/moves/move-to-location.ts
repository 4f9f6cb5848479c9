import type { GameIssue } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import { payInk, readyInk } from '../acts/ink.js';
import { inPlay, isCharacter, isLocation, refTo } from '../board/cards.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById } from '../state/state.js';
import { advance } from '../turn/advance.js';
import { lorcanaIssue } from './issue.js';
import { oneCard } from './params.js';
import { idsIn, ownCard } from './when.js';

function moverIssues(card: LorcanaCard): readonly GameIssue[] {
  const { instanceId: cardId } = card;
  if (!isCharacter(card)) return [lorcanaIssue('notACharacter', { cardId })];
  return card.cant.includes('move') ? [lorcanaIssue('forbidden', { cardId, to: 'move' })] : [];
}

/** Moves an own character to an own location, for that location's move cost (rule 4.7); not to where it is (4.7.2). */
export const moveToLocation = defineMove({
  params: oneCard,
  refuses({ state, player, params: { cardId } }) {
    const found = ownCard(state, player, cardId);
    return 'issues' in found ? found.issues : moverIssues(found.card);
  },
  variants: (state: LorcanaMatchState, player: string) =>
    inPlay(state).some((card) => isLocation(card) && card.controller === player)
      ? idsIn(state, player, 'play')
      : [],
  getTargetSpecs({ state, player, params: { cardId } }) {
    const at = cardById(state, cardId)?.at;
    return [
      {
        slots: [
          {
            id: 'location',
            accepts: [
              {
                kind: 'card',
                filter: {
                  zone: 'play',
                  controller: 'self',
                  type: 'location',
                  moveCost: { lte: readyInk(state, player) },
                  ...(at === undefined ? {} : { not: { instanceId: at } }),
                },
              },
            ],
            min: 1,
            max: 1,
            chooser: 'controller',
            mode: 'target',
          },
        ],
        relations: [],
        timing: 'announcement',
      },
    ];
  },
  execute({ state, player, params: { cardId }, targets, random, emit }) {
    const card = cardById(state, cardId);
    const location = cardById(state, targets.slots[0]?.targets[0]?.id);
    if (!card || !location) return state;
    const paid = payInk(state, player, location.moveCost ?? 0);
    const frame = {
      controller: player,
      source: refTo(card),
      variables: {},
      bound: { to: [refTo(location)] },
      todo: [{ effect: 'moveToLocation' as const, what: 'this', to: 'to' }],
    };
    return advance({ ...paid, resolving: [{ of: 'ability', frame }, ...paid.resolving] }, { random, emit });
  },
});
