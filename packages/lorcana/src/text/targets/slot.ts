import type { Json, JsonObject, TargetSlot } from '@reticle/core';
import {
  phraseSlot,
  type PhraseSlot,
  type TargetPhrase,
  MARK,
  type Token,
  someWithin,
  type PhraseClause,
} from '@reticle/core/text';
import { lorcanaGrammar } from '../lexicon/index.js';
import { CHOOSING, MAY_CHOOSE, third, wordSet } from '../words.js';
import type { Sentence } from './abilities.js';
import { atRandom } from './left-over.js';
import { leaningOn, chooserOf, ownedBy, playerAmong } from './references.js';
import { speaksOfChosen, subjectAt } from './subject.js';

type Query = TargetPhrase['accepts'][number];

/**
 * Returns the types that a filter asks for. Returns undefined if it does not name a type for everything that
 * it accepts.
 */
function typesOf({ type, anyOf }: JsonObject): readonly Json[] | undefined {
  if (type !== undefined) return [type];
  if (!Array.isArray(anyOf)) return undefined;
  const each = anyOf.map((one: Json) => (isObject(one) ? typesOf(one) : undefined));
  return each.includes(undefined) ? undefined : each.flatMap((types) => types ?? []);
}

const isObject = (json: Json): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Whether the same thing could be chosen for both. A character is never a location. */
function overlap(one: Query, other: Query): boolean {
  if (one.kind !== other.kind) return false;
  const [types, others] = [typesOf(one.filter), typesOf(other.filter)];
  return !types || !others || types.some((type) => others.includes(type));
}

const mayShare = ({ accepts }: TargetSlot, phrase: TargetPhrase): boolean =>
  accepts.some((one) => 'filter' in one && phrase.accepts.some((other) => overlap(one, other)));

/**
 * Builds the slot of a phrase. Returns `undefined` if the phrase refers to an earlier choice that does not
 * exist. "Another" excludes what the ability chose before, or otherwise the card that has the ability (rule
 * 6.1.6).
 */
export function slotOf(
  phrase: TargetPhrase,
  own: Pick<TargetSlot, 'id' | 'chooser' | 'mode'>,
  earlier: readonly TargetSlot[],
): PhraseSlot | undefined {
  const accepts = leaningOn(phrase.accepts, earlier);
  return accepts && phraseSlot({ ...phrase, accepts }, own, { earlier, mayShare });
}

/** Who acts on a choice: `you` only if the text says so, `unsaid` if no verb stands before the choice. */
type Actor = 'you' | 'other' | 'unsaid';

/** The verbs for what players do to what they choose. */
const VERBS = [...CHOOSING, ...MAY_CHOOSE, 'deal', 'remove'];
const ORDERS: ReadonlySet<string> = new Set(VERBS);
const THIRD: ReadonlySet<string> = new Set(VERBS.map(third));
const MODALS = wordSet('may must can each also');
/** Things that act themselves: "this character deals 2 damage to one of your items". */
const THINGS = wordSet('~ character characters item location it he she yours');
const OTHERS = wordSet('they opponent opponents player players');
/** Verbs of the thing itself: "and one of your characters gains Rush". */
const OWN = wordSet("gains gain gets get is are can can't may loses");

/** Returns who acts on a phrase: the subject of the nearest verb before it. */
function actorAt(
  tokens: readonly Token[],
  { from, ability }: Pick<Sentence, 'from' | 'ability'>,
  phrase: { readonly from: number; readonly to: number },
): Actor {
  const word = (at: number): string => (at >= from ? (tokens[at]?.text ?? '') : '');
  if (word(phrase.from - 1) === 'and' && OWN.has(word(phrase.to))) return 'unsaid';
  for (let at = phrase.from - 1; at >= from; at--) {
    const text = word(at);
    if (text === '.' || text === MARK.line || text === ':') return 'unsaid';
    if (text === ',' && !/^(?:an?|and)$/.test(word(at + 1))) return 'unsaid';
    if (THIRD.has(text)) return THINGS.has(word(at - 1)) ? 'unsaid' : 'other';
    if (!ORDERS.has(text)) continue;
    let before = at - 1;
    while (MODALS.has(word(before))) before--;
    if (word(before) === 'you') return 'you';
    if (OTHERS.has(word(before))) return 'other';
    if ((before < from || word(before) === ',') && ability.mode === undefined) return 'you';
  }
  return 'unsaid';
}

/** Whether a filter, or one inside it, asks for things of opponents. */
const isOpposing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'controller' in value && value.controller === 'opponent';

interface Choice {
  readonly phrase: TargetPhrase;
  readonly chooser: TargetSlot['chooser'];
}

interface Before {
  readonly slots: readonly TargetSlot[];
  /** The first token of the ability. */
  readonly ability: number;
}

/**
 * Returns who makes the choice of a phrase, with the phrase itself. Returns undefined if that is not clear.
 * "Chosen" is chosen by you, and so is "one of your items", unless others act on it.
 */
export function choiceOf(
  tokens: readonly Token[],
  sentence: Sentence,
  clause: PhraseClause,
  { slots, ability }: Before,
): Choice | undefined {
  const { phrase, from } = clause;
  const player = playerAmong(slots);
  const theirs = phrase.chooser !== undefined;
  if (atRandom(tokens, clause.to)) return theirs ? undefined : { phrase, chooser: 'random' };
  const anchor = tokens[from];
  const actor =
    !theirs && anchor && lorcanaGrammar.isAnchor(anchor) ? 'unsaid' : actorAt(tokens, sentence, clause);
  if (theirs && actor === 'you') {
    if (player === undefined || !speaksOfChosen(tokens, ability, from)) return undefined;
    const { chooser: _they, ...rest } = phrase;
    return { phrase: { ...rest, accepts: ownedBy(phrase.accepts, player) }, chooser: 'controller' };
  }
  if (!theirs && actor !== 'other') return { phrase, chooser: 'controller' };
  const places = { ability, sentence: sentence.from };
  const subject = subjectAt(tokens, places, from, player !== undefined);
  if (!theirs && subject === 'you') return { phrase, chooser: 'controller' };
  // Characters move to locations of their own player, who need not be you (rule 4.7.1). And if an opponent
  // chooses something "opposing", it is not clear whom it opposes.
  const unclear = anchor?.text === 'to' || someWithin(phrase.accepts, isOpposing);
  const chooser = unclear ? undefined : chooserOf(subject, slots);
  return chooser && { phrase, chooser };
}

/** A limit that is longer than the text of any card. Longer texts are refused at once. */
export const MAX_TEXT = 20_000;

const WORDS = /^(?:one|1) of your opponents$/;
/** The raw text of an anchor that the reader inserted. */
const ONE = 'one';

/** Rewrites "one of your opponents" as "chosen opponent". */
export function withOneOpponent(tokens: readonly Token[]): readonly Token[] {
  const made: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const four = tokens.slice(at, at + 4);
    const [token, , , last] = four;
    if (!token) break;
    const is = tokens[at - 2]?.text !== 'up' && WORDS.test(four.map(({ text }) => text).join(' '));
    if (!is || !last) made.push(token);
    else {
      made.push({ ...token, text: 'chosen', raw: ONE }, { ...last, text: 'opponent' });
      at += 3;
    }
  }
  return made;
}

/** Whether an anchor was "one of your opponents", which a condition may only mention. */
export const isOneOpponent = ({ raw }: Token): boolean => raw === ONE;
