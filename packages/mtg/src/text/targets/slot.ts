import type { TargetSlot } from '@reticle/core';
import {
  MARK,
  type Token,
  numberOf,
  type TargetPhrase,
  phraseSlot,
  type PhraseClause,
  type PhraseSlot,
} from '@reticle/core/text';
import { mtgGrammar } from '../lexicon/index.js';
import { andNot } from './filters.js';
import { eachPlayerOf, ofOnePlayer } from './players.js';
import {
  antecedentsAmong,
  chooserBefore,
  chooserOf,
  leansOnNobody,
  leansUnclearly,
  leaningOn,
} from './references.js';
import type { TargetRequirement } from './requirement.js';

const FAR = 24;
const NEAR = 6;

/** Where a sentence, or what is said about this phrase, ends. */
const ENDS: ReadonlySet<string> = new Set(['.', 'target', 'targets', MARK.line]);

/** Words of amounts of which "damage" follows only the last part: "X plus 1 damage". */
const RECKONED: ReadonlySet<string> = new Set(['plus', 'minus', 'twice', 'half']);
type Total = number | 'X' | 'unknown' | undefined;

/**
 * Finds what is divided among a phrase: "4 damage divided as you choose among ...", "distribute three
 * counters among ...", "the next 4 damage ... to ..., divided as you choose". Returns `unknown` if the total
 * is neither a number nor X, or if it is divided among more than this phrase.
 */
function divisionOf(tokens: readonly Token[], from: number, to: number): Total {
  const total = divisionBefore(tokens, from) ?? divisionAfter(tokens, from, to);
  return total !== undefined && othersFollow(tokens, to) ? 'unknown' : total;
}

function divisionBefore(tokens: readonly Token[], from: number): Total {
  if (tokens[from - 1]?.text !== 'among') return undefined;
  const text = (at: number): string => tokens[at]?.text ?? '';
  for (let at = from - 2; at >= 0 && at > from - FAR && text(at) !== '.'; at--) {
    if (text(at) === 'split') return 'unknown';
    if (text(at) === 'distribute') return numberOf(text(at + 1)) ?? 'unknown';
    if (text(at) === 'divided' && text(at + 1) === 'as') return damageAt(tokens, at - 1);
  }
  return undefined;
}

/** Reads the number before the word "damage", which must be there. */
function damageAt(tokens: readonly Token[], at: number): Total {
  if (tokens[at]?.text !== 'damage' || RECKONED.has(tokens[at - 2]?.text ?? '')) return 'unknown';
  return numberOf(tokens[at - 1]?.text ?? '') ?? 'unknown';
}

function divisionAfter(tokens: readonly Token[], from: number, to: number): Total {
  const text = (at: number): string => tokens[at]?.text ?? '.';
  const ends = (at: number): boolean => ENDS.has(text(at));
  let after = to;
  while (!ends(after) && text(after) !== 'divided') after++;
  const said = text(after) === 'divided' && text(after + 1) === 'as';
  if (!said || (after > to && text(after - 1) !== ',')) return undefined;
  for (let at = from - 1; at >= 0 && at > from - FAR && text(at) !== '.'; at--) {
    if (text(at) === 'damage') return damageAt(tokens, at);
  }
  return 'unknown';
}

/** "And up to two other targets": the rest of those among which it is divided. */
function othersFollow(tokens: readonly Token[], to: number): boolean {
  const joined = tokens[to]?.text ?? '';
  if (joined !== 'and' && joined !== 'and/or') return false;
  const next = tokens.slice(to + 1, to + 1 + NEAR).map(({ text }) => text);
  const anchor = next.findIndex((text) => text.startsWith('target'));
  return next.slice(0, Math.max(anchor, 0)).some((text) => text === 'other' || text === 'another');
}

const HOSTS: ReadonlySet<string> = new Set(['equipped', 'enchanted', 'fortified']);
const STARTS: ReadonlySet<string> = new Set(['when', 'whenever']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'another', 'one']);
const PLAYERS: ReadonlySet<string> = new Set(['player', 'opponent', 'of']);

/**
 * Returns what "another" excludes if no target comes before it: the card itself, or the object to which it is
 * attached if the ability is about that. Returns `unclear` if it is about an object that no filter can name.
 */
function otherThan(tokens: readonly Token[], from: number): 'self' | 'host' | 'unclear' {
  const text = (at: number): string => tokens[at]?.text ?? MARK.line;
  let start = from;
  while (start > 0 && text(start - 1) !== MARK.line && text(start - 1) !== MARK.quote) start--;
  const dash = tokens.slice(start, from).findIndex((token) => token.text === MARK.dash);
  const first = dash < 0 ? start : start + dash + 1;
  const words = tokens.slice(first, from).map((token) => token.text);
  if (words.includes('~')) return 'self';
  if (words.some((word, at) => HOSTS.has(word) && words[at + 2] !== "'s")) return 'host';
  const byObject = STARTS.has(text(first)) && ARTICLES.has(text(first + 1)) && !PLAYERS.has(text(first + 2));
  return byObject ? 'unclear' : 'self';
}

/** Returns a phrase with "another" as one that excludes what the source is attached to. */
function notHost(phrase: TargetPhrase): TargetPhrase {
  const { other: _, ...rest } = phrase;
  const accepts = phrase.accepts.map((query) =>
    query.kind === 'card' ? { ...query, filter: andNot(query.filter, { hostOfThis: true }) } : query,
  );
  return { ...rest, accepts };
}

/**
 * Why a phrase can't be a slot: it refers to something that isn't there, asks for several of each player, or
 * divides an unknown total.
 */
export type SlotRefusal = 'mtg.unclearReference' | 'mtg.unclearEach' | 'mtg.unknownDivision';

/** A slot, with the words of what its X counts if the phrase doesn't say it. */
interface SlotOfPhrase extends PhraseSlot {
  readonly where?: string;
}

/** The place of a phrase in its ability. */
interface Place {
  readonly id: string;
  /** The slots before it. */
  readonly earlier?: readonly TargetSlot[];
  /** The card's name. */
  readonly name: string | undefined;
  /** The token after which it may find what it refers to. */
  readonly start?: number;
}

/** Turns a phrase into a slot of its ability, or says why it can't be one. */
export function slotOf(
  tokens: readonly Token[],
  clause: PhraseClause,
  { id, earlier = [], name, start = 0 }: Place,
): SlotOfPhrase | SlotRefusal {
  const { from } = clause;
  const each = eachPlayerOf(tokens, clause);
  if (each === 'unclear') return 'mtg.unclearEach';
  const found = each?.phrase ?? clause.phrase;
  const than = found.other && !sharesKind(found, earlier) ? otherThan(tokens, from) : 'self';
  if (than === 'unclear') return 'mtg.unclearReference';
  const phrase = than === 'host' ? notHost(found) : found;
  const said = phrase.chooser ?? chooserBefore(tokens, from);
  const antecedents = antecedentsAmong(earlier, name, said);
  const accepts = leaningOn(phrase.accepts, antecedents);
  if (accepts && leansOnNobody(accepts, tokens.slice(start, from))) return 'mtg.unclearReference';
  const chooser = chooserOf(said, antecedents);
  const made =
    accepts && chooser !== undefined && !leansUnclearly(tokens, clause, earlier)
      ? phraseSlot(
          { ...phrase, accepts, ...ofOnePlayer(tokens, clause, phrase) },
          { id, chooser, mode: 'target' },
          { earlier, leansOn: antecedents.earlier },
        )
      : undefined;
  if (!made) return 'mtg.unclearReference';
  const total = divisionOf(tokens, from, clause.to);
  if (total === 'unknown') return 'mtg.unknownDivision';
  const where = each?.where === undefined ? {} : { where: each.where };
  return {
    ...made,
    ...where,
    ...(total === undefined ? {} : { slot: { ...made.slot, division: { total } } }),
  };
}

const sharesKind = ({ accepts }: TargetPhrase, earlier: readonly TargetSlot[]): boolean =>
  earlier.some((slot) => slot.accepts.some(({ kind }) => accepts.some((query) => query.kind === kind)));

/** A keyword whose rule says what it targets. */
interface Implying {
  readonly keyword: string;
  readonly rule: string;
}

/**
 * Builds the requirement of a target that only a keyword implies, from the phrase of its rule. Refuses it if
 * the phrase can't be read.
 */
export function impliedTarget(
  { keyword, rule }: Implying,
  base: Pick<TargetRequirement, 'ability' | 'id' | 'span'>,
  phrase: readonly Token[] | undefined,
  said: string,
  name: string | undefined,
): TargetRequirement {
  const clause = phrase && mtgGrammar.readAt(phrase, phrase.findIndex(mtgGrammar.isAnchor));
  if (clause?.found === 'phrase' && clause.to === phrase?.length) {
    const made = slotOf(phrase, clause, { id: base.id, name });
    if (typeof made !== 'string')
      return { ...base, from: 'keyword', understood: true, words: clause.words, issues: [], ...made };
  }
  const data = { keyword, rule, words: said, span: base.span };
  const issues = [{ code: 'mtg.unreadKeyword', data } as const];
  return { ...base, from: 'keyword', understood: false, relations: [], issues };
}
