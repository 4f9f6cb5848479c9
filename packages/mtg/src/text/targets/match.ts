import type { Result } from '@reticle/core';
import { patternOf, type TargetPattern } from '@reticle/core/text';
import { targetSpecOf } from './counting.js';
import { parseTargetRequirements } from './parse.js';
import type { TextContext } from './requirement.js';

/**
 * Reads one phrase by itself, as "target tapped creature": the spec that it stands for. Refused with the reader's code
 * if it is not understood, and with `mtg.noTarget` if it targets nothing.
 */
export const matchTargetPattern = (phrase: string, context: TextContext = {}): Result<TargetPattern> =>
  patternOf(parseTargetRequirements(phrase, context), (found, { ability }) => targetSpecOf(found, ability), {
    code: 'mtg.noTarget',
    data: { words: phrase },
  });
