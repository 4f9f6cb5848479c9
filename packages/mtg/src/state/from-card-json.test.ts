import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { cardFromJson, mtg, mtgCardOf, mtgStateOf } from '../index.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { readTypeLine } from './from-card-json.js';

const json = {
  id: 'print-1',
  name: 'Cinder // Ash',
  type_line: 'Legendary Creature \u2014 Elf Druid',
  cmc: 3,
  colors: ['R', 'G'],
  keywords: ['Flying', 'Hexproof', 'Protection', 'Ward'],
  power: '2',
  toughness: '1+*',
  oracle_text: 'is never looked at',
};

it('reads the facts of card JSON and tells what it does not read', () => {
  const { facts, unread } = unwrap(cardFromJson(json));
  expect(facts).toEqual({
    publicId: 'print-1',
    names: ['Cinder', 'Ash'],
    supertypes: ['legendary'],
    types: ['creature'],
    subtypes: ['Elf', 'Druid'],
    colors: ['red', 'green'],
    keywords: [{ keyword: 'flying' }, { keyword: 'hexproof' }],
    manaValue: 3,
    power: 2,
  });
  expect(unread).toEqual(['keyword protection', 'keyword ward', 'toughness 1+*']);
});

it('202.2b takes what is left out for nothing: no color, no keyword, mana value 0', () => {
  const { facts, unread } = unwrap(cardFromJson({ id: 'p', name: 'Rock', type_line: 'Artifact' }));
  expect([facts.colors, facts.keywords, facts.manaValue, facts.power, unread]).toEqual([
    [],
    [],
    0,
    undefined,
    [],
  ]);
});

it.each(['Q', '__proto__', 'constructor'])('tells of a colour that is none: %s', (letter) => {
  const { facts, unread } = unwrap(
    cardFromJson({ ...json, keywords: [], toughness: '3', colors: ['W', letter] }),
  );
  expect([facts.colors, unread]).toEqual([['white'], [`color ${letter}`]]);
});

it('gives facts that a state takes', () => {
  const { facts } = unwrap(cardFromJson(json));
  const state = mtgStateOf({ cards: [mtgCardOf({ ...facts, instanceId: 'c', owner: 'you' })] });
  expect(unwrap(mtg.parseState(JSON.parse(JSON.stringify(state))))).toEqual(state);
});

it('refuses what is no card', () => {
  expect(cardFromJson({ name: 'Nothing' }).ok).toBe(false);
  expect(cardFromJson('Nothing').ok).toBe(false);
  expect(readTypeLine('Basic Land')).toEqual({ supertypes: ['basic'], types: ['land'], subtypes: [] });
});

it.each(['-', '\u2010', '\u2011'])('205.3: a subtype is the same one with this hyphen: %j', (hyphen) => {
  const line = `Artifact Creature — Assembly${hyphen}Worker`;
  const subtypes = ['Assembly-Worker'];
  expect(readTypeLine(line)).toMatchObject({ subtypes });
  expect(parseCard({ name: 'Moss Worker', types: line, text: '' }).card).toMatchObject({ subtypes });
});

it('refuses a state with a key that is none, and a keyword without its data', () => {
  const card = mtgCardOf({ instanceId: 'c', owner: 'you' });
  const read = (more: object) => mtg.parseState({ ...mtgStateOf(), cards: [{ ...card, ...more }] }).ok;
  expect([read({}), read({ colour: 'red' }), read({ keywords: [{ keyword: 'ward' }] })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(read({ keywords: [{ keyword: 'protection', from: { colour: 'red' } }] })).toBe(false);
});
