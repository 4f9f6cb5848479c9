import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  activateAt,
  board,
  card,
  cardOf,
  castAt,
  change,
  creature,
  inHand,
  legal,
  one,
  pick,
  slot,
  specOf,
} from '../../test/board.js';
import { beginResolution, legalIn, resolveTop, type Resolution } from '../entries/stack.js';
import { moveCard, permanent, type MtgState } from '../index.js';

const aCreature = one(permanent({ type: 'creature' }));
const start = board(
  inHand('s', { colors: ['red'] }),
  creature('a', 'foe'),
  creature('b', 'foe', { colors: ['black'] }),
);
const cast1 = castAt(start, 's', aCreature, pick(['a'])).state;
const outcome = (state: MtgState, id = 's') => unwrap(beginResolution(state, id)).outcome;
/** Returns for each chosen target whether it is legal on resolution. */
const legality = (state: MtgState, id = 's') =>
  unwrap(beginResolution(state, id)).report.slots.map(({ targets }) => targets.map((target) => target.legal));
/** Deals damage to every legal target of a slot. */
const deal =
  (amount: number, name = 'target') =>
  (state: MtgState, { report }: Resolution): MtgState => {
    const hit = new Set(legalIn(report, name).map(({ target }) => `${target.kind} ${target.id}`));
    const { cards, players } = state;
    return {
      ...state,
      cards: cards.map((found) =>
        hit.has(`card ${found.instanceId}`) ? { ...found, damage: found.damage + amount } : found,
      ),
      players: players.map((found) =>
        hit.has(`player ${found.id}`) ? { ...found, life: (found.life ?? 20) - amount } : found,
      ),
    };
  };

describe('608.2: resolving', () => {
  it('608.2a: an intervening "if" is looked at first; without it nothing is checked', () => {
    const gone = change(cast1, 'a', { incarnation: 1 });
    expect(unwrap(beginResolution(gone, 's', { condition: false })).outcome).toBe('conditionFalse');
    expect(unwrap(beginResolution(gone, 's', { condition: true })).outcome).toBe('illegalTargets');
  });

  it('603.4: an intervening "if" that has become false removes the ability although its targets are legal', () => {
    const after = unwrap(resolveTop(cast1, deal(3), { condition: false }));
    expect([after.resolution.outcome, cardOf(after.state, 'a').damage]).toEqual(['conditionFalse', 0]);
  });

  it('608.2b-1: targets are checked again as resolution starts', () => {
    expect([outcome(cast1), outcome(change(cast1, 'a', { types: ['land'] }))]).toEqual([
      'resolves',
      'illegalTargets',
    ]);
  });

  it('608.2b-2: what has left its zone is illegal, even if it is back', () => {
    const flickered = moveCard(moveCard(cast1, 'a', 'exile'), 'a', 'battlefield');
    expect(cardOf(flickered, 'a').zone).toBe('battlefield');
    expect(outcome(flickered)).toBe('illegalTargets');
    const { report } = unwrap(beginResolution(flickered, 's'));
    expect(report.slots[0]?.targets[0]?.issues[0]?.code).toBe('changedZone');
  });

  it.each([
    ['another type', { types: ['land'] }],
    ['hexproof', { keywords: [{ keyword: 'hexproof' as const }] }],
    ['protection', { keywords: [{ keyword: 'protection' as const, from: { color: 'red' as const } }] }],
    ['shroud', { keywords: [{ keyword: 'shroud' }] }],
  ])('608.2b-3: what has changed may have become illegal: %s', (_what, facts) => {
    expect(outcome(change(cast1, 'a', facts))).toBe('illegalTargets');
  });

  it('608.2b-3: or by a change of control', () => {
    const notYours = one(permanent({ controller: 'opponent' }));
    const { state } = castAt(start, 's', notYours, pick(['a']));
    expect([outcome(state), outcome(change(state, 'a', { controller: 'you' }))]).toEqual([
      'resolves',
      'illegalTargets',
    ]);
  });

  it('608.2b-4: a source that is gone is judged as it last was', () => {
    const imp = creature('imp', 'you', { colors: ['black'] });
    const { state } = activateAt(
      { ...start, cards: [...start.cards, imp] },
      'ab',
      imp,
      aCreature,
      pick(['a']),
    );
    const shielded = change(state, 'a', { keywords: [{ keyword: 'protection', from: { color: 'black' } }] });
    const dead = change(moveCard(shielded, 'imp', 'graveyard'), 'imp', { colors: [] });
    expect(outcome(dead, 'ab')).toBe('illegalTargets');
    const bleached = change(change(shielded, 'imp', { colors: ['white'] }), 'a', {});
    expect(outcome(moveCard(bleached, 'imp', 'graveyard'), 'ab')).toBe('resolves');
  });

  it('608.2b-5: all targets of all instances illegal: nothing happens, the spell goes to the graveyard', () => {
    const two = specOf([
      slot('first', permanent({ type: 'creature' })),
      slot('second', permanent({ type: 'creature' })),
    ]);
    const { state } = castAt(start, 's', two, pick(['a'], ['b']));
    const both = change(change(state, 'a', { types: [] }), 'b', { types: [] });
    const { state: after, resolution } = unwrap(
      resolveTop(both, (now) => ({ ...now, players: [{ id: 'you', life: 99 }, { id: 'foe' }] })),
    );
    expect(resolution.outcome).toBe('illegalTargets');
    expect(after.players[0]?.life).toBeUndefined();
    expect([cardOf(after, 's').zone, after.stack]).toEqual(['graveyard', []]);
  });

  it('608.2b-6: with some legal it resolves, and leaves the illegal ones alone', () => {
    const two = one(permanent({ type: 'creature' }), { min: 2, max: 2 });
    const { state } = castAt(start, 's', two, pick(['a', 'b']));
    const half = change(state, 'a', { types: ['land'] });
    const after = unwrap(resolveTop(half, deal(2))).state;
    expect([cardOf(after, 'a').damage, cardOf(after, 'b').damage]).toEqual([0, 2]);
  });

  it('608.2b-7: one permanent may be illegal for one instance and legal for another', () => {
    const two = specOf([
      slot('nonblack', permanent({ type: 'creature', not: { color: 'black' } })),
      slot('land', permanent({ type: 'land' })),
    ]);
    const both = card('both', 'foe', { types: ['creature', 'land'] });
    const { state } = castAt({ ...start, cards: [...start.cards, both] }, 's', two, pick(['both'], ['both']));
    expect(legality(change(state, 'both', { colors: ['black'] }))).toEqual([[false], [true]]);
  });

  it('608.2b-8: what changes the rules skips illegal targets as well', () => {
    const two = one(permanent({ type: 'creature' }), { min: 2, max: 2 });
    const { state } = castAt(start, 's', two, pick(['a', 'b']));
    const { report } = unwrap(
      beginResolution(change(state, 'b', { keywords: [{ keyword: 'shroud' }] }), 's'),
    );
    expect(legalIn(report, 'target').map(({ target }) => target.id)).toEqual(['a']);
  });

  it('608.2b-9: what must be known of an illegal target is not known to the effect', () => {
    const { report } = unwrap(beginResolution(change(cast1, 'a', { types: ['land'] }), 's'));
    expect(legalIn(report, 'target')).toEqual([]);
    expect(legalIn(report, 'no such slot')).toEqual([]);
  });

  it('608.2c: legality is not looked at again between the parts of an effect', () => {
    const apply = (state: MtgState, resolution: Resolution) =>
      deal(1)(change(state, 'a', { keywords: [{ keyword: 'shroud' }] }), resolution);
    expect(cardOf(unwrap(resolveTop(cast1, apply)).state, 'a').damage).toBe(1);
  });

  it('608.2d: what is chosen as it resolves is no target, its division wants 1 each all the same', () => {
    const chosen = specOf([slot('chosen', permanent({ type: 'creature' }), { mode: 'choose' })]);
    expect(legal(change(start, 'a', { keywords: [{ keyword: 'shroud' }] }), chosen)).toEqual(['a', 'b']);
  });

  it('608.2e, 608.2f: what is done to several targets is done at once: each sees the board before', () => {
    const two = one(permanent({ type: 'creature' }), { min: 2, max: 2 });
    const { state } = castAt(change(start, 'b', { power: 5 }), 's', two, pick(['a', 'b']));
    const powers = new Map([
      ['a', 2],
      ['b', 5],
    ]);
    const swap = (now: MtgState, { report }: Resolution): MtgState => {
      const [first, second] = legalIn(report, 'target').map(({ target }) => target.id);
      const swapped = change(now, first ?? '', { power: powers.get(second ?? '') ?? 0 });
      return change(swapped, second ?? '', { power: powers.get(first ?? '') ?? 0 });
    };
    const after = unwrap(resolveTop(state, swap)).state;
    expect([cardOf(after, 'a').power, cardOf(after, 'b').power]).toEqual([5, 2]);
  });

  it('608.2h: what is still where it is expected is known as it is, else as it last was', () => {
    const known = (state: MtgState) => unwrap(beginResolution(state, 's')).report.slots[0]?.targets[0]?.known;
    expect(known(change(cast1, 'a', { power: 5 }))).toMatchObject({ as: 'current', object: { power: 5 } });
    const dead = moveCard(change(cast1, 'a', { power: 7 }), 'a', 'graveyard');
    expect(known(dead)).toMatchObject({ as: 'lastKnown', object: { power: 7, zone: 'battlefield' } });
  });

  it.each(['608.2i', '608.2j'])('%s: looking back asks for the named fact only', () => {
    const state = moveCard(change(cast1, 'a', { power: 7 }), 'a', 'graveyard');
    expect(
      state.lastKnown.find(({ instanceId, zone }) => instanceId === 'a' && zone === 'battlefield')?.power,
    ).toBe(7);
    expect(
      legal(
        change(start, 'a', { thisTurn: ['attacked'], types: ['land'] }),
        one(permanent({ thisTurn: 'attacked' })),
      ),
    ).toEqual(['a']);
  });

  it('608.2k: what a cost or trigger names is no target: it is affected though it has changed', () => {
    const { state } = castAt(
      start,
      's',
      specOf([
        slot('named', permanent({ type: 'creature', instanceId: 'a' }), { mode: 'choose', chooser: 'all' }),
      ]),
      pick([]),
    );
    expect(outcome(change(state, 'a', { types: ['land'], keywords: [{ keyword: 'shroud' }] }))).toBe(
      'resolves',
    );
  });

  it('608.2m: once it resolves, leaving the stack does not stop it, and it is not moved twice', () => {
    const apply = (state: MtgState, resolution: Resolution) =>
      deal(3)(moveCard(state, 's', 'exile'), resolution);
    const after = unwrap(resolveTop(cast1, apply)).state;
    expect([cardOf(after, 'a').damage, cardOf(after, 's').zone]).toEqual([3, 'exile']);
  });
});
