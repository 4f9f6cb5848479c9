import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  activateAt,
  board,
  by,
  card,
  change,
  creature,
  inHand,
  legal,
  one,
  onStack,
  pick,
} from '../../test/board.js';
import { beginResolution, resolveTop } from '../entries/stack.js';
import { mtgStateOf, permanent, spell } from '../index.js';

const start = board(inHand('s'), creature('a', 'foe'), creature('b', 'you'));

describe('113.7a and what abilities keep', () => {
  it('113.7a: an ability outlives its source; what is asked of the source is what it last was', () => {
    const imp = creature('imp', 'you', { power: 3 });
    const weaker = one(permanent({ type: 'creature', power: { lt: 'source.power' } }));
    const { state } = activateAt({ ...start, cards: [...start.cards, imp] }, 'ab', imp, weaker, pick(['a']));
    const gone = {
      ...state,
      cards: state.cards.filter(({ instanceId }) => instanceId !== 'imp'),
      lastKnown: [imp],
    };
    expect(unwrap(beginResolution(gone, 'ab')).outcome).toBe('resolves');
    expect(unwrap(beginResolution(change(gone, 'a', { power: 3 }), 'ab')).outcome).toBe('illegalTargets');
  });

  it('109.5: "you" is who activated, whoever controls the source afterwards', () => {
    const rod = card('rod', 'you');
    const notYours = one(permanent({ type: 'creature', controller: 'opponent' }));
    const { state } = activateAt(
      { ...start, cards: [...start.cards, rod] },
      'ab',
      rod,
      notYours,
      pick(['a']),
    );
    expect(unwrap(beginResolution(change(state, 'rod', { controller: 'foe' }), 'ab')).outcome).toBe(
      'resolves',
    );
  });

  it('110.2b: control of a permanent spell goes on to the permanent', () => {
    const state = mtgStateOf({
      cards: [onStack('bear', { types: ['creature'], owner: 'foe', controller: 'you' })],
    });
    expect(
      legal(
        unwrap(resolveTop(state, (now) => now)).state,
        one(permanent({ controller: 'self' })),
        by('bear'),
      ),
    ).toEqual(['bear']);
    expect(legal(state, one(spell({ controller: 'self' })))).toEqual(['bear']);
  });
});
