import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { board, card, change, creature, inHand, legal, one, onStack, pick } from '../../test/board.js';
import { ability, permanent } from '../index.js';
import { activate } from '../entries/stack.js';
import { isManaAbility } from '../language/card-definition.js';

const aCreature = one(permanent({ type: 'creature' }));
const start = board(inHand('s'), creature('a', 'foe'), creature('b', 'you'));

describe('605 and 609.7', () => {
  it('605.1a: an activated ability with a target, or with loyalty, is no mana ability', () => {
    const asked = { ability: 'activated' as const, declaration: {}, addsMana: true };
    expect(isManaAbility(asked)).toBe(true);
    expect(isManaAbility({ ...asked, declaration: { spec: aCreature } })).toBe(false);
    expect(isManaAbility({ ...asked, loyalty: true })).toBe(false);
    expect(isManaAbility({ ...asked, addsMana: false })).toBe(false);
  });

  it('605.1b: a triggered one is only if it triggers on mana and has no target', () => {
    const asked = { ability: 'triggered' as const, declaration: {}, addsMana: true };
    expect([isManaAbility(asked), isManaAbility({ ...asked, triggersOnMana: true })]).toEqual([false, true]);
    expect(isManaAbility({ ...asked, triggersOnMana: true, declaration: { spec: aCreature } })).toBe(false);
  });

  it.each(['605.3b', '605.5a'])(
    '%s: a mana ability is never on the stack, so that nothing can target it',
    () => {
      const rock = {
        id: 'mana',
        ability: 'activated' as const,
        controller: 'you',
        source: { kind: 'card' as const, id: 'b', incarnation: 0 },
      };
      const activated = unwrap(activate(start, rock, { declaration: {}, addsMana: true, targets: [] }));
      expect([activated.state.stack, legal(activated.state, one(ability()))]).toEqual([[], []]);
      expect(activated.events).toEqual([]);
      const other = unwrap(
        activate(start, rock, { declaration: { spec: aCreature }, addsMana: true, targets: pick(['a']) }),
      );
      expect(legal(other.state, one(ability()))).toEqual(['mana']);
    },
  );

  it.each(['609.7', '609.7a', '109.2c'])(
    '%s: choosing a source of damage is no targeting, in whatever zone it is',
    () => {
      const state = board(
        creature('a', 'foe', { keywords: [{ keyword: 'hexproof' }] }),
        onStack('s'),
        card('g', 'foe', { zone: 'graveyard' }),
      );
      const source = one({ kind: 'card', filter: { color: 'red' } }, { mode: 'choose' });
      expect(legal(change(state, 'a', { colors: ['red'] }), source)).toEqual(['a']);
      expect(legal(change(state, 'g', { colors: ['red'] }), source)).toEqual(['g']);
    },
  );
});
