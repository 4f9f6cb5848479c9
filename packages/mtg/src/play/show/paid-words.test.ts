/** What a player reads about how a spell may be cast. Two offers for one card have different words. */
import { expect, it } from 'vitest';
import { readCard } from '../../../test/read-card.js';
import { put, table } from '../../../test/table.js';
import { mtgNarration } from './narration.js';

const druid = readCard('Kicker {2}');
const { describeMove } = mtgNarration({ cards: [druid] });
const { state } = table([druid], [put(druid, 'ann', 'hand', { instanceId: 'it' })]).match;

it.each([
  [[], 'cast Moss Druid'],
  [['kicker'], 'cast Moss Druid with kicker'],
  [['multikicker', 'multikicker'], 'cast Moss Druid with multikicker twice'],
  [['buyback', 'replicate', 'replicate', 'replicate'], 'cast Moss Druid with buyback and replicate 3 times'],
  [['fuse'], 'cast Moss Druid'],
  [['faceDown'], 'cast Moss Druid face down'],
  [['alternativeCost'], 'cast Moss Druid for its other cost'],
  [['flashCost'], 'cast Moss Druid as though it had flash'],
  [['splice1:moss-druid'], 'cast Moss Druid with Moss Druid spliced onto it'],
])('601.2b cast for %j', (costs, words) => {
  expect(describeMove(state, { move: 'cast', player: 'ann', params: { card: 'it', costs } })).toBe(words);
});
