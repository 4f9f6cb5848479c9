import { someWithin, tokenize } from '@reticle/core/text';
import type { CardDefinition } from '../../language/card-definition.js';
import { isVerbName } from '../targets/own-name.js';
import { MAX_TEXT } from '../targets/parse.js';

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

/** What a text of a card was read as. */
interface KeptFace {
  readonly said: SaidOfCard;
  /** The words of the text, and of all that was printed to be read again. */
  readonly words: ReadonlySet<string>;
}

/** So many texts are kept; then it begins anew. */
const MOST = 4_096;
const LONGEST = 1_000;
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
 * Texts of cards that were read whole, each with `~` for the card's name: a card of another name that says the same of itself is
 * the same card. A name tells nothing where a text, and all that was printed of it to be read again, has none of the name's words, and
 * where the name stands apart in them: then the tokens are the same. Where that is not certain, and where anything was not read, a text is
 * read anew.
 */
export class KeptFaces {
  readonly #kept = new Map<string, KeptFace>();

  /** What the text of a face was read as before. */
  find(face: NamedText): SaidOfCard | undefined {
    const key = keyOf(face);
    const found = key === undefined ? undefined : this.#kept.get(key);
    return found?.words.has(firstWord(face.name)) === false ? found.said : undefined;
  }

  /**
   * Keeps what the text of a face was read as.
   *
   * @param printed all that was printed to be read again, with `~` for the name
   */
  keep(face: NamedText, said: SaidOfCard, printed: readonly string[]): void {
    const key = keyOf(face);
    if (key === undefined) return;
    const texts = [withoutName(face), ...printed];
    const words = new Set(texts.flatMap((text) => tokenize(text)).map(({ text }) => text));
    const isName = (value: unknown): boolean =>
      typeof value === 'string' && (value.includes('~') || value.includes(face.name));
    if (someWithin(said, isName) || words.has(firstWord(face.name)) || !texts.every(isPlain)) return;
    if (this.#kept.size >= MOST) this.#kept.clear();
    this.#kept.set(key, { said, words });
  }
}

const withoutName = ({ name, text }: NamedText): string => text.replaceAll(name, '~');

/** All that reading a text looks at but the name; `undefined` where the name may tell more. */
function keyOf(face: NamedText): string | undefined {
  const { name, types, text } = face;
  if (text.length > LONGEST || text.includes('~')) return undefined;
  if (name.length > LONGEST_NAME || !WORDS_NAME.test(name) || isVerbName(name)) return undefined;
  return `${types}\n\n${withoutName(face)}`;
}

/** The first token of a name, as it stands in texts. */
const firstWord = (name: string): string => tokenize(name.slice(0, endOfFirst(name)))[0]?.text ?? '';

function endOfFirst(name: string): number {
  const end = name.search(/[ ,]/u);
  return end < 0 ? name.length : end;
}
