import type { CardDefinition } from '../language/card-definition.js';
import { type MtgKeyword, hasKeyword, keywordsNamed } from '../language/keyword.js';
import type { PerformedKeyword } from '../language/performed.js';
import { isInstantOrSorcery } from '../language/vocabulary.js';
import { isItsTime } from '../rules/activating/activate.js';
import { holds } from '../rules/select/condition.js';
import { seenBy } from '../rules/targeting/seen-by.js';
import type { MtgCard } from '../state/card.js';
import { permanentsIn } from '../state/cards.js';
import { controllerOf } from '../state/facts.js';
import type { MatchPlayer, MtgMatchState } from '../state/match-state.js';
import { isAnyWith, permanentsWith } from '../state/permanents-with.js';
import { isInRange } from '../state/range.js';
import { refOf } from '../state/refs.js';
import { areOpponents } from '../state/state.js';
import type { ProposedSpell } from './proposed.js';

/** Whether a permanent or a player has an effect that says which spells may be cast, or when. */
export const limitsCasting = (state: MtgMatchState): boolean =>
  isAnyWith(state, LIMITS) || state.players.some(isLimited);
const isLimited = ({ keywords = [] }: MatchPlayer): boolean =>
  keywords.some(({ keyword }) => keyword === 'cantCast');
const LIMITS = ['cantCast', 'castsAsFlash'] satisfies readonly PerformedKeyword[];

/**
 * Whether it is a legendary instant or sorcery, which needs a legendary creature or planeswalker (rule
 * 205.4e).
 */
const asksForLegend = ({ supertypes, types }: Pick<MtgCard, 'supertypes' | 'types'>): boolean =>
  supertypes.includes('legendary') && isInstantOrSorcery(types);

/** Whether a player controls a legendary creature or planeswalker. */
const hasLegend = (state: MtgMatchState, player: string): boolean =>
  permanentsIn(state).some(
    (card) =>
      !card.phasedOut &&
      controllerOf(card) === player &&
      card.supertypes.includes('legendary') &&
      (card.types.includes('creature') || card.types.includes('planeswalker')),
  );

/** Whether a card itself says when it may be cast, for a cost or under a condition. */
export const hasOwnTime = (definition: CardDefinition): boolean =>
  asksForLegend(definition) || definition.keywords.some(({ keyword }) => OWN_TIMES.has(keyword));
const OWN_TIMES: ReadonlySet<string> = new Set(['flashCost', 'flashIf', 'castOnly']);

/**
 * Whether the card itself forbids casting it now: at this time, or because a condition doesn't hold (rules
 * 205.4e, 601.3e).
 */
function isBarred(state: MtgMatchState, { player, card, spell, definition }: ProposedSpell): boolean {
  if (asksForLegend(spell) && !hasLegend(state, player)) return true;
  const scene = { state, source: refOf(card), controller: player, variables: {}, bound: {} };
  return keywordsNamed(definition.keywords, 'castOnly').some(
    (only) => !isItsTime(state, player, only) || (only.if !== undefined && !holds(only.if, scene)),
  );
}

/**
 * Whether the card itself or an effect forbids the proposed spell, as it would be on the stack (rules 101.2,
 * 601.3a).
 */
export function isForbidden(state: MtgMatchState, proposed: ProposedSpell): boolean {
  if (isBarred(state, proposed)) return true;
  const { player } = proposed;
  const forbids = (whose: string, keywords: readonly MtgKeyword[]): boolean =>
    keywordsNamed(keywords, 'cantCast').some(({ who, spells }) => {
      const isHers = who === 'any' || (who === 'you' ? whose === player : areOpponents(state, whose, player));
      return isHers && isInRange(state, whose, player) && seenBy(state, whose).has(proposed.spell, spells);
    });
  return (
    state.players.some((found) => isLimited(found) && forbids(found.id, found.keywords ?? [])) ||
    permanentsWith(state, 'cantCast').some((source) => forbids(controllerOf(source), source.keywords))
  );
}

/**
 * Whether the proposed spell may be cast whenever its player has priority: an instant, a spell with flash,
 * with flash for a paid cost or under a condition (rules 601.3c, 601.3d), or one that an effect lets be cast
 * so (601.3b).
 */
export function isAnyTime(state: MtgMatchState, proposed: ProposedSpell): boolean {
  const { player, card, definition, costs } = proposed;
  if (card.types.includes('instant') || hasKeyword(card, 'flash') || costs.includes('flashCost')) return true;
  const scene = { state, source: refOf(card), controller: player, variables: {}, bound: {} };
  return (
    keywordsNamed(definition.keywords, 'flashIf').some((said) => holds(said.if, scene)) ||
    permanentsWith(state, 'castsAsFlash').some(
      (source) =>
        controllerOf(source) === player &&
        keywordsNamed(source.keywords, 'castsAsFlash').some(({ spells }) =>
          seenBy(state, player).has(proposed.spell, spells),
        ),
    )
  );
}
