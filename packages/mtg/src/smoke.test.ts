import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { mtg, mtgCardOf, mtgStateOf } from './index.js';

it('answers over a small state', () => {
  const state = mtgStateOf({
    cards: [
      mtgCardOf({ instanceId: 'a', owner: 'foe', types: ['creature'], colors: ['red'] }),
      mtgCardOf({ instanceId: 'b', owner: 'foe', types: ['creature'], keywords: [{ keyword: 'hexproof' }] }),
      mtgCardOf({
        instanceId: 'c',
        owner: 'foe',
        types: ['creature'],
        keywords: [{ keyword: 'protection', from: { color: 'red' } }],
      }),
      mtgCardOf({ instanceId: 's', owner: 'you', types: ['instant'], colors: ['red'], zone: 'stack' }),
    ],
  });
  const spec = mtg.spec({ slots: [{ kind: 'card', filter: { zone: 'battlefield', type: 'creature' } }] });
  const found = mtg
    .resolver(state)
    .legalTargets(spec, { controller: 'you', source: { kind: 'card', id: 's' } });
  expect(unwrap(found).map(({ id }) => id)).toEqual(['a']);
});
