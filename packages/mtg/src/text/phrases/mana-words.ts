import type { Hole, Token } from '@reticle/core/text';
import { printManaCost, readManaCost } from '../../language/mana-symbols.js';
import type { ManaCost } from '../../language/mana.js';

/** A mana cost in symbols: "{2}{R}", "{X}{U/B}". {T} and {Q} are none. */
export const manaCostHole: Hole<ManaCost, unknown> = {
  read(words: readonly Token[]) {
    if (!words.every(({ text }) => text.startsWith('{') && text.endsWith('}'))) return undefined;
    const read = readManaCost(words.map(({ text }) => text.toUpperCase()).join(''));
    return read.ok ? read.value : undefined;
  },
  print: (value) => printManaCost(value),
};

const MOST_ENERGY = 100;
/** "{E}{E}": so many energy counters (rule 107.14). */
export const energySigns: Hole<number, unknown> = {
  read: (words) =>
    words.length > 0 && words.length <= MOST_ENERGY && words.every(({ text }) => text.toUpperCase() === '{E}')
      ? words.length
      : undefined,
  print: (value) => '{E}'.repeat(Math.min(Math.max(value, 0), MOST_ENERGY)),
};
