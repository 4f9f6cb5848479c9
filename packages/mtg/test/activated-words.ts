/** Reads activated abilities from words, for tests. */
import { expect } from 'vitest';
import { parseActivatedAbilities } from '../src/text/abilities/activated.js';
import type { WordsOptions } from '../src/text/abilities/card-text.js';

const GOLEM: WordsOptions = { name: 'Brass Golem', types: ['artifact', 'creature'] };
export const t1 = { bound: 't1' } as const;
export const endOfTurn = 'endOfTurn' as const;

export function read(words: string, options: WordsOptions = GOLEM) {
  const [first, ...others] = parseActivatedAbilities(words, options);
  expect(others).toEqual([]);
  return first?.ability;
}
export function ability(words: string, options: WordsOptions = GOLEM) {
  const found = read(words, options);
  if (!found?.ok) throw new Error(`${words}: ${JSON.stringify(found?.issues)}`);
  return found.value;
}
