import type { Attempt, LegalTargets, PinnedRef } from '@reticle/core';
import { type Decision, type EffectContext, optionDecision } from '@reticle/core/match';
import type { MtgMatchState } from '../../state/match-state.js';
import { attemptOf } from './matching.js';

/** A player who decides, in whose name the question is asked. */
export const askedBy = (player: string, scene: EffectContext<MtgMatchState>): Attempt =>
  attemptOf({ ...scene, controller: player });

/** How many of some things a player chooses. */
export interface OfferedRefs {
  readonly refs: readonly PinnedRef[];
  readonly min: number;
  readonly max: number;
  readonly description?: string | undefined;
}

const KINDS = [
  ['card', 'instanceId'],
  ['player', 'playerId'],
] as const;

/** A player chooses among cards and players. They are named one by one: nothing else of a hidden zone is told by it. */
export function refDecision(
  player: string,
  { refs, min, max, description }: OfferedRefs,
  scene: EffectContext<MtgMatchState>,
): Decision {
  const accepts = KINDS.flatMap(([kind, key]) => {
    const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ kind, filter: { [key]: ids } }];
  });
  return {
    player,
    attempt: askedBy(player, scene),
    spec: {
      slots: [{ id: 'chosen', accepts, min, max, chooser: 'controller', mode: 'choose' }],
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
export function yesOrNo(player: string, scene: EffectContext<MtgMatchState>, effect: string): Decision {
  return optionDecision(askedBy(player, scene), ['yes', 'no'], effect);
}
