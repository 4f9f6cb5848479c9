import type { JsonObject } from '@reticle/core';
import {
  standsAt,
  type PhraseClause,
  type PhraseRelation,
  type TargetPhrase,
  type Token,
  MARK,
  someWithin,
} from '@reticle/core/text';
import { mapFilter } from './filters.js';

/** Words for a single opponent. */
const ONE: readonly (readonly string[])[] = [
  ['an', 'opponent'],
  ['one', 'of', 'your', 'opponents'],
];

/** "Two target creatures an opponent controls": the same opponent controls both. */
export function ofOnePlayer(
  tokens: readonly Token[],
  { from, to }: PhraseClause,
  { accepts, max, relations = [] }: TargetPhrase,
): { readonly relations?: readonly PhraseRelation[] } {
  const texts = tokens.slice(from, to).map(({ text }) => text);
  const says = (words: readonly string[]): boolean =>
    texts.some((_text, at) => words.every((word, index) => texts[at + index] === word));
  if (max === 1 || !ONE.some(says)) return {};
  const tied = new Set(relations.map(({ property }) => property));
  const more = ofOpponents(accepts).filter((property) => !tied.has(property));
  return more.length === 0
    ? {}
    : { relations: [...relations, ...more.map((property) => ({ relation: 'same' as const, property }))] };
}

/** Returns the properties by which everything that is accepted belongs to an opponent. */
export const ofOpponents = (accepts: TargetPhrase['accepts']): readonly ('controller' | 'owner')[] =>
  (['controller', 'owner'] as const).filter((property) =>
    accepts.every(({ filter }) => filter[property] === 'opponent'),
  );

/**
 * The normal form says "an opponent". For several objects this means a single opponent; these are the words
 * for any of them.
 */
const ANY_OF_THEM: readonly (readonly [one: string, any: string])[] = [
  ['an opponent controls', 'your opponents control'],
  ['an opponent owns', 'your opponents own'],
  ["an opponent's graveyard", "your opponents' graveyards"],
];

/** Returns the words of a phrase for several objects of opponents, if nothing ties them to one opponent. */
export const ofAnyOpponents = (words: string): string =>
  ANY_OF_THEM.reduce((said, [one, any]) => said.replaceAll(one, any), words);

const THAT_PLAYER = 'role.thatPlayer';

/** The players of whom each contributes one object. */
type Each = 'opponent' | 'player' | 'other player';

/** The markers of the lexicon for them: "creature each opponent controls". */
const SAID: Readonly<Record<string, Each>> = {
  'role.eachOpponent': 'opponent',
  'role.eachPlayer': 'player',
};

/** "For each ..." before a phrase about that player. */
const LEADS: readonly (readonly [words: readonly string[], each: Each])[] = [
  [['opponent'], 'opponent'],
  [['of', 'your', 'opponents'], 'opponent'],
  [['player'], 'player'],
  [['other', 'player'], 'other player'],
];

const ANY: readonly string[] = ['any', 'number', 'of', 'opponents'];

const MEANT: Readonly<Record<Each, string | undefined>> = {
  opponent: 'opponent',
  player: undefined,
  'other player': undefined,
};

const COUNTED: Readonly<Record<Each, string>> = {
  opponent: 'the number of opponents',
  player: 'the number of players',
  'other player': 'the number of other players',
};

/** A phrase that asks for one object of each player, and what its X counts. */
export interface EachPlayer {
  readonly phrase: TargetPhrase;
  readonly where?: string;
}

/**
 * Reads "for each opponent, exile up to one target creature that player controls" and "up to one target
 * creature each opponent controls": one of each, so the phrase has as many targets as there are opponents,
 * with different controllers. X counts them if each must be chosen. Returns `unclear` if that many of each
 * can't be expressed, and undefined if the words don't say "each".
 */
export function eachPlayerOf(
  tokens: readonly Token[],
  clause: PhraseClause,
): EachPlayer | 'unclear' | undefined {
  const { phrase, from } = clause;
  const holds = (word: string): boolean => someWithin(phrase.accepts, (value) => value === word);
  const own = Object.keys(SAID).find(holds);
  const marker = own ?? (holds(THAT_PLAYER) ? THAT_PLAYER : undefined);
  const lead = marker === THAT_PLAYER ? leadBefore(tokens, from) : undefined;
  const each = lead === 'some opponents' ? 'opponent' : own === undefined ? lead : SAID[own];
  if (!each || marker === undefined)
    return followedByEach(tokens, clause.to) || isRepeated(tokens, clause) ? 'unclear' : undefined;
  if (each === 'unclear' || phrase.max !== 1 || holds('X')) return 'unclear';
  const accepts = phrase.accepts.map(({ kind, filter }) => ({ kind, filter: ofEach(filter, marker, each) }));
  const property = phrase.accepts.some(({ filter }) => owned(filter, marker)) ? 'owner' : 'controller';
  const relations = [...(phrase.relations ?? []), { relation: 'distinct' as const, property }];
  return phrase.min === 0 || lead === 'some opponents'
    ? { phrase: { ...phrase, accepts, relations, min: 0, max: 'any' } }
    : { phrase: { ...phrase, accepts, relations, min: 'X', max: 'X' }, where: COUNTED[each] };
}

/** Whether a filter, at any depth, asks for an owner's objects. */
const owned = (filter: JsonObject, owner: string): boolean =>
  someWithin(
    filter,
    (value) => typeof value === 'object' && value !== null && 'owner' in value && value.owner === owner,
  );

/**
 * Finds the players named before a phrase in the same sentence, "for any number of opponents" too. Returns
 * `unclear` if each of them does something.
 */
function leadBefore(tokens: readonly Token[], from: number): Each | 'some opponents' | 'unclear' | undefined {
  const text = (at: number): string => tokens[at]?.text ?? MARK.line;
  for (let at = from - 1; at >= 0 && text(at) !== '.' && text(at) !== MARK.line; at--) {
    if (text(at) === 'any' && ANY.every((word, index) => text(at + index) === word)) return 'some opponents';
    if (text(at) !== 'each') continue;
    const found = eachAt(tokens, at);
    if (found && text(found.end) !== "'s") return text(at - 1) === 'for' ? found.each : 'unclear';
  }
  return undefined;
}

function eachAt(
  tokens: readonly Token[],
  at: number,
): { readonly each: Each; readonly end: number } | undefined {
  for (const [words, each] of LEADS) {
    if (standsAt(words, tokens, at + 1)) return { each, end: at + 1 + words.length };
  }
  return undefined;
}

/** Returns how many words "for each opponent," has at the beginning of some words, or 0. */
export function forEachLead(tokens: readonly Token[]): number {
  const end = standsAt(['for', 'each'], tokens) ? eachAt(tokens, 1)?.end : undefined;
  return end !== undefined && tokens[end]?.text === ',' ? end + 1 : 0;
}

const STARTS: ReadonlySet<string> = new Set(['.', ':', MARK.line, MARK.dash, MARK.bullet, MARK.quote]);
/** Verbs that affect an object as a whole: done for each of many, they affect as many objects. */
export const DONE_TO: ReadonlySet<string> = new Set(
  'choose destroy exile tap untap return counter regenerate sacrifice goad detain'.split(' '),
);

/**
 * "For each +1/+1 counter on this, destroy target creature", "destroy target creature for each ...": the
 * number isn't known.
 */
function isRepeated(tokens: readonly Token[], { from, to }: PhraseClause): boolean {
  const text = (at: number): string => tokens[at]?.text ?? MARK.line;
  if (DONE_TO.has(text(from - 1)) && text(to) === 'for' && text(to + 1) === 'each') return true;
  let start = from;
  while (start > 0 && !STARTS.has(text(start - 1))) start--;
  while (text(start) === 'then' || text(start) === ',') start++;
  if (text(start) !== 'for' || text(start + 1) !== 'each') return false;
  return tokens.slice(start, from).some((token) => token.text === ',');
}

const ENDS: ReadonlySet<string> = new Set(['.', ',', MARK.line]);

/** "Choose up to one target creature for each opponent": how the chosen are distributed isn't said. */
function followedByEach(tokens: readonly Token[], to: number): boolean {
  const found = tokens[to]?.text === 'for' && tokens[to + 1]?.text === 'each' && eachAt(tokens, to + 1);
  return found !== false && found !== undefined && ENDS.has(tokens[found.end]?.text ?? MARK.line);
}

/** Returns a filter for the objects of these players. */
function ofEach(filter: JsonObject, marker: string, each: Each): JsonObject {
  return mapFilter(filter, (key, value) => {
    if (value !== marker) return undefined;
    const meant = MEANT[each];
    if (meant !== undefined) return { [key]: meant };
    return each === 'player' ? {} : { not: { [key]: 'self' } };
  });
}
