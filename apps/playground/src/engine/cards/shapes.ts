import type { JsonObject } from '@reticle/core';
import type { EditField, ThingView } from '@reticle/core/host';
import type { Refusal } from '../answer.js';

/** A card in a list. */
export interface CardEntry {
  readonly id: string;
  readonly name: string;
  /** Its cost, its line of types, and what it says: what a search looks through. */
  readonly line: string;
  readonly words: string;
  /** How it looks. */
  readonly thing: ThingView;
  /** Whether a match does all that it says. */
  readonly isWhole: boolean;
  /** As it stood in a file, for cards that are of none of the game's sets. */
  readonly json?: JsonObject;
}

/** What the page of cards begins with. */
export interface CardsOffer {
  readonly entries: readonly CardEntry[];
  /** What a card that is made by hand is asked for; absent if none can be made. */
  readonly fields?: readonly EditField[];
  /** Whether decks of such cards can be played. */
  readonly plays: boolean;
}

/** Which card: one of the game's, or one with its JSON. */
export interface WhichCard {
  readonly game: string;
  readonly id?: string | undefined;
  readonly json?: JsonObject | undefined;
}

/** Something that is missing: why, and where in the text if it is known. */
export interface Lack extends Refusal {
  readonly span?: { readonly start: number; readonly end: number };
}

/** A card with all that is known of it. */
export interface CardPage {
  readonly entry: CardEntry;
  readonly thing: ThingView;
  /** Its data. */
  readonly definition: JsonObject;
  readonly lacks: readonly Lack[];
  /** Its words as they were read, and about whom they are: printed from its data if there are no others. */
  readonly text: string;
  readonly about: { readonly name: string; readonly types?: readonly string[] };
  /** Whether those words are the ones that were typed, so that places in them mean something. */
  readonly isTyped: boolean;
}

/** Cards of a file: those that are cards, and why the others are none. */
export interface FileOfCards {
  readonly entries: readonly CardEntry[];
  readonly refusals: readonly Refusal[];
}

/** A card that is made by hand, by the values of its form. */
export interface MadeQuestion {
  readonly game: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A file of cards, as its text. */
export interface FileQuestion {
  readonly game: string;
  readonly text: string;
}

/** Decks of cards to be played. */
export interface DeckQuestion {
  readonly game: string;
  readonly cards: readonly JsonObject[];
  readonly decks: string;
}
