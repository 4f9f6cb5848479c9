import { MARK, type Token } from '@reticle/core/text';
import { mtgGrammar } from '../grammar.js';
import { anchorWordAt, choosesWords, isRow, levelAt, onlyAsAt } from './only-as.js';
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

/** "Choose one: ...", "do this twice: ...": what stands before the colon is no cost. */
const NO_COSTS: ReadonlySet<string> = new Set(['choose', 'do', 'repeat']);

function isSpellFace({ types }: TextContext): boolean {
  return !types || types.some((type) => type === 'instant' || type === 'sorcery');
}

class Splitter {
  readonly segments: Segment[] = [];
  readonly #tokens: readonly Token[];
  readonly #plain: AbilityKindInText;
  #count = 0;
  #modal: AbilityInText | undefined;
  #anchors = false;
  #mode = 0;
  /** What all lines that follow are only there as: "level 1-3". */
  #onlyAs: string | undefined;

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
    const level = levelAt(this.#tokens, { from, to, before: this.#onlyAs });
    if (!level?.alone) this.#words(from, to);
    if (level !== undefined) this.#onlyAs = level.onlyAs;
  }

  #words(from: number, to: number): void {
    if (this.#text(from) === MARK.bullet || this.#isPriced(from)) {
      const anchor = this.#anchors ? anchorWordAt(this.#tokens, from + 1, to) : undefined;
      if (anchor) this.#sentences(anchor.end, to, { ...this.#ability(anchor.end, to), onlyAs: anchor.word });
      else this.#modes(from, to, this.#modal ?? this.#ability(from, from));
      return;
    }
    if (this.#modal && isRow(this.#tokens, from, to)) {
      this.#sentences(from, to, this.#modal);
      return;
    }
    const bullet = this.#find(from, to, MARK.bullet);
    const ability = this.#ability(from, to);
    this.#modal = ability;
    this.#anchors = choosesWords(this.#tokens.slice(from, to));
    this.#mode = 0;
    this.#sentences(from, bullet ?? to, ability);
    if (bullet !== undefined) this.#modes(bullet, to, ability);
  }

  /** A new ability, whose words these are. */
  #ability(from: number, to: number): AbilityInText {
    const own = onlyAsAt(this.#tokens, from) ?? this.#onlyAs;
    const kind = this.#kindOf(from, to);
    return { kind, index: this.#count++, ...(own === undefined ? {} : { onlyAs: own }) };
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

  #modes(from: number, to: number, ability: AbilityInText): void {
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
          ...(current.onlyAs === undefined ? {} : { onlyAs: current.onlyAs }),
          kind: this.#grantedKind(at + 1, close),
          index: this.#count++,
          granted: true,
        } as const;
        this.segments.push({ ability: inner, from: at + 1, to: close });
        at = close;
        start = close + 1;
      } else if (text === '.' && TRIGGERS.has(this.#text(at + 1)) && at + 1 < to) {
        const waits = this.#waitsForTarget(at + 1, to);
        push(waits ?? at + 1);
        const { mode: _mode, ...rest } = ability;
        current = { ...rest, kind: 'triggered', index: this.#count++ };
        at = waits ?? at;
      } else if (at === from && ability.kind === 'triggered' && this.#plain === 'spell') {
        const waits = this.#waitsForTarget(this.#afterWord(from, to), to);
        if (waits === undefined) continue;
        current = { ...ability, kind: 'spell' };
        push(waits);
        current = { ...ability, index: this.#count++ };
        at = waits;
      }
    }
    push(to);
  }

  /** Past "Addendum —", where a line begins with an ability word. */
  #afterWord(from: number, to: number): number {
    if (TRIGGERS.has(this.#text(from))) return from;
    return (this.#find(from, to, MARK.dash) ?? from) + 1;
  }

  /**
   * Past the comma of "When target creature dies this turn,": what is waited for is chosen as the spell or ability is put on
   * the stack that makes it wait (rule 603.7), and only what follows is a triggered ability's.
   */
  #waitsForTarget(from: number, to: number): number | undefined {
    const comma = this.#find(from, to, ',');
    if (!TRIGGERS.has(this.#text(from)) || comma === undefined) return undefined;
    for (let at = from; at < comma; at++) {
      const token = this.#tokens[at];
      if (token && mtgGrammar.isAnchor(token) && mtgGrammar.readAt(this.#tokens, at).found !== 'mention')
        return comma + 1;
    }
    return undefined;
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
      if (text === COST_END && !NO_COSTS.has(this.#text(first))) return 'activated';
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
