import { describe, expect, it } from 'vitest';
import { readCard } from '../../test/read-card.js';
import { lands, put, table } from '../../test/table.js';
import { cleanupDecision } from '../rules/turn/cleanup.js';
import { landsAllowed } from './cast.js';

const relic = (text: string) => readCard(text, { name: 'Old Relic', types: 'Artifact' });

describe('rules about a player', () => {
  it('305.2 one more land on each of the turns of who controls it', () => {
    const grove = relic('You may play an additional land on each of your turns.');
    expect(landsAllowed(table([grove], [put(grove, 'ann')]).state)).toBe(2);
    expect(landsAllowed(table([grove], [put(grove, 'bob')]).state)).toBe(1);
  });

  it('402.2, 514.1 no maximum hand size', () => {
    const tower = relic('You have no maximum hand size.');
    const asks = (owner: 'ann' | 'bob') => {
      const hand = lands('Forest', 9, 'ann', 'hand');
      const at = table([tower], [put(tower, owner), ...hand]);
      const { priority: _priority, ...turn } = at.state.turn;
      return cleanupDecision({ ...at.state, turn: { ...turn, step: 'cleanup' } }) !== undefined;
    };
    expect([asks('ann'), asks('bob')]).toEqual([false, true]);
  });
});
