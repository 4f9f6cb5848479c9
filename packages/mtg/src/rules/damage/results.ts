import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import { hasKeyword } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { withCard } from '../../state/cards.js';
import { withCounters } from '../actions/permanents.js';
import { loseLife } from '../actions/life.js';
import type { Damage } from './shields.js';
import { cardWith, matchWith, playerWith } from '../../state/copies.js';
import { changePlayers } from '../../state/players.js';

type OnPermanent = (card: MtgCard, amount: number, source: MtgCard | undefined) => MtgCard;

const withers = (source: MtgCard | undefined): boolean =>
  source !== undefined && (hasKeyword(source, 'wither') || hasKeyword(source, 'infect'));

/** What damage does to a permanent, by its type (rules 120.3c, 120.3d, 120.3e, 120.3h). */
const ON_PERMANENTS: ReadonlyMap<string, OnPermanent> = new Map<string, OnPermanent>([
  [
    'creature',
    (card, amount, source) =>
      withers(source)
        ? withCounters(card, '-1/-1', amount)
        : cardWith(card, { damage: card.damage + amount }),
  ],
  [
    'planeswalker',
    (card, amount) =>
      cardWith(withCounters(card, 'loyalty', -amount), {
        loyalty: Math.max(0, (card.loyalty ?? 0) - amount),
      }),
  ],
  [
    'battle',
    (card, amount) =>
      cardWith(withCounters(card, 'defense', -amount), {
        defense: Math.max(0, (card.defense ?? 0) - amount),
      }),
  ],
]);

/** Whether a permanent of such types can be dealt damage at all (rule 120.1). */
export const takesDamage = ({ zone, phasedOut, types }: MtgCard): boolean =>
  zone === 'battlefield' && !phasedOut && types.some((type) => ON_PERMANENTS.has(type));

/** A permanent that damage was dealt to, with what that made of it. */
export function onPermanent(
  state: MtgMatchState,
  card: MtgCard,
  amount: number,
  source: MtgCard | undefined,
): MtgMatchState {
  const hit = card.types.reduce(
    (found, type) => ON_PERMANENTS.get(type)?.(found, amount, source) ?? found,
    card,
  );
  const thisTurn = [...new Set([...hit.thisTurn, 'wasDealtDamage' as const])];
  const after = withCard(state, cardWith(hit, { thisTurn }));
  if (source === undefined || !hasKeyword(source, 'deathtouch')) return after;
  const ref: PinnedRef = { kind: 'card', id: card.instanceId, incarnation: card.incarnation };
  return matchWith(after, { deathtouched: [...(after.deathtouched ?? []), ref] });
}

const withPoison = (state: MtgMatchState, player: string, amount: number): MtgMatchState =>
  changePlayers(state, [player], (found) => {
    const poison = (found.counters?.['poison'] ?? 0) + amount;
    return playerWith(found, { counters: { ...found.counters, poison } });
  });

/** Combat damage that a commander dealt, on top of what it dealt before, whoever controlled it (rule 903.10a). */
const withCommanderDamage = (
  state: MtgMatchState,
  player: string,
  { instanceId: commander, owner }: MtgCard,
  amount: number,
): MtgMatchState =>
  changePlayers(state, [player], (found) => {
    const { commanderDamage: known = [] } = found;
    const before = known.find((hit) => hit.commander === commander);
    const after = { commander, owner, damage: (before?.damage ?? 0) + amount };
    return playerWith(found, { commanderDamage: [...known.filter((hit) => hit !== before), after] });
  });

/** The numbers of all toxic keywords of a card together (rule 702.164b). */
const toxicValue = ({ keywords }: MtgCard): number =>
  keywords.reduce((sum, keyword) => sum + (keyword.keyword === 'toxic' && 'n' in keyword ? keyword.n : 0), 0);

/**
 * A player that damage was dealt to: life, or poison counters from a source with infect (120.3a, 120.3b). Combat damage from a
 * source with toxic gives poison counters besides (120.3g), and that of a commander is counted (903.10a).
 */
export function onPlayer(
  state: MtgMatchState,
  player: string,
  { amount, combat = false }: Pick<Damage, 'amount' | 'combat'>,
  source: MtgCard | undefined,
  emit: (event: MatchEvent) => void,
): MtgMatchState {
  const hurt =
    source !== undefined && hasKeyword(source, 'infect')
      ? withPoison(state, player, amount)
      : loseLife(state, player, amount, emit);
  if (!combat || source === undefined) return hurt;
  const led = source.commander === true ? withCommanderDamage(hurt, player, source, amount) : hurt;
  const poison = toxicValue(source);
  return poison > 0 ? withPoison(led, player, poison) : led;
}
