import type { TargetSlot } from '@reticle/core';
import { mapStrings, someWithin, type TargetPhrase } from '@reticle/core/text';
import type { SentenceSubject } from './subject.js';

/** The lexicon's placeholder for the earlier choice to which a phrase refers. */
const EARLIER = 'EARLIER';

type Accepts = TargetPhrase['accepts'];

type SlotChooser = TargetSlot['chooser'];

const single = ({ max, chooser }: TargetSlot): boolean =>
  max === 1 && chooser !== 'eachOpponent' && chooser !== 'eachPlayer';
const isPlayers = ({ accepts }: TargetSlot): boolean => accepts.some(({ kind }) => kind === 'player');

/** Returns who chooses what is "theirs". Returns `undefined` if that is not clear. */
export function chooserOf(subject: SentenceSubject, earlier: readonly TargetSlot[]): SlotChooser | undefined {
  if (subject !== 'chosen player') return CHOOSERS[subject];
  const player = playerAmong(earlier);
  return player === undefined ? undefined : `slots.${player}`;
}

/** Returns the slot of the player who was chosen last. */
export const playerAmong = (earlier: readonly TargetSlot[]): string | undefined =>
  earlier.filter(single).findLast(isPlayers)?.id;

/** Returns the queries for what "they" have, when they are not the ones who choose. */
export const ownedBy = (accepts: Accepts, player: string): Accepts =>
  accepts.map(({ kind, filter }) => ({
    kind,
    filter: mapStrings(filter, (word) => (word === 'role.chooser' ? `slots.${player}` : word)),
  }));

const CHOOSERS: Readonly<Partial<Record<SentenceSubject, SlotChooser>>> = {
  'each opponent': 'eachOpponent',
  'each player': 'eachPlayer',
  opponent: 'opponent',
};

/**
 * Returns a phrase's filters with the earlier choice filled in. Returns `undefined` if they need one and
 * there is none.
 */
export function leaningOn(accepts: Accepts, earlier: readonly TargetSlot[]): Accepts | undefined {
  const leans = someWithin(accepts, (value) => typeof value === 'string' && value.includes(EARLIER));
  if (!leans) return accepts;
  const before = earlier.findLast((slot) => single(slot) && !isPlayers(slot))?.id;
  if (before === undefined) return undefined;
  const change = (word: string): string => (word.startsWith('slots.') ? word.replace(EARLIER, before) : word);
  return accepts.map(({ kind, filter }) => ({ kind, filter: mapStrings(filter, change) }));
}
