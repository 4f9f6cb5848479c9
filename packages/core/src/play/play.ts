import type { TargetingGame } from '../game.js';
import type { LegalTargets } from '../targeting/check.js';
import {
  optionDecision,
  orderDecision,
  type Decision,
  nextWaiting,
  waitingFirst,
  withNext,
} from './decisions.js';
import type { EffectRunner, Frame, AbilityContext, Tools } from './effect.js';
import type { WaitingAbility } from './lasting.js';
import type { Table } from './table.js';
import type { EventRequest, TableTypesWith } from './types.js';
import { RecentCache } from './caches.js';

/** One step of a turn, or of a battle. */
export interface TurnStep<G extends TableTypesWith<G>> {
  /**
   * Returns who acts in it until it is ended. If it is left out, or nobody acts, the step ends by itself as soon as
   * nobody is asked and nothing is left to do.
   */
  readonly acts?: (state: G['state']) => string | undefined;
  /** Returns the events with which it begins, which happen at the same time. */
  readonly does?: (state: G['state']) => readonly EventRequest<G>[];
  /** Returns the step that comes after it. Defaults to the next one in the order, and after the last to the first. */
  readonly next?: (state: G['state']) => string;
}

/**
 * The steps of a turn, in their order. Which one it is stands in the state. An event of the game sets it, so an ability
 * can wait for "at the beginning of the battle" as for anything else.
 */
export interface TurnSteps<G extends TableTypesWith<G>> {
  readonly current: (state: G['state']) => string;
  /** Returns the event with which a step begins. It comes after the events of {@link TurnStep.does}. */
  readonly began: (step: string, state: G['state']) => EventRequest<G>;
  readonly order: Readonly<Record<string, TurnStep<G>>>;
}

/** The definition of how a game plays its abilities: the policies in which games differ. */
export interface PlayDefinition<G extends TableTypesWith<G>> {
  readonly game: TargetingGame<G['state']>;
  readonly table: Table<G>;
  readonly effects: EffectRunner<G['state'], G['words']['effect']>;
  /**
   * Returns what the rules do by themselves in a state, as simultaneous events (state-based actions). Empty
   * if there is nothing to do.
   */
  readonly checks: (state: G['state']) => readonly EventRequest<G>[];
  /** Whether the checks run after each effect, or only after all effects of an ability. */
  readonly checksAfter: 'effect' | 'ability';
  /** Returns the players in the order in which their triggered abilities resolve. */
  readonly seats: (state: G['state']) => readonly string[];
  /**
   * Whether a player with several waiting abilities says which is next, or a test of whether the order of these makes
   * a difference. Otherwise the one that triggered first is next.
   */
  readonly asksOrder: boolean | ((own: readonly WaitingAbility<G['words']>[]) => boolean);
  /**
   * Called when an ability that triggered begins to resolve: logs it, and sets whose turn it is to continue.
   */
  readonly begins?: (state: G['state'], ability: WaitingAbility<G['words']>, tools: Tools) => G['state'];
  /** Called when all effects of a frame have resolved: moves its source to where it goes. */
  readonly resolved?: (state: G['state'], frame: Frame<G['words']['effect']>, tools: Tools) => G['state'];
  readonly isOver: (state: G['state']) => boolean;
  /** The steps of a turn. Without them, moves say what comes next. */
  readonly steps?: TurnSteps<G>;
  /** Returns the state after an endless loop of abilities: a draw, in most games. */
  readonly endless: (state: G['state'], tools: Tools) => G['state'];
}

/**
 * Plays the abilities of a game: it advances effects, checks and triggers until a player must decide. Every
 * method is pure. Prompts are derived from the state, never stored in it.
 */
export interface Play<G extends TableTypesWith<G>> {
  /** Returns what a player must decide before anything else. Returns undefined while nobody is asked. */
  prompt(state: G['state']): Decision | undefined;
  /** Returns who is to act: who is asked, otherwise who acts in the current step. */
  readonly toAct: (state: G['state']) => readonly string[];
  /** Returns the name of the current step. Returns undefined if the game has no steps. */
  step(state: G['state']): string | undefined;
  /** Ends the current step, and advances from the beginning of the next one. */
  endStep(state: G['state'], tools: Tools): G['state'];
  /** Pushes a frame, so that its effects resolve next. */
  begin(state: G['state'], frame: Frame<G['words']['effect']>): G['state'];
  /**
   * Advances until a player is asked or nothing is left to do: effects, checks, abilities that triggered, and the steps
   * in which nobody acts.
   *
   * @param answer the answer to {@link prompt}, which has been checked
   */
  advance(state: G['state'], tools: Tools, answer?: LegalTargets): G['state'];
}

/** The most effects, checks and triggers between two questions. No game that ends comes near it. */
const MOST_STEPS = 10_000;

/** Makes the player of a game's abilities. */
export function definePlay<G extends TableTypesWith<G>>(definition: PlayDefinition<G>): Play<G> {
  const { game, table, effects, checks, checksAfter, seats, asksOrder, begins, resolved, isOver, endless } =
    definition;
  const { steps } = definition;
  const stepAt = (state: G['state']): TurnStep<G> | undefined => steps?.order[steps.current(state)];
  const names = Object.keys(steps?.order ?? {});

  /** Begins the step after the current one. */
  function nextStep(state: G['state'], tools: Tools): G['state'] {
    if (!steps) return state;
    const usual = names[(names.indexOf(steps.current(state)) + 1) % names.length] ?? '';
    const next = stepAt(state)?.next?.(state) ?? usual;
    const done = table.emit(state, tools, ...(steps.order[next]?.does?.(state) ?? []));
    return table.emit(done, tools, steps.began(next, done));
  }

  /** Returns the abilities that wait for the first player who has any. */
  const waitingFor = (state: G['state']): readonly WaitingAbility<G['words']>[] =>
    waitingFirst(state.waiting, state.waiting.length === 0 ? [] : seats(state));

  const nextOf = (state: G['state']): WaitingAbility<G['words']> | undefined =>
    nextWaiting(waitingFor(state), typeof asksOrder === 'boolean' ? () => asksOrder : asksOrder);

  function attemptOf(
    state: G['state'],
    { controller, source, variables, bound }: AbilityContext,
  ): Decision['attempt'] {
    const known = table.scene(state, { controller, source, variables, bound }).known(source);
    return { controller, variables, ...(known ? { source } : {}) };
  }

  function targetsOf(
    state: G['state'],
    { targets: spec, frame }: WaitingAbility<G['words']>,
  ): Decision | undefined {
    if (!spec) return undefined;
    const attempt = attemptOf(state, frame);
    const choices = game.resolver(state).choices(spec, attempt);
    const possible = choices.ok ? choices.value.completable() : choices;
    return possible.ok && possible.value ? { player: frame.controller, spec, attempt } : undefined;
  }

  function promptOfWaiting(state: G['state']): Decision | undefined {
    const own = waitingFor(state);
    const [first] = own;
    const next = nextOf(state);
    if (!first) return undefined;
    if (!next) {
      const ids = own.map(({ id }) => String(id));
      return orderDecision({ controller: first.frame.controller }, ids);
    }
    if (!stillHolds(state, next)) return undefined;
    if (next.may === true) return optionDecision(attemptOf(state, next.frame), ['yes', 'no'], 'may');
    return targetsOf(state, next);
  }

  /** Whether an intervening "if" still holds, when the ability resolves. */
  const stillHolds = (state: G['state'], { if: condition, frame }: WaitingAbility<G['words']>): boolean =>
    condition === undefined || table.holds(condition, table.scene(state, frame));

  const withWaiting = (
    state: G['state'],
    id: number,
    change: (waiting: WaitingAbility<G['words']>) => readonly WaitingAbility<G['words']>[],
  ): G['state'] =>
    table.stateWith(state, {
      waiting: state.waiting.flatMap((one) => (one.id === id ? change(one) : [one])),
    });

  /** Advances a waiting ability by one step, with the answer if there is one. */
  function stepOfWaiting(state: G['state'], answer: LegalTargets | undefined, tools: Tools): G['state'] {
    const option = answer?.slots[0]?.targets[0]?.id;
    const next = nextOf(state);
    if (!next) {
      const chosen = state.waiting.find(({ id }) => String(id) === option);
      return table.stateWith(state, { waiting: withNext(state.waiting, chosen) });
    }
    const without = withWaiting(state, next.id, () => []);
    if (!stillHolds(state, next)) return without;
    if (next.may === true) {
      const { may: _may, ...taken } = next;
      return option === 'yes' ? withWaiting(state, next.id, () => [taken]) : without;
    }
    if (next.targets && !answer) return without;
    const chosen = Object.fromEntries((answer?.slots ?? []).map(({ slot, targets }) => [slot, targets]));
    const begun = begins?.(without, next, tools) ?? without;
    return begin(begun, { ...next.frame, bound: { ...next.frame.bound, ...chosen } });
  }

  const begin = (state: G['state'], frame: Frame<G['words']['effect']>): G['state'] =>
    table.stateWith(state, { resolving: [...state.resolving, frame] });

  /**
   * The latest prompts, since each is asked for many times: by the players who may act, and by each of their
   * moves.
   */
  const prompts = new RecentCache<G['state'], { readonly asked: Decision | undefined }>(16);
  const prompt = (state: G['state']): Decision | undefined => {
    let found = prompts.get(state);
    if (!found) {
      const top = state.resolving.at(-1);
      const asked = isOver(state) ? undefined : top ? effects.decision(state, top) : promptOfWaiting(state);
      found = prompts.add(state, { asked });
    }
    return found.asked;
  };

  const play: Play<G> = {
    prompt,
    begin,
    step: (state) => steps?.current(state),
    toAct(state) {
      const acting = prompt(state)?.player ?? stepAt(state)?.acts?.(state);
      return acting === undefined || isOver(state) ? [] : [acting];
    },
    endStep: (state, tools) => play.advance(nextStep(state, tools), tools),
    advance(start, tools, answer) {
      let [state, decided, count] = [start, answer, 0];
      while (!isOver(state)) {
        if (count++ > MOST_STEPS) return endless(state, tools);
        const depth = state.resolving.length;
        const top = state.resolving.at(-1);
        const events = decided === undefined && (!top || checksAfter === 'effect') ? checks(state) : [];
        if (events.length > 0) {
          state = table.emit(state, tools, ...events);
          continue;
        }
        if (!top) {
          if (state.waiting.length === 0) {
            if (!steps || stepAt(state)?.acts?.(state) !== undefined) return state;
            state = nextStep(state, tools);
            continue;
          }
          if (decided === undefined && prompt(state)) return state;
          state = stepOfWaiting(state, decided, tools);
          decided = undefined;
          continue;
        }
        const stops = (now: G['state']): boolean =>
          count++ >= MOST_STEPS ||
          now.resolving.length !== depth ||
          (checksAfter === 'effect' && checks(now).length > 0);
        const { frame, decision, state: after } = effects.run(state, top, tools, decided, stops);
        decided = undefined;
        const isDone = frame.todo.length === 0 && !decision;
        const resolving = after.resolving.flatMap((each) => (each !== top ? [each] : isDone ? [] : [frame]));
        state = table.stateWith(after, { resolving });
        if (isDone && resolved) state = resolved(state, frame, tools);
        if (decision) return state;
      }
      return state;
    },
  };
  return play;
}
