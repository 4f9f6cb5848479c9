import type { GameIssue, Issue } from '@reticle/core';
import { defineMove, type EnumerableMove } from '@reticle/core/match';
import * as z from 'zod';
import type { Card } from '../card.js';
import { effects } from '../effects.js';
import { specOf } from '../lexicon/spec-of.js';
import { set } from '../set/index.js';
import type { State } from '../state.js';
import { passTurn } from './turn.js';

const refusal = (reason: 'notYours' | 'spent', card: string): GameIssue => ({
  code: `emberfall.${reason}`,
  data: { card },
});

const cardIn = ({ cards }: State, id: string): Card | undefined =>
  cards.find(({ instanceId }) => instanceId === id);

/** The printed cards by id, each with its words as a spec. */
const printed = new Map(set.map((one) => [one.publicId, { ...one, spec: specOf(one.chooses) }]));

function whyNot(state: State, player: string, id: string): readonly Issue[] {
  const card = cardIn(state, id);
  const print = printed.get(card?.publicId ?? '');
  if (card?.controller !== player || card.zone !== 'play' || !print) return [refusal('notYours', id)];
  if (card.exerted) return [refusal('spent', id)];
  return print.spec.ok ? [] : print.spec.issues;
}

/** Spends a card: the cards that it chose are lit or doused. */
export const use: EnumerableMove<State> = defineMove({
  params: z.strictObject({ card: z.string().min(1).max(256) }),
  refuses: ({ state, player, params }) => whyNot(state, player, params.card),
  variants: ({ cards }, player) =>
    cards
      .filter(({ controller, zone }) => controller === player && zone === 'play')
      .map(({ instanceId }) => ({ card: instanceId })),
  getTargetSpecs: ({ state, params }) => {
    const spec = printed.get(cardIn(state, params.card)?.publicId ?? '')?.spec;
    return spec?.ok === true ? [spec.value] : [];
  },
  attempt: ({ player, params }) => ({ controller: player, source: { kind: 'card', id: params.card } }),
  execute: ({ state, params, targets, emit }) => {
    const print = printed.get(cardIn(state, params.card)?.publicId ?? '');
    if (!print) return state;
    const chosen = targets.slots.flatMap((slot) => slot.targets.map(({ id }) => id));
    emit({ type: 'used', card: params.card, effect: print.effect, on: chosen });
    const cards = state.cards
      .map((card) => (chosen.includes(card.instanceId) ? effects[print.effect](card) : card))
      .map((card) => (card.instanceId === params.card ? { ...card, exerted: true } : card));
    return passTurn({ ...state, cards });
  },
});
