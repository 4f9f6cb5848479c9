import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { reticleGames } from './reticle.js';

it('shows a match: the board, moves, what happens', () => {
  const shown = reticleGames.flatMap(({ matches }) =>
    matches === undefined
      ? []
      : matches.with(({ runtime, render, describeMove, narrate }) => {
          const start = unwrap(runtime.start({ cards: 2, hand: 1, deck: 3 }, 1));
          const moves = [...runtime.legalMoves(start, 'ann')];
          return [
            render(runtime.view(start).state).split('\n').length,
            moves.map((move) => describeMove(start.state, move)).includes('ann rest'),
            narrate({ type: 'used', card: 'ann1', effect: 'light', on: ['ann2'] }, start.state),
            render(runtime.view(start, 'ann').state)
              .split('\n')
              .filter((line) => line.includes('hand')),
          ];
        }),
  );
  expect(shown.slice(0, 3)).toEqual([6, true, 'ann1: light ann2.']);
  expect(shown[3]).toEqual([
    expect.stringContaining('(hand)'),
    'ann: 1 in hand, 3 in the deck',
    'bob: 1 in hand, 3 in the deck',
  ]);
});

it('reads words as the game does', () => {
  const read = reticleGames.flatMap(({ words }) => words?.requirements('target unlit lamp', {}) ?? []);
  expect(read.map(({ understood, words }) => [understood, words])).toEqual([[true, 'target unlit lamp']]);
});
