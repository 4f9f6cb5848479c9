import { describe, expect, it } from 'vitest';
import { lorcanaCard, lorcanaCardOf, cardFromJson } from './card.js';

const facts = (json: unknown) => {
  const read = cardFromJson(json);
  return read.ok ? read.value : read.issues;
};

describe('facts of card data', () => {
  it('reads a character', () => {
    const read = facts({
      name: 'Old Tom & Wise Ann',
      version: 'Lamp Keepers',
      type: 'Character',
      cost: 4,
      color: 'Amber-Steel',
      inkwell: true,
      strength: 2,
      willpower: 3,
      lore: 1,
      subtypes: ['Storyborn', 'Hero'],
      keywords: ['Ward', { keyword: 'Resist', value: 1 }],
      fullText: 'words that are left',
    });
    expect(read).toEqual({
      facts: {
        publicId: 'Old Tom & Wise Ann - Lamp Keepers',
        name: 'Old Tom & Wise Ann',
        names: ['Old Tom', 'Wise Ann', 'Old Tom & Wise Ann'],
        version: 'Lamp Keepers',
        types: ['character'],
        cost: 4,
        inks: ['amber', 'steel'],
        inkwell: true,
        characteristics: ['Storyborn', 'Hero'],
        keywords: ['ward', 'resist'],
        keywordValues: { resist: 1 },
        strength: 2,
        willpower: 3,
        lore: 1,
      },
      unread: [],
    });
    const card =
      'facts' in read ? lorcanaCardOf({ ...read.facts, instanceId: 'c', owner: 'you' }) : undefined;
    expect(lorcanaCard.safeParse(card).success).toBe(true);
  });

  it.each<[object, readonly string[]]>([
    [{ type: 'Action - Song' }, ['action', 'song']],
    [{ type: 'Action', subtypes: ['Song'] }, ['action', 'song']],
    [{ types: ['Song'] }, ['action', 'song']],
    [{ type: 'Location', moveCost: 1 }, ['location']],
    [{}, []],
  ])('5.4 types of %j', (json, types) =>
    expect(facts({ name: 'x', ...json })).toMatchObject({ facts: { types } }),
  );

  it('leaves out what is not printed, and says nothing twice', () => {
    expect(
      facts({
        name: 'x',
        type: 'Item, ',
        color: '',
        strength: null,
        willpower: 3,
        lore: null,
        subtypes: ['Hero', 'Hero'],
        classifications: ['King'],
        keywords: ['Rush', { keyword: 'Singer', value: null }],
      }),
    ).toStrictEqual({
      facts: {
        publicId: 'x',
        name: 'x',
        names: ['x'],
        types: ['item'],
        inks: [],
        inkwell: false,
        characteristics: ['Hero', 'King'],
        keywords: ['rush', 'singer'],
        keywordValues: {},
        willpower: 3,
      },
      unread: [],
    });
  });

  it('tells what it does not know', () => {
    expect(
      facts({ name: 'x', type: 'Gadget', color: 'Puce', keywords: ['Frob'], strength: null, subtitle: null }),
    ).toMatchObject({
      facts: { types: [], inks: [], keywords: [] },
      unread: ['type gadget', 'ink puce', 'keyword frob'],
    });
  });

  it.each([[{}], ['x'], [{ name: 'x', cost: '3' }], [{ name: '' }], [{ name: 'x', inkwell: 1 }]])(
    'refuses %j',
    (json) => expect(cardFromJson(json)).toMatchObject({ ok: false }),
  );
});
