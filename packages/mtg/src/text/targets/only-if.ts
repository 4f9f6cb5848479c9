import { MARK, numberOf, standsAt, type Token } from '@reticle/core/text';

/** The condition under which alone a target is asked for, decided as the spell is cast. */
export interface OnlyIf {
  /** In the text's words: "this spell was kicked". */
  readonly words: string;
  /** What it asks for stands in for an earlier target of the same ability. */
  readonly instead?: true;
}

/** Participles that speak of a choice made in casting, of costs most often (rule 601.2b). */
const CHOSEN: ReadonlySet<string> = new Set(['kicked', 'bargained', 'promised', 'paid', 'collected']);

/** What is known only later, or is done by the spell itself. */
const LATER: readonly (readonly string[])[] = [['this', 'way'], ['spent']];

/** "You cast this spell during your main phase", "this spell was cast from a graveyard". */
const CASTING: readonly (readonly string[])[] = [
  ['cast', '~'],
  ['~', 'was', 'cast'],
  ['you', 'revealed'],
];
const ENDS: ReadonlySet<string> = new Set(['.', MARK.line, MARK.bullet, MARK.quote, MARK.dash]);

interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** The sentence in which a token stands. */
function sentenceAround(tokens: readonly Token[], at: number): Sentence {
  const ends = (index: number): boolean => ENDS.has(tokens[index]?.text ?? MARK.line);
  let start = at;
  while (start > 0 && !ends(start - 1)) start--;
  let end = at;
  while (end < tokens.length && !ends(end)) end++;
  return { start, end };
}

const holds = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_word, at) => part.every((word, index) => words[at + index] === word));

function isChoice(words: readonly string[]): boolean {
  if (LATER.some((part) => holds(words, part))) return false;
  return words.some((word) => CHOSEN.has(word)) || CASTING.some((part) => holds(words, part));
}

const said = (words: readonly string[]): string =>
  words
    .map((word) => (word === '~' ? 'this spell' : word))
    .join(' ')
    .replaceAll(" 's", "'s");

/**
 * "If this spell was kicked, it deals 2 damage to target player": what the sentence around some words of a spell depends
 * on, if that is decided in casting (rule 601.2c); `unclear` where another target stands in on a condition that is not.
 */
export function onlyIf(
  tokens: readonly Token[],
  { from, to }: { readonly from: number; readonly to: number },
): OnlyIf | 'unclear' | undefined {
  const { start, end } = sentenceAround(tokens, from);
  const texts = tokens.slice(start, end).map(({ text }) => text);
  const condition = before(texts, from - start) ?? after(texts, to - start);
  const instead = texts.slice(condition?.from === 1 ? condition.to : from - start).includes('instead');
  const words = condition ? texts.slice(condition.from, condition.to) : [];
  if (!isChoice(words)) return instead && texts[0] === 'if' && condition ? 'unclear' : undefined;
  return { words: said(words), ...(instead ? { instead } : {}) };
}

/** Of what it may be said at the end of a sentence that it was paid for: the spell, its controller. */
const CASTERS: ReadonlySet<string> = new Set(['~', 'you', 'evidence', 'the']);

interface Part {
  readonly from: number;
  readonly to: number;
}

/** "If ..., " at the beginning of the sentence. */
function before(texts: readonly string[], at: number): Part | undefined {
  const comma = texts.indexOf(',');
  return texts[0] === 'if' && comma > 0 && comma < at ? { from: 1, to: comma } : undefined;
}

/** "... if this spell was kicked" at its end; "if it was kicked" may be said of the target. */
function after(texts: readonly string[], from: number): Part | undefined {
  const at = texts.indexOf('if', from);
  return at > 0 && CASTERS.has(texts[at + 1] ?? '') ? { from: at + 1, to: texts.length } : undefined;
}

const LEVELS: ReadonlySet<string> = new Set(['level', 'station']);
const isNumber = (text: string | undefined): boolean => /^[+-]?\d{1,4}$/u.test(text ?? '');

/** That the lines which follow are there only at a level. */
interface Level {
  readonly onlyAs: string;
  /** The line says nothing else. */
  readonly alone: boolean;
}

/**
 * "LEVEL 1-3" (rule 711.2), "STATION 8+" (rule 721.2) and "{1}{G}: Level 2" (rule 716.2): a level, up to the next of which the
 * abilities that follow are there only with it. The power and toughness on a line of their own stand under the level before them.
 */
export function levelAt(
  tokens: readonly Token[],
  {
    from,
    to,
    before: above,
  }: { readonly from: number; readonly to: number; readonly before: string | undefined },
): Level | undefined {
  const texts = tokens.slice(from, to).map(({ text }) => text);
  const [first, number, plus] = texts;
  if (LEVELS.has(first ?? '') && isNumber(number) && (plus === undefined || isNumber(plus) || plus === '+'))
    return { onlyAs: `${first} ${texts.slice(1).join('')}`, alone: true };
  if (texts.length === 1 && /^\d{1,2}\/\d{1,2}$/u.test(first ?? '') && above !== undefined)
    return { onlyAs: above, alone: true };
  const colon = texts.indexOf(':');
  const [word, level, more] = texts.slice(colon + 1);
  const isClass = colon > 0 && word === 'level' && isNumber(level) && more === undefined;
  return isClass ? { onlyAs: `level ${level}`, alone: false } : undefined;
}

/** Words before a dash under which alone the line is there: "Max speed", "Solved" (rules 702.179, 719.3). */
const STATES: readonly (readonly string[])[] = [['max', 'speed'], ['solved']];

/** Under what alone a line is there, by the words that begin it. */
export function onlyAsAt(tokens: readonly Token[], from: number): string | undefined {
  return STATES.find(
    (words) => tokens[from + words.length]?.text === MARK.dash && standsAt(words, tokens, from),
  )?.join(' ');
}
const NUMBERS: ReadonlySet<string> = new Set(['up', 'any', 'both', 'either', 'all']);

/** "As this enters, choose Khans or Dragons": words are chosen and no modes, so that bullets are abilities (rule 614.12b). */
export function choosesWords(line: readonly Token[]): boolean {
  return line.some(({ text }, at) => {
    const next = line[at + 1];
    if ((text !== 'choose' && text !== 'chooses') || !next?.capital) return false;
    return !NUMBERS.has(next.text) && numberOf(next.text) === undefined;
  });
}
const LONGEST_WORD = 4;

/** "Khans \u2014": the anchor word before an ability, and where the ability begins. */
export function anchorWordAt(
  tokens: readonly Token[],
  from: number,
  to: number,
): { readonly word: string; readonly end: number } | undefined {
  for (let at = from; at < to && at <= from + LONGEST_WORD; at++) {
    if (tokens[at]?.text !== MARK.dash) continue;
    return {
      word: tokens
        .slice(from, at)
        .map(({ raw }) => raw)
        .join(' '),
      end: at + 1,
    };
  }
  return undefined;
}
const LONGEST_RANGE = 4;

/** "1\u20149 | Draw a card.": a row of the table of the ability before it (rule 706.3b). */
export function isRow(tokens: readonly Token[], from: number, to: number): boolean {
  const bar = tokens.slice(from, Math.min(to, from + LONGEST_RANGE)).findIndex(({ text }) => text === '|');
  return bar > 0 && isNumber(tokens[from]?.text);
}
