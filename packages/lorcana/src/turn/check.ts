import type { Tools } from '@reticle/core/match';
import { banish } from '../acts/cards.js';
import { inPlay } from '../board/cards.js';
import { LORE_TO_WIN } from '../match/limits.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { playerOf, turnOrder } from '../state/state.js';
import { finish } from './finish.js';

/** The cards with as much damage as willpower (rule 1.8.1.4). */
const lethal = (state: LorcanaMatchState): readonly LorcanaCard[] =>
  inPlay(state).filter(({ willpower, damage }) => willpower !== undefined && damage >= willpower);

/** The game state check (rule 1.8.1): whoever has the lore wins, what is damaged to death is banished. */
export function check(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const winner = turnOrder(state).find((player) => (playerOf(state, player)?.lore ?? 0) >= LORE_TO_WIN);
  if (winner !== undefined) return finish(state, { winners: [winner], reason: 'lore' }, tools);
  const { hurt } = state;
  return banish(hurt.length === 0 ? state : { ...state, hurt: [] }, lethal(state), tools, hurt);
}
