import type { lastingEffects } from '../../language/effects/lasting.js';
import type { Duration, Modification } from '../../language/modification.js';
import { refTo } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { amountOf, tableOf } from '../../state/table.js';
import { changeOf } from '../../state/words.js';
import { type Actions, type LorcanaExecution, type Kind, onCards } from './kind.js';

/** A number that an effect gives is counted once, as it is given (rule 6.1.8). */
const counted = (acting: LorcanaExecution, given: Modification): Modification =>
  'stat' in given ? { ...given, amount: amountOf(acting.state, acting, given.amount) } : given;

type Lasts = LorcanaMatchState['modifiers'][number]['lasts'];

/** For how long something counts, as events that begin and end it; players are seen from whoever gives it. */
function lastsFor(duration: Duration, controller: string, card: LorcanaCard): Lasts {
  const player = card.controller === controller ? 'self' : 'opponent';
  switch (duration) {
    case 'thisTurn':
      return { until: { on: 'turnOver' } };
    case 'theirNextTurn':
      return { from: { on: 'turnStarts', player }, until: { on: 'turnOver', player } };
    case 'theirNextReady':
      return { from: { on: 'turnStarts', player }, until: { on: 'readyEnds', player } };
    case 'thisChallenge':
      return { until: { on: 'challengeEnds' } };
    case 'untilYourNextTurn':
      return { until: { on: 'turnStarts', player: 'self' } };
  }
}

/** Cards in play get something for a while. */
const give: Kind<'give'> = onCards((effect, cards, acting) => {
  const { controller, source } = acting;
  const given = effect.gives.map((part) => counted(acting, part));
  const gives = given.map((part) => changeOf(part));
  return cards
    .filter(({ zone }) => zone === 'play')
    .reduce((state, card) => {
      acting.emit({
        type: 'given',
        cardId: card.instanceId,
        name: card.name,
        gives: given,
        for: effect.for,
      });
      const lasts = lastsFor(effect.for, controller, card);
      return tableOf(state).modify(state, { controller, source, affects: [refTo(card)], gives, lasts });
    }, acting.state);
});

/** The controller pays less this turn. */
const payLess: Kind<'payLess'> = {
  apply({ amount, on, next = false }, acting) {
    const { state, controller, source } = acting;
    const less = Math.max(0, amountOf(state, acting, amount));
    return {
      state: {
        ...state,
        discounts: [...state.discounts, { player: controller, source, amount: less, on, next }],
      },
    };
  },
};

/** What effects that last do. */
export const lastingActions: Actions<typeof lastingEffects> = {
  give,
  payLess,
};
