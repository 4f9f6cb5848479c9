import { expect, it } from 'vitest';
import { camelOf, gameNameOf, isOwner, isTitle, titleOf } from './names.js';

it.each([
  ['ember-fall', 'ember-fall'],
  ['a', 'a'],
  ['lamps2', 'lamps2'],
  ['@my-scope/ember-fall', 'ember-fall'],
])('%s is a name', (name, id) => {
  expect(gameNameOf(name)).toEqual({ ok: true, value: { packageName: name, id } });
});

it.each([
  ['', 'characters'],
  ['Ember', 'characters'],
  ['ember fall', 'characters'],
  ['ember_fall', 'characters'],
  ['.ember', 'characters'],
  ['-ember', 'characters'],
  ['ember-', 'characters'],
  ['ember--fall', 'characters'],
  ['2lamps', 'characters'],
  ['..', 'characters'],
  ['../ember', 'characters'],
  ['/etc/ember', 'characters'],
  [String.raw`..\ember`, 'characters'],
  ['@scope', 'characters'],
  ['@scope/', 'characters'],
  ['@/ember', 'characters'],
  ['@../ember', 'characters'],
  ['@scope/ember/fall', 'characters'],
  ['ember\n', 'characters'],
  ['ember\u0000', 'characters'],
  ['__proto__', 'characters'],
  ['node_modules', 'characters'],
  ['émber', 'characters'],
  ['$(touch x)', 'characters'],
  ['constructor', 'reserved'],
  ['fs', 'reserved'],
  ['con', 'reserved'],
  ['lpt1', 'reserved'],
  ['@con/ember', 'reserved'],
  ['x'.repeat(37), 'tooLong'],
  ['a-'.repeat(50_000), 'tooLong'],
])('%j is none', (name, because) => {
  const result = gameNameOf(name);
  expect(result.ok ? [] : result.issues).toMatchObject([{ code: 'create.badName', data: { because } }]);
});

it.each([
  ['Ember Fall', true],
  ["Fool's Éclair: 2nd, really!", true],
  ['', false],
  [' Ember', false],
  ['<b>', false],
  ['a`b', false],
  ['a*/b', false],
  ['a\nb', false],
  ['a\u202Eb', false],
  ['x'.repeat(61), false],
])('%j is a title: %s', (text, is) => {
  expect(isTitle(text)).toBe(is);
});

it.each([
  ['my-org', true],
  ['A1', true],
  ['my--org', false],
  ['-org', false],
  ['my_org', false],
  ['org/other', false],
  ['x'.repeat(40), false],
])('%j is an owner: %s', (text, is) => {
  expect(isOwner(text)).toBe(is);
});

it('makes titles and identifiers', () => {
  expect(titleOf('ember-fall-2')).toBe('Ember Fall 2');
  expect(camelOf('ember-fall-2')).toBe('emberFall2');
});
