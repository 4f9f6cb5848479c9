import { expect, it } from 'vitest';
import { kindFindings } from './kinds.js';
import { describeFinding } from './words.js';

const kinds = ['draw', 'mill', 'end'];
const told = (...args: Parameters<typeof kindFindings>) => kindFindings(...args).map(describeFinding);

it.each([
  ['every kind that is shown or exempt', ['draw', 'mill'], { end: 'the match ends itself' }, []],
  ['a kind that nothing shows', ['draw', 'end'], {}, ['There is no word of an effect for mill.']],
  [
    'an exemption of a kind that is shown',
    ['draw', 'mill', 'end'],
    { end: 'rare' },
    ['There is a word of an effect for end, which is exempt all the same: "rare".'],
  ],
  [
    'an exemption of no kind',
    kinds,
    { burn: 'rare' },
    ['The game declares no kind burn, which is exempt from a word of an effect.'],
  ],
])('%s', (_title, shown, exempt, findings) => {
  expect(told({ what: 'word of an effect', kinds, shown: new Set(shown), exempt })).toEqual(findings);
});
