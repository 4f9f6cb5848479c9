import { ruleOf } from '@reticle/core/describe';
import { expect, it } from 'vitest';
import { lorcana } from './game.js';
import { lorcanaCardOf } from './card.js';
import { lorcanaStateOf } from './state.js';

const item = lorcanaCardOf({ instanceId: 'item', owner: 'you', types: ['item'] });
const owl = lorcanaCardOf({ instanceId: 'owl', owner: 'foe', types: ['character'] });
const spec = lorcana.spec({ slots: [{ kind: 'card', filter: { zone: 'play', type: 'character' } }] });
const resolver = lorcana.resolver(lorcanaStateOf({ cards: [item, owl] }));
const card = (id: string) => ({ kind: 'card', id });

it.each([
  ['6.1.3.1 what it is', [card('item')], ['6.1.3.1']],
  ['6.1.3 the same twice', [card('owl'), card('owl')], ['6.7.3', '6.1.3']],
  ['6.1.11.1 another card by now', [{ ...card('owl'), incarnation: 7 }], ['6.1.11.1']],
  ['6.7.3 how many', [], ['6.7.3']],
])('%s', (_what, targets, rules) => {
  const checked = resolver.check(spec, { controller: 'you' }, [{ targets }]);
  expect(checked.ok ? [] : checked.issues.map((found) => ruleOf(found, lorcana))).toEqual(rules);
});
