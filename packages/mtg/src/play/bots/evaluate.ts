import { hasKeyword } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { dangerTo, fightIn, type Fight } from './fight.js';
import { EVASIVE, GOOD, WEIGHTS } from './weights.js';

const worthOfLife = (life: number): number => {
  const [low, middle, high] = WEIGHTS.life;
  return (
    low * Math.min(life, 10) +
    middle * Math.min(10, Math.max(0, life - 10)) +
    high * Math.max(0, Math.min(life, 60) - 20)
  );
};

function worthOfCreature(card: MtgCard): number {
  const power = Math.max(0, card.power ?? 0);
  const toughness = Math.max(0, (card.toughness ?? 0) - card.damage);
  const evasive = EVASIVE.some((keyword) => hasKeyword(card, keyword));
  const good = GOOD.filter((keyword) => hasKeyword(card, keyword)).length;
  const stays = hasKeyword(card, 'cantAttack') || hasKeyword(card, 'defender');
  return (
    WEIGHTS.creature +
    WEIGHTS.power * power +
    WEIGHTS.toughness * toughness +
    WEIGHTS.keyword * good +
    (evasive && !stays ? WEIGHTS.evasion * power : 0) -
    (stays ? WEIGHTS.cantAttack * power : 0) -
    (hasKeyword(card, 'cantBlock') ? WEIGHTS.cantBlock * toughness : 0) -
    (card.tapped ? WEIGHTS.tapped * power : 0)
  );
}

function worth(card: MtgCard): number {
  const { zone, types } = card;
  const isLand = types.includes('land');
  if (zone === 'hand') return isLand ? WEIGHTS.handLand : WEIGHTS.hand;
  if (zone === 'stack') return card.copy ? 0 : WEIGHTS.hand;
  if (zone !== 'battlefield') return 0;
  if (types.includes('creature')) return worthOfCreature(card);
  if (isLand) return 0;
  return card.subtypes.includes('Aura') ? WEIGHTS.aura : WEIGHTS.permanent;
}

/** What a player's side is worth after a fight as it is declared. */
function side(state: MtgMatchState, player: string, { dead, damage }: Fight): number {
  const life = (state.players.find(({ id }) => id === player)?.life ?? 0) - (damage.get(player) ?? 0);
  let total = 0;
  let lands = 0;
  for (const card of state.cards) {
    if (card.zone === 'library' || card.zone === 'graveyard' || controllerOf(card) !== player) continue;
    if (card.zone === 'battlefield' && card.types.includes('land')) lands++;
    if (!dead.has(card.instanceId)) total += worth(card);
  }
  const danger = dangerTo(state, player, dead);
  return (
    total +
    (life <= 0 ? -WEIGHTS.win / 2 : worthOfLife(life)) +
    WEIGHTS.land * Math.min(lands, WEIGHTS.lands) +
    WEIGHTS.spareLand * Math.max(0, lands - WEIGHTS.lands) -
    WEIGHTS.danger * Math.min(danger, life) -
    (danger >= life ? WEIGHTS.deadly : 0)
  );
}

/**
 * How good a state is for a player: life, what is on the battlefield, cards in hand, what the fight and the next attack bring. More is
 * better. For bots.
 */
export function evaluate(state: MtgMatchState, player: string): number {
  const { ended, players } = state;
  if (ended)
    return ended.winners.length === 1 ? (ended.winners.includes(player) ? WEIGHTS.win : -WEIGHTS.win) : 0;
  const fight = fightIn(state);
  return players.reduce(
    (sum, { id }) => sum + (id === player ? side(state, id, fight) : -side(state, id, fight)),
    0,
  );
}
