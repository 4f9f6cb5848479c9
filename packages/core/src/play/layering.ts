import { canonicalJson, sameValue } from '../json.js';
import type { AbilityUse } from './effect.js';
import type { Things } from './table-context.js';

/**
 * An effect that changes objects, layer by layer: a lasting change, or a static ability of an object. What it
 * affects is fixed in the first layer in which it applies, and stays the same in later layers.
 */
export interface LayerEffect<Now> {
  /** The key that distinguishes it from all effects that apply at the same time. */
  readonly key: string;
  readonly timestamp: number;
  /** Whether it does something in a layer. */
  readonly isIn: (layer: string) => boolean;
  /** Whether it still exists before it begins to apply. An ability that its source has lost does not. */
  readonly stands: (things: Things<Now>) => boolean;
  /** Returns the ids of what it affects, as objects are now. Returns undefined if it does not apply. */
  readonly affects: (things: Things<Now>) => readonly string[] | undefined;
  /** Fixes what it does to each object in a layer. */
  readonly settle: (layer: string, things: Things<Now>) => LayerStep<Now>;
  /** Whether what others do in that layer could alter what it does there. Left out, it counts as true. */
  readonly isDependent?: (layer: string) => boolean;
  /** The static ability that it is, and its source, for an observer. Absent if it is none. */
  readonly of?: Pick<AbilityUse, 'source' | 'says'>;
}

/** What an effect does in one layer to each object that it affects. */
interface LayerStep<Now> {
  readonly apply: (object: Now) => Now;
  /** How much it gives, as data. Two steps with the same facts do the same. */
  readonly facts: unknown;
}

/** A list of objects of which some can be replaced. It is the same list until one is. */
class MutableThings<Now extends { readonly instanceId: string }> implements Things<Now> {
  /** The number of replacements so far. */
  version = 0;
  readonly #position: (id: string) => number | undefined;
  readonly #base: readonly Now[];
  #changed: Now[] | undefined;

  constructor(base: readonly Now[], position: (id: string) => number | undefined) {
    this.#base = base;
    this.#position = position;
  }

  get list(): readonly Now[] {
    return this.#changed ?? this.#base;
  }

  readonly at = (id: string): Now | undefined => this.list[this.#position(id) ?? -1];

  change(id: string, change: (object: Now) => Now): void {
    const at = this.#position(id);
    const object = at === undefined ? undefined : this.list[at];
    if (at === undefined || object === undefined) return;
    const after = change(object);
    if (after === object) return;
    this.#changed ??= [...this.#base];
    this.#changed[at] = after;
    this.version++;
  }

  copy(): MutableThings<Now> {
    return new MutableThings([...this.list], this.#position);
  }
}

/** Makes a look-up of the places of objects on a list. The index is made when somebody first looks. */
function positionsIn(list: readonly { readonly instanceId: string }[]): (id: string) => number | undefined {
  let index: ReadonlyMap<string, number> | undefined;
  return (id) => (index ??= new Map(list.map(({ instanceId }, at) => [instanceId, at]))).get(id);
}

/** The layers of a game, in their order, and the effects that apply in them. */
export interface Layering<Now> {
  readonly layers: readonly string[];
  /** The dependent layers: those in which an effect waits for another that would alter what it does there. */
  readonly dependent?: readonly string[] | undefined;
  /**
   * Lists the effects that apply to objects as they are now. Called again once a layer has changed any
   * object. The list of objects may change later.
   */
  readonly effects: (things: Things<Now>) => readonly LayerEffect<Now>[];
  /** Finds the place of an object on the list, if the caller knows it. */
  readonly position?: (id: string) => number | undefined;
  /** Called with each use of a static ability, once for each layer in which it applies. */
  readonly observe?: ((seen: AbilityUse) => void) | undefined;
}

/**
 * Applies the layers to objects, which makes them what they are now. In each layer effects apply in the order
 * of their timestamps. An effect whose source lost it in an earlier layer does not start; one that has
 * started continues in later layers, on the same objects. In a dependent layer an effect waits for another
 * one that would alter whether it applies, what it affects or how much it gives. If such effects wait for
 * each other, timestamps decide (like rule 613 of Magic).
 *
 * @param base the objects by themselves
 * @returns the same list if there is no effect; an object that nothing changes is the identical one
 */
export function throughLayers<Now extends { readonly instanceId: string }>(
  base: readonly Now[],
  { layers, dependent = [], effects, position = positionsIn(base), observe }: Layering<Now>,
): readonly Now[] {
  const things = new MutableThings(base, position);
  let active = effects(things);
  if (active.length === 0) return base;
  const started = new Map<string, StartedEffect<Now>>();
  let { version } = things;
  for (const layer of layers) {
    if (things.version !== version) active = effects(things);
    version = things.version;
    applyLayer(layer, active, { things, started, asksDependency: dependent.includes(layer), observe });
  }
  return things.list;
}

/** An effect that has begun to apply, and the ids of what it affects. */
interface StartedEffect<Now> {
  readonly effect: LayerEffect<Now>;
  readonly ids: readonly string[];
}
/** The state of a walk through the layers. */
interface LayerWalk<Now extends { readonly instanceId: string }> {
  readonly things: MutableThings<Now>;
  readonly started: Map<string, StartedEffect<Now>>;
  readonly asksDependency: boolean;
  readonly observe: Layering<Now>['observe'];
}

function applyLayer<Now extends { readonly instanceId: string }>(
  layer: string,
  active: readonly LayerEffect<Now>[],
  walk: LayerWalk<Now>,
): void {
  const { started, things, observe } = walk;
  const open = openIn(layer, active, started);
  while (open.length > 0) {
    const [next] = open.splice(nextOf(layer, open, walk), 1);
    const of = observe && next?.of;
    const before = of && [...things.list];
    const ids = next && apply(layer, next, started, things);
    if (!next || !ids) continue;
    started.set(next.key, { effect: next, ids });
    if (of) observe({ ...of, changed: !sameValue(before, things.list) });
  }
}

/** Lists the effects that apply in a layer, the oldest first. In most layers there is none. */
function openIn<Now>(
  layer: string,
  active: readonly LayerEffect<Now>[],
  started: ReadonlyMap<string, StartedEffect<Now>>,
): LayerEffect<Now>[] {
  const open: LayerEffect<Now>[] = [];
  for (const { effect } of started.values()) if (effect.isIn(layer)) open.push(effect);
  for (const effect of active) if (!started.has(effect.key) && effect.isIn(layer)) open.push(effect);
  if (open.length < 2) return open;
  const order = new Map(active.map(({ key }, at) => [key, at]));
  const place = ({ key }: LayerEffect<Now>): number => order.get(key) ?? active.length;
  return [...new Map(open.map((effect) => [effect.key, effect])).values()].toSorted(
    (one, other) => one.timestamp - other.timestamp || place(one) - place(other),
  );
}

/** Applies one effect in one layer. Returns the ids of what it affects. */
function apply<Now extends { readonly instanceId: string }>(
  layer: string,
  effect: LayerEffect<Now>,
  started: LayerWalk<Now>['started'],
  things: MutableThings<Now>,
): readonly string[] | undefined {
  const settled = started.get(effect.key)?.ids;
  if (!settled && !effect.stands(things)) return undefined;
  const ids = settled ?? effect.affects(things);
  if (!ids) return undefined;
  const step = effect.settle(layer, things);
  for (const id of ids) things.change(id, step.apply);
  return ids;
}

/** Finds the effect that applies next: the oldest that does not wait for another. */
function nextOf<Now extends { readonly instanceId: string }>(
  layer: string,
  open: readonly LayerEffect<Now>[],
  { started, things, asksDependency }: LayerWalk<Now>,
): number {
  if (open.length < 2 || !asksDependency) return 0;
  const seen = (effect: LayerEffect<Now>, at: MutableThings<Now>): string => {
    const before = started.get(effect.key)?.ids;
    const ids = before ?? (effect.stands(at) ? effect.affects(at) : undefined);
    return canonicalJson([ids ?? null, ids ? effect.settle(layer, at).facts : null]);
  };
  const free = open.findIndex((effect) => {
    if (effect.isDependent?.(layer) === false) return true;
    const alone = seen(effect, things);
    return open.every((other) => {
      if (other === effect) return true;
      const after = things.copy();
      apply(layer, other, started, after);
      return after.version === 0 || seen(effect, after) === alone;
    });
  });
  return Math.max(free, 0);
}
