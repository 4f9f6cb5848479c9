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
  one,
  pick,
  slot,
  specOf,
} from '../../test/board.js';
import { anyTarget, permanent, type MtgState } from '../index.js';
import { cast, changeTargets } from '../entries/stack.js';
import { type Retargeting } from '../rules/stack/retarget.js';

const aCreature = permanent({ type: 'creature' });
const twoCreatures = one(aCreature, { min: 2, max: 2 });
const start = board(inHand('s'), creature('a', 'foe'), creature('b', 'foe'), creature('c', 'foe'));
const twoChosen = castAt(start, 's', twoCreatures, pick(['a', 'b'])).state;
const spellRef = { kind: 'card', id: 's', incarnation: 1 };

const change115 = (state: MtgState, permission: Retargeting, ...slots: readonly (readonly string[])[]) =>
  changeTargets(state, spellRef, permission, pick(...slots));
const after = (state: MtgState, permission: Retargeting, ...slots: readonly (readonly string[])[]) =>
  announcedIds({ announced: cardOf(unwrap(change115(state, permission, ...slots)).state, 's').announced! });

describe('115.7: changing targets', () => {
  it('115.7: the four permissions differ in how much may, and must, change', () => {
    const allowed = (permission: Retargeting) =>
      [
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'c'],
      ].map((ids) => change115(twoChosen, permission, ids).ok);
    expect(allowed('changeTheTargets')).toEqual([false, false, true]);
    expect(allowed('changeATarget')).toEqual([false, true, false]);
    expect(allowed('changeAnyTargets')).toEqual([true, true, true]);
    expect(allowed('chooseNewTargets')).toEqual([true, true, true]);
  });

  it('115.7a: each target to another legal one, or none at all', () => {
    const noThird = change(twoChosen, 'c', { types: ['land'] });
    expect(codes(change115(noThird, 'changeTheTargets', ['b', 'c']))).toEqual(['filterMismatch']);
    expect(codes(change115(noThird, 'changeTheTargets', ['a', 'b']))).toEqual(['mtg.wrongChange']);
    const oneIllegal = change(twoChosen, 'a', { types: ['land'] });
    expect(codes(change115(oneIllegal, 'changeTheTargets', ['c', 'b']))).toEqual(['mtg.wrongChange']);
    expect(cardOf(oneIllegal, 's').announced?.targets.slots[0]?.targets.map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });

  it('115.7b: just one target changes, the other stays', () => {
    expect(after(twoChosen, 'changeATarget', ['a', 'c'])).toEqual([['a', 'c']]);
    expect(codes(change115(twoChosen, 'changeATarget', ['c', 'a']))).toEqual(['mtg.wrongChange']);
  });

  it('115.7c: any of the targets change', () => {
    expect(after(twoChosen, 'changeAnyTargets', ['c', 'b'])).toEqual([['c', 'b']]);
    expect(codes(change115(twoChosen, 'changeAnyTargets', ['c']))).toEqual(['mtg.wrongChange']);
  });

  it('115.7d: unchanged targets may be illegal; new ones must be legal and make no unchanged one illegal', () => {
    const hidden = change(twoChosen, 'a', { keywords: [{ keyword: 'shroud' }] });
    expect(after(hidden, 'chooseNewTargets', ['a', 'c'])).toEqual([['a', 'c']]);
    expect(codes(change115(hidden, 'chooseNewTargets', ['a', 'a']))).toEqual(['repeatedTarget']);
    expect(codes(change115(hidden, 'chooseNewTargets', ['b', 'a']))).toEqual(['protectedTarget']);
    const another = specOf(
      [slot('first', aCreature), slot('other', aCreature)],
      [{ relation: 'different', slots: ['first', 'other'] }],
    );
    const tied = castAt(start, 's', another, pick(['a'], ['b'])).state;
    expect(codes(change115(tied, 'chooseNewTargets', ['b'], ['b']))).toEqual(['relationBroken']);
    expect(after(tied, 'chooseNewTargets', ['c'], ['b'])).toEqual([['c'], ['b']]);
  });

  it('115.7d: an unchanged target that left and came back stays the object that it was', () => {
    const flickered = change(twoChosen, 'a', { incarnation: 1 });
    const state = unwrap(
      changeTargets(flickered, spellRef, 'chooseNewTargets', [
        {
          targets: [
            { kind: 'card', id: 'a', incarnation: 0 },
            { kind: 'card', id: 'c' },
          ],
        },
      ]),
    ).state;
    expect(cardOf(state, 's').announced?.targets.slots[0]?.targets).toEqual([
      { kind: 'card', id: 'a', incarnation: 0 },
      { kind: 'card', id: 'c', incarnation: 0 },
    ]);
  });

  it('115.7e: only the final set is judged, so that two targets may be swapped', () => {
    const other = specOf(
      [slot('any', anyTarget()), slot('other', anyTarget())],
      [{ relation: 'different', slots: ['any', 'other'] }],
    );
    const tied = castAt(start, 's', other, pick(['a'], ['foe'])).state;
    expect(after(tied, 'changeTheTargets', ['foe'], ['a'])).toEqual([['foe'], ['a']]);
  });

  it('115.7f: shares of a division stay with their places', () => {
    const divided = one(aCreature, { min: 1, max: 5, division: { total: 5 } });
    const [choice] = pick(['a', 'b']);
    const { state } = castAt(start, 's', divided, [
      { ...choice, targets: choice!.targets, division: [4, 1] },
    ]);
    const changed = unwrap(change115(state, 'chooseNewTargets', ['c', 'b'])).state;
    expect(cardOf(changed, 's').announced?.targets.slots[0]).toMatchObject({
      targets: [{ id: 'c' }, { id: 'b' }],
      division: [4, 1],
    });
  });

  it.each(['115.8', '700.2f'])('%s: changing targets changes neither modes nor X', () => {
    const declaration = {
      modes: {
        min: 1,
        max: 1,
        options: [
          { id: 'hurt', spec: one(aCreature) },
          { id: 'other', spec: one(permanent()) },
        ],
      },
    };
    const { state } = unwrap(
      cast(start, 's', 'you', { declaration, modes: ['hurt'], X: 3, targets: pick(['a']) }),
    );
    const changed = unwrap(change115(state, 'changeTheTargets', ['b'])).state;
    expect(cardOf(changed, 's').announced).toMatchObject({
      modes: ['hurt'],
      targets: { attempt: { variables: { X: 3 } } },
    });
  });

  it('115.3: a changed target may not repeat within its instance of the word', () => {
    expect(codes(change115(twoChosen, 'changeAnyTargets', ['b', 'b']))).toEqual(['repeatedTarget']);
  });

  it('115.7: of an ability on the stack, and of no other', () => {
    const rod = card('rod', 'you');
    const with2 = ['first', 'second'].reduce<MtgState>(
      (state, id) => activateAt(state, id, rod, one(aCreature), pick(['a'])).state,
      { ...start, cards: [...start.cards, rod] },
    );
    const second = { kind: 'ability', id: 'second', incarnation: 0 };
    const { state, events } = unwrap(changeTargets(with2, second, 'changeTheTargets', pick(['b'])));
    expect(state.abilities).toEqual([
      with2.abilities[0],
      {
        ...with2.abilities[1],
        announced: {
          ...with2.abilities[1]?.announced,
          targets: {
            ...with2.abilities[1]?.announced?.targets,
            slots: [{ slot: 'target', targets: [{ kind: 'card', id: 'b', incarnation: 0 }] }],
          },
        },
      },
    ]);
    expect(events).toMatchObject([{ type: 'becameTarget', target: { id: 'b' } }]);
    const gone = { kind: 'ability', id: 'third', incarnation: 0 };
    expect(codes(changeTargets(with2, gone, 'changeTheTargets', pick(['b'])))).toEqual(['mtg.noSuchObject']);
  });

  it('115.7: only what is new becomes a target', () => {
    const { events } = unwrap(change115(twoChosen, 'chooseNewTargets', ['a', 'c']));
    expect(events).toMatchObject([{ type: 'becameTarget', target: { id: 'c' } }]);
  });
});
