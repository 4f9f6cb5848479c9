import type { JsonObject } from '@reticle/core';
import type { EditField, ThingView } from '@reticle/core/host';
import type { Refusal } from '../answer.js';

/** A card in a list. */
export interface CardEntry {
  readonly id: string;
  readonly name: string;
  /** Its cost, its line of types, and its text. A search looks through this. */
  readonly line: string;
  readonly words: string;
  /** Its look. */
  readonly thing: ThingView;
  /** Whether a match performs all that it says. */
  readonly isWhole: boolean;
  /** The JSON of the file, for cards that are in none of the game's sets. */
  readonly json?: JsonObject;
}

/** The first content of the cards page. */
export interface CardsOffer {
  readonly entries: readonly CardEntry[];
  /** The fields of the form for a card made by hand. Absent if none can be made. */
  readonly fields?: readonly EditField[];
  /** Whether decks of such cards can be played. */
  readonly plays: boolean;
}

/** The requested card: one of the game's, or one with its JSON. */
export interface WhichCard {
  readonly game: string;
  readonly id?: string | undefined;
  readonly json?: JsonObject | undefined;
}

/** Something that is missing: the reason, and the place in the text if it is known. */
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
  /**
   * Its words as they were read, and the card they belong to. They are printed from its data if there are no
   * others.
   */
  readonly text: string;
  readonly about: { readonly name: string; readonly types?: readonly string[] };
  /** Whether these words were typed, so that places in them have a meaning. */
  readonly isTyped: boolean;
}

/** The cards of a file, and the reasons why other values are not cards. */
export interface FileOfCards {
  readonly entries: readonly CardEntry[];
  readonly refusals: readonly Refusal[];
}

/** A card made by hand, as the values of its form. */
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
