import type { TargetRelation } from '@reticle/core';
import type { Reading, ReadRequirement } from '../engine/words/reading.js';

/** An ability as its game names it. */
interface Ability {
  readonly kind: string;
  readonly index: number;
  readonly mode?: number;
  readonly granted?: true;
  readonly name?: string;
}

/** A slot's name on the page: its id; where the text has several abilities or modes, with which one it is of: `2.1.t1`. */
export function slotLabel(
  { groups }: Pick<Reading, 'groups'>,
  { id, ability }: Pick<ReadRequirement, 'id' | 'ability'>,
): string {
  if (groups.length <= 1) return id;
  return `${ability.index + 1}${ability.mode === undefined ? '' : `.${ability.mode + 1}`}.${id}`;
}

/** An ability and its mode, in words: "Ability 2 (activated), mode 1, granted". */
export function abilityWords({ index, kind, mode, granted, name }: Ability): string {
  const parts = [
    `Ability ${index + 1} (${kind})`,
    ...(mode === undefined ? [] : [`mode ${mode + 1}`]),
    ...(granted === true ? ['granted'] : []),
  ];
  return `${parts.join(', ')}${name === undefined ? '' : `: ${name}`}`;
}

const CHOOSERS: Readonly<Record<string, string>> = {
  controller: 'you',
  opponent: 'an opponent',
  eachOpponent: 'each opponent',
  eachPlayer: 'each player',
  all: 'nobody: all are taken',
  random: 'chance',
};

/** Who chooses, in words. */
export const chooserWords = (chooser: string): string =>
  CHOOSERS[chooser] ??
  (chooser.startsWith('slots.') ? `the player of ${chooser.slice(6)}` : `the player ${chooser.slice(5)}`);

const SIGNS: Readonly<Record<string, string>> = {
  eq: '',
  lt: 'less than ',
  lte: 'at most ',
  gt: 'more than ',
  gte: 'at least ',
};

function numberWords(is: unknown): string {
  if (typeof is !== 'object' || is === null) return String(is);
  const bounds = Object.entries(is).filter(([, bound]) => bound !== undefined);
  return bounds.map(([sign, bound]) => `${SIGNS[sign] ?? ''}${String(bound)}`).join(' and ');
}

/** What ties the chosen things together, in words. */
export function relationWords(relation: TargetRelation): string {
  const all = relation.slots.join(' and ');
  switch (relation.relation) {
    case 'different':
      return `No thing is chosen for both ${all}.`;
    case 'same':
      return `All of ${all} share: ${relation.property}.`;
    case 'distinct':
      return `No two of ${all} share: ${relation.property}.`;
    case 'sum':
      return `The total ${relation.property} of ${all} is ${numberWords(relation.is)}.`;
  }
}
