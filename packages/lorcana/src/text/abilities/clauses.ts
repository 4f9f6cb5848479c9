import {
  printRow,
  readRow,
  sameValue,
  sentenceTable,
  standsAt,
  type Hole,
  type Reading,
  type Token,
} from '@reticle/core/text';
import { controlWords } from '../effects/control.js';
import { wordsOf, type WordsContext } from '../phrases/context.js';
import type { EffectRow } from '../phrases/effect-words.js';
import { tokensOf } from '../targets/tokens.js';
import { effectGrammar } from '../verbs/index.js';
import { reportSentence } from '../verbs/watch.js';

/** Whether a full stop is in the words, outside quotation marks. */
const hasStop = (words: readonly Token[]): boolean =>
  words.some(({ text, depth }) => text === '.' && depth === 0);

/** Effects inside a sentence: clauses, or a sentence that contains effects. */
const inner: Hole<EffectRow, WordsContext> = {
  read(words, context) {
    if (hasStop(words)) return undefined;
    const reading = readPiece(words, context);
    return reading.found === 'one' ? reading.value : undefined;
  },
  print: (row, context) =>
    HOLDING.print(row, context) ??
    imperative(row, context) ??
    effectGrammar.print(row, context) ??
    effectGrammar.printRow(row, context),
};

const MAY = 'you may ';
/** Prints what you do so that it can stand after "may" or "to": "give chosen character +1 {S} this turn". */
const imperative = (row: EffectRow, context: WordsContext): string | undefined => {
  const words = effectGrammar.print([{ effect: 'may', do: row }], context);
  return words?.startsWith(MAY) === true ? words.slice(MAY.length) : undefined;
};

/** Looking at cards, followed by whole sentences that say where the cards go. */
const looking: Hole<EffectRow, WordsContext> = {
  read(words, context) {
    const reading = hasStop(words) ? effectGrammar.read(words, context) : undefined;
    return reading?.found === 'one' ? reading.value : undefined;
  },
  print(row, context) {
    const words = effectGrammar.print(row, context);
    return words?.includes('. ') === true ? words : undefined;
  },
};

/** Sentences that contain effects: "you may draw a card". */
export const HOLDING = sentenceTable<EffectRow, WordsContext>(
  () => controlWords({ inner, looking }),
  tokensOf,
);

/**
 * Reads some sentences as one piece: with sentences that contain effects, and with the grammar of clauses. Each reads
 * what the other can't, and where they contradict each other neither counts.
 */
function readPiece(words: readonly Token[], context: WordsContext): Reading<EffectRow> {
  const said = HOLDING.read(words, context);
  const clauses = effectGrammar.read(words, context);
  reportSentence(() => ({ words: wordsOf(words), templates: said, clauses }));
  if (clauses.found !== 'one' || said.found === 'ambiguous') return said;
  if (said.found === 'none') return { found: 'one', value: clauses.value };
  return sameValue(said.value, clauses.value) ? said : { found: 'ambiguous' };
}

const STOPS: readonly (readonly string[])[] = [['.'], ['.', 'then', ','], ['.', 'then']];
function* cutsFrom(tokens: readonly Token[], from: number) {
  for (let end = from + 1; end < tokens.length; end++)
    for (const stop of STOPS)
      if ((tokens[end]?.depth ?? 0) === 0 && standsAt(stop, tokens, end))
        yield { end, next: end + stop.length };
}

/**
 * Reads the effects of all of these words, which have full stops between sentences but none at the end. Pronouns are
 * not resolved yet.
 */
export const readEffects = (tokens: readonly Token[], context: WordsContext): Reading<EffectRow> =>
  readRow(
    tokens.length,
    (from) => cutsFrom(tokens, from),
    (from, end) => readPiece(tokens.slice(from, end), context),
  );

/** Prints effects with as many as possible in one sentence, then the next. No sentence has a full stop at its end. */
export const printEffects = (effects: EffectRow, context: WordsContext): readonly string[] | undefined =>
  printRow(effects, (row) => HOLDING.print(row, context) ?? effectGrammar.print(row, context));
