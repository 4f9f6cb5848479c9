import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  announcedIds,
  board,
  castAt,
  codes,
  creature,
  inHand,
  legal,
  one,
  onStack,
  pick,
  verdict,
  you,
} from '../../test/board.js';
import { activate, cast } from '../entries/stack.js';
import { cardIn, permanent, spell, validateTargets } from '../index.js';

const aCreature = one(permanent({ type: 'creature' }));
const start = board(inHand('s'), creature('a', 'foe'), creature('b', 'foe'));

describe('107, 202.3: X', () => {
  it('107.3a: X is announced, then fixed', () => {
    const spec = one(permanent({ type: 'creature' }), { min: 'X', max: 'X' });
    expect(verdict(start, spec, pick(['a', 'b']), { controller: 'you', variables: { X: 2 } })).toBe('ok');
    expect(verdict(start, spec, pick(['a']), { controller: 'you', variables: { X: 2 } })).toEqual([
      'tooFewTargets',
    ]);
    expect(verdict(start, spec, pick(['a']))).toEqual(['unboundReference']);
  });

  it('107.3b: without a cost with X it is 0: "X target" is none', () => {
    const spec = one(permanent({ type: 'creature' }), { min: 'X', max: 'X' });
    const { announced } = castAt(start, 's', spec, pick([]));
    expect(announcedIds({ announced })).toEqual([[]]);
  });

  it('107.3m: an enter trigger has the X of the spell that became its source', () => {
    const upToX = one(permanent({ type: 'creature' }), { min: 0, max: 'X' });
    const source = { kind: 'card' as const, id: 'a', incarnation: 0 };
    const proposal = { declaration: { spec: upToX }, X: 2, targets: pick(['a', 'b']) };
    expect(
      codes(activate(start, { id: 't', ability: 'triggered', controller: 'you', source }, proposal)),
    ).toBe('ok');
    expect(
      codes(
        activate(start, { id: 't', ability: 'triggered', controller: 'you', source }, { ...proposal, X: 1 }),
      ),
    ).toEqual(['tooManyTargets']);
  });

  it('202.3e: the mana value counts the announced X on the stack and nowhere else', () => {
    const xSpell = inHand('s', { manaValue: 1 });
    const { state } = unwrap(cast(board(xSpell), 's', 'you', { declaration: {}, X: 3 }, { manaValue: 4 }));
    expect(legal(state, one(spell({ manaValue: 4 })))).toEqual(['s']);
    expect(legal(board(onStack('other', { manaValue: 1 })), one(spell({ manaValue: 4 })))).toEqual([]);
    expect(
      legal(board({ ...xSpell, zone: 'graveyard' }), one(cardIn('graveyard', { manaValue: 1 }))),
    ).toEqual(['s']);
  });

  it('601.2c: raw JSON is checked before it is looked at', () => {
    expect(codes(validateTargets(start, aCreature, you, [{ targets: 'a' }]))).toEqual(['wrongType']);
  });
});
