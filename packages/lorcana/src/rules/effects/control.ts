import { type PinnedRef, type SlotChoice, unwrap } from '@reticle/core';
import { optionDecision } from '@reticle/core/play';
import { type Effect, EFFECTS, type Effects, type FlowEffects } from '../../language/effects/schema.js';
import { present } from '../../language/present.js';
import { matchWith } from '../../state/match.js';
import { holds, tableOf } from '../../state/table.js';
import { refsNamed } from '../../state/conditions.js';
import { waitsOf } from '../../state/words.js';
import { attemptOf } from '../ask.js';
import { costDecision, canPay, costChoices, openCost, payChosen, payNow } from '../cost.js';
import { isIdle } from './idle.js';
import {
  ALWAYS,
  chosenFirst,
  DISCARDED,
  type Kind,
  LEFT_OUT,
  type LorcanaExecution,
  nameOf,
  NEVER,
  optionOf,
  type Outcome,
  report,
  SHORT,
} from './kind.js';
import { playersOf } from './players.js';

/** Pays the chosen part of a cost. The player is asked if there are several ways to pay. */
const pay: Kind<'pay'> = {
  asks: ({ choose }, scene) => costDecision(scene.state, scene, choose),
  apply({ choose }, acting) {
    const only = acting.decided ? undefined : costChoices(acting.state, acting, choose)?.choices.nth(0n);
    const slots: readonly SlotChoice[] = acting.decided?.slots ?? (only?.ok ? only.value : []);
    const { state, paid } = payChosen(acting.state, choose, slots, acting);
    const bind = Object.fromEntries(paid.map((refs, index) => [`paid${index}`, refs]));
    const thrown = paid.filter((_refs, index) => choose[index]?.to === 'discard').flat();
    const moved = thrown.map((ref) => ({ ...ref, incarnation: ref.incarnation + 1 }));
    return report(acting, state, ALWAYS, moved.length > 0 ? { ...bind, [DISCARDED]: moved } : bind);
  },
};

/** Whether an effect has a result, which later effects can read. */
const hasResult = ({ effect }: Effect): boolean =>
  EFFECTS[effect].did !== undefined || EFFECTS[effect].didTo !== undefined;

/** Returns the outcome of effects that are not done. If they have a result, there is none. */
const notDone = (acting: LorcanaExecution, effects: readonly Effect[]): Outcome =>
  report(acting, acting.state, NEVER, effects.some(hasResult) ? { result: [] } : {});

const YES = 'yes';

const playerRef = (id: string): PinnedRef => ({ kind: 'player', id, incarnation: 0 });

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
    const bound = { ...scene.bound, ...(who === undefined ? {} : { player: [playerRef(player)] }) };
    if (!cost && isIdle(effect.do, { ...scene, bound })) return undefined;
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
      effect.who === undefined || player === undefined ? {} : { bind: { player: [playerRef(player)] } };
    if (optionOf(acting) !== YES) return notDone(acting, effect.do);
    if (!cost) return { state: acting.state, ...bound, first: effect.do };
    const paid = unwrap(payNow(acting.state, acting, cost, acting));
    return { state: paid.state, ...bound, first: [...paid.chosen, ...effect.do] };
  },
};

const when: Kind<'if'> = {
  apply(effect, acting) {
    const { state } = acting;
    if (holds(state, acting, effect.if)) return { state, first: effect.do };
    return effect.else ? { state, first: effect.else } : notDone(acting, effect.do);
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
    const refs = refsNamed(acting, what);
    return {
      ...report(acting, state, { asked: refs.length, done: refs.length }),
      first: refs.flatMap((ref) => [
        { effect: 'choose' as const, what: { these: [ref], as: 'each' } },
        ...effect.do,
      ]),
    };
  },
};

/** Adds a triggered ability for the rest of the turn: of the source, or of the cards that it names. */
const whenever: Kind<'whenever'> = {
  apply(effect, acting) {
    const { state, controller, bound } = acting;
    const on = waitsOf(effect.on).flatMap((wait) =>
      wait.if === undefined || holds(state, acting, wait.if) ? wait.on : [],
    );
    const lasts = { until: { on: 'turnOver' } } as const;
    const sources = effect.whose === undefined ? [acting.source] : refsNamed(acting, effect.whose);
    // The effects of a card that was chosen are still those of this source.
    const names = effect.whose === undefined ? {} : { ...bound, this: [acting.source] };
    const watched = sources.reduce(
      (now, source) =>
        tableOf(now).watch(now, { controller, source, on, once: false, bound: names, do: effect.do, lasts }),
      state,
    );
    return report(acting, on.length === 0 ? state : watched, {
      asked: 1,
      done: sources.length,
    });
  },
};

/**
 * Adds an ability that triggers once, at a later moment (rule 6.2.7.2). Its names mean what they mean now.
 */
const delayed: Kind<'delayed'> = {
  apply(effect, acting) {
    const { state, controller, source, bound } = acting;
    const on = waitsOf([effect.at]).flatMap((wait) => wait.on);
    const watch = { controller, source, on, once: true, bound, do: effect.do, lasts: 'forever' } as const;
    return report(acting, on.length === 0 ? state : tableOf(state).watch(state, watch), ALWAYS);
  },
};

/**
 * "A to B", "A. If you do, B" (6.1.5.1). Every effect reports how much of it was done, so the first part was done
 * completely if none of its effects was short.
 */
const ifDone: Kind<'ifDone'> = {
  apply: ({ do: first, next }, acting) => ({
    state: acting.state,
    bind: { [SHORT]: [] },
    first: [...first, { effect: 'done', outer: isShort(acting), next }],
  }),
};

const isShort = (acting: LorcanaExecution): boolean => refsNamed(acting, SHORT).length > 0;

/** If it stands in the first part of another one, that part was done only if this one was. */
const done: Kind<'done'> = {
  apply({ outer, next }, acting) {
    const short = isShort(acting);
    return {
      state: acting.state,
      bind: { [SHORT]: outer || short ? LEFT_OUT : [] },
      first: short ? [] : next,
    };
  },
};

/** Allows each ability of each card once a turn (6.1.13.2). */
const once: Kind<'once'> = {
  apply({ ability, do: first }, acting) {
    const { state, source } = acting;
    const use = `${source.id}:${source.incarnation}:t${ability}`;
    if (state.used.includes(use)) return report(acting, state, NEVER);
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
