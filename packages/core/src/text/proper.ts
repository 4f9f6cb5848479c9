import type { Token } from './token.js';
import type { HoleType } from './vocabulary.js';

/** Words within a name that are not capitalised, and marks: "Lady of the Lake", "Salt & Pepper". */
const INSIDE: ReadonlySet<string> = new Set([
  'of',
  'the',
  'de',
  'la',
  'von',
  'van',
  'da',
  'du',
  '&',
  "'n'",
  'n',
  "'",
]);
/** Words with a full stop before a name, and behind one. */
const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'sgt', 'prof', 'capt']);
const LAST: ReadonlySet<string> = new Set(['jr', 'sr']);
const LONGEST = 8;

/** What a full stop at a token is in the name that begins at another: within it, its last mark, or none of it. */
function stopAt(tokens: readonly Token[], from: number, at: number): 'within' | 'last' | 'none' {
  const [word, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]];
  if (LAST.has(word)) return 'last';
  const letter = word.length === 1;
  const goesOn = letter ? at - 1 === from || next?.start === tokens[at]?.end : TITLES.has(word);
  if (goesOn && next?.capital) return 'within';
  return letter && tokens[at - 2]?.text === '.' ? 'last' : 'none';
}

/** One past the last word of the name that begins at a token. */
function nameEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  for (let next = at; next < tokens.length && next < at + LONGEST; next++) {
    const token = tokens[next];
    if (!token) break;
    if (token.capital && token.text !== '') end = next + 1;
    else if (token.text === '.') {
      const stop = stopAt(tokens, at, next);
      if (stop === 'within') continue;
      return stop === 'last' ? next + 1 : end;
    } else if (token.text === ',' && LAST.has(tokens[next + 1]?.text ?? '')) continue;
    else if (token.text === "'s" && tokens[next + 1]?.capital) continue;
    else if (!INSIDE.has(token.text)) break;
  }
  return end;
}

/** The name in its tokens, spaced as it stands there: "Salt 'n' Pepper", "Dr. Fern, Jr.". */
const nameOf = (tokens: readonly Token[]): string =>
  tokens.map(({ raw, start }, at) => ((tokens[at - 1]?.end ?? start) < start ? ` ${raw}` : raw)).join('');

/** Takes a run of capitalised words as it stands there: the name of something. */
export const properType: HoleType = {
  find(tokens, at) {
    if (!tokens[at]?.capital) return [];
    const end = nameEnd(tokens, at);
    return [{ value: nameOf(tokens.slice(at, end)), end }];
  },
  print: (value) => (typeof value === 'string' ? value : ''),
  takes: (value) => typeof value === 'string',
};
