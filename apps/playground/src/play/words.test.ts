import { expect, it } from 'vitest';
import { momentWords, newsSince, statusWords } from './words.js';

const table = {
  step: 3,
  turn: 2,
  moment: 'main phase',
  zones: [],
  acting: ['ann'],
  outcome: undefined,
};
const seats = new Map([
  ['ann', 'you'],
  ['bob', 'random'],
]);

it.each([
  [table, 'Turn 2, main phase. ann (you) is to act.'],
  [{ ...table, acting: ['bob'] }, 'Turn 2, main phase. bob (random bot) is to act.'],
  [
    { ...table, acting: [], outcome: { title: 'bob won', winners: ['bob'], reason: 'life' } },
    'The match is over in turn 2. bob won: life.',
  ],
  [
    { ...table, acting: [], outcome: { title: 'A draw', winners: [], reason: 'turnLimit' } },
    'The match is over in turn 2. A draw: turnLimit.',
  ],
])('%# where a match stands', (shown, words) => {
  expect(momentWords(shown, seats)).toBe(words);
});

it.each([
  ['over', false, 'The bots play: 9 moves.'],
  ['over', true, 'bob won: life.'],
  ['yours', false, 'It is your move.'],
] as const)('a match that is %s, its end shown or not (%s)', (state, isShown, words) => {
  const outcome = { title: 'bob won', winners: ['bob'], reason: 'life' };
  expect(statusWords({ state, reached: 9 }, 9, isShown, outcome)).toBe(words);
});

it('news are the last lines since a step, without what is minor', () => {
  const line = (text: string, aside = false) => ({ text, aside });
  const turns = [
    { title: 'turn 1', entries: [{ step: 1, lines: [line('old')] }] },
    {
      title: 'turn 2',
      entries: [
        { step: 2, lines: [line('a'), line('minor', true)] },
        { step: 3, lines: ['b', 'c', 'd', 'e'].map((text) => line(text)) },
      ],
    },
  ];
  expect(newsSince(turns, 1)).toBe('b c d e ');
  expect(newsSince(turns, 3)).toBe('');
});
