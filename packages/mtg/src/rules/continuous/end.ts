import type { PinnedRef } from '@reticle/core';
import type { EffectContext } from '@reticle/core/match';
import type { Change, Duration } from '../../language/change.js';
import type { AbilityAmount } from '../../language/selector.js';
import { controllerOf } from '../../state/facts.js';
import type { ContinuousEffect } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';

import { knownNow } from '../../state/state.js';
import { amountOf } from '../select/select.js';
import { changeCards } from '../../state/cards.js';
import { cardWith, matchWith } from '../../state/copies.js';

const AMOUNTS = ['setPower', 'setToughness', 'power', 'toughness'] as const;

/** A change with every amount as the number that it is now (rule 608.2h). */
function locked(change: Change, scene: EffectContext<MtgMatchState>): Change {
  const numbers = AMOUNTS.flatMap((part): readonly [string, number][] => {
    const amount: AbilityAmount | undefined = change[part];
    return amount === undefined ? [] : [[part, amountOf(amount, scene)]];
  });
  return { ...change, ...Object.fromEntries(numbers) };
}

/**
 * Leaves a continuous effect of what resolves: on these objects, whatever they become (rule 611.2c), with its amounts as
 * they are now. `refresh` applies it. Nothing happens where it would affect nothing.
 */
export function leaveEffect(
  scene: EffectContext<MtgMatchState>,
  what: readonly PinnedRef[],
  change: Change,
  until: Duration,
): MtgMatchState {
  const { state, controller, source } = scene;
  const affects = what.filter(({ kind }) => kind === 'card');
  if (affects.length === 0) return state;
  const effect = { id: state.nextId, controller, source, affects, change: locked(change, scene), until };
  return matchWith(state, { nextId: state.nextId + 1, continuous: [...state.continuous, effect] });
}

const isOnBattlefield = (state: MtgMatchState, ref: PinnedRef): boolean =>
  knownNow(state, ref)?.zone === 'battlefield';

/** Whether the effect's time goes on: something that it affects is still there, and so is what it lasts for (611.2b). */
export function stillLasts(
  state: MtgMatchState,
  { until, source, affects, controller }: ContinuousEffect,
): boolean {
  if (!affects.some((ref) => isOnBattlefield(state, ref))) return false;
  if (until !== 'whileSourceTapped' && until !== 'whileYouControl') return true;
  const card = knownNow(state, source);
  if (card?.zone !== 'battlefield') return false;
  return until === 'whileSourceTapped' ? card.tapped : controllerOf(card) === controller;
}

/**
 * The cleanup step's second action (rule 514.2): all damage is removed, and effects that last until end of turn and
 * shields that wait this turn end, all at once. What permanents are now, `refresh` tells afterwards.
 */
export function endTurnEffects(state: MtgMatchState): MtgMatchState {
  const healed = changeCards(state, 'battlefield', (card) =>
    card.damage === 0 ? card : cardWith(card, { damage: 0 }),
  );
  return matchWith(healed, {
    continuous: state.continuous.some(({ until }) => until === 'endOfTurn')
      ? state.continuous.filter(({ until }) => until !== 'endOfTurn')
      : state.continuous,
    shields: [],
  });
}

/** What ends as a player's turn begins: "until your next turn" (rule 500.7). */
export function endUntilTurnOf(state: MtgMatchState, player: string): MtgMatchState {
  const isOver = ({ until, controller }: ContinuousEffect) =>
    until === 'yourNextTurn' && controller === player;
  return state.continuous.some(isOver)
    ? matchWith(state, { continuous: state.continuous.filter((effect) => !isOver(effect)) })
    : state;
}

/** What ends once a player's untap step is over: "doesn't untap during its controller's next untap step". */
export function endUntapStep(state: MtgMatchState, player: string): MtgMatchState {
  if (!state.continuous.some(({ until }) => until === 'nextUntapStep')) return state;
  const isTheirs = (ref: PinnedRef) => {
    const card = knownNow(state, ref);
    return card !== undefined && controllerOf(card) === player;
  };
  const continuous = state.continuous.flatMap((effect) => {
    if (effect.until !== 'nextUntapStep') return [effect];
    const affects = effect.affects.filter((ref) => !isTheirs(ref));
    return affects.length === 0 ? [] : [{ ...effect, affects }];
  });
  return matchWith(state, { continuous });
}
