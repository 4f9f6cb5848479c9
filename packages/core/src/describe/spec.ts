import { numberWords } from '../filter/comparison.js';
import type { Condition } from '../filter/compile.js';
import type { Words } from '../filter/matcher.js';
import { plainWords, valueWords } from '../filter/value.js';
import { ok, type Result } from '../issue.js';
import { parseWith, type JsonObject } from '../json.js';
import { kindNamed } from '../targeting/kind.js';
import {
  type CountedX,
  countedThings,
  selection,
  splitFilter,
  type TargetQuery,
  type TargetRelation,
  type TargetSlot,
  type TargetSpec,
} from '../targeting/spec.js';

/** What descriptions need to know of a kind. */
interface DescribableKind {
  readonly name: string;
  conditions(filter: JsonObject): Result<readonly Condition[]>;
}

/**
 * Places the words of a condition before or after the noun. A key without words is given as its JSON, so that
 * nothing is hidden.
 */
function conditionWords({ key, wanted, words, inner }: Condition): Words {
  if (words) return words;
  const parts = inner.map(({ checks }) => aroundNoun(checks)).join(' or ');
  if (key === 'not') return { after: `but not ${parts}` };
  if (key === 'anyOf') return { after: `that is ${inner.length > 1 ? 'either ' : ''}${parts}` };
  return { after: `with ${key} ${JSON.stringify(wanted)}` };
}

/**
 * Puts the words of conditions around a noun: "exerted lamp card with cost 3 or less in play". Without a noun
 * it returns only the words of the conditions, or "anything" if there are none. Qualities ("with ...") come
 * first after the noun, then places, then clauses.
 */
export function aroundNoun(conditions: readonly Condition[], ...noun: readonly string[]): string {
  const words = conditions.map(conditionWords);
  const before = words.flatMap((one) => ('before' in one && one.before !== '' ? [one.before] : []));
  const after = words.flatMap((one) => ('after' in one && one.after !== '' ? [one.after] : []));
  const qualities = after.filter((one) => one.startsWith('with'));
  const clauses = after.filter((one) => /^(?:but|that is) /.test(one));
  const places = after.filter((one) => !qualities.includes(one) && !clauses.includes(one));
  const joined = qualities.map((one, at) => (at === 0 ? one : `and ${one.replace(/^with /, '')}`));
  const all = [...before, ...noun, ...joined, ...places, ...clauses];
  return all.length === 0 ? 'anything' : all.join(' ');
}

/** Describes a predicate of a kind, around the kind's name. */
export function predicateWords(kind: DescribableKind, filter: JsonObject): Result<string> {
  const found = kind.conditions(filter);
  return found.ok ? ok(aroundNoun(found.value, kind.name)) : found;
}

/**
 * Describes a filter of one of a game's kinds, also one written as in a slot: "up to 2: ready unit". Refuses
 * an unknown kind (`unknownKind`), what is not a filter of the kind, and wrong selection keys.
 */
export function describeFilter(
  kind: string,
  flat: JsonObject,
  { kinds }: { readonly kinds: readonly DescribableKind[] },
): Result<string> {
  const found = kindNamed(kinds, kind);
  if (!found.ok) return found;
  const split = splitFilter(flat);
  const words = predicateWords(found.value, split.predicate);
  if (!words.ok || Object.keys(split.selection).length === 0) return words;
  const parsed = parseWith(selection, split.selection);
  if (!parsed.ok) return parsed;
  const { count = 1, upTo = false, random = false } = parsed.value;
  const howMany = count === 'all' ? 'all' : `${upTo ? 'up to ' : ''}${valueWords(count)}`;
  return ok(`${howMany}${random ? ' at random' : ''}: ${words.value}`);
}

const CHOOSERS: Readonly<Record<string, string>> = {
  opponent: 'an opponent',
  eachOpponent: 'each opponent',
  eachPlayer: 'each player',
};

/** Says who chooses. Returns nothing for the controller. */
function chooserWords({ chooser }: TargetSlot): string {
  if (chooser === 'controller' || chooser === 'all' || chooser === 'random') return '';
  const [root, name = ''] = chooser.split('.');
  const who = CHOOSERS[chooser] ?? (root === 'role' ? `the ${name}` : `the player of ${name}`);
  return `${who} chooses `;
}

function amountWords({ min, max, chooser }: TargetSlot): string {
  if (chooser === 'all') return 'all';
  if (max === 'any') return min === 0 ? 'any number' : `${valueWords(min)} or more`;
  if (min === max) return valueWords(max);
  return min === 0 ? `up to ${valueWords(max)}` : `${valueWords(min)} to ${valueWords(max)}`;
}

function slotWords(slot: TargetSlot, kinds: readonly DescribableKind[]): string {
  const query = (accepts: TargetQuery): string => {
    if ('options' in accepts) return accepts.options.join(' or ');
    const kind = kinds.find(({ name }) => name === accepts.kind);
    const words = (filter: JsonObject) => {
      const found = kind && predicateWords(kind, filter);
      return found?.ok ? found.value : JSON.stringify(filter);
    };
    const { filter, announceOnly } = accepts;
    return announceOnly ? `${words(filter)} (when chosen: ${words(announceOnly)})` : words(filter);
  };
  const { accepts, chooser, mode, division } = slot;
  const amount = amountWords(slot);
  const what = accepts.map(query).join(' or ');
  const who = chooserWords(slot);
  const word = accepts.every((each) => 'options' in each)
    ? ''
    : mode === 'target'
      ? 'target '
      : who
        ? ''
        : 'chosen ';
  const phrase =
    chooser === 'all' || chooser === 'random'
      ? `${amount}${chooser === 'random' ? ' at random' : ''}: ${what}`
      : `${word}${amount === '1' ? '' : `${amount}: `}${what}`;
  const share = division ? `, dividing ${valueWords(division.total)} among them` : '';
  return `${who}${phrase}${share}`;
}

function relationWords(relation: TargetRelation): string {
  const slots = relation.slots.join(', ');
  switch (relation.relation) {
    case 'different':
      return `(${slots}: all different)`;
    case 'same':
      return `(${slots}: same ${plainWords(relation.property)})`;
    case 'distinct':
      return `(${slots}: no two of the same ${plainWords(relation.property)})`;
    case 'sum':
      return `(${slots}: total ${plainWords(relation.property)} ${numberWords(relation.is)})`;
  }
}

/** Describes what X is: "where X is the number of: ready unit". */
function countedWords(of: CountedX, kinds: readonly DescribableKind[]): string {
  const { kind: name, filter } = countedThings(of);
  const kind = kinds.find((one) => one.name === name);
  const words = kind && predicateWords(kind, filter);
  const things = words?.ok ? words.value : JSON.stringify(filter);
  if ('count' in of) return `, where X is the number of: ${things}`;
  if ('total' in of) return `, where X is the total ${plainWords(of.total)} of: ${things}`;
  const [which, property] = 'greatest' in of ? ['greatest', of.greatest] : ['least', of.least];
  return `, where X is the ${which} ${plainWords(property)} among: ${things}`;
}

/** Describes a spec of a game, one phrase a slot: "target up to 2: creature card with cost 3 or less". */
export function describeSpec(
  { slots, relations, X }: TargetSpec,
  { kinds }: { readonly kinds: readonly DescribableKind[] },
): string {
  const phrases = slots.map((slot) => slotWords(slot, kinds));
  return phrases.length === 0
    ? 'no targets'
    : [phrases.join('; '), ...relations.map(relationWords)].join(' ') + (X ? countedWords(X, kinds) : '');
}
