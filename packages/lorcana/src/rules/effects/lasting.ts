import { canonicalJson } from '@reticle/core';
import type { lastingEffects } from '../../language/effects/families.js';
import type { EffectNamed, FlowEffects, Modification } from '../../language/effects/schema.js';
import type { Duration } from '../../language/modification.js';
import { refTo } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import type { Asker } from '../../state/links.js';
import { type LorcanaMatchState, matchWith } from '../../state/match.js';
import { refsNamed } from '../../state/conditions.js';
import { amountOf, tableOf } from '../../state/table.js';
import { changeOf } from '../../state/words.js';
import { type Actions, ALWAYS, type Kind, type LorcanaExecution, nameOf, onCards, report } from './kind.js';

type Lasts = LorcanaMatchState['modifiers'][number]['lasts'];

/**
 * Returns how long something lasts, as events that begin and end it. Players are seen from its controller.
 */
function lastsFor(duration: Duration, controller: string, card: LorcanaCard): Lasts {
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

/** Gives a card in play something for a while. */
export const lasting = (
  state: LorcanaMatchState,
  given: Asker & { readonly gives: readonly Modification[]; readonly for: Duration },
  card: LorcanaCard,
): LorcanaMatchState => {
  const { source } = given;
  // "Their" turn is the turn of the card's player. With several opponents, only the id says which player it
  // is.
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

/** Counts the number in a modification once, as it is given (rule 6.1.8). */
const withCountedAmount = (acting: LorcanaExecution, given: Modification): Modification =>
  'stat' in given ? { ...given, amount: amountOf(acting.state, acting, given.amount) } : given;

/** Gives cards in play something for a while. */
const giveNow = onCards<EffectNamed<'give'>>((effect, cards, acting) => {
  const { controller, source } = acting;
  const gives = effect.gives.map((part) => withCountedAmount(acting, part));
  const there = cards.filter(({ zone }) => zone === 'play');
  const given = there.reduce((state, card) => {
    acting.emit({
      type: 'given',
      cardId: card.instanceId,
      name: card.name,
      gives,
      for: effect.for,
    });
    return lasting(state, { controller, source, gives, for: effect.for }, card);
  }, acting.state);
  return report(acting, given, {
    asked: refsNamed(acting, nameOf(effect.what)).length,
    done: there.length,
  });
});

type Until = LorcanaMatchState['standing'][number]['until'];
const UNTIL: { readonly [Name in Duration]?: Until } = {
  thisTurn: 'turnOver',
  untilYourNextTurn: 'turnStarts',
};

/**
 * Gives cards something for a while: the cards that are there, or every card that matches while it lasts
 * (rule 6.4.2).
 */
const give: Kind<'give'> = {
  apply(effect, acting) {
    const { what, gives, ongoing } = effect;
    const until = UNTIL[effect.for];
    if (!ongoing || !until || typeof what !== 'object' || !('all' in what))
      return giveNow.apply(effect, acting);
    const { controller, source } = acting;
    const to = { allOf: [what.all], zone: 'play' } as const;
    const settled = gives.map((part) => withCountedAmount(acting, part));
    const entry = { controller, source, until, give: { to, gives: settled, for: effect.for } };
    const done = giveNow.apply(effect, acting);
    return { ...done, state: { ...done.state, standing: [...done.state.standing, entry] } };
  },
};

const ban: Kind<'ban'> = {
  apply(effect, acting) {
    const { state, controller, source } = acting;
    const until = UNTIL[effect.for] ?? 'turnOver';
    const entry = { controller, source, until, ban: { players: effect.players, on: effect.on } };
    return report(acting, matchWith(state, { standing: [...state.standing, entry] }), ALWAYS);
  },
};

/** Lets the controller put more cards into the inkwell this turn. */
const moreInk: Kind<'moreInk'> = {
  apply({ amount }, acting) {
    const { state, controller, source } = acting;
    const entry = { controller, source, until: 'turnOver', ink: amount } as const;
    return report(acting, matchWith(state, { standing: [...state.standing, entry] }), ALWAYS);
  },
};

/**
 * Prevents damage. If two effects would prevent the same damage, one does, and both are used up (rule 6.5.8),
 * so it is stored once.
 */
const prevent: Kind<'prevent'> = onCards((effect, cards, acting) => {
  const there = cards.filter(({ zone }) => zone === 'play');
  const shielded = there.reduce((state, card) => {
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
  }, acting.state);
  return report(acting, shielded, {
    asked: refsNamed(acting, nameOf(effect.what)).length,
    done: there.length,
  });
});

/** Makes the controller pay less this turn. */
const payLess: Kind<'payLess'> = {
  apply({ amount, on, next = false }, acting) {
    const { state, controller, source } = acting;
    const less = Math.max(0, amountOf(state, acting, amount));
    const discounts = [...state.discounts, { player: controller, source, amount: less, on, next }];
    return report(acting, matchWith(state, { discounts }), ALWAYS);
  },
};

/** The handlers of the effects that last. */
export const lastingActions: Actions<typeof lastingEffects & Pick<FlowEffects, 'give'>> = {
  give,
  ban,
  moreInk,
  prevent,
  payLess,
};
