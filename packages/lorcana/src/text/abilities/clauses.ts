import {
  standsAt,
  holeOf,
  printRow,
  readRow,
  sameValue,
  sentenceTable,
  type Hole,
  type Reading,
  type Token,
} from '@reticle/core/text';
import { cardWords } from '../effects/cards.js';
import { countedWords } from '../effects/counted.js';
import { controlWords } from '../effects/control.js';
import { damageWords } from '../effects/damage.js';
import { deckWords } from '../effects/deck.js';
import { givingWords, lastingWords } from '../effects/lasting.js';
import { othersDeckWords } from '../effects/others-decks.js';
import { playerWords } from '../effects/players.js';
import { token, type WordsContext } from '../phrases/context.js';
import type { EffectRow } from '../phrases/effect-words.js';
import { tokensOf } from '../targets/tokens.js';

/** The sentences for one kind of effect each, which stand between two joints. */
export const CLAUSES = sentenceTable<EffectRow, WordsContext>(
  () => [
    ...cardWords,
    ...damageWords,
    ...playerWords,
    ...countedWords,
    ...lastingWords,
    ...givingWords,
    ...othersDeckWords,
    ...deckWords,
  ],
  tokensOf,
);

/** Sentences that give a thing something ("give ... +2 {S}"). Other sentences have the thing as their subject. */
export const GIVING = sentenceTable<EffectRow, WordsContext>(() => givingWords, tokensOf);

/** The joints between the clauses of a sentence. */
const JOINTS: readonly (readonly string[])[] = [
  ['and'],
  [',', 'then'],
  ['then'],
  [',', 'and'],
  ['and', 'then'],
  [','],
];

function* cutsFrom(tokens: readonly Token[], from: number, joints: readonly (readonly string[])[]) {
  for (let end = from + 1; end < tokens.length; end++)
    for (const joint of joints)
      if ((tokens[end]?.depth ?? 0) === 0 && standsAt(joint, tokens, end))
        yield { end, next: end + joint.length };
}

/** Reads a row of pieces with joints between them. */
const rowOf = (
  tokens: readonly Token[],
  joints: readonly (readonly string[])[],
  read: (piece: readonly Token[], before: readonly Token[]) => Reading<EffectRow>,
): Reading<EffectRow> =>
  readRow(
    tokens.length,
    (from) => cutsFrom(tokens, from, joints),
    (from, end) => read(tokens.slice(from, end), tokens.slice(0, from)),
  );

const SUBJECTS: readonly (readonly string[])[] = [
  ['each', 'player'],
  ['each', 'opponent'],
  ['chosen', 'player'],
  ['chosen', 'opponent'],
  ['their', 'player'],
  ['that', 'player'],
];
const THIRD = /^[a-z]{2,}s$/u;

/**
 * Returns the subject that a clause takes over from the clause before: "each player discards their hand and draws 7
 * cards". A chosen player becomes "that player", who is not chosen again.
 */
function subjectOf(before: readonly Token[]): readonly Token[] {
  const words = SUBJECTS.find((subject) => standsAt(subject, before));
  return words?.[0] === 'chosen' ? ['that', 'player'].map(token) : (words ?? []).map(token);
}

/** Reads one clause. What you do may begin with "you". */
function readClause(
  piece: readonly Token[],
  before: readonly Token[],
  context: WordsContext,
): Reading<EffectRow> {
  const reading = CLAUSES.read(piece, context);
  const [first] = piece;
  if (reading.found !== 'none' || !first) return reading;
  if (first.text === 'you') return CLAUSES.read(piece.slice(1), context);
  const subject = THIRD.test(first.text) ? subjectOf(before) : [];
  return subject.length > 0 ? CLAUSES.read([...subject, ...piece], context) : reading;
}

/** Whether a full stop is in the words, outside quotation marks. */
const hasStop = (words: readonly Token[]): boolean =>
  words.some(({ text, depth }) => text === '.' && depth === 0);

/** The clauses of one sentence. */
const clauses: Hole<EffectRow, WordsContext> = {
  read(words, context) {
    if (hasStop(words)) return undefined;
    const reading = rowOf(words, JOINTS, (piece, before) => readClause(piece, before, context));
    return reading.found === 'one' ? reading.value : undefined;
  },
  print(row, context) {
    const words = row.map((one) => CLAUSES.print([one], context));
    return words.includes(undefined) ? undefined : words.join(' and ');
  },
};

/** Effects inside a sentence: clauses, or a sentence that contains effects. */
const inner: Hole<EffectRow, WordsContext> = {
  read(words, context) {
    if (hasStop(words)) return undefined;
    const held = holeOf(() => HOLDING).read(words, context);
    const row = clauses.read(words, context);
    return held && row && !sameValue(held, row) ? undefined : (held ?? row);
  },
  print: (row, context) =>
    HOLDING.print(row, context) ??
    GIVING.print(row, context) ??
    CLAUSES.print(row, context) ??
    clauses.print(row, context),
};

/** Looking at cards, followed by whole sentences that say where the cards go. */
const looking: Hole<EffectRow, WordsContext> = {
  read: (words, context) => (hasStop(words) ? holeOf(() => CLAUSES).read(words, context) : undefined),
  print(row, context) {
    const words = CLAUSES.print(row, context);
    return words?.includes('. ') === true ? words : undefined;
  },
};

/** Sentences that contain effects: "you may draw a card". */
export const HOLDING = sentenceTable<EffectRow, WordsContext>(
  () => controlWords({ inner, looking }),
  tokensOf,
);

/**
 * Reads some sentences as one piece: a sentence that contains effects, clauses, or words that belong together over
 * several sentences.
 */
function readPiece(piece: readonly Token[], context: WordsContext): Reading<EffectRow> {
  const held = HOLDING.read(piece, context);
  const whole = hasStop(piece)
    ? CLAUSES.read(piece, context)
    : rowOf(piece, JOINTS, (one, before) => readClause(one, before, context));
  if (held.found === 'none') return whole;
  if (whole.found === 'none') return held;
  return held.found === 'one' && whole.found === 'one' && sameValue(held.value, whole.value)
    ? held
    : { found: 'ambiguous' };
}

const STOPS: readonly (readonly string[])[] = [['.'], ['.', 'then', ','], ['.', 'then']];

/**
 * Reads the effects of all of these words, which have full stops between sentences but none at the end. Pronouns are
 * not resolved yet.
 */
export const readEffects = (tokens: readonly Token[], context: WordsContext): Reading<EffectRow> =>
  rowOf(tokens, STOPS, (piece) => readPiece(piece, context));

/** Prints effects with as many as possible in one sentence, then the next. No sentence has a full stop at its end. */
export const printEffects = (effects: EffectRow, context: WordsContext): readonly string[] | undefined =>
  printRow(effects, (row) => HOLDING.print(row, context) ?? CLAUSES.print(row, context));
