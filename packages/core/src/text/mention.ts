import type { Clause } from './clause-types.js';
import { textsIn } from './english.js';
import type { Lexicon } from './lexicon.js';
import { MARK, type Token } from './tokenize.js';
import type { Entry } from './trie.js';

interface Pattern {
  /** The words before the anchor, the nearest first. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Whether the anchor is a noun, so that no thing follows. */
  readonly noun: boolean;
}

/** Whether a noun, or a word before a noun, begins at a token. */
type Names = (tokens: readonly Token[], at: number) => boolean;

/**
 * Recognises anchor words that target nothing ("becomes the target of"). The anchor is among the words of the
 * entry.
 */
export class Mentions {
  readonly #byAnchor: ReadonlyMap<string, ReadonlyMap<string, readonly Pattern[]>>;
  readonly #names: Names;

  constructor(entries: readonly Entry[], anchor: Lexicon['anchor'], names: Names) {
    this.#names = names;
    const patterns = new Map<string, Map<string, Pattern[]>>();
    for (const { role, words, also = [], noun = false } of entries) {
      if (role !== 'mention' || !anchor) continue;
      for (const surface of [words, ...also]) {
        const texts = textsIn(surface);
        const at = texts.findIndex((text) => text === anchor.one || text === anchor.many);
        const word = texts[at];
        if (word === undefined) continue;
        const before = texts.slice(0, at).toReversed();
        const byWord = patterns.get(word) ?? new Map<string, Pattern[]>();
        const key = before[0] ?? '';
        const pattern = { before, after: texts.slice(at + 1), noun };
        const alike = byWord.get(key);
        if (alike) alike.push(pattern);
        else byWord.set(key, [pattern]);
        patterns.set(word, byWord);
      }
    }
    this.#byAnchor = patterns;
  }

  at(tokens: readonly Token[], anchor: number): Clause | undefined {
    const byWord = this.#byAnchor.get(tokens[anchor]?.text ?? '');
    if (!byWord) return undefined;
    const near = tokens[anchor - 1]?.text ?? MARK.line;
    for (const key of [near, '']) {
      for (const { before, after, noun } of byWord.get(key) ?? []) {
        const fits =
          !(noun && this.#names(tokens, anchor + 1 + after.length)) &&
          before.every((word, index) => tokens[anchor - 1 - index]?.text === word) &&
          after.every((word, index) => tokens[anchor + 1 + index]?.text === word);
        if (!fits) continue;
        const from = anchor - before.length;
        const to = anchor + after.length;
        return { found: 'mention', span: { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 } };
      }
    }
    return undefined;
  }
}
