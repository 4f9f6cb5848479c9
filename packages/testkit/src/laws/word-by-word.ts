import { canonicalJson } from '@reticle/core';
import type { PhraseGrammar } from '@reticle/core/text';
import { finding, type Finding } from '../finding.js';

/** What reads phrases. */
export type Reader = Pick<PhraseGrammar, 'read'>;

/** A phrase that the grammar reads, as one text; otherwise nothing. */
export function meaning(grammar: Reader, text: string): string | undefined {
  const clause = grammar.read(text);
  return clause.found === 'phrase' ? canonicalJson(clause.phrase) : undefined;
}

const STRANGE = ['zyzzyva', 'Zyzzyva'];

/** A word more, or one less, is another phrase, or none. One less: without the entries that say nothing of their own. */
export function wordByWord(whole: Reader, strict: Reader, example: string): readonly Finding[] {
  const clause = whole.read(example);
  if (clause.found !== 'phrase') return [];
  const text = clause.words;
  const said = canonicalJson(clause.phrase);
  const parts = text.split(' ');
  const places = parts.map((_part, at) => at);
  const dropped = places.flatMap((at): readonly Finding[] => {
    const less = parts.toSpliced(at, 1).join(' ');
    return meaning(strict, text) === said && meaning(strict, less) === said
      ? [finding('lexicon.dropped', { example: text, without: less, position: at })]
      : [];
  });
  const ignored = [...places, parts.length].flatMap((at) =>
    [...STRANGE, ...parts.slice(at, at + 1)].flatMap((added): readonly Finding[] => {
      const more = parts.toSpliced(at, 0, added).join(' ');
      return meaning(whole, more) === said
        ? [finding('lexicon.ignored', { example: text, added, text: more })]
        : [];
    }),
  );
  return [...dropped, ...ignored];
}
