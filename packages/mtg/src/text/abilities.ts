import { MARK, type Token } from '@reticle/core/text';
import type { AbilityInText, AbilityKindInText, TextContext } from './requirement.js';

/** A stretch of tokens that belongs to one ability and mode. */
export interface Segment {
  readonly ability: AbilityInText;
  readonly from: number;
  readonly to: number;
}

const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);
const ROMAN: ReadonlySet<string> = new Set(['i', 'ii', 'iii', 'iv', 'v', 'vi']);
const COST_END = ':';

function isSpellFace({ types }: TextContext): boolean {
  return !types || types.some((type) => type === 'instant' || type === 'sorcery');
}

class Splitter {
  readonly segments: Segment[] = [];
  readonly #tokens: readonly Token[];
  readonly #plain: AbilityKindInText;
  #count = 0;
  #modal: { readonly kind: AbilityKindInText; readonly index: number } | undefined;
  #mode = 0;

  constructor(tokens: readonly Token[], context: TextContext) {
    this.#tokens = tokens;
    this.#plain = isSpellFace(context) ? 'spell' : 'static';
  }

  run(): readonly Segment[] {
    let from = 0;
    for (let at = 0; at <= this.#tokens.length; at++) {
      const token = this.#tokens[at];
      if (token && token.text !== MARK.line) continue;
      if (at > from) this.#line(from, at);
      from = at + 1;
    }
    return this.segments;
  }

  #text(at: number): string {
    return this.#tokens[at]?.text ?? MARK.line;
  }

  #line(from: number, to: number): void {
    if (this.#text(from) === MARK.bullet || this.#isPriced(from)) {
      this.#modes(from, to, this.#modal ?? { kind: this.#plain, index: this.#count++ });
      return;
    }
    const bullet = this.#find(from, to, MARK.bullet);
    const ability = { kind: this.#kindOf(from, to), index: this.#count++ };
    this.#modal = ability;
    this.#mode = 0;
    this.#sentences(from, bullet ?? to, ability);
    if (bullet !== undefined) this.#modes(bullet, to, ability);
  }

  /** "+ {1} — Destroy target creature.": a mode with its cost (rule 702.172a). */
  #isPriced(at: number): boolean {
    return this.#text(at) === '+' && this.#text(at + 1).startsWith('{');
  }

  #find(from: number, to: number, text: string): number | undefined {
    for (let at = from; at < to; at++)
      if (this.#text(at) === text && this.#tokens[at]?.depth === 0) return at;
    return undefined;
  }

  #modes(from: number, to: number, ability: Omit<AbilityInText, 'mode'>): void {
    let start = from;
    while (start < to) {
      const next = this.#find(start + 1, to, MARK.bullet) ?? to;
      this.#sentences(start + 1, next, { ...ability, mode: this.#mode++ });
      start = next;
    }
  }

  /** Splits off what stands in quotation marks, and sentences that are triggered abilities of their own. */
  #sentences(from: number, to: number, ability: AbilityInText): void {
    let start = from;
    let current = ability;
    const push = (end: number): void => {
      if (end > start) this.segments.push({ ability: current, from: start, to: end });
      start = end;
    };
    for (let at = from; at < to; at++) {
      const text = this.#text(at);
      if (text === MARK.quote && this.#tokens[at]?.depth === 0) {
        push(at);
        const close = this.#close(at + 1, to);
        const inner = {
          kind: this.#grantedKind(at + 1, close),
          index: this.#count++,
          granted: true,
        } as const;
        this.segments.push({ ability: inner, from: at + 1, to: close });
        at = close;
        start = close + 1;
      } else if (text === '.' && TRIGGERS.has(this.#text(at + 1)) && at + 1 < to) {
        push(at + 1);
        current = { kind: 'triggered', index: this.#count++ };
      }
    }
    push(to);
  }

  #close(from: number, to: number): number {
    for (let at = from; at < to; at++) if (this.#text(at) === MARK.quote) return at;
    return to;
  }

  #grantedKind(from: number, to: number): AbilityKindInText {
    return this.#ofWords(from, to) ?? 'static';
  }

  #kindOf(from: number, to: number): AbilityKindInText {
    return this.#ofWords(from, to) ?? this.#plain;
  }

  /** A cost before a colon, a trigger word first, or the number of a chapter. */
  #ofWords(from: number, to: number): AbilityKindInText | undefined {
    let first = from;
    for (let at = from; at < to; at++) {
      const text = this.#text(at);
      if (text === COST_END) return 'activated';
      if (text === '.' || text === MARK.quote) break;
      if (text === MARK.dash && at > from) {
        if (ROMAN.has(this.#text(from))) return 'triggered';
        first = at + 1;
      }
      if (at === first && TRIGGERS.has(text)) return 'triggered';
    }
    return undefined;
  }
}

/** The abilities of a text, in its order; together they hold every token once, marks between them aside. */
export function abilitiesOf(tokens: readonly Token[], context: TextContext): readonly Segment[] {
  return new Splitter(tokens, context).run();
}
