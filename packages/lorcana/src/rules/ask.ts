import { type Attempt, canonicalJson, frozenCopy, type PinnedRef, type TargetSpec } from '@reticle/core';
import type { Decision } from '@reticle/core/play';
import { type LorcanaCardFilter, openFilter } from '../language/filter.js';
import { memo } from '../language/memo.js';
import { knownCard } from '../state/board.js';
import { lorcanaTable } from '../state/game.js';
import type { Asker } from '../state/links.js';
import type { LorcanaMatchState } from '../state/match.js';
import { forcedIn } from './choosing/request.js';

/** A question for a player: which cards to choose as an effect resolves. */
export interface CardQuestion {
  readonly player: string;
  readonly filter: LorcanaCardFilter;
  readonly min: number;
  readonly max: number | 'any';
  readonly description?: string;
  /** Whether every player has just seen the cards, although they lie where not every player may look. */
  readonly isShown?: boolean;
}

/** The result of a question: a decision for the player, or the targets if there is nothing to decide. */
export type CardAnswer =
  | { readonly decision: Decision }
  | { readonly decision: undefined; readonly targets: readonly PinnedRef[] };

/**
 * Returns the attempt of an effect: on whose behalf it asks, and who chooses. A source that is no longer known is
 * omitted.
 */
export const attemptOf = (state: LorcanaMatchState, { controller, source }: Asker, player: string) => ({
  controller,
  roles: { chooser: player },
  ...(knownCard(state, source) ? { source } : {}),
});

/**
 * Returns the part of a filter that every player can judge: the filter itself if that is all of it. It is kept as long
 * as the filter, so that core compiles it once.
 */
const openedOf = memo((filter: LorcanaCardFilter): LorcanaCardFilter => {
  const open = openFilter(filter);
  return canonicalJson(open) === canonicalJson(filter) ? filter : frozenCopy(open);
});

function legalIn(state: LorcanaMatchState, spec: TargetSpec, attempt: Attempt): readonly PinnedRef[] {
  const found = lorcanaTable.resolver(state).legalTargets(spec, attempt);
  return found.ok ? found.value : [];
}

/**
 * Asks a player for cards. The player chooses as many as possible (rule 1.2.3), so if there are fewer, the number
 * falls. If there is no choice, nobody is asked. For cards in a hand or a deck, that must be clear to every player,
 * so that neither a question nor its absence reveals a card (rule 7.1.3.1).
 */
export function askCards(state: LorcanaMatchState, asking: Asker, question: CardQuestion): CardAnswer {
  const { player, filter, description } = question;
  const attempt = attemptOf(state, asking, player);
  const spec = (min: number, among: LorcanaCardFilter = filter): TargetSpec => ({
    slots: [
      {
        id: 'chosen',
        accepts: [{ kind: 'card', filter: among }],
        min,
        max: question.max === 'any' ? 'any' : Math.max(min, question.max),
        chooser: 'role.chooser',
        mode: 'choose',
      },
    ],
    relations: [],
    timing: 'resolution',
    ...(description === undefined ? {} : { description }),
  });
  const able = legalIn(state, spec(0), attempt);
  // If one card is chosen and some must be chosen, only those are legal. A choice of several is judged when it is
  // made.
  const must = question.max === 1 ? forcedIn(state, { spec: spec(0), attempt }) : undefined;
  const targets = must?.among ?? able;
  const min = Math.min(question.min, targets.length);
  const open = question.isShown === true ? filter : openedOf(filter);
  // All that fit are taken without a choice.
  const isOpen = open === filter || question.min === Infinity;
  if (question.max === 0) return { decision: undefined, targets: [] };
  // What a hidden card is decides nothing here: a player with cards there is asked, also if none of them fits.
  const known = isOpen ? targets : legalIn(state, spec(0, open), attempt);
  if (isOpen ? question.min >= known.length : known.length === 0) return { decision: undefined, targets };
  const among = must && { allOf: [filter], instanceId: targets.map(({ id }) => id) };
  return { decision: { player, attempt, spec: spec(min, among) } };
}
