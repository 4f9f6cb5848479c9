import type { TargetSlot } from '@reticle/core';
import type { Hole, Reading, Token } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgKeyword } from '../../language/keyword.js';
import type { AbilityAmount, Selector } from '../../language/selector.js';

/** A name that effects may use with `bound`, and the words for it. */
export interface NamedThing {
  readonly id: string;
  readonly kind: 'card' | 'player' | 'either';
  /** The words; the first is printed. Without words, only a mark means it. */
  readonly words: readonly string[];
  /** What its mark becomes in print if no target phrase stands for it. */
  readonly mention?: string;
  /** Whether it may be more than one object. */
  readonly many: boolean;
  /** What it is, if no name is bound for it: all objects of a kind. */
  readonly is?: Selector;
  /** Whether it is a card in a graveyard. */
  readonly inGraveyard?: boolean;
  /** Whether it is a target that can only be a permanent. */
  readonly onBattlefield?: boolean;
  /** Whether it is a card that the words before put onto the battlefield. */
  readonly justEntered?: boolean;
  /** Whether it is the top card of your library. */
  readonly onYourLibrary?: boolean;
  /** Whether it is a player who taps something for mana, so that more mana is "additional". */
  readonly tapsForMana?: boolean;
}

/**
 * What the words of one ability may refer to. Readers and printers of sentences get it, so that one entry
 * reads the same words in different abilities.
 */
export interface WordsContext {
  readonly names: readonly NamedThing[];
  /** What a permanent is attached to, in words: "enchanted creature". */
  readonly host: string;
  /** What X is, if the sentence says "where X is ...". */
  readonly x?: AbilityAmount;
  /** What X is in the words of the targets, if it is counted: "with power X or less, where X is ...". */
  readonly targetsX?: AbilityAmount | undefined;
  /** How many counters a cost removed, if that is announced: "removed this way". */
  readonly removed?: 'X' | undefined;
  /** Reads abilities in quotation marks, if they are allowed. */
  readonly quoted?: Hole<MtgKeyword, unknown> | undefined;
  /** Whether "that much" is the amount of the event that triggered the ability. X is printed so then. */
  readonly much?: boolean;
  /** What "that much" is, if it is the number of objects to which earlier words did something. */
  readonly that?: AbilityAmount | undefined;
  /** What "the difference" is, if a condition compared two amounts. */
  readonly difference?: AbilityAmount | undefined;
  /** The readings so far, so that no words are read twice when sentences contain sentences. */
  readonly known?: Map<string, Reading<readonly Effect[]>>;
  /** The targets of a delayed trigger, which print what it waits for first: they are chosen only then (rule 603.3d). */
  readonly delayed?: readonly string[] | undefined;
  /** The zone in which the ability works, if it isn't the battlefield (rule 113.6). */
  readonly zone?: 'graveyard' | 'hand';
}

/** How sentences that contain other sentences read and print those. */
export type ReadEffects = (words: readonly Token[], context: WordsContext) => Reading<readonly Effect[]>;
export type PrintEffects = (effects: readonly Effect[], context: WordsContext) => string | undefined;

/** Returns the mark that replaces a target phrase, and each later mention of it, in a text. */
export const markOf = (id: string): string => `{=${id}}`;

/** The mark of a full stop within a sentence that goes on: a reflexive trigger, what is done "if you do". */
export const WITHIN = '{.}';

/** Returns words with full stops where such marks are. */
export const withStops = (words: readonly Token[]): readonly Token[] =>
  words.map((word) => (word.text === WITHIN ? { ...word, text: '.' } : word));

/** The mark for "enchanted creature", "equipped creature". */
export const HOST_MARK = markOf('host');

/** Returns the id in a mark. Returns undefined for other text. */
export const markedId = (text: string): string | undefined =>
  text.startsWith('{=') && text.endsWith('}') ? text.slice(2, -1) : undefined;

/** Returns the targets of an ability as named things. */
export function targetNames(slots: readonly TargetSlot[]): readonly NamedThing[] {
  return slots.map(({ id, accepts, max }) => {
    const kinds = new Set(accepts.map(({ kind }) => (kind === 'player' ? kind : 'card')));
    const [kind = 'card'] = kinds;
    const isIn = (zone: string): boolean =>
      accepts.every((query) => 'filter' in query && query.filter['zone'] === zone);
    return {
      id,
      kind: kinds.size > 1 ? 'either' : kind,
      words: [],
      many: max !== 1,
      inGraveyard: isIn('graveyard'),
      onBattlefield: isIn('battlefield'),
    };
  });
}

/** Joins the words of some tokens by single spaces, for comparison. */
export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** Returns a token with other words at the same position, so that readings of it are found again. */
export const asToken = (token: Token, text: string): Token => ({ ...token, text, raw: text, capital: false });

/** Reads words once. Readings are cached by their position in the text. */
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

/** Each reader of quoted abilities gets a number, which is a part of {@link contextKey}. */
const quotedNumber = new WeakMap<object, number>();
let quotedCount = 0;

function numberOf(quoted: object): number {
  const number = quotedNumber.get(quoted) ?? ++quotedCount;
  quotedNumber.set(quoted, number);
  return number;
}

const keys = new WeakMap<WordsContext, string>();

/**
 * Returns a string of everything except the words on which a reading depends. It is the key of cached
 * readings.
 */
export function contextKey(context: WordsContext): string {
  const found = keys.get(context) ?? keyOf(context);
  keys.set(context, found);
  return found;
}

const keyOf = ({
  names,
  host,
  x,
  targetsX,
  removed,
  quoted,
  much,
  that,
  zone,
  delayed,
  difference,
}: WordsContext): string =>
  JSON.stringify([
    names,
    host,
    x ?? null,
    targetsX ?? null,
    removed ?? 0,
    quoted ? numberOf(quoted) : 0,
    much ?? false,
    that ?? null,
    zone ?? 0,
    delayed ?? 0,
    difference ?? 0,
  ]);
