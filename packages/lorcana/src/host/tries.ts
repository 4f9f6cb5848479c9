import type { TargetRef } from '@reticle/core';
import type { MoveAnswer } from '@reticle/core/match';
import { activatedOf } from '../play/moves/abilities.js';
import { waysOf } from '../play/moves/play.js';
import { isSong } from '../play/moves/sing.js';
import { cardById, inPlay, isCharacter, isLocation } from '../state/board.js';
import type { LorcanaMatchState } from '../state/match.js';

/**
 * Returns the moves that a player may mean by pointing at a card. A card in hand is inked or played. A card
 * in play quests, challenges, moves, or uses an ability.
 */
export function triesWith(
  state: LorcanaMatchState,
  player: string,
  { kind, id: cardId }: TargetRef,
): readonly MoveAnswer[] {
  const card = kind === 'card' ? cardById(state, cardId) : undefined;
  const trying = (move: string): MoveAnswer => ({ move, params: { cardId } });
  if (card?.zone === 'hand')
    return [
      trying('play'),
      ...(waysOf(state, card).length > 0 ? [trying('shift')] : []),
      ...(isSong(card) ? [trying('sing')] : []),
      trying('ink'),
    ];
  if (card?.zone !== 'play' || card.controller !== player) return [];
  const hasLocation = inPlay(state).some((each) => isLocation(each) && each.controller === player);
  return [
    ...(isCharacter(card) ? [trying('quest'), trying('challenge')] : []),
    ...(isCharacter(card) && hasLocation ? [trying('moveToLocation')] : []),
    ...activatedOf(state, card).map((_ability, ability) => ({
      move: 'activate',
      params: { cardId, ability },
    })),
  ];
}
