import type { GameIssue } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import type { ActivatedAbility } from '../../language/ability.js';
import { ACTIVATED_KEYWORDS } from '../../language/keyword-abilities.js';
import { advance, bagOf, decisionOf, playOf, takeOutOfBag } from '../../rules/advance.js';
import { forcedIssues } from '../../rules/choosing/request.js';
import { canPay, dryEnough, payNow } from '../../rules/cost.js';
import { activatedBy } from '../../rules/ink.js';
import { cardById, refTo } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import { lorcanaIssue } from '../../state/issues.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { cardId, movable, nothing, ownCard } from './when.js';

/** The activated abilities of a card: those that it says, and those of its keywords. */
export function activatedOf(state: LorcanaMatchState, card: LorcanaCard): readonly ActivatedAbility[] {
  const own = activatedBy(state, card);
  if (!card.keywords.some((keyword) => ACTIVATED_KEYWORDS.has(keyword))) return own;
  const byKeyword = card.keywords.flatMap((keyword) => {
    const number = card.keywordValues[keyword];
    return number === undefined ? [] : (ACTIVATED_KEYWORDS.get(keyword)?.(number) ?? []);
  });
  return [...own, ...byKeyword];
}

const namingOf = (card: LorcanaCard) => ({ controller: card.controller, source: refTo(card), bound: {} });
const useOf = ({ instanceId, incarnation }: LorcanaCard, ability: number): string =>
  `${instanceId}:${incarnation}:${ability}`;

function useIssues(state: LorcanaMatchState, card: LorcanaCard, ability: number): readonly GameIssue[] {
  const id = card.instanceId;
  const found = activatedOf(state, card)[ability];
  if (!found) return [lorcanaIssue('noAbility', { cardId: id, ability })];
  if (found.oncePerTurn && state.used.includes(useOf(card, ability)))
    return [lorcanaIssue('alreadyUsed', { cardId: id, ability })];
  const naming = namingOf(card);
  if (!dryEnough(state, naming, found.cost)) return [lorcanaIssue('drying', { cardId: id })];
  return canPay(state, naming, found.cost) ? [] : [lorcanaIssue('cannotPay', { cardId: id, ability })];
}

/** Uses an activated ability: its cost is paid, and it resolves at once. Choices are made as it resolves. */
export const activate = defineMove({
  params: z.strictObject({ cardId, ability: z.int().min(0).max(64) }),
  refuses({ state, player, params }) {
    const found = ownCard(state, player, params.cardId);
    return 'issues' in found ? found.issues : useIssues(state, found.card, params.ability);
  },
  variants: (state: LorcanaMatchState, player: string) =>
    movable(state, player).flatMap((one) => {
      const card = cardById(state, one.cardId);
      return card ? activatedOf(state, card).map((_ability, ability) => ({ ...one, ability })) : [];
    }),
  execute({ state, player, params, random, emit }) {
    const card = cardById(state, params.cardId);
    const ability = card && activatedOf(state, card)[params.ability];
    if (!card || !ability) return state;
    const tools = { random, emit };
    emit({
      type: 'activated',
      player,
      cardId: card.instanceId,
      name: card.name,
      ...(ability.name === undefined ? {} : { ability: ability.name }),
    });
    const used = ability.oncePerTurn ? [...state.used, useOf(card, params.ability)] : state.used;
    const paid = payNow({ ...state, used }, namingOf(card), ability.cost, tools);
    if (!paid.ok) return state;
    const frame = {
      controller: player,
      source: refTo(card),
      variables: {},
      bound: {},
      todo: [...paid.value.chosen, ...ability.effects],
    };
    return advance(playOf(state).begin(paid.value.state, frame), tools);
  },
});

/** Answers what an effect asks as it resolves: the cards that it chooses, yes or no, how much (rules 1.7.3, 6.1.3). */
export const decide = defineMove({
  params: nothing,
  refuses: ({ state, player }) =>
    decisionOf(state)?.player === player ? [] : [lorcanaIssue('noDecision', { phase: state.phase })],
  variants: (state: LorcanaMatchState) => (state.resolving.length > 0 ? [{}] : []),
  getTargetSpecs({ state }) {
    const decision = decisionOf(state);
    return decision ? [decision.spec] : [];
  },
  attempt: ({ state, player }) => decisionOf(state)?.attempt ?? { controller: player },
  refusesTargets({ state }, { slots }) {
    const decision = decisionOf(state);
    return decision ? forcedIssues(state, decision, slots[0]?.targets ?? []) : [];
  },
  execute: ({ state, targets, random, emit }) => advance(state, { random, emit }, targets),
});

/** Takes the next ability out of the bag: its player says in which order (rule 7.7.4). */
export const resolveTrigger = defineMove({
  params: z.strictObject({ id: z.int().nonnegative() }),
  refuses: ({ state, player, params: { id } }) =>
    bagOf(state).some((entry) => entry.id === id && entry.frame.controller === player)
      ? []
      : [lorcanaIssue('notInBag', { id })],
  variants: (state: LorcanaMatchState) => bagOf(state).map(({ id }) => ({ id })),
  execute: ({ state, params: { id }, random, emit }) => advance(takeOutOfBag(state, id), { random, emit }),
});
