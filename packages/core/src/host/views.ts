import { unwrap } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { MatchRuntime } from '../match/definition.js';
import type { PinnedRef, TargetRef } from '../ref.js';

/** The colours of cards and sides by name; a screen has its own shades for them, and a sign beside each. */
export type Hue = 'white' | 'blue' | 'black' | 'red' | 'green' | 'gold' | 'grey' | 'brown' | 'violet';

/** A small sign and what it says: part of a cost, a symbol in a text, a counter on a card. */
export interface SignView {
  /** The name of a drawing (`turn`, `heart`, `sword`, ...), which a screen may have, or one to three letters or digits. */
  readonly sign: string;
  readonly words: string;
  readonly hue?: Hue | undefined;
  /** Whether it is to somebody's harm or good. */
  readonly tone?: 'harm' | 'good' | undefined;
}

/** A number that a thing has now: power, lore, life. */
export interface ValueView {
  readonly words: string;
  readonly value: string;
  /** The name of a drawing that stands beside it. */
  readonly sign?: string | undefined;
  /** How it stands to what is printed. */
  readonly change?: 'more' | 'less' | undefined;
}

/** One value that an edit, or a card that is made by hand, asks for. */
export interface EditField {
  readonly name: string;
  readonly label: string;
  /** What may be chosen; if it is absent, a text or a number is typed. */
  readonly options?: readonly string[];
  readonly number?: boolean;
  /** Whether the text has several lines. */
  readonly lines?: boolean;
  readonly initial: string;
}

/** What is printed on a card, for a screen that draws it. */
export interface FaceView {
  readonly cost: readonly SignView[];
  readonly hues: readonly Hue[];
  /** Its line of types: "creature - Bear". */
  readonly types: string;
  /** What it is a picture of, for a screen that draws one. */
  readonly motif: 'being' | 'place' | 'deed' | 'object';
  /** What it says, line by line; symbols are signs. */
  readonly text: readonly (readonly (string | SignView)[])[];
}

/** A thing on a table, as people see it. */
export interface ThingView {
  readonly ref: PinnedRef;
  readonly name: string;
  /** On a grid: what stands for it, one or two letters. */
  readonly symbol?: string | undefined;
  /** What else is worth seeing, short: `2/2`, `flying`. */
  readonly facts: readonly string[];
  /** Conditions that are shown by more than words: `tapped`, `exerted`. */
  readonly marks: readonly string[];
  readonly controller?: string | undefined;
  /** On a grid: its field. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  /** Of a card that the viewer knows: what is printed on it. */
  readonly face?: FaceView | undefined;
  /** Its numbers now, the most important first. */
  readonly values?: readonly ValueView[] | undefined;
  /** What lies on it or happened to it: damage, counters. */
  readonly badges?: readonly SignView[] | undefined;
  /** Whether it lies turned: it was used, and cannot be used again now. */
  readonly turned?: boolean | undefined;
  /** Whether it has just come and may not act yet. */
  readonly resting?: boolean | undefined;
  /** Where it lies in its owner's zone: resources lie behind, equal ones on each other. */
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
  /** The player whose zone it is; absent if it is everybody's. */
  readonly owner?: string | undefined;
  /**
   * How its things lie: beside each other, one on the other, in somebody's hand, in play with lanes, waiting to happen (the next first), or as
   * plates of the players; a row if nothing is said. A `grid` says it by itself.
   */
  readonly layout?: 'row' | 'pile' | 'hand' | 'field' | 'stack' | 'players' | undefined;
  /** How many things in it the viewer may not see; they are not among `things`. */
  readonly hidden?: number | undefined;
  /** As a grid: how wide and high it is, and each field's ground, row by row. At most one thing stands on a field. */
  readonly grid?: {
    readonly width: number;
    readonly height: number;
    readonly ground: readonly { readonly name: string; readonly symbol: string }[];
  };
  readonly things: readonly ThingView[];
}

/** The symbols of a text in braces, as signs: `{T}: Draw a card.` with a sign for `T`. What has no sign stays as it is written. */
export function withSigns(
  text: string,
  signOf: (symbol: string) => SignView | undefined,
): readonly (string | SignView)[] {
  return text
    .split(/(?<symbol>\{[^{}]{1,12}\})/u)
    .map((part) => (part.startsWith('{') ? (signOf(part.slice(1, -1)) ?? part) : part))
    .filter((part) => part !== '');
}

/** A question about the beginning of a match, asked by whoever is to act: an example of a host. @throws RefusedError for other options */
export function questionAtStart<State>(
  runtime: MatchRuntime<State>,
  { options, spec }: { readonly options: JsonObject; readonly spec: JsonObject },
): object {
  const match = unwrap(runtime.start(options, 'example'));
  const [controller] = runtime.toAct(match);
  return { game: runtime.game.id, spec, attempt: { controller }, state: match.state };
}

/** A moment at which a seat can be asked, or be passed over where it may pass. */
export interface MatchStop {
  readonly id: string;
  readonly words: string;
  /** Whether people are usually asked there. */
  readonly usual: boolean;
  /** Whether it lies in one's own turn, while nothing waits: whoever waits for others is asked there again. */
  readonly isOwn?: boolean;
}

/** How a seat goes on without doing anything, and at which moments it may want to be asked. */
export interface MatchPace<State> {
  /** The moves that only go on: pass, end the phase. */
  readonly passes: readonly string[];
  readonly stops: readonly MatchStop[];
  /** Moves without targets that one press makes with all things that can make them, and how that is said: "quest with all". */
  readonly all?: readonly { readonly move: string; readonly words: string }[];
  /** At which stop a player is asked now; undefined if that is always a person's decision. */
  readonly stopOf: (state: State, player: string) => string | undefined;
}
