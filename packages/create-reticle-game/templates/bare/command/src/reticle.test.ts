import { unwrap } from '@reticle/core';
import { hostedGame } from '@reticle/core/host';
import { expect, it } from 'vitest';
import { host } from './reticle.js';

const { matches, words } = await hostedGame(host);

it('shows a match: the board, moves, what happens', () => {
  const shown = matches?.with(({ runtime, render, describeMove, narrate }) => {
    const start = unwrap(runtime.start({ cards: 2, hand: 1, deck: 3 }, 1));
    const moves = [...runtime.legalMoves(start, 'ann')];
    const lines = (viewer?: string) => render?.(runtime.view(start, viewer).state).split('\n') ?? [];
    return {
      lines: lines().length,
      rests: moves.map((move) => describeMove(start.state, move)).includes('ann rest'),
      told: narrate({ type: 'used', card: 'ann1', effect: 'light', on: ['ann2'] }, start.state),
      own: lines('ann').filter((line) => line.includes('hand')),
    };
  });
  expect(shown).toEqual({
    lines: 6,
    rests: true,
    told: 'ann1: light ann2.',
    own: [
      expect.stringContaining('(hand)'),
      'ann: 1 in hand, 3 in the deck',
      'bob: 1 in hand, 3 in the deck',
    ],
  });
});

it('reads words as the game does', () => {
  const read = words?.read('target unlit lamp', {}).requirements ?? [];
  expect(read.map((found) => [found.understood, found.words])).toEqual([[true, 'target unlit lamp']]);
});
