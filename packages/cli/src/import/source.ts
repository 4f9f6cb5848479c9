import type { Result } from '@reticle/core';
import type { CardFace } from '../words/game-words.js';

/** A face with its printed facts. */
export interface FaceWithFacts extends CardFace {
  readonly facts: object;
  /** Facts that were there and were not understood. */
  readonly unread: readonly string[];
}

/** A card as a database's file has it. */
export interface CardRead {
  /** The same for every printing of the card. */
  readonly id: string;
  readonly name: string;
  readonly layout?: string;
  readonly faces: readonly FaceWithFacts[];
}

/** A database whose files are read. */
export interface CardSource {
  /** The game whose cards it has. */
  readonly game: string;
  /** One value of a file: a card, or something that is none. */
  readonly read: (json: unknown) => Result<CardRead | { readonly skipped: string }>;
  /** The key of the list of cards, where a file is one object that has them under it. */
  readonly list?: string;
}
