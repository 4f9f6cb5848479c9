import { slotParts, type Clause, type MadeSlot, type Span } from '@reticle/core/text';
import type { TargetRequirement, TextContext } from './requirement.js';

/** Where in its text a requirement is. */
export type Place = Pick<TargetRequirement, 'ability' | 'sentence' | 'part'>;

const placeOf = ({ ability, sentence, part }: Place): Place => ({ ability, sentence, part });

/** A requirement of words that were read. */
export function understood(
  place: Place,
  clause: Extract<Clause, { found: 'phrase' }>,
  made: MadeSlot,
  { parts }: TextContext,
): TargetRequirement {
  return {
    ...placeOf(place),
    id: made.slot.id,
    span: clause.span,
    from: 'text',
    understood: true,
    words: clause.words,
    ...(parts ? { parts: slotParts(clause, made) } : {}),
    issues: [],
    ...made,
  };
}

/** A requirement of words that were not understood, with the reader's code. */
export function refused(
  place: Place,
  count: number,
  code: `${string}.${string}`,
  data: { readonly span: Span; readonly words?: string; readonly limit?: number },
): TargetRequirement {
  return {
    ...placeOf(place),
    id: `t${count}`,
    span: data.span,
    from: 'text',
    understood: false,
    relations: [],
    issues: [{ code, data }],
  };
}
