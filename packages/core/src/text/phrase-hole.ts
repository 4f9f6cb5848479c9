import type { PhraseGrammar } from './grammar.js';
import type { TargetPhrase } from './phrase.js';
import type { Hole } from './sentence.js';

/** Makes a hole for whole phrases, from their first word to their last: "up to two target ships you steer". */
export const phraseHole = (grammar: PhraseGrammar): Hole<TargetPhrase, unknown> => ({
  read(words) {
    const opens = grammar.opensAt(words, 0) !== undefined;
    const at = opens ? 0 : words.findIndex((word) => grammar.isAnchor(word));
    const clause = at < 0 ? undefined : grammar.readAt(words, at);
    return clause?.found === 'phrase' && clause.from === 0 && clause.to === words.length
      ? clause.phrase
      : undefined;
  },
  print: (phrase) => grammar.print(phrase),
  plural: ({ max }) => max !== 1,
  words: () => grammar.words(),
});
