import type { Result } from '@reticle/core';
import { patternOf, type TargetPattern, type TextContext } from '@reticle/core/text';
import { targetSpecOf } from './counting.js';
import { parseTargetRequirements } from './parse.js';

/**
 * Reads one phrase by itself, as "chosen exerted character": the spec that it stands for. Refused with the reader's code
 * if it is not understood, and with `lorcana.noTarget` if it has nothing chosen.
 */
export const matchTargetPattern = (phrase: string, context: TextContext = {}): Result<TargetPattern> =>
  patternOf(parseTargetRequirements(phrase, context), (found, { ability }) => targetSpecOf(found, ability), {
    code: 'lorcana.noTarget',
    data: { words: phrase },
  });
