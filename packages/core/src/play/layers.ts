import { canonicalJson } from '../json.js';
import type { StaticAbility } from './ability.js';
import type { Setting } from './effect.js';
import type { Modifier } from './lasting.js';
import { objectAt } from './object-store.js';
import { sceneOver, type FilterTest, type Things } from './scene.js';
import type { ChangeKind, TableRules, TableScene, TableTypesWith } from './types.js';
import { isInPlay, type ZoneDefinitions } from './zone.js';

/** Something that changes objects now: a lasting change, or a static ability of an object. */
interface Active<G extends TableTypesWith<G>> {
  readonly key: string;
  readonly timestamp: number;
  readonly setting: Setting;
  readonly gives: readonly G['words']['change'][];
  /** The ids of what it affects, as things are now; nothing, where it does not count now. */
  readonly affects: (scene: TableScene<G>) => readonly string[] | undefined;
}

/** Whether an ability works where its object is. */
export const worksIn = (
  zones: ZoneDefinitions,
  zone: string,
  ability: { readonly in?: readonly string[] | undefined },
) => (ability.in ? ability.in.includes(zone) : isInPlay(zones, zone));

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
): Setting => ({
  controller: object.controller,
  source: refTo(object),
  variables: {},
  bound: {},
});

function ofStatic<G extends TableTypesWith<G>>(
  { holds }: TableRules<G>,
  object: G['now'],
  { id, affects, while: condition, gives }: StaticAbility<G['words']>,
): Active<G> {
  const setting = settingOf(object);
  return {
    key: `${object.instanceId} ${object.incarnation} ${id}`,
    timestamp: object.timestamp,
    setting,
    gives,
    affects(scene) {
      if (condition !== undefined && !holds(condition, scene)) return undefined;
      if (affects === 'self') return [object.instanceId];
      return scene.things().flatMap((each) => (scene.matches(affects, each) ? [each.instanceId] : []));
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
  readonly #index: ReadonlyMap<string, number>;

  constructor(list: readonly Now[], index?: ReadonlyMap<string, number>) {
    this.list = [...list];
    this.#index = index ?? new Map(list.map(({ instanceId }, at) => [instanceId, at]));
  }

  readonly at = (id: string): Now | undefined => this.list[this.#index.get(id) ?? -1];

  change(id: string, change: (object: Now) => Now): void {
    const at = this.#index.get(id);
    const object = at === undefined ? undefined : this.list[at];
    if (at !== undefined && object !== undefined) this.list[at] = change(object);
  }

  copy(): WorkingThings<Now> {
    return new WorkingThings(this.list, this.#index);
  }
}

/**
 * Makes what every object of a state is now: what it is by itself, then each layer's changes in the order of their timestamps.
 * Lasting changes and static abilities count alike. An ability that an earlier layer took away no longer starts; one that
 * has started in a layer goes on in later ones, on the same objects. In layers that the game calls dependent, a change waits for
 * another that would alter whether it counts, what it affects or how much it gives; where such changes wait for each other,
 * timestamps decide.
 *
 * Printed facts are never written over: everything is made anew from the store. Where nothing changes anything, the list is
 * the one that `rules.now` gives.
 */
export class Layers<G extends TableTypesWith<G>> {
  readonly #rules: TableRules<G>;
  readonly #test: FilterTest<G['now']>;

  constructor(rules: TableRules<G>, test: FilterTest<G['now']>) {
    this.#rules = rules;
    this.#test = test;
  }

  /** Every object as it is now, in the store's order. */
  derive(state: G['state']): readonly G['now'][] {
    const base = this.#rules.now(state.objects.objects);
    const modifiers = state.modifiers.map((modifier) => ofModifier<G>(state, modifier));
    const standing = this.#standing(state, base);
    if (modifiers.length === 0 && standing.length === 0) return base;
    const things = new WorkingThings(base);
    const started = new Map<string, { readonly active: Active<G>; readonly ids: readonly string[] }>();
    for (const layer of this.#rules.layers) {
      const now = new Map(
        [...modifiers, ...this.#standing(state, things.list)].map((each) => [each.key, each]),
      );
      for (const [key, { active }] of started) now.set(key, active);
      const open = [...now.values()]
        .filter(({ gives }) => gives.some((change) => this.#kindOf(change).layer === layer))
        .toSorted((a, b) => a.timestamp - b.timestamp);
      while (open.length > 0) {
        const next = open.splice(this.#nextOf(state, layer, open, things, started), 1)[0];
        const ids = next && this.#apply(state, layer, next, things, started.get(next.key)?.ids);
        if (next && ids) started.set(next.key, { active: next, ids });
      }
    }
    return things.list;
  }

  #kindOf(change: G['words']['change']): ChangeKind<G, G['words']['change']> {
    const name: G['words']['change']['change'] = change.change;
    return this.#rules.changes[name];
  }

  #standing(state: G['state'], things: readonly G['now'][]): readonly Active<G>[] {
    const { abilities, zones } = this.#rules;
    return things.flatMap((object) =>
      abilities(object, state).flatMap((ability) =>
        ability.kind === 'static' && worksIn(zones, object.zone, ability)
          ? [ofStatic(this.#rules, object, ability)]
          : [],
      ),
    );
  }

  #scene(state: G['state'], { setting }: Active<G>, things: Things<G['now']>): TableScene<G> {
    return sceneOver<G>(this.#rules, this.#test, state, setting, things);
  }

  #settled(active: Active<G>, layer: string, scene: TableScene<G>): readonly G['words']['change'][] {
    return active.gives
      .filter((change) => this.#kindOf(change).layer === layer)
      .map((change) => this.#kindOf(change).settle?.(change, scene) ?? change);
  }

  /** Applies one change in one layer; gives the ids of what it affects. */
  #apply(
    state: G['state'],
    layer: string,
    active: Active<G>,
    things: WorkingThings<G['now']>,
    settled: readonly string[] | undefined,
  ): readonly string[] | undefined {
    if (!settled && !this.#has(state, active, things)) return undefined;
    const scene = this.#scene(state, active, things);
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
  #nextOf(
    state: G['state'],
    layer: string,
    open: readonly Active<G>[],
    things: WorkingThings<G['now']>,
    started: ReadonlyMap<string, { readonly ids: readonly string[] }>,
  ): number {
    if (open.length < 2 || this.#rules.dependent?.includes(layer) !== true) return 0;
    const seen = (active: Active<G>, at: WorkingThings<G['now']>): string => {
      const scene = this.#scene(state, active, at);
      const stillHas = this.#has(state, active, at);
      const ids = started.get(active.key)?.ids ?? (stillHas ? active.affects(scene) : undefined);
      return canonicalJson([ids ?? null, ids ? this.#settled(active, layer, scene) : null]);
    };
    const free = open.findIndex((active) => {
      const alone = seen(active, things);
      return open.every((other) => {
        if (other === active) return true;
        const after = things.copy();
        this.#apply(state, layer, other, after, started.get(other.key)?.ids);
        return seen(active, after) === alone;
      });
    });
    return Math.max(free, 0);
  }

  /** Whether a static ability is still there; a lasting change is. */
  #has(state: G['state'], active: Active<G>, things: Things<G['now']>): boolean {
    if (active.key.startsWith('modifier ')) return true;
    const source = things.at(active.setting.source.id);
    return source !== undefined && this.#standing(state, [source]).some(({ key }) => key === active.key);
  }
}
