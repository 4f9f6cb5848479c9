import { effectRunner } from '@reticle/core/play';
import type { ActivatedAbility } from '../../language/ability.js';
import type { Effect } from '../../language/effects/effect.js';
import { hasKeyword } from '../../language/keyword.js';
import { type MtgCard, isSummoningSick } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { matchWith } from '../../state/copies.js';
import { cardById, permanentsIn } from '../../state/cards.js';
import { addsMana } from '../../language/ability.js';
import { ordered } from '../actions/first-replacement.js';
import { turned } from '../actions/permanents.js';
import { happen } from '../events/happen.js';
import type { ManaMeans } from '../costs/kind.js';
import { EFFECT_KINDS } from '../effects/kinds.js';
import { outputsOf } from '../effects/players.js';
import type { ManaSource } from '../mana/sources.js';
import { keyed, lately, memo } from '../../state/memo.js';
import { sure } from '../../state/sure.js';

/** Each further effect of a mana ability ("and deals 1 damage to you") makes it so much worse a choice. */
const WEIGHT_OF_OTHER_EFFECTS = 10;
const MOST_WEIGHT = 100;

/** What a payment can let happen by the way: no more mana, and nothing that asks. */
const happensByTheWay = (effect: Effect): boolean =>
  !addsMana([effect]) && EFFECT_KINDS[effect.effect].asks === undefined;

/** A mana ability that a payment may use by itself: {T} alone, at any time, known mana. */
function sourceOf(card: MtgCard, ability: ActivatedAbility): readonly ManaSource[] {
  const { id, costs, effects, isManaAbility, timing, perTurn } = ability;
  const [cost, ...more] = costs;
  const plain =
    isManaAbility && cost?.cost === 'tap' && more.length === 0 && !timing && perTurn === undefined;
  const [first, ...others] = effects;
  if (!plain || first?.effect !== 'addMana' || !others.every(happensByTheWay)) return [];
  const weight = Math.min(MOST_WEIGHT, others.length * WEIGHT_OF_OTHER_EFFECTS);
  const outputs = outputsOf(first, weight, refOf(card));
  return outputs ? [{ id: card.instanceId, abilityId: id, outputs }] : [];
}

/** Whether a payment uses an ability by itself, once its permanent can be tapped. */
export const isUsedByPayments = (card: MtgCard, ability: ActivatedAbility): boolean =>
  sourceOf(card, ability).length > 0;

/** What abilities a card has. Answers are kept by the function: it has to be the same one each time. */
type AbilitiesOf = (card: MtgCard) => readonly ActivatedAbility[];

/** What each player could tap for mana among some permanents; the same list for as long as it holds the same. */
const sourcesAmong = memo((abilitiesOf: AbilitiesOf) => {
  /** What one permanent gives: the very same for as long as nothing about it changes. */
  const sourcesOn = memo((card: MtgCard): readonly ManaSource[] =>
    isSummoningSick(card) || hasKeyword(card, 'cantActivate')
      ? []
      : abilitiesOf(card).flatMap((ability) => sourceOf(card, ability)),
  );
  const latest = new Map<string, readonly ManaSource[]>();
  return lately((permanents: readonly MtgCard[]) =>
    keyed((player) => {
      const list: ManaSource[] = [];
      for (const card of permanents) {
        if (card.tapped || controllerOf(card) !== player) continue;
        list.push(...sourcesOn(card));
      }
      const before = latest.get(player);
      if (before?.length === list.length && list.every((source, at) => source === before[at])) return before;
      latest.set(player, list);
      return list;
    }),
  );
});

/** The permanents that a player could tap for mana now, in the order of the state's cards. */
export function manaSourcesOf(
  state: Pick<MtgMatchState, 'cards'>,
  player: string,
  abilitiesOf: AbilitiesOf,
  except?: ReadonlySet<string>,
): readonly ManaSource[] {
  const all = sourcesAmong(abilitiesOf)(permanentsIn(state))(player);
  const isLess = except !== undefined && except.size > 0 && all.some(({ id }) => except.has(id));
  return isLess ? all.filter(({ id }) => !except.has(id)) : all;
}
const runner = effectRunner(EFFECT_KINDS);

/**
 * How a player gets mana for a payment: which permanents there are, and that one is tapped. The plan adds the mana; what
 * else the ability does happens here. Abilities that cost more than {T} are not used: a player activates them before.
 */
export function manaMeansOf(player: string, abilitiesOf: AbilitiesOf): ManaMeans {
  return {
    sources: (state, except) => manaSourcesOf(state, player, abilitiesOf, except),
    tap(state, { id, abilityId, mana }, tools) {
      const card = sure(cardById(state, id));
      const ability = sure(abilitiesOf(card).find((found) => found.id === abilityId));
      const turning = turned(state, card, true, tools.emit);
      const told = happen(turning, { type: 'tappedForMana', card: refOf(card), player, mana }, tools.emit);
      const tapped = happen(told, { type: 'manaAdded', player, mana }, tools.emit, undefined);
      const todo = ability.effects.slice(1);
      if (todo.length === 0) return tapped;
      const frame = { controller: player, source: refOf(card), variables: {}, bound: {}, todo };
      // Nobody is asked for an order while mana is paid; what was said of the rest of the payment is still to come.
      const { state: after, decision } = runner.run(ordered(tapped), frame, tools);
      if (decision) return undefined;
      return tapped.ordering ? matchWith(after, { ordering: tapped.ordering }) : ordered(after);
    },
  };
}
