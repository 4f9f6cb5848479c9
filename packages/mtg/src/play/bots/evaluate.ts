import { hasKeyword } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerOf } from '../../state/state.js';
import { dangerTo, fightIn, type Fight } from './fight.js';
import { EVASIVE, GOOD, type Weights } from './weights.js';

const WIN = 10_000;
/** More lands than these are spare ones. */
const LANDS = 7;

const worthOfLife = (life: number, weights: Weights): number =>
  weights.life * Math.min(life, 10) +
  weights.moreLife * Math.min(10, Math.max(0, life - 10)) +
  weights.spareLife * Math.max(0, Math.min(life, 60) - 20);

function worthOfCreature(card: MtgCard, weights: Weights): number {
  const power = Math.max(0, card.power ?? 0);
  const toughness = Math.max(0, (card.toughness ?? 0) - card.damage);
  const evasive = EVASIVE.some((keyword) => hasKeyword(card, keyword));
  const good = GOOD.filter((keyword) => hasKeyword(card, keyword)).length;
  const stays = hasKeyword(card, 'cantAttack') || hasKeyword(card, 'defender');
  return (
    weights.creature +
    weights.power * power +
    weights.toughness * toughness +
    weights.keyword * good +
    (evasive && !stays ? weights.evasion * power : 0) -
    (stays ? weights.cantAttack * power : 0) -
    (hasKeyword(card, 'cantBlock') ? weights.cantBlock * toughness : 0) -
    (card.tapped ? weights.tapped * power : 0)
  );
}

function worth(card: MtgCard, weights: Weights): number {
  const { zone, types } = card;
  const isLand = types.includes('land');
  if (zone === 'hand') return isLand ? weights.handLand : weights.hand;
  if (zone === 'stack') return card.copy ? 0 : weights.hand;
  if (zone !== 'battlefield') return 0;
  if (types.includes('creature')) return worthOfCreature(card, weights);
  if (isLand) return 0;
  return card.subtypes.includes('Aura') ? weights.aura : weights.permanent;
}

/** What a player's side is worth after a fight as it is declared. */
function side(state: MtgMatchState, player: string, { dead, damage }: Fight, weights: Weights): number {
  const { life: had = 0, left } = playerOf(state, player) ?? {};
  const life = left === true ? 0 : had - (damage.get(player) ?? 0);
  let total = 0;
  let lands = 0;
  for (const card of state.cards) {
    if (card.zone === 'library' || card.zone === 'graveyard' || controllerOf(card) !== player) continue;
    if (card.zone === 'battlefield' && card.types.includes('land')) lands++;
    if (!dead.has(card.instanceId)) total += worth(card, weights);
  }
  const danger = dangerTo(state, player, dead);
  return (
    total +
    (life <= 0 ? -WIN / 2 : worthOfLife(life, weights)) +
    weights.land * Math.min(lands, LANDS) +
    weights.spareLand * Math.max(0, lands - LANDS) -
    weights.danger * Math.min(danger, life) -
    (danger >= life ? weights.deadly : 0)
  );
}

/**
 * How good a state is for a player: life, what is on the battlefield, cards in hand, what the fight and the next attack bring. More is
 * better. For bots.
 */
export function evaluate(state: MtgMatchState, player: string, weights: Weights): number {
  const { ended, players } = state;
  if (ended) return ended.winners.length === 1 ? (ended.winners.includes(player) ? WIN : -WIN) : 0;
  const fight = fightIn(state);
  return players.reduce(
    (sum, { id }) =>
      sum + (id === player ? side(state, id, fight, weights) : -side(state, id, fight, weights)),
    0,
  );
}
