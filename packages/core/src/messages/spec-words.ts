import { ok, type Result } from '../issue.js';
import type { JsonObject } from '../json.js';
import { splitFilter, type TargetQuery, type TargetSlot, type TargetSpec } from '../targeting/spec.js';

/** What describing needs of a kind. */
export interface WordyKind {
  readonly name: string;
  describe(filter: JsonObject): Result<string>;
}

/** A flat filter in words: "up to 2: ready unit". */
export function filterWords(kind: WordyKind, flat: JsonObject): Result<string> {
  const { predicate, selection } = splitFilter(flat);
  const words = kind.describe(predicate);
  if (!words.ok || Object.keys(selection).length === 0) return words;
  const { count = 1, upTo = false, random = false } = selection;
  const howMany = count === 'all' ? 'all' : `${upTo ? 'up to ' : ''}${count}`;
  return ok(`${howMany}${random ? ' at random' : ''}: ${words.value}`);
}

const CHOOSERS: Readonly<Record<string, string>> = {
  opponent: 'an opponent chooses ',
  eachOpponent: 'each opponent chooses ',
  eachPlayer: 'each player chooses ',
};

function amountWords({ min, max, chooser }: TargetSlot): string {
  if (chooser === 'all') return 'all';
  if (max === 'any') return min === 0 ? 'any number' : `${min} or more`;
  if (min === max) return String(max);
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

/** A spec in words, one phrase a slot. */
export function specWords({ slots, relations }: TargetSpec, kinds: readonly WordyKind[]): string {
  const query = (accepts: TargetQuery): string => {
    if ('options' in accepts) return accepts.options.join(' or ');
    const words = kinds.find(({ name }) => name === accepts.kind)?.describe(accepts.filter);
    return words?.ok ? words.value : JSON.stringify(accepts.filter);
  };
  const phrases = slots.map((slot) => {
    const what = slot.accepts.map(query).join(' or ');
    const how = `${amountWords(slot)}${slot.chooser === 'random' ? ' at random' : ''}`;
    const division = slot.division ? `, dividing ${slot.division.total} among them` : '';
    return `${CHOOSERS[slot.chooser] ?? ''}${slot.mode === 'target' ? 'target ' : ''}${how}: ${what}${division}`;
  });
  const ties = relations.map((relation) => {
    const of = relation.relation === 'different' ? '' : ` ${relation.property}`;
    return `(${relation.slots.join(', ')}: ${relation.relation}${of})`;
  });
  return phrases.length === 0 ? 'no targets' : [phrases.join('; '), ...ties].join(' ');
}
