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
import { withoutOrdering } from '../actions/first-replacement.js';
import { setTapped } from '../actions/permanents.js';
import { happen } from '../events/happen.js';
import type { ManaMeans } from '../costs/kind.js';
import { activatedIn } from '../abilities/activated.js';
import type { AbilityRegistry } from '../abilities/registry.js';
import { EFFECT_KINDS } from '../effects/kinds.js';
import { outputsOf } from '../effects/players.js';
import { runnerOf } from '../effects/runner.js';
import type { ManaSource } from '../mana/sources.js';
import { hasManaTriggers, triggeredMana, withoutTriggered, withTriggered } from './mana-triggers.js';
import { keyed, lately, memo } from '../../state/memo.js';
import { sure } from '../../state/sure.js';

/** Each further effect of a mana ability ("and deals 1 damage to you") makes it this much worse to use. */
const WEIGHT_OF_OTHER_EFFECTS = 10;
const MOST_WEIGHT = 100;

/** Whether a payment can perform an effect on its way: one that adds no more mana and asks nothing. */
const happensByTheWay = (effect: Effect): boolean =>
  !addsMana([effect]) && EFFECT_KINDS[effect.effect].asks === undefined;

/**
 * Returns the mana source that an ability is for payments, if they may use it by themselves: its cost is {T}
 * alone, it has no timing, and its mana is known.
 */
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

/** Whether payments use an ability by themselves, once its permanent can be tapped. */
export const isUsedByPayments = (card: MtgCard, ability: ActivatedAbility): boolean =>
  sourceOf(card, ability).length > 0;

/**
 * Returns the abilities of a card. Answers are cached by this function, so callers must pass the same one
 * each time.
 */
type AbilitiesOf = (card: MtgCard) => readonly ActivatedAbility[];

/** More outputs than one use of an ability may have. */
const MOST_OUTPUTS = 64;

/**
 * Returns the permanents that a player could tap for mana. Returns the same list object as long as its
 * content is the same.
 */
const sourcesAmong = memo((abilitiesOf: AbilitiesOf) => {
  /** Returns the sources that one permanent is: the same list as long as the permanent is the same object. */
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

/** Returns the permanents that a player could tap for mana now, in the order of the state's cards. */
export function manaSourcesOf(
  state: MtgMatchState,
  player: string,
  registry: AbilityRegistry,
  except?: ReadonlySet<string>,
): readonly ManaSource[] {
  const plain = sourcesAmong(activatedIn(registry))(permanentsIn(state))(player);
  const all = hasManaTriggers(registry, state) ? withTriggers(registry, state, player, plain) : plain;
  const isLess = except !== undefined && except.size > 0 && all.some(({ id }) => except.has(id));
  return isLess ? all.filter(({ id }) => !except.has(id)) : all;
}

/**
 * Returns sources with the mana that mana abilities add which trigger as they are tapped (rule 605.1b). Returns the
 * same list object for the same sources and additions, which is what payments remember.
 */
function withTriggers(
  registry: AbilityRegistry,
  state: MtgMatchState,
  player: string,
  sources: readonly ManaSource[],
): readonly ManaSource[] {
  const list = sources.map((source) => {
    const card = cardById(state, source.id);
    const more = (card && triggeredMana(registry, state, card, player)) ?? [];
    const outputs = source.outputs.flatMap((output) => withTriggered(output, more));
    return more.length === 0 || outputs.length > MOST_OUTPUTS ? source : { ...source, outputs };
  });
  return sameSources(sources)(JSON.stringify(list), list);
}

const sameSources = lately((_sources: readonly ManaSource[]) => {
  const known = new Map<string, readonly ManaSource[]>();
  return (key: string, list: readonly ManaSource[]): readonly ManaSource[] => {
    const found = known.get(key) ?? list;
    known.set(key, found);
    return found;
  };
});

const runner = runnerOf(EFFECT_KINDS);

/**
 * Returns how a player gets mana for a payment: which permanents there are, and how one is tapped. The plan
 * adds the mana; the other effects of the ability happen here. Abilities that cost more than {T} are not
 * used: players activate them before.
 */
export function manaMeansOf(player: string, registry: AbilityRegistry): ManaMeans {
  return {
    sources: (state, except) => manaSourcesOf(state, player, registry, except),
    tap(state, { id, abilityId, mana: all, triggered }, tools) {
      const card = sure(cardById(state, id));
      const mana = withoutTriggered(all, triggered);
      const counted = triggered ? ({ triggered: true } as const) : {};
      const ability = sure(activatedIn(registry)(card).find((found) => found.id === abilityId));
      const turning = setTapped(state, card, true, tools.emit);
      tools.emit.observe?.({ source: refOf(card), says: ability, changed: true });
      const about = { card: refOf(card), player, mana, ...counted };
      const told = happen(turning, { type: 'tappedForMana', ...about }, tools.emit);
      const own = happen(told, { type: 'manaAdded', player, mana }, tools.emit, undefined);
      const tapped = triggered
        ? happen(own, { type: 'manaAdded', player, mana: triggered }, tools.emit, undefined)
        : own;
      const todo = ability.effects.slice(1);
      if (todo.length === 0) return tapped;
      const frame = { controller: player, source: refOf(card), variables: {}, bound: {}, todo };
      // Nobody is asked for an order while mana is paid; answers for the rest of the payment are kept for
      // later.
      const { state: after, decision } = runner.run(withoutOrdering(tapped), frame, tools);
      if (decision) return undefined;
      return tapped.ordering ? matchWith(after, { ordering: tapped.ordering }) : withoutOrdering(after);
    },
  };
}
