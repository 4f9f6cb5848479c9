import { canonicalJson } from '@reticle/core';
import {
  phraseGrammar,
  tokenize,
  type Lexicon,
  type LexiconEntry,
  type PhraseGrammar,
} from '@reticle/core/text';
import { finding, type Finding } from '../finding.js';

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

const HOLE = /<[^>]*>/gu;
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
