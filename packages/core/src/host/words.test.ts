import { baseCard, baseCardFilter, cardKind, coreMatchers, defineGame, defineKind } from '../index.js';
import { adjective, head, phraseGrammar, tail, type LexiconEntry } from '../text/index.js';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { describeIssue } from '../describe/index.js';
import { phraseWords } from './words.js';

const state = z.strictObject({ cards: z.array(baseCard).readonly() });
const game = defineGame({
  id: 'lamps',
  state,
  players: () => [{ id: 'ann' }],
  defaults: { mode: 'choose' },
  kinds: [
    defineKind({
      ...cardKind,
      object: baseCard,
      filter: baseCardFilter,
      matchers: coreMatchers,
      list: ({ cards }: z.infer<typeof state>) => cards,
    }),
  ],
});
const sameType = { relation: 'same', property: 'types', with: 'earlier' };
const others: LexiconEntry = { role: 'other', words: 'another', examples: ['another target lamp'] };
const { read, messages = {} } = phraseWords(
  game,
  phraseGrammar({
    anchor: { one: 'target', many: 'target' },
    kinds: ['card'],
    adding: {},
    required: {},
    entries: [
      others,
      head('lamp', { type: 'lamp' }, 'target lamp'),
      adjective('odd', { oddness: 1 }, 'target odd lamp'),
      tail('of its kind', undefined, 'target lamp of its kind', { phrase: { relations: [sameType] } }),
    ],
    vocabularies: {},
  }),
);

it.each([
  ['target lamp', { type: 'lamp' }],
  ['another target lamp', { type: 'lamp', excludeSelf: true }],
])('%s: a slot, chosen as the game says', (words, filter) => {
  const slot = { id: 't1', accepts: [{ kind: 'card', filter }], min: 1, max: 1, mode: 'choose' };
  expect(read(words, {}).requirements).toMatchObject([{ understood: true, words, slot }]);
});

it.each([
  ['', 'text.unknownNoun', 'No thing'],
  ['target', 'text.unknownNoun', 'No thing'],
  ['target lamp here', 'text.unknownTail', 'understood'],
  ['Light target lamp', 'text.unknownCount', 'light target lamp'],
  ['target lamp of its kind', 'text.leansOnNothing', 'target lamp of its kind'],
  ['target odd lamp', 'unknownKey', 'oddness'],
  [`target lamp${' '.repeat(2000)}`, 'text.tooLong', 'too long'],
])('refuses %j: %s', (text, code, words) => {
  const [found] = read(text, {}).requirements;
  expect(found?.understood).toBe(false);
  expect(found?.slot).toBeUndefined();
  expect(found?.issues.map((issue) => issue.code)).toEqual([code]);
  expect(found?.issues.map((issue) => describeIssue(issue, { messages })).join('')).toContain(words);
});
