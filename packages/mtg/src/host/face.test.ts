import { expect, it } from 'vitest';
import { card } from '../../test/board.js';
import { faceOf } from './face.js';

it.each([
  [
    '305.6 a basic land type is mana',
    { types: ['land'], subtypes: ['Forest'] },
    ['{T}: Add {G}.'],
    ['green'],
  ],
  [
    '305.6 two are two',
    { types: ['land'], subtypes: ['Island', 'Swamp'] },
    ['{T}: Add {U}.', '{T}: Add {B}.'],
    ['blue', 'black'],
  ],
  ['305.6 of lands alone', { types: ['creature'], subtypes: ['Forest'] }, [], ['grey']],
  ['another land says nothing of its own', { types: ['land'], subtypes: ['Cave'] }, [], ['brown']],
])('%s', (_name, facts, lines, hues) => {
  const face = faceOf(card('it', 'you', facts), undefined);
  const signs: Readonly<Record<string, string>> = { turn: 'T', leaf: 'G', wave: 'U', moon: 'B' };
  const said = face?.text.map((line) =>
    line.map((part) => (typeof part === 'string' ? part : `{${signs[part.sign] ?? part.sign}}`)).join(''),
  );
  expect([said, face?.hues]).toEqual([lines, hues]);
});
