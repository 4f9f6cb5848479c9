import { keywordsNamed } from '../state/keyword.js';
import { controllerOf } from '../state/facts.js';
import { areOpponents, cardById, type MtgState } from '../state/state.js';
import type { StackEvent } from './event.js';

/** A ward ability that triggered: its controller's opponent must pay as it resolves, or what targets is countered. */
export interface WardTrigger {
  readonly target: Extract<StackEvent, { readonly type: 'becameTarget' }>['target'];
  readonly controller: string;
  /** The spell or ability that is countered unless the cost is paid (rule 702.21a). */
  readonly against: Extract<StackEvent, { readonly type: 'becameTarget' }>['by'];
  readonly payer: string;
  readonly cost: string;
}

/** The ward abilities that these events trigger: one for each ward of each permanent that an opponent targets. */
export function wardTriggers(state: MtgState, events: readonly StackEvent[]): readonly WardTrigger[] {
  return events.flatMap((event) => {
    if (event.type !== 'becameTarget' || event.target.kind !== 'card') return [];
    const card = cardById(state, event.target.id);
    if (card?.zone !== 'battlefield' || card.phasedOut) return [];
    const controller = controllerOf(card);
    if (!areOpponents(state, controller, event.controller)) return [];
    return keywordsNamed(card.keywords, 'ward').map(({ cost }) => ({
      target: event.target,
      controller,
      against: event.by,
      payer: event.controller,
      cost,
    }));
  });
}
