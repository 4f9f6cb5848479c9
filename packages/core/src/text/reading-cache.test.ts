import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gardenLexicon } from '../../test/garden.js';
import { type PhraseGrammar, phraseGrammar, tokenize, type Token } from './index.js';
import { cachePhrases } from './reading-cache.js';

const PHRASES = [
  'chosen plant',
  'another chosen plant',
  'up to two chosen plants',
  'X chosen plants',
  'chosen red or blue plant',
  'chosen plant or stone card from the shed',
  'chosen plant you tend',
  'chosen gizmo',
  'foo chosen plant',
];
const lines = PHRASES.flatMap((phrase) => [
  `Move ${phrase}.`,
  `Move ${phrase}, then ${phrase}.`,
  `${phrase} and chosen stone`,
  `  ${phrase}`,
]);

const texts = fc.array(fc.constantFrom(...lines, ''), { minLength: 1, maxLength: 4 });

/** Lists the phrases of a text, with their places and what they say. */
const phrasesOf = (grammar: PhraseGrammar, text: string) =>
  [...grammar.phrasesIn(tokenize(text))].flatMap((clause) =>
    clause.found === 'phrase' ? [{ ...clause, parts: clause.parts() }] : [],
  );

describe('phrases that were read before', () => {
  const grammar = phraseGrammar(gardenLexicon);

  it('are those of each line by itself, wherever it stands and whatever was read before', () => {
    let phrases = 0;
    fc.assert(
      fc.property(texts, (all) => {
        const anew = phraseGrammar(gardenLexicon);
        let [start, from] = [0, 0];
        const alone = all.flatMap((line) => {
          const moved = phrasesOf(anew, line).map((clause) => ({
            ...clause,
            span: { start: clause.span.start + start, end: clause.span.end + start },
            from: clause.from + from,
            to: clause.to + from,
            parts: clause.parts.map(({ span, ...part }) => ({
              ...part,
              span: { start: span.start + start, end: span.end + start },
            })),
          }));
          start += line.length + 1;
          from += tokenize(line).length + 1;
          return moved;
        });
        phrases += alone.length;
        expect(phrasesOf(grammar, all.join('\n'))).toEqual(alone);
      }),
      { numRuns: 200 },
    );
    expect(phrases).toBeGreaterThan(50);
  });

  it('are refused as if they were not', () => {
    for (const line of lines) {
      const clauses = (of: PhraseGrammar, words: string) =>
        [...of.phrasesIn(tokenize(words))].map((clause) =>
          clause.found === 'phrase' ? { ...clause, parts: [] } : clause,
        );
      clauses(grammar, line);
      // The same words elsewhere in a text.
      const spaced = `   ${line.replaceAll(' ', '  ')}`;
      expect(clauses(grammar, spaced)).toEqual(clauses(phraseGrammar(gardenLexicon), spaced));
    }
  });

  it('are read once in each place of a line, what is no phrase anew where its text has other lines', () => {
    let asked = 0;
    const readAt = cachePhrases((tokens: readonly Token[], at: number) => {
      asked++;
      return grammar.readAt(tokens, at);
    });
    const read = (words: string) => {
      const tokens = tokenize(words);
      const at = tokens.findIndex((token) => grammar.isAnchor(token));
      const { found, span } = readAt(tokens, at);
      return { found, said: words.slice(span.start, span.end), asked };
    };
    expect(read('Move chosen plant.')).toEqual({ found: 'phrase', said: 'chosen plant', asked: 1 });
    expect(read('Grow.\nMove  chosen  plant.')).toEqual({ found: 'phrase', said: 'chosen  plant', asked: 1 });
    expect(read('Grow chosen plant.').asked).toBe(2);
    const gizmo = { found: 'unread', said: 'chosen gizmo' };
    expect(read('Move chosen gizmo.')).toEqual({ ...gizmo, asked: 3 });
    expect(read('Move  chosen gizmo.')).toEqual({ ...gizmo, asked: 3 });
    expect(read('Grow.\nMove chosen gizmo.')).toEqual({ ...gizmo, asked: 4 });
    expect(read('Grow.\nMove chosen gizmo.')).toEqual({ ...gizmo, asked: 5 });
  });
});
