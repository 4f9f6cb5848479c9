import { sameValue } from '../../json.js';
import type { Hole } from '../sentence.js';
import type { Token } from '../tokenize.js';
import { ReadingCache } from '../reading-cache.js';
import type { GameWords, Verb } from './declarations.js';
import { holesOf } from './fill.js';
import { meanings, typesIn } from './meaning.js';
import { formsOf, OWN } from './notation.js';
import { complementOf, type HoleTypes, wordsOfHoles } from './pattern.js';
import { type ReadingBudget, BUDGET, knownWordsOf, TooMuch, TextWords } from './rule.js';
import { sayings } from './saying.js';
import { textRule } from './sentences.js';
import type { TextTree } from './tree.js';
import { wholeWords, type WholeWords } from './whole-words.js';

/** What words mean. */
export type ClauseReading<Effect> =
  | { readonly found: 'one'; readonly value: readonly Effect[]; readonly tree: TextTree }
  /** Not all of the words are understood; `far` is the first word that no pattern reached. */
  | { readonly found: 'none'; readonly far: number }
  | { readonly found: 'ambiguous'; readonly values: readonly (readonly Effect[])[] }
  /** The words cost too much to read (`text.tooComplex`). */
  | { readonly found: 'refused'; readonly code: string; readonly reason: string };

/** A grammar of the clauses of a game. */
export interface ClauseGrammar<Effect, Context> {
  /** Reads a sentence, or several that mean something only together, without the last full stop. */
  read(tokens: readonly Token[], context: Context): ClauseReading<Effect>;
  /**
   * Prints what a single verb or an idiom says, as a sentence or more that read back as the same. Returns undefined if there is
   * none.
   */
  print(effects: readonly Effect[], context: Context): string | undefined;
  /** Prints effects in a row as one sentence: "draw a card and gain 1 life". */
  printRow(effects: readonly Effect[], context: Context): string | undefined;
  /** Lists the words of the verbs, of what stands around them, and of their subjects and holes as far as they are known. */
  words(): readonly string[];
  /** Clauses within other words: "when it is hurt, <does>". */
  readonly hole: Hole<readonly Effect[], Context>;
}

/**
 * Makes the grammar of a game's clauses. It is compiled when it is first used.
 *
 * @param words called once
 * @throws TypeError, when it is first used, if a verb has a hole that its meaning does not use
 */
export function clauseGrammar<Effect, Context>(
  words: () => GameWords<Effect, Context>,
  budget: ReadingBudget = BUDGET,
): ClauseGrammar<Effect, Context> {
  let made: ReturnType<typeof compile<Effect, Context>> | undefined;
  const grammar = () => (made ??= compile(wholeWords(words()), budget));
  return {
    read: (tokens, context) => grammar().read(tokens, context),
    print: (effects, context) => grammar().print(effects, context),
    printRow: (effects, context) => grammar().printRow(effects, context),
    words: () => grammar().words(),
    hole: {
      read(tokens, context) {
        const reading = grammar().read(tokens, context);
        return reading.found === 'one' ? reading.value : undefined;
      },
      print: (effects, context) => grammar().printRow(effects, context),
    },
  };
}

function compile<Effect, Context>(
  given: WholeWords<Effect, Context>,
  budget: ReadingBudget,
): Omit<ClauseGrammar<Effect, Context>, 'hole'> {
  const complements = Object.entries(given.complements ?? {}).map(
    ([name, ways]) => [name, complementOf(ways, () => types)] as const,
  );
  const types: HoleTypes<Context> = { ...given.types, ...Object.fromEntries(complements) };
  const game = { ...given, types };
  const forms = new Map(game.verbs.map((verb) => [verb, formsOf(verb.words).map(typesIn)]));
  for (const [verb, holes] of forms) checkHoles(verb, holes);
  const typesOf = (verb: Verb, form: number) => forms.get(verb)?.[form] ?? new Map();
  const sentences = textRule(game);
  const meaning = meanings(game, typesOf);
  const said = sayings(
    game,
    (verb) => forms.get(verb)?.length ?? 0,
    typesOf,
    (tree, context: Context) => sentences.print([tree], context) !== undefined,
  );

  const kept = new ReadingCache<ClauseReading<Effect>>();
  const read = (tokens: readonly Token[], context: Context): ClauseReading<Effect> =>
    kept.of(tokens, game.keyOf(context), () => readAnew(tokens, context));

  function readAnew(tokens: readonly Token[], context: Context): ClauseReading<Effect> {
    if (!tokens.some(({ text }) => sentences.verbs.has(text))) return { found: 'none', far: 0 };
    try {
      const all = new TextWords(tokens, context, sentences.stops, budget);
      const found: { readonly value: readonly Effect[]; readonly tree: TextTree }[] = [];
      for (const [tree, end] of sentences.read(all, 0)) {
        if (end !== tokens.length) continue;
        const json = meaning.of(tree);
        const value = json && game.parse(json);
        if (value && !found.some((one) => sameValue(one.value, value))) found.push({ value, tree });
      }
      const [one, ...others] = found;
      if (!one) return { found: 'none', far: all.far };
      return others.length > 0
        ? { found: 'ambiguous', values: found.map(({ value }) => value) }
        : { found: 'one', ...one };
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      return { found: 'refused', code: error.code, reason: error.message };
    }
  }

  function firstSaid(
    trees: Iterable<TextTree>,
    effects: readonly Effect[],
    context: Context,
  ): string | undefined {
    for (const tree of trees) {
      const printed = sentences.print(tree, context);
      const back = printed === undefined ? undefined : read(game.tokens(printed), context);
      if (back?.found === 'one' && sameValue(back.value, effects)) return printed;
    }
    return undefined;
  }

  return {
    read,
    print: (effects, context) => firstSaid(said.of(effects, context), effects, context),
    printRow: (effects, context) => firstSaid(said.row(effects, context), effects, context),
    words: () => [
      ...sentences.patternWords,
      ...wordsOfHoles(types),
      ...knownWordsOf(...Object.values(game.subjects)),
    ],
  };
}

/** Checks that everything which the words of a verb say is in its meaning. */
function checkHoles({ words, means }: Verb, forms: readonly ReadonlyMap<string, unknown>[]): void {
  const used = holesOf(means);
  for (const name of forms.flatMap((types) => [...types.keys()]))
    if (name !== OWN && !used.includes(name))
      throw new TypeError(`"${String(words)}" has a hole ${name} that means nothing.`);
}
