import { MARK, numberOf, standsAt, type Token } from '@reticle/core/text';

/** The condition under which a target is asked for at all, decided as the spell is cast. */
export interface OnlyIf {
  /** The words of the text: "this spell was kicked". */
  readonly words: string;
  /** Whether the target replaces an earlier target of the same ability. */
  readonly instead?: true;
}

/** Participles about choices made during casting, mostly costs (rule 601.2b). */
const CHOSEN: ReadonlySet<string> = new Set(['kicked', 'bargained', 'promised', 'paid', 'collected']);

/** Words about what is known only later, or what the spell itself does. */
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

/** Finds the sentence around a token. */
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
 * Finds the condition of the sentence around some words of a spell, if it is decided during casting (rule
 * 601.2c): "if this spell was kicked, it deals 2 damage to target player". Returns `unclear` if another
 * target replaces one on a condition that isn't.
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

/** The subjects of such a condition at the end of a sentence: the spell, or its controller. */
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

/** "... if this spell was kicked" at the end. "If it was kicked" could be about the target. */
function after(texts: readonly string[], from: number): Part | undefined {
  const at = texts.indexOf('if', from);
  return at > 0 && CASTERS.has(texts[at + 1] ?? '') ? { from: at + 1, to: texts.length } : undefined;
}

const LEVELS: ReadonlySet<string> = new Set(['level', 'station']);
const isNumber = (text: string | undefined): boolean => /^[+-]?\d{1,4}$/u.test(text ?? '');

/** A level at which the following lines apply. */
interface Level {
  readonly onlyAs: string;
  /** Whether the line says nothing else. */
  readonly alone: boolean;
}

/**
 * Reads a level: "LEVEL 1-3" (rule 711.2), "STATION 8+" (rule 721.2), "{1}{G}: Level 2" (rule 716.2). The
 * abilities up to the next level apply only at this one. Power and toughness on their own line follow their
 * level.
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

/** Words before a dash that say when the line applies: "Max speed", "Solved" (rules 702.179, 719.3). */
const STATES: readonly (readonly string[])[] = [['max', 'speed'], ['solved']];

/** Returns when a line applies, by the words at its beginning. */
export function onlyAsAt(tokens: readonly Token[], from: number): string | undefined {
  return STATES.find(
    (words) => tokens[from + words.length]?.text === MARK.dash && standsAt(words, tokens, from),
  )?.join(' ');
}
const NUMBERS: ReadonlySet<string> = new Set(['up', 'any', 'both', 'either', 'all']);

/**
 * "As this enters, choose Khans or Dragons": words are chosen instead of modes, so bullets are abilities
 * (rule 614.12b).
 */
export function choosesWords(line: readonly Token[]): boolean {
  return line.some(({ text }, at) => {
    const next = line[at + 1];
    if ((text !== 'choose' && text !== 'chooses') || !next?.capital) return false;
    return !NUMBERS.has(next.text) && numberOf(next.text) === undefined;
  });
}
const LONGEST_WORD = 4;

/** Reads the anchor word before an ability, and where the ability begins: "Khans \u2014". */
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

/** Whether it is a row of the table of the ability before it: "1\u20149 | Draw a card." (rule 706.3b). */
export function isRow(tokens: readonly Token[], from: number, to: number): boolean {
  const bar = tokens.slice(from, Math.min(to, from + LONGEST_RANGE)).findIndex(({ text }) => text === '|');
  return bar > 0 && isNumber(tokens[from]?.text);
}
