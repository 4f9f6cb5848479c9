import { articleOf } from '../text/english.js';
import { isMessageType } from '../former-names.js';
import type { FormerShape, CoreIssueCode, CoreIssueData, CoreIssue, GameMessages, Issue } from '../issue.js';
import type { TargetRef } from '../ref.js';
import { stepOf, type StepRules } from '../targeting/pipeline.js';

/** Splits a name into words: `notItself` becomes "not itself". */
const spoken = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** The verbs with which the name of a yes-or-no key may begin. Other keys are adjectives: "destroyed". */
const VERB = /^(?<verb>has|is|can|was) (?<rest>.+)$/u;
/** Says whether a yes-or-no key holds: "is not destroyed", "has not drawn". */
function isSo(key: string, actual: boolean): string {
  const words = spoken(key);
  const { verb = 'is', rest = words } = VERB.exec(words)?.groups ?? {};
  return `${verb} ${actual ? '' : 'not '}${rest}`;
}

const thing = ({ kind, id }: TargetRef): string => `${kind} ${id}`;
/** Says how a thing is protected; a protection may be called just that. */
const shielded = (protection: string): string =>
  protection === 'protection' ? 'has protection' : `is protected by ${protection}`;

const json = (value: unknown): string => JSON.stringify(value);
const list = (entries: readonly string[]): string => (entries.length === 0 ? 'none' : entries.join(', '));
const count = (number: number): string => (number === Infinity ? 'any number' : String(number));

const withArticle = (noun: string): string => {
  if (/^(?:null|nothing|")/.test(noun)) return noun;
  return `${articleOf(noun)} ${noun}`;
};

/** How JSON in the shapes of the first designs is written today. */
const TODAY: Readonly<Record<FormerShape, string>> = {
  comparison: 'A comparison has a key for each operator: { "lte": 3 }, and of names { "starts": "A" }.',
  nameComparison: 'A comparison of names has eq, not, oneOf, starts, ends and includes, and ignoreCase.',
  names: 'Several names are { "oneOf": ["a", "b"] }.',
  ids: 'A filter says what things are like. Those that are chosen stand in the choice, an entry for each slot: [{ "targets": [{ "kind": "card", "id": "a" }] }].',
  selection:
    'How many are chosen stands in the slot: as min and max, or as count and upTo at the root of its filter.',
  move: 'A move is { "move": "playCard", "player": "ann", "params": {}, "targets": [] }.',
};

/** Says how JSON of a former shape is written today. */
const todayOf = (former: FormerShape | undefined, today: object | undefined): string =>
  former === undefined ? '' : today ? ` Today it is ${spaced(today)}.` : ` ${TODAY[former]}`;

/** JSON with spaces, as people write it. */
const spaced = (value: object): string =>
  JSON.stringify(value, null, 1).replaceAll(/\n\s*/gu, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');

/** The message table of core: the English words of each code. */
const en: { readonly [Code in CoreIssueCode]: (data: CoreIssueData[Code]) => string } = {
  notJson: ({ found }) => `This is not JSON: ${found}.`,
  tooDeep: ({ limit }) => `This is nested more than ${limit} deep.`,
  tooLarge: ({ limit, what }) => `This holds more than ${limit} ${what}.`,
  hostileKey: ({ key }) => `The key ${key} is not allowed.`,
  unknownKey: ({ key, former, today }) => `There is no key ${key} here.${todayOf(former, today)}`,
  wrongType: ({ expected, found, former, today }) =>
    `Here belongs ${withArticle(expected)}, not ${withArticle(found)}.${todayOf(former, today)}`,
  invalidValue: ({ problem }) => `This value does not fit: ${problem}.`,
  unknownKind: ({ kind, known }) => `There is no kind ${kind}; there are ${list(known)}.`,
  unknownSlot: ({ slot }) => `There is no slot ${slot}.`,
  duplicateId: ({ id, kind }) => `The id ${id} is used twice${kind === undefined ? '' : `: ${kind}`}.`,
  laterSlot: ({ slot, reference }) => `${reference} is not known yet when slot ${slot} is chosen.`,
  referenceNeedsOne: ({ slot, reference }) =>
    `${reference} needs a slot that holds one thing, and ${slot} may hold more.`,
  minAboveMax: ({ slot, min, max }) => `Slot ${slot} wants at least ${min} and at most ${max}.`,
  unboundReference: ({ slot, reference }) =>
    `Slot ${slot} needs ${reference}, and nothing says what that is.`,
  unknownPlayer: ({ player }) => `There is no player ${player}.`,
  unknownSource: ({ source }) => `The source, ${thing(source)}, is not there.`,
  tooComplex: ({ limit }) => `This cannot be answered within ${limit} steps.`,
  unknownTarget: ({ target }) => `There is no ${thing(target)}.`,
  changedZone: ({ target, was, now }) =>
    `The ${thing(target)} is not the one that was chosen: it has changed zones since (incarnation ${was} then, ${now} now).`,
  wrongKind: ({ target, accepts }) => `The ${thing(target)} is no ${accepts.join(' or ')}.`,
  filterMismatch: ({ target, key, wanted, actual }) =>
    typeof wanted === 'boolean' && typeof actual === 'boolean'
      ? `The ${thing(target)} ${isSo(key, actual)}.`
      : actual === undefined
        ? `The ${thing(target)} does not fit ${key} ${json(wanted)}.`
        : `The ${thing(target)} does not fit ${key} ${json(wanted)}: it has ${json(actual)}.`,
  protectedTarget: ({ target, protection, rule, by }) =>
    `The ${thing(target)} ${shielded(protection)} (rule ${rule})${by ? `, from ${thing(by)}` : ''}.`,
  refusedByGame: ({ target, step, rule }) =>
    `The ${thing(target)} is refused by ${spoken(step)} (rule ${rule}).`,
  wrongSlotCount: ({ wanted, got }) => `There are ${wanted} slots to choose for, and the choice has ${got}.`,
  tooFewTargets: ({ slot, wanted, got }) => `Slot ${slot} needs at least ${wanted} and has ${got}.`,
  tooManyTargets: ({ slot, wanted, got }) => `Slot ${slot} takes at most ${count(wanted)} and has ${got}.`,
  notChosen: ({ slot, chooser }) =>
    `Nobody chooses for slot ${slot}: ${chooser === 'all' ? 'all are taken' : 'chance decides'}.`,
  repeatedTarget: ({ slot, target }) => `The ${thing(target)} is chosen twice for slot ${slot}.`,
  relationBroken: ({ relation, slots, targets, property }) =>
    `Chosen for ${slots.join(' and ')}: ${targets.map(thing).join(', ')}; they ${relationFlaw(relation, property ?? 'value')}.`,
  wrongDivision: ({ slot, total, problem }) => `Slot ${slot}: ${DIVISIONS[problem](total)}.`,
  notCompletable: () => `There is no legal choice.`,
  unknownMove: ({ move, known }) =>
    `There is no move ${move}; there are ${list(known)}.${isMessageType(move) ? ` ${TODAY.move}` : ''}`,
  matchOver: ({ winners }) => `The match is over; winners: ${list(winners)}.`,
  notToAct: ({ player, toAct }) => `It is not ${player} who acts now but ${list(toAct)}.`,
  targetsMissing: ({ move }) => `The move ${move} needs targets.`,
  targetsNotWanted: ({ move }) => `The move ${move} takes no targets.`,
  invalidSeed: ({ found, limit }) =>
    `A seed is a whole number or a text of 1 to ${limit} characters, not ${found}.`,
  oldSeeding: ({ wanted, got }) =>
    `The record is from a version that drew from seeds in another way (${got}, now ${wanted}): it would replay another match.`,
  wrongGame: ({ wanted, got }) => `This belongs to ${got}, not to ${wanted}.`,
  replayDiverged: ({ step, wanted, got }) =>
    `After step ${step} the replay has ${got}, the record ${wanted}.`,
  cannotPay: ({ cost }) => `The cost cannot be paid: ${cost}.`,
  notAsked: ({ player }) => `${player} is not asked anything now.`,
  nothingToUndo: ({ moves }) => `There are only ${moves} moves to take back.`,
};

function relationFlaw(relation: string, property: string): string {
  switch (relation) {
    case 'different':
      return 'are not all different';
    case 'same':
      return `share no ${property}`;
    case 'distinct':
      return `share a ${property}`;
    case 'sum':
      return `have a total ${property} that does not fit`;
    default:
      return `are not ${relation}`;
  }
}

const DIVISIONS: { readonly [P in CoreIssueData['wrongDivision']['problem']]: (total: number) => string } = {
  missing: (total) => `say how ${total} is divided`,
  unwanted: () => 'there is nothing to divide',
  length: () => 'each target needs a share of its own',
  sum: (total) => `the shares must add up to ${total}`,
  share: () => 'each target must get at least 1',
};

const isCore = (found: Issue): found is CoreIssue => Object.hasOwn(en, found.code);

function coreWords<Code extends CoreIssueCode>({ code, data }: CoreIssue<Code>): string {
  return en[code](data);
}

/**
 * Describes an issue in words, with its path. The words of a game's own codes come from its messages. A code
 * without words is given with its data, so that nothing is hidden.
 */
export function describeIssue(
  found: Issue,
  { messages }: { readonly messages: GameMessages } = { messages: {} },
): string {
  const path = found.path === undefined || found.path.length === 0 ? '' : `${found.path.join('.')}: `;
  if (isCore(found)) return path + coreWords(found);
  const words = Object.hasOwn(messages, found.code) ? messages[found.code] : undefined;
  return path + (words?.(found.data) ?? `${found.code} ${JSON.stringify(found.data)}`);
}

/**
 * Returns the number of the rule that refuses something: the one that the issue names, otherwise the game's
 * own for that step of legality. Returns undefined if neither says one.
 */
export function ruleOf(
  found: Issue,
  { rules = {} }: { readonly rules?: StepRules } = {},
): string | undefined {
  const named = 'rule' in found.data ? found.data.rule : undefined;
  if (typeof named === 'string') return named;
  const [step = ''] = stepOf(found)?.split('.') ?? [];
  return new Map<string, string>(Object.entries(rules)).get(step);
}
