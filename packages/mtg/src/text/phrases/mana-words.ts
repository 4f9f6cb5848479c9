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
