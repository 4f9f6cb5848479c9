import type { Cost } from '../../language/cost.js';
import { chosenWords } from './nouns.js';
import { joined, said, type Words } from './said.js';
import { known, type Talk } from './talk.js';

const PAID = {
  banish: (words: Words) => said`banish ${words}`,
  exert: (words: Words) => said`exert ${words}`,
  discard: (words: Words) => said`discard ${words}`,
  return: (words: Words) => said`return ${words} to your hand`,
} as const;

const capital = (words: Words): Words =>
  words === undefined ? undefined : words.charAt(0).toUpperCase() + words.slice(1);

const chosen = (cost: Cost): readonly Words[] =>
  (cost.choose ?? []).map(({ to, of, count = 1 }) => PAID[to](chosenWords(of, { min: count, max: count })));

/** What stands before the dash: "{E}, 4 {I}". */
export function costWords(talk: Talk, cost: Cost): Words {
  const { ink, exert, banish } = cost;
  const parts: readonly Words[] = [
    ...(exert === undefined ? [] : [exert === 'this' ? '{E}' : said`Exert ${known(talk, exert)?.object}`]),
    ...(ink === undefined ? [] : [`${ink} {I}`]),
    ...(banish === undefined ? [] : [said`Banish ${known(talk, banish)?.object}`]),
    ...chosen(cost).map(capital),
  ];
  return joined(parts, ', ');
}

/** A cost as something that is done: "pay 1 {I}", "exert them". */
export function costDone(talk: Talk, cost: Cost): Words {
  const { ink, exert, banish } = cost;
  const parts: readonly Words[] = [
    ...(ink === undefined ? [] : [`pay ${ink} {I}`]),
    ...(exert === undefined ? [] : [said`exert ${known(talk, exert)?.object}`]),
    ...(banish === undefined ? [] : [said`banish ${known(talk, banish)?.object}`]),
    ...chosen(cost),
  ];
  return joined(parts, ' and ');
}
