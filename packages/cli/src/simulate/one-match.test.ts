import { expect, it } from 'vitest';
import { countingModule } from '../../test/counting.js';
import { playChecked } from './one-match.js';

const plan = { game: 'counting', seed: 's', bots: ['random'], maxMoves: 50, probe: 2 } as const;

it('plays to the end', () => {
  const { result, record } = playChecked(countingModule, { ...plan, options: {} });
  expect(result).toMatchObject({
    moves: 10,
    turns: 10,
    winners: ['ann'],
    reason: 'counted',
    probed: 5,
    refusedOffers: 0,
  });
  expect(record).toBeUndefined();
});

it.each([
  ['refuses', 'refused', 6, 'five'],
  ['throws', 'threw', 6, 'five is out of order'],
  ['endless', 'notOver', 50, ''],
  ['stuck', 'stuck', 5, ''],
] as const)('finds what %s', (fault, kind, moves, words) => {
  const { result, record } = playChecked(countingModule, { ...plan, probe: 0, options: { fault } });
  expect(result.finding?.kind).toBe(kind);
  expect(record?.moves).toHaveLength(moves);
  expect(result.finding?.issues.map((issue) => issue.words).join()).toContain(words);
});

it('finds rules that play differently the second time', () => {
  const { result } = playChecked(countingModule, { ...plan, probe: 0, options: { fault: 'drifts' } });
  expect(result.finding?.kind).toBe('replayDiffers');
});

it('finds by trying offers what no bot has chosen yet', () => {
  const { result, record } = playChecked(countingModule, {
    ...plan,
    probe: 5,
    options: { fault: 'refuses' },
  });
  expect(result).toMatchObject({ moves: 5, refusedOffers: 1, finding: { kind: 'refused' } });
  expect(record?.moves).toHaveLength(6);
});

it('says what the game has against its options', () => {
  const { result } = playChecked(countingModule, { ...plan, options: { fautl: 'none' } });
  expect(result.finding).toMatchObject({ kind: 'notStarted', issues: [{ code: 'unknownKey' }] });
});
