import type { Reading, Sentence, Token } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { WordsContext } from '../phrases/context.js';

/** Verbs as they stand after "you may have ...", and what they are of one thing. */
const VERBS: ReadonlyMap<string, string> = new Map(
  'deal draw discard gain get lose mill sacrifice fight explore create enter connive become'
    .split(' ')
    .map((verb) => [verb, `${verb}s`]),
);

/** "You may have ~ deal 1 damage to any target": printed as what you may let happen. */
export function mayHave(
  read: (words: readonly Token[], context: WordsContext) => Reading<readonly Effect[]>,
): Sentence<readonly Effect[], WordsContext> {
  return {
    read(tokens, context, present) {
      if (present && !present.has('have')) return [];
      const lead = ['you', 'may', 'have'].every((word, at) => tokens[at]?.text === word);
      if (!lead || tokens.some(({ text }) => text === '.')) return [];
      const rest = tokens.slice(3);
      const at = rest.findIndex(({ text }, index) => index > 0 && VERBS.has(text));
      const verb = rest[at];
      if (!verb) return [];
      const said = rest.with(at, { ...verb, text: VERBS.get(verb.text) ?? verb.text });
      const reading = read(said, context);
      if (reading.found === 'ambiguous') return undefined;
      return reading.found === 'one' ? [[{ effect: 'may', effects: reading.value }]] : [];
    },
    print: () => undefined,
  };
}
