import type { Random } from '@reticle/core/match';
import { dealtObjects, type Dealing } from '@reticle/core/play';
import type { LorcanaCard } from '../state/card.js';
import type { LorcanaMatchState } from '../state/match.js';
import { hides } from './view.js';

const inPlaceOf = (card: LorcanaCard, before: LorcanaCard): LorcanaCard => ({
  ...card,
  instanceId: before.instanceId,
  zone: before.zone,
  incarnation: before.incarnation,
  timestamp: before.timestamp,
  exerted: before.exerted,
  faceDown: before.faceDown,
});

/** A state that the player can't tell from this one: of each player, hand, deck and inkwell are dealt anew as far as they are hidden. */
export function determinize(state: LorcanaMatchState, player: string, random: Random): LorcanaMatchState {
  const dealing: Dealing<LorcanaCard> = {
    isHidden: ({ instanceId, zone }) =>
      (zone === 'hand' || zone === 'deck' || zone === 'inkwell') &&
      hides(state, player, { kind: 'card', id: instanceId }),
    nameOf: ({ publicId }) => publicId,
    inPlaceOf,
  };
  const objects = state.players.reduce(
    (dealt, { id }) => dealtObjects(dealt, id, dealing, random),
    state.objects,
  );
  return { ...state, objects };
}
