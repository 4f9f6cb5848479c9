import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { text } from '../../test/quay.js';
import { unwrap } from '../issue.js';
import { cardSet } from '../standard/card-set.js';
import { describeIssue } from '../describe/index.js';
import { cardTable } from './card-table.js';

const printed = z.strictObject({
  name: z.string().min(1).max(100),
  cost: z.int().nonnegative(),
  traits: z.array(z.string()).readonly(),
  rare: z.boolean(),
  text: z.string().max(500),
});
const first = {
  name: 'Docker',
  cost: 1,
  traits: ['worker'],
  rare: false,
  text: 'Exert this unit: draw a card.',
};
const set = cardSet({ text, printed, cards: [first], copies: 3 });
const files = cardTable({
  game: 'quay',
  set,
  columns: {
    name: { as: 'text', from: ['card name'] },
    cost: { as: 'number' },
    traits: { as: 'list', default: [] },
    rare: { as: 'flag', default: false },
    text: { as: 'text', from: ['rules text'], default: '' },
  },
  ignores: ['painter'],
  types: () => ['unit'],
});
const playable = files.playable ?? (() => ({ ok: false, issues: [] }) as const);
const messages = files.messages ?? {};

describe('a row of a table of cards', () => {
  const crane = { name: 'Crane', cost: 3, traits: ['tool', 'big'], rare: true, text: 'Swift.' };
  it.each([
    ['JSON by the keys of a card', crane],
    ['texts, as in cells', { ...crane, cost: ' 3 ', traits: 'tool, big', rare: 'Yes' }],
    [
      'other names, in any case, with spaces, hyphens and lines',
      { 'Card Name': 'Crane', COST: '3', Traits: 'tool,big,', rare: '1', 'Rules-Text': 'Swift.' },
    ],
    ['a text with line breaks', { ...crane, name: 'Crane ', text: '\nSwift.\n' }],
    ['columns that say nothing', { ...crane, painter: 'Nobody' }],
    ['an empty column that nobody reads', { ...crane, weight: ' ' }],
  ])('is read from %s', (_what, row) => {
    expect(unwrap(playable(row))).toEqual({ id: 'Crane', definition: crane, lacks: [] });
    expect(files.namesOf?.(row)).toEqual(['Crane']);
    const { text: words, name, ...facts } = crane;
    expect(unwrap(files.read(row))).toEqual({
      id: 'Crane',
      name: 'Crane',
      faces: [{ name, text: words, types: ['unit'], facts, unread: [] }],
    });
  });

  it('has defaults for what is empty or absent', () => {
    expect(unwrap(playable({ name: 'Crate', cost: 0, text: null, rare: '' }))).toMatchObject({
      definition: { name: 'Crate', cost: 0, traits: [], rare: false, text: '' },
    });
  });

  it('is what the game wrote itself', () => {
    expect(unwrap(playable(files.shape.example))).toMatchObject({ definition: first, lacks: [] });
  });

  it.each([
    ['a number in words', { ...crane, cost: 'three' }, 'cards.wrongValue', ['cost']],
    ['a number with a unit', { name: 'Crane', COST: '3 coins' }, 'cards.wrongValue', ['COST']],
    ['a number that is none', { ...crane, cost: 'NaN' }, 'cards.wrongValue', ['cost']],
    ['a name that is a number', { ...crane, name: 7 }, 'cards.wrongValue', ['name']],
    ['a list of numbers', { ...crane, traits: [1] }, 'cards.wrongValue', ['traits']],
    ['a flag that is none', { ...crane, rare: 'perhaps' }, 'cards.wrongValue', ['rare']],
    ['an object for a text', { ...crane, text: { says: 'Swift.' } }, 'cards.wrongValue', ['text']],
    ['no name', { ...crane, name: ' ' }, 'cards.noValue', ['name']],
    ['a misspelt column for one that every card has', { name: 'Crane', csot: 3 }, 'cards.noValue', ['cost']],
    ['two columns of one meaning', { ...crane, Cost: '4' }, 'cards.twice', ['Cost']],
    ['a cost that no card has', { name: 'Crane', Cost: -1 }, 'invalidValue', ['Cost']],
    ['a broken cost', { name: 'Crane', Cost: '1.5' }, 'wrongType', ['Cost']],
    ['a list', [crane], 'wrongType', undefined],
    ['a number', 7, 'wrongType', undefined],
    ['nothing', null, 'wrongType', undefined],
    ['a key that reaches a prototype', JSON.parse('{"__proto__":{"name":"x"}}'), 'hostileKey', ['__proto__']],
    ['a long text', { ...crane, text: 'a'.repeat(30_000) }, 'tooLarge', ['text']],
    [
      'deep JSON',
      { ...crane, text: JSON.parse(`${'['.repeat(90)}${']'.repeat(90)}`) as unknown },
      'tooDeep',
      expect.anything(),
    ],
  ])('is refused for %s, by its column', (_what, row, code, path) => {
    for (const read of [files.read, playable]) {
      const refused = read(row);
      expect(refused.ok ? [] : refused.issues.map((found) => [found.code, found.path])).toEqual([
        [code, path],
      ]);
      const words = refused.ok ? [] : refused.issues.map((found) => describeIssue(found, { messages }));
      expect(words.join()).not.toMatch(/cards\.\w|undefined/u);
    }
  });
});

describe('what is not understood of a card', () => {
  const lacks = (row: object) => unwrap(playable({ name: 'Crane', cost: 1, ...row }));
  const said = (row: object) => {
    const found = lacks(row);
    return 'lacks' in found ? found.lacks.map(({ code, data }) => [code, data['words']]) : [];
  };

  it('is listed by sentences, each by itself', () => {
    expect(said({ text: 'Swift. Hum along. Exert this unit: draw a card. Exert this unit: hum.' })).toEqual([
      ['quay.unread', 'Hum along.'],
      ['quay.unread', 'Exert this unit: hum.'],
    ]);
  });

  it('is also a column that nobody declared, so that a misspelt one is no default', () => {
    expect(said({ raer: 'yes' })).toEqual([['cards.unreadColumn', 'raer']]);
    expect(unwrap(files.read({ name: 'Crane', cost: 1, raer: 'yes' }))).toMatchObject({
      faces: [{ unread: ['column raer'] }],
    });
  });
});
