import { describe, expect, it } from 'vitest';
import { creature, card } from '../../../test/board.js';
import { matchOf } from '../../../test/match.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgKeyword } from '../../language/keyword.js';
import {
  keepsFromAttacking,
  keepsFromBeingBlocked,
  keepsFromBlocking,
  leastBlockers,
  mostBlockers,
} from './restrictions.js';

type Facts = Partial<MtgCard>;
const has = (...keywords: readonly (string | MtgKeyword)[]): Facts => ({
  keywords: keywords.map((keyword) => (typeof keyword === 'string' ? { keyword } : keyword)),
});
const land = (subtype: string, owner = 'foe', facts: Facts = {}) =>
  card(subtype, owner, { types: ['land'], subtypes: [subtype], ...facts });

/** Returns the rule by which foe's blocker cannot block your attacker. */
function kept(attacker: Facts, blocker: Facts, ...others: readonly MtgCard[]): string | undefined {
  const [yours, theirs] = [creature('attacker', 'you', attacker), creature('blocker', 'foe', blocker)];
  return keepsFromBeingBlocked(matchOf(yours, theirs, ...others), yours, theirs)?.rule;
}

describe('509.1b which creature blocks which', () => {
  it.each<[name: string, attacker: Facts, blocker: Facts, rule: string | undefined]>([
    ['nothing keeps a plain one off', {}, {}, undefined],
    ['702.9b flying', has('flying'), {}, '702.9b'],
    ['702.9b flying by flying', has('flying'), has('flying'), undefined],
    ['702.17b flying by reach', has('flying'), has('reach'), undefined],
    ['702.28b shadow', has('shadow'), {}, '702.28b'],
    ['702.28b shadow by shadow', has('shadow'), has('shadow'), undefined],
    ['702.28b shadow blocks shadow only', {}, has('shadow'), '702.28b'],
    ['702.31b horsemanship', has('horsemanship'), {}, '702.31b'],
    ['702.31b horsemanship by horsemanship', has('horsemanship'), has('horsemanship'), undefined],
    ['702.36b fear', has('fear'), { colors: ['green'] }, '702.36b'],
    ['702.36b fear by black', has('fear'), { colors: ['black'] }, undefined],
    ['702.36b fear by an artifact', has('fear'), { types: ['artifact', 'creature'] }, undefined],
    ['702.13b intimidate', { ...has('intimidate'), colors: ['red'] }, { colors: ['green'] }, '702.13b'],
    ['702.13b intimidate, colourless', has('intimidate'), { colors: ['green'] }, '702.13b'],
    [
      '702.13b intimidate by a shared colour',
      { ...has('intimidate'), colors: ['red', 'white'] },
      { colors: ['green', 'white'] },
      undefined,
    ],
    ['702.13b intimidate by an artifact', has('intimidate'), { types: ['artifact', 'creature'] }, undefined],
    ['702.118b skulk by greater power', { ...has('skulk'), power: 2 }, { power: 3 }, '702.118b'],
    ['702.118b skulk by equal power', { ...has('skulk'), power: 2 }, { power: 2 }, undefined],
    ['702.118b skulk by lesser power', { ...has('skulk'), power: 2 }, { power: 1 }, undefined],
    ["509.1b what can't be blocked", has('cantBeBlocked'), {}, '509.1b'],
    [
      '509.1b by such creatures',
      has({ keyword: 'cantBeBlockedBy', blockers: { power: { lte: 2 } } }),
      { power: 2 },
      '509.1b',
    ],
    [
      '509.1b by other creatures',
      has({ keyword: 'cantBeBlockedBy', blockers: { power: { lte: 2 } } }),
      { power: 3 },
      undefined,
    ],
    [
      "509.1b what can't block such",
      { power: 3 },
      has({ keyword: 'cantBlock', attackers: { power: { gte: 3 } } }),
      '509.1b',
    ],
    [
      "509.1b what can't block others",
      { power: 2 },
      has({ keyword: 'cantBlock', attackers: { power: { gte: 3 } } }),
      undefined,
    ],
    [
      '702.16f protection',
      has({ keyword: 'protection', from: { color: 'red' } }),
      { colors: ['red'] },
      '702.16f',
    ],
    ['702.16f protection from others', has({ keyword: 'protection', from: { color: 'red' } }), {}, undefined],
    ['702.16k protection from a player', has({ keyword: 'protection', fromPlayer: 'foe' }), {}, '702.16f'],
    ['702.16k protection from yourself', has({ keyword: 'protection', fromPlayer: 'you' }), {}, undefined],
  ])('%s', (_name, attacker, blocker, rule) => expect(kept(attacker, blocker)).toBe(rule));

  it.each<[name: string, land: MtgCard, rule: string | undefined]>([
    ['their Island', land('Island'), '702.14c'],
    ['their Forest', land('Forest'), undefined],
    ['your own', land('Island', 'you'), undefined],
    ['one that you own and they control', land('Island', 'you', { controller: 'foe' }), '702.14c'],
    ['one in a graveyard', land('Island', 'foe', { zone: 'graveyard' }), undefined],
    ['one phased out', land('Island', 'foe', { phasedOut: true }), undefined],
    ['no land', card('isle', 'foe', { types: ['creature'], subtypes: ['Island'] }), undefined],
  ])('702.14c islandwalk: %s', (_name, there, rule) => expect(kept(has('islandwalk'), {}, there)).toBe(rule));

  it.each(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'])('702.14c %swalk', (type) =>
    expect(kept(has(`${type.toLowerCase()}walk`), {}, land(type))).toBe('702.14c'),
  );

  it.each<[string, Facts, string | undefined]>([
    ['none', {}, undefined],
    ["all: it can't block", has('cantBlock'), '509.1b'],
    ['some: it can block others', has({ keyword: 'cantBlock', attackers: { power: 1 } }), undefined],
  ])('of all attackers: %s', (_name, facts, rule) =>
    expect(keepsFromBlocking(creature('blocker', 'foe', facts))?.rule).toBe(rule),
  );

  it('702.111b menace wants two blockers; others say how many at most', () => {
    const [bold, plain] = [creature('bold', 'you', has('menace')), creature('plain', 'you')];
    expect([bold, plain].map(leastBlockers)).toEqual([2, 1]);
    const most = has({ keyword: 'mostBlockers', count: 3 }, { keyword: 'mostBlockers', count: 2 });
    expect([mostBlockers(creature('few', 'you', most)), mostBlockers(plain)]).toEqual([2, Infinity]);
  });
});

describe('508.1c which creature attacks', () => {
  const needs = has({ keyword: 'cantAttack', unlessDefenderControls: { subtype: 'Island' } });
  it.each<[name: string, facts: Facts, others: readonly MtgCard[], rule: string | undefined]>([
    ['a plain one', {}, [], undefined],
    ['702.3b not a defender', has('defender'), [], '702.3b'],
    ['702.3b a defender that may', has('defender', 'attacksDespiteDefender'), [], undefined],
    ["not one that can't", has('cantAttack'), [land('Island')], '508.1c'],
    ['not without the Island that it needs', needs, [land('Forest')], '508.1c'],
    ['with the Island that it needs', needs, [land('Forest'), land('Island')], undefined],
    ['not with your own Island', needs, [land('Island', 'you')], '508.1c'],
    ['not with an Island in their hand', needs, [land('Island', 'foe', { zone: 'hand' })], '508.1c'],
    ['not with one phased out', needs, [land('Island', 'foe', { phasedOut: true })], '508.1c'],
    [
      'not where one of two keywords is lifted',
      has('cantAttack', { keyword: 'cantAttack', unlessDefenderControls: { subtype: 'Island' } }),
      [land('Island')],
      '508.1c',
    ],
  ])('%s', (_name, facts, others, rule) => {
    const attacker = creature('attacker', 'you', facts);
    expect(keepsFromAttacking(matchOf(attacker, ...others), attacker, { player: 'foe' })?.rule).toBe(rule);
  });
});

describe("508.1c what says that creatures can't attack its controller", () => {
  const wall: MtgKeyword = { keyword: 'cantBeAttackedBy', creatures: { withoutKeyword: 'flying' } };
  const whole: MtgKeyword = { ...wall, planeswalkers: true };
  const pillow = (facts: Facts = {}, keyword: MtgKeyword = wall) =>
    card('pillow', 'foe', { types: ['enchantment'], keywords: [keyword], ...facts });
  it.each<
    [name: string, facts: Facts, other: MtgCard, planeswalker: string | undefined, rule: string | undefined]
  >([
    ['such a creature', {}, pillow(), undefined, '508.1c'],
    ['no other creature', has('flying'), pillow(), undefined, undefined],
    ['a planeswalker may be attacked', {}, pillow(), 'jace', undefined],
    ['a planeswalker that is named may not', {}, pillow({}, whole), 'jace', '508.1c'],
    [
      'stolen, it guards who has it now',
      {},
      pillow({ owner: 'you', controller: 'foe' }),
      undefined,
      '508.1c',
    ],
    ['stolen, it guards its owner no more', {}, pillow({ controller: 'you' }), undefined, undefined],
    ['a token guards as well', {}, pillow({ token: true }), undefined, '508.1c'],
    ['with counters it guards as well', {}, pillow({ counters: { charge: 1 } }), undefined, '508.1c'],
    ['what lost its abilities guards nobody', {}, pillow({ keywords: [] }), undefined, undefined],
    ['phased out it guards nobody', {}, pillow({ phasedOut: true }), undefined, undefined],
    ['in a graveyard it guards nobody', {}, pillow({ zone: 'graveyard' }), undefined, undefined],
  ])('%s', (_name, facts, other, planeswalker, rule) => {
    const attacker = creature('attacker', 'you', facts);
    const aim = { player: 'foe', planeswalker };
    expect(keepsFromAttacking(matchOf(attacker, other), attacker, aim)?.rule).toBe(rule);
  });
});

describe("509.1b, 702.14c who can't be blocked because of what the defending player controls", () => {
  const walker = has({ keyword: 'landwalk', land: { not: { supertype: 'basic' } } });
  const beeble = has({ keyword: 'cantBeBlockedIf', defenderControls: { type: 'artifact' } });
  const relic = (owner: string, facts: Facts = {}) => card('relic', owner, { types: ['artifact'], ...facts });
  const basic = { supertypes: ['basic'] };
  it.each<[name: string, attacker: Facts, others: readonly MtgCard[], rule: string | undefined]>([
    ['nonbasic landwalk and a nonbasic land', walker, [land('Desert')], '702.14c'],
    ['nonbasic landwalk and a basic land', walker, [land('Forest', 'foe', basic)], undefined],
    ['nonbasic landwalk and a nonbasic artifact', walker, [relic('foe')], undefined],
    ['an artifact', beeble, [relic('foe')], '509.1b'],
    ['no artifact', beeble, [land('Forest')], undefined],
    ['your own artifact', beeble, [relic('you')], undefined],
    ['one that was stolen from you', beeble, [relic('you', { controller: 'foe' })], '509.1b'],
    ['one that you stole', beeble, [relic('foe', { controller: 'you' })], undefined],
    ['an artifact token', beeble, [relic('foe', { token: true })], '509.1b'],
    ['one with counters', beeble, [relic('foe', { counters: { charge: 2 } })], '509.1b'],
    ['one phased out', beeble, [relic('foe', { phasedOut: true })], undefined],
    ['one that is gone', beeble, [relic('foe', { zone: 'graveyard' })], undefined],
    [
      'a land that became an artifact',
      beeble,
      [land('Forest', 'foe', { types: ['land', 'artifact'] })],
      '509.1b',
    ],
  ])('%s', (_name, attacker, others, rule) => {
    expect(kept(attacker, {}, ...others)).toBe(rule);
  });
});
