import { type Span, type Token, sameValue } from '@reticle/core/text';
import { asToken, HOST_MARK, markOf } from './context.js';

/** Replaces each of these spans of the text by one mark. */
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

/** The words that refer to something named before: pronouns, and "that" with a noun. */
interface SpokenOf {
  readonly pronouns: readonly ('it' | 'its')[];
  readonly nouns: readonly string[];
}

/** Replaces "it", "its" and "that creature", if they are among the given words, by marks of that id. */
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

/**
 * Splits words into sentences without their full stops. A full stop in parentheses doesn't end a sentence.
 */
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
  'equipment',
  'wall',
]);

/** Replaces "enchanted creature" by one mark, only in the card's own words for it. */
export function withHost(tokens: readonly Token[], host: string): readonly Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (`${token.text} ${tokens[at + 1]?.text}` === host && !isAny(tokens[at - 1])) {
      out.push(asToken(token, HOST_MARK));
      at++;
    } else out.push(token);
  }
  return out;
}

/** Whether a word before "equipped creature" says that it is any such creature. */
const isAny = (word: Token | undefined): boolean => word !== undefined && ANY.has(word.text);
const ANY: ReadonlySet<string> = new Set(['a', 'an', 'another', 'each', 'other', 'all']);

/** Finds how a text refers to what the card is attached to: its first "enchanted ..." or "equipped ...". */
export function hostIn(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(
    ({ text }, index) =>
      HOST_WORDS.has(text) && HOST_NOUNS.has(tokens[index + 1]?.text ?? '') && !isAny(tokens[index - 1]),
  );
  return at < 0 ? undefined : `${tokens[at]?.text} ${tokens[at + 1]?.text}`;
}

/** The defaults of effects, which their data may leave out. */
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

/** The keys whose list of values means any of them. */
const ANY_OF: readonly string[] = ['type', 'subtype', 'color'];

/** The keys of filters that mean the battlefield if they name no zone. */
const ON_BATTLEFIELD: ReadonlySet<string> = new Set(['each', 'count', 'what']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns JSON in the form that reading produces: defaults are left out, and alternatives of one key are in
 * `anyOf`. Printing starts from this form. The type stays the same, since required keys have no default here.
 */
export function normalForm<Value>(value: Value, key?: string): Value;
export function normalForm(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((part: unknown): unknown => normalForm(part));
  if (!isObject(value)) return value;
  const { effect } = value;
  const defaults = (typeof effect === 'string' ? DEFAULTS[effect] : undefined) ?? {};
  const entries = Object.entries(value).flatMap(([name, inner]): readonly (readonly [string, unknown])[] => {
    if (inner === undefined || (name in defaults && sameValue(defaults[name], inner))) return [];
    // An ability in a keyword is read by itself and stays as it is.
    if (name === 'ability') return [[name, inner]];
    if (name === 'zone' && inner === 'battlefield' && ON_BATTLEFIELD.has(key)) return [];
    return [[name, normalForm(inner, name)]];
  });
  const [[only, equal] = []] = entries;
  if (entries.length === 1 && only === 'eq') return equal;
  return alternatives(Object.fromEntries(entries));
}

/**
 * Turns `{ type: ['artifact', 'land'] }` into alternatives. An object that has alternatives already stays.
 */
function alternatives(object: Readonly<Record<string, unknown>>): unknown {
  const [key, ...more] = ANY_OF.filter((name) => Array.isArray(object[name]));
  const isToken = 'types' in object || 'cost' in object || 'keyword' in object;
  if (key === undefined || more.length > 0 || 'anyOf' in object || isToken) return object;
  const { [key]: list, ...rest } = object;
  return Array.isArray(list) ? { ...rest, anyOf: list.map((one: unknown) => ({ [key]: one })) } : object;
}

/** Private-use characters: they encode an ability in quotation marks as one word of the same length. */
const PRIVATE = 0xe000;
const LAST = 0xf8ff;
const QUOTE = PRIVATE + 34;

/** Matches reminder text, or a quotation outside it, with straight or curly marks. */
const QUOTED = /\([^()\n]*\)|"[^"\n]*"|“[^”\n]*”/gu;

/** Rewrites each quotation outside reminder text. */
const withQuotes = (text: string, rewrite: (quoted: string) => string): string =>
  /["“]/u.test(text)
    ? text.replaceAll(QUOTED, (found) => (found.startsWith('(') ? found : rewrite(found)))
    : text;

/** Encodes each quotation in a text as one word. All positions stay the same. */
export const withQuotesFolded = (text: string): string =>
  withQuotes(text, (quoted) => {
    const straight = quoted.replaceAll(/[“”]/gu, '"').replaceAll('’', "'");
    return Array.from({ length: straight.length }, (_, at) => {
      const code = PRIVATE + straight.charCodeAt(at);
      return String.fromCharCode(code > LAST ? LAST : code);
    }).join('');
  });

/** Replaces each quotation in a text by a meaningless word of the same length. */
export const withQuotesBlank = (text: string): string =>
  withQuotes(text, (quoted) => 'q'.repeat(quoted.length));

const FOLDED = /[\ue022][\ue000-\uf8ff]*/gu;

/** Decodes the quotations in a text. */
export const withQuotesUnfolded = (text: string): string =>
  text.replaceAll(FOLDED, (word) =>
    Array.from(word, (letter) => String.fromCharCode(letter.charCodeAt(0) - PRIVATE)).join(''),
  );

/** Returns the text of a quotation, if the word encodes one. */
export function quotationIn({ text }: Token): string | undefined {
  if (text.charCodeAt(0) !== QUOTE || text.length < 3) return undefined;
  return Array.from({ length: text.length - 2 }, (_, at) =>
    String.fromCharCode(text.charCodeAt(at + 1) - PRIVATE),
  ).join('');
}
