import { type GameIssue, refuse, type Result } from '@reticle/core';
import { sameValue, someWithin, type Token, tokenize } from '@reticle/core/text';
import type { CardDefinition } from '../../language/card-definition.js';
import { tokensOf } from '../lexicon/index.js';
import { withQuotesFolded } from '../phrases/marks.js';
import { isNameOfSeveral, isVerbName, withOwnName } from '../targets/own-name.js';
import { MAX_TEXT } from '../targets/parse.js';
import {
  abilitiesIn,
  type AbilityText,
  type ReadingOptions,
  unread,
  type WordsOptions,
} from './card-text.js';
import { guarded } from './guarded.js';
import type { PrintOptions } from './print-options.js';
import { withName } from './read-back.js';

/** What a text says about its card. */
export type SaidOfCard = Omit<
  CardDefinition,
  'id' | 'name' | 'supertypes' | 'types' | 'subtypes' | 'cost' | 'colorIndicator' | 'unexpressed'
>;

/** A text with the name and the type line of its card. */
interface NamedText {
  readonly name: string;
  readonly types: string;
  readonly text: string;
}

/** What a card's text was read as, and what wasn't read. */
export interface ReadText {
  readonly said: SaidOfCard;
  readonly unexpressed: readonly GameIssue[];
}

/** The reading of a text with `~` for its card's name. */
interface NamelessText {
  readonly read: ReadText;
  /**
   * The words of the text, and of all that was printed to be read again, with a space on both sides of each.
   */
  readonly words: string;
}

/** The most texts that each map keeps. A full map is emptied. */
const MOST_FACES = 16_384;
const LONGEST_FACE = 1_000;
const LONGEST_NAME = 100;

/**
 * Matches names of words with single marks between them, beginning with a capital letter: alone they have the
 * same tokens as in a text.
 */
const WORDS_NAME = /^[A-Z][A-Za-z0-9]*(?:(?:,? |['-])[A-Za-z0-9]+)*$/u;

/** Matches a name that isn't separate from the words around it, or follows "this". */
const JOINED = /[^\n ]~|~(?:[^\n ,.:]|[,.:][^\n ])|this ~/iu;

/** Marks between which names are not looked for. */
const QUOTES = /["“”„[\]]/u;

/**
 * Whether a text with `~` for a name has the same tokens with every name of words that occur nowhere in it.
 */
const isPlain = (text: string): boolean =>
  !JOINED.test(text) &&
  !QUOTES.test(text) &&
  text.replaceAll('~', '~'.repeat(LONGEST_NAME)).length <= MAX_TEXT;

/**
 * A cache of texts that were read. A text that was read completely is kept with `~` for the card's name,
 * since a card of another name with the same text is read the same way. That is safe if the text, and all
 * that was printed of it to be read again, contains none of the name's words, and if the name stands apart in
 * it: then the tokens are the same. In other cases, and if anything wasn't read, the text is kept for its own
 * name only.
 */
export class KeptFaces {
  readonly #nameless = new Map<string, NamelessText>();
  readonly #named = new Map<string, ReadText>();

  /** Finds what the text of a face was read as before. */
  find(face: NamedText): ReadText | undefined {
    const key = namelessKey(face);
    const found = key === undefined ? undefined : this.#nameless.get(key);
    if (found && !found.words.includes(` ${firstWord(face.name)} `)) return found.read;
    return isShort(face) ? this.#named.get(namedKey(face)) : undefined;
  }

  /**
   * Keeps what the text of a face was read as.
   *
   * @param printed all that was printed to be read again, with `~` for the name
   */
  keep(face: NamedText, read: ReadText, printed: readonly string[]): void {
    const key = read.unexpressed.length > 0 ? undefined : namelessKey(face);
    const words = key === undefined ? undefined : wordsWithout(face, read.said, printed);
    if (key !== undefined && words !== undefined) keepIn(this.#nameless, key, { read, words });
    else if (isShort(face)) keepIn(this.#named, namedKey(face), read);
  }
}

function keepIn<Kept>(kept: Map<string, Kept>, key: string, value: Kept): void {
  if (kept.size >= MOST_FACES) kept.clear();
  kept.set(key, value);
}

/**
 * Returns all words of a text and of what was printed of it. Returns undefined if the card's name isn't
 * separate from them.
 */
function wordsWithout(face: NamedText, said: SaidOfCard, printed: readonly string[]): string | undefined {
  const texts = [withoutName(face), ...printed];
  const words = new Set(texts.flatMap(tokensOf).map(({ text }) => text));
  const isName = (value: unknown): boolean =>
    typeof value === 'string' && (value.includes('~') || value.includes(face.name));
  if (someWithin(said, isName) || words.has(firstWord(face.name)) || !texts.every(isPlain)) return undefined;
  return ` ${[...words].join(' ')} `;
}

const withoutName = ({ name, text }: NamedText): string => text.replaceAll(name, '~');

const isShort = ({ name, types, text }: NamedText): boolean =>
  text.length + types.length <= LONGEST_FACE && name.length <= LONGEST_NAME;

/** Builds the key of all that reading looks at. Lengths come first, so no two faces have the same key. */
const namedKey = ({ name, types, text }: NamedText): string =>
  `${name.length},${types.length},${name}${types}${text}`;

/** Builds the key without the name. Returns undefined if the name may matter. */
function namelessKey(face: NamedText): string | undefined {
  const { name, types, text } = face;
  if (
    !isShort(face) ||
    text.includes('~') ||
    !WORDS_NAME.test(name) ||
    isVerbName(name) ||
    isNameOfSeveral(name)
  )
    return undefined;
  return namedKey({ name: '', types, text: withoutName(face) });
}

/** Returns the first token of a name, as in texts. */
const firstWord = (name: string): string => tokenize(name.slice(0, endOfFirst(name)))[0]?.text ?? '';

function endOfFirst(name: string): number {
  const end = name.search(/[ ,]/u);
  return end < 0 ? name.length : end;
}

/** The most abilities that are kept. A full map is emptied. */
const MOST_ABILITIES = 4_096;
/** The longest key that is kept. */
const LONGEST_KEY = 4_000;

/**
 * Matches names of ordinary words, so that only these words must be looked for in what is printed with them.
 */
const PLAIN_NAME = /^[A-Za-z0-9 ,'-]{1,100}$/u;

interface KeptAbility<Made> {
  readonly found: Result<Made>;
  /** What it is printed as, with `~` for the card's name. */
  readonly printed: string;
  /** The words of {@link printed}. */
  readonly words: string;
}

/** One ability, or the paragraphs of a spell. */
type SomeAbilities = readonly [AbilityText, ...AbilityText[]];

/** How abilities of one kind are read and printed. */
interface AbilityReader<Made> {
  readonly read: (given: SomeAbilities, id: string) => Result<Made>;
  readonly print: (made: Made, options: PrintOptions) => Result<string>;
  /** Returns which of the printed abilities are read again. */
  readonly among: (printed: readonly AbilityText[]) => readonly AbilityText[];
}

/**
 * Reads abilities, and accepts only what prints as words that are read as the same; otherwise it refuses with
 * `text.notPrintedBack`. A reading that lost or added a guarded word is refused before, with `mtg.changedWord`.
 *
 * Accepted abilities are cached by their words, since many cards say the same about themselves. The key
 * contains all that reading looks at except the card's name. The name only matters where the result is
 * printed with it and read again. So the cached ability is used for a card of another name only if the words
 * printed with that name are the same with `~` in its place. For the same reason, printed words are only read
 * again if their key differs. Refusals aren't cached, since they contain places in the text.
 */
export class KeptAbilities<Made> {
  readonly #kept = new Map<string, KeptAbility<Made>>();
  readonly #reader: AbilityReader<Made>;

  constructor(reader: AbilityReader<Made>) {
    this.#reader = reader;
  }

  of(given: SomeAbilities, id: string, options: ReadingOptions): Result<Made> {
    const { name = '~', onPrinted } = options;
    const key = name === '~' || PLAIN_NAME.test(name) ? keyOfAbility(given, id, options) : undefined;
    const known = key === undefined ? undefined : this.#kept.get(key);
    if (known && wordsOf(withName(known.printed, name), name) === known.words) {
      onPrinted?.(known.printed);
      return known.found;
    }
    const found = guarded(given, this.#reader.read(given, id));
    if (!found.ok) return found;
    const [first] = given;
    const spoken = { ...options, host: first.host };
    const printed = this.#reader.print(found.value, { ...spoken, name: '~' });
    const words = printed.ok ? withName(printed.value, name) : '';
    // A whole text that is printed as it stands would be read the same way.
    const isSame = key !== undefined && given.length === 1 && isOnly(first) && words === first.text;
    if (!printed.ok || !(isSame || this.#isReadAgain(found.value, words, { id, key, spoken })))
      return refuse(unread('text.notPrintedBack', first));
    onPrinted?.(printed.value);
    if (key !== undefined) this.#keep(key, found, printed.value);
    return found;
  }

  /** Whether words are read as this ability again. */
  #isReadAgain(
    made: Made,
    words: string,
    {
      id,
      key,
      spoken,
    }: { readonly id: string; readonly key: string | undefined; readonly spoken: WordsOptions },
  ): boolean {
    const [first, ...others] = this.#reader.among(abilitiesIn(words, spoken));
    if (!first) return false;
    if (key !== undefined && keyOfAbility([first, ...others], id, spoken) === key) return true;
    const read = this.#reader.read([first, ...others], id);
    return read.ok && sameValue(read.value, made);
  }

  #keep(key: string, found: Result<Made>, printed: string): void {
    if (this.#kept.size >= MOST_ABILITIES) this.#kept.clear();
    this.#kept.set(key, { found, printed, words: wordsOf(printed, undefined) });
  }
}

/** Whether an ability is the whole text. */
const isOnly = ({ span, text }: AbilityText): boolean => span.start === 0 && span.end >= text.length - 1;

/** Returns printed words with `~` for the card's name. */
const wordsOf = (printed: string, name: string | undefined): string =>
  textsOf(withOwnName(tokenize(withQuotesFolded(printed)), name));

const textsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/**
 * Builds the key of all that reading abilities looks at. Returns undefined if a target isn't understood, or
 * if the key would be too long.
 */
function keyOfAbility(
  given: readonly AbilityText[],
  id: string,
  { types = [], quoted, costs }: WordsOptions,
): string | undefined {
  const targets = given.flatMap(({ own, later, event }) => [
    ...own,
    ...(later?.own ?? []),
    ...(event?.own ?? []),
  ]);
  if (targets.some(({ issues }) => issues.length > 0)) return undefined;
  const key = JSON.stringify([id, types, quoted !== undefined, costs ?? 0, given.map(partsOf)]);
  return key.length > LONGEST_KEY ? undefined : key;
}

function partsOf({ whole, modes, later, event, host, quoted, ...given }: AbilityText): unknown {
  const after = [later, event].map((part) => (part ? wordsAndTargets(part) : 0));
  return [wordsAndTargets(given), after, whole, modes?.map(partsOf) ?? 0, host, quoted !== undefined];
}

function wordsAndTargets({ ability, words, own }: Pick<AbilityText, 'ability' | 'words' | 'own'>): unknown {
  const { index: _index, ...kind } = ability;
  const tokens = words.map(({ text, raw, capital, depth }) => [text, raw === text ? 0 : raw, capital, depth]);
  // Targets are located by words, not by letters, since names have different lengths.
  const targets = own.map(({ span, parts: _parts, ability: { index, ...of }, ...target }) => [
    words.findIndex(({ start }) => start >= span.start),
    words.filter(({ end }) => end <= span.end).length,
    index === ability.index,
    of,
    target,
  ]);
  return [kind, tokens, targets];
}
