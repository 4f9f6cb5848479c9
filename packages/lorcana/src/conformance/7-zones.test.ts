import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { LorcanaTargetValidator, nextChoice } from '../index.js';
import { board, change, character, chosen, legal, pick, specOf, verdict, you } from '../../test/board.js';

const from = (zone: 'deck' | 'discard' | 'hand', more: object = {}) =>
  specOf([{ id: 'target', kind: 'card', filter: { zone, controller: 'self', type: 'character' }, ...more }]);
const state = board(
  character('deep', 'you', { zone: 'deck' }),
  character('lost', 'you', { zone: 'discard' }),
  character('held', 'you', { zone: 'hand' }),
  character('held2', 'foe', { zone: 'hand' }),
);

describe('zones', () => {
  it('7.1.3.1, 7.1.4: who searches a deck may fail to find', () => {
    expect(unwrap(nextChoice(state, from('deck'), you))).toMatchObject({ min: 0, legal: [{ id: 'deep' }] });
    expect(verdict(state, from('deck'), pick([]))).toBe('ok');
    expect(verdict(state, from('deck'), pick(['deep']))).toBe('ok');
  });

  it('7.1.2.1, 7.1.4: from a public zone a card must be chosen if able', () => {
    expect(verdict(state, from('discard'), pick([]))).toEqual(['WRONG_TARGET_COUNT']);
    expect(verdict(state, from('discard'), pick(['lost']))).toBe('ok');
    expect(verdict(board(), from('discard'), pick([]))).toBe('ok');
  });

  it('7.1.6: what left its zone is another card: a pinned choice of it is refused', () => {
    const at = board(character('a', 'foe'));
    const told = LorcanaTargetValidator.validateSelectedTargets(at, chosen(), you, pick(['a']));
    const targets = told.ok ? told.value.targets.slots[0]!.targets : [];
    expect(targets).toEqual([{ kind: 'card', id: 'a', incarnation: 0 }]);
    const back = change(at, 'a', { incarnation: 2 });
    expect(verdict(back, chosen(), [{ targets }])).toEqual(['INVALID_TARGET']);
    expect(verdict(back, chosen(), pick(['a']))).toBe('ok');
  });

  it('7.3.4: who discards chooses from their own hand', () => {
    const discard = specOf([
      {
        id: 'target',
        kind: 'card',
        filter: { zone: 'hand', controller: 'role.chooser' },
        chooser: 'opponent',
      },
    ]);
    expect(unwrap(nextChoice(state, discard, you))?.chooser).toBe('foe');
    expect(legal(state, discard)).toEqual(['held2']);
    expect(verdict(state, discard, pick([]))).toEqual(['WRONG_TARGET_COUNT']);
  });
});
