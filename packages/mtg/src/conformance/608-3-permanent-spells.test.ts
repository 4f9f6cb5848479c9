import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  board,
  cardOf,
  castAt,
  change,
  creature,
  inHand,
  one,
  onStack,
  pick,
  specOf,
} from '../../test/board.js';
import { permanent, type MtgState } from '../index.js';
import { resolveTop } from '../entries/stack.js';

const aCreature = one(permanent({ type: 'creature' }));

const bear = inHand('bear', { types: ['creature'] });
const resolved = (state: MtgState, options = {}) => unwrap(resolveTop(state, (now) => now, options)).state;

describe('608.3: permanent spells', () => {
  it('608.3a: without a target it just resolves', () => {
    const { state } = castAt(board(bear), 'bear', specOf([]), []);
    expect(cardOf(resolved(state), 'bear')).toMatchObject({
      zone: 'battlefield',
      controller: 'you',
      incarnation: 2,
    });
  });

  it('608.3b: with an illegal target it goes to the graveyard, but for what goes on as a creature', () => {
    const { state } = castAt(board(bear, creature('a', 'foe')), 'bear', aCreature, pick(['a']));
    const illegal = change(state, 'a', { types: ['land'] });
    expect(cardOf(resolved(illegal), 'bear').zone).toBe('graveyard');
    expect(cardOf(resolved(illegal, { elseAsCreature: true }), 'bear').zone).toBe('battlefield');
  });

  it('608.3f: a copy of a permanent spell becomes a token', () => {
    const copy = onStack('copy', { types: ['creature'], copy: true });
    expect(cardOf(resolved(board(copy)), 'copy')).toMatchObject({
      zone: 'battlefield',
      token: true,
      copy: false,
    });
    expect(resolved(board(onStack('copy', { copy: true }))).cards).toEqual([]);
  });
});
