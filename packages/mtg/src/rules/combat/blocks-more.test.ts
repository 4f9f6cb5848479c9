import { describe, expect, it } from 'vitest';
import { creature } from '../../../test/board.js';
import { matchOf } from '../../../test/match.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { blockIssues, blockable, declareBlocker } from './block.js';
import { mostBlocked } from './restrictions.js';

const attackers = ['wolf', 'bear', 'boar'].map((id) => creature(id, 'foe', { attacking: { player: 'you' } }));
const silent = () => undefined;
const wall = (...names: readonly string[]) =>
  creature('wall', 'you', { keywords: names.map((keyword) => ({ keyword })) });
const afterTwo = (state: MtgMatchState) =>
  declareBlocker(declareBlocker(state, 'wall', 'wolf', silent), 'wall', 'bear', silent);

describe('509.1a how many attackers a creature blocks', () => {
  it.each([
    [[], 1],
    [['blocksOneMore'], 2],
    [['blocksOneMore', 'blocksOneMore'], 3],
    [['blocksAny'], Number.POSITIVE_INFINITY],
  ])('with %j: %d', (names, most) => {
    expect(mostBlocked(wall(...names))).toBe(most);
  });

  it('as many as it may, each once', () => {
    const board = { ...matchOf(...attackers, wall('blocksOneMore')), activePlayer: 'foe' };
    const once = declareBlocker(board, 'wall', 'wolf', silent);
    expect(blockable(once, 'you', 'wall')).toEqual(['bear', 'boar']);
    expect(blockIssues(once, 'you', 'wall', 'wolf')).toMatchObject([{ data: { rule: '509.1a' } }]);
    expect(blockable(afterTwo(board), 'you', 'wall')).toEqual([]);
    const any = { ...matchOf(...attackers, wall('blocksAny')), activePlayer: 'foe' };
    expect(blockable(afterTwo(any), 'you', 'wall')).toEqual(['boar']);
  });
});
