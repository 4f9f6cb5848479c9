import { MARK, type Token } from '@reticle/core/text';

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
