import { unwrap } from '@reticle/core';
import { hostedGame } from '@reticle/core/host';
import { expect, it } from 'vitest';
import { host } from './reticle.js';

const { matches, words, cards } = await hostedGame(host);

it('shows a match: the table, moves, what happens', () => {
  const shown = matches?.with(({ runtime, render, zones, describeMove }) => {
    const start = unwrap(runtime.start({ hand: 4 }, 1));
    const moves = [...runtime.legalMoves(start, 'ann')].map((move) => describeMove(start.state, move));
    const seen = runtime.view(start, 'ann').state;
    const hands = zones?.(seen).filter(({ layout }) => layout === 'hand');
    return {
      ends: moves.includes('ann done'),
      plays: moves.some((move) => move.startsWith('ann play ')),
      hands: hands?.map(({ owner, things, hidden }) => [owner, things.length, hidden]),
      lines: render?.(seen).split('\n').length,
    };
  });
  expect(shown).toEqual({
    ends: true,
    plays: true,
    hands: [
      ['bob', 0, 4],
      ['ann', 4, 0],
    ],
    lines: 11,
  });
});

it('reads words as the game does', () => {
  const read = words?.read('target damaged unit', {}).requirements ?? [];
  expect(read.map((found) => [found.understood, found.words])).toEqual([[true, 'target damaged unit']]);
});

it('reads files of cards, and lists what it does not understand of one', () => {
  const row = { Name: 'Oil Fox', Energy: '1', power: '2', health: '1', rules: 'Swift. Hum along.' };
  const read = cards?.playable?.(row);
  expect(read).toMatchObject({
    value: { definition: { name: 'Oil Fox', cost: 1, power: 2 }, lacks: [{ data: { words: 'Hum along.' } }] },
  });
});
