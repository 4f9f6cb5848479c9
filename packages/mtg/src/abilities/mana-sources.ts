import { effectRunner, type Tools } from '@reticle/core';
import type { ManaMeans } from '../costs/kind.js';
import { turned } from '../costs/tapping.js';
import { outputsOf } from '../effects/add-mana.js';
import { EFFECT_KINDS } from '../effects/kinds.js';
import type { ManaSource } from '../mana/sources.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById } from '../state/state.js';
import { isSummoningSick } from '../state/summoning-sick.js';
import { refOf } from '../state/zone-change.js';
import type { ActivatedAbility } from './ability.js';

/** Each further effect of a mana ability ("and deals 1 damage to you") makes it so much worse a choice. */
const WEIGHT_OF_OTHER_EFFECTS = 10;

/** A mana ability that a payment may use by itself: {T} alone, at any time, known mana. */
function sourceOf(card: MtgCard, ability: ActivatedAbility): readonly ManaSource[] {
  const { id, costs, effects, isManaAbility, timing, perTurn } = ability;
  const [cost, ...more] = costs;
  const plain =
    isManaAbility && cost?.cost === 'tap' && more.length === 0 && !timing && perTurn === undefined;
  const [first, ...others] = effects;
  if (!plain || first?.effect !== 'addMana') return [];
  const outputs = outputsOf(first, others.length * WEIGHT_OF_OTHER_EFFECTS);
  return outputs ? [{ id: card.instanceId, abilityId: id, outputs }] : [];
}

/** The permanents that a player could tap for mana now, in the order of the state's cards. */
export function manaSourcesOf(
  state: MtgMatchState,
  player: string,
  abilitiesOf: (card: MtgCard) => readonly ActivatedAbility[],
  except: ReadonlySet<string> = new Set(),
): readonly ManaSource[] {
  return state.cards.flatMap((card) => {
    if (card.zone !== 'battlefield' || card.tapped || controllerOf(card) !== player) return [];
    if (except.has(card.instanceId) || isSummoningSick(card)) return [];
    return abilitiesOf(card).flatMap((ability) => sourceOf(card, ability));
  });
}

const runner = effectRunner(EFFECT_KINDS);

/**
 * How a player gets mana for a payment: which permanents there are, and that one is tapped. The plan adds the mana; what
 * else the ability does happens here. Abilities that cost more than {T} are not used: a player activates them before.
 */
export function manaMeansOf(
  player: string,
  abilitiesOf: (card: MtgCard) => readonly ActivatedAbility[],
  tools: Tools,
): ManaMeans {
  return {
    sources: (state, except) => manaSourcesOf(state, player, abilitiesOf, except),
    tap(state, { id, abilityId, mana }) {
      const card = cardById(state, id);
      if (!card) return state;
      tools.emit({ type: 'tappedForMana', card: refOf(card), player, mana });
      const effects = abilitiesOf(card).find((ability) => ability.id === abilityId)?.effects ?? [];
      const todo = effects.filter(({ effect }) => effect !== 'addMana');
      const frame = { controller: player, source: refOf(card), variables: {}, bound: {}, todo };
      return runner.run(turned(state, card, true, tools), frame, tools).state;
    },
  };
}
