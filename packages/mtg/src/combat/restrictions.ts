import { seenBy } from '../protections/seen-by.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import { hasKeyword, keywordsNamed } from '../state/keyword.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById } from '../state/state.js';
import { defenderOf } from './creatures.js';

/** What keeps a creature from attacking or blocking, and by which rule. */
export interface Kept {
  readonly rule: string;
  readonly why: string;
}

/** An Aura or the like that says it of its bearer is a keyword on the bearer by then. */
const CANT_ATTACK: Readonly<Record<string, Kept>> = {
  defender: { rule: '702.3b', why: 'it has defender' },
  cantAttack: { rule: '508.1c', why: "it can't attack" },
};

const keptBy = (table: Readonly<Record<string, Kept>>, card: MtgCard): Kept | undefined =>
  Object.entries(table).find(([keyword]) => hasKeyword(card, keyword))?.[1];

/** What keeps a creature from attacking at all. */
export function keepsFromAttacking(_state: MtgMatchState, card: MtgCard): Kept | undefined {
  return keptBy(CANT_ATTACK, card);
}

/** Whether a player controls a land with a land type. */
function hasLand({ cards }: MtgMatchState, player: string | undefined, type: string): boolean {
  return cards.some(
    (card) =>
      card.zone === 'battlefield' &&
      !card.phasedOut &&
      card.types.includes('land') &&
      card.subtypes.includes(type) &&
      controllerOf(card) === player,
  );
}

type Evasion = (attacker: MtgCard, blocker: MtgCard, state: MtgMatchState) => Kept | undefined;

/** An evasion ability (rule 509.1b): with this keyword an attacker can only be blocked so. */
const unless =
  (keyword: string, rule: string, why: string, mayBlock: Evades): Evasion =>
  (attacker, blocker, state) =>
    hasKeyword(attacker, keyword) && !mayBlock(blocker, attacker, state) ? { rule, why } : undefined;
type Evades = (blocker: MtgCard, attacker: MtgCard, state: MtgMatchState) => boolean;

const isArtifact = ({ types }: MtgCard): boolean => types.includes('artifact');
const landwalk = (keyword: string, type: string): Evasion =>
  unless(
    keyword,
    '702.14c',
    `the defending player controls a ${type}`,
    (_blocker, _attacker, state) => !hasLand(state, defenderOf(state), type),
  );

const EVASIONS: readonly Evasion[] = [
  unless('cantBeBlocked', '509.1b', "it can't be blocked", () => false),
  unless(
    'flying',
    '702.9b',
    'it flies',
    (blocker) => hasKeyword(blocker, 'flying') || hasKeyword(blocker, 'reach'),
  ),
  unless('shadow', '702.28b', 'it has shadow', (blocker) => hasKeyword(blocker, 'shadow')),
  unless('horsemanship', '702.31b', 'it has horsemanship', (blocker) => hasKeyword(blocker, 'horsemanship')),
  unless(
    'fear',
    '702.36b',
    'it has fear',
    (blocker) => isArtifact(blocker) || blocker.colors.includes('black'),
  ),
  unless(
    'intimidate',
    '702.13b',
    'it has intimidate',
    (blocker, attacker) =>
      isArtifact(blocker) || blocker.colors.some((color) => attacker.colors.includes(color)),
  ),
  unless(
    'skulk',
    '702.118b',
    'it has skulk',
    (blocker, attacker) => (blocker.power ?? 0) <= (attacker.power ?? 0),
  ),
  landwalk('plainswalk', 'Plains'),
  landwalk('islandwalk', 'Island'),
  landwalk('swampwalk', 'Swamp'),
  landwalk('mountainwalk', 'Mountain'),
  landwalk('forestwalk', 'Forest'),
  (attacker, blocker) =>
    hasKeyword(blocker, 'shadow') && !hasKeyword(attacker, 'shadow')
      ? { rule: '702.28b', why: 'the blocker has shadow' }
      : undefined,
  (attacker, blocker, state) => {
    const seat = seenBy(state, controllerOf(attacker));
    const shut = keywordsNamed(attacker.keywords, 'protection').some(
      ({ from, fromPlayer }) =>
        (fromPlayer !== undefined && controllerOf(blocker) === fromPlayer) ||
        (from !== undefined && seat.has(blocker, from)),
    );
    return shut ? { rule: '702.16f', why: 'it has protection from the blocker' } : undefined;
  },
];

/** What keeps a creature from blocking at all. */
export const keepsFromBlocking = (card: MtgCard): Kept | undefined =>
  keptBy({ cantBlock: { rule: '509.1b', why: "it can't block" } }, card);

/** What keeps a creature from blocking this attacker. */
export function keepsFromBeingBlocked(
  state: MtgMatchState,
  attacker: MtgCard,
  blocker: MtgCard,
): Kept | undefined {
  for (const evasion of EVASIONS) {
    const kept = evasion(attacker, blocker, state);
    if (kept) return kept;
  }
  return undefined;
}

/** By how many creatures at least an attacker must be blocked, if by any (rule 702.111b). */
export function leastBlockers(state: MtgMatchState, attacker: string): number {
  const card = cardById(state, attacker);
  return card && hasKeyword(card, 'menace') ? 2 : 1;
}
