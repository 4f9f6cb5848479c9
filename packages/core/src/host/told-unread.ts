import { describeIssue, printable } from '../describe/index.js';
import type { GameMessages } from '../issue.js';
import { textMessages } from '../text/messages.js';
import { marked, type Mark } from './marked.js';
import type { CardReading } from './reading.js';
import type { UnreadWords } from './repair.js';

const oneLine = (words: string): string => words.replaceAll('\n', ' / ');

/** Says why words are not read, in a sentence. Words that no entry knows are named with the nearest known one. */
export function whyUnread(text: string, unread: UnreadWords, messages: GameMessages): string {
  const { start, end, issue, unknown, near } = unread;
  const words = JSON.stringify(text.slice(start, end));
  if (unknown) {
    const [first] = near;
    return `${words} is no known word${first === undefined ? '.' : `: is it ${JSON.stringify(first)}?`}`;
  }
  const { path: _path, ...own } = issue;
  const all = { ...textMessages, ...messages };
  // A game's own code that has no words here.
  if (own.code.includes('.') && !Object.hasOwn(all, own.code)) return `Not all of ${words} is understood.`;
  const reason = oneLine(describeIssue(own, { messages: all }));
  // A mark is named in its reason. What is beside the words has none.
  return start === end || own.code === 'text.wrongMark' ? reason : `${words}: ${reason}`;
}

/**
 * Tells people what of a card's text is not read: the text with marks under the words that are not (`?`), why, and the text with
 * an edit after which more is read. Returns an empty text if all is read.
 */
export function toldUnread(
  { text, unread, beside }: Pick<CardReading, 'text' | 'unread' | 'beside'>,
  { name, messages = {} }: { readonly name?: string; readonly messages?: GameMessages } = {},
): string {
  if (unread.length === 0) return '';
  const mark = (sign: string) => (span: Mark['span']) => ({ span, sign, label: '', paint: String });
  const marks = [...unread.map(mark('?')), ...beside.map(mark('.'))].toSorted(
    (one, other) => one.span.start - other.span.start,
  );
  const lines = [
    `The text of ${name === undefined ? 'this card' : JSON.stringify(name)} is not understood:`,
    ...marked(text, marks).map((row) => `  ${row}`),
    ...unread.flatMap((each) => {
      const [repair] = each.repairs;
      const tried = repair && `  ${repair.whole ? 'Try' : 'Closer'}: ${oneLine(repair.text)}`;
      return [`  ${whyUnread(text, each, messages)}`, ...(tried === undefined ? [] : [tried])];
    }),
  ];
  return printable(lines.join('\n'));
}
