import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { reticleGames } from './reticle.js';

it('shows a match: the board, moves, what happens', () => {
  const shown = reticleGames.flatMap(({ matches }) =>
    matches === undefined
      ? []
      : matches.with(({ runtime, render, describeMove, narrate }) => {
          const start = unwrap(runtime.start({ cards: 2 }, 1));
          const moves = [...runtime.legalMoves(start, 'ann')];
          return [
            render(runtime.view(start).state).split('\n').length,
            moves.map((move) => describeMove(start.state, move)).includes('ann rest'),
            narrate({ type: 'used', card: 'ann1', effect: 'light', on: ['ann2'] }, start.state),
          ];
        }),
  );
  expect(shown).toEqual([4, true, 'ann1: light ann2.']);
});

it('reads words as the game does', () => {
  const read = reticleGames.flatMap(({ words }) => words?.requirements('target unlit lamp', {}) ?? []);
  expect(read.map(({ understood, words }) => [understood, words])).toEqual([[true, 'target unlit lamp']]);
});
