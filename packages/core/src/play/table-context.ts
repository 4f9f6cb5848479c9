import type { FilterContext } from '../filter/comparison.js';
import type { JsonObject } from '../json.js';
import type { Result } from '../issue.js';
import type { PinnedRef } from '../ref.js';
import { SlotContext } from '../targeting/slot-context.js';
import type { AbilityContext } from './effect.js';
import { rememberedObject } from './object-store.js';
import type { TableRules, TableContext, TableTypesWith } from './types.js';

/** Whether a filter holds for one object by itself, as its kind judges. */
export type FilterTest<Now> = (filter: JsonObject, object: Now, context: FilterContext) => Result<boolean>;

/** A list of objects, with a look-up by id. */
export interface Things<Now> {
  readonly list: readonly Now[];
  readonly at: (id: string) => Now | undefined;
}

/** A record of what was read during a derivation. It decides how long the derivation stays valid. */
export interface ReadSet {
  /** Whether the players were read. */
  scene: boolean;
  /** Whether all objects were read, wherever they are. */
  everything: boolean;
  /** The zones whose objects were read. */
  readonly zones: Set<string>;
  /** Whether the state itself was read. */
  state: boolean;
  /** Whether the memory of objects that left play was read. */
  lastKnown: boolean;
}

/** Returns the zones that a filter names. Returns undefined if it lets objects of any zone through. */
function zonesIn(filter: JsonObject): readonly string[] | undefined {
  const { zone } = filter;
  if (typeof zone === 'string') return [zone];
  return Array.isArray(zone) && zone.every((each) => typeof each === 'string') ? zone : undefined;
}

const NOTHING_PICKED = (): undefined => undefined;

/**
 * The context of a question at a table. Matches make several for each move, and most ask no filter, so what
 * filters need is made when one is first asked.
 */
class Scene<G extends TableTypesWith<G>> implements TableContext<G> {
  readonly controller: string;
  readonly source: AbilityContext['source'];
  readonly variables: AbilityContext['variables'];
  readonly bound: AbilityContext['bound'];
  readonly #rules: Pick<TableRules<G>, 'players'>;
  readonly #test: FilterTest<G['now']>;
  readonly #state: G['state'];
  readonly #things: Things<G['now']>;
  readonly #reads: ReadSet | undefined;
  #asker: SlotContext<G['state']> | undefined;

  constructor(
    rules: Pick<TableRules<G>, 'players'>,
    test: FilterTest<G['now']>,
    state: G['state'],
    { controller, source, variables, bound }: AbilityContext,
    things: Things<G['now']>,
    reads: ReadSet | undefined,
  ) {
    this.controller = controller;
    this.source = source;
    this.variables = variables;
    this.bound = bound;
    this.#rules = rules;
    this.#test = test;
    this.#state = state;
    this.#things = things;
    this.#reads = reads;
  }

  get state(): G['state'] {
    if (this.#reads) this.#reads.state = true;
    return this.#state;
  }

  get context(): SlotContext<G['state']> {
    if (this.#asker) return this.#asker;
    if (this.#reads) this.#reads.scene = true;
    const { controller, source, variables } = this;
    const players = this.#rules.players(this.#state);
    return (this.#asker = new SlotContext<G['state']>(
      {
        state: this.#state,
        attempt: { controller, source, variables },
        players,
        playerIds: players.map(({ id }) => id),
        team: players.find(({ id }) => id === controller)?.team,
        source: this.known(source),
        sourceRef: source,
      },
      controller,
      'choose',
      NOTHING_PICKED,
    ));
  }

  // These are properties, not methods, because games destructure them: `pay: ({ amount }, { thing, source })
  // => ...`.
  readonly things = (): readonly G['now'][] => {
    if (this.#reads) this.#reads.everything = true;
    return this.#things.list;
  };

  readonly matching = (filter: G['words']['filter']): readonly G['now'][] => {
    const zones = zonesIn(filter);
    const reads = this.#reads;
    if (reads && !zones) reads.everything = true;
    if (reads && zones) for (const zone of zones) reads.zones.add(zone);
    const found: G['now'][] = [];
    for (const object of this.#things.list)
      if ((zones === undefined || zones.includes(object.zone)) && this.matches(filter, object))
        found.push(object);
    return found;
  };

  readonly thing = ({ id, incarnation }: Pick<PinnedRef, 'id' | 'incarnation'>): G['now'] | undefined => {
    const found = this.#things.at(id);
    // An object that is gone never comes back with the same incarnation, so its absence need not be recorded.
    if (found?.incarnation !== incarnation) return undefined;
    this.#reads?.zones.add(found.zone);
    return found;
  };

  readonly known = (ref: Pick<PinnedRef, 'id' | 'incarnation'>): G['now'] | undefined => {
    const found = this.thing(ref);
    if (found) return found;
    if (this.#reads) this.#reads.lastKnown = true;
    return rememberedObject(this.#state.objects, ref);
  };

  readonly matches = (filter: G['words']['filter'], object: G['now']): boolean => {
    const asked = this.#test(filter, object, this.context);
    return asked.ok && asked.value;
  };
}

/** Makes the context of a question, over objects that may be half way through their layers. */
export const contextOver = <G extends TableTypesWith<G>>(
  rules: Pick<TableRules<G>, 'players'>,
  test: FilterTest<G['now']>,
  state: G['state'],
  setting: AbilityContext,
  things: Things<G['now']>,
  reads?: ReadSet,
): TableContext<G> => new Scene(rules, test, state, setting, things, reads);
