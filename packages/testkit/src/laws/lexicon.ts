import { canonicalJson, parseWith, STATE_LIMITS, type TargetingGame } from '@reticle/core';
import {
  lexicon as schema,
  phraseGrammar,
  type Clause,
  type Lexicon,
  type LexiconEntry,
  type PhraseGrammar,
} from '@reticle/core/text';
import { finding, type Finding } from '../finding.js';
import type { Suite } from '../suite/suite.js';
import { pathByPath } from './path-by-path.js';
import { shadows } from './shadows.js';
import { meaning, wordByWord } from './word-by-word.js';

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

/** Each entry's examples are read and print back, all by their words; no entry is shadowed, no word is lost. */
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
    ...shadows(within, parts),
    ...parts.entries.flatMap(({ examples }) =>
      examples.flatMap((example) => wordByWord(whole, strict, example)),
    ),
  ];
}
