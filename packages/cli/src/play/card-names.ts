import { ok, type Result } from '@reticle/core';
import type { CardSource, DeckList, HostedGame, PlayableCard } from '@reticle/core/host';
import { nearest } from '../failure.js';

type Read = Result<PlayableCard | { readonly skipped: string }>;

/**
 * The names of cards by which deck lists mean them: in any case and with any dash. Of a file, only the cards of the
 * decks are read; of all others the names alone are looked at.
 */
export class CardNames {
  readonly #idOf: (name: string) => string;
  readonly #namesOf: CardSource['namesOf'];
  readonly #wanted: ReadonlySet<string>;
  /** The ids of the cards that were read, by their plain names. */
  readonly #ids = new Map<string, string>();
  /** All names, for the question which one was meant. */
  readonly #names = new Map<string, string>();

  constructor({ cards }: Pick<HostedGame, 'cards'>, decks: readonly DeckList[]) {
    this.#idOf = cards?.idOf ?? ((name) => name);
    this.#namesOf = cards?.namesOf;
    this.#wanted = new Set(decks.flatMap(namesIn).map((name) => this.plain(name)));
  }

  /** Returns a name in the form in which names are compared. */
  plain(name: string): string {
    return this.#idOf(name.replaceAll(/[\u2010-\u2015]/gu, '-')).toLowerCase();
  }

  /** Reads a value of a file if a deck may mean its card. Otherwise it is skipped, and only its names are kept. */
  read(json: unknown, playable: NonNullable<CardSource['playable']>): Read {
    const names = this.#namesOf?.(json) ?? [];
    for (const name of names) this.#names.set(this.plain(name), name);
    if (names.length > 0 && !names.some((name) => this.#wanted.has(this.plain(name))))
      return ok({ skipped: 'not in the decks' });
    const read = playable(json);
    if (!read.ok || 'skipped' in read.value) return read;
    const { id, also = [] } = read.value;
    for (const one of [...also, id]) {
      this.#ids.set(this.plain(one), one);
      if (!this.#names.has(this.plain(one))) this.#names.set(this.plain(one), one);
    }
    return read;
  }

  /** Whether a card of that name was read. */
  has(name: string): boolean {
    return this.#ids.has(this.plain(name));
  }

  /**
   * Returns the names that an unknown one was probably meant to be, of those of the file and others. Returns an empty
   * list for a known name.
   */
  near(name: string, others: readonly string[] = []): readonly string[] {
    return this.has(name) ? [] : nearest(name, [...new Set([...this.#names.values(), ...others])]);
  }

  /** Returns a deck with the names of its cards as the cards have them, and each card once. */
  spelled({ main, sideboard, commander }: DeckList): DeckList {
    const counts = (cards: DeckList['main']): DeckList['main'] => {
      const out = new Map<string, { readonly name: string; readonly count: number }>();
      for (const [name, count] of Object.entries(cards)) {
        const id = this.#ids.get(this.plain(name)) ?? name;
        const before = out.get(id);
        out.set(id, {
          name: before?.name ?? (this.#idOf(name) === id ? name : id),
          count: (before?.count ?? 0) + count,
        });
      }
      return Object.fromEntries([...out.values()].map(({ name, count }) => [name, count]));
    };
    return {
      main: counts(main),
      ...(sideboard && { sideboard: counts(sideboard) }),
      ...(commander && { commander: counts(commander) }),
    };
  }
}

/** Returns the names of a deck's cards, in all its parts. */
export const namesIn = ({ main, sideboard, commander }: DeckList): readonly string[] =>
  Object.keys({ ...main, ...sideboard, ...commander });
