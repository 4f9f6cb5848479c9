import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { happen, matchOf, type By } from '../../../test/match.js';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';

const board = matchOf(
  creature('bear', 'you'),
  creature('wall', 'foe', { keywords: [{ keyword: 'indestructible' }] }),
  creature('elf', 'foe', { colors: ['green'] }),
  creature('token', 'foe', { token: true }),
  card('land', 'foe', { types: ['land'] }),
  card('aura', 'you', { types: ['enchantment'], attachedTo: { kind: 'card', id: 'elf' } }),
  creature('dead', 'you', { zone: 'graveyard' }),
);
const t1 = { bound: 't1' } as const;

const dead = (effects: readonly Effect[], by: By = {}) => {
  const { state, events } = happen(board, effects, by);
  const left = new Set(
    state.cards.filter(({ zone }) => zone === 'battlefield').map(({ instanceId }) => instanceId),
  );
  const ids = board.cards.filter(({ zone }) => zone === 'battlefield').map(({ instanceId }) => instanceId);
  return { ids: ids.filter((id) => !left.has(id)), events };
};

describe('destroy', () => {
  it.each<[string, Omit<EffectNamed<'destroy'>, 'effect'>, By, readonly string[]]>([
    ['a target', { what: t1 }, { bound: { t1: ['bear'] } }, ['bear']],
    ['no target that is gone', { what: t1 }, { bound: { t1: [] } }, []],
    ['no player', { what: t1 }, { bound: { t1: ['foe'] } }, []],
    ['nothing in a graveyard', { what: t1 }, { bound: { t1: ['dead'] } }, []],
    ['702.12b nothing indestructible', { what: t1 }, { bound: { t1: ['wall'] } }, []],
    ['all creatures', { what: { each: { type: 'creature' } } }, {}, ['bear', 'elf', 'token']],
    ['all of a colour', { what: { each: { type: 'creature', color: 'green' } } }, {}, ['elf']],
    ['all of some types', { what: { each: { type: ['land', 'enchantment'] } } }, {}, ['land', 'aura']],
    ['itself', { what: 'self' }, { source: 'bear' }, ['bear']],
    ['what it is attached to', { what: 'host' }, { source: 'aura' }, ['elf']],
    ['not what it is not attached to', { what: 'host' }, { source: 'bear' }, []],
  ])('701.8a %s', (_title, effect, by, ids) => {
    expect(dead([{ effect: 'destroy', ...effect }], by).ids).toEqual(ids);
  });
});

describe('regenerate', () => {
  const shield: Effect = { effect: 'regenerate', what: t1 };
  const by = { bound: { t1: ['bear'] } };

  it.each<[string, readonly Effect[], readonly string[]]>([
    ['saves it once', [shield, { effect: 'destroy', what: t1 }], []],
    ['but not twice', [shield, { effect: 'destroy', what: t1 }, { effect: 'destroy', what: t1 }], ['bear']],
    [
      'twice with two shields',
      [shield, shield, { effect: 'destroy', what: t1 }, { effect: 'destroy', what: t1 }],
      [],
    ],
    ['not where it can\u2019t be', [shield, { effect: 'destroy', what: t1, cantRegenerate: true }], ['bear']],
    ['not too late', [{ effect: 'destroy', what: t1 }, shield], ['bear']],
    ['not from being sacrificed', [shield, { effect: 'sacrifice', what: t1 }], ['bear']],
  ])('701.19a %s', (_title, effects, ids) => {
    expect(dead(effects, by).ids).toEqual(ids);
  });

  it('400.7 no shield for what it became', () => {
    const bear = { each: { instanceId: 'bear' } };
    const again: readonly Effect[] = [
      shield,
      { effect: 'moveCards', what: bear, to: 'hand' },
      { effect: 'moveCards', what: { each: { instanceId: 'bear', zone: 'hand' } }, to: 'battlefield' },
      { effect: 'destroy', what: bear },
    ];
    expect(dead(again, by).ids).toEqual(['bear']);
  });

  it('701.19a no shield for what is not on the battlefield', () => {
    expect(happen(board, shield, { bound: { t1: ['dead'] } }).state).toBe(board);
    expect(happen(board, shield, { bound: { t1: [] } }).state).toBe(board);
  });
});
