/** The targets of a spell when an effect lets its controller choose new ones or changes its only target. */
import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { castAt, cardOf, change, creature, inHand, one, pick, slot, specOf } from '../../../test/board.js';
import { type By, happen, matchOf, refTo } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';
import { permanent } from '../../language/queries.js';
import { matchWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { entryAt, sure } from '../../state/sure.js';
import { moveCard } from '../../state/zones.js';
import { choiceAnew } from '../stack/choose-anew.js';
import { changeTargets } from '../stack/retarget.js';
import { resolverOf } from '../targeting/legal.js';

const aCreature = permanent({ type: 'creature' });
const start = matchOf(
  inHand('bolt'),
  creature('a', 'foe'),
  creature('b', 'foe'),
  creature('c', 'foe'),
  creature('safe', 'foe', { keywords: [{ keyword: 'shroud' }] }),
);
const casts = (spec: Parameters<typeof castAt>[2], ids: readonly string[], division?: readonly number[]) =>
  castAt(
    start,
    'bolt',
    spec,
    pick(ids).map((choice) => ({ ...choice, ...(division ? { division } : {}) })),
  ).state;
const plain = casts(one(aCreature), ['a']);
const what = { bound: 's' };
const refs = { s: [{ kind: 'card', id: 'bolt', incarnation: 1 }] };
const targetsOf = (state: MtgMatchState) =>
  cardOf(state, 'bolt').announced?.targets.slots.flatMap(({ targets }) => targets.map(({ id }) => id));
const happens = (state: MtgMatchState, effect: Effect, answers: By['answers'] = []) => {
  const done = happen(state, effect, { refs, answers });
  const became = done.events.flatMap((event) => (event.type === 'becameTarget' ? [event['target']] : []));
  return { asked: done.decision?.player, targets: targetsOf(done.state), became, stack: done.state.stack };
};

describe('115.7d "you may choose new targets"', () => {
  const effect: Effect = { effect: 'newTargets', what };
  it.each<[string, By['answers'], readonly string[], readonly string[]]>([
    ['no', [['no']], ['a'], []],
    ['another', [['yes'], ['b']], ['b'], ['b']],
    ['the same', [['yes'], ['a']], ['a'], []],
  ])('%s', (_name, answers, targets, became) => {
    const ids = became.map((id) => ({ kind: 'card', id, incarnation: 0 }));
    expect(happens(plain, effect, answers)).toEqual({
      asked: undefined,
      targets,
      became: ids,
      stack: ['bolt'],
    });
  });

  it('115.7d an illegal target may stay while another one changes', () => {
    const two = specOf([slot('first', aCreature), slot('other', permanent({ controller: 'opponent' }))]);
    const cast = castAt(start, 'bolt', two, pick(['a'], ['b'])).state;
    const land = { types: ['land'] } as const;
    const state = ['a', 'safe'].reduce((now, id) => change(now, id, land), cast);
    const { spec, attempt, final } = sure(choiceAnew(state, sure(cardOf(state, 'bolt').announced)));
    const chosen = unwrap(resolverOf(state).check(spec, attempt, pick([], ['c'])));
    const changed = unwrap(changeTargets(state, refTo(state, 'bolt'), 'chooseNewTargets', final(chosen)));
    expect(targetsOf(matchWith(state, { cards: changed.state.cards }))).toEqual(['a', 'c']);
  });

  it('115.7d of several targets only the illegal ones may stay', () => {
    const both = casts(one(aCreature, { min: 2, max: 2 }), ['a', 'b']);
    const state = change(both, 'a', { types: ['land'] });
    const [asked] = sure(choiceAnew(state, sure(cardOf(state, 'bolt').announced))).spec.slots;
    expect([asked?.min, asked?.max]).toEqual([1, 2]);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['all that are illegal stay', ['c'], ['a', 'c', 'b']],
    ['the one with the smaller share stays', ['d', 'c'], ['d', 'c', 'b']],
    ['none stays', ['d', 'c', 'e'], ['d', 'c', 'e']],
  ])('115.7d, 115.7f of several illegal ones: %s', (_name, chosen, targets) => {
    const more = matchWith(start, { cards: [...start.cards, creature('d', 'foe'), creature('e', 'foe')] });
    const spell = castAt(more, 'bolt', one(aCreature, { max: 3, division: { total: 6 } }), [
      { ...entryAt(pick(['a', 'c', 'b']), 0), division: [3, 2, 1] },
    ]).state;
    const state = ['a', 'b'].reduce((now, id) => change(now, id, { types: ['land'] }), spell);
    expect(happens(state, effect, [['yes'], chosen]).targets).toEqual(targets);
  });

  it('115.7d asks nobody if no other target is legal', () => {
    const state = ['a', 'b', 'c'].reduce((now, id) => change(now, id, { types: ['land'] }), plain);
    expect(happens(state, effect).asked).toBeUndefined();
  });

  it('400.7 the same card come back is another object, which becomes a target', () => {
    const back = moveCard(moveCard(plain, 'a', 'exile'), 'a', 'battlefield');
    expect(happens(back, effect, [['yes'], ['a']]).became).toEqual([refTo(back, 'a')]);
  });

  it('115.7f shares of a division stay with their places', () => {
    const divided = casts(one(aCreature, { max: 2, division: { total: 3 } }), ['a', 'b'], [1, 2]);
    expect(happens(divided, effect).asked).toBe('you');
    const { state } = happen(divided, effect, { refs, answers: [['yes'], ['c', 'b']] });
    const [changed] = cardOf(state, 'bolt').announced?.targets.slots ?? [];
    expect([changed?.targets.map(({ id }) => id), changed?.division]).toEqual([
      ['c', 'b'],
      [1, 2],
    ]);
  });

  it.each<[string, MtgMatchState, string | undefined]>([
    ['asks its controller', plain, 'you'],
    ['asks nobody where nothing is targeted', casts(one(aCreature, { min: 0 }), []), undefined],
    ['asks nobody of what is not on the stack', start, undefined],
  ])('%s', (_name, state, player) => expect(happens(state, effect).asked).toBe(player));
});

describe('115.7a "change the target of target spell"', () => {
  const effect: Effect = { effect: 'changeTarget', what };
  it('to another legal one, as you choose', () => {
    expect(happens(plain, effect).asked).toBe('you');
    expect(happens(plain, effect, [['b']])).toEqual({
      asked: undefined,
      targets: ['b'],
      became: [{ kind: 'card', id: 'b', incarnation: 0 }],
      stack: ['bolt'],
    });
    expect(() => happens(plain, effect, [['safe']])).toThrow('filterMismatch');
    expect(() => happens(plain, effect, [['a']])).toThrow('filterMismatch');
  });

  it.each<[string, MtgMatchState]>([
    ['not of a spell with two targets', casts(one(aCreature, { max: 2 }), ['a', 'b'])],
    ['not of a spell without one', casts(one(aCreature, { min: 0 }), [])],
    ['not where nothing else is legal', casts(one(permanent({ instanceId: 'a' })), ['a'])],
    ['not of what is not on the stack', start],
  ])('%s', (_name, state) => {
    const done = happens(state, effect);
    expect([done.asked, done.targets]).toEqual([undefined, targetsOf(state)]);
  });
});
