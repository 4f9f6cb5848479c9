/** A token: one word, number, symbol or mark of a text, with its place in the original. */
export interface Token {
  /** The text in lower case, with typographic quotes, dashes, hyphens and minus signs in their plain forms. */
  readonly text: string;
  /** The original text if it begins with a capital letter or is a symbol; otherwise the same as `text`. */
  readonly raw: string;
  /** The first character in the original text, and one past the last. */
  readonly start: number;
  readonly end: number;
  /** Whether it begins with a capital letter. */
  readonly capital: boolean;
  /** The number of quotation marks that are open around it. */
  readonly depth: number;
}

/** A span: a place in the original text, from `start` up to, but not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a token is a word: not a number, a symbol or a mark. */
export const isWord = ({ text }: Token): boolean =>
  text.toLowerCase() !== text.toUpperCase() && !text.startsWith('{');

/** Returns the span of the tokens from one up to, but not including, another. */
export function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? tokens.at(-1)?.end ?? 0 };
}

/** Writes tokens as people write them. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=[.,:;]|'s\b)|(?<=\bnon)- /gu, '');

/** The token texts that have a meaning of their own. */
export const MARK = { line: '\n', quote: '"', bullet: '•', dash: '—', self: '~' } as const;

/** The negating prefix, which is a token by itself: "nonblack" is read as "non-" and "black". */
export const NON = 'non-';

/**
 * The ranges of invisible characters: soft hyphens, spaces of no width, marks of direction, joiners and
 * variation selectors.
 */
const INVISIBLE: readonly (readonly [from: number, to: number])[] = [
  [0xad, 0xad],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];

const ONE_INVISIBLE = new RegExp(
  `[${INVISIBLE.map((ends) => ends.map((code) => `\\u{${code.toString(16)}}`).join('-')).join('')}]`,
  'u',
);
const isInvisible = (code: number): boolean =>
  code >= 0xad && INVISIBLE.some(([from, to]) => code >= from && code <= to);

/**
 * Returns the place of each visible character in the text, and one past the last. Returns undefined if all
 * characters are visible.
 */
function placesOfVisible(text: string): readonly number[] | undefined {
  if (!ONE_INVISIBLE.test(text)) return undefined;
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) if (!isInvisible(text.charCodeAt(at))) places.push(at);
  return [...places, text.length];
}

/** Removes the invisible characters of a text: a word is the same word with them. */
export function visible(text: string): string {
  const places = placesOfVisible(text);
  return places ? places.map((at) => text.charAt(at)).join('') : text;
}

const SHORTEST_STEM = 3;

const PLAIN: Readonly<Record<string, string>> = {
  '“': MARK.quote,
  '”': MARK.quote,
  '„': MARK.quote,
  '–': MARK.dash,
  '―': MARK.dash,
  '·': MARK.bullet,
  '●': MARK.bullet,
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': MARK.dash,
  '−': '-',
  '\u2028': MARK.line,
  '\u2029': MARK.line,
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isCapital = (code: number): boolean =>
  (code >= 65 && code <= 90) || (code >= 192 && code <= 222 && code !== 215);
/** The first sign of the East Asian blocks, which have brackets and marks of their own: 【Main】. */
const FIRST_CJK = 0x3000;
/** Letters and numbers. Characters for private use are letters: games encode words with them. */
const WORD_SIGN = /[\p{L}\p{M}\p{N}\p{Co}]/u;
/**
 * Whether a character is a letter of any alphabet. Above Latin-1 that is everything but punctuation and
 * symbols.
 */
function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
  if (code >= FIRST_CJK && (code < 0xd800 || code > 0xdfff)) return WORD_SIGN.test(String.fromCharCode(code));
  return code >= 192 && code !== 215 && code !== 247 && !(code >= 0x2000 && code <= 0x2bff);
}
/**
 * For ASCII, whether a character continues a word. A table, because it is asked for every letter of every
 * text.
 */
const IN_WORD: readonly boolean[] = Array.from({ length: 128 }, (_, code) => isLetter(code) || isDigit(code));
const isApostrophe = (code: number): boolean => code === 39 || code === 0x2018 || code === 0x2019;
/** The hyphen of the keyboard, the typographic one, and the one at which no line breaks. */
const isHyphen = (code: number): boolean => code === 45 || code === 0x2010 || code === 0x2011;
/** Plus and minus. A figure dash is a minus before a number. */
const isSign = (code: number): boolean => code === 43 || isHyphen(code) || code === 0x2012 || code === 0x2212;
const MINUS = /[\u2010-\u2012\u2212]/gu;
const HYPHEN = /[\u2010\u2011]/gu;
const isSpace = (code: number): boolean =>
  code === 32 ||
  (code >= 11 && code <= 13) ||
  code === 9 ||
  code === 160 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000;

/**
 * How a game prints reminder text, which explains a rule and says nothing of its own: between these two
 * characters. What else stands between them belongs to the text. Plain JSON.
 */
export interface ReminderText {
  /** One character each, for example parentheses. */
  readonly open: string;
  readonly close: string;
  /**
   * The characters or words in which reminder text ends, quotation marks and marks of emphasis aside: a full
   * stop if only whole sentences are reminders. Defaults to any.
   */
  readonly ends?: readonly string[] | undefined;
}

/** The characters that may follow the last one of a sentence: quotation marks, spaces and marks of emphasis. */
const AFTER_SENTENCE: ReadonlySet<string> = new Set(['"', "'", '“', '”', '’', ' ', '_', '*']);

/** Finds, for each opening character, the character that closes it in the same line. */
function closingPlaces(text: string, { open, close }: ReminderText): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  let waiting: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\n') waiting = [];
    else if (character === open) waiting.push(at);
    else if (character === close) {
      const opened = waiting.pop();
      if (opened !== undefined) places.set(opened, at);
    }
  }
  return places;
}

class Tokenizer {
  readonly tokens: Token[] = [];
  readonly #text: string;
  readonly #reminder: ReminderText | undefined;
  /** The character code that begins reminder text, or one that no character has. */
  readonly #opens: number;
  #closes: ReadonlyMap<number, number> | undefined;
  #at = 0;
  #depth = 0;

  constructor(text: string, reminder: ReminderText | undefined) {
    this.#text = text;
    this.#reminder = reminder;
    this.#opens = reminder?.open.charCodeAt(0) ?? -1;
  }

  run(): readonly Token[] {
    const { length } = this.#text;
    while (this.#at < length) {
      const code = this.#text.charCodeAt(this.#at);
      if (isSpace(code)) this.#at++;
      else if (code === this.#opens && this.#skipsReminder()) continue;
      else if (isLetter(code)) this.#word();
      else if (isDigit(code)) this.#number(this.#at);
      else if (isSign(code) && this.#signs(this.#at + 1)) this.#number(this.#at);
      else if (code === 123) this.#symbol();
      else this.#mark(code);
    }
    return this.tokens;
  }

  #push(start: number, end: number, text: string): void {
    const capital = isCapital(this.#text.charCodeAt(start));
    const kept = capital || text.charCodeAt(0) === 123;
    const raw = kept ? this.#text.slice(start, end) : text;
    this.tokens.push({ text, raw, start, end, capital, depth: this.#depth });
    this.#at = end;
  }

  /** Skips reminder text that begins here. Returns whether there is any. */
  #skipsReminder(): boolean {
    const reminder = this.#reminder;
    if (!reminder) return false;
    this.#closes ??= closingPlaces(this.#text, reminder);
    const close = this.#closes.get(this.#at);
    if (close === undefined) return false;
    let last = close - 1;
    const isAfter = (at: number): boolean =>
      AFTER_SENTENCE.has(this.#text.charAt(at)) || this.#text.charAt(at) === reminder.close;
    while (last > this.#at && isAfter(last)) last--;
    const said = this.#text.slice(this.#at, last + 1);
    if (reminder.ends && !reminder.ends.some((end) => said.endsWith(end))) return false;
    this.#at = close + 1;
    return true;
  }

  #signs(next: number): boolean {
    const code = this.#text.charCodeAt(next);
    return isDigit(code) || code === 88;
  }

  /** Returns the place one past the digits that begin at a place. */
  #digits(from: number): number {
    let end = from;
    while (isDigit(this.#text.charCodeAt(end))) end++;
    return end;
  }

  /**
   * Returns the place one past a number such as "12,000", which begins with one to three digits. Returns
   * `start` if there is no such number.
   */
  #thousands(start: number): number {
    const first = isDigit(this.#text.charCodeAt(start)) ? start : start + 1;
    let end = this.#digits(first);
    if (end - first < 1 || end - first > 3) return start;
    while (this.#text.charCodeAt(end) === 44 && this.#digits(end + 1) === end + 4) end += 4;
    return this.#text.charCodeAt(end - 4) === 44 ? end : start;
  }

  /** Reads a number: "3", "1/1", "+1/+1", "-X/-0"; "12,000" becomes "12000". */
  #number(start: number): void {
    const grouped = this.#thousands(start);
    if (grouped > start) {
      this.#push(start, grouped, this.#text.slice(start, grouped).replaceAll(MINUS, '-').replaceAll(',', ''));
      return;
    }
    let end = start + 1;
    for (; end < this.#text.length; end++) {
      const code = this.#text.charCodeAt(end);
      const slash = code === 47 && (this.#signs(end + 1) || isSign(this.#text.charCodeAt(end + 1)));
      const signAfterSlash = isSign(code) && this.#text.charCodeAt(end - 1) === 47;
      if (!(isDigit(code) || code === 88 || slash || signAfterSlash)) break;
    }
    this.#push(start, end, this.#text.slice(start, end).replaceAll(MINUS, '-').toLowerCase());
  }

  #symbol(): void {
    const start = this.#at;
    let end = start + 1;
    while (end < this.#text.length && end - start < 16 && this.#text.charCodeAt(end) !== 125) end++;
    this.#push(start, Math.min(end + 1, this.#text.length), this.#text.slice(start, end + 1).toLowerCase());
  }

  #mark(code: number): void {
    const start = this.#at;
    if (code === 10) {
      this.#depth = 0;
      this.#push(start, start + 1, MARK.line);
      return;
    }
    const raw = this.#text.charAt(start);
    if (
      isApostrophe(code) &&
      this.#text.charAt(start + 1) === 's' &&
      !isLetter(this.#text.charCodeAt(start + 2))
    ) {
      this.#push(start, start + 2, "'s");
      return;
    }
    const doubleDash = raw === '-' && this.#text.charAt(start + 1) === '-';
    const plain = isApostrophe(code) ? "'" : (PLAIN[raw] ?? raw);
    if (plain === MARK.quote && this.#depth > 0) this.#depth = 0;
    else if (plain === MARK.quote) {
      this.#push(start, start + 1, plain);
      this.#depth = 1;
      return;
    }
    this.#push(start, start + (doubleDash ? 2 : 1), doubleDash ? MARK.dash : plain);
  }

  #word(): void {
    const start = this.#at;
    let end = start + 1;
    let typographic = false;
    for (; end < this.#text.length; end++) {
      const code = this.#text.charCodeAt(end);
      if (code < 128 ? IN_WORD[code] : isLetter(code)) continue;
      const joins = isApostrophe(code) || isHyphen(code) || code === 47;
      if (!(joins && isLetter(this.#text.charCodeAt(end + 1)))) break;
      if (code > 127) typographic = true;
    }
    const word = this.#text.slice(start, end);
    const lower = (typographic ? word.replaceAll(/[‘’]/g, "'").replaceAll(HYPHEN, '-') : word).toLowerCase();
    if (lower.length >= 3 + SHORTEST_STEM && lower.startsWith('non') && !KEPT.has(lower)) {
      const stem = isHyphen(word.charCodeAt(3)) ? 4 : 3;
      this.#push(start, start + stem, NON);
      this.#wordAndPossessive(start + stem, end, lower.slice(stem));
    } else this.#wordAndPossessive(start, end, lower);
  }

  #wordAndPossessive(start: number, end: number, lower: string): void {
    if (lower.charCodeAt(lower.length - 1) !== 115) {
      this.#push(start, end, lower);
    } else if (lower.endsWith("'s") && !CONTRACTED.has(lower)) {
      this.#push(start, end - 2, lower.slice(0, -2));
      this.#push(end - 2, end, "'s");
    } else if (isApostrophe(this.#text.charCodeAt(end)) && this.#depth === 0) {
      this.#push(start, end + 1, `${lower}'`);
    } else this.#push(start, end, lower);
  }
}

/** The words that begin with "non" but negate nothing. */
const KEPT: ReadonlySet<string> = new Set(['nonetheless']);
/** The words that end in "'s" as a contraction, not as a possessive. */
const CONTRACTED: ReadonlySet<string> = new Set(["it's", "that's", "who's", "there's", "he's", "she's"]);

/**
 * Splits a text into tokens, in one pass and in time linear in its length. It leaves out the game's reminder
 * text; any other bracket is a token. A possessive is two tokens ("player", "'s"), and so is a negated word
 * ("non-", "black"). Invisible characters (spaces of no width, soft hyphens) are ignored; the places of tokens
 * still count them.
 *
 * @param reminder how the game prints reminder text; it has none if this is left out
 */
export function tokenize(text: string, reminder?: ReminderText): readonly Token[] {
  const places = placesOfVisible(text);
  if (!places) return new Tokenizer(text, reminder).run();
  return new Tokenizer(visible(text), reminder)
    .run()
    .map((token) => ({ ...token, start: places[token.start] ?? 0, end: (places[token.end - 1] ?? -1) + 1 }));
}

/** Whether these words stand among the tokens in a row, from that place on. */
export function standsAt(words: readonly string[], tokens: readonly Token[], at = 0): boolean {
  for (let index = 0; index < words.length; index++)
    if (tokens[at + index]?.text !== words[index]) return false;
  return true;
}
