import { type GameIssue, type Result, ok, type GameMessages, type Issue } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { isBuiltin } from 'node:module';

/** The ways in which a name may be wrong. */
type BadName = 'characters' | 'tooLong' | 'reserved' | 'words';

/** The data of each of the package's codes. Their words stand in `words.ts`. */
interface CreateIssueData {
  usage: { problem: string };
  noName: Readonly<Record<string, never>>;
  badName: { name: string; because: BadName };
  badOwner: { owner: string };
  badTitle: { title: string };
  noWorkspace: { from: string };
  folderTaken: { folder: string };
  fileTaken: { file: string };
  unwritable: { file: string; reason: string };
  noGame: { from: string };
  otherLayout: { wanted: string; found: unknown };
  keyTaken: { name: string };
  effectTaken: { name: string };
  cardTaken: { name: string; file: string };
  noCards: { file: string };
  otherThing: { thing: string; known: readonly string[] };
  indexEdited: { file: string; wanted: string };
  threw: { message: string };
}

/** Makes a refusal of this package: a code and the data that explain it. */
export function createIssue<Code extends keyof CreateIssueData>(
  code: Code,
  data: CreateIssueData[Code],
): GameIssue {
  return { code: `create.${code}`, data: { ...data } };
}

/** Makes a refused result. */
export function refused<T, Code extends keyof CreateIssueData = keyof CreateIssueData>(
  code: Code,
  data: CreateIssueData[Code],
): Result<T> {
  return { ok: false, issues: [createIssue(code, data)] };
}

/** The longest name of a game or of a thing in it, so that lines with the name stay short. */
const LONGEST_NAME = 36;

const PART = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

/**
 * The reserved names: a file system gives them a meaning, or they stand for something else in a game's
 * folders.
 */
const RESERVED: ReadonlySet<string> = new Set([
  'index',
  'test',
  'con',
  'prn',
  'aux',
  'nul',
  ...Array.from({ length: 10 }, (_name, at) => [`com${at}`, `lpt${at}`]).flat(),
]);

/** Returns what is wrong with a name in lower case with hyphens. Returns undefined if it is fine. */
export function flawOf(name: string): BadName | undefined {
  if (name.length > LONGEST_NAME) return 'tooLong';
  if (!PART.test(name)) return 'characters';
  return RESERVED.has(name) || name in {} ? 'reserved' : undefined;
}

/** The names of a game. */
export interface GameName {
  /** `@lights/ember-fall` */
  readonly packageName: string;
  /** `ember-fall`: the game's id, and its folder's name. */
  readonly id: string;
}

/**
 * Parses a package's name: lower-case letters, digits and hyphens, perhaps a scope. Refuses what npm would
 * refuse.
 */
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

/** Makes a title of a slug: `ember-fall` becomes `Ember Fall`. */
export const titleOf = (id: string): string =>
  id
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ');

/** Makes an identifier of a slug: `ember-fall` becomes `emberFall`. */
export const camelOf = (slug: string): string =>
  slug.replaceAll(/-(?<letter>[a-z0-9])/gu, (_all, letter: string) => letter.toUpperCase());

const TITLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} \-'!?.,:&]*$/u;

/** Whether a text may be used as a title in code, JSON and markdown without escaping. */
export const isTitle = (text: string): boolean => text.length <= 60 && TITLE.test(text);

const OWNER = /^[a-z0-9](?:[a-z0-9]|-(?=[a-z0-9]))*$/iu;

/** Whether a text is the name of a GitHub user or organisation. */
export const isOwner = (text: string): boolean => text.length <= 39 && OWNER.test(text);

const shown = (value: unknown): string => JSON.stringify(value);
const plain = (value: unknown): string => (typeof value === 'string' ? value : shown(value));

const BAD_NAME: Readonly<Record<string, string>> = {
  characters: 'it must begin with a letter and hold letters, digits and single hyphens only',
  tooLong: `it may have ${LONGEST_NAME} characters`,
  words: 'words of a phrase are small letters, digits, hyphens and single spaces',
  reserved: 'that name means something else already',
};

/** The messages of the package's codes. */
export const createMessages: GameMessages = {
  'create.usage': ({ problem }) => plain(problem),
  'create.noName': () => 'Say how the game is called: npm create reticle-game my-game. Or let --yes choose.',
  'create.badName': ({ name, because }) =>
    `${shown(name)} cannot be the name: ${BAD_NAME[plain(because)] ?? plain(because)}.`,
  'create.badOwner': ({ owner }) => `${shown(owner)} is no name of a GitHub user or organisation.`,
  'create.badTitle': ({ title }) =>
    `${shown(title)} cannot be the title: one line of letters, digits, spaces and -'!?.,:& please.`,
  'create.noWorkspace': ({ from }) => `${plain(from)} is not inside a workspace of Reticle.`,
  'create.folderTaken': ({ folder }) =>
    `${plain(folder)} is there already, and is not an empty folder. Nothing was written.`,
  'create.fileTaken': ({ file }) => `${plain(file)} is there already. Nothing was written.`,
  'create.unwritable': ({ file, reason }) =>
    `${plain(file)} cannot be written: ${plain(reason)}. Nothing was left behind.`,
  'create.noGame': ({ from }) =>
    `${plain(from)} is not inside a game made by npm create reticle-game: no package.json has "reticle": { "layout" }.`,
  'create.otherLayout': ({ wanted, found }) =>
    `This game has the layout ${shown(found)}, and this command knows ${plain(wanted)}.`,
  'create.keyTaken': ({ name }) => `A filter has a key ${shown(name)} already, from core.`,
  'create.effectTaken': ({ name }) =>
    `${shown(name)} is an effect of the standard library, which this game's cards may say already.`,
  'create.cardTaken': ({ name, file }) =>
    `There is a card ${shown(name)} in ${plain(file)} already. Nothing was written.`,
  'create.noCards': ({ file }) =>
    `${plain(file)} is no list of cards with names. It is left alone; nothing was written.`,
  'create.otherThing': ({ thing, known }) =>
    `This game has no place for a ${plain(thing)}; there are ${Array.isArray(known) ? known.join(', ') : plain(known)}.`,
  'create.indexEdited': ({ file, wanted }) =>
    `${plain(file)} does not have one line for each file beside it. It is left alone; nothing was written. It should be:\n${plain(wanted)}`,
  'create.threw': ({ message }) => `This went wrong: ${plain(message)}`,
};

/** Describes an issue in words that are safe to print. */
export function describeCreateIssue(found: Issue): string {
  return describeIssue(found, { messages: createMessages }).replaceAll(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    (control) =>
      control === '\n' ? control : `\\u${(control.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
