import {
  MARK,
  piecesOf,
  splitAbilities,
  type SplitOut,
  type Stretch,
  type TextContext,
  type Token,
} from '@reticle/core/text';
import { nameEnd } from './ability-name.js';
import type { AbilityInText, AbilityKindInText } from './requirement.js';
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
/** AbilityWords that end in a full stop, and no sentence with them. */
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

  /** An ability from its name on. */
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

  /** The cost of an ability, then its sentences; modes have no cost. What stands in quotation marks is an ability of its own. */
  cut({ from, to }: Stretch, ability: AbilityInText, { push, grant }: SplitOut<Sentence>): void {
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

  /** "Choose one — " and "When you play this character — " are no costs. */
  #beginsCost(from: number): boolean {
    const [first, next] = [this.#word(from), this.#word(from + 1)];
    return !CONDITIONS.has(first) && !(first === 'choose' && next === 'one');
  }

  /** The dash after a cost: before the end of the first sentence. */
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

  /** The stop of "Dr.", and those of "H.E.N. quests". */
  #inName(at: number): boolean {
    const [before, stop, next] = [this.#word(at - 1), this.#tokens[at], this.#tokens[at + 1]];
    if (SHORTENED.has(before)) return true;
    if (before.length !== 1 || !next) return false;
    return next.start === stop?.end || (!next.capital && /^\p{L}/u.test(next.text));
  }
}

/** The abilities of a text, sentence by sentence; the names of abilities are no part of them. */
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
