import type { FilterContext } from '@reticle/core';
import type { MtgCardFilter } from '../../language/filter.js';
import type { MtgCard } from '../../state/card.js';
import { cardById } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import { linkedCards } from '../../state/links.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { mtgCardKind } from '../targeting/kinds.js';
import { seenBy } from '../targeting/seen-by.js';

/** The source of an ability, in the state in which it looks at events. */
export interface WatchingSource {
  readonly state: MtgMatchState;
  readonly source: MtgCard;
}

/** Returns the context for filters on any object, whether it still exists or not. */
function contextOf({ state, source }: WatchingSource): FilterContext {
  return seenBy(state, controllerOf(source), source).context;
}

const isSameObject = (one: MtgCard, other: MtgCard): boolean =>
  one.instanceId === other.instanceId && one.incarnation === other.incarnation;

/** Whether the source is attached to that object, in the state in which it is looked at. */
function isHostOf({ state, source: { attachedTo } }: WatchingSource, subject: MtgCard): boolean {
  if (attachedTo?.kind !== 'card' || attachedTo.id !== subject.instanceId) return false;
  return cardById(state, attachedTo.id)?.incarnation === subject.incarnation;
}

/** Whether an object, as it is or as it was, matches what an ability names. */
export function isWhat(
  what: 'self' | 'host' | 'haunted' | MtgCardFilter,
  subject: MtgCard | undefined,
  seen: WatchingSource,
): boolean {
  if (!subject) return false;
  if (what === 'self') return isSameObject(subject, seen.source);
  if (what === 'host') return isHostOf(seen, subject);
  if (what === 'haunted') {
    const { haunting } = seen.source;
    return haunting?.id === subject.instanceId && haunting.incarnation === subject.incarnation;
  }
  const linked = linkedCards(seen.state).find((card) => isSameObject(card, subject)) ?? subject;
  const found = mtgCardKind.matches(what, linked, contextOf(seen));
  return found.ok && found.value;
}
