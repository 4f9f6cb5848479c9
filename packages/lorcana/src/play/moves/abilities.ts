import { type GameIssue, unwrap } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import type { ActivatedAbility } from '../../language/effects/schema.js';
import { present } from '../../language/present.js';
import { ACTIVATED_KEYWORDS } from '../../language/keywords.js';
import { advance, bagOf, decisionOf, playOf, takeOutOfBag } from '../../rules/advance.js';
import { forcedIssues } from '../../rules/choosing/request.js';
import { canPay, dryEnough, payNow } from '../../rules/cost.js';
import { activatedBy } from '../../rules/ink.js';
import { refTo, theCard } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import type { LinkedCard } from '../../state/links.js';
import { lorcanaIssue } from '../../state/issues.js';
import { type LorcanaMatchState, matchWith } from '../../state/match.js';
import { cardId, movable, nothing, ownCard } from './when.js';

/**
 * Returns the activated abilities of a card: its own, those of its keywords, and those that other cards give
 * it.
 */
export function activatedOf(state: LorcanaMatchState, card: LinkedCard): readonly ActivatedAbility[] {
  const byKeyword = card.keywords.flatMap(
    (keyword) => ACTIVATED_KEYWORDS.get(keyword)?.(Number(card.keywordValues[keyword])) ?? [],
  );
  const granted = (card.granted ?? []).flatMap((one) => (one.kind === 'activated' ? [one] : []));
  return [...activatedBy(state, card), ...byKeyword, ...granted];
}

const namingOf = (card: LorcanaCard) => ({ controller: card.controller, source: refTo(card), bound: {} });
const useOf = ({ instanceId, incarnation }: LorcanaCard, ability: number): string =>
  `${instanceId}:${incarnation}:${ability}`;

function useIssues(state: LorcanaMatchState, card: LinkedCard, ability: number): readonly GameIssue[] {
  const id = card.instanceId;
  const used = activatedOf(state, card)[ability];
  if (!used) return [lorcanaIssue('noAbility', { cardId: id, ability })];
  if (used.oncePerTurn && state.used.includes(useOf(card, ability)))
    return [lorcanaIssue('alreadyUsed', { cardId: id, ability })];
  const naming = namingOf(card);
  if (!dryEnough(state, naming, used.cost)) return [lorcanaIssue('drying', { cardId: id })];
  return canPay(state, naming, used.cost) ? [] : [lorcanaIssue('cannotPay', { cardId: id, ability })];
}

/** Uses an activated ability: pays its cost, and resolves it at once. Choices are made as it resolves. */
export const activate = defineMove({
  params: z.strictObject({ cardId, ability: z.int().min(0).max(64) }),
  refuses({ state, player, params }) {
    const own = ownCard(state, player, params.cardId);
    return 'issues' in own ? own.issues : useIssues(state, own.card, params.ability);
  },
  variants: (state: LorcanaMatchState, player: string) =>
    movable(state, player).flatMap((one) => {
      const card = theCard(state, one.cardId);
      return activatedOf(state, card).map((_ability, ability) => ({ ...one, ability }));
    }),
  execute({ state, player, params, random, emit }) {
    const card = theCard(state, params.cardId);
    const ability = present(activatedOf(state, card)[params.ability], 'such ability');
    const tools = { random, emit };
    emit({
      type: 'activated',
      player,
      cardId: card.instanceId,
      name: card.name,
      ...(ability.name === undefined ? {} : { ability: ability.name }),
    });
    const used = ability.oncePerTurn ? [...state.used, useOf(card, params.ability)] : state.used;
    const paid = unwrap(payNow(matchWith(state, { used }), namingOf(card), ability.cost, tools));
    const frame = {
      controller: player,
      source: refTo(card),
      variables: {},
      bound: {},
      todo: [...paid.chosen, ...ability.effects],
    };
    return advance(playOf(state).begin(paid.state, frame), tools);
  },
});

/** Returns the open decision, which a legality check has found before. */
const openDecision = (state: LorcanaMatchState) => present(decisionOf(state), 'decision');

/**
 * Answers the question of a resolving effect: the cards that it chooses, yes or no, or how much (rules 1.7.3,
 * 6.1.3).
 */
export const decide = defineMove({
  params: nothing,
  refuses: ({ state, player }) =>
    decisionOf(state)?.player === player ? [] : [lorcanaIssue('noDecision', { phase: state.phase })],
  variants: (_state: LorcanaMatchState) => [{}],
  getTargetSpecs({ state }) {
    return [openDecision(state).spec];
  },
  attempt: ({ state }) => openDecision(state).attempt,
  refusesTargets: ({ state }, { slots }) =>
    forcedIssues(
      state,
      openDecision(state),
      slots.flatMap(({ targets }) => targets),
    ),
  execute: ({ state, targets, random, emit }) => advance(state, { random, emit }, targets),
});

/** Takes the next ability out of the bag. Its player decides the order (rule 7.7.4). */
export const resolveTrigger = defineMove({
  params: z.strictObject({ id: z.int().nonnegative() }),
  refuses: ({ state, params: { id } }) =>
    bagOf(state).some((entry) => entry.id === id) ? [] : [lorcanaIssue('notInBag', { id })],
  variants: (state: LorcanaMatchState) => bagOf(state).map(({ id }) => ({ id })),
  variantsAreLegal: true,
  execute: ({ state, params: { id }, random, emit }) => advance(takeOutOfBag(state, id), { random, emit }),
});
