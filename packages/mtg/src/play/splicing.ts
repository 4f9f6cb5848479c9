import type { MatchEvent } from '@reticle/core/match';
import { spliceName, splicedIn, spliceOf } from '../language/splice.js';
import { shownCards } from '../rules/select/select.js';
import { seenBy } from '../rules/targeting/seen-by.js';
import type { MtgCard } from '../state/card.js';
import { cardsIn } from '../state/cards.js';
import type { MtgMatchState } from '../state/match-state.js';
import { refOf } from '../state/refs.js';
import { type CardRules, definitionOf } from './proposed.js';

/**
 * Returns the cards in a player's hand that can be spliced onto a spell, without the spell itself (rules
 * 702.47a, 702.47b).
 */
function spliceable(
  rules: CardRules,
  state: MtgMatchState,
  player: string,
  spell: MtgCard,
): readonly MtgCard[] {
  return cardsIn(state, 'hand').filter((card) => {
    if (card.owner !== player || card.instanceId === spell.instanceId) return false;
    const definition = definitionOf(rules, card);
    const splice = definition && spliceOf(definition);
    return splice?.what !== undefined && seenBy(state, player).has(spell, splice.what);
  });
}

/** The most cards that are offered as spliced onto one spell. A move may announce any number. */
const MOST_SPLICED = 4;

/**
 * Returns each choice of cards to splice onto a spell, as it is announced. Each card of the hand is used
 * once, and no choice is listed twice.
 */
export function spliceWays(
  rules: CardRules,
  state: MtgMatchState,
  player: string,
  spell: MtgCard,
): readonly (readonly string[])[] {
  const ids = spliceable(rules, state, player, spell).map(({ publicId }) => publicId);
  let chosen: readonly (readonly string[])[] = [[]];
  for (const id of ids.slice(0, MOST_SPLICED)) chosen = chosen.flatMap((some) => [some, [...some, id]]);
  const ways = chosen.filter(({ length }) => length > 0).map((some) => some.map(spliceName));
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
}

/**
 * Whether the announced splices are possible: each is a different card in the hand, and they are named in
 * order (rule 702.47b).
 */
export function maySplice(
  rules: CardRules,
  state: MtgMatchState,
  player: string,
  spell: MtgCard,
  costs: readonly string[],
): boolean {
  const ids = splicedIn(costs);
  if (ids.length === 0) return true;
  const named = costs.filter((cost) => splicedIn([cost]).length > 0);
  return (
    cardsSpliced(rules, state, player, spell, ids).length === ids.length &&
    ids.every((id, at) => named[at] === spliceName(id, at))
  );
}

/** Finds a card in the hand for each announced id, as far as there are such cards. */
function cardsSpliced(
  rules: CardRules,
  state: MtgMatchState,
  player: string,
  spell: MtgCard,
  ids: readonly string[],
): readonly MtgCard[] {
  const left = [...spliceable(rules, state, player, spell)];
  return ids.flatMap((id) => {
    const at = left.findIndex(({ publicId }) => publicId === id);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/**
 * Returns the event that reveals the spliced cards: `{ type: 'revealed', cards, player, cost: true }` (rule
 * 702.47a).
 */
export function splicedShown(
  rules: CardRules,
  state: MtgMatchState,
  player: string,
  spell: MtgCard,
  costs: readonly string[],
): readonly MatchEvent[] {
  const shown = cardsSpliced(rules, state, player, spell, splicedIn(costs));
  return shown.length === 0
    ? []
    : [{ type: 'revealed', cards: shownCards(state, shown.map(refOf)), player, cost: true }];
}
