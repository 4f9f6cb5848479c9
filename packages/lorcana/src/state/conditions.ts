import { compareNumber, type PinnedRef } from '@reticle/core';
import { idsIn, type TableContext } from '@reticle/core/play';
import type { Condition } from '../language/condition.js';
import type { CardKeys, Amount, PlayersSo } from '../language/filter.js';
import type { LorcanaCard } from './card.js';
import type { Asker, LinkedCard } from './links.js';
import type { LorcanaMatchState } from './match.js';
import { areOpponents } from './state.js';
import type { EVENTS, AbilityParts } from './words.js';
/** The types of Lorcana, as core's runtime takes them. */
export interface Lorcana {
  readonly object: LorcanaCard;
  readonly now: LinkedCard;
  readonly words: AbilityParts;
  readonly events: typeof EVENTS;
  readonly keys: CardKeys;
  readonly state: LorcanaMatchState;
}

/** A match as an ability sees it: who asks, and what can be looked up. */
export type MatchContext = TableContext<Lorcana>;

/** Returns a number as a reference, so that a name can mean it: the result of an effect. */
export const numberRef = (number: number): PinnedRef => ({
  kind: 'number',
  id: String(number),
  incarnation: 0,
});

/** Who asks, and what the names of an ability mean. */
export interface Naming extends Asker {
  readonly bound: Readonly<Record<string, readonly PinnedRef[]>>;
}

/** Returns what a name means. `this` is the source, unless the source is bound to the zone to which it has gone. */
export const refsNamed = ({ bound, source }: Naming, name: string): readonly PinnedRef[] =>
  Object.hasOwn(bound, name) ? (bound[name] ?? []) : name === 'this' ? [source] : [];

/** Computes an amount for the present state. A card that is gone is read as it last was in play (rule 6.7.7). */
export function amountIn(scene: MatchContext, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'result') return Number(refsNamed(scene, 'result')[0]?.id ?? 0);
  if ('greatest' in amount) {
    const numbers = scene.matching(amount.among).flatMap((card) => card[amount.greatest] ?? []);
    // With no cards the result is less than that of any card.
    return Math.max(-1, ...numbers);
  }
  const { times = 1, most = Infinity } = amount;
  if (!('count' in amount) && !('property' in amount))
    return Math.max(-most, Math.min(most, times * amountIn(scene, 'result')));
  const counted =
    'count' in amount
      ? scene.matching(amount.count).length
      : refsNamed(scene, amount.of).reduce((sum, ref) => sum + (scene.known(ref)?.[amount.property] ?? 0), 0);
  return Math.max(-most, Math.min(most, times * counted));
}

/** Returns the players that a filter on players matches, in no particular order. */
export function playersSoIn(
  state: LorcanaMatchState,
  { of, having, is }: PlayersSo,
  you: string,
): readonly string[] {
  const players = state.players.map(({ id }) => id);
  const number = (player: string): number =>
    having === 'lore'
      ? (state.players.find(({ id }) => id === player)?.lore ?? 0)
      : idsIn(state.objects, having, player).length;
  const greatest = Math.max(...players.map(number));
  return players
    .filter((player) => of === 'player' || areOpponents(state, player, you))
    .filter((player) => {
      if (is === 'most') return number(player) === greatest;
      if (is === 'moreThanYours') return number(player) > number(you);
      if (is === 'atLeastYours') return number(player) >= number(you);
      if (is === 'fewerThanYours') return number(player) < number(you);
      return 'gte' in is ? number(player) >= is.gte : number(player) <= is.lte;
    });
}

/** Whether a condition holds now. */
export function holdsIn(condition: Condition, scene: MatchContext): boolean {
  switch (condition.test) {
    case 'count':
      return compareNumber(
        amountIn(scene, { count: condition.of }),
        condition.is ?? { gte: 1 },
        scene.context,
      );
    case 'more':
      return amountIn(scene, condition.amount) > amountIn(scene, condition.than);
    case 'is': {
      // If the ability itself has just moved the card, it is still "that card" (6.1.11).
      const things = refsNamed(scene, condition.what).map(
        (ref) => scene.known(ref) ?? scene.known({ ...ref, incarnation: ref.incarnation + 1 }),
      );
      return (
        things.length > 0 && things.every((card) => card !== undefined && scene.matches(condition.so, card))
      );
    }
    case 'happened': {
      const { fact, to, who, is = { gte: 1 } } = condition;
      const isWhose = (player: string): boolean =>
        who === undefined ||
        (who === 'you' ? player === scene.controller : areOpponents(scene.state, player, scene.controller));
      const found = scene.state.happened.filter(
        (one) =>
          one.fact === fact &&
          isWhose(one.player) &&
          (to === undefined || (one.card !== undefined && scene.matches(to, one.card))),
      );
      return compareNumber(found.length, is, scene.context);
    }
    case 'lore':
      return scene.state.players.some(
        ({ id, lore }) =>
          (condition.of === 'you'
            ? id === scene.controller
            : areOpponents(scene.state, id, scene.controller)) &&
          compareNumber(lore, condition.is, scene.context),
      );
    case 'players':
      return playersSoIn(scene.state, condition.so, scene.controller).length > 0;
    case 'underdog': {
      const { turn, activePlayer } = scene.state;
      return activePlayer === scene.controller && turn > 1 && turn <= scene.state.players.length;
    }
    case 'turn': {
      const { activePlayer } = scene.state;
      return condition.of === 'you'
        ? activePlayer === scene.controller
        : areOpponents(scene.state, activePlayer, scene.controller);
    }
    case 'not':
      return !holdsIn(condition.that, scene);
    case 'all':
      return condition.that.every((part) => holdsIn(part, scene));
    case 'any':
      return condition.that.some((part) => holdsIn(part, scene));
  }
}
