import { issue, unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { mtg } from './kinds.js';
import { mtgCardOf } from '../../state/card.js';
import { mtgStateOf } from '../../state/state.js';
import { getAllLegalTargetCombinations } from './legal.js';
import { chooseTargetsAtRandom } from './automatic-choice.js';

const creatures = Array.from({ length: 200 }, (_creature, at) =>
  mtgCardOf({ instanceId: `c${at}`, types: ['creature'], owner: 'foe' }),
);
const flag = mtgCardOf({
  instanceId: 'flag',
  types: ['creature'],
  owner: 'foe',
  subtypes: ['Flagbearer'],
  keywords: [{ keyword: 'flagbearer' }],
});
const you = { controller: 'you' };
const specOf = (count: number) =>
  mtg.spec({
    slots: [{ kind: 'card', filter: { zone: 'battlefield', type: 'creature' }, min: count, max: count }],
  });

it('gives the first of millions of combinations at once', () => {
  const all = unwrap(getAllLegalTargetCombinations(mtgStateOf({ cards: creatures }), specOf(4), you, 3));
  expect([...all].map(([slot]) => slot?.targets.length)).toEqual([4, 4, 4]);
});

it('searches for the flagbearer among few combinations, and says where they are too many', () => {
  const few = mtgStateOf({ cards: [...creatures.slice(0, 20), flag] });
  expect([...unwrap(getAllLegalTargetCombinations(few, specOf(1), you))]).toMatchObject([
    [{ targets: [{ id: 'flag' }] }],
  ]);
  const many = mtgStateOf({ cards: [...creatures, flag] });
  expect(getAllLegalTargetCombinations(many, specOf(4), you)).toEqual({
    ok: false,
    issues: [issue('tooComplex', { limit: 5_000 })],
  });
});

it('at random: what was not drawn in so many tries is not said to be impossible', () => {
  const drawn = chooseTargetsAtRandom(
    mtgStateOf({ cards: [...creatures, flag] }),
    specOf(1),
    you,
    randomFrom(seedRandom(2)),
  );
  expect(drawn).toEqual({ ok: false, issues: [issue('tooComplex', { limit: 64 })] });
});
