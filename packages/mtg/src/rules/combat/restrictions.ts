import type { QualityFilter } from '../../language/filter.js';
import { hasKeyword, keywordsNamed } from '../../language/keyword.js';
import type { PerformedKeyword } from '../../language/performed.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { permanentsIn } from '../../state/cards.js';
import { permanentsWith } from '../../state/permanents-with.js';
import { seenBy } from '../targeting/seen-by.js';

/** Why a creature can't attack or block, with the number of the rule. */
interface CombatRestriction {
  readonly rule: string;
  readonly why: string;
}

/** Whether a card has a quality, as the controller of another card sees it; that card is the source. */
const isSo = (state: MtgMatchState, card: MtgCard, quality: QualityFilter, seenFrom: MtgCard): boolean =>
  seenBy(state, controllerOf(seenFrom), seenFrom).has(card, quality);

/**
 * Finds what keeps a creature from attacking that player or planeswalker (rule 508.1c). Restrictions by other
 * permanents are keywords of the creature, or of what protects the player.
 */
export function keepsFromAttacking(
  state: MtgMatchState,
  card: MtgCard,
  { player: defender, planeswalker }: { readonly player: string; readonly planeswalker?: string | undefined },
): CombatRestriction | undefined {
  if (hasKeyword(card, 'defender') && !hasKeyword(card, 'attacksDespiteDefender'))
    return { rule: '702.3b', why: 'it has defender' };
  const lifted = (unless: QualityFilter | undefined): boolean =>
    unless !== undefined &&
    permanentsIn(state).some(
      (found) => !found.phasedOut && controllerOf(found) === defender && isSo(state, found, unless, card),
    );
  const kept = keywordsNamed(card.keywords, 'cantAttack').some(
    ({ unlessDefenderControls }) => !lifted(unlessDefenderControls),
  );
  if (kept) return { rule: '508.1c', why: "it can't attack" };
  return permanentsWith(state, CANT_BE_ATTACKED).some(
    (source) =>
      controllerOf(source) === defender &&
      keywordsNamed(source.keywords, CANT_BE_ATTACKED).some(
        ({ creatures, planeswalkers }) =>
          (planeswalker === undefined || planeswalkers === true) && isSo(state, card, creatures, source),
      ),
  )
    ? { rule: '508.1c', why: "it can't attack that player" }
    : undefined;
}
const CANT_BE_ATTACKED = 'cantBeAttackedBy' satisfies PerformedKeyword;

/** Returns how many of those who goaded a creature it would not attack by attacking this (rule 701.15b). */
export const goadsHeeded = (
  { keywords }: MtgCard,
  { player, planeswalker }: { readonly player: string; readonly planeswalker?: string | undefined },
): number =>
  planeswalker === undefined
    ? keywordsNamed(keywords, 'isGoaded').filter(({ by }) => by !== player).length
    : 0;

/** Whether a player controls a land with a land type. */
function hasLand(state: MtgMatchState, player: string | undefined, type: string): boolean {
  return permanentsIn(state).some(
    (card) =>
      !card.phasedOut &&
      card.types.includes('land') &&
      card.subtypes.includes(type) &&
      controllerOf(card) === player,
  );
}

/** Whether the player whom a creature attacks controls such a permanent, as the creature's controller sees it. */
const isControlled = (
  state: MtgMatchState,
  attacker: MtgCard,
  blocker: MtgCard,
  quality: QualityFilter,
): boolean => {
  // 805.10c: the attacked player counts, whichever teammate blocks.
  const player = attacker.attacking?.player ?? controllerOf(blocker);
  return permanentsIn(state).some(
    (found) => !found.phasedOut && controllerOf(found) === player && isSo(state, found, quality, attacker),
  );
};
type Evasion = (attacker: MtgCard, blocker: MtgCard, state: MtgMatchState) => CombatRestriction | undefined;

/**
 * Builds an evasion ability (rule 509.1b): an attacker with this keyword can only be blocked by creatures
 * that pass the test.
 */
const unless =
  (keyword: PerformedKeyword, rule: string, why: string, mayBlock: Evades): Evasion =>
  (attacker, blocker, state) =>
    hasKeyword(attacker, keyword) && !mayBlock(blocker, attacker, state) ? { rule, why } : undefined;
type Evades = (blocker: MtgCard, attacker: MtgCard, state: MtgMatchState) => boolean;
const isArtifact = ({ types }: MtgCard): boolean => types.includes('artifact');

const landwalk = (keyword: PerformedKeyword, type: string): Evasion =>
  unless(
    keyword,
    '702.14c',
    `the defending player controls a ${type}`,
    // 805.10c: the attacked player counts, whichever teammate blocks.
    (blocker, { attacking }, state) => !hasLand(state, attacking?.player ?? controllerOf(blocker), type),
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
  (attacker, blocker, state) =>
    keywordsNamed(attacker.keywords, 'landwalk').some(({ land }) =>
      isControlled(state, attacker, blocker, { allOf: [{ type: 'land' }, land] }),
    )
      ? { rule: '702.14c', why: 'the defending player controls such a land' }
      : undefined,
  (attacker, blocker, state) =>
    keywordsNamed(attacker.keywords, 'cantBeBlockedIf').some(({ defenderControls }) =>
      isControlled(state, attacker, blocker, defenderControls),
    )
      ? { rule: '509.1b', why: "it can't be blocked while the defending player controls such a permanent" }
      : undefined,
  (attacker, blocker) =>
    hasKeyword(blocker, 'shadow') && !hasKeyword(attacker, 'shadow')
      ? { rule: '702.28b', why: 'the blocker has shadow' }
      : undefined,
  (attacker, blocker, state) =>
    keywordsNamed(attacker.keywords, 'cantBeBlockedBy').some(({ blockers }) =>
      isSo(state, blocker, blockers, attacker),
    )
      ? { rule: '509.1b', why: "it can't be blocked by such a creature" }
      : undefined,
  (attacker, blocker, state) =>
    keywordsNamed(blocker.keywords, 'cantBlock').some(
      ({ attackers }) => attackers !== undefined && isSo(state, attacker, attackers, blocker),
    )
      ? { rule: '509.1b', why: "the blocker can't block such a creature" }
      : undefined,
  (attacker, blocker, state) =>
    keywordsNamed(attacker.keywords, 'protection').some(
      ({ from, fromPlayer }) =>
        controllerOf(blocker) === fromPlayer || (from !== undefined && isSo(state, blocker, from, attacker)),
    )
      ? { rule: '702.16f', why: 'it has protection from the blocker' }
      : undefined,
];

/** Finds what keeps a creature from blocking anything (rule 509.1b). */
export const keepsFromBlocking = ({ keywords }: MtgCard): CombatRestriction | undefined =>
  hasKeyword({ keywords }, 'blockless') ||
  keywordsNamed(keywords, 'cantBlock').some(({ attackers }) => attackers === undefined)
    ? { rule: '509.1b', why: "it can't block" }
    : undefined;

/** Finds what keeps a creature from blocking this attacker. */
export function keepsFromBeingBlocked(
  state: MtgMatchState,
  attacker: MtgCard,
  blocker: MtgCard,
): CombatRestriction | undefined {
  for (const evasion of EVASIONS) {
    const kept = evasion(attacker, blocker, state);
    if (kept) return kept;
  }
  return undefined;
}

/** The fewest creatures that can block an attacker, if any do (rule 702.111b). */
export const leastBlockers = (attacker: MtgCard): number => (hasKeyword(attacker, 'menace') ? 2 : 1);

/** How many attackers a creature may block (rule 509.1a). */
export function mostBlocked({ keywords }: MtgCard): number {
  if (keywords.some(({ keyword }) => keyword === 'blocksAny')) return Number.POSITIVE_INFINITY;
  return 1 + keywords.filter(({ keyword }) => keyword === 'blocksOneMore').length;
}

/** The most creatures that can block an attacker. */
export function mostBlockers({ keywords }: MtgCard): number {
  return Math.min(
    ...keywordsNamed(keywords, 'mostBlockers').map(({ count }) => count),
    Number.POSITIVE_INFINITY,
  );
}
