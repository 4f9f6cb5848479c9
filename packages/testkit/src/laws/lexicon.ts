import { type JsonPath, canonicalJson, parseWith, STATE_LIMITS, type TargetingGame } from '@reticle/core';
import {
  type PhrasePart,
  phraseGrammar,
  tokenize,
  type Lexicon,
  type LexiconEntry,
  type PhraseGrammar,
  lexicon as schema,
  type Clause,
} from '@reticle/core/text';
import { finding, type Finding } from '../finding.js';
import type { Suite } from '../suite/suite.js';

/** The paths to all that a document says, each to its end. */
function ends(json: unknown, path: JsonPath = []): readonly JsonPath[] {
  const entries: readonly [string, unknown][] =
    typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return entries.length === 0
    ? [path]
    : entries.flatMap(([key, value]) => ends(value, [...path, Array.isArray(json) ? Number(key) : key]));
}

const begins = (path: JsonPath, start: JsonPath): boolean => start.every((key, index) => path[index] === key);

/** A filter that asks nothing needs no words. */
const needsWords = (path: JsonPath): boolean => path.at(-1) !== 'filter';

/**
 * The words of a phrase and what they say: they stand one after the other, all that they say is there, and nothing is
 * there that no words say or stand for. The law `lexicon` asks it of each example; ask it of what your game makes of a
 * whole text.
 *
 * @param said what the text was read as: core's phrase, or the slot that the game made of it
 * @param keys which keys of it words have to say; all, where they are left out
 */
export function pathByPath(
  text: string,
  said: object,
  parts: readonly PhrasePart[],
  keys: readonly string[] = Object.keys(said),
): readonly Finding[] {
  const there = ends(said);
  const told = parts.flatMap(({ paths, implied }) => [...paths, ...implied]);
  return [
    ...parts.flatMap(({ span: { start, end }, entry }, at) =>
      start >= (parts[at - 1]?.span.end ?? 0) && end <= text.length
        ? []
        : [finding('lexicon.overlaps', { text, words: entry })],
    ),
    ...told
      .filter((path) => !there.some((end) => begins(end, path)))
      .map((path) => finding('lexicon.absent', { text, path })),
    ...there
      .filter(([key]) => keys.some((wanted) => wanted === key))
      .filter((path) => needsWords(path) && !told.some((start) => begins(path, start)))
      .map((path) => finding('lexicon.unsaid', { text, path })),
  ];
}

/** A grammar without some entries; none where others are said by one of them. */
function grammarWithout(parts: Lexicon, gone: readonly LexiconEntry[]): PhraseGrammar | undefined {
  try {
    return phraseGrammar({ ...parts, entries: parts.entries.filter((other) => !gone.includes(other)) });
  } catch {
    return undefined;
  }
}

/** What a phrase is read as, and its normal form. */
function reading(grammar: PhraseGrammar, text: string): string | undefined {
  const clause = grammar.read(text);
  return clause.found === 'phrase' ? canonicalJson([clause.phrase, clause.words]) : undefined;
}

const HOLE = /<[^<>]*>/gu;
/** Words that a text may write together with their neighbours. */
const JOINED = /^non|'/u;

/** The words of one way to say an entry that a text must have where the entry is read in it. */
const literal = (surface: string): readonly string[] =>
  tokenize(surface.replaceAll(HOLE, ' '))
    .map(({ text }) => text)
    .filter((word) => !JOINED.test(word));

/** What stands for the anchor alone, or for a noun that is not there: it is read without words. */
const WORDLESS: ReadonlySet<LexiconEntry['role']> = new Set(['bare', 'any']);

/** The ways to say an entry; of one whose plural is the regular one, only how its words begin. */
function surfacesOf({ role, words, plural, also = [] }: LexiconEntry): readonly (readonly string[])[] {
  if (WORDLESS.has(role)) return [[]];
  const inflects = (role === 'class' || role === 'head') && plural === undefined;
  const named = [words, ...(plural === undefined ? [] : [plural]), ...also].map(literal);
  return inflects ? named.map((all) => all.map((word) => word.slice(0, 2))) : named;
}

/** All beginnings of the words of a text, the words among them. */
const beginningsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => tokenize(text).map((token) => token.text))
      .flatMap((word) => [word.slice(0, 2), word]),
  );

/**
 * Entries in groups of which all can be left out at once: no entry of a group can be read in the examples of another one of it.
 * So each example is read without the group as it is without its own entry.
 */
function groupsOf(entries: readonly LexiconEntry[]): readonly (readonly LexiconEntry[])[] {
  const shown = entries.map((entry) => ({
    entry,
    surfaces: surfacesOf(entry),
    words: beginningsIn(entry.examples),
  }));
  type Shown = (typeof shown)[number];
  const mayBeIn = ({ surfaces }: Shown, { words }: Shown): boolean =>
    surfaces.some((surface) => surface.every((word) => words.has(word)));
  const groups: Shown[][] = [];
  for (const one of shown) {
    const group = groups.find((others) =>
      others.every((other) => !mayBeIn(one, other) && !mayBeIn(other, one)),
    );
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => group.map(({ entry }) => entry));
}

/**
 * An entry without which all of its examples are read the same, and print the same, is shadowed by others. Entries are left out
 * group by group; of those that seem to be shadowed then, each by itself.
 */
export function shadows(whole: PhraseGrammar, parts: Lexicon): readonly Finding[] {
  const readings = new Map<string, string | undefined>();
  const before = (example: string): string | undefined => {
    if (!readings.has(example)) readings.set(example, reading(whole, example));
    return readings.get(example);
  };
  const isRead = (rest: PhraseGrammar, { examples }: LexiconEntry): boolean =>
    examples.every((example) => before(example) !== undefined && reading(rest, example) === before(example));
  const targets = namedIn(parts);
  const shown = parts.entries.filter(({ examples }) => examples.length > 0);
  const meant = shown.filter(({ words }) => targets.has(words));
  const groups = groupsOf(shown.filter(({ words }) => !targets.has(words)));
  const suspects = groups.flatMap((group) => {
    const rest = grammarWithout(parts, group);
    return rest ? group.filter((entry) => isRead(rest, entry)) : group;
  });
  return [...suspects, ...meant].flatMap((entry) => {
    const { role, words, examples } = entry;
    const rest = grammarWithout(parts, [entry]);
    return rest && isRead(rest, entry) ? [finding('lexicon.shadowed', { role, words, examples })] : [];
  });
}

/** Words of entries that others name: they count where they are not read. */
const namedIn = ({ entries, vocabularies }: Lexicon): ReadonlySet<string> =>
  new Set([
    ...entries.flatMap(({ as: said = [], alone }) => [
      ...said.map(withoutNumbers),
      ...(alone === undefined ? [] : [alone]),
    ]),
    ...Object.values(vocabularies).flatMap(({ words, openWithin }) =>
      [openWithin, ...words.map(({ within }) => within)].flatMap((within) => within ?? []),
    ),
  ]);

/** `<color.2>` means the values of `<color>`. */
const withoutNumbers = (words: string): string => words.replaceAll(/<([^>.]*)\.[^>]*>/gu, '<$1>');

/** What reads phrases. */
export type Reader = Pick<PhraseGrammar, 'read'>;

/** A phrase that the grammar reads, as one text; otherwise nothing. */
function meaning(grammar: Reader, text: string): string | undefined {
  const clause = grammar.read(text);
  return clause.found === 'phrase' ? canonicalJson(clause.phrase) : undefined;
}

const STRANGE = ['zyzzyva', 'Zyzzyva'];

/** A word more, or one less, is another phrase, or none. One less: without the entries that say nothing of their own. */
export function wordByWord(whole: Reader, strict: Reader, example: string): readonly Finding[] {
  const clause = whole.read(example);
  if (clause.found !== 'phrase') return [];
  const text = clause.words;
  const said = canonicalJson(clause.phrase);
  const parts = text.split(' ');
  const places = parts.map((_part, at) => at);
  const dropped = places.flatMap((at): readonly Finding[] => {
    const less = parts.toSpliced(at, 1).join(' ');
    return meaning(strict, text) === said && meaning(strict, less) === said
      ? [finding('lexicon.dropped', { example: text, without: less, position: at })]
      : [];
  });
  const ignored = [...places, parts.length].flatMap((at) =>
    [...STRANGE, ...parts.slice(at, at + 1)].flatMap((added): readonly Finding[] => {
      const more = parts.toSpliced(at, 0, added).join(' ');
      return meaning(whole, more) === said
        ? [finding('lexicon.ignored', { example: text, added, text: more })]
        : [];
    }),
  );
  return [...dropped, ...ignored];
}

/** Words that frame a phrase and are in none. */
const FRAME: ReadonlySet<LexiconEntry['role']> = new Set(['mention', 'before', 'after']);
const isPart = ({ role }: LexiconEntry): boolean => !FRAME.has(role);
/** A count that the lexicon knows to be beyond it has no phrase to show. */
const HOW_MANY: ReadonlySet<LexiconEntry['role']> = new Set(['count', 'opening']);
const showsPhrase = (entry: LexiconEntry): boolean =>
  isPart(entry) && !(HOW_MANY.has(entry.role) && !entry.phrase);

function ofPhrase<State>(
  game: TargetingGame<State>,
  grammar: PhraseGrammar,
  example: string,
  { words, phrase, parts }: Extract<Clause, { found: 'phrase' }>,
): readonly Finding[] {
  const printed = grammar.print(phrase);
  const again = meaning(grammar, words);
  return [
    ...(printed === words && again === canonicalJson(phrase)
      ? []
      : [finding('lexicon.notPrinted', { example, words, printed })]),
    ...phrase.accepts.flatMap(({ kind, filter }) => {
      const parsed = game.parseFilter(kind, filter);
      return parsed.ok ? [] : [finding('lexicon.notFilter', { example, kind, issues: parsed.issues })];
    }),
    ...pathByPath(example, phrase, parts()),
  ];
}

/** The words right before and after a phrase. */
const AROUND: ReadonlySet<LexiconEntry['role']> = new Set(['before', 'after']);

/** Whether the phrases among the words of an example are all read. */
function isReadWithin(grammar: PhraseGrammar, example: string): boolean {
  const found = [...grammar.phrasesIn(tokenize(example))];
  return found.length > 0 && found.every((clause) => clause.found === 'phrase');
}

/** Examples are read, print back, and are filters of the game; each of their words says what is there. */
function ofExamples<State>(
  game: TargetingGame<State>,
  grammar: PhraseGrammar,
  entry: LexiconEntry,
): readonly Finding[] {
  const { role, words, examples } = entry;
  if (examples.length === 0) return showsPhrase(entry) ? [finding('lexicon.noExample', { role, words })] : [];
  return examples.flatMap((example) => {
    const clause = grammar.read(example);
    if (clause.found === 'phrase') return ofPhrase(game, grammar, example, clause);
    // The words around a phrase are no part of it: they are read if the phrase beside them is.
    if (AROUND.has(role) && isReadWithin(grammar, example)) return [];
    const code = clause.found === 'unread' ? clause.code : 'no phrase';
    return clause.found === 'mention' && !isPart(entry)
      ? []
      : [finding('lexicon.unread', { words, example, code })];
  });
}

/**
 * Only entries that say something of their own: no second spellings, nothing in place of the anchor or of a noun, nothing silent.
 * Without an anchor the openings are what phrases begin with.
 */
function strictly(parts: Lexicon): Lexicon {
  const entries = parts.entries
    .filter(({ role, as: synonymOf, silent }) =>
      role === 'opening' ? !parts.anchor : synonymOf === undefined && silent !== true,
    )
    .map(({ also: _also, alone: _alone, ...entry }) => entry);
  return { ...parts, entries };
}

/** Two words that are in no lexicon. */
const PROBE = { anchor: 'zyzzyva', head: 'qoph' } as const;

/**
 * The words of vocabularies that are never read as their value: the splitting of texts drops them, as a reminder
 * text, or splits them, or they stand for another value of the same vocabulary before them.
 */
export function neverRead({ vocabularies, reminder }: Lexicon): readonly Finding[] {
  return Object.entries(vocabularies).flatMap(([name, { words }]) => {
    const grammar = phraseGrammar({
      anchor: { one: PROBE.anchor, many: PROBE.anchor },
      kinds: ['thing'],
      adding: {},
      required: {},
      entries: [
        { role: 'adjective', words: `<${name}>`, filter: { value: `<${name}>` }, examples: [] },
        { role: 'head', words: PROBE.head, filter: {}, examples: [] },
      ],
      vocabularies: { [name]: { words } },
      ...(reminder ? { reminder } : {}),
    });
    return words.flatMap(({ value, words: spelled = String(value) }) => {
      const clause = grammar.read(`${PROBE.anchor} ${spelled} ${PROBE.head}`);
      const read = clause.found === 'phrase' && clause.phrase.accepts[0]?.filter['value'] === value;
      return read ? [] : [finding('lexicon.neverRead', { vocabulary: name, words: spelled, value })];
    });
  });
}

/** Each entry's examples are read and print back, all by their words; no entry is shadowed, no word is lost or never read. */
export function lexicon<State, MatchState>({ game, fixtures }: Suite<State, MatchState>): readonly Finding[] {
  const given = fixtures.lexicon;
  if (!given) return [finding('law.idle', { what: 'a lexicon' })];
  const parsed = parseWith(schema, given, STATE_LIMITS);
  if (!parsed.ok) return [finding('lexicon.invalid', { issues: parsed.issues })];
  const { entries } = parsed.value;
  const whole = phraseGrammar(parsed.value);
  const parts: Lexicon = { ...parsed.value, entries: entries.filter(isPart) };
  const within = phraseGrammar(parts);
  const strict = phraseGrammar(strictly(parts));
  const named = entries.map(({ role, words, kind, kinds }) => JSON.stringify([role, words, kind, kinds]));
  return [
    ...entries.flatMap(({ role, words }, at) =>
      named.indexOf(named[at] ?? '') < at ? [finding('lexicon.twice', { role, words })] : [],
    ),
    ...entries.flatMap((entry) => ofExamples(game, whole, entry)),
    ...neverRead(parsed.value),
    ...shadows(within, parts),
    ...parts.entries.flatMap(({ examples }) =>
      examples.flatMap((example) => wordByWord(whole, strict, example)),
    ),
  ];
}
