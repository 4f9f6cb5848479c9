import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  activateAt,
  announcedIds,
  board,
  card,
  cardOf,
  castAt,
  change,
  codes,
  creature,
  inHand,
  legal,
  one,
  pick,
  slot,
  specOf,
} from '../../test/board.js';
import {
  beginResolution,
  cast,
  copyForEach,
  copyOnStack,
  copyWithTarget,
  type Announced,
} from '../entries/stack.js';
import { permanent, spell, type MtgState } from '../index.js';

const aCreature = permanent({ type: 'creature' });
const start = board(inHand('s'), creature('a', 'foe'), creature('b', 'foe'), creature('c', 'foe'));
const original = { kind: 'card', id: 's', incarnation: 1 };
const cast1 = castAt(start, 's', one(aCreature), pick(['a'])).state;
const idsOf = (state: MtgState, id: string) => announcedIds({ announced: cardOf(state, id).announced! });

describe('707: copies of spells and abilities', () => {
  it('707.2: mode, targets, X and division are copied', () => {
    const divided = one(aCreature, { min: 1, max: 2, division: { total: 3 } });
    const declaration = { modes: { min: 1, max: 1, options: [{ id: 'm', spec: divided }] } };
    const targets = [{ targets: pick(['a', 'b'])[0]!.targets, division: [1, 2] }];
    const { state } = unwrap(cast(start, 's', 'you', { declaration, modes: ['m'], X: 4, targets }));
    const copy = cardOf(unwrap(copyOnStack(state, original, 'copy', 'foe')).state, 'copy');
    expect(copy.announced).toMatchObject({
      modes: ['m'],
      targets: {
        attempt: { variables: { X: 4 } },
        slots: [{ targets: [{ id: 'a' }, { id: 'b' }], division: [1, 2] }],
      },
    });
  });

  it.each(['707.10', '700.2g', '112.2'])(
    '%s: a copy is not cast; its controller is who put it on the stack',
    () => {
      const { state, events } = unwrap(copyOnStack(cast1, original, 'copy', 'foe'));
      expect(events.map(({ type }) => type)).toEqual(['becameTarget', 'copied']);
      expect(cardOf(state, 'copy')).toMatchObject({ controller: 'foe', copy: true, zone: 'stack' });
      expect([state.stack, idsOf(state, 'copy')]).toEqual([['s', 'copy'], [['a']]]);
      expect(legal(state, one(spell({ controller: 'opponent' })))).toEqual(['copy']);
      expect(codes(copyOnStack(state, original, 'copy', 'foe'))).toEqual(['mtg.idTaken']);
      expect(codes(copyOnStack(start, original, 'copy', 'foe'))).toEqual(['mtg.noSuchObject']);
    },
  );

  it('903.3: what is designated is the card, and no copy of it', () => {
    const led = change(cast1, 's', { commander: true, commandCasts: 2 });
    const { state } = unwrap(copyOnStack(led, original, 'copy', 'you'));
    expect(cardOf(state, 's')).toMatchObject({ commander: true, commandCasts: 2 });
    expect(cardOf(state, 'copy').commander).toBeUndefined();
    expect(cardOf(state, 'copy').commandCasts).toBeUndefined();
  });

  it('707.10: the copy is its own source: who controls it is who hexproof asks', () => {
    const hidden = change(cast1, 'a', { keywords: [{ keyword: 'hexproof' }] });
    const { state } = unwrap(copyOnStack(hidden, original, 'copy', 'foe'));
    expect(unwrap(beginResolution(state, 's')).outcome).toBe('illegalTargets');
    expect(unwrap(beginResolution(state, 'copy')).outcome).toBe('resolves');
  });

  it('707.10b: a copy of an ability keeps its source', () => {
    const rod = card('rod', 'you');
    const { state, by }: Announced = activateAt(
      { ...start, cards: [...start.cards, rod] },
      'ab',
      rod,
      one(aCreature),
      pick(['a']),
    );
    const copied = unwrap(copyOnStack(state, by, 'ab2', 'foe')).state;
    expect(copied.abilities[1]).toMatchObject({ id: 'ab2', controller: 'foe', source: { id: 'rod' } });
    expect(unwrap(beginResolution(copied, 'ab2')).outcome).toBe('resolves');
  });

  it('707.10c: new targets for any subset: unchanged may be illegal, new must be legal; it becomes targets once', () => {
    const two = castAt(start, 's', one(aCreature, { min: 2, max: 2 }), pick(['a', 'b'])).state;
    const half = change(two, 'a', { keywords: [{ keyword: 'shroud' }] });
    const { state, events } = unwrap(copyOnStack(half, original, 'copy', 'you', pick(['a', 'c'])));
    expect(idsOf(state, 'copy')).toEqual([['a', 'c']]);
    expect(events.flatMap((event) => ('target' in event ? [event.target.id] : []))).toEqual(['a', 'c']);
    expect(codes(copyOnStack(half, original, 'copy', 'you', pick(['c', 'c'])))).toEqual(['repeatedTarget']);
    expect(
      codes(copyOnStack(change(two, 'c', { types: [] }), original, 'copy', 'you', pick(['a', 'c']))),
    ).toEqual(['filterMismatch']);
  });

  it('707.10d: one copy for each thing that is legal for every instance of target', () => {
    const spec = specOf([slot('first', aCreature), slot('second', permanent({ color: 'red' }))]);
    const reds = change(change(start, 'a', { colors: ['red'] }), 'b', { colors: ['red'] });
    const { state } = castAt(reds, 's', spec, pick(['a'], ['b']));
    const candidates = ['a', 'b', 'c'].map((id) => ({ kind: 'card', id }));
    const { copies } = unwrap(copyForEach(state, original, 'you', candidates, (index) => `copy${index}`));
    expect(copies.map(({ state: now, by }) => idsOf(now, by.id))).toEqual([
      [['a'], ['a']],
      [['b'], ['b']],
    ]);
  });

  it('707.10e: with a specified target all targets become it, or there is no copy', () => {
    const target = { kind: 'card', id: 'c' };
    expect(idsOf(unwrap(copyWithTarget(cast1, original, 'copy', 'you', target)).state, 'copy')).toEqual([
      ['c'],
    ]);
    expect(copyWithTarget(change(cast1, 'c', { types: ['land'] }), original, 'copy', 'you', target).ok).toBe(
      false,
    );
    expect(copyWithTarget(start, original, 'copy', 'you', target).ok).toBe(false);
  });

  it('707.12: a copy of a card that is cast has its targets chosen as usual', () => {
    const copyOfCard = inHand('copy', { copy: true, zone: 'exile' });
    const { events, state } = castAt(
      { ...start, cards: [...start.cards, copyOfCard] },
      'copy',
      one(aCreature),
      pick(['b']),
    );
    expect(events.map(({ type }) => type)).toEqual(['becameTarget', 'cast']);
    expect(idsOf(state, 'copy')).toEqual([['b']]);
  });
});
