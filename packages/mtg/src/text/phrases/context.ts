import type { TargetSlot, TargetSpec } from '@reticle/core';
import type { Hole, Reading, Token } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgKeyword } from '../../language/keyword.js';
import type { AbilityAmount } from '../../language/selector.js';

/** A name that effects may use under `bound`, and how words mean it. */
export interface NamedThing {
  readonly id: string;
  readonly kind: 'card' | 'player' | 'either';
  /** The first is printed. None: only a mark means it. */
  readonly words: readonly string[];
  /** What its mark becomes in print, where no target phrase stands for it. */
  readonly mention?: string;
  /** Whether it may be more than one thing. */
  readonly many: boolean;
  /** Whether it is a card in a graveyard. */
  readonly inGraveyard?: boolean;
  /** Whether it is the top card of your library. */
  readonly onYourLibrary?: boolean;
}

/** What the words of one ability may mean. */
export interface WordsContext {
  readonly names: readonly NamedThing[];
  /** What a permanent is attached to, in words: "enchanted creature". */
  readonly host: string;
  /** What X stands for, where the sentence says: "where X is ...". */
  readonly x?: AbilityAmount;
  /** How many counters a cost removed, where that is announced: "removed this way". */
  readonly removed?: 'X' | undefined;
  /** Abilities in quotation marks, where they are read. */
  readonly quoted?: Hole<MtgKeyword, unknown> | undefined;
  /** Whether "that much" is how much triggered the ability; X is said so then. */
  readonly much?: boolean;
  /** What some words were read as, so that nothing is read twice however sentences stand in sentences. */
  readonly known?: Map<string, Reading<readonly Effect[]>>;
  /** What the reflexive trigger targets with which the ability goes on (rule 603.12). */
  readonly later?: TargetSpec | undefined;
  /** The zone in which the ability works, where it is not the battlefield (rule 113.6). */
  readonly zone?: 'graveyard' | 'hand';
}

/** How the words of effects are read, and effects printed, by a sentence in which others stand. */
export type ReadEffects = (words: readonly Token[], context: WordsContext) => Reading<readonly Effect[]>;
export type PrintEffects = (effects: readonly Effect[], context: WordsContext) => string | undefined;

/** What stands in the text for a target phrase and for every later mention of it. */
export const markOf = (id: string): string => `{=${id}}`;

/** A full stop within what a reflexive trigger does. */
export const WITHIN = '{.}';

/** What stands for "enchanted creature", "equipped creature". */
export const HOST_MARK = markOf('host');

/** The id of a mark. */
export const markedId = (text: string): string | undefined =>
  text.startsWith('{=') && text.endsWith('}') ? text.slice(2, -1) : undefined;

/** The targets of an ability as named things. */
export function targetNames(slots: readonly TargetSlot[]): readonly NamedThing[] {
  return slots.map(({ id, accepts, max }) => {
    const kinds = new Set(accepts.map(({ kind }) => (kind === 'player' ? kind : 'card')));
    const [kind = 'card'] = kinds;
    const inGraveyard = accepts.every((query) => 'filter' in query && query.filter['zone'] === 'graveyard');
    return { id, kind: kinds.size > 1 ? 'either' : kind, words: [], many: max !== 1, inGraveyard };
  });
}

/** The words of some tokens, joined by single spaces, as they are compared. */
export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** Other words in the place of a token. They are the same token wherever they stand, so that what was read of them is known again. */
export const asToken = (token: Token, text: string): Token => ({ ...token, text, raw: text, capital: false });

/** Reads words once: told apart by their place in the text. */
export function readOnce(
  how: string,
  words: readonly Token[],
  { known }: WordsContext,
  read: () => Reading<readonly Effect[]>,
): Reading<readonly Effect[]> {
  const [first] = words;
  const key = `${how} ${first?.text} ${first?.start} ${words.at(-1)?.end} ${words.length}`;
  const before = known?.get(key);
  if (before) return before;
  const reading = read();
  known?.set(key, reading);
  return reading;
}

/** Each way to read abilities in quotation marks gets a number. */
const quotedNumber = new WeakMap<object, number>();
let quotedCount = 0;

function numberOf(quoted: object): number {
  const number = quotedNumber.get(quoted) ?? ++quotedCount;
  quotedNumber.set(quoted, number);
  return number;
}

const keys = new WeakMap<WordsContext, string>();

/** All that readings hang on beside their words, in one: by it they are kept. */
export function contextKey(context: WordsContext): string {
  const found = keys.get(context) ?? keyOf(context);
  keys.set(context, found);
  return found;
}

const keyOf = ({ names, host, x, removed, quoted, much, zone, later }: WordsContext): string =>
  JSON.stringify([
    names,
    host,
    x ?? null,
    removed ?? 0,
    quoted ? numberOf(quoted) : 0,
    much ?? false,
    zone ?? 0,
    later ?? 0,
  ]);
