import {
  MARK,
  type Token,
  piecesOf,
  splitAbilities,
  type SplitOutput,
  type Stretch,
  type TextContext,
} from '@reticle/core/text';
import { wordSet } from '../words.js';
import type { AbilityInText, AbilityKindInText } from './requirement.js';

const isWord = (word: string): boolean => /\p{L}/u.test(word);
const isShouted = (word: string): boolean => word === word.toUpperCase();
/** "A" and "I" may be the last word of a name, or the first word of the sentence. */
const isLetter = (word: string): boolean => word.length === 1;

/** Finds the token after the name in capitals with which an ability begins. Returns `from` if it has none. */
export function nameEnd(text: string, tokens: readonly Token[], from: number, to: number): number {
  let end = from;
  let words = 0;
  let at = from;
  for (; at < to; at++) {
    const token = tokens[at];
    if (!token || token.text.startsWith('{') || token.text === MARK.self || token.text === MARK.bullet) break;
    if (token.text === MARK.dash && words === 0) break;
    const word = text.slice(token.start, token.end);
    if (!isWord(word)) continue;
    if (!isShouted(word)) break;
    words++;
    end = at + 1;
  }
  const last = tokens[end - 1];
  const splitsSentence =
    end > from &&
    last !== undefined &&
    isLetter(last.text) &&
    at === end &&
    tokens[at]?.text.startsWith('{') !== true;
  if (splitsSentence && at < to) end--;
  // The marks that end a name: "LOOK AT THIS!"
  while (end > from && end < to && MARKS.has(tokens[end]?.text ?? '')) end++;
  return end;
}

const MARKS: ReadonlySet<string> = new Set(['!', '?', '.', ',', ':', "'", MARK.dash]);

/** One sentence of an ability, or the cost before it. */
export interface Sentence {
  readonly ability: AbilityInText;
  readonly sentence: number;
  readonly part: 'cost' | 'effect';
  /** The first token, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever']);
const CONDITIONS: ReadonlySet<string> = new Set([...TRIGGERS, 'while', 'if']);
/** Words with a full stop that does not end a sentence. */
const SHORTENED = wordSet('mr mrs ms dr st sgt jr sr prof capt');

class AbilityWords {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #plain: AbilityKindInText;

  constructor(text: string, tokens: readonly Token[], { types = [] }: TextContext) {
    this.#text = text;
    this.#tokens = tokens;
    this.#plain =
      types.includes('action') || types.includes('song') || types.length === 0 ? 'action' : 'static';
  }

  #word(at: number): string {
    return this.#tokens[at]?.text ?? MARK.line;
  }

  /** Starts an ability at its name. */
  begin(
    { from: start, to }: Stretch,
    place: Pick<AbilityInText, 'index' | 'granted'>,
  ): { readonly ability: AbilityInText; readonly from: number } {
    const from = nameEnd(this.#text, this.#tokens, start, to);
    const name = this.#said(start, from);
    const isActivated = this.#costEnd({ from, to }) !== undefined;
    const kind = isActivated ? 'activated' : this.#kindOf(from, to, place.granted === true);
    return { ability: { kind, ...place, ...(name === '' ? {} : { name }) }, from };
  }

  /**
   * Emits the cost of an ability, then its sentences. A mode has no cost. Words in quotation marks are an
   * ability of their own.
   */
  cut({ from, to }: Stretch, ability: AbilityInText, { push, grant }: SplitOutput<Sentence>): void {
    const hasCost = ability.kind === 'activated' && ability.mode === undefined;
    const dash = hasCost ? this.#costEnd({ from, to }) : undefined;
    if (dash !== undefined) push({ ability, sentence: 0, part: 'cost', from, to: dash });
    let sentence = 0;
    for (const piece of piecesOf(this.#tokens, { from: dash === undefined ? from : dash + 1, to })) {
      if (piece.quoted) {
        grant(piece);
        continue;
      }
      let start = piece.from;
      for (let at = start; at < piece.to; at++) {
        if (this.#word(at) !== '.' || this.#inName(at)) continue;
        push({ ability, sentence: sentence++, part: 'effect', from: start, to: at + 1 });
        start = at + 1;
      }
      if (piece.to > start) push({ ability, sentence, part: 'effect', from: start, to: piece.to });
    }
  }

  #said(from: number, to: number): string {
    const [first, last] = [this.#tokens[from], this.#tokens[to - 1]];
    return first && last && to > from ? this.#text.slice(first.start, last.end) : '';
  }

  /**
   * Whether an ability may begin with a cost. "Choose one — " and "When you play this character — " are not
   * costs.
   */
  #beginsCost(from: number): boolean {
    const [first, next] = [this.#word(from), this.#word(from + 1)];
    return !CONDITIONS.has(first) && !(first === 'choose' && next === 'one');
  }

  /** Finds the dash after a cost, which is before the end of the first sentence. */
  #costEnd({ from, to }: Stretch): number | undefined {
    if (!this.#beginsCost(from)) return undefined;
    for (let at = from; at < to; at++) {
      if (this.#word(at) === MARK.dash) return at > from ? at : undefined;
      if (this.#word(at) === '.' || this.#word(at) === MARK.quote) return undefined;
    }
    return undefined;
  }

  #kindOf(from: number, to: number, granted: boolean): AbilityKindInText {
    const triggers = (at: number): boolean =>
      TRIGGERS.has(this.#word(at)) ||
      (this.#word(at) === 'at' &&
        this.#word(at + 1) === 'the' &&
        ['start', 'end'].includes(this.#word(at + 2)));
    for (let at = from; at < to && this.#word(at) !== '.'; at++) {
      if (this.#word(at) === MARK.quote) break;
      if (triggers(at) && (at === from || this.#word(at - 1) === ',')) return 'triggered';
    }
    return granted ? 'static' : this.#plain;
  }

  /** Whether a stop is part of a name, as in "Dr." and "H.E.N. quests". */
  #inName(at: number): boolean {
    const [before, stop, next] = [this.#word(at - 1), this.#tokens[at], this.#tokens[at + 1]];
    if (SHORTENED.has(before)) return true;
    if (before.length !== 1 || !next) return false;
    return next.start === stop?.end || (!next.capital && /^\p{L}/u.test(next.text));
  }
}

/** Splits a text into the sentences of its abilities. The names of abilities are left out. */
export function sentencesOf(
  text: string,
  tokens: readonly Token[],
  context: TextContext,
): readonly Sentence[] {
  const words = new AbilityWords(text, tokens, context);
  return splitAbilities<AbilityInText, Sentence>(tokens, {
    begin: (stretch, place) => words.begin(stretch, place),
    cut: (stretch, ability, out) => words.cut(stretch, ability, out),
  }).toSorted((a, b) => a.from - b.from);
}

const BEGINS = wordSet('when whenever while if');
/**
 * "During your turn" at the start of a sentence. Behind an effect, "during their next turn" only says how
 * long it lasts.
 */
const FIRST: ReadonlySet<string> = new Set(['during', 'once']);
/** "Each time", "the next time", "as long as". */
const TIMES = wordSet('each next first');
/** Words that continue a list after a comma: "a character, item, or location". */
const LISTED = wordSet('or and/or character characters item items location locations action song');

/**
 * Returns a test of whether a token is in a condition of its sentence. What is mentioned there is not chosen.
 */
export function conditionsIn(tokens: readonly Token[], { from, to }: Sentence): (at: number) => boolean {
  const inside = new Set<number>();
  let open = false;
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    if (
      text === 'unless'
        ? forbids(tokens, from, at)
        : BEGINS.has(text) || (FIRST.has(text) && startsAt(tokens, from, at)) || isTime(tokens, at)
    )
      open = true;
    else if (text === ',' && !listContinues(tokens, at + 1)) open = false;
    if (open) inside.add(at);
  }
  return (at) => inside.has(at);
}

/**
 * "Opponents can't choose it unless they choose one of your other characters": names a choice that is allowed
 * but not made.
 */
function forbids(tokens: readonly Token[], from: number, at: number): boolean {
  for (let back = at - 1; back >= from; back--)
    if (tokens[back]?.text === "can't" || tokens[back]?.text === 'cannot') return true;
  return false;
}

const startsAt = (tokens: readonly Token[], from: number, at: number): boolean =>
  at === from || tokens[at - 1]?.text === ',';

function isTime(tokens: readonly Token[], at: number): boolean {
  const [text, before] = [tokens[at]?.text, tokens[at - 1]?.text ?? ''];
  return (text === 'time' && TIMES.has(before)) || (text === 'long' && before === 'as');
}

/**
 * Whether a list continues at a token, with one of its nouns or a name. The sentence's own words begin with a
 * small letter.
 */
function listContinues(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && (LISTED.has(token.text) || (token.capital && token.text !== 'i'));
}
