import {
  MARK,
  piecesOf,
  splitAbilities,
  standsAt,
  type SplitOutput,
  type Stretch,
  type Token,
} from '@reticle/core/text';
import { mtgGrammar } from '../lexicon/index.js';
import { anchorWordAt, choosesWords, isRow, levelAt, onlyAsAt } from './only-if.js';
import type { AbilityInText, AbilityKindInText, TextContext } from './requirement.js';
import { isInstantOrSorcery } from '../../language/vocabulary.js';

/** A range of tokens that belongs to one ability and mode. */
export interface Segment {
  readonly ability: AbilityInText;
  readonly from: number;
  readonly to: number;
}
const THAT_TURN = ['at', 'the', 'beginning', 'of', 'that', 'turn'] as const;
/** What an effect makes wait for its time: it continues the sentence before it (rule 603.7a). */
const NEXT: readonly (readonly string[])[] = [
  ['at', 'the', 'beginning', 'of', 'the', 'next'],
  ['at', 'the', 'beginning', 'of', 'your', 'next'],
  ['at', 'end', 'of', 'combat'],
];
const DEPARTURES: readonly (readonly string[])[] = [
  ['when', 'that', 'creature'],
  ['when', 'that', 'permanent'],
  ['when', 'that', 'land'],
  ['when', 'that', 'token'],
  ['when', 'it', 'dies'],
  ['when', 'it', 'leaves'],
];
const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);
const COST_END = ':';
/** The marks after which a clause may begin with the moment for which it waits. */
const BEFORE_NEXT: ReadonlySet<string> = new Set(['.', ',', COST_END, MARK.dash]);

/** Whether words begin a delayed trigger, which belongs to the ability before it (rule 603.7). */
export const beginsDelayed = (tokens: readonly Token[], at: number): boolean =>
  [...NEXT, ...DEPARTURES].some((words) => standsAt(words, tokens, at));
const ROMAN: ReadonlySet<string> = new Set(['i', 'ii', 'iii', 'iv', 'v', 'vi']);
/** "Choose one: ...", "do this twice: ...": the words before the colon are no cost. */
const NO_COSTS: ReadonlySet<string> = new Set(['choose', 'do', 'repeat']);

const isSpellFace = ({ types }: TextContext): boolean => !types || isInstantOrSorcery(types);

/** Finds what the lines of a text are, and the abilities in them. */
class Lines {
  readonly #tokens: readonly Token[];
  readonly #plain: AbilityKindInText;
  /** Bullets are abilities under anchor words, not modes. */
  #anchors = false;
  #modal = false;
  /** When the following lines apply: "level 1-3". */
  #onlyAs: string | undefined;
  #nextOnlyAs: string | undefined;

  constructor(tokens: readonly Token[], context: TextContext) {
    this.#tokens = tokens;
    this.#plain = isSpellFace(context) ? 'spell' : 'static';
  }

  #text(at: number): string {
    return this.#tokens[at]?.text ?? MARK.line;
  }

  kindOf({ from, to }: Stretch): 'ability' | 'modes' | 'more' | 'none' {
    this.#onlyAs = this.#nextOnlyAs;
    const level = levelAt(this.#tokens, { from, to, before: this.#onlyAs });
    if (level !== undefined) this.#nextOnlyAs = level.onlyAs;
    if (level?.alone) return 'none';
    if (this.#text(from) === MARK.bullet || this.#isPriced(from))
      return this.#anchorAt(from, to) ? 'ability' : 'modes';
    if (this.#modal && isRow(this.#tokens, from, to)) return 'more';
    this.#modal = true;
    this.#anchors = choosesWords(this.#tokens.slice(from, to));
    return 'ability';
  }

  #anchorAt(from: number, to: number) {
    const isBullet = this.#anchors && this.#text(from) === MARK.bullet;
    return isBullet ? anchorWordAt(this.#tokens, from + 1, to) : undefined;
  }

  /** "+ {1} — Destroy target creature.": a mode with its own cost (rule 702.172a). */
  #isPriced(at: number): boolean {
    return this.#text(at) === '+' && this.#text(at + 1).startsWith('{');
  }

  begin(
    { from, to }: Stretch,
    { index, granted }: Pick<AbilityInText, 'index' | 'granted'>,
  ): { readonly ability: AbilityInText; readonly from: number } {
    if (granted) {
      const kind = this.#ofWords(from, to) ?? 'static';
      return { ability: { ...onlyIn(this.#onlyAs), kind, index, granted }, from };
    }
    const anchor = this.#anchorAt(from, to);
    const start = anchor?.end ?? from;
    const kind = this.#ofWords(start, to) ?? this.#plain;
    const own = anchor?.word ?? onlyAsAt(this.#tokens, from) ?? this.#onlyAs;
    return { ability: { kind, index, ...onlyIn(own) }, from: start };
  }

  /** Splits off sentences that are triggered abilities of their own. */
  cut(words: Stretch, ability: AbilityInText, { push, next, grant }: SplitOutput<Segment>): void {
    if (ability.granted) {
      push({ ability, ...words });
      return;
    }
    let current = ability;
    for (const { from, to, quoted } of piecesOf(this.#tokens, words)) {
      if (quoted) {
        grant({ from, to });
        continue;
      }
      let start = from;
      const end = (at: number): void => {
        if (at > start) push({ ability: current, from: start, to: at });
        start = at;
      };
      const begin = (at: number): void => {
        end(at);
        const { mode: _mode, ...rest } = ability;
        current = { ...rest, kind: 'triggered', index: next() };
      };
      for (let at = from; at < to; at++) {
        if ((at > start || at === words.from) && this.#waitsWithTarget(at, words)) {
          if (at === words.from) push({ ability: current, from: at, to: at });
          begin(at);
        } else if (this.#text(at) === '.' && this.#isTrigger(at + 1, words.to) && at + 1 < words.to) {
          const waits = this.#waitsForTarget(at + 1, words.to);
          begin(waits ?? at + 1);
          at = waits ?? at;
        } else if (at === words.from && ability.kind === 'triggered' && this.#plain === 'spell') {
          const waits = this.#waitsForTarget(this.#afterWord(at, words.to), words.to);
          if (waits === undefined) continue;
          current = { ...ability, kind: 'spell' };
          if (!this.#hasAnchor(waits, words.to)) continue;
          end(waits);
          current = { ...ability, index: next() };
          at = waits;
        }
      }
      end(to);
    }
  }

  /**
   * Whether a triggered ability begins here. "At the beginning of that turn's end step" continues about the
   * turn before it. So does what happens "at the beginning of the next end step" or "when that creature
   * dies", unless it has its own target, which is only chosen then.
   */
  #isTrigger(from: number, to: number): boolean {
    if (!TRIGGERS.has(this.#text(from)) || standsAt(THAT_TURN, this.#tokens, from)) return false;
    return !beginsDelayed(this.#tokens, from) || this.#hasAnchor(from, this.#find(from, to, '.') ?? to);
  }

  /** Whether a spell begins with what it does later: a delayed trigger, and no ability of the card. */
  #waits(from: number): boolean {
    return this.#plain === 'spell' && NEXT.some((words) => standsAt(words, this.#tokens, from));
  }

  /**
   * Whether a delayed trigger with its own target begins here: "at the beginning of the next end step, destroy
   * target creature". That target is chosen only as the trigger is put on the stack (rule 603.3d).
   */
  #waitsWithTarget(at: number, { from, to }: Stretch): boolean {
    if (!NEXT.some((words) => standsAt(words, this.#tokens, at))) return false;
    if (at === from ? this.#plain !== 'spell' : !BEFORE_NEXT.has(this.#text(at - 1))) return false;
    const stop = this.#find(at, to, '.') ?? to;
    const comma = this.#find(at, stop, ',');
    return comma !== undefined && !this.#hasAnchor(at, comma) && this.#hasAnchor(comma, stop);
  }

  #hasAnchor(from: number, to: number): boolean {
    return this.#tokens.slice(from, to).some((token) => mtgGrammar.isAnchor(token));
  }

  /** Skips "Addendum —" if a line begins with an ability word. */
  #afterWord(from: number, to: number): number {
    if (TRIGGERS.has(this.#text(from))) return from;
    return (this.#find(from, to, MARK.dash) ?? from) + 1;
  }

  /**
   * Skips the comma of "When target creature dies this turn,": that target is chosen as the spell or ability
   * is put on the stack (rule 603.7); only what follows belongs to the triggered ability.
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

  #find(from: number, to: number, text: string): number | undefined {
    for (let at = from; at < to; at++)
      if (this.#text(at) === text && this.#tokens[at]?.depth === 0) return at;
    return undefined;
  }

  /** Finds the kind by the words: a cost before a colon, a trigger word first, or the number of a chapter. */
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
      if (at === first && TRIGGERS.has(text)) return this.#waits(at) ? undefined : 'triggered';
    }
    return undefined;
  }
}

const onlyIn = (onlyAs: string | undefined): Pick<AbilityInText, 'onlyAs'> =>
  onlyAs === undefined ? {} : { onlyAs };

/**
 * Splits a text into its abilities, in order. Together they contain every token once, except marks between
 * them.
 */
export function abilitiesOf(tokens: readonly Token[], context: TextContext): readonly Segment[] {
  const lines = new Lines(tokens, context);
  return splitAbilities<AbilityInText, Segment>(tokens, {
    line: (line) => lines.kindOf(line),
    begin: (words, place) => lines.begin(words, place),
    cut: (words, ability, out) => lines.cut(words, ability, out),
  });
}
