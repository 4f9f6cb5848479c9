import { describe, expect, it } from 'vitest';
import { describeIssue } from '../describe/index.js';
import { deckMessages, printDecks, readDecks, type DeckList } from './decks.js';

const PARTS = { parts: ['character', 'action', 'sorcery'] };
const BOTH = { ...PARTS, sections: ['sideboard', 'commander'], unheaded: { most: 3, behind: 8 } } as const;

describe('texts of decks', () => {
  it.each<readonly [text: string, decks: readonly DeckList['main'][]]>([
    ['[{ "Sprite": 4 }, { "Imp": 2 }]', [{ Sprite: 4 }, { Imp: 2 }]],
    ['{ "ann": { "Sprite": 4 } }', [{ Sprite: 4 }]],
    ['{ "Sprite": 4, "Imp": 2 }', [{ Sprite: 4, Imp: 2 }]],
    ['4 Sprite - Of the Pond\r\n2x Imp\r\n\r\n3 Imp', [{ 'Sprite - Of the Pond': 4, Imp: 2 }, { Imp: 3 }]],
    ['Deck of Ann\nfor Fridays\n4 Sprite\n4 Sprite', [{ Sprite: 8 }]],
    ["A title\n\n4 Pim’s Hat\n2 Pim's Hat", [{ 'Pim’s Hat': 4, "Pim's Hat": 2 }]],
    [
      'Characters (8)\n4 Sprite\n\nActions (4)\n4 Hum\n\nSorceries:\n1 Fizz',
      [{ Sprite: 4, Hum: 4, Fizz: 1 }],
    ],
    ['# mine\n4 Sprite\n// the rest\n1 Imp (ABC) 12', [{ Sprite: 4, Imp: 1 }]],
    ['4 Sprite\n\nDeck of Bob\n4 Imp', [{ Sprite: 4 }, { Imp: 4 }]],
    ['2 X Marks', [{ 'X Marks': 2 }]],
  ])('%j is read, written and read again', (text, decks) => {
    const read = readDecks(text, PARTS);
    expect(read).toEqual({ ok: true, value: decks.map((main) => ({ main })) });
    const written = printDecks(
      decks.map((main) => ({ main })),
      PARTS,
    );
    expect(written.ok && readDecks(written.value, PARTS)).toEqual(read);
  });

  it.each<readonly [text: string, decks: readonly DeckList[]]>([
    [
      '4 Sprite\n\nSideboard (2)\n2 Imp\n\n1 Hum',
      [{ main: { Sprite: 4 }, sideboard: { Imp: 2 } }, { main: { Hum: 1 } }],
    ],
    ['SB: 2 Imp\n4 Sprite\nSB: 1 Hum', [{ main: { Sprite: 4 }, sideboard: { Imp: 2, Hum: 1 } }]],
    ['4 Sprite\n\nSideboard:\n\n2 Imp', [{ main: { Sprite: 4 }, sideboard: { Imp: 2 } }]],
    ['Commander\n1 Queen\n\nDeck\n4 Sprite', [{ main: { Sprite: 4 }, commander: { Queen: 1 } }]],
    ['Commander (1)\n1 Queen\n\nDeck\n4 Sprite', [{ main: { Sprite: 4 }, commander: { Queen: 1 } }]],
    ['Commander: 1\n1 Queen\n\n4 Sprite', [{ main: { Sprite: 4 }, commander: { Queen: 1 } }]],
    ['Commander Sprites\n4 Sprite', [{ main: { Sprite: 4 } }]],
    ['// Commander\n1 Queen\n\n4 Sprite', [{ main: { Sprite: 4 }, commander: { Queen: 1 } }]],
    ['4 Sprite\n\nCommander\n1 Queen', [{ main: { Sprite: 4 }, commander: { Queen: 1 } }]],
    ['1 Queen (ABC) 12 *CMDR*\n4 Sprite *F*', [{ main: { Sprite: 4 }, commander: { Queen: 1 } }]],
    [
      '4 Sprite [ABC]\n3 Imp (PLS) ABC-12\n1 Big (Small) (ABC)',
      [{ main: { Sprite: 4, Imp: 3, 'Big (Small)': 1 } }],
    ],
    ['8 Sprite\n\n3 Imp', [{ main: { Sprite: 8 }, sideboard: { Imp: 3 } }]],
    ['8 Sprite\n\n4 Imp', [{ main: { Sprite: 8 } }, { main: { Imp: 4 } }]],
    ['7 Sprite\n\n3 Imp', [{ main: { Sprite: 7 } }, { main: { Imp: 3 } }]],
    [
      '{ "ann": { "main": { "Imp": 1 }, "commander": { "Queen": 1 } } }',
      [{ main: { Imp: 1 }, commander: { Queen: 1 } }],
    ],
  ])('%j has sections, where the game knows them', (text, decks) => {
    const read = readDecks(text, BOTH);
    expect(read).toEqual({ ok: true, value: decks });
    const written = printDecks(decks, BOTH);
    expect(written.ok && readDecks(written.value, BOTH)).toEqual(read);
  });

  it.each([
    '4x Imp - In Red (1/204)',
    '4 Imp - In Red [TFC 23]',
    '4 Imp - In Red (TFC #23)',
    '4 Imp - In Red [TFC] #20',
    '4 Imp - In Red #20',
    '4 Imp - In Red (TFC) (1/204)',
    '4,Imp - In Red',
    '4,"Imp - In Red",TFC,23',
    'Quantity,Name,Set\n4,Imp - In Red,TFC',
  ])('the line of a site, %j, is a card with its count', (text) => {
    expect(readDecks(text, PARTS)).toEqual({ ok: true, value: [{ main: { 'Imp - In Red': 4 } }] });
  });

  it('a name with a comma is whole, in a row of a table in quotation marks', () => {
    const imps = { ok: true, value: [{ main: { 'Imp, the Small': 2 } }] };
    expect(readDecks('2 Imp, the Small', PARTS)).toEqual(imps);
    expect(readDecks('2,"Imp, the Small",ABC', PARTS)).toEqual(imps);
  });

  it.each<readonly [text: string, codes: readonly object[]]>([
    ['', [{ code: 'deck.none' }]],
    ['no card at all', [{ code: 'deck.noCount', data: { line: 1, words: 'no card at all' } }]],
    ['4 Sprite\nImp', [{ code: 'deck.noCount', data: { line: 2 } }]],
    ['4 Sprite\n\nImp\n\n4 Hum', [{ code: 'deck.noCount', data: { line: 3 } }]],
    ['4 Sprite\n\nImp', [{ code: 'deck.noCount', data: { line: 3 } }]],
    [
      '0 Sprite\n99999 Imp',
      [{ code: 'deck.badCount', data: { line: 1, count: '0' } }, { data: { line: 2 } }],
    ],
    [`4 ${'x'.repeat(257)}`, [{ code: 'deck.badName', data: { line: 1 } }]],
    ['4 Sprite\n\nSideboard\n2 Imp', [{ code: 'deck.section', data: { line: 3, section: 'sideboard' } }]],
    ['4 Sprite\nSB: 2 Imp', [{ code: 'deck.section', data: { line: 2 } }]],
    ['[{ "main": { "Imp": 1 }, "sideboard": {} }]', [{ code: 'deck.noSection', data: { deck: 1 } }]],
    ['4 A\n\n'.repeat(65), [{ code: 'deck.tooMany', data: { line: 129, limit: 64 } }]],
    ['[{ "Sprite": 0 }]', [{ code: 'deck.shape', data: { at: '0, Sprite', found: '0' } }]],
    ['{ "Sprite": "four" }', [{ code: 'deck.shape', data: { at: 'Sprite', found: '"four"' } }]],
    ['[{ "Sprite": 4 }, 3]', [{ code: 'deck.shape', data: { at: '1', found: '3' } }]],
    ['{ "main": { "Imp": 1 }, "odd": 1 }', [{ code: 'deck.shape', data: { at: 'odd', found: '1' } }]],
    ['[', [{ code: 'notJson' }]],
  ])('%j is refused with its line', (text, issues) => {
    const read = readDecks(text, PARTS);
    expect(read).toMatchObject({ ok: false, issues });
    const said = read.ok ? [] : read.issues.map((found) => describeIssue(found, { messages: deckMessages }));
    expect(said.join()).not.toMatch(/undefined|deck\./u);
  });

  it.each(['Two\nlines', 'Two  spaces', 'Imp (ABC) 12', '', ' Imp'])('no name %j is written', (name) => {
    expect(printDecks([{ main: { [name]: 1 } }])).toMatchObject({
      issues: [{ code: 'deck.notWritten', data: { name } }],
    });
  });
});
