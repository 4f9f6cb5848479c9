import { describe, expect, it } from 'vitest';
import {
  activateAt,
  board,
  card,
  castAt,
  creature,
  inHand,
  legal,
  one,
  onStack,
  pick,
} from '../../../test/board.js';
import { ability, permanent, player, spell, type MtgCardFilter } from '../../index.js';
import { type MtgAbilityFilter } from '../../language/filter.js';

const rod = card('rod', 'foe', { types: ['artifact'] });
const start = board(inHand('s'), rod, creature('a', 'you'), onStack('t', { controller: 'foe' }));
const cast = castAt(start, 's', one([permanent(), player()], { min: 0, max: 3 }), pick(['a', 'foe'])).state;
const state = activateAt(cast, 'ab', rod, one(spell()), pick(['s'])).state;

describe('what is asked of things on the stack', () => {
  it.each<[MtgCardFilter, readonly string[]]>([
    [{ targets: { card: { controller: 'self' } } }, ['s']],
    [{ targets: { player: 'opponent' } }, ['s']],
    [{ targets: { player: 'self' } }, []],
    [{ targets: [{ player: 'self' }, { card: { type: 'creature' } }] }, ['s']],
    [{ targets: { ability: true } }, []],
    [{ targetsOnly: { player: 'opponent' } }, []],
    [{ targetCount: 2 }, ['s']],
    [{ targetCount: { gte: 1 } }, ['s']],
    [{ targetCount: 0 }, ['t']],
  ])('spells: %j', (filter, ids) => {
    expect(legal(state, one(spell(filter)))).toEqual(ids);
  });

  it.each<[MtgAbilityFilter, readonly string[]]>([
    [{}, ['ab']],
    [{ ability: ['activated', 'triggered'] }, ['ab']],
    [{ ability: 'triggered' }, []],
    [{ controller: 'opponent' }, ['ab']],
    [{ source: { type: 'artifact' } }, ['ab']],
    [{ source: { type: 'creature' } }, []],
    [{ targets: { card: { zone: 'stack' } } }, ['ab']],
    [{ targetsOnly: { card: { controller: 'self' } } }, ['ab']],
    [{ targetCount: 1 }, ['ab']],
    [{ loyalty: true }, []],
    [{ not: { loyalty: true } }, ['ab']],
  ])('abilities: %j', (filter, ids) => {
    expect(legal(state, one(ability(filter)))).toEqual(ids);
  });

  it('115.9b an ability as a target: for as long as it is on the stack', () => {
    const chosen = [{ targets: [{ kind: 'ability', id: 'ab' }] }];
    const aimed = activateAt(state, 'ab2', rod, one(ability()), chosen).state;
    const aiming = (at: typeof state) => legal(at, one(ability({ targets: { ability: true } })));
    expect(aiming(aimed)).toEqual(['ab2']);
    expect(legal(aimed, one(ability({ targets: { player: 'any' } })))).toEqual([]);
    expect(aiming({ ...aimed, abilities: aimed.abilities.filter(({ id }) => id !== 'ab') })).toEqual([]);
  });
});
