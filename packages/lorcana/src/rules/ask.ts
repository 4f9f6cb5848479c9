import { type Attempt, frozenCopy, type PinnedRef, type TargetSpec } from '@reticle/core';
import type { Decision } from '@reticle/core/play';
import { type LorcanaCardFilter, openFilter } from '../language/filter.js';
import { memo } from '../language/memo.js';
import { knownCard } from '../state/board.js';
import { lorcanaTable } from '../state/game.js';
import type { Asker } from '../state/links.js';
import type { LorcanaMatchState } from '../state/match.js';
import { forcedIn } from './choosing/request.js';

/** Some cards that a player is to choose as an effect resolves. */
export interface CardQuestion {
  readonly player: string;
  readonly filter: LorcanaCardFilter;
  readonly min: number;
  readonly max: number | 'any';
  readonly description?: string;
}

/** What came of a question: it needs an answer, or it answers itself. */
export type CardAnswer =
  | { readonly decision: Decision }
  | { readonly decision: undefined; readonly targets: readonly PinnedRef[] };

/** The attempt of an effect: in whose name it asks, and who chooses. A source that is known no more asks nothing. */
export const attemptOf = (state: LorcanaMatchState, { controller, source }: Asker, player: string) => ({
  controller,
  roles: { chooser: player },
  ...(knownCard(state, source) ? { source } : {}),
});

/** What everybody can tell of a filter, kept as long as the filter is, so that core looks at it once. */
const openedOf = memo((filter: LorcanaCardFilter): LorcanaCardFilter => {
  const open = openFilter(filter);
  return open === filter ? filter : frozenCopy(open);
});

function legalIn(state: LorcanaMatchState, spec: TargetSpec, attempt: Attempt): readonly PinnedRef[] {
  const found = lorcanaTable.resolver(state).legalTargets(spec, attempt);
  return found.ok ? found.value : [];
}

/**
 * Asks a player for cards. As many as can be are chosen (rule 1.2.3): where there are fewer, the number falls. Where there
 * is no choice to make nobody is asked; of cards in a hand or a deck that is so only where everybody can tell, so that no
 * question and no silence tells what lies there (rule 7.1.3.1).
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
  // One card, and one of some must be chosen: only those can be. More are judged as they are chosen.
  const must = question.max === 1 ? forcedIn(state, { spec: spec(0), attempt }) : undefined;
  const targets = must?.among ?? able;
  const min = Math.min(question.min, targets.length);
  const open = openedOf(filter);
  const known = open === filter ? targets : legalIn(state, spec(0, open), attempt);
  if (question.max === 0) return { decision: undefined, targets: [] };
  if (question.min >= known.length) return { decision: undefined, targets };
  const among = must && { allOf: [filter], instanceId: targets.map(({ id }) => id) };
  return { decision: { player, attempt, spec: spec(min, among) } };
}
