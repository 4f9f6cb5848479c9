import type { ZoneView } from '@reticle/core/host';
import { expect, it } from 'vitest';
import { soundsOf } from './sounds.js';

const card = (id: string) => ({ ref: { kind: 'card', id, incarnation: 0 }, name: id, facts: [], marks: [] });
const zones = (life: number, ...inHand: readonly string[]): readonly ZoneView[] => [
  {
    id: 'players',
    name: 'players',
    layout: 'players',
    things: [{ ...card('ann'), values: [{ words: 'life', value: String(life), sign: 'heart' }] }],
  },
  { id: 'hand', name: 'hand', things: inHand.map(card) },
];
const now = { step: 1, turn: 1, zones: zones(20, 'a'), offers: [] };
const offer = {
  move: 'pass',
  params: {},
  words: 'pass',
  kind: 'pass',
  asks: false,
  passes: true,
  things: [],
  fields: [],
};

it.each([
  ['nothing, while nothing happens', {}, []],
  ['that a card has moved', { step: 2, zones: zones(20, 'a', 'b') }, ['card']],
  ['that somebody is hurt, first', { step: 2, zones: zones(18, 'b') }, ['harm', 'card']],
  ['that a turn begins, and one is asked', { step: 2, turn: 2, offers: [offer] }, ['turn', 'yours']],
  ['that one is asked', { offers: [offer] }, ['yours']],
  [
    'the end before all else',
    { step: 2, outcome: { title: 'ann won', winners: ['ann'], reason: 'life' } },
    ['over'],
  ],
])('one hears %s', (_what, change, sounds) => {
  expect(soundsOf(now, { ...now, ...change })).toEqual(sounds);
});
