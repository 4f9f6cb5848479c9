import type { GameIssue } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import type { ActivatedAbility } from '../abilities/ability.js';
import { canPay, dryEnough, payNow } from '../acts/cost.js';
import { refTo } from '../board/cards.js';
import { ACTIVATED_KEYWORDS } from '../keywords/table.js';
import { definitionOf } from '../match/catalog.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById } from '../state/state.js';
import { advance } from '../turn/advance.js';
import { lorcanaIssue } from './issue.js';
import { cardId } from './params.js';
import { idsIn, ownCard } from './when.js';

/** The activated abilities of a card: those that it says, and those of its keywords. */
export function activatedOf(state: LorcanaMatchState, card: LorcanaCard): readonly ActivatedAbility[] {
  const own = (definitionOf(state, card.publicId)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'activated' ? [ability] : [],
  );
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
    idsIn(state, player, 'play').flatMap((one) => {
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
    const frame = {
      controller: player,
      source: refTo(card),
      variables: {},
      bound: {},
      todo: [...paid.chosen, ...ability.effects],
    };
    return advance({ ...paid.state, resolving: [{ of: 'ability', frame }, ...paid.state.resolving] }, tools);
  },
});
