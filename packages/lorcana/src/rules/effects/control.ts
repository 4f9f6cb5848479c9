import { type SlotChoice, unwrap } from '@reticle/core';
import { optionDecision } from '@reticle/core/play';
import type { Effect, Effects, FlowEffects } from '../../language/effects/schema.js';
import { present } from '../../language/present.js';
import { type LorcanaMatchState, matchWith } from '../../state/match.js';
import { amountOf, holds, tableOf } from '../../state/table.js';
import { refsNamed } from '../../state/conditions.js';
import { waitsOf } from '../../state/words.js';
import { attemptOf } from '../ask.js';
import { costDecision, canPay, costChoices, openCost, payChosen, payNow } from '../cost.js';
import { isIdle } from './choose.js';
import { type LorcanaExecution, type Kind, nameOf, optionOf, type Outcome, chosenFirst } from './kind.js';
import { playersOf } from './players.js';

/** Pays the chosen part of a cost. The player is asked if there are several ways to pay. */
const pay: Kind<'pay'> = {
  asks: ({ choose }, scene) => costDecision(scene.state, scene, choose),
  apply({ choose }, acting) {
    const only = acting.decided ? undefined : costChoices(acting.state, acting, choose)?.choices.nth(0n);
    const slots: readonly SlotChoice[] = acting.decided?.slots ?? (only?.ok ? only.value : []);
    const { state, paid } = payChosen(acting.state, choose, slots, acting);
    return { state, bind: Object.fromEntries(paid.map((refs, index) => [`paid${index}`, refs])) };
  },
};

/** Returns the outcome of effects that are not done. Effects that count it get no result. */
const notDone = (state: LorcanaMatchState, effects: readonly Effect[]): Outcome =>
  effects.some(({ effect }) => COUNTED.has(effect) || TURNED.has(effect))
    ? { state, bind: { result: [] } }
    : { state };

const YES = 'yes';

/**
 * Lets a player decide whether to do it. If the cost can't be paid, it is declined without a question (rule
 * 6.1.4.1). The same holds if all of it acts on chosen cards and there are none. If only the player can know
 * that, the question is asked, and "no" answers it.
 */
const may: Kind<'may'> = {
  asks(effect, scene) {
    const { who, cost } = effect;
    const [player, ...others] = playersOf(scene.state, scene, who);
    if (player === undefined || others.length > 0 || (cost && !canPay(scene.state, scene, openCost(cost))))
      return undefined;
    if (!cost && isIdle(effect.do, scene)) return undefined;
    const able = !cost || canPay(scene.state, scene, cost);
    return optionDecision(
      { ...attemptOf(scene.state, scene, player), controller: player },
      able ? [YES, 'no'] : ['no'],
      'may',
    );
  },
  apply(effect, acting) {
    const { cost } = effect;
    const players = playersOf(acting.state, acting, effect.who);
    if (players.length > 1)
      return {
        state: acting.state,
        first: players.map((player) => ({ ...effect, who: { player } })),
      };
    const [player] = players;
    const bound =
      effect.who === undefined || player === undefined
        ? {}
        : { bind: { player: [{ kind: 'player', id: player, incarnation: 0 }] } };
    if (optionOf(acting) !== YES) return notDone(acting.state, effect.do);
    if (!cost) return { state: acting.state, ...bound, first: effect.do };
    const paid = unwrap(payNow(acting.state, acting, cost, acting));
    return { state: paid.state, ...bound, first: [...paid.chosen, ...effect.do] };
  },
};

const when: Kind<'if'> = {
  apply(effect, acting) {
    const { state } = acting;
    if (holds(state, acting, effect.if)) return { state, first: effect.do };
    return effect.else ? { state, first: effect.else } : notDone(state, effect.do);
  },
};

type Options = Effects['either']['of'];
/** Returns the options that can be done. Returns all of them if none can. */
function doable(of: Options, scene: Parameters<typeof isIdle>[1]): Options {
  const able = of.filter(({ do: effects }) => !isIdle(effects, scene));
  return able.length > 0 ? able : of;
}

/**
 * Does one of several options, as the controller chooses. What can't be done is not offered (rule 6.1.5.2).
 */
const either: Kind<'either'> = {
  asks({ of }, scene) {
    const able = doable(of, scene);
    return able.length > 1
      ? optionDecision(
          attemptOf(scene.state, scene, scene.controller),
          able.map(({ label }) => label),
        )
      : undefined;
  },
  apply({ of }, acting) {
    const [first, ...more] = doable(of, acting);
    const taken = more.length === 0 ? first : of.find(({ label }) => label === optionOf(acting));
    return { state: acting.state, first: present(taken, 'such mode').do };
  },
};

/** Does it once for each card, which is named `each`. */
const forEach: Kind<'forEach'> = {
  apply(effect, acting) {
    const { what } = effect;
    const { state } = acting;
    if (typeof what !== 'string') return chosenFirst(acting.state, what, { ...effect, what: nameOf(what) });
    return {
      state,
      first: refsNamed(acting, what).flatMap((ref) => [
        { effect: 'choose' as const, what: { these: [ref], as: 'each' } },
        ...effect.do,
      ]),
    };
  },
};

/** Adds a triggered ability for the rest of the turn. */
const whenever: Kind<'whenever'> = {
  apply(effect, acting) {
    const { state, controller, source } = acting;
    const on = waitsOf(effect.on).flatMap((wait) =>
      wait.if === undefined || holds(state, acting, wait.if) ? wait.on : [],
    );
    const lasts = { until: { on: 'turnOver' } } as const;
    const watch = { controller, source, on, once: false, bound: {}, do: effect.do, lasts };
    return { state: on.length === 0 ? state : tableOf(state).watch(state, watch) };
  },
};

/**
 * Adds an ability that triggers once, at a later moment (rule 6.2.7.2). Its names mean what they mean now.
 */
const delayed: Kind<'delayed'> = {
  apply(effect, { state, controller, source, bound }) {
    const on = waitsOf([effect.at]).flatMap((wait) => wait.on);
    const watch = { controller, source, on, once: true, bound, do: effect.do, lasts: 'forever' } as const;
    return { state: on.length === 0 ? state : tableOf(state).watch(state, watch) };
  },
};

/** Returns the names of the cards that an effect takes and needs. */
function namesOf(effect: Effect): readonly string[] {
  const taken = 'what' in effect ? [effect.what] : [];
  const moved = effect.effect === 'moveDamage' ? [effect.from, effect.to] : [];
  return [...taken, ...moved].map((what) => nameOf(what));
}
/** The effects whose result is an amount. It is absent if nothing was done. */
const COUNTED: ReadonlySet<string> = new Set(['discard', 'dealDamage', 'removeDamage', 'loseLore', 'draw']);
/** The effects whose result is a number of cards. */
const TURNED: ReadonlySet<string> = new Set([
  'putDamage',
  'moveDamage',
  'banish',
  'returnToHand',
  'moveToLocation',
  'exert',
  'ready',
]);

/** The name that is bound if an effect's result was more than 0. */
const CAME = 'came';

/** "A to B", "A. If you do, B" (6.1.5.1). After the first part, it checks what that part took. */
const ifDone: Kind<'ifDone'> = {
  apply({ do: first, next }, { state, source }) {
    const needs = [...new Set(first.flatMap(namesOf))].filter(
      (name) => name !== 'this' && name !== 'subject',
    );
    const counts = first.some(({ effect }) => COUNTED.has(effect)) ? ['result'] : [];
    const last = first.findLastIndex(({ effect }) => COUNTED.has(effect));
    // An effect that counts afterwards has its own result, so whether the first part did anything is checked
    // before it.
    if (last >= 0 && first.slice(last + 1).some(({ effect }) => TURNED.has(effect)))
      return {
        state,
        bind: Object.fromEntries(
          [...needs.filter((name) => name !== 'each'), 'result', CAME].map((name) => [name, []]),
        ),
        first: [
          ...first.slice(0, last + 1),
          {
            effect: 'done',
            needs: ['result'],
            next: [{ effect: 'choose', what: { these: [source], as: CAME } }],
          },
          ...first.slice(last + 1),
          { effect: 'done', needs: [...needs, CAME], next },
        ],
      };
    return {
      state,
      bind: Object.fromEntries(
        [...needs.filter((name) => name !== 'each'), ...counts].map((name) => [name, []]),
      ),
      first: [...first, { effect: 'done', needs: [...needs, ...counts], next }],
    };
  },
};

const isDone = (acting: LorcanaExecution, name: string): boolean =>
  name === 'result' ? amountOf(acting.state, acting, 'result') > 0 : refsNamed(acting, name).length > 0;
const done: Kind<'done'> = {
  apply: ({ needs, next }, acting) => ({
    state: acting.state,
    first: needs.every((name) => isDone(acting, name)) ? next : [],
  }),
};

/** Allows each ability of each card once a turn (6.1.13.2). */
const once: Kind<'once'> = {
  apply({ ability, do: first }, { state, source }) {
    const use = `${source.id}:${source.incarnation}:t${ability}`;
    if (state.used.includes(use)) return { state };
    return { state: matchWith(state, { used: [...state.used, use] }), first };
  },
};

/** The handlers of the effects that say whether, how often and when others happen. */
export const flowActions: { readonly [Name in Exclude<keyof FlowEffects, 'give'>]: Kind<Name> } = {
  pay,
  may,
  if: when,
  either,
  forEach,
  whenever,
  delayed,
  ifDone,
  done,
  once,
};
