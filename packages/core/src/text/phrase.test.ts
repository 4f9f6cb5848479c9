import { describe, expect, it } from 'vitest';
import { phraseSlot, type TargetPhrase } from './index.js';

const plants: TargetPhrase = {
  accepts: [{ kind: 'card', filter: { type: 'plant' } }],
  min: 1,
  max: 1,
};
const gardeners: TargetPhrase = { ...plants, accepts: [{ kind: 'player', filter: {} }] };
const own = { id: 'second', chooser: 'controller', mode: 'target' } as const;
const first = { ...own, accepts: plants.accepts, min: 1, max: 1, id: 'first' };
const same = { relation: 'same', property: 'color' } as const;

describe('a phrase as a slot', () => {
  it('keeps what it accepts and how many', () => {
    expect(phraseSlot({ ...plants, min: 0, max: 'any' }, own)).toEqual({
      slot: { ...own, accepts: plants.accepts, min: 0, max: 'any' },
      relations: [],
    });
  });

  it.each<[string, TargetPhrase, object]>([
    [
      'another is not the first',
      { ...plants, other: true },
      [{ relation: 'different', slots: ['first', 'second'] }],
    ],
    [
      'several share it among themselves',
      { ...plants, max: 3, relations: [same] },
      [{ ...same, slots: ['second'] }],
    ],
    [
      'a sum is of its own things',
      { ...plants, max: 'any', relations: [{ relation: 'sum', property: 'height', is: { lte: 4 } }] },
      [{ relation: 'sum', property: 'height', slots: ['second'], is: { lte: 4 } }],
    ],
    [
      'one alone shares it with what it is another than',
      { ...plants, other: true, relations: [same] },
      [
        { relation: 'different', slots: ['first', 'second'] },
        { ...same, slots: ['first', 'second'] },
      ],
    ],
    [
      'it leans on the one named',
      { ...plants, relations: [{ ...same, with: 'earlier' }] },
      [{ ...same, slots: ['first', 'second'] }],
    ],
  ])('%s', (_what, phrase, relations) => {
    expect(phraseSlot(phrase, own, { earlier: [first], leansOn: 'first' })?.relations).toEqual(relations);
  });

  it('is chosen by whom the phrase names, unless the game says who that is', () => {
    const named = { ...plants, chooser: 'opponent' };
    const bare = { id: 'second', mode: 'target' } as const;
    expect(phraseSlot(named, bare)?.slot.chooser).toBe('opponent');
    expect(phraseSlot(plants, bare)?.slot.chooser).toBe('controller');
    expect(phraseSlot({ ...named, chooser: 'its gardener' }, own)?.slot.chooser).toBe('controller');
    expect(phraseSlot({ ...named, chooser: 'its gardener' }, bare)).toBeUndefined();
  });

  it('another with nothing before it is not the source', () => {
    expect(phraseSlot({ ...plants, other: true }, own)?.slot.accepts).toEqual([
      { kind: 'card', filter: { type: 'plant', excludeSelf: true } },
    ]);
    const either = { ...plants, accepts: [...plants.accepts, ...gardeners.accepts], other: true as const };
    expect(phraseSlot(either, own)?.slot.accepts[1]).toEqual({ kind: 'player', filter: {} });
  });

  it.each<[string, TargetPhrase]>([
    ['another player, and none before', { ...gardeners, other: true }],
    ['the same colour as it, and nothing before', { ...plants, relations: [{ ...same, with: 'earlier' }] }],
    ['one thing of the same colour', { ...plants, relations: [same] }],
    ['a sum that is not said', { ...plants, relations: [{ relation: 'sum', property: 'height' }] }],
  ])('refuses %s', (_what, phrase) => {
    expect(phraseSlot(phrase, own)).toBeUndefined();
  });
});
