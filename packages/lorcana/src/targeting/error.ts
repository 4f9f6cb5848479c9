import type { Issue } from '@reticle/core';

/** Why a choice of targets is refused, in short; core's issue beside it has the whole of it. */
export const TARGET_ERRORS = [
  /** It may not be chosen: not there, not as wanted, protected. */
  'INVALID_TARGET',
  'TOO_MANY_TARGETS',
  /** Fewer than must be chosen, or choices for more or fewer slots than there are. */
  'WRONG_TARGET_COUNT',
  /** The same thing twice, or once more where another one is wanted. */
  'DUPLICATE_TARGET',
  /** What must be chosen is not among the chosen (rule 6.7.3). */
  'MUST_CHOOSE',
  /** Nobody chooses for that slot. */
  'NOT_CHOSEN',
  /** The chosen do not go together. */
  'INVALID_COMBINATION',
  /** The question or the answer is not well formed, or lacks something. */
  'INVALID_QUESTION',
] as const;
/** Why a choice of targets is refused, in short. */
export type TargetErrorCode = (typeof TARGET_ERRORS)[number];

const CODES: ReadonlyMap<string, TargetErrorCode> = new Map([
  ['unknownTarget', 'INVALID_TARGET'],
  ['changedZone', 'INVALID_TARGET'],
  ['wrongKind', 'INVALID_TARGET'],
  ['filterMismatch', 'INVALID_TARGET'],
  ['protectedTarget', 'INVALID_TARGET'],
  ['refusedByGame', 'INVALID_TARGET'],
  ['tooManyTargets', 'TOO_MANY_TARGETS'],
  ['tooFewTargets', 'WRONG_TARGET_COUNT'],
  ['wrongSlotCount', 'WRONG_TARGET_COUNT'],
  ['repeatedTarget', 'DUPLICATE_TARGET'],
  ['lorcana.mustChoose', 'MUST_CHOOSE'],
  ['notChosen', 'NOT_CHOSEN'],
  ['relationBroken', 'INVALID_COMBINATION'],
  ['wrongDivision', 'INVALID_COMBINATION'],
  ['notCompletable', 'INVALID_COMBINATION'],
] satisfies readonly (readonly [string, TargetErrorCode])[]);

/** A refused choice: a short code, and the issue with all its data. Plain JSON. */
export interface TargetError {
  readonly code: TargetErrorCode;
  readonly issue: Issue;
}

/** An issue with its short code. */
export const targetError = (found: Issue): TargetError => ({ code: codeOf(found), issue: found });

function codeOf({ code, data }: Issue): TargetErrorCode {
  if (code === 'relationBroken' && 'relation' in data && data.relation === 'different')
    return 'DUPLICATE_TARGET';
  return CODES.get(code) ?? 'INVALID_QUESTION';
}
