import { hasKeyword } from '../../language/keyword.js';
import { cardsIn } from '../../state/cards.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { areOpponents } from '../../state/state.js';
import { isActive } from '../../state/teams.js';

/** The expected result of the combat as it is declared now. */
export interface Fight {
  /** The creatures that will die. */
  readonly dead: ReadonlySet<string>;
  /** Damage to each player. */
  readonly damage: ReadonlyMap<string, number>;
}

const NOTHING: Fight = { dead: new Set(), damage: new Map() };

const powerOf = ({ power = 0 }: MtgCard): number => Math.max(0, power);
const left = ({ toughness = 0, damage }: MtgCard): number => toughness - damage;
const kills = (one: MtgCard, other: MtgCard, power = powerOf(one)): boolean =>
  power >= left(other) || (power > 0 && hasKeyword(one, 'deathtouch'));
const isFirst = (card: MtgCard): boolean =>
  hasKeyword(card, 'first strike') || hasKeyword(card, 'double strike');

/** Predicts the damage of a combat that is being declared (rule 510). It ignores spells and abilities. */
export function fightIn(state: MtgMatchState): Fight {
  const { step } = state.turn;
  if (step !== 'declareAttackers' && step !== 'declareBlockers' && step !== 'firstStrikeDamage')
    return NOTHING;
  const creatures = cardsIn(state, 'battlefield');
  const attackers = creatures.filter(({ attacking }) => attacking !== undefined);
  if (attackers.length === 0) return NOTHING;
  const dead = new Set<string>();
  const damage = new Map<string, number>();
  for (const attacker of attackers) {
    const blockers = creatures.filter(({ blocking }) => blocking.includes(attacker.instanceId));
    const defender = attacker.attacking?.player ?? '';
    let power = powerOf(attacker);
    const first = isFirst(attacker) && blockers.every((blocker) => !isFirst(blocker));
    let back = 0;
    let deadly = false;
    for (const blocker of blockers) {
      const falls = kills(attacker, blocker, power);
      if (falls) dead.add(blocker.instanceId);
      if (!(falls && first)) {
        back += powerOf(blocker);
        deadly ||= kills(blocker, attacker);
      }
      power = Math.max(0, power - Math.max(0, left(blocker)));
    }
    if (deadly || (blockers.length > 0 && back >= left(attacker))) dead.add(attacker.instanceId);
    const isOpen = blockers.length === 0 && !attacker.blocked;
    if (attacker.attacking?.permanent === undefined && (isOpen || hasKeyword(attacker, 'trample')))
      damage.set(defender, (damage.get(defender) ?? 0) + power);
  }
  return { dead, damage };
}

/** The creatures that could attack or block, by controller, the strongest first. */
export type Ready = ReadonlyMap<string, readonly MtgCard[]>;

/** Returns the ready creatures of a state, without those that will be gone. */
export function readyIn(state: MtgMatchState, gone: ReadonlySet<string>): Ready {
  const ready = new Map<string, MtgCard[]>();
  for (const card of cardsIn(state, 'battlefield')) {
    if (!card.types.includes('creature') || card.phasedOut || gone.has(card.instanceId)) continue;
    const controller = controllerOf(card);
    const theirs = ready.get(controller);
    if (theirs) theirs.push(card);
    else ready.set(controller, [card]);
  }
  for (const theirs of ready.values()) theirs.sort((a, b) => powerOf(b) - powerOf(a));
  return ready;
}

/** Returns the damage that a player may take from the opponents' next attack, given the possible blockers. */
export function dangerTo(state: MtgMatchState, player: string, ready: Ready): number {
  const attackers = state.players.flatMap(({ id }) =>
    areOpponents(state, player, id)
      ? (ready.get(id) ?? []).filter(
          (card) => !hasKeyword(card, 'cantAttack') && !hasKeyword(card, 'defender'),
        )
      : [],
  );
  if (attackers.length === 0) return 0;
  const untaps = !isActive(state, player);
  const blockers = (ready.get(player) ?? []).filter(
    (card) => (untaps || (!card.tapped && card.attacking === undefined)) && !hasKeyword(card, 'cantBlock'),
  );
  const evasive = attackers.filter(
    (card) =>
      hasKeyword(card, 'flying') &&
      !blockers.some((one) => hasKeyword(one, 'flying') || hasKeyword(one, 'reach')),
  );
  const blocked = attackers.filter((card) => !evasive.includes(card)).slice(blockers.length);
  return [...evasive, ...blocked].reduce((sum, card) => sum + powerOf(card), 0);
}
