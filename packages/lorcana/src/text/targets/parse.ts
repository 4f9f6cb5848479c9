import type { Result, TargetSpec } from '@reticle/core';
import {
  amountWords,
  type Clause,
  patternOf,
  type PhraseWords,
  refusedRequirement,
  requirementReader,
  specOfRequirements,
  type TargetPattern,
  type TextContext,
  type Token,
  givenText,
} from '@reticle/core/text';
import { lorcanaGrammar } from '../lexicon/index.js';
import { namesStranger } from '../lexicon/strangers.js';
import { MAY_CHOOSE as MAYBE, third, CHOOSING as VERBS, wordSet } from '../words.js';
import { conditionsIn, type Sentence, sentencesOf } from './abilities.js';
import { atRandom, leftOver } from './left-over.js';
import type { AbilityInText, TargetRequirement } from './requirement.js';
import { choiceOf, isOneOpponent, MAX_TEXT, slotOf } from './slot.js';
import { tokensOf } from './tokens.js';

/** The verbs whose object is chosen. `{E}` means "exert". */
const CHOOSING: ReadonlySet<string> = new Set([...VERBS, ...VERBS.map(third), '{e}']);
/**
 * The verbs whose object may be chosen, or may be meant in another way. Only a phrase that is understood
 * completely counts.
 */
const MAY_CHOOSE: ReadonlySet<string> = new Set([...MAYBE, ...MAYBE.map(third), 'damage']);
/** The words between a verb that deals or removes damage and its object. */
const PREPOSITIONS = wordSet('to from on under');
/** The words before "one of your" that only mention it, so that it is not chosen. */
const SPOKEN_OF = wordSet('than only unless not no least each for with if challenge challenges play');
const WHOSE: ReadonlySet<string> = new Set(['your', 'their']);
/** What is moved or removed but is not a card. */
const NO_CARD = wordSet('damage lore counter counters');
/** The nouns of what is chosen. */
const THINGS: ReadonlySet<string> = new Set(
  ['character', 'item', 'location', 'opponent', 'player'].flatMap((noun) => [noun, `${noun}s`]),
);
const NEAR = 6;

/**
 * How certain it is that a choice begins at a token. `maybe` means: only if the phrase is understood
 * completely.
 */
type Sureness = 'no' | 'maybe' | 'yes';

/**
 * Whether a choice begins at a token without the word "chosen": "one of your items" in an effect or a cost,
 * "a character" after a verb that needs a choice, "to a location" if something moves.
 */
function choosesAt(
  tokens: readonly Token[],
  sentence: Sentence,
  inCondition: (at: number) => boolean,
  at: number,
  /**
   * The token after the previous choice. This may be another object of its verb: "choose a character and an
   * item".
   */
  done: number,
): Sureness {
  const end = inCondition(at) ? undefined : lorcanaGrammar.opensAt(tokens, at);
  if (end === undefined) return 'no';
  const word = (index: number): string => (index >= sentence.from ? (tokens[index]?.text ?? '') : '');
  const before = word(at - 1);
  // "A chosen item", "any one of your items": the choice begins later.
  const next = tokens[end];
  if (next && (lorcanaGrammar.isAnchor(next) || lorcanaGrammar.opensAt(tokens, end) !== undefined))
    return 'no';
  if (word(at) === 'to') return isMoved(word, sentence, at) ? 'yes' : 'no';
  if (WHOSE.has(word(end - 1))) return SPOKEN_OF.has(before) ? 'no' : 'yes';
  if ((word(at - 3) === 'less' && word(at - 2) === 'to') || NO_CARD.has(word(end))) return 'no';
  if (CHOOSING.has(before) || isListed(word, at, done)) return 'yes';
  const deals = PREPOSITIONS.has(before) && isDealt(word, sentence, at);
  return MAY_CHOOSE.has(before) || deals ? 'maybe' : 'no';
}

/** The distance within which a list of choices may continue. */
const LISTED = 8;

/** Whether a choice is another object of the verb before: "choose a character, an item, and a location". */
function isListed(word: (index: number) => string, at: number, done: number): boolean {
  // "And an opponent draws a card" is a statement of its own.
  if (word(at + 1) === 'opponent' || word(at + 1) === 'player') return false;
  if (word(at - 1) === 'and') return at - 1 === done || (word(at - 2) === ',' && at - 2 === done);
  if (word(at - 1) !== ',' || at - 1 !== done) return false;
  for (let ahead = at + 1; ahead < at + LISTED && word(ahead) !== '.'; ahead++)
    if (word(ahead) === 'and' && ['a', 'an', 'another'].includes(word(ahead + 1))) return true;
  return false;
}

/** What stands before a verb that is an order: the start, or another order. */
const ORDERED: ReadonlySet<string> = new Set(['', ',', 'and', 'or', 'then', 'to', 'you']);

/**
 * Whether "to a location" belongs to an order to move: "move ... to a location", but not "your characters may
 * move" or "pay 1 less to move".
 */
function isMoved(word: (index: number) => string, { from }: Sentence, at: number): boolean {
  for (let back = at - 1; back >= from && word(back) !== 'damage'; back--) {
    if (word(back) === 'moves') return true;
    if (word(back) !== 'move') continue;
    const before = word(back - 1) === 'may' || word(back - 1) === 'can' ? word(back - 2) : word(back - 1);
    return ORDERED.has(before) && word(back - 2) !== 'less';
  }
  return false;
}

/**
 * Whether a phrase is the object of such an order: "deal 2 damage to", "remove up to 3 damage from", "put the
 * top card of your deck under".
 */
function isDealt(word: (index: number) => string, { from }: Sentence, at: number): boolean {
  if (word(at - 1) === 'under') return true;
  for (let back = at - 2; back >= from; back--) if (word(back) === 'damage') return true;
  return false;
}

/**
 * Whether words that were not understood may still be a choice. They may if they name a thing that can be
 * chosen, or stand for words before them ("to another", "exert up to 2 instead", "banish one of them").
 */
function mayBeChoice(
  tokens: readonly Token[],
  clause: Extract<Clause, { found: 'unread' }>,
  sure: Sureness | 'said',
): boolean {
  if (sure === 'said') return true;
  const { from, to, code } = clause;
  const word = (at: number): string => tokens[at]?.text ?? '.';
  const [before, end] = [word(from - 1), lorcanaGrammar.opensAt(tokens, from) ?? from];
  if (atRandom(tokens, to)) return false;
  if (word(end - 1) === 'another' && /^(?:[.,\n]|and)$/.test(word(end))) return true;
  if (sure === 'maybe') {
    // Cards in another zone, if the zone is not named, or is named in a choice of its own.
    const elsewhere = code === 'text.tooWide' && /^(?:return|shuffle)/.test(before);
    return elsewhere || (word(to) === 'from' && word(to + 1) === 'chosen');
  }
  const said = word(end) === 'instead' || (word(end) === 'of' && /^th(?:em|[eo]se)$/.test(word(end + 1)));
  return (said && !before.startsWith('choose')) || namesThing(tokens, clause);
}

function namesThing(tokens: readonly Token[], clause: Extract<Clause, { found: 'unread' }>): boolean {
  for (let at = clause.from; at < Math.min(clause.from + NEAR, tokens.length); at++) {
    const text = tokens[at]?.text ?? '.';
    if (!/^[\p{L}\p{N}{]/u.test(text)) return false;
    if (THINGS.has(text)) return true;
  }
  return false;
}

/** Yields every choice of a sentence, in the order of its words. What is only mentioned is not a choice. */
export function* choicesIn(tokens: readonly Token[], sentence: Sentence): Generator<PhraseWords, void> {
  const inCondition = conditionsIn(tokens, sentence);
  let done = -1;
  for (let at = sentence.from; at < sentence.to; at++) {
    const token = tokens[at];
    if (!token) break;
    if (isOneOpponent(token) && inCondition(at)) continue;
    const sure = lorcanaGrammar.isAnchor(token) ? 'said' : choosesAt(tokens, sentence, inCondition, at, done);
    if (sure === 'no') continue;
    const clause = lorcanaGrammar.readAt(tokens, at);
    if (clause.found === 'mention') continue;
    if (clause.found === 'unread' && !mayBeChoice(tokens, clause, sure)) continue;
    const or = tokens[done]?.text === ',' ? done + 1 : done;
    yield tokens[or]?.text === 'or' ? alternative(clause) : known(clause);
    at = Math.max(at, clause.to - 1);
    done = at + 1;
  }
}

/** Marks "exert chosen character or ready chosen item" as not understood: one of them is chosen, not both. */
const alternative = (clause: PhraseWords): PhraseWords =>
  clause.found === 'unread' ? clause : { ...clause, found: 'unread', code: 'text.unknownTail' };

/** Marks words as not understood if they name what is no classification: "chosen They". */
const known = (clause: PhraseWords): PhraseWords =>
  clause.found === 'phrase' && namesStranger(clause.phrase.accepts)
    ? { ...clause, found: 'unread', code: 'text.unknownNoun' }
    : clause;

/**
 * Finds every choice in a card's text: cards and players, in every ability, mode and granted ability, in the
 * order of the text. Each "chosen" outside reminder text belongs to one requirement or chooses nothing ("the
 * chosen character"), and so does each "one of your" and "choose a". What is not understood is reported with
 * its place and a code. It is never widened.
 *
 * @throws RefusedError (`wrongType`) if it isn't given a text
 */
export function parseTargetRequirements(
  text: string,
  context: TextContext = {},
): readonly TargetRequirement[] {
  if (givenText(text).length > MAX_TEXT) {
    const data = { limit: MAX_TEXT, span: { start: 0, end: text.length } };
    return [{ ...NOWHERE, ...refusedRequirement({ id: 't1', span: data.span }, 'text.tooLong', data) }];
  }
  const tokens = tokensOf(text);
  const segments = sentencesOf(text, tokens, context);
  return read({ tokens, segments, context }).flatMap((of) => of.map(({ made }) => made));
}

const read = requirementReader<Sentence, TextContext, TargetRequirement>({
  clauses: choicesIn,
  leftOver,
  unclear: 'lorcana.unclearReference',
  modesGoOn: true,
  slot(clause, { tokens, segment, id, earlier, begin }) {
    const whose = choiceOf(tokens, segment, clause, { slots: earlier, ability: begin });
    const mode = segment.part === 'cost' ? 'target' : 'choose';
    const made = whose && slotOf(whose.phrase, { id, chooser: whose.chooser, mode }, earlier);
    const amount = amountWords(tokens, clause);
    return made
      ? { ...made, ...(amount ? { where: amount.map(({ text }) => text).join(' ') } : {}) }
      : 'lorcana.unclearReference';
  },
  finish: (made, _clause, { segment: { ability, sentence, part } }) => ({ ability, sentence, part, ...made }),
});

const NOWHERE = { ability: { kind: 'static', index: 0 }, sentence: 0, part: 'effect' } as const;

/** Whether a text has a choice in any of its abilities. "Up to 2" counts. */
export function requiresTargets(text: string, context: TextContext = {}): boolean {
  return parseTargetRequirements(text, context).length > 0;
}

/**
 * Returns the spec of one ability and mode, for core. Its choices are made as the ability resolves (rule
 * 1.7.3), including those of its costs and those before its modes. Returns `undefined` if one of its choices
 * was not understood.
 */
export function targetSpecOf(
  requirements: readonly TargetRequirement[],
  { index, mode }: Pick<AbilityInText, 'index' | 'mode'>,
): TargetSpec | undefined {
  const own = requirements.filter(
    ({ ability }) => ability.index === index && (ability.mode === mode || ability.mode === undefined),
  );
  return specOfRequirements(own, 'resolution');
}

/**
 * Reads a single phrase, such as "chosen exerted character", and returns its spec. Refuses with the reader's
 * code if the phrase is not understood, and with `lorcana.noTarget` if it contains no choice.
 */
export const matchTargetPattern = (phrase: string, context: TextContext = {}): Result<TargetPattern> =>
  patternOf(parseTargetRequirements(phrase, context), (found, { ability }) => targetSpecOf(found, ability), {
    code: 'lorcana.noTarget',
    data: { words: phrase },
  });
