import type { Json, JsonObject, TargetPhrase, TargetSlot } from '@reticle/core';
import { THEIR_PLAYER } from './lexicon/tails-owners.js';
import type { Subject } from './subject.js';

/** Stands in the lexicon for the earlier choice that a phrase leans on. */
const EARLIER = 'EARLIER';

type Accepts = TargetPhrase['accepts'];

/** Whose things are chosen, and by whom, where a text says "their". */
export interface Whose {
  readonly chooser: TargetSlot['chooser'];
  readonly controller: string;
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

function mapStrings(json: Json, change: (text: string) => string): Json {
  if (typeof json === 'string') return change(json);
  if (json === null || typeof json !== 'object') return json;
  return isList(json) ? json.map((inner) => mapStrings(inner, change)) : mapFilter(json, change);
}

function mapFilter(filter: JsonObject, change: (text: string) => string): JsonObject {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([key, inner]) =>
      inner === undefined ? [] : [[key, mapStrings(inner, change)]],
    ),
  );
}

const single = ({ max, chooser }: TargetSlot): boolean =>
  max === 1 && chooser !== 'eachOpponent' && chooser !== 'eachPlayer';
const isPlayers = ({ accepts }: TargetSlot): boolean => accepts.some(({ kind }) => kind === 'player');

/** Each of those who choose, and whose things they choose among; `undefined` where that cannot be told. */
export function whoseOf(subject: Subject, earlier: readonly TargetSlot[]): readonly Whose[] | undefined {
  const theirs = { chooser: 'eachOpponent', controller: 'opponent' } as const;
  if (subject === 'each opponent') return [theirs];
  if (subject === 'each player') return [{ chooser: 'controller', controller: 'self' }, theirs];
  if (subject === 'opponent') return [{ chooser: 'opponent', controller: 'opponent' }];
  const player = earlier.filter(single).findLast(isPlayers)?.id;
  if (subject !== 'chosen player' || player === undefined) return undefined;
  return [{ chooser: `slots.${player}`, controller: `slots.${player}` }];
}

/** A phrase's filters with what they lean on put in; `undefined` where an earlier choice is needed and there is none. */
export function leaningOn(
  accepts: Accepts,
  earlier: readonly TargetSlot[],
  whose: Whose | undefined,
): Accepts | undefined {
  const text = JSON.stringify(accepts);
  const before = earlier.findLast((slot) => single(slot) && !isPlayers(slot))?.id;
  if (text.includes(EARLIER) && before === undefined) return undefined;
  if (text.includes(`"${THEIR_PLAYER}"`) && whose === undefined) return undefined;
  const change = (word: string): string => {
    if (word === THEIR_PLAYER) return whose?.controller ?? word;
    return before !== undefined && word.startsWith('slots.') ? word.replace(EARLIER, before) : word;
  };
  return accepts.map(({ kind, filter }) => ({ kind, filter: mapFilter(filter, change) }));
}
