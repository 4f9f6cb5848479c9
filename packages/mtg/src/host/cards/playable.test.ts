import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { put, cardIn, lands, table } from '../../../test/table.js';
import { cardDefinition, cardIdOf } from '../../language/card-definition.js';
import { colorIdentityOf } from '../../language/color-identity.js';
import { namesOf, playableMtg } from './playable.js';

const face = (name: string, more: object) => ({
  name,
  type_line: 'Creature — Elf',
  power: '2',
  toughness: '2',
  ...more,
});
const read = (json: object) => {
  const value = unwrap(playableMtg({ object: 'card', name: 'both', ...json }));
  if (!('lacks' in value)) throw new Error('skipped');
  return { definition: cardDefinition.parse(value.definition), lacks: value.lacks };
};
const night = face('Moss Wolf', { colors: ['R', 'G'], mana_cost: '', oracle_text: 'Reach', power: '4' });
const day = (oracle_text: string) => face('Moss Druid', { mana_cost: '{1}{G}', colors: ['G'], oracle_text });

describe('cards of several faces in files', () => {
  it('712.8: of a card that transforms both sides are played, and the back has its own colours', () => {
    const { definition, lacks } = read({
      layout: 'transform',
      card_faces: [day('{1}: Transform Moss Druid.'), night],
    });
    expect(lacks).toEqual([]);
    expect([definition.colorIndicator, definition.other?.colorIndicator]).toEqual([
      undefined,
      ['red', 'green'],
    ]);
    expect(colorIdentityOf(definition)).toEqual(['red', 'green']);
    const done = table([definition], [put(definition, 'ann'), ...lands('Forest', 1)])
      .does('ann', 'activate', { card: 'moss-druid', ability: 'a1' })
      .bothPass();
    expect(cardIn(done, 'moss-druid')).toMatchObject({
      names: ['Moss Wolf'],
      colors: ['red', 'green'],
      power: 4,
    });
  });

  it('what is not understood of a back is lacked, and its words stay behind', () => {
    const sings = { ...night, oracle_text: 'Sing a song.' };
    const { definition, lacks } = read({ layout: 'transform', card_faces: [day('Reach'), sings] });
    expect(lacks.map(({ code }) => code)).toEqual(['mtg.unreadStatic']);
    expect(JSON.stringify(definition)).not.toContain('song');
    expect(definition.unexpressed).toEqual(['mtg.unreadStatic']);
  });

  it('flip: each face is read, and none but the first played', () => {
    const { lacks } = read({
      layout: 'flip',
      card_faces: [day('Reach'), { ...night, oracle_text: 'Sing a song.' }],
    });
    expect(lacks.map(({ code, data: { words } }) => [code, words])).toEqual([
      ['mtg.otherFace', 'Moss Wolf'],
      ['mtg.unreadStatic', 'Sing a song'],
    ]);
  });

  const spell = (name: string, type_line: string) => ({
    name,
    type_line,
    mana_cost: '{R}',
    oracle_text: 'Draw a card.',
  });

  it.each([
    ['adventure', [day('Reach'), spell('Far Walk', 'Sorcery — Adventure')], 'moss-druid'],
    ['split', [spell('Ember', 'Instant'), spell('Frost', 'Sorcery')], 'ember-frost'],
    ['modal_dfc', [day('Reach'), night], 'moss-druid'],
  ])('%s: both faces are played', (layout, card_faces, id) => {
    const { definition, lacks } = read({ layout, card_faces });
    expect([lacks, definition.id, definition.other?.name]).toEqual([[], id, card_faces[1]?.name]);
  });

  it.each([
    ['adventure', [day('Reach'), spell('Far Walk', 'Sorcery')]],
    ['adventure', [day('Reach'), night]],
    ['split', [day('Reach'), spell('Frost', 'Sorcery')]],
    ['split', [spell('Ember', 'Instant'), night]],
  ])('what no match makes of two faces is refused: %s of others', (layout, card_faces) => {
    const { lacks } = read({ layout, card_faces });
    expect(lacks.map(({ code, data }) => [code, data])).toEqual([
      ['mtg.notPerformed', { what: 'layout', value: layout }],
    ]);
  });

  it('202.2e: what has no mana cost has the colours of its indicator', () => {
    const { definition } = read({ ...face('Moss Seer', { colors: ['U'], oracle_text: 'Flying' }) });
    expect(definition.colorIndicator).toEqual(['blue']);
    const at = table([definition], [put(definition, 'ann')]);
    expect(cardIn(at, 'moss-seer').colors).toEqual(['blue']);
  });
});

describe('a card of which the file names no type', () => {
  it.each<[string, object]>([
    ['with no other key that is known', { name: 'Moss Wolf', typ: 'Creature' }],
    ['with types under another name', { name: 'Moss Wolf', types: 'Creature', text: 'Reach' }],
    ['in the shortest form', { name: 'Moss Wolf', oracle: 'Reach' }],
  ])('is lacking: %s', (_name, json) => {
    const value = unwrap(playableMtg(json));
    if (!('lacks' in value)) throw new Error('skipped');
    expect(value.lacks[0]).toEqual({ code: 'mtg.noType', data: { words: 'Moss Wolf' } });
    expect(cardDefinition.parse(value.definition).unexpressed).toContain('mtg.noType');
  });
});

it.each<[string, object]>([
  ['a card written by hand', { name: 'Moss Wolf', types: 'Creature', oracle: 'Reach' }],
  ['of a database', { object: 'card', ...face('Moss Wolf', { oracle_text: 'Reach' }) }],
  ['of two faces', { object: 'card', name: 'both', layout: 'transform', card_faces: [day('Reach'), night] }],
])('every id of a card is one of its names, which are found without reading it: %s', (_what, json) => {
  const card = unwrap(playableMtg(json));
  if (!('lacks' in card)) throw new Error('skipped');
  for (const each of [json, card.definition, { definition: card.definition }])
    expect(namesOf(each).map(cardIdOf)).toEqual(expect.arrayContaining([card.id, ...(card.also ?? [])]));
});

it.each([undefined, 3, [], {}, { name: 3 }, { definition: {} }])('%j has no names', (json) => {
  expect(namesOf(json)).toEqual([]);
});
