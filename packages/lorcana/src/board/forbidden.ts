import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { readCard } from '../state/links.js';
import type { Modification } from '../abilities/modification.js';
import type { Naming } from './amount.js';
import { contextOf, isSo } from './context.js';
import { isActive } from './lasting.js';
import { allStatics, stands, touched } from './statics.js';

/** Whether some ability says that this challenger can't challenge this card. */
export function forbidsChallenge(
  state: LorcanaMatchState,
  challenged: LorcanaCard,
  challenger: LorcanaCard,
): boolean {
  const forbids = (gives: readonly Modification[], by: Naming): boolean =>
    gives.some(
      (part) =>
        'cantBeChallengedBy' in part &&
        isSo(readCard(challenger), part.cantBeChallengedBy, contextOf(state, by)),
    );
  const { instanceId, incarnation } = challenged;
  const lasting = state.lasting.some(
    (entry) =>
      entry.card.id === instanceId &&
      entry.card.incarnation === incarnation &&
      isActive(entry, state) &&
      forbids(entry.gives, { controller: entry.controller, source: entry.card, bound: {} }),
  );
  return (
    lasting ||
    allStatics(state).some(
      (standing) =>
        forbids(standing.ability.gives, standing) &&
        stands(state, standing) &&
        touched(state, standing).includes(instanceId),
    )
  );
}
