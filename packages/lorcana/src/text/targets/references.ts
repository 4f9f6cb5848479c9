import type { TargetSlot } from '@reticle/core';
import { mapStrings, someWithin, type TargetPhrase } from '@reticle/core/text';
import type { SentenceSubject } from './subject.js';

/** Stands in the lexicon for the earlier choice that a phrase leans on. */
const EARLIER = 'EARLIER';

type Accepts = TargetPhrase['accepts'];

type SlotChooser = TargetSlot['chooser'];

const single = ({ max, chooser }: TargetSlot): boolean =>
  max === 1 && chooser !== 'eachOpponent' && chooser !== 'eachPlayer';
const isPlayers = ({ accepts }: TargetSlot): boolean => accepts.some(({ kind }) => kind === 'player');

/** Who chooses what is theirs; `undefined` where that cannot be told. */
export function chooserOf(subject: SentenceSubject, earlier: readonly TargetSlot[]): SlotChooser | undefined {
  if (subject !== 'chosen player') return CHOOSERS[subject];
  const player = playerAmong(earlier);
  return player === undefined ? undefined : `slots.${player}`;
}

/** The slot of the player that was chosen last. */
export const playerAmong = (earlier: readonly TargetSlot[]): string | undefined =>
  earlier.filter(single).findLast(isPlayers)?.id;

/** What "they" have, where it is not they who choose. */
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

/** A phrase's filters with what they lean on put in; `undefined` where an earlier choice is needed and there is none. */
export function leaningOn(accepts: Accepts, earlier: readonly TargetSlot[]): Accepts | undefined {
  const leans = someWithin(accepts, (value) => typeof value === 'string' && value.includes(EARLIER));
  if (!leans) return accepts;
  const before = earlier.findLast((slot) => single(slot) && !isPlayers(slot))?.id;
  if (before === undefined) return undefined;
  const change = (word: string): string => (word.startsWith('slots.') ? word.replace(EARLIER, before) : word);
  return accepts.map(({ kind, filter }) => ({ kind, filter: mapStrings(filter, change) }));
}
