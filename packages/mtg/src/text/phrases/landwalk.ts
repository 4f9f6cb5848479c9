import type { Token } from '@reticle/core/text';
import { type QualityFilter, qualityFilter } from '../../language/filter.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { printThing, readThing } from './things.js';

const WALK = 'walk';

/** Reads "nonbasic landwalk", "snow swampwalk" (rule 702.14a): a land with some quality. */
export function readLandwalk(words: readonly Token[]): MtgKeyword | undefined {
  const last = words.at(-1);
  if (words.length < 2 || !last?.text.endsWith(WALK)) return undefined;
  const text = last.text.slice(0, -WALK.length);
  const noun =
    text === 'land'
      ? { text, raw: text, capital: false }
      : { text, raw: text.charAt(0).toUpperCase() + text.slice(1), capital: true };
  const { data: land } = qualityFilter.safeParse(readThing([...words.slice(0, -1), { ...last, ...noun }]));
  return land && { keyword: 'landwalk', land };
}

/** Prints such a keyword. Returns undefined if the quality has no words before "land". */
export function printLandwalk(land: QualityFilter): string | undefined {
  const words = printThing(land, false)?.toLowerCase();
  return words && `${words}${WALK}`;
}
