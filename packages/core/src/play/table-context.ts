import type { FilterContext } from '../filter/comparison.js';
import type { JsonObject } from '../json.js';
import type { Result } from '../issue.js';
import { SlotContext } from '../targeting/slot-context.js';
import type { AbilityContext } from './effect.js';
import { rememberedObject } from './object-store.js';
import type { TableRules, TableContext, TableTypesWith } from './types.js';

/** Asks whether a filter holds for one object by itself, as a kind does. */
export type FilterTest<Now> = (filter: JsonObject, object: Now, context: FilterContext) => Result<boolean>;

/** Objects with where each of them stands on the list. */
export interface Things<Now> {
  readonly list: readonly Now[];
  readonly at: (id: string) => Now | undefined;
}

/** What was looked at while something was made: for how long it stays as it is follows from it. */
export interface Reads {
  /** The players. */
  scene: boolean;
  /** All objects, wherever they are. */
  everything: boolean;
  /** The zones in which objects were looked at. */
  readonly zones: Set<string>;
  /** The state itself. */
  state: boolean;
  /** What is remembered of objects that left play. */
  lastKnown: boolean;
}

/** The zones that a filter names; `undefined` if it lets objects of any zone through. */
function zonesIn(filter: JsonObject): readonly string[] | undefined {
  const { zone } = filter;
  if (typeof zone === 'string') return [zone];
  return Array.isArray(zone) && zone.every((each) => typeof each === 'string') ? zone : undefined;
}

const NOTHING_PICKED = (): undefined => undefined;

/** Who asks at a table: over objects that may be half way through their layers. */
export function contextOver<G extends TableTypesWith<G>>(
  rules: Pick<TableRules<G>, 'players'>,
  test: FilterTest<G['now']>,
  state: G['state'],
  setting: AbilityContext,
  things: Things<G['now']>,
  reads?: Reads,
): TableContext<G> {
  const thing: TableContext<G>['thing'] = ({ id, incarnation }) => {
    const found = things.at(id);
    // What is not there any more never comes back: an incarnation does not.
    if (found?.incarnation !== incarnation) return undefined;
    reads?.zones.add(found.zone);
    return found;
  };
  const known: TableContext<G>['known'] = (ref) => {
    const found = thing(ref);
    if (found) return found;
    if (reads) reads.lastKnown = true;
    return rememberedObject(state.objects, ref);
  };
  const { controller, source, variables, bound } = setting;
  let made: SlotContext<G['state']> | undefined;
  // Most conditions and patterns ask no filter: the asker of filters is made if one is asked.
  const contextMade = (): SlotContext<G['state']> => {
    if (made) return made;
    if (reads) reads.scene = true;
    const players = rules.players(state);
    made = new SlotContext(
      {
        state,
        attempt: { controller, source, variables },
        players,
        playerIds: players.map(({ id }) => id),
        team: players.find(({ id }) => id === controller)?.team,
        source: known(source),
        sourceRef: source,
      },
      controller,
      'choose',
      NOTHING_PICKED,
    );
    return made;
  };
  const matches: TableContext<G>['matches'] = (filter, object) => {
    const asked = test(filter, object, contextMade());
    return asked.ok && asked.value;
  };
  return {
    controller,
    source,
    variables,
    bound,
    get state() {
      if (reads) reads.state = true;
      return state;
    },
    get context() {
      return contextMade();
    },
    things() {
      if (reads) reads.everything = true;
      return things.list;
    },
    matching(filter) {
      const zones = zonesIn(filter);
      if (reads && !zones) reads.everything = true;
      for (const zone of zones ?? []) reads?.zones.add(zone);
      return things.list.filter(
        (object) => (zones?.includes(object.zone) ?? true) && matches(filter, object),
      );
    },
    thing,
    known,
    matches,
  };
}
