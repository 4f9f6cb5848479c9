import type { Token } from '../text/tokenize.js';

/** Words that refer to other words, or to what was done before. */
const LEANING: ReadonlySet<string> = new Set(
  (
    'it its itself they them their theirs themselves he him his she her hers that those these such same ' +
    'another other others rest remaining instead otherwise then again also too twice'
  ).split(' '),
);

/** Words before a comma that ask whether something was done: "if you do,". */
const ASKING: ReadonlySet<string> = new Set([
  'do',
  'does',
  "don't",
  "doesn't",
  'did',
  "didn't",
  'can',
  "can't",
]);

/** Whether a sentence may lean on the sentences before it. It is rather said of one too many. */
export const leans = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => {
    const next = tokens[at + 1]?.text;
    return (
      LEANING.has(text) ||
      (ASKING.has(text) && next === ',') ||
      (text === 'this' && (next === 'way' || next === 'process'))
    );
  });
