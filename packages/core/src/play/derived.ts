import type { Player } from '../ref.js';
import type { AbilityUse } from './effect.js';
import { Layers } from './layers.js';
import { positionOf } from './object-store.js';
import { RecentCache } from './caches.js';
import type { FilterTest, ReadSet, Things } from './table-context.js';
import type { TableRules, TableTypesWith } from './types.js';
import type { WorkingAbilities } from './working.js';

/** A derivation: the current objects of a state, and everything that they were derived from. */
interface Derivation<G extends TableTypesWith<G>> {
  readonly state: Pick<G['state'], 'objects' | 'modifiers'>;
  readonly base: readonly G['now'][];
  readonly reads: ReadSet;
  readonly players: readonly Player[] | undefined;
  readonly list: readonly G['now'][];
}

/**
 * A cache of the current objects (printed facts plus all changes) from state to state. A derivation stays
 * valid while everything that it looked at is identical: the objects, the lasting changes, and what {@link
 * Reads} lists. If the only new objects are not part of any change, and lie where no change looks at other
 * objects, the others are taken over one by one.
 *
 * The slow way, {@link Layers} alone, is the oracle of its test: both must agree.
 */
export class DerivationCache<G extends TableTypesWith<G>> {
  readonly #rules: TableRules<G>;
  readonly #working: (object: G['now']) => WorkingAbilities<G>;
  readonly #layers: Layers<G>;
  readonly #kept = new RecentCache<G['state'], Things<G['now']>>(32);
  readonly #byObjects = new RecentCache<readonly G['object'][], Derivation<G>>(32);
  #latest: Derivation<G> | undefined;

  constructor(
    rules: TableRules<G>,
    working: (object: G['now']) => WorkingAbilities<G>,
    test: FilterTest<G['now']>,
  ) {
    this.#rules = rules;
    this.#working = working;
    this.#layers = new Layers(rules, working, test);
  }

  /** Returns the current objects of a state. */
  of(state: G['state']): Things<G['now']> {
    const found = this.#kept.get(state);
    if (found) return found;
    const { list } = this.#derivation(state);
    const { objects } = state;
    const things: Things<G['now']> = {
      list,
      at: (id) => {
        const position = positionOf(objects, id);
        return position === undefined ? undefined : list[position];
      },
    };
    return this.#kept.add(state, things);
  }

  /** Returns the uses of static abilities in a state: one for each layer in which one applies. */
  staticUses(state: G['state']): readonly AbilityUse[] {
    const found: AbilityUse[] = [];
    this.#layers.derive(state, this.#rules.now(state.objects.objects), undefined, (seen) => found.push(seen));
    return found;
  }

  #derivation(state: G['state']): Derivation<G> {
    const before = this.#byObjects.get(state.objects.objects);
    if (before && this.#stillHolds(before, state)) return before;
    const base = this.#rules.now(state.objects.objects);
    const made = this.#takenOver(state, base) ?? this.#anew(state, base);
    this.#byObjects.add(state.objects.objects, made);
    this.#latest = made;
    return made;
  }

  #anew(state: G['state'], base: readonly G['now'][]): Derivation<G> {
    const reads: ReadSet = {
      scene: false,
      everything: false,
      zones: new Set(),
      state: false,
      lastKnown: false,
    };
    const list = sameObjects(this.#latest?.list, base, this.#layers.derive(state, base, reads));
    const { objects, modifiers } = state;
    const players = reads.scene ? this.#rules.players(state) : undefined;
    return { state: { objects, modifiers }, base, reads, players, list };
  }

  #stillHolds({ state: before, reads, players }: Derivation<G>, state: G['state']): boolean {
    if (reads.state || !sameList(before.modifiers, state.modifiers)) return false;
    if (reads.lastKnown && !sameList(before.objects.lastKnown, state.objects.lastKnown)) return false;
    return players === undefined || samePlayers(players, this.#rules.players(state));
  }

  /**
   * Takes over the list before with the new objects in their places. Returns undefined if a new object is
   * part of a change.
   */
  #takenOver(state: G['state'], base: readonly G['now'][]): Derivation<G> | undefined {
    const before = this.#latest;
    if (!before || before.reads.everything || before.base.length !== base.length) return undefined;
    if (!this.#stillHolds(before, state)) return undefined;
    const { zones } = before.reads;
    let list = before.list === before.base ? base : undefined;
    // Checked even if none of them was there before: the state of another branch may have it.
    const affected = affectedBy(state.modifiers);
    let copy: G['now'][] | undefined;
    for (let at = 0; at < base.length; at++) {
      const object = base[at];
      const was = before.base[at];
      if (object === was) continue;
      const isPlain =
        object !== undefined &&
        was !== undefined &&
        object.instanceId === was.instanceId &&
        !zones.has(object.zone) &&
        !zones.has(was.zone) &&
        !affected.has(object.instanceId) &&
        this.#working(object).statics.length === 0 &&
        this.#working(was).statics.length === 0;
      if (!isPlain) return undefined;
      if (!list) (copy ??= [...before.list])[at] = object;
    }
    list ??= copy ?? before.list;
    const { objects, modifiers } = state;
    return { state: { objects, modifiers }, base, reads: before.reads, players: before.players, list };
  }
}

/**
 * Replaces each changed object that equals the one before, fact by fact, by the identical object, so that
 * caches by object find it.
 */
function sameObjects<Now extends object>(
  before: readonly Now[] | undefined,
  base: readonly Now[],
  list: readonly Now[],
): readonly Now[] {
  if (before === undefined || list === base) return list;
  return list.map((object, at) => {
    const was = before[at];
    return was !== undefined && object !== base[at] && sameFacts(was, object) ? was : object;
  });
}

function sameFacts(one: object, other: object): boolean {
  const facts = Object.keys(one);
  return (
    facts.length === Object.keys(other).length &&
    facts.every(
      (name) => Object.hasOwn(other, name) && Object.is(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}

/** Whether two lists are identical, or both empty. */
export const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === 0 && other.length === 0);

const samePlayers = (one: readonly Player[], other: readonly Player[]): boolean =>
  one.length === other.length &&
  one.every(({ id, team }, at) => id === other[at]?.id && team === other[at].team);

const affectedIds = new WeakMap<readonly object[], ReadonlySet<string>>();

function affectedBy(
  modifiers: readonly { readonly affects: readonly { readonly id: string }[] }[],
): ReadonlySet<string> {
  let found = affectedIds.get(modifiers);
  if (!found) {
    found = new Set(modifiers.flatMap(({ affects }) => affects.map(({ id }) => id)));
    affectedIds.set(modifiers, found);
  }
  return found;
}
