import type { PinnedRef, TargetRef } from '@reticle/core';
import { areOpponents, cardById, type LorcanaState } from '../state/state.js';
import type { EffectKind } from './must-choose.js';
import type { ChoiceRequest } from './request.js';

/**
 * That something was chosen as an effect resolved. It is an event also where nothing else could have been chosen; what is
 * taken without a choice (all, each, at random) or picked for an action of the turn is not chosen. Plain JSON.
 */
export interface ChosenEvent {
  readonly type: 'chosen';
  readonly slot: string;
  readonly target: PinnedRef;
  readonly chooser: string;
  readonly effect: EffectKind;
  readonly source?: TargetRef;
}

/** The events of one choice that was made. */
export function chosenEvents(
  { slot, chooser, effect, mode, automatic }: ChoiceRequest,
  targets: readonly PinnedRef[],
  source: TargetRef | undefined,
): readonly ChosenEvent[] {
  if (automatic || mode !== 'choose') return [];
  return targets.flatMap((target): readonly ChosenEvent[] =>
    target.kind === 'choice'
      ? []
      : [{ type: 'chosen', slot, target, chooser, effect, ...(source ? { source } : {}) }],
  );
}

/**
 * What Vanish banishes once the action has resolved: each card in play with Vanish that an opponent chose for an action's
 * effect, once (rules 8.14.1, 8.14.2). `state` is that after the action: what left play meanwhile is another card.
 */
export function vanishing(state: LorcanaState, events: readonly ChosenEvent[]): readonly PinnedRef[] {
  const found = events.filter(({ target, chooser, effect }) => {
    const card = target.kind === 'card' ? cardById(state, target.id) : undefined;
    return (
      effect === 'action' &&
      card?.zone === 'play' &&
      card.incarnation === target.incarnation &&
      card.keywords.includes('vanish') &&
      areOpponents(state, chooser, card.controller)
    );
  });
  return [...new Map(found.map(({ target }) => [target.id, target])).values()];
}
