import { MARK, type Token } from '@reticle/core/text';
import { KEYWORDS } from '../lexicon/vocabulary/keywords.js';

/** The ability words, which group abilities and have no meaning (rule 207.2c). */
const ABILITY_WORDS: ReadonlySet<string> = new Set(
  `adamant; addendum; alliance; battalion; bloodrush; celebration; channel; chroma; cohort; constellation; converge;
  corrupted; council's dilemma; coven; delirium; descend 4; descend 8; disappear; domain; eerie; eminence; enrage;
  fateful hour; fathomless descent; ferocious; flurry; formidable; grandeur; hellbent; heroic; imprint; infusion;
  inspired; join forces; kinship; landfall; lieutenant; magecraft; metalcraft; morbid; opus; pack tactics; paradox;
  parley; radiance; raid; rally; renew; repartee; revolt; secret council; spell mastery; strive; survival; sweep;
  tempting offer; threshold; undergrowth; valiant; vivid; void; will of the council; will of the planeswalkers`
    .split(';')
    .map((word) => word.trim().replaceAll(/\s+/gu, ' ')),
);
const LONGEST = 5;

/**
 * Words before a dash that are no flavour words: a number of choices, a chapter, an additional text of a
 * keyword.
 */
const NO_FLAVOUR: ReadonlySet<string> = new Set([
  'choose',
  'level',
  'solved',
  'visit',
  'prize',
  'i',
  'ii',
  'iii',
  'iv',
  'v',
]);
const FIRST_OF_KEYWORDS: ReadonlySet<string> = new Set(
  KEYWORDS.map((keyword) => keyword.split(' ')[0] ?? keyword),
);
/** Words that say how often or when something may be done. Neither flavour words nor what explains them have one. */
const LIMIT = /\b(?:once|twice|only|per|each turn|each game|first time)\b/u;
const QUOTED = /"[^"]*"|“[^”]*”/gu;
const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);
const isWord = ({ text }: Token): boolean => /^[a-z'-]+$/u.test(text);

/**
 * Whether words are written like a keyword: one word, or several of which only the first has a capital letter.
 * Flavour words are written like a title.
 */
const isWrittenAsKeyword = (words: readonly Token[]): boolean =>
  words.every(({ raw, capital }, at) => (at === 0 || !capital) && !/-[A-Z]/u.test(raw));

/**
 * Whether the words before a dash are flavour words, which precede an ability and have no meaning (rule 207.2d). Keywords before a dash have one, also those that nobody knows here: their reminder text names
 * them or says how often, or a cost follows words that are written like a keyword.
 *
 * @param line the words' line as it is printed, with its reminder text
 */
function isFlavour(words: readonly Token[], dash: number, line: string): boolean {
  const said = words.slice(0, dash);
  const [first] = said;
  if (first?.capital !== true || NO_FLAVOUR.has(first.text) || FIRST_OF_KEYWORDS.has(first.text))
    return false;
  const [next] = words.slice(dash + 1);
  if (!next || !said.every(isWord)) return false;
  const name = said.map(({ text }) => text).join(' ');
  const reminders = line.toLowerCase().match(/\([^)]*\)/gu) ?? [];
  if (
    LIMIT.test(name) ||
    reminders.some((reminder) => reminder.includes(name) || LIMIT.test(reminder.replaceAll(QUOTED, '')))
  )
    return false;
  if (TRIGGERS.has(next.text)) return true;
  const isCost = !next.text.startsWith('{') || words.some(({ text }) => text === ':');
  return isCost && !isWrittenAsKeyword(said);
}

/** Returns the line in which words begin. */
function lineOf([first]: readonly Token[], text: string): string {
  const start = first?.start ?? 0;
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? text.length : end);
}

/**
 * Returns the words of an ability without its ability word.
 *
 * @param text the text in which the words stand
 */
export function withoutAbilityWord(words: readonly Token[], text: string): readonly Token[] {
  const dash = words.slice(0, LONGEST + 1).findIndex((word) => word.text === MARK.dash);
  const said = words
    .slice(0, Math.max(dash, 0))
    .map((word) => word.text)
    .join(' ');
  return dash > 0 && (ABILITY_WORDS.has(said) || isFlavour(words, dash, lineOf(words, text)))
    ? words.slice(dash + 1)
    : words;
}

/**
 * Returns the words of a mode without its name (rule 207.2d): in a list of modes, what stands before a dash and no cost has
 * no meaning.
 */
export function withoutModeName(words: readonly Token[]): readonly Token[] {
  const dash = words.slice(0, LONGEST + 2).findIndex((word) => word.text === MARK.dash);
  const said = words.slice(0, Math.max(dash, 0)).filter(({ text }) => text !== MARK.bullet);
  const next = words[dash + 1]?.text ?? '{';
  const isName =
    said.length > 0 &&
    said.every(isWord) &&
    !said.some(({ text }) => NO_FLAVOUR.has(text)) &&
    !next.startsWith('{');
  return isName ? words.slice(dash + 1) : words;
}
