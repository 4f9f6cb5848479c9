import { type JsonObject, sameValue } from '../json.js';
import type { Replacement, AbilityUse } from './effect.js';
import type { EventRequest, Replacer, TableReader, TableRules, TableTypesWith } from './types.js';
import { amountIn, namesIn, waitsFor, type EventFacts } from './watch.js';

/** The result of a replacement: the state after it, and the event that happens now, if one does. */
export interface ReplacementResult<G extends TableTypesWith<G>> {
  readonly state: G['state'];
  readonly event?: EventRequest<G>;
}

/** Sets some facts of an event to others of the same type. Facts that it does not have are ignored. */
const withFacts = <Event extends object>(event: Event, facts: JsonObject): Event =>
  Object.assign(
    {},
    event,
    Object.fromEntries(
      Object.entries(facts).filter(([name, value]) => {
        if (name === 'type') return false;
        const before: unknown = Object.hasOwn(event, name) ? Reflect.get(event, name) : undefined;
        return before === undefined
          ? name === 'arriving' || name === 'position'
          : typeof before === typeof value;
      }),
    ),
  );

/**
 * Replaces events before they happen. Each replacement applies at most once to an event, and others may
 * replace what it made. This is the rule of most games. The oldest replacement comes first; nobody is asked
 * for another order.
 */
export class Replacing<G extends TableTypesWith<G>> {
  readonly #rules: TableRules<G>;
  readonly #table: TableReader<G>;
  readonly #observe: ((seen: AbilityUse) => void) | undefined;

  /** @param observe called with each ability that replaced an event */
  constructor(rules: TableRules<G>, table: TableReader<G>, observe?: (seen: AbilityUse) => void) {
    this.#rules = rules;
    this.#table = table;
    this.#observe = observe;
  }

  /**
   * Applies the first replacement that waits for the event. Returns undefined if none does. `done` lists
   * those that were applied.
   */
  replace(
    state: G['state'],
    event: EventRequest<G>,
    fact: EventFacts,
    done: Set<string>,
  ): ReplacementResult<G> | undefined {
    const waiting = this.#table.watchers(state).replacers.get(fact.type) ?? [];
    for (const replacer of waiting) {
      if (done.has(replacer.key) || !this.#replaces(state, replacer, fact)) continue;
      done.add(replacer.key);
      const replaced = this.#apply(state, replacer, event, fact);
      const { ability: says, source } = replacer;
      if (says) this.#observe?.({ source, says, changed: !sameValue(replaced.event, event) });
      return replaced;
    }
    return undefined;
  }

  #replaces(state: G['state'], replacer: Replacer<G>, fact: EventFacts): boolean {
    const scene = this.#table.scene(state, replacer);
    const { on } = replacer.ability ?? replacer.shield;
    if (!waitsFor<G>(this.#rules.events, fact, on, scene)) return false;
    const condition = replacer.ability?.if;
    return condition === undefined || this.#rules.holds(condition, scene);
  }

  #apply(
    state: G['state'],
    replacer: Replacer<G>,
    event: EventRequest<G>,
    fact: EventFacts,
  ): ReplacementResult<G> {
    const then: Replacement<G['words']['effect']> = (replacer.ability ?? replacer.shield).with;
    if ('set' in then) return { state: this.#used(state, replacer), event: withFacts(event, then.set) };
    if ('instead' in then) {
      const { controller, source, bound } = replacer;
      const frame = {
        controller,
        source,
        variables: amountIn(fact),
        bound: { ...bound, ...namesIn(this.#rules.events, fact) },
        todo: then.instead,
      };
      const used = this.#used(state, replacer);
      return { state: { ...used, resolving: [...used.resolving, frame] } };
    }
    const { prevent, of = 'amount' } = then;
    const before = fact[of];
    if (typeof before !== 'number') return { state, event };
    const less = prevent === 'all' ? before : Math.min(prevent, before);
    const left = before - less;
    const after = this.#used(state, replacer, less);
    return left === 0 ? { state: after } : { state: after, event: withFacts(event, { [of]: left }) };
  }

  /** Uses a shield once. A shield that prevents a total keeps what is left of it. */
  #used(state: G['state'], { shield }: Replacer<G>, prevented?: number): G['state'] {
    if (!shield) return state;
    const { with: then, uses } = shield;
    const isNumbered = prevented !== undefined && 'prevent' in then && typeof then.prevent === 'number';
    const left = isNumbered && typeof then.prevent === 'number' ? then.prevent - prevented : undefined;
    const isGone = left === 0 || (uses !== undefined && uses <= 1);
    const after = {
      ...shield,
      ...(uses === undefined ? {} : { uses: uses - 1 }),
      ...(left === undefined ? {} : { with: { ...then, prevent: left } }),
    };
    const shields = state.shields.flatMap((one) => (one.id !== shield.id ? [one] : isGone ? [] : [after]));
    return this.#table.stateWith(state, { shields });
  }
}
