import type { TargetSlot } from '@reticle/core';
import {
  MARK,
  lazyGrammar,
  understoodRequirement,
  type PhraseClause,
  type TextContext,
  type Token,
  givenText,
} from '@reticle/core/text';
import { sentencesOf, type Sentence, conditionsIn } from './abilities.js';
import { choicesIn } from './parse.js';
import { lorcanaGroupLexicon } from '../lexicon/groups.js';
import { namesStranger } from '../lexicon/strangers.js';
import { isPlural, tailFollows } from './left-over.js';
import { MAX_TEXT } from './slot.js';
import { leaningOn } from './references.js';
import type { TargetRequirement } from './requirement.js';
import { tokensOf } from './tokens.js';
import { wordSet } from '../words.js';

const grammar = lazyGrammar(() => lorcanaGroupLexicon);

/** Words before a group that is counted, compared with, or chosen from. */
const ASIDE = wordSet('for of than by have with as play number');
/** Words after which the action of a sentence begins. A plural there means all of them. */
const BEGINS: ReadonlySet<string> = new Set(['', ',', '.', 'then']);

/** No printed sentence has as many words. The work of looking for groups grows with the square of them. */
const MOST_WORDS = 160;

type GroupPhrase = PhraseClause;
/**
 * A list that was read only in part. Since its parts belong together, the rest of its sentence is left out.
 */
const UNREAD = 'unread';

/**
 * Finds the groups of a text that need no choice: "your other characters get", "each opposing character",
 * "banish all items". Each group is a slot with the chooser `all`, so that {@link TargetResolver.takeAll}
 * returns what it contains. A group that is not understood completely is left out. No player is asked about
 * it, so nothing is lost.
 *
 * @throws RefusedError (`wrongType`) if it isn't given a text
 */
export function parseGroups(text: string, context: TextContext = {}): readonly TargetRequirement[] {
  if (givenText(text).length > MAX_TEXT) return [];
  const tokens = tokensOf(text);
  return sentencesOf(text, tokens, context).flatMap((sentence) => groupsIn(tokens, sentence, context));
}

function groupsIn(
  tokens: readonly Token[],
  sentence: Sentence,
  context: TextContext,
): readonly TargetRequirement[] {
  if (sentence.to - sentence.from > MOST_WORDS) return [];
  const inCondition = conditionsIn(tokens, sentence);
  const inChoice = inChoiceOf(tokens, sentence);
  const found: TargetRequirement[] = [];
  for (let at = sentence.from; at < sentence.to; at++) {
    if (tokens[at - 1]?.text === ',' && at - 2 >= sentence.from && !inCondition(at - 2) && goesOn(tokens, at))
      break;
    const group = inCondition(at) || inChoice(at) ? undefined : groupAt(tokens, sentence, at);
    if (group === UNREAD) break;
    const accepts = group && leaningOn(group.phrase.accepts, []);
    if (!group || !accepts || group.phrase.chooser !== undefined) continue;
    const id = `g${found.length + 1}`;
    const slot: TargetSlot = { id, accepts, min: 0, max: 'any', chooser: 'all', mode: 'choose' };
    const { ability, sentence: which, part } = sentence;
    const made = understoodRequirement(group, { slot, relations: [] }, context);
    found.push({ ability, sentence: which, part, ...made });
    at = Math.max(at, group.to - 1);
  }
  return found;
}

/**
 * Returns a test of whether a token belongs to a choice: "chosen characters, items, or locations" is no
 * group. Bare words after a comma behind a choice may continue it, so they are no group either.
 */
function inChoiceOf(tokens: readonly Token[], sentence: Sentence): (at: number) => boolean {
  const chosen = [...choicesIn(tokens, sentence)].map(({ from, to }) => ({
    from,
    to: tokens[to]?.text === ',' && !saysWhich(tokens, to + 1) ? to + 2 : to,
  }));
  return (at) => chosen.some(({ from, to }) => from < at && at < to);
}

/** Whether a group begins with a word of its own, such as "each" or "your". */
const saysWhich = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && (grammar.isAnchor(token) || grammar.opensAt(tokens, at) !== undefined);
};

/** Matches a token that may be the first word of a group. */
const WORD = /^\p{L}/u;

function groupAt(
  tokens: readonly Token[],
  sentence: Sentence,
  at: number,
): GroupPhrase | typeof UNREAD | undefined {
  const { from } = sentence;
  const token = tokens[at];
  const before = at > from ? (tokens[at - 1]?.text ?? '') : '';
  if (!token || ASIDE.has(before)) return undefined;
  const said = saysWhich(tokens, at);
  const bare = !said && BEGINS.has(before) && WORD.test(token.text) && !/^(?:chosen|ready)$/.test(token.text);
  if (!said && !bare) return undefined;
  const read = said ? readGroup(tokens, at, at) : readGroup(withEach(tokens, at), at, at + 1);
  if (read === undefined || read === UNREAD) return read;
  if (namesStranger(read.phrase.accepts)) return undefined;
  return said || isPlural(tokens, read) ? read : undefined;
}

/** Inserts the "each" that a text omits: "Opposing characters get". */
function withEach(tokens: readonly Token[], at: number): readonly Token[] {
  const token = tokens[at];
  if (!token) return tokens;
  return [
    ...tokens.slice(0, at),
    { ...token, text: 'each', raw: 'each', end: token.start },
    // The capital may only mark the start of the sentence: "Exert characters" does not mean characters named
    // Exert.
    { ...token, capital: false },
    ...tokens.slice(at + 1),
  ];
}

/** Reads a group. A "while here" behind its verb belongs to it. */
function readGroup(
  tokens: readonly Token[],
  at: number,
  first: number,
): GroupPhrase | typeof UNREAD | undefined {
  const clause = readList(tokens, at);
  if (clause === UNREAD) return clause;
  if (clause?.phrase.accepts.some(({ kind }) => kind !== 'card') !== false) return undefined;
  if (tailFollows(tokens, clause.to)) return undefined;
  const shift = first - at;
  const own = { ...clause, to: clause.to - shift };
  for (let index = clause.to; index + 1 < tokens.length && !endsAt(tokens, index); index++) {
    const here = tokens[index + 1];
    if (tokens[index]?.text !== 'while' || here?.text !== 'here') continue;
    const moved = [...tokens.slice(0, clause.to), here, ...tokens.slice(clause.to)];
    const narrow = readList(moved, at);
    return narrow !== UNREAD && narrow?.to === clause.to + 1
      ? { ...narrow, span: clause.span, to: own.to }
      : undefined;
  }
  return own;
}

/** Whether a sentence ends at a token. Quoted words are skipped. */
const endsAt = (tokens: readonly Token[], at: number): boolean => {
  const { text = MARK.line, depth = 0 } = tokens[at] ?? {};
  return text === MARK.line || (text === '.' && depth === 0);
};

/** Whether a word can describe or name things: "exerted", "Heroes", "locations". */
function isOfThings(token: Token | undefined): boolean {
  if (token === undefined) return false;
  const word = { ...token, capital: false };
  const each = { ...word, text: 'each', raw: 'each' };
  const character = { ...word, text: 'character', raw: 'character' };
  return [
    [each, token],
    [each, token, character],
  ].some((words) => {
    const read = grammar.readAt(words, 0);
    return read.found === 'phrase' && read.to === words.length;
  });
}

/** Whether a list continues behind a comma without an opening word: "your exerted, damaged characters". */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  !saysWhich(tokens, at) && isOfThings(tokens[at - 2]) && isOfThings(tokens[at]);

/** Reads groups joined by "and". A thing belongs to one or the other. */
function readList(tokens: readonly Token[], at: number): GroupPhrase | typeof UNREAD | undefined {
  const joined = tokens.map((token) => (token.text === 'and' ? { ...token, text: 'and/or' } : token));
  const all = grammar.readAt(joined, at);
  if (all.found === 'phrase')
    return tokens[all.to]?.text === ',' && goesOn(tokens, all.to + 1) ? UNREAD : all;
  const one = grammar.readAt(tokens, at);
  if (one.found !== 'phrase') return undefined;
  // "Your Heroes, Villains, and frobs": more things follow than were understood.
  return tokens[one.to]?.text === ',' ? UNREAD : one;
}
