import { canonicalJson } from '../json.js';
import type { Things } from './table-context.js';

/**
 * Something that changes objects, layer by layer: a lasting change, or a static ability of an object. What it affects is settled
 * in the first layer in which it applies, and stays the same in later ones.
 */
export interface LayerEffect<Now> {
  /** Names it among all that apply at the same time. */
  readonly key: string;
  readonly timestamp: number;
  /** Whether it has a part in a layer. */
  readonly isIn: (layer: string) => boolean;
  /** Whether it is still there before it begins to apply: an ability that its source has lost is not. */
  readonly stands: (things: Things<Now>) => boolean;
  /** The ids of what it affects, as objects are now; `undefined` if it does not count. */
  readonly affects: (things: Things<Now>) => readonly string[] | undefined;
  /** What it makes of each object in a layer. */
  readonly settle: (layer: string, things: Things<Now>) => LayerStep<Now>;
  /** Whether what others do in that layer could alter what it does there; it could, if this is left out. */
  readonly isDependent?: (layer: string) => boolean;
}

/** What an effect makes of each object that it affects, in one layer. */
interface LayerStep<Now> {
  readonly apply: (object: Now) => Now;
  /** How much it gives, as data: two steps with the same facts do the same. */
  readonly facts: unknown;
}

/** A list of objects on which some can be replaced; the very list until one is. */
class WorkingThings<Now extends { readonly instanceId: string }> implements Things<Now> {
  /** Counts what was replaced. */
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

  copy(): WorkingThings<Now> {
    return new WorkingThings([...this.list], this.#position);
  }
}

/** Finds where objects stand on a list; it is made if somebody looks. */
function positionsIn(list: readonly { readonly instanceId: string }[]): (id: string) => number | undefined {
  let index: ReadonlyMap<string, number> | undefined;
  return (id) => (index ??= new Map(list.map(({ instanceId }, at) => [instanceId, at]))).get(id);
}

/** The layers of a game, in their order, and what applies in them. */
export interface Layering<Now> {
  readonly layers: readonly string[];
  /** The layers in which a change waits for another that would alter what it does there. */
  readonly dependent?: readonly string[] | undefined;
  /** What applies while objects are such; asked again once a layer has changed any of them. Their list may change later. */
  readonly effects: (things: Things<Now>) => readonly LayerEffect<Now>[];
  /** Where on the list the object of an id stands, if somebody knows. */
  readonly position?: (id: string) => number | undefined;
}

/**
 * Makes of objects what they are now: each layer's effects apply in the order of timestamps. An effect whose source lost it in an
 * earlier layer no longer starts; one that has started goes on in later layers, on the same objects. In a dependent layer, an
 * effect waits for another that would alter whether it counts, what it affects or how much it gives; where such effects wait for
 * each other, timestamps decide (as rule 613 of Magic).
 *
 * @param base the objects by themselves
 * @returns the same list if no effect is there; an object that nothing changes is the very one
 */
export function throughLayers<Now extends { readonly instanceId: string }>(
  base: readonly Now[],
  { layers, dependent = [], effects, position = positionsIn(base) }: Layering<Now>,
): readonly Now[] {
  const things = new WorkingThings(base, position);
  let active = effects(things);
  if (active.length === 0) return base;
  const started = new Map<string, StartedEffect<Now>>();
  let { version } = things;
  for (const layer of layers) {
    if (things.version !== version) active = effects(things);
    version = things.version;
    applyLayer(layer, active, { things, started, asksDependency: dependent.includes(layer) });
  }
  return things.list;
}

/** An effect that has begun to apply, and on which objects. */
interface StartedEffect<Now> {
  readonly effect: LayerEffect<Now>;
  readonly ids: readonly string[];
}
/** A walk through the layers, under way. */
interface LayerWalk<Now extends { readonly instanceId: string }> {
  readonly things: WorkingThings<Now>;
  readonly started: Map<string, StartedEffect<Now>>;
  readonly asksDependency: boolean;
}

function applyLayer<Now extends { readonly instanceId: string }>(
  layer: string,
  active: readonly LayerEffect<Now>[],
  walk: LayerWalk<Now>,
): void {
  const { started, things } = walk;
  const open = openIn(layer, active, started);
  while (open.length > 0) {
    const [next] = open.splice(nextOf(layer, open, walk), 1);
    const ids = next && apply(layer, next, started, things);
    if (next && ids) started.set(next.key, { effect: next, ids });
  }
}

/** What applies in a layer, the oldest first; in most layers nothing does. */
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

/** Applies one effect in one layer; gives the ids of what it affects. */
function apply<Now extends { readonly instanceId: string }>(
  layer: string,
  effect: LayerEffect<Now>,
  started: LayerWalk<Now>['started'],
  things: WorkingThings<Now>,
): readonly string[] | undefined {
  const settled = started.get(effect.key)?.ids;
  if (!settled && !effect.stands(things)) return undefined;
  const ids = settled ?? effect.affects(things);
  if (!ids) return undefined;
  const step = effect.settle(layer, things);
  for (const id of ids) things.change(id, step.apply);
  return ids;
}

/** Which of the effects that are still to apply goes next: the oldest that waits for none of the others. */
function nextOf<Now extends { readonly instanceId: string }>(
  layer: string,
  open: readonly LayerEffect<Now>[],
  { started, things, asksDependency }: LayerWalk<Now>,
): number {
  if (open.length < 2 || !asksDependency) return 0;
  const seen = (effect: LayerEffect<Now>, at: WorkingThings<Now>): string => {
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
