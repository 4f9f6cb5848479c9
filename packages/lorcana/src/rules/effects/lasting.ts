import type { Modification } from '../../language/effects/schema.js';
import type { Duration } from '../../language/modification.js';
import { refTo } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import type { Asker } from '../../state/links.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { tableOf } from '../../state/table.js';
import { changeOf } from '../../state/words.js';

type Lasts = LorcanaMatchState['modifiers'][number]['lasts'];

/** For how long something counts, as events that begin and end it; players are seen from whoever gives it. */
export function lastsFor(duration: Duration, controller: string, card: LorcanaCard): Lasts {
  const player = card.controller === controller ? 'self' : 'opponent';
  switch (duration) {
    case 'thisTurn':
      return { until: { on: 'turnOver' } };
    case 'theirNextTurn':
      return { from: { on: 'turnStarts', player }, until: { on: 'turnOver', player } };
    case 'theirNextReady':
      return { from: { on: 'turnStarts', player }, until: { on: 'readyEnds', player } };
    case 'always':
      return 'forever';
    case 'whileInPlay':
      return 'whileSourceInPlay';
    case 'thisChallenge':
      return { until: { on: 'challengeEnds' } };
    case 'untilYourNextTurn':
      return { until: { on: 'turnStarts', player: 'self' } };
  }
}

/** A card in play gets something for a while. */
export const lasting = (
  state: LorcanaMatchState,
  given: Asker & { readonly gives: readonly Modification[]; readonly for: Duration },
  card: LorcanaCard,
): LorcanaMatchState => {
  const { source } = given;
  // "Their" turn is that of the card's player, who of several opponents is said by the name alone.
  const isTheirs = given.for === 'theirNextTurn' || given.for === 'theirNextReady';
  const controller = isTheirs && state.players.length > 2 ? card.controller : given.controller;
  return tableOf(state).modify(state, {
    controller,
    source,
    affects: [refTo(card)],
    gives: given.gives.map((part) => changeOf(part)),
    lasts: lastsFor(given.for, controller, card),
  });
};
