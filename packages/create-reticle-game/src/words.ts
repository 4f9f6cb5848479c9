import type { GameMessages, Issue } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { LONGEST_NAME } from './names.js';

const shown = (value: unknown): string => JSON.stringify(value);
const plain = (value: unknown): string => (typeof value === 'string' ? value : shown(value));

const BAD_NAME: Readonly<Record<string, string>> = {
  characters: 'it must begin with a letter and hold letters, digits and single hyphens only',
  tooLong: `it may have ${LONGEST_NAME} characters`,
  words: 'words of a phrase are small letters, digits, hyphens and single spaces',
  reserved: 'that name means something else already',
};

/** What each of the package's codes says. */
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
    `This game has the layout ${shown(found)}, and this command knows ${shown(wanted)}.`,
  'create.keyTaken': ({ name }) => `A filter has a key ${shown(name)} already, from core.`,
  'create.indexEdited': ({ file, wanted }) =>
    `${plain(file)} does not have one line for each file beside it. It is left alone; nothing was written. It should be:\n${plain(wanted)}`,
  'create.threw': ({ message }) => `This went wrong: ${plain(message)}`,
};

/** An issue in words that are safe to print. */
export function describeCreateIssue(found: Issue): string {
  return describeIssue(found, { messages: createMessages }).replaceAll(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    (control) =>
      control === '\n' ? control : `\\u${(control.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
