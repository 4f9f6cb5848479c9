import { MARK, type Token } from '@reticle/core/text';
import { KEYWORDS } from '../lexicon/vocabulary/keywords.js';

/** The ability words, which group abilities and have no meaning (rule 207.2c). */
const ABILITY_WORDS: ReadonlySet<string> = new Set(
  `adamant; addendum; alliance; battalion; bloodrush; celebration; channel; chroma; cohort; constellation; converge;
  coven; delirium; descend 4; descend 8; domain; eerie; eminence; enrage; fateful hour; fathomless descent; ferocious;
  flurry; formidable; grandeur; hellbent; heroic; imprint; inspired; join forces; kinship; landfall; lieutenant;
  magecraft; metalcraft; morbid; pack tactics; paradox; parley; radiance; raid; rally; renew; revolt; secret council;
  spell mastery; strive; survival; sweep; tempting offer; threshold; undergrowth; valiant; will of the council`
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
const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);
const isWord = ({ text }: Token): boolean => /^[a-z'-]+$/u.test(text);

/**
 * Whether the words before a dash are flavour words, which precede a cost or an event and have no meaning
 * (rule 207.2d). Keywords before a dash have one.
 */
function isFlavour(words: readonly Token[], dash: number): boolean {
  const said = words.slice(0, dash);
  const [first] = said;
  if (first?.capital !== true || NO_FLAVOUR.has(first.text) || FIRST_OF_KEYWORDS.has(first.text))
    return false;
  const [next] = words.slice(dash + 1);
  if (!next || !said.every(isWord)) return false;
  return TRIGGERS.has(next.text) || (next.text.startsWith('{') && words.some(({ text }) => text === ':'));
}

/** Returns the words of an ability without its ability word. */
export function withoutAbilityWord(words: readonly Token[]): readonly Token[] {
  const dash = words.slice(0, LONGEST + 1).findIndex(({ text }) => text === MARK.dash);
  const said = words
    .slice(0, Math.max(dash, 0))
    .map(({ text }) => text)
    .join(' ');
  return dash > 0 && (ABILITY_WORDS.has(said) || isFlavour(words, dash)) ? words.slice(dash + 1) : words;
}
