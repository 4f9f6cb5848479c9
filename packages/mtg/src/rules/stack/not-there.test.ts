/**
 * Questions about something that does not exist are refused with its name. Also the names of the slots of
 * modes.
 */
import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  activateAt,
  board,
  card,
  castAt,
  creature,
  inHand,
  one,
  onStack,
  pick,
  slot,
  specOf,
} from '../../../test/board.js';
import { happen, matchStateOf } from '../../../test/match.js';
import { permanent, spell } from '../../language/queries.js';
import { composeSpec, cast } from './announce.js';
import { stackTrigger, timingIssues } from './possible.js';
import { resolveTop } from './resolve.js';
import { changeTargets } from './retarget.js';

const nobody = { kind: 'card', id: 'nobody', incarnation: 0 };
const refused = [{ code: 'mtg.noSuchObject', data: { id: 'nobody' } }];

describe('what is not there', () => {
  it('601.2a is not cast', () => {
    const cast1 = cast(board(), 'nobody', 'you', { declaration: {} });
    expect(cast1.ok ? [] : cast1.issues).toEqual(refused);
  });

  it('115.7 has no targets to be changed', () => {
    const changed = changeTargets(board(creature('bear', 'you')), nobody, 'changeTheTargets', []);
    expect(changed.ok ? [] : changed.issues).toEqual(refused);
  });

  it('602.5a is not tapped, and did not come this turn', () => {
    const asked = { controller: 'you', source: 'nobody', tapSymbol: true };
    expect(timingIssues(board(), asked)).toEqual([]);
  });

  it('608.1 does not resolve', () => {
    const resolved = resolveTop(board(), (state) => state);
    expect(resolved.ok ? [] : resolved.issues).toEqual([{ code: 'mtg.emptyStack', data: {} }]);
  });
});

it('603.3d a trigger about a player who was named can be put on the stack for that player alone', () => {
  const waiting = {
    id: 't',
    name: 'attacks',
    source: { kind: 'card' as const, id: 'bear', incarnation: 0 },
    controller: 'you',
    declaration: { spec: one(permanent({ type: 'creature', controller: 'role.defendingPlayer' })) },
    roles: { defendingPlayer: 'foe' },
  };
  const state = board(creature('bear', 'you'), creature('imp', 'foe'));
  const stacked = unwrap(stackTrigger(state, waiting, { targets: pick(['imp']) }));
  expect(stacked.state.stack).toEqual(['t']);
});

describe('700.2c, 700.2d the slots of modes', () => {
  const two = specOf(
    [slot('a', permanent()), slot('b', permanent())],
    [{ relation: 'different', slots: ['a', 'b'] }],
  );
  const declared = {
    modes: { min: 1, max: 2, repeat: true, options: [{ id: 'm', spec: two }, { id: 'n' }] },
  };
  const slots = (...modes: readonly string[]) => {
    const { slots: found, relations } = unwrap(composeSpec(declared, { modes }));
    return [found.map(({ id }) => id), relations.map((relation) => relation.slots)];
  };

  it('are named by the mode and its place, and so is what ties them', () => {
    expect(slots('m')).toEqual([['m1_a', 'm1_b'], [['m1_a', 'm1_b']]]);
    expect(slots('n', 'm')).toEqual([['m2_a', 'm2_b'], [['m2_a', 'm2_b']]]);
    expect(slots('m', 'm')).toEqual([
      ['m1_a', 'm1_b', 'm2_a', 'm2_b'],
      [
        ['m1_a', 'm1_b'],
        ['m2_a', 'm2_b'],
      ],
    ]);
    expect(slots('n')).toEqual([[], []]);
  });
});

describe('707.10 a copy of an ability', () => {
  it('does what the ability does, for who made it; what has nothing to do does nothing', () => {
    const rod = card('rod', 'you', { types: ['artifact'] });
    const start = activateAt(board(rod), 'ab', rod, one(permanent(), { min: 0 }), pick([])).state;
    const { players: _players, ...rest } = start;
    const ability = { kind: 'ability', id: 'ab', incarnation: 0 };
    const frame = {
      controller: 'you',
      source: { kind: 'card', id: 'rod', incarnation: 0 },
      variables: {},
      bound: {},
      todo: [{ effect: 'gainLife' as const, amount: 1 }],
    };
    const copied = (frames: object) => {
      const state = matchStateOf({ ...rest, ...frames });
      return happen(
        state,
        { effect: 'copySpell', what: { bound: 't1' }, who: 'eachOpponent', times: 2 },
        { refs: { t1: [ability] } },
      ).state;
    };
    const both = copied({ frames: { ab: frame } });
    expect(both.stack).toHaveLength(3);
    expect(Object.values(both.frames ?? {}).map(({ controller }) => controller)).toEqual([
      'you',
      'foe',
      'foe',
    ]);
    expect(Object.keys(both.frames ?? {}).toSorted()).toEqual([...both.stack].toSorted());
    expect(copied({}).frames).toBeUndefined();
  });
});

it('115.9b, 601.2c what was cast keeps its targets as it is announced', () => {
  const state = castAt(board(inHand('s'), onStack('t')), 's', one(spell()), pick(['t'])).state;
  expect(state.stack).toEqual(['t', 's']);
});
