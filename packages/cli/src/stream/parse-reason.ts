import { reasonOf } from '../failure.js';

/** Why the parser of a stream gave up, without its own terms, as a part of a sentence. */
export function parseReason(error: unknown): string {
  const reason = reasonOf(error);
  return reason.startsWith('Parser ended in mid-parsing') ? 'it is cut off' : reason.replace(/\.$/u, '');
}
