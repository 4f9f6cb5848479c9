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
/** Words that end in a full stop within a name. */
const SHORTENED: ReadonlySet<string> = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'sgt',
  'jr',
  'sr',
  'prof',
  'capt',
]);
const LONGEST = 8;

const isShort = (token: Token | undefined): boolean =>
  token !== undefined && (SHORTENED.has(token.text) || token.text.length === 1);

/** One past the last word of the name that begins at a token. */
function nameEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  for (let next = at; next < tokens.length && next < at + LONGEST; next++) {
    const token = tokens[next];
    if (!token) break;
    if (token.capital && token.text !== '') end = next + 1;
    else if (token.text === '.' && isShort(tokens[next - 1]) && tokens[next + 1]?.capital) continue;
    else if (token.text === ',' && SHORTENED.has(tokens[next + 1]?.text ?? '')) continue;
    else if (token.text === "'s" && tokens[next + 1]?.capital) continue;
    else if (!INSIDE.has(token.text)) break;
  }
  return end;
}

const CLOSE: ReadonlySet<string> = new Set(['.', ',', "'s"]);

/** The name in its tokens, spaced as a name is: "Salt 'n' Pepper", "Dr. Fern, Jr". */
function nameOf(tokens: readonly Token[]): string {
  let name = '';
  let quoted = false;
  for (const { raw } of tokens) {
    const opened = quoted && name.endsWith("'");
    const closes = CLOSE.has(raw) || (raw === "'" && quoted);
    if (raw === "'") quoted = !quoted;
    name += name === '' || opened || closes ? raw : ` ${raw}`;
  }
  return name;
}

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
