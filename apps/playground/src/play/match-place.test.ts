import { describe, expect, it } from 'vitest';
import type { PlayPlace } from '../address/place.js';
import {
  begun,
  botsMoved,
  branched,
  cutAt,
  isAtEnd,
  lastOfYours,
  lineAt,
  linesOf,
  moved,
  onLine,
  stepOf,
  seeded,
  takenOver,
} from './match-place.js';

const players = ['ann', 'bob'];
const by = (...who: readonly string[]) => who.map((player) => ({ move: 'pass', player }));

describe('a match in a place', () => {
  it.each<[PlayPlace, number]>([
    [{}, 0],
    [{ moves: by('ann', 'bob') }, 2],
    [{ moves: by('ann', 'bob'), step: 1 }, 1],
    [{ moves: by('ann'), step: 9 }, 1],
  ])('%j is looked at at step %i', (play, step) => {
    expect(stepOf(play)).toBe(step);
    expect(isAtEnd(play)).toBe(step === (play.moves?.length ?? 0));
  });

  it('between bots begins at its first step, with a person at its last', () => {
    expect(begun({ seed: 'x', seats: ['greedy', 'random'], moves: by('ann'), step: 4 })).toEqual({
      seed: 'x',
      seats: ['greedy', 'random'],
      step: 0,
    });
    expect(begun({ seed: 'x', seats: ['you', 'greedy'] }).step).toBeUndefined();
  });

  it('goes on: your move is looked at, what bots do only by who looks at the end', () => {
    expect(moved({ step: 0, pick: { offer: 1, answers: [] } }, by('ann')[0]!)).toEqual({ moves: by('ann') });
    expect(botsMoved({ step: 0 }, by('bob'))).toEqual({ step: 0, moves: by('bob') });
  });

  it('says with its first moves how it was drawn, and never later', () => {
    expect(seeded({}, { moves: by('ann') }, 'here').seeding).toBe('here');
    expect(seeded({ moves: by('ann') }, { moves: by('ann', 'bob') }, 'here').seeding).toBe(undefined);
    expect(seeded({}, { step: 0 }, 'here').seeding).toBe(undefined);
  });

  it('is cut at a step, and a person takes a seat', () => {
    const play = { seats: ['random'], moves: by('ann', 'bob', 'ann'), step: 2 };
    expect(cutAt(play, 2).moves).toEqual(by('ann', 'bob'));
    expect(takenOver(play, players, 'bob', 1)).toEqual({ seats: ['random', 'you'], moves: by('ann') });
  });

  it.each([
    [['you', 'greedy'], by('ann', 'bob', 'ann', 'bob'), 2],
    [['greedy', 'you'], by('ann', 'bob', 'ann'), 1],
    [['you', 'you'], by('ann', 'bob'), 1],
    [['greedy', 'greedy'], by('ann', 'bob'), undefined],
    [undefined, by('ann'), undefined],
  ])('%j: takes back to before your last move', (seats, moves, at) => {
    expect(lastOfYours({ seats, moves }, players)).toBe(at);
  });
});

describe('the lines of a match', () => {
  const first = { seed: 'x', seats: ['greedy', 'greedy'], moves: by('ann', 'bob', 'ann'), step: 1 };
  const second = branched(first, takenOver(first, players, 'ann', 1));

  it('are one until another is begun at a step', () => {
    expect(linesOf(first)).toHaveLength(1);
    expect(lineAt(first)).toBe(0);
    expect(lineAt(second)).toBe(1);
    expect(linesOf(second).map(({ from, moves = [] }) => [from, moves.length])).toEqual([
      [0, 3],
      [1, 1],
    ]);
  });

  it('stay as they were left, and one goes from one to the other', () => {
    const further = moved(second, by('bob')[0]!);
    const back = onLine(further, 0);
    expect([back.moves, back.seats, back.seed]).toEqual([first.moves, first.seats, 'x']);
    expect(back.step).toBeUndefined();
    const again = onLine(back, 1);
    expect([again.moves, again.seats]).toEqual([by('ann', 'bob'), ['you', 'greedy']]);
  });

  it('lead nowhere where there is none', () => {
    expect(onLine(second, 7)).toBe(second);
    expect(lineAt({ line: 3 })).toBe(0);
  });

  it('are as many as an address holds, and no more', () => {
    let play: PlayPlace = first;
    for (let count = 0; count < 60; count++) play = branched(play, cutAt(play, 1));
    expect(linesOf(play).length).toBeLessThanOrEqual(50);
  });

  it('are left behind by another match', () => {
    expect(begun({ ...second, seed: 'y' }).lines).toBeUndefined();
  });
});
