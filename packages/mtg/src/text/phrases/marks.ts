import { type Span, type Token, sameValue } from '@reticle/core/text';
import { asToken, HOST_MARK, markOf } from './context.js';

/** Each of these stretches of the text as one mark. */
export function withMarks(
  tokens: readonly Token[],
  phrases: readonly { readonly id: string; readonly span: Span }[],
): readonly Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const phrase = phrases.find(({ span }) => token.start >= span.start && token.end <= span.end);
    if (!phrase) out.push(token);
    else if (out.at(-1)?.text !== markOf(phrase.id)) {
      out.push({ ...asToken(token, markOf(phrase.id)), end: phrase.span.end });
    }
  }
  return out;
}

/** How a thing that was named before is spoken of: by pronouns, and by "that" with a noun. */
interface SpokenOf {
  readonly pronouns: readonly ('it' | 'its')[];
  readonly nouns: readonly string[];
}

/** "It", "its" and "that creature", as far as they are among these, as marks of the thing of that id. */
export function withMentionsOf(
  words: readonly Token[],
  id: string,
  { pronouns, nouns }: SpokenOf,
): readonly Token[] {
  const isThat = (at: number): boolean =>
    words[at]?.text === 'that' && nouns.includes(words[at + 1]?.text ?? '');
  return words.flatMap((word, at) => {
    const mark = asToken(word, markOf(id));
    if (isThat(at)) return [mark];
    if (isThat(at - 1)) return [];
    if (!pronouns.some((pronoun) => pronoun === word.text)) return [word];
    return word.text === 'its' ? [mark, asToken(word, "'s")] : [mark];
  });
}

/** Sentences without their full stops; a stop within parentheses ends none. */
export function sentencesOf(words: readonly Token[]): readonly (readonly Token[])[] {
  const out: Token[][] = [[]];
  for (const word of words) {
    if (word.text === '.' && word.depth === 0) out.push([]);
    else out.at(-1)?.push(word);
  }
  return out.filter(({ length }) => length > 0);
}

const HOST_WORDS: ReadonlySet<string> = new Set(['enchanted', 'equipped', 'fortified']);

const HOST_NOUNS: ReadonlySet<string> = new Set([
  'creature',
  'permanent',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
  'player',
  'wall',
]);

/** "Enchanted creature" as one mark; only in the words that the card has for it. */
export function withHost(tokens: readonly Token[], host: string): readonly Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (`${token.text} ${tokens[at + 1]?.text}` === host) {
      out.push(asToken(token, HOST_MARK));
      at++;
    } else out.push(token);
  }
  return out;
}

/** How a text speaks of what the card is attached to: its first "enchanted ..." or "equipped ...". */
export function hostIn(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(
    ({ text }, index) => HOST_WORDS.has(text) && HOST_NOUNS.has(tokens[index + 1]?.text ?? ''),
  );
  return at < 0 ? undefined : `${tokens[at]?.text} ${tokens[at + 1]?.text}`;
}

/** What effects mean where they leave it out. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  createToken: { who: 'you', count: 1 },
  discard: { who: 'you', amount: 1, bind: 'discarded', filter: {} },
  draw: { who: 'you', amount: 1 },
  gainControl: { who: 'you' },
  gainLife: { who: 'you' },
  look: { who: 'you' },
  loseLife: { who: 'you' },
  loseMana: { who: 'you' },
  may: { who: 'you' },
  mayPay: { who: 'you' },
  mill: { who: 'you' },
  moveCards: { under: 'owner' },
  sacrifice: { who: 'you', count: 1, bind: 'sacrificed', filter: {} },
  search: { who: 'you', count: 1, bind: 'found', filter: {} },
  shuffle: { who: 'you' },
  damage: { by: 'self' },
};

/** Keys whose list of values means any of them. */
const ANY_OF: readonly string[] = ['type', 'subtype', 'color'];

/** Keys under which a filter stands that means the battlefield, where it names no zone. */
const ON_BATTLEFIELD: ReadonlySet<string> = new Set(['each', 'count', 'what']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The same JSON in the form in which words are read: what is meant where it is left out is left out, alternatives of one
 * key stand under `anyOf`. Printing starts from it. It is of the same type: what may not be left out has no default here.
 */
export function normalForm<Value>(value: Value, key?: string): Value;
export function normalForm(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((part: unknown): unknown => normalForm(part));
  if (!isObject(value)) return value;
  const { effect } = value;
  const defaults = (typeof effect === 'string' ? DEFAULTS[effect] : undefined) ?? {};
  const entries = Object.entries(value).flatMap(([name, inner]): readonly (readonly [string, unknown])[] => {
    if (inner === undefined || (name in defaults && sameValue(defaults[name], inner))) return [];
    // An ability within a keyword is read by itself, and stands as it is.
    if (name === 'ability') return [[name, inner]];
    if (name === 'zone' && inner === 'battlefield' && ON_BATTLEFIELD.has(key)) return [];
    return [[name, normalForm(inner, name)]];
  });
  const [[only, equal] = []] = entries;
  if (entries.length === 1 && only === 'eq') return equal;
  return alternatives(Object.fromEntries(entries));
}

/** `{ type: ['artifact', 'land'] }` as alternatives; what has alternatives already stays. */
function alternatives(object: Readonly<Record<string, unknown>>): unknown {
  const [key, ...more] = ANY_OF.filter((name) => Array.isArray(object[name]));
  const isToken = 'types' in object || 'cost' in object || 'keyword' in object;
  if (key === undefined || more.length > 0 || 'anyOf' in object || isToken) return object;
  const { [key]: list, ...rest } = object;
  return Array.isArray(list) ? { ...rest, anyOf: list.map((one: unknown) => ({ [key]: one })) } : object;
}

/** Characters for private use: an ability in quotation marks becomes one word of them, as long as it was. */
const PRIVATE = 0xe000;
const LAST = 0xf8ff;
const QUOTE = PRIVATE + 34;

const QUOTED = /"[^"\n]*"/gu;

/** A text in which each stretch in quotation marks is one word; every place stays what it is. */
export const withQuotesFolded = (text: string): string =>
  text.includes('"')
    ? text.replaceAll(QUOTED, (quoted) =>
        Array.from({ length: quoted.length }, (_, at) => {
          const code = PRIVATE + quoted.charCodeAt(at);
          return String.fromCharCode(code > LAST ? LAST : code);
        }).join(''),
      )
    : text;

/** A text in which each stretch in quotation marks is a word that says nothing, as long as it was. */
export const withQuotesBlank = (text: string): string =>
  text.includes('"') ? text.replaceAll(QUOTED, (quoted) => 'q'.repeat(quoted.length)) : text;

const FOLDED = /[\ue022][\ue000-\uf8ff]*/gu;

/** A text with quotation marks again. */
export const withQuotesUnfolded = (text: string): string =>
  text.replaceAll(FOLDED, (word) =>
    Array.from(word, (letter) => String.fromCharCode(letter.charCodeAt(0) - PRIVATE)).join(''),
  );

/** What stands in quotation marks, if a word is that. */
export function unfolded({ text }: Token): string | undefined {
  if (text.charCodeAt(0) !== QUOTE || text.length < 3) return undefined;
  return Array.from({ length: text.length - 2 }, (_, at) =>
    String.fromCharCode(text.charCodeAt(at + 1) - PRIVATE),
  ).join('');
}
