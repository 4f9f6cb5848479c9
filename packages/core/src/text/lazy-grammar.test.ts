import { expect, it } from 'vitest';
import { gardenLexicon } from '../../test/garden.js';
import { lazyGrammar, phraseGrammar, tokenize, type TargetPhrase } from './index.js';

it('a lazy grammar is made once, as the first phrase is read, and reads and prints as the grammar does', () => {
  let made = 0;
  const lazy = lazyGrammar(() => {
    made++;
    return gardenLexicon;
  });
  expect(made).toBe(0);
  const eager = phraseGrammar(gardenLexicon);
  const phrases = gardenLexicon.entries.flatMap(({ words, examples }) => [words, ...examples]);
  const read = (grammar: typeof eager) => phrases.map((phrase) => grammar.read(phrase));
  expect(read(lazy)).toEqual(read(eager));
  const found = (grammar: typeof eager) => phrases.map((phrase) => [...grammar.phrasesIn(tokenize(phrase))]);
  expect(found(lazy)).toEqual(found(eager));
  const plant: TargetPhrase = {
    accepts: [{ kind: 'card', filter: { zone: 'bed', type: 'plant' } }],
    min: 1,
    max: 1,
  };
  expect(lazy.print(plant)).toBe('chosen plant');
  expect(made).toBe(1);
});
