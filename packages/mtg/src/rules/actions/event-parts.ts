import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';

export const isRef = (value: unknown): value is PinnedRef =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'incarnation' in value;

/** Returns the reference under a key of an event. Returns undefined if there is none. */
export const refIn = (event: MatchEvent, key: string): PinnedRef | undefined => {
  const found = event[key];
  return isRef(found) ? found : undefined;
};

/** Returns the string under a key of an event. Returns undefined if there is none. */
export const wordIn = (event: MatchEvent, key: string): string | undefined => {
  const found = event[key];
  return typeof found === 'string' ? found : undefined;
};
