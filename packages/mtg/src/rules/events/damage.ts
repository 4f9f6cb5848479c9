import type { PinnedRef } from '@reticle/core';
import { hasKeyword } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { withCard } from '../../state/cards.js';
import { cardWith, matchWith, playerWith } from '../../state/copies.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { partsApart } from '../../state/merged.js';
import type { MatchPlayer, MtgMatchState } from '../../state/match-state.js';
import { changePlayers } from '../../state/players.js';
import { refOf } from '../../state/refs.js';
import { knownNow } from '../../state/state.js';
import { sure } from '../../state/sure.js';
import { countersOn, withCounters } from './counters.js';
import type { EventChange } from './event.js';
import { withSharedPoison } from '../../state/teams.js';

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

/** Whether a permanent can be dealt damage at all, by its types (rule 120.1). */
export const takesDamage = ({ zone, phasedOut, types }: MtgCard): boolean =>
  zone === 'battlefield' && !phasedOut && types.some((type) => ON_PERMANENTS.has(type));

/** Returns the state with a permanent that was dealt damage. */
function onPermanent(
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
  return source !== undefined && hasKeyword(source, 'deathtouch')
    ? matchWith(after, { deathtouched: [...(after.deathtouched ?? []), refOf(card)] })
    : after;
}

/** Adds combat damage by a commander to what it dealt before, whoever controlled it (rule 903.10a). */
function withCommanderDamage(
  player: MatchPlayer,
  { instanceId: commander, owner }: MtgCard,
  amount: number,
): MatchPlayer {
  const { commanderDamage: known = [] } = player;
  const before = known.find((hit) => hit.commander === commander);
  const after = { commander, owner, damage: (before?.damage ?? 0) + amount };
  return playerWith(player, { commanderDamage: [...known.filter((hit) => hit !== before), after] });
}

/** Returns the total of a card's toxic keywords (rule 702.164b). */
const toxicValue = ({ keywords }: MtgCard): number =>
  keywords.reduce((sum, keyword) => sum + (keyword.keyword === 'toxic' && 'n' in keyword ? keyword.n : 0), 0);

/**
 * Whether damage by the source gives players poison counters instead of making them lose life (rule 120.3b).
 */
export const isInfecting = (source: MtgCard | undefined): boolean =>
  source !== undefined && hasKeyword(source, 'infect');

/**
 * Returns a player who was dealt damage: with poison counters from infect (120.3b) and, for combat damage,
 * from toxic (120.3g), and with the damage of commanders counted (903.10a). The loss of life is a separate
 * event (120.3a).
 */
function onPlayer(
  player: MatchPlayer,
  { amount, combat }: Pick<DamageFacts, 'amount' | 'combat'>,
  source: MtgCard,
): MatchPlayer {
  const toxic = combat ? toxicValue(source) : 0;
  const more = (isInfecting(source) ? amount : 0) + toxic;
  const { counters } = player;
  const poisoned =
    more === 0
      ? player
      : playerWith(player, { counters: { ...counters, poison: countersOn(player, 'poison') + more } });
  if (!combat || source.commander !== true) return poisoned;
  const leaders = partsApart(source).filter(({ commander }) => commander === true);
  return leaders.reduce((now, leader) => withCommanderDamage(now, leader, amount), poisoned);
}

/** Records what the source has done this turn, if it is still the same object. */
function remember(state: MtgMatchState, { source, to }: DamageFacts): MtgMatchState {
  const card = knownNow(state, source);
  if (card === undefined) return state;
  const players = to.kind === 'player' ? [to.id] : [];
  const after = cardWith(card, {
    thisTurn: [...new Set([...card.thisTurn, 'dealtDamage' as const])],
    dealtDamageTo: [...new Set([...card.dealtDamageTo, ...players])],
  });
  return withCard(state, after);
}

type DamageFacts = {
  readonly source: PinnedRef;
  /** A permanent or a player. */
  readonly to: PinnedRef;
  readonly amount: number;
  readonly combat: boolean;
};

/** Damage has its results (rule 120.3), by what its source is or last was. */
const damage: EventChange<DamageFacts, [source: MtgCard | undefined]> = (state, facts, source) => {
  const { to } = facts;
  if (to.kind === 'player') {
    const hurt = source ? changePlayers(state, [to.id], (player) => onPlayer(player, facts, source)) : state;
    return remember(withSharedPoison(hurt, to.id), facts);
  }
  return remember(onPermanent(state, sure(knownNow(state, to)), facts.amount, source), facts);
};

/**
 * A shield catches damage; it is removed if that uses it up (rules 615.7, 615.8). There is no shield if
 * something prevents the damage by itself.
 */
const caught = <Facts extends DamageFacts>(): EventChange<Facts, [shield: number | undefined]> => {
  return (state, { amount }, used) => {
    if (used === undefined) return state;
    const shields = state.shields.flatMap((shield) => {
      if (shield.id !== used || shield.shield !== 'damage') return [shield];
      const left = shield.left === undefined ? undefined : shield.left - amount;
      return shield.once === true || (left !== undefined && left <= 0)
        ? []
        : [{ ...shield, ...withoutUndefined({ left }) }];
    });
    return matchWith(state, { shields });
  };
};

export const DAMAGE = {
  damage,
  damagePrevented: caught<DamageFacts>(),
  damageRedirected: caught<DamageFacts & { readonly instead: PinnedRef }>(),
};
