import type { LorcanaCardFilter } from '../../language/filter.js';
import { lorcanaGrammar } from '../grammar.js';
import { withArticle, type Words } from './said.js';

/** How many of what a filter lets through are chosen. */
export interface Count {
  readonly min: number;
  readonly max: number | 'any';
}
const ONE: Count = { min: 1, max: 1 };
const ANY: Count = { min: 0, max: 'any' };

/** Several types are said as alternatives. */
function apart({ type, ...rest }: LorcanaCardFilter): LorcanaCardFilter {
  if (type === undefined || typeof type === 'string')
    return { ...rest, ...(type === undefined ? {} : { type }) };
  return rest.anyOf === undefined
    ? { ...rest, anyOf: type.map((one) => ({ type: one })) }
    : { ...rest, type };
}

/** What is chosen, in the words that choices are read from: "up to 2 chosen characters". */
export const chosenWords = (filter: LorcanaCardFilter, { min, max }: Count = ONE): Words =>
  lorcanaGrammar.print({ accepts: [{ kind: 'card', filter: { ...apart(filter) } }], min, max });

const without = (words: Words, lead: string): Words =>
  words?.startsWith(lead) === true ? words.slice(lead.length) : undefined;

/** "Villain character with cost 2 or less". */
export const noun = (filter: LorcanaCardFilter): Words => without(chosenWords(filter), 'chosen ');
/** "Villain characters with cost 2 or less". */
export const nouns = (filter: LorcanaCardFilter): Words =>
  without(chosenWords(filter, ANY), 'any number of chosen ');

/** A filter about a card that is, or is about to be, in play: "a character", not "a character card". */
export const inPlay = (filter: LorcanaCardFilter): LorcanaCardFilter => ({ zone: 'play', ...filter });

/** The filter without whose it is, where it is its player's; nothing where it is anybody else's. */
export function ownPart({ controller, ...rest }: LorcanaCardFilter): LorcanaCardFilter | undefined {
  return controller === 'self' ? rest : undefined;
}

/** "a character", "another character", "one of your other characters". */
export function oneOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  if (own) {
    const many = nouns(own);
    return many === undefined ? undefined : `one of your ${many}`;
  }
  const one = noun(filter);
  return one === undefined ? undefined : withArticle(one);
}

/** "your other characters", "all opposing characters". */
export function allOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  const many = nouns(own ?? filter);
  return many === undefined ? undefined : `${own ? 'your' : 'all'} ${many}`;
}

/** "each of your characters", "each opposing character". */
export function eachOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  const words = own ? nouns(own) : noun(filter);
  return words === undefined ? undefined : own ? `each of your ${words}` : `each ${words}`;
}

/** "your other characters", "opposing characters": of whom something is always so. */
export function kindOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  return own ? allOf(filter) : nouns(filter);
}
