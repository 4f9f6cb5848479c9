import type { PinnedRef } from '@reticle/core';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import { hasKeyword } from '../state/keyword.js';
import type { MtgMatchState } from '../state/match-state.js';
import { refOf } from '../state/zone-change.js';

/** What a state-based action does to a permanent, by the rule that says so. */
export interface Doomed {
  readonly rule: string;
  readonly what: PinnedRef;
  readonly how: 'graveyard' | 'destroyed';
}

type Condition = (card: MtgCard, state: MtgMatchState) => boolean;

const isCreature = ({ types }: MtgCard): boolean => types.includes('creature');

function isDeathtouched(card: MtgCard, { deathtouched = [] }: MtgMatchState): boolean {
  return deathtouched.some(
    ({ id, incarnation }) => id === card.instanceId && incarnation === card.incarnation,
  );
}

/** The first that holds of a permanent is what happens to it: who is put into the graveyard is not destroyed. */
const CONDITIONS: readonly { rule: string; how: Doomed['how']; holds: Condition }[] = [
  { rule: '704.5f', how: 'graveyard', holds: (card) => isCreature(card) && (card.toughness ?? 0) <= 0 },
  {
    rule: '704.5g',
    how: 'destroyed',
    holds: (card) => isCreature(card) && card.damage > 0 && card.damage >= (card.toughness ?? 0),
  },
  {
    rule: '704.5h',
    how: 'destroyed',
    holds: (card, state) => isCreature(card) && (card.toughness ?? 0) > 0 && isDeathtouched(card, state),
  },
  {
    rule: '704.5i',
    how: 'graveyard',
    holds: ({ types, loyalty }) => types.includes('planeswalker') && loyalty === 0,
  },
  {
    rule: '704.5v',
    how: 'graveyard',
    holds: ({ types, defense }) => types.includes('battle') && defense === 0,
  },
];

const onBattlefield = ({ cards }: MtgMatchState): readonly MtgCard[] =>
  cards.filter(({ zone, phasedOut }) => zone === 'battlefield' && !phasedOut);

/** What would be destroyed but can't be stays, with its damage (rule 702.12b). */
const isSpared = (card: MtgCard, how: Doomed['how']): boolean =>
  how === 'destroyed' && hasKeyword(card, 'indestructible');

/** Every permanent that a state-based action destroys or puts into the graveyard now, attachments aside. */
export function doomed(state: MtgMatchState): readonly Doomed[] {
  const permanents = onBattlefield(state);
  const dying = permanents.flatMap((card): readonly Doomed[] => {
    const found = CONDITIONS.find(({ how, holds }) => holds(card, state) && !isSpared(card, how));
    return found ? [{ rule: found.rule, how: found.how, what: refOf(card) }] : [];
  });
  return [...dying, ...legends(permanents)];
}

/**
 * The legend rule (704.5j): of a player's legendary permanents of one name all but one. Its controller may choose which
 * stays; that is not asked: it is the first in the order of the state's cards, and the event tells it.
 */
function legends(permanents: readonly MtgCard[]): readonly Doomed[] {
  const kept = new Set<string>();
  return permanents.flatMap((card): readonly Doomed[] => {
    if (!card.supertypes.includes('legendary') || card.names.length === 0) return [];
    const key = JSON.stringify([controllerOf(card), card.names]);
    if (kept.has(key)) return [{ rule: '704.5j', how: 'graveyard', what: refOf(card) }];
    kept.add(key);
    return [];
  });
}
