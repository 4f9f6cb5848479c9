import { unwrap } from '@reticle/core';
import { ruleOf } from '@reticle/core/describe';
import { expect, it } from 'vitest';
import { mtg } from './kinds.js';
import { mtgCardOf } from '../../state/card.js';
import { mtgStateOf } from '../../state/state.js';

const land = mtgCardOf({ instanceId: 'land', owner: 'you', types: ['land'] });
const bear = mtgCardOf({ instanceId: 'bear', owner: 'foe', types: ['creature'] });
const gone = mtgCardOf({ instanceId: 'gone', owner: 'foe', types: ['creature'], zone: 'graveyard' });
const spec = mtg.spec({ slots: [{ kind: 'card', filter: { zone: 'battlefield', type: 'creature' } }] });
const resolver = mtg.resolver(mtgStateOf({ cards: [land, bear, gone] }));
const card = (id: string) => ({ kind: 'card', id });

it.each([
  ['115.1 what it is', [card('land')], ['115.1']],
  ['115.1 a kind that is not asked for', [{ kind: 'player', id: 'foe' }], ['115.1']],
  ['115.2 where it is', [card('gone')], ['115.2']],
  ['115.3 the same twice', [card('bear'), card('bear')], ['601.2c', '115.3']],
  ['400.7 another object by now', [{ ...card('bear'), incarnation: 7 }], ['400.7']],
  ['601.2c how many', [], ['601.2c']],
])('%s', (_what, targets, rules) => {
  const checked = resolver.check(spec, { controller: 'you' }, [{ targets }]);
  expect(checked.ok ? [] : checked.issues.map((found) => ruleOf(found, mtg))).toEqual(rules);
  expect(unwrap(resolver.legalTargets(spec, { controller: 'you' })).map(({ id }) => id)).toEqual(['bear']);
});
