import type { TargetSlot } from '@reticle/core';
import {
  MARK,
  lazyGrammar,
  understoodRequirement,
  type PhraseClause,
  type TextContext,
  type Token,
} from '@reticle/core/text';
import { sentencesOf, type Sentence, conditionsIn } from './abilities.js';
import { choicesIn } from './parse.js';
import { lorcanaGroupLexicon } from '../lexicon/groups.js';
import { isPlural, tailFollows } from './left-over.js';
import { MAX_TEXT } from './slot.js';
import { leaningOn } from './references.js';
import type { TargetRequirement } from './requirement.js';
import { tokensOf } from './tokens.js';
import { wordSet } from '../words.js';

const grammar = lazyGrammar(() => lorcanaGroupLexicon);

/** Before a group: it is counted, compared with, or chosen from. */
const ASIDE = wordSet('for of than by have with as play number');
/** Words after which what a sentence does begins: a plural there means all of them. */
const BEGINS: ReadonlySet<string> = new Set(['', ',', '.', 'then']);

type GroupPhrase = PhraseClause;
/** A list of which a part was not read: the rest of its sentence is left out, since the parts belong to one whole. */
const UNREAD = 'unread';

/**
 * The groups of which a text says something without a choice: "your other characters get", "each opposing character",
 * "banish all items". Each is a slot of chooser `all`, so that {@link TargetResolver.takeAll} tells what it holds. A group
 * that is not read in full is left out: nobody chooses there, so that nothing is asked of a player.
 */
export function parseGroups(text: string, context: TextContext = {}): readonly TargetRequirement[] {
  if (text.length > MAX_TEXT) return [];
  const tokens = tokensOf(text);
  return sentencesOf(text, tokens, context).flatMap((sentence) => groupsIn(tokens, sentence, context));
}

function groupsIn(
  tokens: readonly Token[],
  sentence: Sentence,
  context: TextContext,
): readonly TargetRequirement[] {
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
 * Whether a token belongs to what is chosen: "chosen characters, items, or locations" are none of them all. Bare words behind
 * the comma after a choice may go on with it, so that they are no group either.
 */
function inChoiceOf(tokens: readonly Token[], sentence: Sentence): (at: number) => boolean {
  const chosen = [...choicesIn(tokens, sentence)].map(({ from, to }) => ({
    from,
    to: tokens[to]?.text === ',' && !saysWhich(tokens, to + 1) ? to + 2 : to,
  }));
  return (at) => chosen.some(({ from, to }) => from < at && at < to);
}

/** Whether a group is said with its own word, as "each" or "your". */
const saysWhich = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && (grammar.isAnchor(token) || grammar.opensAt(tokens, at) !== undefined);
};

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
  const bare = !said && BEGINS.has(before) && !/^(?:chosen|ready)$/.test(token.text);
  if (!said && !bare) return undefined;
  const read = said ? readGroup(tokens, at, at) : readGroup(withEach(tokens, at), at, at + 1);
  if (read === undefined || read === UNREAD) return read;
  return said || isPlural(tokens, read) ? read : undefined;
}

/** "Opposing characters get": the word "each" is not said. */
function withEach(tokens: readonly Token[], at: number): readonly Token[] {
  const token = tokens[at];
  if (!token) return tokens;
  return [
    ...tokens.slice(0, at),
    { ...token, text: 'each', raw: 'each', end: token.start },
    // Its capital may be that of a sentence: "Exert characters" are no Exert characters.
    { ...token, capital: false },
    ...tokens.slice(at + 1),
  ];
}

/** Reads a group; "while here" behind what is said of it belongs to it. */
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

/** The end of a sentence, what stands in quotation marks aside. */
const endsAt = (tokens: readonly Token[], at: number): boolean => {
  const { text = MARK.line, depth = 0 } = tokens[at] ?? {};
  return text === MARK.line || (text === '.' && depth === 0);
};

/** Whether a word can be said of a thing, or names one: "exerted", "Heroes", "locations". */
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

/** Whether a list goes on behind a comma without a word of its own: "your exerted, damaged characters". */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  !saysWhich(tokens, at) && isOfThings(tokens[at - 2]) && isOfThings(tokens[at]);

/** Groups are joined by "and": a thing is of one or of the other. */
function readList(tokens: readonly Token[], at: number): GroupPhrase | typeof UNREAD | undefined {
  const joined = tokens.map((token) => (token.text === 'and' ? { ...token, text: 'and/or' } : token));
  const all = grammar.readAt(joined, at);
  if (all.found === 'phrase')
    return tokens[all.to]?.text === ',' && goesOn(tokens, all.to + 1) ? UNREAD : all;
  const one = grammar.readAt(tokens, at);
  if (one.found !== 'phrase') return undefined;
  // "Your Heroes, Villains, and frobs": more things follow than were read.
  return tokens[one.to]?.text === ',' ? UNREAD : one;
}
