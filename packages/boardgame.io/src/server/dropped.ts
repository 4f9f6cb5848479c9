import type { Issue } from '@reticle/core';

const DROP_CODES = ['notAFrame', 'unknownMatch', 'notSeated', 'notAMove', 'tooMany', 'failed'] as const;

/**
 * Why a frame was dropped: `notAFrame` (its shape is none that a client sends), `unknownMatch` (there is none, or it is of
 * another game), `notSeated` (the socket does not hold that seat), `notAMove` (the game has no such move), `tooMany` (the socket
 * is cut off, because it does not wait for answers), `failed` (boardgame.io, the game or the storage threw).
 */
export type DropCode = (typeof DROP_CODES)[number];

/** A frame that reached neither the match nor anybody else. */
export interface Dropped {
  readonly event: string;
  readonly code: DropCode;
  /** Of `notAFrame`: what is wrong, and where. */
  readonly issues?: readonly Issue[];
  /** Of `failed`: what was thrown. */
  readonly error?: unknown;
}

/** Ends the handling of a frame. */
export class DropError extends Error {
  readonly code: DropCode;
  readonly issues: readonly Issue[] | undefined;

  constructor(code: DropCode, issues?: readonly Issue[]) {
    super(code);
    this.code = code;
    this.issues = issues;
  }
}
