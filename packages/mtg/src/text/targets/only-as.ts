import { standsAt, MARK, type Token, numberOf } from '@reticle/core/text';

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
  { from, to, before }: { readonly from: number; readonly to: number; readonly before: string | undefined },
): Level | undefined {
  const texts = tokens.slice(from, to).map(({ text }) => text);
  const [first, number, plus] = texts;
  if (LEVELS.has(first ?? '') && isNumber(number) && (plus === undefined || isNumber(plus) || plus === '+'))
    return { onlyAs: `${first} ${texts.slice(1).join('')}`, alone: true };
  if (texts.length === 1 && /^\d{1,2}\/\d{1,2}$/u.test(first ?? '') && before !== undefined)
    return { onlyAs: before, alone: true };
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
