import { unwrap, type TargetSpec } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  activateAt,
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
  onStack,
  pick,
  slot,
  specOf,
  you,
} from '../../test/board.js';
import {
  anyTarget,
  areOpponents,
  beginResolution,
  cardIn,
  counter,
  legalIn,
  moveCard,
  permanent,
  player,
  resolveTop,
  spell,
  type MtgState,
  type Resolution,
} from '../index.js';

const aCreature = one(permanent({ type: 'creature' }));
const start = board(
  inHand('s', { colors: ['red'] }),
  creature('a', 'foe'),
  creature('b', 'foe', { colors: ['black'] }),
);
const cast1 = castAt(start, 's', aCreature, pick(['a'])).state;
const outcome = (state: MtgState, id = 's') => unwrap(beginResolution(state, id)).outcome;
/** Of each chosen target, whether it is legal as the thing resolves. */
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

  it('608.2e, 608.2f: actions on several targets see the same board', () => {
    const two = one(permanent({ type: 'creature' }), { min: 2, max: 2 });
    const { state } = castAt(start, 's', two, pick(['a', 'b']));
    const { report } = unwrap(beginResolution(state, 's'));
    const powers = report.slots[0]?.targets.map(({ known }) => known?.as);
    expect(powers).toEqual(['current', 'current']);
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

const bear = inHand('bear', { types: ['creature'] });
const resolved = (state: MtgState, options = {}) => unwrap(resolveTop(state, (now) => now, options)).state;

describe('608.3: permanent spells', () => {
  it('608.3a: without a target it just resolves', () => {
    const { state } = castAt(board(bear), 'bear', specOf([]), []);
    expect(cardOf(resolved(state), 'bear')).toMatchObject({
      zone: 'battlefield',
      controller: 'you',
      incarnation: 2,
    });
  });

  it('608.3b: with an illegal target it goes to the graveyard, but for what goes on as a creature', () => {
    const { state } = castAt(board(bear, creature('a', 'foe')), 'bear', aCreature, pick(['a']));
    const illegal = change(state, 'a', { types: ['land'] });
    expect(cardOf(resolved(illegal), 'bear').zone).toBe('graveyard');
    expect(cardOf(resolved(illegal, { elseAsCreature: true }), 'bear').zone).toBe('battlefield');
  });

  it('608.3f: a copy of a permanent spell becomes a token', () => {
    const copy = onStack('copy', { types: ['creature'], copy: true });
    expect(cardOf(resolved(board(copy)), 'copy')).toMatchObject({
      zone: 'battlefield',
      token: true,
      copy: false,
    });
    expect(resolved(board(onStack('copy', { copy: true }))).cards).toEqual([]);
  });
});

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
    const { report } = unwrap(beginResolution(cast1, 's'));
    const later = { ...cast1, cards: [...cast1.cards, creature('late', 'foe')] };
    expect(legalIn(report, 'target').map(({ target }) => target.id)).toEqual(['a']);
    expect(cardOf(later, 'late').instanceId).toBe('late');
  });

  it('614.9: redirecting damage is no change of targets', () => {
    const apply = (state: MtgState) => change(state, 'b', { damage: 3 });
    const after = unwrap(resolveTop(cast1, apply));
    expect(after.resolution.announced?.targets.slots[0]?.targets[0]?.id).toBe('a');
    expect(cardOf(after.state, 'b').damage).toBe(3);
  });

  it.each(['117.5', '704.3'])(
    '%s: nothing is interrupted: deadly damage dealt in the middle leaves the creature there till the end',
    () => {
      const seen: string[] = [];
      resolveTop(cast1, (state, resolution) => {
        const hurt = deal(99)(state, resolution);
        seen.push(cardOf(hurt, 'a').zone);
        return hurt;
      });
      expect(seen).toEqual(['battlefield']);
    },
  );

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
