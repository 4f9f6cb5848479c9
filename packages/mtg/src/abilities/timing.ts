import type { GameIssue } from '@reticle/core';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState, Step } from '../state/match-state.js';
import { timingIssues } from '../stack/timing.js';
import type { ActivatedAbility } from './ability.js';
import { activationKey } from './activation-key.js';
import type { PHASES_OF_PLAY } from './phases.js';

/** The steps of each part of a turn that abilities name. */
const STEPS_OF: { readonly [Phase in (typeof PHASES_OF_PLAY)[number]]: readonly Step[] } = {
  upkeep: ['upkeep'],
  draw: ['draw'],
  main: ['main1', 'main2'],
  combat: [
    'beginCombat',
    'declareAttackers',
    'declareBlockers',
    'firstStrikeDamage',
    'combatDamage',
    'endCombat',
  ],
  end: ['end'],
};

/**
 * What forbids to activate an ability now, its cost and targets aside: the time it names, a sorcery's timing (rule
 * 602.5d), its limit for each turn (602.5b), a creature's {T} that came too lately (602.5a).
 */
export function activationIssues(
  state: MtgMatchState,
  card: MtgCard,
  { id, timing = {}, perTurn, costs }: ActivatedAbility,
): readonly GameIssue[] {
  const { turn, during, sorcery = false } = timing;
  const { step } = state.turn;
  const controller = controllerOf(card);
  const isYours = state.activePlayer === controller;
  const notNow = (rule: string): GameIssue => ({
    code: 'mtg.notNow',
    data: { rule, source: card.instanceId },
  });
  const times = state.activated[activationKey(card, id)] ?? 0;
  const wrongTurn = turn !== undefined && (turn === 'yours') !== isYours;
  const wrongPhase = during !== undefined && !STEPS_OF[during].includes(step);
  return [
    ...(wrongTurn || wrongPhase ? [notNow('602.5')] : []),
    ...(perTurn !== undefined && times >= perTurn ? [notNow('602.5b')] : []),
    ...timingIssues(state, {
      controller,
      source: card.instanceId,
      tapSymbol: costs.some(({ cost }) => cost === 'tap'),
      sorcerySpeed: sorcery,
      mainPhase: STEPS_OF.main.includes(step),
    }),
  ];
}
