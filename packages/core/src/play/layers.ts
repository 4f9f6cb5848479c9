import { canonicalJson } from '../json.js';
import type { StaticAbility } from './ability.js';
import type { AbilityContext } from './effect.js';
import { hasBegun, type Modifier } from './lasting.js';
import { objectAt, positionOf } from './object-store.js';
import { contextOver, type FilterTest, type Reads, type Things } from './table-context.js';
import { KeptPlaces } from './kept-places.js';
import type { ChangeKind, TableRules, TableContext, TableTypesWith } from './types.js';
import type { WorkingAbilities } from './working.js';

/** Something that changes objects now: a lasting change, or a static ability of an object. */
interface Active<G extends TableTypesWith<G>> {
  readonly key: string;
  readonly timestamp: number;
  readonly setting: AbilityContext;
  readonly gives: readonly G['words']['change'][];
  /** The ids of what it affects, as things are now; nothing, where it does not count now. A scene is made only for what looks at one. */
  readonly affects: (scene: () => TableContext<G>) => readonly string[] | undefined;
}

/** The reference to an object as it is. */
export const refTo = ({
  instanceId,
  incarnation,
}: {
  readonly instanceId: string;
  readonly incarnation: number;
}) => ({
  kind: 'card',
  id: instanceId,
  incarnation,
});

/** In the name of whoever controls an object, from that object. */
export const settingOf = (
  object: Parameters<typeof refTo>[0] & { readonly controller: string },
): AbilityContext => ({
  controller: object.controller,
  source: refTo(object),
  variables: {},
  bound: {},
});

const keyOf = ({ instanceId, incarnation }: Parameters<typeof refTo>[0], ability: string): string =>
  `${instanceId} ${incarnation} ${ability}`;

function ofStatic<G extends TableTypesWith<G>>(
  { holds }: TableRules<G>,
  object: G['now'],
  { id, affects, while: condition, gives }: StaticAbility<G['words']>,
): Active<G> {
  const setting = settingOf(object);
  return {
    key: keyOf(object, id),
    timestamp: object.timestamp,
    setting,
    gives,
    affects(scene) {
      if (condition !== undefined && !holds(condition, scene())) return undefined;
      if (affects === 'self') return [object.instanceId];
      return scene()
        .matching(affects)
        .map(({ instanceId }) => instanceId);
    },
  };
}

const ofModifier = <G extends TableTypesWith<G>>(
  { objects }: G['state'],
  { id, controller, source, affects, gives }: Modifier<G['words']>,
): Active<G> => ({
  key: `modifier ${id}`,
  timestamp: id,
  setting: { controller, source, variables: {}, bound: {} },
  gives,
  affects: () => affects.flatMap((ref) => objectAt(objects, ref)?.instanceId ?? []),
});

/** A list of objects on which some can be replaced. */
class WorkingThings<Now extends { readonly instanceId: string }> implements Things<Now> {
  readonly list: Now[];
  /** Counts what was replaced. */
  version = 0;
  readonly #position: (id: string) => number | undefined;

  /** @param position where on the list the object of an id stands */
  constructor(list: readonly Now[], position: (id: string) => number | undefined) {
    this.list = [...list];
    this.#position = position;
  }

  readonly at = (id: string): Now | undefined => this.list[this.#position(id) ?? -1];

  change(id: string, change: (object: Now) => Now): void {
    const at = this.#position(id);
    const object = at === undefined ? undefined : this.list[at];
    if (at === undefined || object === undefined) return;
    this.list[at] = change(object);
    this.version++;
  }

  copy(): WorkingThings<Now> {
    return new WorkingThings(this.list, this.#position);
  }
}

/** The layers of one state, under way: what has started, on which objects. */
interface LayerRun<G extends TableTypesWith<G>> {
  readonly state: G['state'];
  readonly things: WorkingThings<G['now']>;
  readonly reads: Reads;
  readonly started: Map<string, { readonly active: Active<G>; readonly ids: readonly string[] }>;
}

/**
 * Makes what every object of a state is now: what it is by itself, then each layer's changes in the order of their timestamps.
 * Lasting changes and static abilities count alike. An ability that an earlier layer took away no longer starts; one that
 * has started in a layer goes on in later ones, on the same objects. In layers that the game calls dependent, a change waits for
 * another that would alter whether it counts, what it affects or how much it gives; where such changes wait for each other,
 * timestamps decide.
 *
 * Printed facts are never written over: everything is made from the store. Where nothing changes anything, the list is
 * the one that `rules.now` gives; an object that nothing changes is the very object of that list.
 */
export class Layers<G extends TableTypesWith<G>> {
  readonly #rules: TableRules<G>;
  readonly #working: (object: G['now']) => WorkingAbilities<G>;
  readonly #givers: KeptPlaces<G['now']>;
  readonly #test: FilterTest<G['now']>;

  constructor(
    rules: TableRules<G>,
    working: (object: G['now']) => WorkingAbilities<G>,
    test: FilterTest<G['now']>,
  ) {
    this.#rules = rules;
    this.#working = working;
    this.#givers = new KeptPlaces((object) => working(object).statics.length > 0);
    this.#test = test;
  }

  /**
   * The objects of a state as they are now.
   *
   * @param base what `rules.now` gives
   * @param reads is told what of the state beside its objects and lasting changes was looked at
   */
  derive(state: G['state'], base: readonly G['now'][], reads: Reads): readonly G['now'][] {
    const modifiers = state.modifiers.flatMap((modifier) =>
      hasBegun(modifier) ? [ofModifier<G>(state, modifier)] : [],
    );
    let standing = this.#standing(base);
    if (modifiers.length === 0 && standing.length === 0) return base;
    const things = new WorkingThings(base, (id) => positionOf(state.objects, id));
    const run: LayerRun<G> = { state, things, reads, started: new Map() };
    let version = things.version;
    for (const layer of this.#rules.layers) {
      if (things.version !== version) standing = this.#standing([...things.list]);
      version = things.version;
      this.#applyLayer(layer, [...modifiers, ...standing], run);
    }
    return things.list;
  }

  #applyLayer(layer: string, active: readonly Active<G>[], run: LayerRun<G>): void {
    const { started, things } = run;
    const now = new Map(active.map((each) => [each.key, each]));
    for (const [key, one] of started) now.set(key, one.active);
    const open = [...now.values()]
      .filter(({ gives }) => gives.some((change) => this.#kindOf(change).layer === layer))
      .toSorted((a, b) => a.timestamp - b.timestamp);
    while (open.length > 0) {
      const next = open.splice(this.#nextOf(layer, open, run), 1)[0];
      const ids = next && this.#apply(layer, next, run, things);
      if (next && ids) started.set(next.key, { active: next, ids });
    }
  }

  #kindOf(change: G['words']['change']): ChangeKind<G, G['words']['change']> {
    const name: G['words']['change']['change'] = change.change;
    return this.#rules.changes[name];
  }

  #standing(things: readonly G['now'][]): readonly Active<G>[] {
    const found: Active<G>[] = [];
    for (const at of this.#givers.of(things)) {
      const object = things[at];
      if (object)
        for (const ability of this.#working(object).statics)
          found.push(ofStatic(this.#rules, object, ability));
    }
    return found;
  }

  /** In the name of an active change, over objects that are half way through their layers; made if it is looked at. */
  #scene(
    { setting }: Active<G>,
    { state, reads }: LayerRun<G>,
    things: Things<G['now']>,
  ): () => TableContext<G> {
    let made: TableContext<G> | undefined;
    return () => (made ??= contextOver<G>(this.#rules, this.#test, state, setting, things, reads));
  }

  #settled(active: Active<G>, layer: string, scene: () => TableContext<G>): readonly G['words']['change'][] {
    return active.gives
      .filter((change) => this.#kindOf(change).layer === layer)
      .map((change) => this.#kindOf(change).settle?.(change, scene()) ?? change);
  }

  /** Applies one change in one layer; gives the ids of what it affects. */
  #apply(
    layer: string,
    active: Active<G>,
    run: LayerRun<G>,
    things: WorkingThings<G['now']>,
  ): readonly string[] | undefined {
    const settled = run.started.get(active.key)?.ids;
    if (!settled && !this.#has(active, things)) return undefined;
    const scene = this.#scene(active, run, things);
    const ids = settled ?? active.affects(scene);
    if (!ids) return undefined;
    const changes = this.#settled(active, layer, scene);
    for (const id of ids)
      things.change(id, (object) =>
        changes.reduce((now, change) => this.#kindOf(change).apply(now, change), object),
      );
    return ids;
  }

  /** Which of those that are still to apply goes next: the oldest that waits for none of the others. */
  #nextOf(layer: string, open: readonly Active<G>[], run: LayerRun<G>): number {
    if (open.length < 2 || this.#rules.dependent?.includes(layer) !== true) return 0;
    const { started, things } = run;
    const seen = (active: Active<G>, at: WorkingThings<G['now']>): string => {
      const scene = this.#scene(active, run, at);
      const stillHas = this.#has(active, at);
      const ids = started.get(active.key)?.ids ?? (stillHas ? active.affects(scene) : undefined);
      return canonicalJson([ids ?? null, ids ? this.#settled(active, layer, scene) : null]);
    };
    const free = open.findIndex((active) => {
      const alone = seen(active, things);
      return open.every((other) => {
        if (other === active) return true;
        const after = things.copy();
        this.#apply(layer, other, run, after);
        return seen(active, after) === alone;
      });
    });
    return Math.max(free, 0);
  }

  /** Whether a static ability is still there; a lasting change is. */
  #has(active: Active<G>, things: Things<G['now']>): boolean {
    if (active.key.startsWith('modifier ')) return true;
    const source = things.at(active.setting.source.id);
    if (source === undefined) return false;
    return this.#working(source).statics.some(({ id }) => keyOf(source, id) === active.key);
  }
}
