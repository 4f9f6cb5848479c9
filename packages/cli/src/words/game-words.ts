import type { Issue, JsonObject, Result, TargetRelation, TargetSlot } from '@reticle/core';
import type { Span, Token } from '@reticle/core/text';

/** One thing that a text targets, as a game reads it. */
export interface Requirement {
  readonly ability: {
    readonly kind: string;
    readonly index: number;
    /** As it stands on the card, where the game names abilities. */
    readonly name?: string;
    readonly mode?: number;
    readonly granted?: true;
    /** There only then, in the text's words: "level 1-3". */
    readonly onlyAs?: string;
  };
  /** The slot's id, unique within its ability and mode. */
  readonly id: string;
  readonly span: Span;
  readonly from: 'text' | 'keyword';
  readonly understood: boolean;
  readonly slot?: TargetSlot;
  /** What was read, printed back. */
  readonly words?: string;
  /** What X stands for, in the text's words. */
  readonly where?: string;
  /** The condition under which alone it is asked for, in the text's words. */
  readonly onlyIf?: { readonly words: string; readonly instead?: true };
  readonly relations: readonly TargetRelation[];
  readonly issues: readonly Issue[];
}

/** What is known of a card beside its text. */
export interface WordsContext {
  readonly name?: string;
  readonly types?: readonly string[];
}

/** One face of a card in a file. */
export interface CardFace extends WordsContext {
  readonly name: string;
  readonly text: string;
}

/** What stands in a file of cards: a card, or something that is passed over for a reason. */
export type CardInFile =
  | { readonly id: string | undefined; readonly faces: readonly CardFace[] }
  | { readonly skipped: string };

/** How a card looks in a file. */
export interface CardShape {
  /** A card has at least one of these keys: an object that has none is refused, and is no card without words. */
  readonly keys: readonly string[];
  readonly example: JsonObject;
}

/** How a game reads the printed words of its cards. */
export interface GameWords {
  readonly requirements: (text: string, context: WordsContext) => readonly Requirement[];
  /** Whether a word is the one that marks a target. */
  readonly isAnchor: (token: Token) => boolean;
  /** What a card acts as with an ability of its text, in the game's words: `as` of an attempt. */
  readonly actsAs?: (ability: Requirement['ability']) => string | undefined;
  /** One value of a file of cards; absent where the game reads no such files. */
  readonly cardOf?: (json: unknown) => Result<CardInFile>;
  /** The key of the list of cards, where a file is one object that has them under it. */
  readonly list?: string;
  /** How a card looks in such a file, for whoever gives another file. */
  readonly cardShape?: CardShape;
}

/** How a game reads files of cards. */
export type CardReading = GameWords & Required<Pick<GameWords, 'cardOf'>>;
