import type { Json, JsonObject } from '../json.js';
import { isObject } from './atoms.js';
import { UNREAD, type Clause, type GrammarParts, type PhraseWords, type UnreadCode } from './clause-types.js';
import { readPhrase } from './clause.js';
import { determinerAt, openingAt } from './determiner.js';
import { articleOf, numberOf, regularPlural, textsIn } from './english.js';
import { cachePhrases } from './reading-cache.js';
import { entryFault, type Lexicon, type Role } from './lexicon.js';
import { Mentions } from './mention.js';
import { nearestWord } from './messages.js';
import { inOrder, Templates, type ClassOf } from './noun.js';
import type { TargetPhrase } from './phrase.js';
import { properType } from './print-nouns.js';
import { Printer } from './print.js';
import type { NounParts } from './read-core.js';
import { NounReader } from './read-noun.js';
import type { Stretch } from './split.js';
import { synonymsOf } from './synonyms.js';
import { NO_VALUES } from './template.js';
import { isWord, spanOf, textOf, type Token, tokenize } from './tokenize.js';
import { holeType, partsOf, Trie, type Entry } from './trie.js';
import { type HoleValue, type HoleType, BUILT_IN, knownWords, vocabularyType } from './vocabulary.js';

/** The name of the hole that takes a thing with its article. */
const THING = 'thing';

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

/**
 * The parts that the type of this hole needs. They are made after it: the same grammar reads the thing, but
 * without things inside it.
 */
interface ThingParts {
  readonly nouns: NounParts;
  readonly templates: Templates;
  readonly printer: Printer;
}

/**
 * Makes the type of a hole that takes a thing with its article ("a creature you control"), as many words as
 * belong to it. Its value is a filter of the lexicon's first kind.
 */
function thingType(parts: () => ThingParts): HoleType {
  return {
    find(tokens, at) {
      if (!ARTICLES.has(tokens[at]?.text ?? '')) return [];
      const { nouns, templates, printer } = parts();
      const from = tokens[at + 1]?.text === 'single' ? at + 2 : at + 1;
      const found: HoleValue[] = [];
      for (const { nouns: read, end, ambiguous } of new NounReader(nouns, tokens).read(from)) {
        const [longest] = found;
        if (ambiguous || (longest && end <= longest.end)) continue;
        if (!read.every(({ head }) => (head.entry.kind ?? nouns.defaultKind) === nouns.defaultKind)) continue;
        const value = templates.atoms.alternatives(read.map((noun) => templates.askedBy(inOrder(noun))));
        // As for whole phrases, words that print differently were not understood.
        if (value === undefined || printer.thing(value) !== printer.nouns(read, false)) continue;
        found[0] = { value, end };
      }
      return found;
    },
    print(value) {
      const words = isObject(value) ? parts().printer.thing(value) : undefined;
      return words === undefined ? '' : `${articleOf(words)} ${words}`;
    },
    takes: (value: Json): value is JsonObject => isObject(value),
  };
}

/**
 * A phrase grammar, made from a lexicon: it reads phrases into JSON and prints JSON as phrases. Reading and
 * printing are two sides of one grammar: a phrase is accepted only if printing what was read gives its words
 * again. Words that are not understood are refused with a code and their span.
 */
export interface PhraseGrammar {
  /** Whether a token is the word that marks a phrase. */
  readonly isAnchor: (token: Token) => boolean;
  /**
   * Returns the place one past an opening ("one of your") that begins at a token, if one does. The game
   * decides whether it begins a phrase there.
   */
  opensAt(tokens: readonly Token[], at: number): number | undefined;
  /**
   * Reads the anchor or the opening at a token: a phrase, a mere mention, or words that were not understood.
   */
  readAt(tokens: readonly Token[], anchor: number): Clause;
  /**
   * Reads the phrase at each anchor and each opening of some tokens, in their order, leaving out mere
   * mentions. If a lexicon has both an anchor and openings, an opening need not begin a phrase: the game
   * decides.
   */
  phrasesIn(tokens: readonly Token[], stretch?: Stretch): Iterable<PhraseWords>;
  /**
   * Reads one phrase that is the whole text. Refuses a text without a phrase, or with words before or after
   * it.
   */
  read(phrase: string): Clause;
  /** Prints a phrase. Returns undefined if the lexicon has no words for it. */
  print(phrase: TargetPhrase): string | undefined;
  /** Returns every word of the lexicon: of its entries and its vocabularies. */
  words(): ReadonlySet<string>;
}

const NAMING: ReadonlySet<Role> = new Set(['adjective', 'class', 'head']);

/**
 * Lists the words of nouns and of entries before nouns. No open vocabulary takes them for its own at the
 * beginning of a sentence.
 */
const namingWords = (entries: readonly Entry[]): readonly string[] =>
  entries
    .filter(({ role }) => NAMING.has(role))
    .flatMap(({ words, plural = regularPlural(words), also = [] }) => [words, plural, ...also])
    .filter((words) => !words.includes('<'))
    .flatMap(textsIn);

/** Lists every word of some entries, without their holes. */
const wordsOf = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ words, plural = '', also = [] }) =>
    [words, plural, ...also].flatMap((surface) =>
      partsOf(surface).flatMap((part) => ('word' in part ? [part.word] : [])),
    ),
  );

/** Makes the look-up of unknown words. */
function unknownWords(words: () => ReadonlySet<string>): GrammarParts['unknownAt'] {
  return (token) => {
    const known = words();
    if (!token || !isWord(token) || numberOf(token.text) !== undefined || known.has(token.text))
      return undefined;
    const nearest = nearestWord(token.text, known);
    return { word: token.text, ...(nearest === undefined ? {} : { nearest }) };
  };
}

const unreadText = (tokens: readonly Token[], code: UnreadCode): Clause => ({
  found: 'unread',
  span: spanOf(tokens, 0, tokens.length),
  code,
  words: textOf(tokens),
  from: 0,
  to: tokens.length,
});

const NOUN_ROLES: readonly Role[] = ['adjective', 'class', 'head', 'tail'];

/**
 * Makes the grammar of a lexicon. It accepts a phrase only if printing what was read gives its words again.
 *
 * @throws TypeError if an entry has a hole whose type has no vocabulary, or says something that would never
 * be read
 */
export function phraseGrammar(lexicon: Lexicon): PhraseGrammar {
  const { anchor, kinds, adding, required, vocabularies, reminder } = lexicon;
  const [defaultKind = 'card'] = kinds;
  const fault = lexicon.entries.map(entryFault).find((found) => found !== undefined);
  if (fault !== undefined) throw new TypeError(fault);
  const entries: readonly Entry[] = lexicon.entries.map((entry, rank) => ({ ...entry, rank }));
  let known: ReadonlySet<string> | undefined;
  /** Made when the first word is met that could belong to an open vocabulary. */
  const knownTo = (): ReadonlySet<string> =>
    (known ??= new Set([...knownWords(vocabularies), ...namingWords(entries)]));
  const types: Record<string, HoleType> = { ...BUILT_IN };
  for (const [name, vocabulary] of Object.entries(vocabularies))
    types[name] = vocabulary.proper ? properType : vocabularyType(vocabulary, knownTo);
  const classes = new Map(entries.flatMap((entry) => (entry.role === 'class' ? [[entry.words, entry]] : [])));
  const within: ClassOf = ({ entry, values }) => {
    if (entry.role !== 'class' || values === NO_VALUES) return undefined;
    const [name] = Object.entries(values).flatMap(
      ([hole, value]) => types[holeType(hole)]?.within?.(value) ?? [],
    );
    return name === undefined ? undefined : classes.get(name);
  };
  const templates = new Templates(adding, within);
  const synonyms = synonymsOf(entries, defaultKind);
  const bare = entries.filter(({ role }) => role === 'bare');
  types[THING] = thingType(() => things);
  const printer = new Printer({ entries, types, templates, anchor, synonyms, defaultKind });
  let forward: Trie | undefined;
  const nouns = {
    /** Made when a thing is first read. */
    get forward() {
      const plain = () => entries.filter(({ words }) => !words.includes(`<${THING}>`));
      return (forward ??= new Trie(plain(), NOUN_ROLES, types));
    },
    synonyms,
    bare,
    classes,
    templates,
    defaultKind,
  };
  const things: ThingParts = { nouns, templates, printer };
  let all: ReadonlySet<string> | undefined;
  /** Gathered when the first unknown word is looked up. */
  const words = (): ReadonlySet<string> =>
    (all ??= new Set([...knownTo(), ...wordsOf(entries), ...(anchor ? [anchor.one, anchor.many] : [])]));
  const anchors: ReadonlySet<string> = new Set(anchor ? [anchor.one, anchor.many] : []);
  const parts: GrammarParts = {
    forward: new Trie(entries, NOUN_ROLES, types),
    counts: new Trie(entries, ['count', 'other'], types, true),
    openings: new Trie(entries, ['opening'], types),
    after: new Trie(entries, ['after'], types),
    before: entries.some(({ role }) => role === 'before')
      ? new Trie(entries, ['before'], types, true)
      : undefined,
    anchor,
    unknownAt: unknownWords(words),
    synonyms,
    anchors,
    bare,
    classes,
    any: entries.filter(({ role }) => role === 'any'),
    templates,
    required,
    defaultKind,
    printer,
  };
  const mentions = new Mentions(entries, anchor, (tokens, at) =>
    parts.forward.find(tokens, at).some(({ entry }) => NAMING.has(entry.role)),
  );
  const isAnchor = ({ text }: Token): boolean => anchors.has(text);
  const opensAt = (tokens: readonly Token[], at: number): number | undefined =>
    openingAt(parts, tokens, at)?.end;
  const readAt = cachePhrases(
    (tokens, at) =>
      mentions.at(tokens, at) ??
      readPhrase(parts, tokens, openingAt(parts, tokens, at) ?? determinerAt(parts, tokens, at)),
  );
  return {
    isAnchor,
    opensAt,
    readAt,
    *phrasesIn(tokens, { from, to } = { from: 0, to: tokens.length }) {
      for (let at = from; at < to; at++) {
        const token = tokens[at];
        if (!token || !(isAnchor(token) || opensAt(tokens, at) !== undefined)) continue;
        const clause = readAt(tokens, at);
        if (clause.found === 'mention') continue;
        yield clause;
        at = Math.max(at, clause.to - 1);
      }
    },
    read(phrase) {
      const tokens = tokenize(phrase, reminder);
      const at = tokens.findIndex((token, index) => isAnchor(token) || opensAt(tokens, index) !== undefined);
      if (at < 0) return unreadText(tokens, UNREAD.noun);
      const clause = readAt(tokens, at);
      if (clause.found !== 'phrase') return clause;
      if (clause.from > 0) return unreadText(tokens, UNREAD.count);
      return clause.to < tokens.length ? unreadText(tokens, UNREAD.tail) : clause;
    },
    print: (phrase) => printer.print(phrase),
    words,
  };
}

/**
 * Makes a grammar like {@link phraseGrammar}, but only once somebody reads or prints: a match needs no
 * grammar, and making one takes longer than a match. Errors in the lexicon are thrown then.
 */
export function lazyGrammar(lexicon: () => Lexicon): PhraseGrammar {
  let made: PhraseGrammar | undefined;
  const grammar = (): PhraseGrammar => (made ??= phraseGrammar(lexicon()));
  return {
    isAnchor: (token) => grammar().isAnchor(token),
    opensAt: (tokens, at) => grammar().opensAt(tokens, at),
    readAt: (tokens, anchor) => grammar().readAt(tokens, anchor),
    phrasesIn: (tokens, stretch) => grammar().phrasesIn(tokens, stretch),
    read: (phrase) => grammar().read(phrase),
    print: (phrase) => grammar().print(phrase),
    words: () => grammar().words(),
  };
}
