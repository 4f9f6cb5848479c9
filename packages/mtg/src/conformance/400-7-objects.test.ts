import { unwrap, type TargetSpec } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  board,
  by,
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
  you,
} from '../../test/board.js';
import { anyTarget, cardIn, moveCard, permanent, player, spell, type MtgState } from '../index.js';
import { areOpponents } from '../state/state.js';
import { beginResolution, counter, legalIn, resolveTop, type Resolution } from '../entries/stack.js';

const aCreature = one(permanent({ type: 'creature' }));
const start = board(
  inHand('s', { colors: ['red'] }),
  creature('a', 'foe'),
  creature('b', 'foe', { colors: ['black'] }),
);
const cast1 = castAt(start, 's', aCreature, pick(['a'])).state;
const outcome = (state: MtgState, id = 's') => unwrap(beginResolution(state, id)).outcome;
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

const bear = inHand('bear', { types: ['creature'] });
const resolved = (state: MtgState, options = {}) => unwrap(resolveTop(state, (now) => now, options)).state;

describe('400.7 and what else concerns objects', () => {
  it('400.7: a change of zone makes a new object that remembers nothing', () => {
    const before = board(
      creature('a', 'foe', { tapped: true, damage: 2, counters: { '+1/+1': 1 }, thisTurn: ['attacked'] }),
    );
    const after = moveCard(moveCard(before, 'a', 'exile'), 'a', 'battlefield');
    expect(cardOf(after, 'a')).toMatchObject({
      incarnation: 2,
      tapped: false,
      damage: 0,
      counters: {},
      thisTurn: [],
    });
    expect(moveCard(board(creature('t', 'foe', { token: true })), 't', 'hand').cards).toEqual([]);
    expect(moveCard(before, 'nothing', 'exile')).toBe(before);
  });

  it('400.7: what was attached to it, or in combat with it, is so no more; a blocked attacker stays blocked', () => {
    const state = board(
      creature('a', 'foe', { blocking: ['c'] }),
      card('aura', 'you', { attachedTo: { kind: 'card', id: 'a' } }),
      creature('c', 'you', { attacking: { player: 'foe' }, blockedBy: ['a'] }),
    );
    const after = moveCard(moveCard(state, 'a', 'exile'), 'a', 'battlefield');
    expect(cardOf(after, 'aura').attachedTo).toBeUndefined();
    expect(cardOf(after, 'c')).toMatchObject({ blockedBy: [], blocked: true, attacking: { player: 'foe' } });
    expect(cardOf(after, 'a').blocking).toEqual([]);
  });

  it('400.7a: what changed a permanent spell goes on to the permanent that it becomes', () => {
    const { state } = castAt(board(bear), 'bear', specOf([]), []);
    expect(cardOf(resolved(change(state, 'bear', { colors: ['blue'] })), 'bear').colors).toEqual(['blue']);
  });

  it.each(['400.7d', '400.7e', '400.7f', '400.7j'])(
    '%s: what moved an object can find it after the move, by its new number',
    () => {
      const { state } = castAt(board(bear), 'bear', specOf([]), []);
      const { incarnation } = cardOf(state, 'bear');
      const entered = resolved(state);
      expect(cardOf(entered, 'bear').incarnation).toBe(incarnation + 1);
      expect(
        entered.lastKnown.some((found) => found.instanceId === 'bear' && found.incarnation === incarnation),
      ).toBe(true);
    },
  );

  it('603.7c: a delayed trigger about one object misses it once it has left', () => {
    const source = { kind: 'card' as const, id: 'a', incarnation: 0 };
    const known = castAt(start, 's', aCreature, pick(['a']));
    const later = moveCard(moveCard(known.state, 'a', 'exile'), 'a', 'battlefield');
    expect(cardOf(later, 'a').incarnation === source.incarnation).toBe(false);
    expect(outcome(later)).toBe('illegalTargets');
  });

  it.each(['609.3', '101.3'])('%s: as much as possible is done', () => {
    const spec = specOf([slot('hurt', permanent({ type: 'creature' })), slot('drain', player())]);
    const { state } = castAt(start, 's', spec, pick(['a'], ['foe']));
    const gone = moveCard(state, 'a', 'hand');
    const after = unwrap(
      resolveTop(gone, (now, resolution) => deal(2, 'drain')(deal(2, 'hurt')(now, resolution), resolution)),
    ).state;
    expect(after.players[1]).toMatchObject({ id: 'foe', life: 18 });
  });

  it('611.2c: the set of affected objects is fixed as the effect starts', () => {
    const all = one(permanent({ type: 'creature' }), { mode: 'choose', chooser: 'all' });
    const ids = legal(cast1, all);
    const later = { ...cast1, cards: [...cast1.cards, creature('late', 'foe')] };
    expect([ids, legal(later, all)]).toEqual([
      ['a', 'b'],
      ['a', 'b', 'late'],
    ]);
    const apply = (state: MtgState, resolution: Resolution) =>
      deal(1)({ ...state, cards: [...state.cards, creature('late', 'foe')] }, resolution);
    const after = unwrap(resolveTop(cast1, apply)).state;
    expect(['a', 'b', 'late'].map((id) => cardOf(after, id).damage)).toEqual([1, 0, 0]);
  });

  it.each(['702.26c', '702.26d'])(
    '%s: phasing is no change of zone: out it is illegal, back in it is the same and legal',
    () => {
      const out = change(cast1, 'a', { phasedOut: true });
      expect(outcome(out)).toBe('illegalTargets');
      expect(outcome(change(out, 'a', { phasedOut: false }))).toBe('resolves');
    },
  );

  it.each(['702.26e', '702.26f'])('%s: what is phased out is in no new set', () => {
    expect(
      legal(change(start, 'a', { phasedOut: true }), one(permanent(), { chooser: 'all' })),
    ).not.toContain('a');
  });

  it('702.26g: what is attached phases along, and is then no candidate either', () => {
    const aura = card('aura', 'foe', { types: ['enchantment'], attachedTo: { kind: 'card', id: 'a' } });
    const state = { ...start, cards: [...start.cards, aura] };
    const enchanted = one(permanent({ attachment: { type: 'enchantment' } }));
    expect(legal(state, enchanted)).toEqual(['a']);
    expect(legal(change(state, 'aura', { phasedOut: true }), enchanted)).toEqual([]);
  });

  it('701.6a: what is countered leaves the stack without effect', () => {
    const after = counter(cast1, { kind: 'card', id: 's', incarnation: 1 });
    expect([cardOf(after, 's').zone, after.stack]).toEqual(['graveyard', []]);
  });

  it.each(['800.4a', '800.4i'])(
    '%s: a player who left is no legal target any more, but is remembered',
    () => {
      const { state } = castAt(start, 's', one(player()), pick(['foe']));
      const left = { ...state, players: [{ id: 'you' }, { id: 'foe', left: true }] };
      expect(outcome(left)).toBe('illegalTargets');
      expect(legal(left, one(player()))).toEqual(['you']);
    },
  );

  it('810.9: a player of a team is targeted, never the team', () => {
    const state = {
      ...start,
      players: [
        { id: 'you', team: 'A' },
        { id: 'mate', team: 'A' },
        { id: 'foe', team: 'B' },
      ],
    };
    expect(legal(state, one(player()))).toEqual(['you', 'mate', 'foe']);
    expect(areOpponents(state, 'you', 'mate')).toBe(false);
  });

  it('what may be targeted in which zone is told by the spec', () => {
    const specs: readonly TargetSpec[] = [one(anyTarget()), one(cardIn('graveyard')), one(spell())];
    expect(specs.map((spec) => legal(start, spec, you).length)).toEqual([4, 0, 0]);
    expect(legal(cast1, one(spell()), by('a', 'foe'))).toEqual(['s']);
  });
});
