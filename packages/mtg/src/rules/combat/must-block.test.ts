import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../../test/made-up.js';
import { readCard } from '../../../test/read-card.js';
import { lands, put, table } from '../../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const lure = readCard('Moss Lure must be blocked if able.', {
  name: 'Moss Lure',
  types: 'Creature — Elf',
  power: '2',
  toughness: '2',
});
const blockers = (count: number) =>
  Array.from({ length: count }, (_bear, at) => put(bear, 'bob', 'battlefield', { instanceId: `b${at + 1}` }));
/** Bob declares blockers against these. */
const attackedBy = (ids: readonly string[], ...cards: readonly ReturnType<typeof put>[]) => {
  const start = table([bear, lure], cards).until('declareAttackers');
  return ids
    .reduce((at, attacker) => at.does('ann', 'attack', { attacker }), start)
    .does('ann', 'doneAttacking')
    .bothPass();
};
const block = (at: ReturnType<typeof table>, blocker: string, attacker: string) =>
  at.does('bob', 'block', { blocker }, [attacker]);

it('702.111b, 702.9b: two block what flies and has menace only if both can block it', () => {
  const ghost = creatureCard('Ghost', [1], 2, 2, ['flying', 'menace']);
  const bird = creatureCard('Bird', [1], 1, 1, ['flying']);
  const fight = (...birds: readonly string[]) =>
    table(
      [bear, bird, ghost],
      [
        put(ghost, 'ann'),
        ...blockers(1),
        ...birds.map((instanceId) => put(bird, 'bob', 'battlefield', { instanceId })),
      ],
    )
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'ghost' })
      .does('ann', 'doneAttacking')
      .bothPass();
  expect(fight('f1').state.turn.declaring).toBeUndefined();
  expect(fight('f1', 'f2').offers('bob')).toEqual(['doneBlocking', 'block f1', 'block f2']);
});

describe('509.1c must be blocked if able', () => {
  it('by one of those that can', () => {
    const at = attackedBy(['moss-lure'], put(lure, 'ann'), ...blockers(2));
    expect(at.tries('bob', 'doneBlocking')).toBe('mtg.cantFight 509.1c');
    expect(block(at, 'b2', 'moss-lure').tries('bob', 'doneBlocking')).toBe('ok');
  });

  it('the others block what they like', () => {
    const at = attackedBy(['moss-lure', 'bear'], put(lure, 'ann'), put(bear, 'ann'), ...blockers(2));
    const other = block(at, 'b1', 'bear');
    expect(other.tries('bob', 'block', { blocker: 'b2' }, ['bear'])).toBe('filterMismatch');
    expect(block(other, 'b2', 'moss-lure').tries('bob', 'doneBlocking')).toBe('ok');
  });

  it('not by what can block others alone', () => {
    const high = readCard('Flying\nMoss Lure must be blocked if able.', {
      name: 'Moss Lure',
      types: 'Creature — Elf',
      power: '2',
      toughness: '2',
    });
    const start = table([bear, high], [put(high, 'ann'), put(bear, 'ann'), ...blockers(1)]).until(
      'declareAttackers',
    );
    const at = ['moss-lure', 'bear']
      .reduce((now, attacker) => now.does('ann', 'attack', { attacker }), start)
      .does('ann', 'doneAttacking')
      .bothPass();
    expect(at.offers('bob')).toContain('block b1');
    expect(at.tries('bob', 'doneBlocking')).toBe('ok');
  });

  it('not where nothing can', () => {
    const at = attackedBy(
      ['moss-lure'],
      put(lure, 'ann'),
      ...blockers(1).map((card) => ({ ...card, tapped: true })),
    );
    expect(at.state.turn.step).toBe('declareBlockers');
    expect(at.state.turn.declaring ?? false).toBe(false);
  });
});

describe('509.1c blocks that very creature if able', () => {
  const rite = readCard('Target creature blocks another target creature this turn if able.', {
    name: 'Moss Rite',
    types: 'Instant',
    manaCost: '{1}',
  });
  const told = () => {
    const start = table(
      [bear, lure, rite],
      [
        put(rite, 'ann', 'hand'),
        ...lands('Forest', 1),
        put(bear, 'ann', 'battlefield', { instanceId: 'a1' }),
        put(bear, 'ann', 'battlefield', { instanceId: 'a2' }),
        ...blockers(2),
      ],
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['b1'], ['a1'])
      .bothPass()
      .until('declareAttackers');
    return ['a1', 'a2']
      .reduce((at, attacker) => at.does('ann', 'attack', { attacker }), start)
      .does('ann', 'doneAttacking')
      .bothPass();
  };

  it('that one, and no other creature', () => {
    const at = told();
    expect(at.tries('bob', 'doneBlocking')).toBe('mtg.cantFight 509.1c');
    expect(at.tries('bob', 'block', { blocker: 'b1' }, ['a2'])).toBe('filterMismatch');
    expect(block(at, 'b1', 'a1').tries('bob', 'doneBlocking')).toBe('ok');
  });
});
