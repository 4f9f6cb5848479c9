import type { TargetingGame } from '../game.js';
import type { LegalTargets } from '../targeting/check.js';
import { optionDecision, type Decision, nextWaiting, waitingFirst, withNext } from './decisions.js';
import type { EffectRunner, Frame, AbilityContext, Tools } from './effect.js';
import type { Waiting } from './lasting.js';
import type { Table } from './table.js';
import type { Emitted, TableTypesWith } from './types.js';
import { Recent } from './kept.js';

/** How a game plays what its table does: the policies that games differ in. */
export interface PlayDefinition<G extends TableTypesWith<G>> {
  readonly game: TargetingGame<G['state']>;
  readonly table: Table<G>;
  readonly effects: EffectRunner<G['state'], G['words']['effect']>;
  /** What the rules do by themselves in a state, as events that happen at the same time; none where nothing is to be done. */
  readonly checks: (state: G['state']) => readonly Emitted<G>[];
  /** Whether the rules look after each effect, or when all effects of an ability are done. */
  readonly checksAfter: 'effect' | 'ability';
  /** The players in the order in which their triggered abilities resolve. */
  readonly seats: (state: G['state']) => readonly string[];
  /** Whether a player of whom several abilities wait says which is next; else the one that triggered first. */
  readonly asksOrder: boolean;
  /** An ability that triggered begins to resolve: what the log has of it, whose turn it is to go on. */
  readonly begins?: (state: G['state'], ability: Waiting<G['words']>, tools: Tools) => G['state'];
  /** All effects of something have resolved: what becomes of where they came from. */
  readonly resolved?: (state: G['state'], frame: Frame<G['words']['effect']>, tools: Tools) => G['state'];
  readonly isOver: (state: G['state']) => boolean;
  /** The state after abilities have gone on and on without an end: a draw, in most games. */
  readonly endless: (state: G['state'], tools: Tools) => G['state'];
}

/** Plays the abilities of a game. Every method is pure; what somebody is asked is made anew from the state, never kept in it. */
export interface Play<G extends TableTypesWith<G>> {
  /** What somebody must decide before anything else; `undefined` while nobody is asked. */
  prompt(state: G['state']): Decision | undefined;
  /** The state in which effects resolve next. */
  begin(state: G['state'], frame: Frame<G['words']['effect']>): G['state'];
  /**
   * Goes on until somebody is asked or nothing is left to do: effects, what the rules do by themselves, abilities that
   * triggered.
   *
   * @param answer what was decided on {@link prompt}; it has been checked
   */
  advance(state: G['state'], tools: Tools, answer?: LegalTargets): G['state'];
}

/** Effects, checks and triggers between two questions: no game that ends comes near. */
const MOST_STEPS = 10_000;

/** Makes what plays a game's abilities. */
export function definePlay<G extends TableTypesWith<G>>(definition: PlayDefinition<G>): Play<G> {
  const { game, table, effects, checks, checksAfter, seats, asksOrder, begins, resolved, isOver, endless } =
    definition;

  /** What waits for the first player who has anything waiting. */
  const waitingFor = (state: G['state']): readonly Waiting<G['words']>[] =>
    waitingFirst(state.waiting, state.waiting.length === 0 ? [] : seats(state));

  const nextOf = (state: G['state']): Waiting<G['words']> | undefined =>
    nextWaiting(waitingFor(state), () => asksOrder);

  function attemptOf(
    state: G['state'],
    { controller, source, variables, bound }: AbilityContext,
  ): Decision['attempt'] {
    const known = table.scene(state, { controller, source, variables, bound }).known(source);
    return { controller, variables, ...(known ? { source } : {}) };
  }

  function targetsOf(state: G['state'], { targets: spec, frame }: Waiting<G['words']>): Decision | undefined {
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
      return optionDecision({ controller: first.frame.controller }, ids, 'order');
    }
    if (!stillHolds(state, next)) return undefined;
    if (next.may === true) return optionDecision(attemptOf(state, next.frame), ['yes', 'no'], 'may');
    return targetsOf(state, next);
  }

  /** An intervening "if" is asked again as the ability resolves. */
  const stillHolds = (state: G['state'], { if: condition, frame }: Waiting<G['words']>): boolean =>
    condition === undefined || table.holds(condition, table.scene(state, frame));

  const withWaiting = (
    state: G['state'],
    id: number,
    change: (waiting: Waiting<G['words']>) => readonly Waiting<G['words']>[],
  ): G['state'] => ({
    ...state,
    waiting: state.waiting.flatMap((one) => (one.id === id ? change(one) : [one])),
  });

  /** One ability that triggered gets one step further, by what was answered if something was. */
  function stepOfWaiting(state: G['state'], answer: LegalTargets | undefined, tools: Tools): G['state'] {
    const option = answer?.slots[0]?.targets[0]?.id;
    const next = nextOf(state);
    if (!next) {
      const chosen = state.waiting.find(({ id }) => String(id) === option);
      return { ...state, waiting: withNext(state.waiting, chosen) };
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

  const begin = (state: G['state'], frame: Frame<G['words']['effect']>): G['state'] => ({
    ...state,
    resolving: [...state.resolving, frame],
  });

  /** What is asked in a state is asked many times over: by whoever may act, and by each of their moves. */
  const prompts = new Recent<G['state'], { readonly asked: Decision | undefined }>(16);
  const prompt = (state: G['state']): Decision | undefined => {
    let found = prompts.get(state);
    if (!found) {
      const top = state.resolving.at(-1);
      const asked = isOver(state) ? undefined : top ? effects.decision(state, top) : promptOfWaiting(state);
      found = prompts.add(state, { asked });
    }
    return found.asked;
  };

  return {
    prompt,
    begin,
    advance(start, tools, answer) {
      let [state, decided, steps] = [start, answer, 0];
      while (!isOver(state)) {
        if (steps++ > MOST_STEPS) return endless(state, tools);
        const depth = state.resolving.length;
        const top = state.resolving.at(-1);
        const events = decided === undefined && (!top || checksAfter === 'effect') ? checks(state) : [];
        if (events.length > 0) {
          state = table.emit(state, tools, ...events);
          continue;
        }
        if (!top) {
          if (state.waiting.length === 0 || (decided === undefined && prompt(state))) return state;
          state = stepOfWaiting(state, decided, tools);
          decided = undefined;
          continue;
        }
        const stops = (now: G['state']): boolean =>
          steps++ >= MOST_STEPS ||
          now.resolving.length !== depth ||
          (checksAfter === 'effect' && checks(now).length > 0);
        const { frame, decision, state: after } = effects.run(state, top, tools, decided, stops);
        decided = undefined;
        const isDone = frame.todo.length === 0 && !decision;
        const resolving = after.resolving.flatMap((each) => (each !== top ? [each] : isDone ? [] : [frame]));
        state = { ...after, resolving };
        if (isDone && resolved) state = resolved(state, frame, tools);
        if (decision) return state;
      }
      return state;
    },
  };
}
