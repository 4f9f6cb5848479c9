import * as z from 'zod';
import { sameValue } from '../json.js';
import { below, ok, RefusedError, type GameIssue, type Issue, type Result } from '../issue.js';
import type { AbilityWords } from '../play/effect.js';
import type { CardSays, CardText } from './card-text.js';

/** What is printed on every card of a game whose cards are read from their texts. */
export interface PrintedText {
  readonly name: string;
  readonly text: string;
}

/** The cards of a game, and how their texts are read. */
export interface CardSetRules<W extends AbilityWords, Cost, Printed extends PrintedText> {
  readonly text: CardText<W, Cost>;
  /** The schema of what is printed on a card. */
  readonly printed: z.ZodType<Printed>;
  readonly cards: readonly Printed[];
  /** The text that each keyword stands for. A keyword without one means something only to rules that look for it. */
  readonly keywords?: Readonly<Record<string, string>>;
  /** The number of copies of each card in a deck that nobody made. */
  readonly copies: number;
  /** Tells people what of a card's text is not understood: `toldCard` of `/host`. By default the codes of the refusal are told. */
  readonly told?: (card: PrintedText) => string;
}

/** The error of a card whose text is not understood. If the set can tell why, its message is that. */
export class UnreadCardError extends RefusedError {
  override readonly name = 'UnreadCardError';

  constructor(issues: readonly Issue[], told: string) {
    super(issues);
    if (told !== '') this.message = told;
  }
}

const MOST_CARDS = 10_000;
const MOST_DECKS = 64;
const MOST_COPIES = 999;
const LONGEST_NAME = 256;

const counts = z.record(z.string().min(1).max(LONGEST_NAME), z.int().min(1).max(MOST_COPIES));

/** The options of a match that is played with other cards than the game's own, or with decks that somebody made. */
export interface CardOptions<Printed> {
  readonly cards?: readonly Printed[] | undefined;
  /** How many copies of each card a deck has, by name. Players take the decks in turn. */
  readonly decks?: readonly Readonly<Record<string, number>>[] | undefined;
}

/** The set of a game's cards: what they say, and the decks that are made of them. */
export interface CardSet<W extends AbilityWords, Cost, Printed extends PrintedText> {
  readonly printed: z.ZodType<Printed>;
  readonly cards: readonly Printed[];
  /** The schema of the text of a card on the table: it must be understood, since nothing else says what the card does. */
  readonly textSchema: z.ZodType<string>;
  /** The schemas of {@link CardOptions}, to spread into the options of a match. */
  readonly optionSchemas: {
    readonly cards: z.ZodOptional<z.ZodType<readonly Printed[]>>;
    readonly decks: z.ZodOptional<z.ZodType<readonly Readonly<Record<string, number>>[]>>;
  };
  /** Reads what a text says, with what its keywords stand for. */
  read(text: string): Result<CardSays<W, Cost>>;
  /**
   * Returns what a card says. It follows from the text of the card and the keywords that it has, so a card on the table has
   * no copy of its abilities. Of a card with `keywords` these count: one that it was given brings what it stands for, and
   * one that it lost takes that with it. @throws UnreadCardError if the text is not understood
   */
  says(
    card: Pick<PrintedText, 'text'> & Partial<PrintedText> & { readonly keywords?: readonly string[] },
  ): CardSays<W, Cost>;
  /** Returns the printed cards of the deck of each player, or why a match with these cards and decks cannot begin. */
  decksOf(
    options: CardOptions<Printed>,
    players: readonly string[],
  ): Result<readonly { readonly player: string; readonly deck: readonly Printed[] }[]>;
}

/** The number of texts of which the latest readings are kept. */
const MOST_KEPT = 4_096;

/** Keeps what was read. Only the key decides it, so what was dropped is read again to the same. */
function keepReadings<Reading>(): (key: string, read: () => Reading) => Reading {
  let young = new Map<string, Reading>();
  let old = new Map<string, Reading>();
  return (key, read) => {
    const known = young.get(key);
    if (known !== undefined) return known;
    if (young.size >= MOST_KEPT) {
      old = young;
      young = new Map();
    }
    const reading = old.get(key) ?? read();
    young.set(key, reading);
    return reading;
  };
}

const refusal = (reason: string, data: GameIssue['data'], path: GameIssue['path']): GameIssue => ({
  code: `standard.${reason}`,
  data,
  ...(path ? { path } : {}),
});

/** Names are compared in any case, as people write them in lists. */
const plain = (name: string): string => name.toLowerCase();

/** Makes the set of a game's cards. */
export function cardSet<W extends AbilityWords, Cost, Printed extends PrintedText>({
  text,
  printed,
  cards: own,
  keywords = {},
  copies,
  told = () => '',
}: CardSetRules<W, Cost, Printed>): CardSet<W, Cost, Printed> {
  /** Adds to what a text says what keywords stand for, with ids that name the keyword. */
  const withKeywords = (
    { abilities, activated }: CardSays<W, Cost>,
    has: readonly string[],
  ): Result<CardSays<W, Cost>> => {
    const meant: CardSays<W, Cost>[] = [];
    for (const keyword of new Set(has)) {
      if (!Object.hasOwn(keywords, keyword)) continue;
      const reading = text.read(keywords[keyword] ?? '');
      if (!reading.ok) return reading;
      const named = <Part extends { readonly id: string }>(parts: readonly Part[]): readonly Part[] =>
        parts.map((part) => ({ ...part, id: `${keyword}-${part.id}` }));
      meant.push({
        keywords: [],
        abilities: named(reading.value.abilities),
        activated: named(reading.value.activated),
      });
    }
    return ok({
      keywords: has,
      abilities: [...abilities, ...meant.flatMap((one) => one.abilities)],
      activated: [...activated, ...meant.flatMap((one) => one.activated)],
    });
  };
  const asPrinted = keepReadings<Result<CardSays<W, Cost>>>();
  const asItIs = keepReadings<Result<CardSays<W, Cost>>>();
  const read = (words: string): Result<CardSays<W, Cost>> =>
    asPrinted(words, () => {
      const said = text.read(words);
      return said.ok ? withKeywords(said.value, said.value.keywords) : said;
    });
  const readHaving = (words: string, has: readonly string[]): Result<CardSays<W, Cost>> => {
    const printedToo = read(words);
    if (!printedToo.ok || sameValue(printedToo.value.keywords, has)) return printedToo;
    return asItIs(`${has.join(' ')}\n${words}`, () => {
      const said = text.read(words);
      return said.ok ? withKeywords(said.value, has) : said;
    });
  };

  /** Returns what is wrong with the cards of a match: their texts, and names that occur twice. */
  const cardIssues = (cards: readonly Printed[]): readonly Issue[] => {
    const seen = new Set<string>();
    return cards.flatMap(({ name, text: words }, at): readonly Issue[] => {
      const reading = read(words);
      const twice = seen.has(plain(name))
        ? [refusal('cardTwice', { card: name }, ['cards', at, 'name'])]
        : [];
      seen.add(plain(name));
      if (reading.ok) return twice;
      const why = told({ name, text: words });
      const unread =
        why === ''
          ? below(['cards', at, 'text'], reading.issues)
          : [refusal('unreadCard', { card: name, told: why }, undefined)];
      return [...twice, ...unread];
    });
  };

  return {
    printed,
    cards: own,
    textSchema: z.string().refine((words) => read(words).ok, 'a text that is not understood'),
    optionSchemas: {
      cards: z.array(printed).min(1).max(MOST_CARDS).readonly().optional(),
      decks: z.array(counts).min(1).max(MOST_DECKS).readonly().optional(),
    },
    read,
    says({ name = 'this card', text: words, keywords: has }) {
      const reading = has ? readHaving(words, has) : read(words);
      if (reading.ok) return reading.value;
      throw new UnreadCardError(reading.issues, told({ name, text: words }));
    },
    decksOf({ cards = own, decks }, players) {
      const wrong = cardIssues(cards);
      const byName = new Map([...own, ...cards].map((card) => [plain(card.name), card]));
      const unknown = (decks ?? []).flatMap((deck, at) =>
        Object.keys(deck)
          .filter((name) => !byName.has(plain(name)))
          .map((card) => refusal('noCard', { card }, ['decks', at, card])),
      );
      const issues = [...wrong, ...unknown];
      if (issues.length > 0) return { ok: false, issues };
      const usual = Array.from({ length: copies }, () => cards).flat();
      const lists = decks?.map((deck) =>
        Object.entries(deck).flatMap(([name, count]) => {
          const card = byName.get(plain(name));
          return card ? Array.from({ length: count }, () => card) : [];
        }),
      );
      return ok(players.map((player, at) => ({ player, deck: lists?.[at % lists.length] ?? usual })));
    },
  };
}
