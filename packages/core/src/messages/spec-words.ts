import { numberWords } from '../filter/comparison.js';
import { valueWords } from '../filter/value.js';
import { ok, type Result } from '../issue.js';
import { parseWith, type JsonObject } from '../json.js';
import {
  selection,
  splitFilter,
  type TargetQuery,
  type TargetRelation,
  type TargetSlot,
  type TargetSpec,
} from '../targeting/spec.js';

/** What describing needs of a kind. */
export interface WordyKind {
  readonly name: string;
  describe(filter: JsonObject): Result<string>;
}

/** A flat filter in words: "up to 2: ready unit". Refused where it is no filter of the kind, or its numbers are none. */
export function filterWords(kind: WordyKind, flat: JsonObject): Result<string> {
  const split = splitFilter(flat);
  const words = kind.describe(split.predicate);
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

/** Who chooses, where it is not the controller. */
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

function slotWords(slot: TargetSlot, kinds: readonly WordyKind[]): string {
  const query = (accepts: TargetQuery): string => {
    if ('options' in accepts) return accepts.options.join(' or ');
    const kind = kinds.find(({ name }) => name === accepts.kind);
    const words = (filter: JsonObject) => {
      const found = kind?.describe(filter);
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
      return `(${slots}: same ${relation.property})`;
    case 'distinct':
      return `(${slots}: no two of the same ${relation.property})`;
    case 'sum':
      return `(${slots}: total ${relation.property} ${numberWords(relation.is)})`;
  }
}

/** A spec in words, one phrase a slot. */
export function specWords({ slots, relations }: TargetSpec, kinds: readonly WordyKind[]): string {
  const phrases = slots.map((slot) => slotWords(slot, kinds));
  return phrases.length === 0
    ? 'no targets'
    : [phrases.join('; '), ...relations.map(relationWords)].join(' ');
}
