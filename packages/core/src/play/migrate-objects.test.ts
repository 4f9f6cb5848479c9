import { expect, it } from 'vitest';
import { game, quay, table, unit } from '../../test/quay.js';
import { unwrap } from '../issue.js';
import type { Json, JsonObject } from '../json.js';
import { randomFrom, seedRandom } from '../random.js';
import { refTo } from './layers.js';
import { migrateObjects } from './migrate-objects.js';

/** A state in which a card has left play, with a fact of cards that had another name. */
function saved(): Json {
  const start = quay(unit('it', 'ann'), unit('gone', 'bob'), unit('mine', 'ann', { zone: 'hand' }));
  const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
  const gone = { type: 'moved' as const, card: refTo(unit('gone', 'bob')), to: 'discard' };
  const text = JSON.stringify(table.emit(start, tools, gone)).replaceAll('"strength"', '"might"');
  const json: unknown = JSON.parse(text);
  return json as Json;
}
const renamed = ({ might = null, ...card }: JsonObject): JsonObject => ({ ...card, strength: might });

it('converts the cards of every zone, and those that are remembered', () => {
  expect(game.parseState(saved()).ok).toBe(false);
  const state = unwrap(game.parseState(unwrap(migrateObjects(saved(), renamed))));
  expect(table.things(state).map(({ strength }) => strength)).toEqual([2, 2, 2]);
  expect(state.objects.lastKnown.map(({ instanceId, strength }) => [instanceId, strength])).toEqual([
    ['gone', 2],
  ]);
});

it.each<Json>([null, 3, [], {}, { objects: [] }, { objects: { objects: [1], lastKnown: [] } }])(
  'refuses what is no state of a table: %j',
  (state) => {
    expect(migrateObjects(state, renamed).ok).toBe(false);
  },
);
