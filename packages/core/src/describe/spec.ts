import { numberWords } from '../filter/comparison.js';
import { valueWords } from '../filter/value.js';
import type { JsonObject } from '../json.js';
import type { TargetQuery, TargetRelation, TargetSlot, TargetSpec } from '../targeting/spec.js';
import { predicateWords, type WordyKind } from './filter.js';

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
      return `(${slots}: same ${relation.property})`;
    case 'distinct':
      return `(${slots}: no two of the same ${relation.property})`;
    case 'sum':
      return `(${slots}: total ${relation.property} ${numberWords(relation.is)})`;
  }
}

/** A spec of a game in words, one phrase a slot: "target up to 2: creature card with cost 3 or less". */
export function describeSpec(
  { slots, relations }: TargetSpec,
  { kinds }: { readonly kinds: readonly WordyKind[] },
): string {
  const phrases = slots.map((slot) => slotWords(slot, kinds));
  return phrases.length === 0
    ? 'no targets'
    : [phrases.join('; '), ...relations.map(relationWords)].join(' ');
}
