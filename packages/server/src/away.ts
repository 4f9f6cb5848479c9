/** What requests to Redis or to a database failed with because it does not answer. */
const failures = new WeakSet<object>();

/** Remembers that something failed because what was asked does not answer. */
export function setAway(error: unknown): void {
  if (typeof error === 'object' && error !== null) failures.add(error);
}

/** Whether an error is what a request to Redis or to a database failed with because it does not answer. */
export const isAway = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);
