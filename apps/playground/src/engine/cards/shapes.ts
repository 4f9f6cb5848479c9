import type { JsonObject } from '@reticle/core';
import type { CardDraft, EditField, ThingView } from '@reticle/core/host';
import type { Refusal } from '../answer.js';
import type { ReadCardWords } from '../words/read.js';

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
  /** Whether cards are made by hand. */
  readonly makes: boolean;
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
  /** What each of the words does. Absent if the game reads no words. */
  readonly reading?: ReadCardWords | undefined;
}

/** The cards of a file, and the reasons why other values are not cards. */
export interface FileOfCards {
  readonly entries: readonly CardEntry[];
  readonly refusals: readonly Refusal[];
}

/** A card that is typed, as the values of its form. */
export interface TypedQuestion {
  readonly game: string;
  readonly values: Readonly<Record<string, string>>;
  /** Whether edits are looked for that make more of its words readable. This takes longer. */
  readonly repairs?: boolean;
}

/** A card that is typed, as it is at this moment. */
export interface TypedCard extends CardPage {
  /** The card as a value of a file. */
  readonly own: JsonObject;
}

/** The form for a card that is typed. */
export interface TypedOffer {
  readonly fields: readonly EditField[];
  readonly examples: NonNullable<CardDraft['examples']>;
  /** Whether it can be played at once. */
  readonly plays: boolean;
}

/** A match in which a card is tried. */
export interface TrialMatch {
  readonly options: JsonObject;
  /** The seed with which the card is in the opening hand of the first player. */
  readonly seed: string;
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
