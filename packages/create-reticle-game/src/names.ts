import { isBuiltin } from 'node:module';
import { ok, type Result } from '@reticle/core';
import { refused, type BadName } from './issue.js';

/** The longest name of a game or of a thing in it: lines with the name in them stay lines. */
export const LONGEST_NAME = 36;

const PART = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

/** Names that a file system means something by, or that stand for something else in a game's folders. */
const RESERVED: ReadonlySet<string> = new Set([
  'index',
  'test',
  'con',
  'prn',
  'aux',
  'nul',
  ...Array.from({ length: 10 }, (_name, at) => [`com${at}`, `lpt${at}`]).flat(),
]);

/** What is wrong with a name in small letters and hyphens; nothing where it is one. */
export function flawOf(name: string): BadName | undefined {
  if (name.length > LONGEST_NAME) return 'tooLong';
  if (!PART.test(name)) return 'characters';
  return RESERVED.has(name) || name in {} ? 'reserved' : undefined;
}

/** A game's names. */
export interface GameName {
  /** `@lights/ember-fall` */
  readonly packageName: string;
  /** `ember-fall`: the game's id, and its folder's name. */
  readonly id: string;
}

/** Reads a package's name: small letters, digits, hyphens, perhaps a scope; nothing that npm would refuse. */
export function gameNameOf(given: string): Result<GameName> {
  const [first = '', second, ...more] = given.startsWith('@') ? given.slice(1).split('/') : ['', given];
  const id = second ?? '';
  const scope = given.startsWith('@') ? flawOf(first) : undefined;
  const flaw =
    more.length > 0 ? 'characters' : (scope ?? flawOf(id) ?? (isBuiltin(id) ? 'reserved' : undefined));
  return flaw === undefined
    ? ok({ packageName: given, id })
    : refused('badName', { name: given.slice(0, 100), because: flaw });
}

/** `ember-fall` as a title: `Ember Fall`. */
export const titleOf = (id: string): string =>
  id
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ');

/** `ember-fall` as an identifier: `emberFall`. */
export const camelOf = (slug: string): string =>
  slug.replaceAll(/-(?<letter>[a-z0-9])/gu, (_all, letter: string) => letter.toUpperCase());

const TITLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} \-'!?.,:&]*$/u;

/** Whether a text may stand as a title in code, JSON and markdown as it is. */
export const isTitle = (text: string): boolean => text.length <= 60 && TITLE.test(text);

const OWNER = /^[a-z0-9](?:[a-z0-9]|-(?=[a-z0-9]))*$/iu;

/** Whether a text is the name of a GitHub user or organisation. */
export const isOwner = (text: string): boolean => text.length <= 39 && OWNER.test(text);
