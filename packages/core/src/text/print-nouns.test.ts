import { describe, expect, it } from 'vitest';
import { properType } from './print-nouns.js';
import { tokenize } from './tokenize.js';

describe('a name', () => {
  it.each<[string, string | undefined]>([
    ['Old Tom quests', 'Old Tom'],
    ["Salt 'n' Pepper quests", "Salt 'n' Pepper"],
    ['Salt & Pepper quests', 'Salt & Pepper'],
    ['The Bell of the Sea.', 'The Bell of the Sea'],
    ['Dr. Fern, Jr. quests', 'Dr. Fern, Jr.'],
    ['Bo Jr. Draw a card', 'Bo Jr.'],
    ['H.E.N. quests', 'H.E.N.'],
    ['H.E.N. Draw a card', 'H.E.N.'],
    ['H.E.N.', 'H.E.N.'],
    ['J. Fern quests', 'J. Fern'],
    ['Agent K. Draw a card', 'Agent K'],
    ['Agent K.', 'Agent K'],
    ['old tom', undefined],
  ])('%s', (text, name) => expect(properType.find(tokenize(text), 0)[0]?.value).toBe(name));
});
