import type { Tools } from '@reticle/core/match';
import { libraryOf } from '../state/library.js';
import type { MtgMatchState } from '../state/match-state.js';
import { changeZone } from '../state/zone-change.js';

/**
 * A player draws that many cards, one after the other (rule 121.2). Who was to draw from an empty library is marked for
 * the state-based actions (rule 704.5b). All see how many were drawn; the cards, only who drew them.
 */
export function drawCards(
  state: MtgMatchState,
  player: string,
  count: number,
  { emit }: Pick<Tools, 'emit'>,
): MtgMatchState {
  if (count <= 0) return state;
  const cards = libraryOf(state, player).slice(0, count);
  let after = state;
  for (const { instanceId } of cards) after = changeZone(after, instanceId, 'hand', emit);
  if (cards.length > 0) emit({ type: 'drew', player, count: cards.length });
  if (cards.length >= count) return after;
  emit({ type: 'drewFromEmpty', player });
  const players = after.players.map((found) =>
    found.id === player ? { ...found, drewFromEmpty: true } : found,
  );
  return { ...after, players };
}
