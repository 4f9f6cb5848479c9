import type { Result } from '@reticle/core';
import { tokenize, type Token } from '@reticle/core/text';
import { withQuotesFolded } from '../phrases/marks.js';
import { withOwnName } from '../targets/own-name.js';
import type { AbilityText, WordsOptions } from './card-text.js';

/** So many abilities are kept; then it begins anew. */
const MOST = 4_096;
/** What takes more to name than this is read anew each time. */
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

/** How abilities of one kind are read, and printed with `~` for the card's name. */
interface AbilityReader<Made> {
  readonly read: () => Result<Made>;
  readonly print: (made: Made) => Result<string>;
}

/**
 * Abilities that were read whole, by their words: cards say the same of themselves again and again, each with its own name. All that
 * reading looks at is in the key, but for the card's name, which counts in one place alone: where what was read is printed with it,
 * and read again. So what is kept is given to a card of another name only if the words that are printed with that name are the same
 * with `~` in its place. What was refused is not kept: it tells places in the text.
 */
export class KeptAbilities<Made> {
  readonly #kept = new Map<string, KeptAbility<Made>>();

  of(
    given: readonly AbilityText[],
    id: string,
    options: WordsOptions,
    { read, print }: AbilityReader<Made>,
  ): Result<Made> {
    const { name = '~' } = options;
    const key = name === '~' || PLAIN_NAME.test(name) ? keyOf(given, id, options) : undefined;
    if (key === undefined || key.length > LONGEST_KEY) return read();
    const known = this.#kept.get(key);
    if (
      known &&
      wordsOf(
        known.printed.replaceAll('~', () => name),
        name,
      ) === known.words
    )
      return known.found;
    const found = read();
    const printed = found.ok ? print(found.value) : found;
    if (printed.ok) {
      if (this.#kept.size >= MOST) this.#kept.clear();
      this.#kept.set(key, { found, printed: printed.value, words: wordsOf(printed.value, undefined) });
    }
    return found;
  }
}

/** What words are once the card's name is `~`. */
const wordsOf = (printed: string, name: string | undefined): string =>
  textsOf(withOwnName(tokenize(withQuotesFolded(printed)), name));

const textsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** All that the reading of abilities looks at; `undefined` where one of their targets is not understood. */
function keyOf(
  given: readonly AbilityText[],
  id: string,
  { types = [], quoted }: WordsOptions,
): string | undefined {
  const targets = given.flatMap(({ own, later }) => [...own, ...(later?.own ?? [])]);
  if (targets.some(({ issues }) => issues.length > 0)) return undefined;
  return JSON.stringify([id, types, quoted !== undefined, given.map(partsOf)]);
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
