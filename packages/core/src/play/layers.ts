import type { StaticAbility, AbilityContext, AbilityUse } from './effect.js';
import { hasBegun, type Modifier } from './lasting.js';
import { throughLayers, type LayerEffect } from './layering.js';
import { objectAt, positionOf } from './object-store.js';
import { contextOver, type FilterTest, type ReadSet, type Things } from './table-context.js';
import { PlaceCache } from './caches.js';
import type { ChangeKind, TableRules, TableContext, TableTypesWith } from './types.js';
import type { WorkingAbilities } from './working.js';

/** Returns the reference to an object in its current incarnation. */
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

/** Returns the context of an object's own abilities: its controller, with the object as source. */
export const settingOf = (
  object: Parameters<typeof refTo>[0] & { readonly controller: string },
): AbilityContext => ({
  controller: object.controller,
  source: refTo(object),
  variables: {},
  bound: {},
});

/**
 * Makes the context in which an effect asks, over objects that are half way through their layers. It is made
 * when it is first used.
 */
type SceneOf<G extends TableTypesWith<G>> = (
  setting: AbilityContext,
  things: Things<G['now']>,
) => () => TableContext<G>;

/**
 * Derives what every object of a state is now: its own facts, then each layer's changes ({@link
 * throughLayers}). Lasting changes and static abilities count alike.
 *
 * Printed facts are never overwritten: everything is derived from the store. If nothing changes anything, the
 * result is the list that `rules.now` returns, and an object that nothing changes is the identical object of
 * that list.
 */
export class Layers<G extends TableTypesWith<G>> {
  readonly #rules: TableRules<G>;
  readonly #working: (object: G['now']) => WorkingAbilities<G>;
  readonly #givers: PlaceCache<G['now']>;
  readonly #test: FilterTest<G['now']>;

  constructor(
    rules: TableRules<G>,
    working: (object: G['now']) => WorkingAbilities<G>,
    test: FilterTest<G['now']>,
  ) {
    this.#rules = rules;
    this.#working = working;
    this.#givers = new PlaceCache((object) => working(object).statics.length > 0);
    this.#test = test;
  }

  /**
   * Derives the objects of a state as they are now.
   *
   * @param base what `rules.now` returns
   * @param reads records what was read of the state beside its objects and lasting changes
   * @param observe is called with each static ability that applies, once for each layer
   */
  derive(
    state: G['state'],
    base: readonly G['now'][],
    reads?: ReadSet,
    observe?: (seen: AbilityUse) => void,
  ): readonly G['now'][] {
    const sceneOf: SceneOf<G> = (setting, things) => {
      let made: TableContext<G> | undefined;
      return () => (made ??= contextOver<G>(this.#rules, this.#test, state, setting, things, reads));
    };
    const modifiers = state.modifiers.flatMap((modifier) =>
      hasBegun(modifier) ? [this.#ofModifier(state, modifier, sceneOf)] : [],
    );
    return throughLayers<G['now']>(base, {
      layers: this.#rules.layers,
      dependent: this.#rules.dependent,
      position: (id) => positionOf(state.objects, id),
      observe,
      effects: ({ list }) => [...modifiers, ...this.#standing(list === base ? base : [...list], sceneOf)],
    });
  }

  #standing(things: readonly G['now'][], sceneOf: SceneOf<G>): readonly LayerEffect<G['now']>[] {
    const found: LayerEffect<G['now']>[] = [];
    for (const at of this.#givers.of(things)) {
      const object = things[at];
      if (object)
        for (const ability of this.#working(object).statics)
          found.push(this.#ofStatic(object, ability, sceneOf));
    }
    return found;
  }

  #ofStatic(object: G['now'], says: StaticAbility<G['words']>, sceneOf: SceneOf<G>): LayerEffect<G['now']> {
    const { id, affects, while: condition, gives } = says;
    const setting = settingOf(object);
    const { instanceId, incarnation, timestamp } = object;
    return {
      key: `${instanceId} ${incarnation} ${id}`,
      timestamp,
      of: { source: setting.source, says },
      stands: (things) => {
        const source = things.at(instanceId);
        return (
          source?.incarnation === incarnation &&
          this.#working(source).statics.some((ability) => ability.id === id)
        );
      },
      affects: (things) => {
        const scene = sceneOf(setting, things);
        if (condition !== undefined && !this.#rules.holds(condition, scene())) return undefined;
        if (affects === 'self') return [instanceId];
        return scene()
          .matching(affects)
          .map((affected) => affected.instanceId);
      },
      ...this.#giving(gives, setting, sceneOf),
    };
  }

  #ofModifier(
    { objects }: G['state'],
    { id, controller, source, affects, gives }: Modifier<G['words']>,
    sceneOf: SceneOf<G>,
  ): LayerEffect<G['now']> {
    return {
      key: `modifier ${id}`,
      timestamp: id,
      stands: () => true,
      affects: () => affects.flatMap((ref) => objectAt(objects, ref)?.instanceId ?? []),
      ...this.#giving(gives, { controller, source, variables: {}, bound: {} }, sceneOf),
    };
  }

  /** Makes the part of a layer effect that applies changes, each in its layer. */
  #giving(
    gives: readonly G['words']['change'][],
    setting: AbilityContext,
    sceneOf: SceneOf<G>,
  ): Pick<LayerEffect<G['now']>, 'isIn' | 'settle'> {
    return {
      isIn: (layer) => gives.some((change) => this.#kindOf(change).layer === layer),
      settle: (layer, things) => {
        const scene = sceneOf(setting, things);
        const facts = gives
          .filter((change) => this.#kindOf(change).layer === layer)
          .map((change) => this.#kindOf(change).settle?.(change, scene()) ?? change);
        return {
          facts,
          apply: (object) => facts.reduce((now, change) => this.#kindOf(change).apply(now, change), object),
        };
      },
    };
  }

  #kindOf(change: G['words']['change']): ChangeKind<G, G['words']['change']> {
    const name: G['words']['change']['change'] = change.change;
    return this.#rules.changes[name];
  }
}
