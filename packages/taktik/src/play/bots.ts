import type { Random } from '@reticle/core/match';
import { distance } from '../language/board.js';
import { touches, whoOf } from '../language/card.js';
import { opponentOf } from '../language/players.js';
import { isDamaged, living, type TaktikUnit, UNIT_TYPE, unitNamed, withUnit } from '../language/unit.js';
import { hitChance } from '../rules/fight.js';
import { cardNamed, holder } from '../state/holding.js';
import type { TaktikPlayer, TaktikState } from '../state/state.js';

const WIN = 10_000;

/** The weights: what things of a match are worth to a bot. */
export const WEIGHTS = {
  unit: 10,
  /** A damaged unit. */
  damaged: 6,
  /** The loss for each tile between a unit and where it wants to be. */
  approach: 0.05,
  /** A point of a lasting effect on a unit. */
  effect: 0.15,
  /** A bonus or tactic card in the hand. */
  card: 0.3,
};
type Weights = Readonly<typeof WEIGHTS>;

const worth = (unit: TaktikUnit, { unit: whole, damaged }: Weights): number =>
  isDamaged(unit) ? damaged : whole;

const sum = <T>(list: readonly T[], of: (entry: T) => number): number =>
  list.reduce((total, entry) => total + of(entry), 0);

/**
 * Returns how far a unit is from where it wants to be: in range of the nearest enemy, or on the tile that
 * must be held.
 */
function offPlace(
  { config: { victory } }: TaktikState,
  unit: TaktikUnit,
  enemies: readonly TaktikUnit[],
): number {
  const toEnemy = Math.min(...enemies.map((enemy) => distance(unit, enemy)));
  const away = Math.max(0, toEnemy - UNIT_TYPE[unit.type].range);
  return victory.type === 'hold' ? away + 2 * distance(unit, victory) : away;
}

/** Rates the lasting effects for a player, unit by unit. */
function effectsFor({ effects, units }: TaktikState, player: string, weights: Weights): number {
  const whole = units.filter(({ hits }) => hits < 2);
  return sum(effects, (instance) => {
    const { effect } = instance;
    const amount = 'amount' in effect ? effect.amount : -2;
    return sum(whole, (unit) =>
      touches(instance, whoOf(effect) ?? 'all', unit)
        ? weights.effect * (unit.owner === player ? amount : -amount)
        : 0,
    );
  });
}

/**
 * Rates the declared attacks: a damaged target is worth more, and one that is certainly gone by then is worth
 * nothing.
 */
function queueFor(state: TaktikState, player: string, { unit, damaged }: Weights): number {
  const expected = new Map<string, number>();
  const total = sum(state.queue, ({ attackerId, targetId }) => {
    const attacker = unitNamed(state.units, attackerId);
    const target = unitNamed(state.units, targetId);
    if (!attacker || !target) return 0;
    const before = expected.get(targetId) ?? target.hits;
    const chance = hitChance(state, attacker, target);
    expected.set(targetId, before + chance);
    return chance * (before >= 1 ? damaged : unit - damaged) * Math.max(0, Math.min(1, 2 - before));
  });
  return state.active === player ? total : -total;
}

/** Rates a state for a player: units, places, effects, declared attacks, cards. More is better. For bots. */
export function evaluate(state: TaktikState, player: string, weights: Weights): number {
  const { ended, pending } = state;
  if (ended) return ended.winners.length === 1 ? (ended.winners.some((id) => id === player) ? WIN : -WIN) : 0;
  const units = pending?.type === 'move' ? withUnit(state.units, pending.unitId, pending.to) : state.units;
  const own = living(units, player);
  const enemies = living(units, opponentOf(player));
  return (
    sum(own, (unit) => worth(unit, weights)) -
    sum(enemies, (unit) => worth(unit, weights)) -
    weights.approach * sum(own, (unit) => offPlace(state, unit, enemies)) +
    effectsFor(state, player, weights) +
    queueFor(state, player, weights) +
    weights.card * (holder(state, player).stored.length + holder(state, player).tactics.length)
  );
}

/** Takes the first `count` cards that may be held in secret. A malus is open as soon as it is drawn. */
function takeSecret(state: TaktikState, pool: string[], count: number): readonly string[] {
  const taken: string[] = [];
  while (taken.length < count && pool.length > 0) {
    const at = pool.findIndex((id) => cardNamed(state, id)?.kind !== 'malus');
    taken.push(...pool.splice(Math.max(0, at), 1));
  }
  return taken;
}

/**
 * Makes a state that the player cannot tell from this one: the decks are shuffled, together with what others
 * hold in secret.
 */
export function determinize(state: TaktikState, player: string, random: Random): TaktikState {
  const secret = ({ id, drawn, stored }: TaktikPlayer) => ({
    stored: id === player ? [] : stored,
    drawn: id !== player && drawn !== null && cardNamed(state, drawn)?.kind !== 'malus' ? [drawn] : [],
  });
  const held = state.players.map((one) => secret(one)).flatMap(({ stored, drawn }) => [...stored, ...drawn]);
  const pool = random.shuffle([...state.deck, ...held].toSorted());
  const dealt = (one: TaktikPlayer): TaktikPlayer => {
    const { stored, drawn } = secret(one);
    const [first] = takeSecret(state, pool, drawn.length);
    return {
      ...one,
      ...(stored.length > 0 ? { stored: takeSecret(state, pool, stored.length) } : {}),
      ...(first === undefined ? {} : { drawn: first }),
    };
  };
  const [red, blue] = state.players;
  const players = [dealt(red), dealt(blue)] as const;
  return { ...state, players, deck: pool, tacticDeck: random.shuffle(state.tacticDeck.toSorted()) };
}
