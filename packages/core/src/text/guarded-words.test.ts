import { expect, it } from 'vitest';
import { changedWord, type GuardedWord, isOtherUnclear } from './index.js';

const GUARDED: readonly GuardedWord[] = [
  { words: ['may'], marks: ['upTo'], own: [{ marks: ['does:may'], also: ['if you wish'] }] },
  { words: ['another', 'other'], except: ['the other deck'], marks: ['notSelf'] },
  { words: ['at random'], marks: [], own: [{ marks: ['by:chance'] }] },
  { words: ['each crew'], marks: [], own: [{ marks: [':allCrews'] }] },
];
const draw = { does: 'draw' };
const lost = (word: string) => ({ word, change: 'lost' });
const added = (word: string) => ({ word, change: 'added' });

it.each<[string, string, unknown, object | undefined]>([
  ['a word whose mark was read', 'you may draw', { does: 'may', next: [draw] }, undefined],
  ['a mark that other words give, too', 'you may draw', { ...draw, upTo: true }, undefined],
  ['a word without its mark', 'you may draw', draw, lost('may')],
  ['a mark without its word', 'you draw', [{ does: 'may', next: [draw] }], added('may')],
  ['a mark that other words explain', 'if you wish , draw', { does: 'may' }, undefined],
  ['a shared mark without the word', 'draw two', { ...draw, upTo: true }, undefined],
  ['a second form of a word', 'other ships sink', draw, lost('another')],
  ['words in a phrase without their meaning', 'shuffle the other deck', draw, undefined],
  ['the word beside that phrase', 'shuffle the other deck , other ships sink', draw, lost('another')],
  ['a part of a longer word', 'mayor draws', draw, undefined],
  ['half of two words', 'random ships sink', draw, undefined],
  ['two words', 'sink a ship at random', { who: [{ by: ['chance'] }] }, undefined],
  ['two words that were lost', 'sink a ship at random', draw, lost('at random')],
  ['a mark that holds undefined', 'other ships sink', { notSelf: undefined }, lost('another')],
  ['a value of any key', 'each crew draws', { ...draw, who: 'allCrews' }, undefined],
  ['a value in a list', 'each crew draws', { ...draw, to: ['you', 'allCrews'] }, undefined],
  ['a value that is not there', 'each crew draws', { ...draw, who: 'you' }, lost('each crew')],
  ['a value without its word', 'you draw', { ...draw, who: 'allCrews' }, added('each crew')],
  ['a mark apart', 'you draw', { has: { does: 'may' } }, undefined],
  ['nothing', '', undefined, undefined],
])('%s', (_name, text, read, found) => {
  expect(changedWord(GUARDED, text, read, new Set(['has']))).toStrictEqual(found);
});

const other = (type: string, at = 'sea') => ({ all: { type, at, excludeSelf: true } });
it.each<[string, unknown, boolean]>([
  ['other boats, of a boat', other('boat'), false],
  ['other ports, of a boat', [{ take: other('port') }], true],
  ['ports', { all: { type: 'port' } }, false],
  ['ports, the boat itself among them', { all: { type: 'port', excludeSelf: false } }, false],
  ['other ports, in what it gives to others', { has: other('port') }, false],
  ['other boats after a boat', [{ on: { type: 'boat' } }, other('boat')], true],
  ['other boats after something at sea', [{ on: {} }, other('boat')], true],
  ['other boats after another boat', [{ on: { type: 'boat', excludeSelf: true } }, other('boat')], false],
  ['other boats before a boat', [other('boat'), { on: { type: 'boat' } }], false],
  ['other boats after a port', [{ on: { type: 'port' } }, other('boat')], false],
  ['other boats after a boat or port', [{ on: { type: ['boat', 'port'] } }, other('boat')], true],
  ['other boats at sea after a boat ashore', [{ on: { type: 'boat', at: 'land' } }, other('boat')], false],
])('%s: whether it is unclear than what it is other', (_name, read, isUnclear) => {
  const options = {
    canBe: ({ type }: { readonly type?: unknown }) => type === 'boat',
    names: ({ on }: { readonly on?: unknown }) => [on],
    keys: { at: 'sea', type: undefined },
    apart: new Set(['has']),
  };
  expect(isOtherUnclear(read, options)).toBe(isUnclear);
});
