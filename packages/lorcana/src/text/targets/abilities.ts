import { MARK, type Token } from '@reticle/core/text';
import { nameEnd } from './ability-name.js';
import type { AbilityInText, AbilityKindInText, TextContext } from './requirement.js';
import { wordSet } from '../word-set.js';

/** One sentence of an ability, or the cost before it. */
export interface Sentence {
  readonly ability: AbilityInText;
  readonly sentence: number;
  readonly part: 'cost' | 'effect';
  /** First token, and one past the last. */
  readonly from: number;
  readonly to: number;
}

const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever']);
const CONDITIONS: ReadonlySet<string> = new Set([...TRIGGERS, 'while', 'if']);
/** Words that end in a full stop, and no sentence with them. */
const SHORTENED = wordSet('mr mrs ms dr st sgt jr sr prof capt');

class Splitter {
  readonly sentences: Sentence[] = [];
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #plain: AbilityKindInText;
  #count = 0;
  #modal: AbilityInText | undefined;
  #mode = 0;

  constructor(text: string, tokens: readonly Token[], { types = [] }: TextContext) {
    this.#text = text;
    this.#tokens = tokens;
    this.#plain =
      types.includes('action') || types.includes('song') || types.length === 0 ? 'action' : 'static';
  }

  run(): readonly Sentence[] {
    let from = 0;
    for (let at = 0; at <= this.#tokens.length; at++) {
      const token = this.#tokens[at];
      if (token && token.text !== MARK.line) continue;
      if (at > from) this.#line(from, at);
      from = at + 1;
    }
    return this.sentences;
  }

  #word(at: number): string {
    return this.#tokens[at]?.text ?? MARK.line;
  }

  #line(from: number, to: number): void {
    if (this.#word(from) === MARK.bullet) {
      this.#modes(from, to, this.#modal ?? { kind: this.#plain, index: this.#count++ });
      return;
    }
    const bullet = this.#find(from, to, MARK.bullet) ?? to;
    this.#modal = this.#ability(from, bullet, {});
    this.#mode = 0;
    if (bullet < to) this.#modes(bullet, to, this.#modal);
  }

  #find(from: number, to: number, text: string): number | undefined {
    for (let at = from; at < to; at++)
      if (this.#word(at) === text && this.#tokens[at]?.depth === 0) return at;
    return undefined;
  }

  #modes(from: number, to: number, { mode: _before, ...ability }: AbilityInText): void {
    let start = from;
    while (start < to) {
      const next = this.#find(start + 1, to, MARK.bullet) ?? to;
      this.#split(start + 1, next, { ...ability, mode: this.#mode++ }, 'effect');
      start = next;
    }
  }

  /** An ability from its name on: its cost, then its sentences. */
  #ability(start: number, to: number, more: Pick<AbilityInText, 'granted'>): AbilityInText {
    const from = nameEnd(this.#text, this.#tokens, start, to);
    const name = this.#said(start, from);
    const dash = this.#beginsCost(from) ? this.#costEnd(from, to) : undefined;
    const kind = dash === undefined ? this.#kindOf(from, to, more.granted === true) : 'activated';
    const ability = { kind, index: this.#count++, ...(name === '' ? {} : { name }), ...more };
    if (dash !== undefined) this.sentences.push({ ability, sentence: 0, part: 'cost', from, to: dash });
    this.#split(dash === undefined ? from : dash + 1, to, ability, 'effect');
    return ability;
  }

  #said(from: number, to: number): string {
    const [first, last] = [this.#tokens[from], this.#tokens[to - 1]];
    return first && last && to > from ? this.#text.slice(first.start, last.end) : '';
  }

  /** "Choose one — " and "When you play this character — " are no costs. */
  #beginsCost(from: number): boolean {
    const [first, next] = [this.#word(from), this.#word(from + 1)];
    return !CONDITIONS.has(first) && !(first === 'choose' && next === 'one');
  }

  /** The dash after a cost: before the end of the first sentence. */
  #costEnd(from: number, to: number): number | undefined {
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

  /** The sentences of an ability; what stands in quotation marks is an ability of its own. */
  #split(from: number, to: number, ability: AbilityInText, part: Sentence['part']): void {
    let start = from;
    let sentence = 0;
    const push = (end: number): void => {
      if (end > start) this.sentences.push({ ability, sentence, part, from: start, to: end });
    };
    const granted: (readonly [number, number])[] = [];
    for (let at = from; at < to; at++) {
      const text = this.#word(at);
      if (text === MARK.quote && this.#tokens[at]?.depth === 0) {
        const close = this.#close(at + 1, to);
        push(at);
        granted.push([at + 1, close]);
        at = close;
        start = close + 1;
      } else if (text === '.' && !this.#inName(at)) {
        push(at + 1);
        start = at + 1;
        sentence++;
      }
    }
    push(to);
    for (const [open, close] of granted) this.#ability(open, close, { granted: true });
  }

  /** The stop of "Dr.", and those of "H.E.N. quests". */
  #inName(at: number): boolean {
    const [before, stop, next] = [this.#word(at - 1), this.#tokens[at], this.#tokens[at + 1]];
    if (SHORTENED.has(before)) return true;
    if (before.length !== 1 || !next) return false;
    return next.start === stop?.end || (!next.capital && /^\p{L}/u.test(next.text));
  }

  #close(from: number, to: number): number {
    for (let at = from; at < to; at++) if (this.#word(at) === MARK.quote) return at;
    return to;
  }
}

/** The abilities of a text, sentence by sentence; the names of abilities are no part of them. */
export function sentencesOf(
  text: string,
  tokens: readonly Token[],
  context: TextContext,
): readonly Sentence[] {
  return new Splitter(text, tokens, context).run().toSorted((a, b) => a.from - b.from);
}
