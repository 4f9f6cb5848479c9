import type { GameIssue } from '@reticle/core';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import { hasKeyword } from '../state/keyword.js';
import { isSummoningSick } from '../state/summoning-sick.js';
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

/** {T} of what is tapped, {Q} of what is untapped, either of a creature that came too lately (rules 107.5, 107.6). */
function isUnturnable(card: MtgCard, { costs }: ActivatedAbility): boolean {
  const has = (name: 'tap' | 'untap') => costs.some(({ cost }) => cost === name);
  const [tap, untap] = [has('tap'), has('untap')];
  if ((tap || untap) && isSummoningSick(card)) return true;
  return tap ? card.tapped : untap && !card.tapped;
}

/** Whether the turn and the step are those that an ability names (rule 602.5); one that names none has no time of its own. */
export function isItsTime(
  { turn: { step }, activePlayer }: MtgMatchState,
  controller: string,
  { turn, during }: NonNullable<ActivatedAbility['timing']>,
): boolean {
  const inTurn = turn === undefined || (turn === 'yours') === (activePlayer === controller);
  return inTurn && (during === undefined || STEPS_OF[during].includes(step));
}

/**
 * What forbids to activate an ability now, the rest of its cost and its targets aside: a tapped source, or a creature that
 * came too lately (rule 602.5a); "its activated abilities can't be activated" (602.5); its limit for each turn (602.5b), a sorcery's timing (602.5d), the time it names (602.5).
 */
export function activationIssues(
  state: MtgMatchState,
  card: MtgCard,
  ability: ActivatedAbility,
): readonly GameIssue[] {
  const { id, timing = {}, perTurn } = ability;
  const { sorcery = false } = timing;
  const { step } = state.turn;
  const controller = controllerOf(card);
  const spent = perTurn !== undefined && (state.activated[activationKey(card, id)] ?? 0) >= perTurn;
  const source = card.instanceId;
  const broken: readonly (readonly [boolean, string])[] = [
    [!isItsTime(state, controller, timing) || hasKeyword(card, 'cantActivate'), '602.5'],
    [isUnturnable(card, ability), '602.5a'],
    [spent, '602.5b'],
  ];
  const issues = broken.flatMap(([is, rule]): readonly GameIssue[] =>
    is ? [{ code: 'mtg.notNow', data: { rule, source } }] : [],
  );
  const mainPhase = STEPS_OF.main.includes(step);
  return sorcery
    ? [...issues, ...timingIssues(state, { controller, source, sorcerySpeed: true, mainPhase })]
    : issues;
}
