import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';

export const isRef = (value: unknown): value is PinnedRef =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'incarnation' in value;

/** A thing that an event names; `undefined` if the event names none under that key. */
export const refIn = (event: MatchEvent, key: string): PinnedRef | undefined => {
  const found = event[key];
  return isRef(found) ? found : undefined;
};

/** A word that an event says under a key. */
export const wordIn = (event: MatchEvent, key: string): string | undefined => {
  const found = event[key];
  return typeof found === 'string' ? found : undefined;
};
