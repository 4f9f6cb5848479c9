import type { Token } from './tokenize.js';

/** So many readings are kept as new; once there are more, those that nobody asked for since as many came go. */
const MOST = 4_096;

/** What takes more to name than this is read anew each time: no text can make these grow without bound. */
const LONGEST_KEY = 2_000;

/** What some words are, wherever in a text they stand. Lengths come first, so that no two rows of words have one key. */
export function wordsKey(tokens: readonly Token[]): string {
  let key = '';
  let before: Token | undefined;
  for (const token of tokens) {
    const { text, raw, capital, depth, start } = token;
    const apart = before === undefined || start > before.end ? ' ' : '';
    key += `${text.length},${raw.length},${depth}${capital ? 'C' : 'c'}${apart}${text}${raw === text ? '' : raw}`;
    before = token;
  }
  return key;
}

/**
 * What words were read as, by the words and by what else tells readings apart. Texts of a game say the same again and again, and
 * what is read is printed and read once more.
 */
export class KeptReadings<Reading extends object> {
  #young = new Map<string, Reading>();
  #old: ReadonlyMap<string, Reading> = new Map();

  /**
   * What was read before, or what these words are read as now.
   *
   * @param context names all that a reading of these words hangs on beside them
   */
  of(tokens: readonly Token[], context: string, read: () => Reading): Reading {
    const key = `${context.length},${context}${wordsKey(tokens)}`;
    if (key.length > LONGEST_KEY) return read();
    const young = this.#young.get(key);
    if (young) return young;
    return this.#keep(key, this.#old.get(key) ?? read());
  }

  #keep(key: string, reading: Reading): Reading {
    if (this.#young.size >= MOST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, reading);
    return reading;
  }
}
