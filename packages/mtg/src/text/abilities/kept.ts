import { type GameIssue, refuse, type Result } from '@reticle/core';
import { sameValue, someWithin, type Token, tokenize } from '@reticle/core/text';
import type { CardDefinition } from '../../language/card-definition.js';
import { withQuotesFolded } from '../phrases/marks.js';
import { isVerbName, withOwnName } from '../targets/own-name.js';
import { MAX_TEXT } from '../targets/parse.js';
import {
  abilitiesIn,
  type AbilityText,
  type ReadingOptions,
  unread,
  type WordsOptions,
} from './card-text.js';
import type { PrintOptions } from './print-ability.js';
import { withName } from './read-back.js';

/** What a text says of its card. */
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

/** What a text of a card was read as, and what of it was not. */
export interface ReadText {
  readonly said: SaidOfCard;
  readonly unexpressed: readonly GameIssue[];
}

/** What a text with `~` for its card's name was read as. */
interface NamelessText {
  readonly read: ReadText;
  /** The words of the text, and of all that was printed to be read again, with a space on both sides of each. */
  readonly words: string;
}

/** So many texts are kept of each sort; then it begins anew. */
const MOST_FACES = 16_384;
const LONGEST_FACE = 1_000;
const LONGEST_NAME = 100;

/** Names of words with one mark between them, the first with a capital letter: by themselves they are the tokens that they are in a text. */
const WORDS_NAME = /^[A-Z][A-Za-z0-9]*(?:(?:,? |['-])[A-Za-z0-9]+)*$/u;

/** A name that is not apart from the words around it, or is one with "this" before it. */
const JOINED = /[^\n ]~|~(?:[^\n ,.:]|[,.:][^\n ])|this ~/iu;

/** Marks between which names are not looked for. */
const QUOTES = /["“”„[\]]/u;

/** Whether a text with `~` for a name has the same tokens with each name of words that has none of its words. */
const isPlain = (text: string): boolean =>
  !JOINED.test(text) &&
  !QUOTES.test(text) &&
  text.replaceAll('~', '~'.repeat(LONGEST_NAME)).length <= MAX_TEXT;

/**
 * Texts of cards that were read. One that was read whole is kept with `~` for the card's name: a card of another name that says the same
 * of itself is the same card. A name tells nothing where a text, and all that was printed of it to be read again, has none of the name's
 * words, and where the name stands apart in them: then the tokens are the same. Where that is not certain, and where anything was not read,
 * a text is kept for its own name alone.
 */
export class KeptFaces {
  readonly #nameless = new Map<string, NamelessText>();
  readonly #named = new Map<string, ReadText>();

  /** What the text of a face was read as before. */
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

/** All words of a text and of what was printed of it; `undefined` where the card's name is not apart from them. */
function wordsWithout(face: NamedText, said: SaidOfCard, printed: readonly string[]): string | undefined {
  const texts = [withoutName(face), ...printed];
  const words = new Set(texts.flatMap((text) => tokenize(text)).map(({ text }) => text));
  const isName = (value: unknown): boolean =>
    typeof value === 'string' && (value.includes('~') || value.includes(face.name));
  if (someWithin(said, isName) || words.has(firstWord(face.name)) || !texts.every(isPlain)) return undefined;
  return ` ${[...words].join(' ')} `;
}

const withoutName = ({ name, text }: NamedText): string => text.replaceAll(name, '~');

const isShort = ({ name, types, text }: NamedText): boolean =>
  text.length + types.length <= LONGEST_FACE && name.length <= LONGEST_NAME;

/** All that reading a text looks at. Lengths come first, so that no two faces have one key. */
const namedKey = ({ name, types, text }: NamedText): string =>
  `${name.length},${types.length},${name}${types}${text}`;

/** All that reading a text looks at but the name; `undefined` where the name may tell more. */
function namelessKey(face: NamedText): string | undefined {
  const { name, types, text } = face;
  if (!isShort(face) || text.includes('~') || !WORDS_NAME.test(name) || isVerbName(name)) return undefined;
  return namedKey({ name: '', types, text: withoutName(face) });
}

/** The first token of a name, as it stands in texts. */
const firstWord = (name: string): string => tokenize(name.slice(0, endOfFirst(name)))[0]?.text ?? '';

function endOfFirst(name: string): number {
  const end = name.search(/[ ,]/u);
  return end < 0 ? name.length : end;
}

/** So many abilities are kept; then it begins anew. */
const MOST_ABILITIES = 4_096;
/** What takes more to name than this is not kept. */
const LONGEST_KEY = 4_000;

/** Names that are words like others, so that nothing but these words is to be looked at in what is printed with them. */
const PLAIN_NAME = /^[A-Za-z0-9 ,'-]{1,100}$/u;

interface KeptAbility<Made> {
  readonly found: Result<Made>;
  /** What it is printed as, with `~` for the card's name. */
  readonly printed: string;
  /** These words. */
  readonly words: string;
}

/** One ability, or the paragraphs of a spell. */
type SomeAbilities = readonly [AbilityText, ...AbilityText[]];

/** How abilities of one kind are read, and printed. */
interface AbilityReader<Made> {
  readonly read: (given: SomeAbilities, id: string) => Result<Made>;
  readonly print: (made: Made, options: PrintOptions) => Result<string>;
  /** Which of the abilities that are printed are read again. */
  readonly among: (printed: readonly AbilityText[]) => readonly AbilityText[];
}

/**
 * Reads abilities, and takes only what prints as words that are read as the same; else it is refused with `text.notPrintedBack`.
 *
 * Those that were taken are kept by their words: cards say the same of themselves again and again, each with its own name. All that
 * reading looks at is in the key, but for the card's name, which counts in one place alone: where what was read is printed with it,
 * and read again. So what is kept is given to a card of another name only if the words that are printed with that name are the same
 * with `~` in its place. For the same reason what is printed is read again only if its key is another. What was refused is not kept:
 * it tells places in the text.
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
    const found = this.#reader.read(given, id);
    if (!found.ok) return found;
    const [first] = given;
    const spoken = { ...options, host: first.host };
    const printed = this.#reader.print(found.value, { ...spoken, name: '~' });
    const words = printed.ok ? withName(printed.value, name) : '';
    // A whole text that is printed as it stands is read as it was read.
    const isSame = key !== undefined && given.length === 1 && isOnly(first) && words === first.text;
    if (!printed.ok || !(isSame || this.#isReadAgain(found.value, words, { id, key, spoken })))
      return refuse(unread('text.notPrintedBack', first));
    onPrinted?.(printed.value);
    if (key !== undefined) this.#keep(key, found, printed.value);
    return found;
  }

  /** Whether words are read as this again. */
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

/** Whether an ability is all that its text says: its words begin and end it. */
const isOnly = ({ span, text }: AbilityText): boolean => span.start === 0 && span.end >= text.length - 1;

/** What words are once the card's name is `~`. */
const wordsOf = (printed: string, name: string | undefined): string =>
  textsOf(withOwnName(tokenize(withQuotesFolded(printed)), name));

const textsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** All that the reading of abilities looks at; `undefined` where one of their targets is not understood, or there is too much. */
function keyOfAbility(
  given: readonly AbilityText[],
  id: string,
  { types = [], quoted }: WordsOptions,
): string | undefined {
  const targets = given.flatMap(({ own, later }) => [...own, ...(later?.own ?? [])]);
  if (targets.some(({ issues }) => issues.length > 0)) return undefined;
  const key = JSON.stringify([id, types, quoted !== undefined, given.map(partsOf)]);
  return key.length > LONGEST_KEY ? undefined : key;
}

function partsOf({ whole, modes, later, host, quoted, ...given }: AbilityText): unknown {
  const after = later ? wordsAndTargets(later) : 0;
  return [wordsAndTargets(given), after, whole, modes?.map(partsOf) ?? 0, host, quoted !== undefined];
}

function wordsAndTargets({ ability, words, own }: Pick<AbilityText, 'ability' | 'words' | 'own'>): unknown {
  const { index: _index, ...kind } = ability;
  const tokens = words.map(({ text, raw, capital, depth }) => [text, raw === text ? 0 : raw, capital, depth]);
  // Targets stand at words, not at letters: names are of any length.
  const targets = own.map(({ span, parts: _parts, ability: { index, ...of }, ...target }) => [
    words.findIndex(({ start }) => start >= span.start),
    words.filter(({ end }) => end <= span.end).length,
    index === ability.index,
    of,
    target,
  ]);
  return [kind, tokens, targets];
}
