import {
  type ClauseReading,
  standsAt,
  printRow,
  readRow,
  type Reading,
  sameValue,
  type SentenceTable,
  type Token,
} from '@reticle/core/text';
import { EFFECTS, type Effect } from '../../language/effects/effect.js';
import { areAlike } from '../phrases/effect-words.js';
import { effectGrammar } from '../verbs/index.js';
import { reportSentence } from '../verbs/watch.js';
import { amountDone, thatManyAt } from './that-many.js';
import { asToken, HOST_MARK, type WordsContext, markedId, readOnce, textOf } from '../phrases/context.js';

type EffectRow = readonly Effect[];
type EffectTable = SentenceTable<EffectRow, WordsContext>;

/** What may join two clauses. */
const JOINTS: readonly (readonly string[])[] = [
  ['.'],
  ['.', 'then'],
  [',', 'then'],
  ['and'],
  ['and', 'then'],
  [',', 'and'],
];

/** Words that may apply to earlier clauses as well, so that nothing is split before them. */
const WIDE: ReadonlySet<string> = new Set(['for', 'if', 'unless', 'where', 'instead', 'rather', 'except']);

/**
 * Reads a row of clauses. It tries every way to cut the words at full stops and joints, and all that succeed
 * must mean the same. A clause without a subject takes that of its sentence: "~ gets +1/+0 until end of turn
 * and deals 1 damage to you".
 */
export function clausesOf(
  table: EffectTable,
  tokens: readonly Token[],
  context: WordsContext,
): Reading<EffectRow> {
  const sentences = bySentences(table, tokens, context);
  const reading =
    sentences.found === 'none' && tokens.some(isStop)
      ? bySentenceTable(table, tokens, [0, tokens.length], context)
      : sentences;
  const before = reading.found === 'none' ? thatManyAt(tokens, context) : -1;
  if (before > 0) return withThatMany(table, tokens, before, context);
  const says = reading.found === 'one' && tokens.some(({ text }) => text === 'instead');
  return says && reading.value.slice(1).some(replacesAnother) ? { found: 'none' } : reading;
}

/**
 * Reads "that many" as the number of objects to which the words before it did something. The words before it are
 * read by themselves first.
 */
function withThatMany(
  table: EffectTable,
  tokens: readonly Token[],
  at: number,
  context: WordsContext,
): Reading<EffectRow> {
  const cut = [...cutsFrom(tokens, 0)].findLast(({ next }) => next <= at);
  const before = cut && clausesOf(table, tokens.slice(0, cut.end), context);
  const that = before?.found === 'one' ? amountDone(before.value) : undefined;
  if (that === undefined) return { found: 'none' };
  return clausesOf(table, tokens, { ...context, that, known: new Map() });
}

const isStop = ({ text }: Token): boolean => text === '.';

/** Reads a row of sentences: each alone, or several that the table reads as one. */
const bySentences = (
  table: EffectTable,
  tokens: readonly Token[],
  context: WordsContext,
): Reading<EffectRow> =>
  readRow(
    tokens.length,
    (from) => stopsFrom(tokens, from),
    (from, end) =>
      tokens.slice(from, end).some(isStop)
        ? bothReadings(readClause(table, tokens, [from, end], context), tokens.slice(from, end), context)
        : bothReadings(
            bySentenceTable(table, tokens, [from, end], context),
            tokens.slice(from, end),
            context,
          ),
  );

/** Words that may refer to what a sentence before has named. */
const BACK: ReadonlySet<string> = new Set(
  'it them that those rest other others chosen way shuffle shuffles instead'.split(' '),
);
/** Whether the last of some sentences may refer to those before it, and none is a trigger of its own. */
const isTogether = (tokens: readonly Token[]): boolean =>
  tokens.slice(tokens.findLastIndex(isStop)).some(({ text }) => BACK.has(text)) &&
  tokens.every((_, at) => !isLater(tokens, at));

/** Reads words with the grammar of clauses. */
const byGrammar = (tokens: readonly Token[], context: WordsContext): ClauseReading<Effect> =>
  tokens.some(isStop) && !isTogether(tokens)
    ? { found: 'none', far: 0 }
    : effectGrammar.read(tokens, context);

function* stopsFrom(tokens: readonly Token[], from: number) {
  for (const cut of cutsFrom(tokens, from)) if (tokens[cut.end]?.text === '.') yield cut;
}

/** Reads a stretch with the sentence table, wherever its words may be cut. */
const bySentenceTable = (
  table: EffectTable,
  tokens: readonly Token[],
  [at, to]: readonly [number, number],
  context: WordsContext,
): Reading<EffectRow> =>
  readRow(
    to - at,
    function* (from) {
      for (const { end, next } of cutsFrom(tokens, at + from, to)) yield { end: end - at, next: next - at };
    },
    (from, end) => readClause(table, tokens, [at + from, at + end], context),
  );

/**
 * Joins what the sentence table says of a sentence with what the grammar of clauses says: each reads what the
 * other can't, and where they contradict each other neither counts.
 */
function bothReadings(
  said: Reading<EffectRow>,
  tokens: readonly Token[],
  context: WordsContext,
): Reading<EffectRow> {
  const clauses = byGrammar(tokens, context);
  reportSentence(() => ({ words: textOf(tokens), templates: said, clauses }));
  if (clauses.found !== 'one') return said;
  if (said.found !== 'one') return { found: 'one', value: clauses.value };
  return sameValue(said.value, clauses.value) ? said : { found: 'ambiguous' };
}

/**
 * Whether an effect replaces something other than the last one: "Scry 1. Draw a card. If ..., scry 3 instead"
 * (rule 608.2c).
 */
const replacesAnother = (effect: Effect): boolean =>
  effect.effect === 'if' && effect.else !== undefined && !areAlike(effect.effects ?? [], effect.else);

/**
 * The beginnings of reflexive and delayed triggers. Such a trigger does all that follows, so nothing is split there (rules
 * 603.7, 603.12).
 */
const LATER = ['when', 'at the beginning of', 'at end of combat'].map((words) => words.split(' '));
const isLater = (tokens: readonly Token[], at: number): boolean =>
  (at === 0 || tokens[at - 1]?.text === '.') && LATER.some((words) => standsAt(words, tokens, at));

function* cutsFrom(tokens: readonly Token[], from: number, to = tokens.length) {
  if (isLater(tokens, from)) return;
  for (let end = from + 1; end < to; end++) {
    if (isLater(tokens, end)) return;
    for (const joint of JOINTS) {
      if (!standsAt(joint, tokens, end)) continue;
      const next = end + joint.length;
      const isWide = (): boolean =>
        startsWide(tokens, end) || wideAfter(tokens, next) || isReplaced(tokens, next);
      if (joint[0] === '.' || !isWide()) yield { end, next };
    }
  }
}

/** Whether the rest of this sentence contains a word that may apply to the earlier clauses. */
function wideAfter(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? '.';
    if (text === '.') return false;
    if (WIDE.has(text)) return true;
  }
  return false;
}

/**
 * Whether a sentence begins with a condition, payment or count that applies to all of it: "If you do, draw a card and
 * you gain 1 life".
 */
function startsWide(tokens: readonly Token[], at: number): boolean {
  const first = tokens.findLastIndex(({ text }, before) => before < at && text === '.') + 1;
  const text = tokens[first]?.text;
  return text === 'if' || text === 'unless' || standsAt(FOR_EACH, tokens, first);
}
const FOR_EACH = ['for', 'each'];

/** Whether the next sentence says what happens instead of all of this one. */
function isReplaced(tokens: readonly Token[], from: number): boolean {
  const stop = tokens.findIndex(({ text }, at) => at >= from && text === '.');
  const next = stop < 0 ? [] : tokens.slice(stop + 1);
  const end = next.findIndex(({ text }) => text === '.');
  return next.slice(0, end < 0 ? undefined : end).some(({ text }) => text === 'instead');
}

function readClause(
  table: EffectTable,
  tokens: readonly Token[],
  [at, end]: readonly [number, number],
  context: WordsContext,
): Reading<EffectRow> {
  const clause = tokens.slice(at, end);
  const reading = readOnce('one', clause, context, () => table.read(clause, context));
  const [first] = clause;
  if (reading.found !== 'none' || !first) return reading;
  if (IMPERATIVES.has(first.text) && !isAfterPlayer(tokens, at, context))
    return byEither(table, [asToken(first, 'you'), ...clause], context);
  const subject = THIRD.test(first.text) ? subjectBefore(tokens, at) : [];
  if (subject.length > 0) return byEither(table, [...subject, ...clause], context);
  return byVerbs(tokens, [at, end], context);
}

/** Reads words with their subject: with the table, or with the grammar of clauses. */
function byEither(table: EffectTable, words: readonly Token[], context: WordsContext): Reading<EffectRow> {
  const reading = table.read(words, context);
  return reading.found === 'none' ? oneOf(byGrammar(words, context)) : reading;
}

const oneOf = (clauses: ClauseReading<Effect>): Reading<EffectRow> =>
  clauses.found === 'one' ? { found: 'one', value: clauses.value } : { found: 'none' };

/**
 * Reads a part of a sentence with the grammar of clauses. If it has no subject, nothing before it may be
 * shared: neither a subject nor "may".
 */
function byVerbs(
  tokens: readonly Token[],
  [at, end]: readonly [number, number],
  context: WordsContext,
): Reading<EffectRow> {
  const stop = tokens.slice(0, at).findLastIndex(isStop);
  const before = tokens.slice(stop + 1, at);
  if (
    before.length > 0 &&
    (isAfterPlayer(tokens, at, context) || before.some(({ text }) => text === 'may'))
  ) {
    const own = tokens[at]?.text ?? '';
    if (own !== 'you' && own !== 'each' && markedId(own) === undefined) return { found: 'none' };
  }
  return oneOf(byGrammar(tokens.slice(at, end), context));
}

/** Whether the sentence that continues is about a player, with whom a bare verb would not agree. */
function isAfterPlayer(tokens: readonly Token[], at: number, { names }: WordsContext): boolean {
  const stop = tokens.slice(0, at).findLastIndex(({ text }) => text === '.');
  const [first, second, third] = tokens.slice(stop + 1, at).map(({ text }) => text);
  if (first === 'each') return EACH.has(second ?? '');
  const name = names.find(({ id }) => id === markedId(first ?? ''));
  const isTheirs = second === "'s" && (third === 'controller' || third === 'owner');
  return name !== undefined && (name.kind === 'player' || isTheirs);
}

/**
 * Reads words with full stops as a single sentence of the table: "copy it. You may choose new targets for the
 * copy". The second sentence refers to the first, so either both happen or neither does.
 */
export const unitOf = (
  table: EffectTable,
  tokens: readonly Token[],
  context: WordsContext,
): Reading<EffectRow> => readClause(table, tokens, [0, tokens.length], context);

const FACTS = Object.values(EFFECTS);

/** The verbs that need no subject if you do it. */
const IMPERATIVES: ReadonlySet<string> = new Set(FACTS.flatMap(({ imperative: verb }) => verb ?? []));

/** The verbs that are printed with their subject: "you gain 2 life". */
const SPOKEN: ReadonlySet<string> = new Set(
  FACTS.flatMap(({ imperative: verb, withSubject }) => (withSubject && verb) || []),
);

function imperative(words: string): string {
  const [subject, verb = ''] = words.split(' ', 2);
  return subject === 'you' && IMPERATIVES.has(verb) && !SPOKEN.has(verb) ? words.slice('you '.length) : words;
}
const THIRD = /^(?:[a-z]{2,}s|can't|must)$/u;

/** Returns the subject of the sentence that continues here: "~", a target, what is enchanted, each player. */
function subjectBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const stop = tokens.slice(0, at).findLastIndex(({ text }) => text === '.');
  const [first, second] = tokens.slice(stop + 1, at);
  if (!first || !second) return [];
  if (first.text === '~' || first.text === HOST_MARK || markedId(first.text) !== undefined) return [first];
  return first.text === 'each' && EACH.has(second.text) ? [first, second] : [];
}
const EACH: ReadonlySet<string> = new Set(['player', 'opponent']);

/** Effects that verbs say, and no templates of their own: their words are printed first. */
const SAID_BY_VERBS: ReadonlySet<Effect['effect']> = new Set(['draw', 'gainLife', 'loseLife', 'mill']);
const areVerbs = ([only, ...others]: EffectRow): boolean =>
  only !== undefined && others.length === 0 && SAID_BY_VERBS.has(only.effect);

/** Prints effects: one sentence for as many effects as possible, then the next. */
export const printClauses = (
  table: EffectTable,
  effects: EffectRow,
  context: WordsContext,
): readonly string[] | undefined =>
  printRow(
    effects,
    (row) =>
      (areVerbs(row) ? effectGrammar.print(row, context) : undefined) ??
      table.print(row, context) ??
      effectGrammar.print(row, context),
  )?.map((words) => imperative(words));
