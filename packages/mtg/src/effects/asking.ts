import {
  optionDecision,
  type Attempt,
  type Decision,
  type LegalTargets,
  type PinnedRef,
  type Scene,
} from '@reticle/core';
import { attemptOf } from '../abilities/attempt.js';
import type { MtgMatchState } from '../state/match-state.js';

/** A player who decides, in whose name the question is asked. */
export const askedBy = (player: string, scene: Scene<MtgMatchState>): Attempt =>
  attemptOf({ ...scene, controller: player });

/** How many of some cards a player chooses. */
export interface Offer {
  readonly cards: readonly PinnedRef[];
  readonly min: number;
  readonly max: number;
  readonly description?: string | undefined;
}

/** A player chooses among cards. They are named one by one: nothing else of a hidden zone is told by it. */
export function cardDecision(
  player: string,
  { cards, min, max, description }: Offer,
  scene: Scene<MtgMatchState>,
): Decision {
  const slot = {
    id: 'cards',
    accepts: [{ kind: 'card', filter: { instanceId: cards.map(({ id }) => id) } }],
    min,
    max,
    chooser: 'controller' as const,
    mode: 'choose' as const,
  };
  return {
    player,
    attempt: askedBy(player, scene),
    spec: {
      slots: [slot],
      relations: [],
      timing: 'resolution',
      ...(description === undefined ? {} : { description }),
    },
  };
}

/** What was chosen in the first slot, in the order in which it was named. */
export const chosenRefs = (decided: LegalTargets | undefined): readonly PinnedRef[] =>
  decided?.slots[0]?.targets ?? [];

/** The option that was chosen. */
export const chosenOption = (decided: LegalTargets | undefined): string | undefined =>
  chosenRefs(decided)[0]?.id;

/** Yes or no, about an effect of that name. */
export function yesOrNo(player: string, scene: Scene<MtgMatchState>, effect: string): Decision {
  return optionDecision(askedBy(player, scene), ['yes', 'no'], effect);
}
