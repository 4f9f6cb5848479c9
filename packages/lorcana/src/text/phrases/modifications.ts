import { standsAt, type Hole, type Token } from '@reticle/core/text';
import type { Modification } from '../../language/effects/schema.js';
import type { MustBeChosen } from '../../language/modification.js';
import type { Selection, LorcanaCardFilter } from '../../language/filter.js';
import { PROHIBITIONS, type Prohibition } from '../../language/facts.js';
import { byOne, counted, times } from './amounts.js';
import { QUOTED, wordsOf, type WordsContext } from './context.js';
import { CANT, classification, computedStat, keyword, lostKeyword, lostStat, quoted, stat } from './given.js';
import { keywordWords } from './keyword-words.js';
import { joined, said, type Words } from './said.js';
import { isMany, printSelection, readSelection, type HowMany } from './selections.js';
import { anywhere, inPlay, nouns, readNoun } from './things.js';

/** The words that stand for "can't be dealt damage in challenges". */
const NO_DAMAGE = 'no damage from challenges';
const PROHIBITED: ReadonlyMap<string, Prohibition> = new Map(
  PROHIBITIONS.flatMap((cant) => CANT[cant].map((words) => [words.toLowerCase(), cant] as const)),
);

/** Yields the ways to split a list at a joint: "a", "a and b", "a, b, and c". */
function* cuts(
  words: readonly Token[],
): Generator<readonly [first: readonly Token[], rest: readonly Token[]]> {
  for (let at = 1; at < words.length; at++) {
    const [text, next] = [words[at]?.text, words[at + 1]?.text];
    if (text !== 'and' && text !== ',' && text !== 'or') continue;
    const joint = text === ',' && (next === 'and' || next === 'or') ? 2 : 1;
    yield [words.slice(0, at), words.slice(at + joint)];
  }
}

type Verb = 'get' | 'gain' | 'lose' | 'cant';
const VERBS: Readonly<Record<string, Verb>> = {
  get: 'get',
  gets: 'get',
  gain: 'gain',
  gains: 'gain',
  has: 'gain',
  have: 'gain',
  lose: 'lose',
  loses: 'lose',
  "can't": 'cant',
};

type VerbNumber = 'one' | 'many';
/** The number in which verbs stand. Others have one form for both: "can't". */
const NUMBERS: ReadonlyMap<string, VerbNumber> = new Map(
  (
    [
      ['one', "gets gains has loses takes counts doesn't"],
      ['many', "get gain have lose take count don't"],
    ] as const
  ).flatMap(([number, verbs]) => verbs.split(' ').map((verb) => [verb, number] as const)),
);

/** Reads one modification, after a verb of its own or the verb before. */
function readPart(
  words: readonly Token[],
  verb: Verb,
  context: WordsContext,
): readonly Modification[] | undefined {
  const [first] = words;
  if (verb === 'cant') {
    const cant = PROHIBITED.get(wordsOf(words));
    if (cant) return [{ cant }];
    return readChallengers(words, context);
  }
  if (verb === 'gain') {
    const given = quoted.read(words, context);
    if (given) return given;
    const is = first?.text === 'the' && words.at(-1)?.text === 'classification';
    const classed = is ? classification.read(words.slice(1, -1), context) : undefined;
    if (classed !== undefined) return [{ classification: classed }];
  }
  const one = GIVEN[verb].map((hole) => hole.read(words, context)).find((part) => part !== undefined);
  if (one) return [one];
  const each = words.findIndex((_word, at) => standsAt(FOR_EACH, words, at));
  const part = verb === 'get' && each > 0 ? stat.read(words.slice(0, each), context) : undefined;
  if (!part || !('stat' in part) || typeof part.amount !== 'number') return undefined;
  const amount = counted.read(words.slice(each + 2), context);
  return amount === undefined ? undefined : [{ ...part, amount: times(amount, part.amount) }];
}
const FOR_EACH = ['for', 'each'];
const GIVEN = { get: [stat, computedStat], gain: [keyword], lose: [lostKeyword, lostStat] } as const;

/** Reads "be challenged by Pirate characters". */
function readChallengers(
  words: readonly Token[],
  context: WordsContext,
): readonly Modification[] | undefined {
  if (wordsOf(words.slice(0, 3)) !== 'be challenged by') return undefined;
  const who = readNoun(words.slice(3), true, context);
  const filter = who && anywhere(who);
  return filter && [{ cantBeChallengedBy: filter }];
}

const READY: readonly (readonly string[])[] = [
  ['can', 'challenge'],
  ['may', 'challenge'],
];

/**
 * Reads the modifications with sentences of their own: "can challenge ready characters", "takes no damage from
 * challenges".
 */
function readSpecial(words: readonly Token[], context: WordsContext): readonly Modification[] | undefined {
  if (READY.some((lead) => standsAt(lead, words))) {
    const ready = readNoun(words.slice(2), true, context);
    const filter = ready?.ready === true ? anywhere(ready) : undefined;
    return filter && [{ canChallengeReady: filter }];
  }
  const text = wordsOf(words);
  if (text === `takes ${NO_DAMAGE}` || text === `take ${NO_DAMAGE}`)
    return [{ cant: 'beDamagedInChallenges' }];
  const more = /^counts? as having \+(\d{1,2}) cost to sing songs$/u.exec(text)?.[1];
  return more === undefined ? undefined : [{ singCost: Number(more) }];
}

/** Reads what one thing or several get, with verbs in their number: "gets +1 {S} and gains Rush", "can't quest or challenge". */
function readMods(
  words: readonly Token[],
  context: WordsContext,
  number: VerbNumber,
  before?: Verb,
): readonly Modification[] | undefined {
  const [first, second] = words;
  if ((NUMBERS.get(first?.text ?? '') ?? number) !== number) return undefined;
  if (first?.text === "doesn't" || first?.text === "don't")
    return second?.text === 'ready' && words.length === 2 ? [{ cant: 'ready' }] : undefined;
  const special = readSpecial(words, context);
  if (special) return special;
  const own = VERBS[first?.text ?? ''];
  const verb = own ?? before;
  const rest = own ? words.slice(1) : words;
  const whole = verb && readPart(rest, verb, context);
  if (whole) return whole;
  for (const [one, others] of cuts(rest)) {
    const part = (verb && readPart(one, verb, context)) ?? (own ? undefined : readSpecial(one, context));
    const more = part && readMods(others, context, number, verb);
    if (part && more) return [...part, ...more];
  }
  return undefined;
}

/** Whether cards ready at the start of "your" turn. For all others it is "their" turn. */
const isYours = (what: Selection): boolean =>
  what === 'this' || (typeof what === 'object' && 'all' in what && what.all.controller === 'self');

function cantWords(cant: Prohibition, what: Selection | undefined): string {
  const [theirs, yours = theirs] = CANT[cant];
  return `can't ${cant === 'readyAtStart' && what !== undefined && isYours(what) ? yours : theirs}`;
}

function statWordsOf(
  part: Extract<Modification, { readonly stat: unknown }>,
  many: boolean,
  context: WordsContext,
): Words {
  const get = many ? 'get' : 'gets';
  const parts = byOne(part.amount);
  const one = parts && stat.print({ ...part, amount: parts.by }, context);
  return (
    said`${get} ${stat.print(part, context)}` ??
    (parts && said`${get} ${one} for each ${counted.print(parts.amount, context)}`) ??
    said`${get} ${computedStat.print(part, context)}` ??
    said`${many ? 'lose' : 'loses'} ${lostStat.print(part, context)}`
  );
}

function printPart(part: Modification, many: boolean, context: WordsContext, what?: Selection): Words {
  if ('stat' in part) return statWordsOf(part, many, context);
  if ('classification' in part) return `${many ? 'gain' : 'gains'} the ${part.classification} classification`;
  if ('keyword' in part) return `${many ? 'gain' : 'gains'} ${keywordWords(part.keyword, part.value)}`;
  if ('ability' in part) return `${many ? 'gain' : 'gains'} ${QUOTED}`;
  if ('losesKeyword' in part)
    return `${many ? 'lose' : 'loses'} ${keywordWords(part.losesKeyword, undefined)}`;
  if ('singCost' in part)
    return `${many ? 'count' : 'counts'} as having +${part.singCost} cost to sing songs`;
  if ('canChallengeReady' in part) return said`can challenge ${nouns(inPlay(part.canChallengeReady))}`;
  if (!('cant' in part)) return undefined;
  if (part.cant === 'beDamagedInChallenges') return `${many ? 'take' : 'takes'} ${NO_DAMAGE}`;
  return cantWords(part.cant, what);
}

const EFFECTS = { action: 'actions', ability: 'abilities' } as const;

/** Prints "opponents must choose ~ for actions if able". */
function mustWords(object: Words, { by, for: kinds = ['action', 'ability'] }: MustBeChosen): Words {
  const who = by === 'any' ? 'players' : 'opponents';
  return said`${who} must choose ${object} for ${kinds.map((kind) => EFFECTS[kind]).join(' and ')} if able`;
}

/** Cards, and what they get. */
export interface Grant {
  readonly what: Selection;
  readonly gives: readonly Modification[];
}

const MUST: readonly (readonly [string, MustBeChosen])[] = (['opponent', 'any'] as const).flatMap((by) => [
  [mustWords('', { by }) ?? '', { by }] as const,
  ...(['action', 'ability'] as const).map((kind) => {
    const must: MustBeChosen = { by, for: [kind] };
    return [mustWords('', must) ?? '', must] as const;
  }),
]);

/** Reads "opponents must choose ~ for actions and abilities if able". */
function readMust(words: readonly Token[], context: WordsContext): Grant | undefined {
  const from = words.findIndex((word) => word.text === 'for');
  if (words[1]?.text !== 'must' || words[2]?.text !== 'choose' || from < 4) return undefined;
  const what = readSelection(words.slice(3, from), context);
  const text = `${wordsOf(words.slice(0, 3))}  ${wordsOf(words.slice(from))}`;
  const must = MUST.find(([one]) => one === text)?.[1];
  return what !== undefined && must ? { what, gives: [{ mustBeChosen: must }] } : undefined;
}

/** Reads "characters with cost 3 or less can't challenge ~". */
function readBarred(words: readonly Token[], context: WordsContext): Grant | undefined {
  for (let at = 1; at + 2 < words.length; at++) {
    if (words[at]?.text !== "can't" || words[at + 1]?.text !== 'challenge') continue;
    const barred = readNoun(words.slice(0, at), true, context);
    const filter = barred && anywhere(barred);
    const what = readSelection(words.slice(at + 2), context);
    if (filter && what !== undefined) return { what, gives: [{ cantBeChallengedBy: filter }] };
  }
  return undefined;
}

const FLOOR = "can't be reduced below their printed value";

/** Reads "your characters' {S} can't be reduced below their printed value" (rule 6.6.4). */
function readFloor(words: readonly Token[], context: WordsContext): Grant | undefined {
  const at = words.findIndex(({ text }) => text === '{s}');
  const end = wordsOf(words.slice(at + 1));
  if (at < 1 || (end !== FLOOR && end !== "can't be reduced below its printed value")) return undefined;
  const last = words[at - 1];
  if (!last) return undefined;
  const owner =
    last.text === "'s"
      ? words.slice(0, at - 1)
      : [...words.slice(0, at - 1), { ...last, text: last.text.replace(/'$/u, '') }];
  const what = readSelection(owner, context);
  return what === undefined ? undefined : { what, gives: [{ floor: 'strength' }] };
}

const SPOKEN: ReadonlySet<string> = new Set(
  Object.keys(VERBS).concat("doesn't", "don't", 'can', 'may', 'take', 'takes', 'count', 'counts'),
);

function readGrant(words: readonly Token[], context: WordsContext): Grant | undefined {
  const special = readMust(words, context) ?? readBarred(words, context) ?? readFloor(words, context);
  if (special) return special;
  for (let at = 1; at < words.length; at++) {
    if (!SPOKEN.has(words[at]?.text ?? '')) continue;
    const subject = words.slice(0, at);
    const what = readSelection(subject, context);
    if (what === undefined) continue;
    const gives = readMods(words.slice(at), context, isMany(what, 'kind', subject) ? 'many' : 'one');
    if (gives) return { what, gives };
  }
  return undefined;
}

const barredWords = (filter: LorcanaCardFilter): Words => nouns(inPlay(filter));

function printGrant({ what, gives }: Grant, group: HowMany, context: WordsContext): Words {
  const [first] = gives;
  if (gives.length === 1 && first && 'cantBeChallengedBy' in first) {
    const object = printSelection(what, group, context);
    return said`${barredWords(first.cantBeChallengedBy)} can't challenge ${object}`;
  }
  if (gives.length === 1 && first && 'mustBeChosen' in first)
    return mustWords(printSelection(what, group, context), first.mustBeChosen);
  const many = isMany(what, group);
  if (gives.length === 1 && first && 'floor' in first) {
    const owner = printSelection(what, group, context);
    return said`${owner}${owner?.endsWith('s') === true ? "'" : "'s"} {S} ${FLOOR}`;
  }
  const all = joined(
    gives.map((part) => printPart(part, many, context, what)),
    ' and ',
  );
  return said`${printSelection(what, group, context, true)} ${all}`;
}

/**
 * Builds the hole for cards and what they get: "~ gets +1 {S} and gains Rush", "characters with cost 3 or less can't
 * challenge ~".
 */
export const grantHole = (group: HowMany): Hole<Grant, WordsContext> => ({
  read: readGrant,
  print: (value, context) => printGrant(value, group, context),
});
