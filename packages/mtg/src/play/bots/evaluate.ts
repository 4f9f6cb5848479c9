import { hasKeyword } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { areOpponents, playerOf } from '../../state/state.js';
import { sharingWith } from '../../state/teams.js';
import { dangerTo, type Fight, fightIn, type Ready, readyIn } from './fight.js';

/** What the things of a match are worth to a bot. One point is about one power of a creature. */
export const WEIGHTS = {
  /** A point of life: of the first ten, of the next ten, and of the rest. */
  life: 1,
  moreLife: 0.55,
  spareLife: 0.15,
  /** A land, and a land beyond those that are needed. */
  land: 1.3,
  spareLand: 0.3,
  /** A card in hand, and a land in hand. */
  hand: 1.6,
  handLand: 0.8,
  /** A permanent that is neither land nor creature. An Aura counts by its effect on its host. */
  permanent: 2.1,
  aura: 1.3,
  creature: 1,
  power: 1.2,
  toughness: 0.65,
  /** The bonus for a creature that is hard to block, per power. */
  evasion: 0.35,
  /** The malus for a creature that can't attack, per power, and for one that can't block, per toughness. */
  cantAttack: 0.9,
  cantBlock: 0.4,
  keyword: 0.35,
  tapped: 0.1,
  /** A point of damage that the next attack may deal, and one that may be lethal. */
  danger: 0.2,
  deadly: 7,
};
type Weights = Readonly<typeof WEIGHTS>;

/** The keywords that make a creature hard to block. */
const EVASIVE = ['flying', 'fear', 'shadow', 'horsemanship', 'skulk', 'cantBeBlocked'] as const;

/** The keywords that make a creature better in other ways. */
const GOOD = [
  'first strike',
  'double strike',
  'deathtouch',
  'lifelink',
  'trample',
  'vigilance',
  'haste',
  'reach',
  'hexproof',
  'shroud',
  'indestructible',
  'protection',
] as const;

const WIN = 10_000;
/** The number of lands that are needed. */
const LANDS = 7;

const worthOfLife = (life: number, weights: Weights): number =>
  weights.life * Math.min(life, 10) +
  weights.moreLife * Math.min(10, Math.max(0, life - 10)) +
  weights.spareLife * Math.max(0, Math.min(life, 60) - 20);

/** Returns what keywords mean for a creature's worth. */
const traitsOf = memo((keywords: MtgCard['keywords']) => ({
  evasive: EVASIVE.some((keyword) => hasKeyword({ keywords }, keyword)),
  good: GOOD.filter((keyword) => hasKeyword({ keywords }, keyword)).length,
  stays: hasKeyword({ keywords }, 'cantAttack') || hasKeyword({ keywords }, 'defender'),
}));

function worthOfCreature(card: MtgCard, weights: Weights): number {
  const power = Math.max(0, card.power ?? 0);
  const toughness = Math.max(0, (card.toughness ?? 0) - card.damage);
  const { evasive, good, stays } = traitsOf(card.keywords);
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

/** Returns what a player's side is worth after the declared combat. */
function side(
  state: MtgMatchState,
  player: string,
  { dead, damage }: Fight,
  ready: Ready,
  weights: Weights,
): number {
  const { life: had = 0, left } = playerOf(state, player) ?? {};
  const lost = sharingWith(state, player).reduce((sum, id) => sum + (damage.get(id) ?? 0), 0);
  const life = left === true ? 0 : had - lost;
  let total = 0;
  let lands = 0;
  for (const card of state.cards) {
    if (card.zone === 'library' || card.zone === 'graveyard' || controllerOf(card) !== player) continue;
    if (card.zone === 'battlefield' && card.types.includes('land')) lands++;
    if (!dead.has(card.instanceId)) total += worth(card, weights);
  }
  const danger = dangerTo(state, player, ready);
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
 * Evaluates a state for a player: life, permanents, cards in hand, the combat, and the danger of the next
 * attack. More is better.
 */
export function evaluate(state: MtgMatchState, player: string, weights: Weights): number {
  const { ended, players } = state;
  if (ended) return ended.winners.length === 0 ? 0 : ended.winners.includes(player) ? WIN : -WIN;
  const fight = fightIn(state);
  const ready = readyIn(state, fight.dead);
  return players.reduce((sum, { id }) => {
    const own = side(state, id, fight, ready, weights);
    return sum + (areOpponents(state, player, id) ? -own : own);
  }, 0);
}
