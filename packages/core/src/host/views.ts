import { unwrap } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { MatchRuntime } from '../match/definition.js';
import type { PinnedRef, TargetRef } from '../ref.js';

/** The colours of cards and sides, by name. A screen has its own shades for them, and a sign beside each. */
export type Hue = 'white' | 'blue' | 'black' | 'red' | 'green' | 'gold' | 'grey' | 'brown' | 'violet';

/** A small sign and its meaning: part of a cost, a symbol in a text, a counter on a card. */
export interface SignView {
  /**
   * The name of a drawing (`turn`, `heart`, `sword`, ...), which a screen may have, or one to three letters
   * or digits.
   */
  readonly sign: string;
  readonly words: string;
  readonly hue?: Hue | undefined;
  /** Whether it is harmful or good for the player. */
  readonly tone?: 'harm' | 'good' | undefined;
}

/** A current number of a thing: power, lore, life. */
export interface ValueView {
  readonly words: string;
  readonly value: string;
  /** The name of a drawing beside it. */
  readonly sign?: string | undefined;
  /** How it compares with the printed number. */
  readonly change?: 'more' | 'less' | undefined;
}

/** A field: one value that an edit asks for, or the maker of a card. */
export interface EditField {
  readonly name: string;
  readonly label: string;
  /** The options. If they are absent, a text or a number is typed. */
  readonly options?: readonly string[];
  readonly number?: boolean;
  /** Whether the text has several lines. */
  readonly lines?: boolean;
  readonly initial: string;
}

/** The printed face of a card, for a screen that draws it. */
export interface FaceView {
  readonly cost: readonly SignView[];
  readonly hues: readonly Hue[];
  /** Its line of types: "creature - Bear". */
  readonly types: string;
  /** The subject of its picture, for a screen that draws one. */
  readonly motif: 'being' | 'place' | 'deed' | 'object';
  /** Its text, line by line. Symbols are signs. */
  readonly text: readonly (readonly (string | SignView)[])[];
}

/** A thing on a table, as people see it. */
export interface ThingView {
  readonly ref: PinnedRef;
  readonly name: string;
  /** On a grid: its symbol, one or two letters. */
  readonly symbol?: string | undefined;
  /** Other short facts worth seeing: `2/2`, `flying`. */
  readonly facts: readonly string[];
  /** The conditions that are shown by more than words: `tapped`, `exerted`. */
  readonly marks: readonly string[];
  readonly controller?: string | undefined;
  /** On a grid: its field. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  /** The printed face of a card that the viewer knows. */
  readonly face?: FaceView | undefined;
  /** Its current numbers, the most important first. */
  readonly values?: readonly ValueView[] | undefined;
  /** What lies on it or happened to it: damage, counters. */
  readonly badges?: readonly SignView[] | undefined;
  /** Whether it lies turned, because it was used and cannot be used again now. */
  readonly turned?: boolean | undefined;
  /** Whether it has just arrived and may not act yet. */
  readonly resting?: boolean | undefined;
  /** Its lane in its owner's zone. Resources lie behind, equal ones on each other. */
  readonly lane?: 'front' | 'back' | undefined;
  /** The thing that it is attached to or lies under. */
  readonly on?: TargetRef | undefined;
  /** What it attacks, blocks or is aimed at. */
  readonly aims?: readonly TargetRef[] | undefined;
  /** On a grid: the name of its silhouette, and the colour of its side. */
  readonly figure?: { readonly name: string; readonly hue: Hue } | undefined;
}

/** A part of the table. Zones are in the order in which they are laid out, the far ones first. */
export interface ZoneView {
  readonly id: string;
  readonly name: string;
  /** The player whose zone it is. Absent if it is shared. */
  readonly owner?: string | undefined;
  /**
   * How its things lie: beside each other, one on the other, in a player's hand, in play with lanes, waiting
   * to resolve (the next first), or as plates of the players. Defaults to a row. A zone with a `grid` needs
   * no layout.
   */
  readonly layout?: 'row' | 'pile' | 'hand' | 'field' | 'stack' | 'players' | undefined;
  /** The number of its things that the viewer may not see. They are not among `things`. */
  readonly hidden?: number | undefined;
  /**
   * The grid of the zone: its width and height, and the ground of each field, row by row. At most one thing
   * stands on a field.
   */
  readonly grid?: {
    readonly width: number;
    readonly height: number;
    /** The players who sit at its first row. A table is turned by half for them, so that it is the near one. */
    readonly atTop?: readonly string[] | undefined;
    readonly ground: readonly { readonly name: string; readonly symbol: string }[];
  };
  readonly things: readonly ThingView[];
}

/**
 * Replaces the symbols of a text (in braces) by signs: `{T}: Draw a card.` gets a sign for `T`. A symbol
 * without a sign stays as it is written.
 */
export function withSigns(
  text: string,
  signOf: (symbol: string) => SignView | undefined,
): readonly (string | SignView)[] {
  return text
    .split(/(?<symbol>\{[^{}]{1,12}\})/u)
    .map((part) => (part.startsWith('{') ? (signOf(part.slice(1, -1)) ?? part) : part))
    .filter((part) => part !== '');
}

/** A line of words whose symbols are signs. */
export type SignedLine = readonly (string | SignView)[];

/**
 * Makes a question about the beginning of a match, asked by the player who is to act: an example for a host.
 * @throws RefusedError if the options are refused
 */
export function questionAtStart<State>(
  runtime: MatchRuntime<State>,
  { options, spec }: { readonly options: JsonObject; readonly spec: JsonObject },
): object {
  const match = unwrap(runtime.start(options, 'example'));
  const [controller] = runtime.toAct(match);
  return { game: runtime.game.id, spec, attempt: { controller }, state: match.state };
}

/** A stop: a moment at which a seat can be asked, or passes if it may. */
export interface MatchStop {
  readonly id: string;
  readonly words: string;
  /** Whether people are asked there by default. */
  readonly usual: boolean;
  /**
   * Whether it lies in the player's own turn while nothing waits. A player who waits for others is asked
   * there again.
   */
  readonly isOwn?: boolean;
}

/**
 * The pace of a match: how a seat continues without doing anything, and at which moments it may want to be
 * asked.
 */
export interface MatchPace<State> {
  /** The moves that only continue: pass, end the phase. */
  readonly passes: readonly string[];
  readonly stops: readonly MatchStop[];
  /**
   * The moves without targets that one press makes with all things that can make them, with the words for
   * that: "quest with all".
   */
  readonly all?: readonly { readonly move: string; readonly words: string }[];
  /**
   * Whether a move lets go of what the player could do only now, such as an attack with any creature. A table
   * makes it by no key that goes on.
   */
  readonly forgoes?: (state: State, move: string) => boolean;
  /**
   * Returns the stop at which a player is asked now. Returns undefined if the decision is always a person's.
   */
  readonly stopOf: (state: State, player: string) => string | undefined;
}
