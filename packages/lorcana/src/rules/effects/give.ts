import { canonicalJson } from '@reticle/core';
import type { lastingEffects } from '../../language/effects/lasting.js';
import type { EffectNamed, FlowEffects, Modification } from '../../language/effects/schema.js';
import type { Duration } from '../../language/modification.js';
import { refTo } from '../../state/board.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { amountOf, tableOf } from '../../state/table.js';
import { lasting, lastsFor } from './lasting.js';
import { type Actions, type LorcanaExecution, type Kind, onCards } from './kind.js';

/** A number that an effect gives is counted once, as it is given (rule 6.1.8). */
const counted = (acting: LorcanaExecution, given: Modification): Modification =>
  'stat' in given ? { ...given, amount: amountOf(acting.state, acting, given.amount) } : given;

/** Cards in play get something for a while. */
const giveNow = onCards<EffectNamed<'give'>>((effect, cards, acting) => {
  const { controller, source } = acting;
  const gives = effect.gives.map((part) => counted(acting, part));
  return cards
    .filter(({ zone }) => zone === 'play')
    .reduce((state, card) => {
      acting.emit({
        type: 'given',
        cardId: card.instanceId,
        name: card.name,
        gives,
        for: effect.for,
      });
      return lasting(state, { controller, source, gives, for: effect.for }, card);
    }, acting.state);
});

type Until = LorcanaMatchState['standing'][number]['until'];
const UNTIL: { readonly [Name in Duration]?: Until } = {
  thisTurn: 'turnOver',
  untilYourNextTurn: 'turnStarts',
};

/** Cards get something for a while: those that are there, or whichever are so while it lasts (rule 6.4.2). */
const give: Kind<'give'> = {
  apply(effect, acting) {
    const { what, gives, ongoing } = effect;
    const until = UNTIL[effect.for];
    if (!ongoing || !until || typeof what !== 'object' || !('all' in what))
      return giveNow.apply(effect, acting);
    const { controller, source } = acting;
    const to = { allOf: [what.all], zone: 'play' } as const;
    const settled = gives.map((part) => counted(acting, part));
    const entry = { controller, source, until, give: { to, gives: settled, for: effect.for } };
    const done = giveNow.apply(effect, acting);
    return { ...done, state: { ...done.state, standing: [...done.state.standing, entry] } };
  },
};

const ban: Kind<'ban'> = {
  apply(effect, { state, controller, source }) {
    const until = UNTIL[effect.for] ?? 'turnOver';
    const entry = { controller, source, until, ban: { players: effect.players, on: effect.on } };
    return { state: { ...state, standing: [...state.standing, entry] } };
  },
};

/** Of two that would prevent the same, one does, and both are gone (rule 6.5.8): it is there once. */
const prevent: Kind<'prevent'> = onCards((effect, cards, acting) =>
  cards
    .filter(({ zone }) => zone === 'play')
    .reduce((state, card) => {
      const lasts = lastsFor(effect.for, acting.controller, card);
      const shield = {
        controller: acting.controller,
        source: refTo(card),
        on: { on: 'isDealtDamage', card: 'self' },
        with: { prevent: 'all' },
        ...(effect.next ? { uses: 1 } : {}),
        lasts,
      } as const;
      const isSame = (one: LorcanaMatchState['shields'][number]): boolean =>
        canonicalJson({ ...one, id: 0 }) === canonicalJson({ ...shield, id: 0 });
      return state.shields.some(isSame) ? state : tableOf(state).shield(state, shield);
    }, acting.state),
);

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
export const lastingActions: Actions<typeof lastingEffects & Pick<FlowEffects, 'give'>> = {
  give,
  ban,
  prevent,
  payLess,
};
