import type { StaticAbility, AbilityContext } from './effect.js';
import { hasBegun, type Modifier } from './lasting.js';
import { throughLayers, type LayerEffect } from './layering.js';
import { objectAt, positionOf } from './object-store.js';
import { contextOver, type FilterTest, type Reads, type Things } from './table-context.js';
import { KeptPlaces } from './kept.js';
import type { ChangeKind, TableRules, TableContext, TableTypesWith } from './types.js';
import type { WorkingAbilities } from './working.js';

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

/** In the name of whom an effect asks, over objects that are half way through their layers; made if it is looked at. */
type SceneOf<G extends TableTypesWith<G>> = (
  setting: AbilityContext,
  things: Things<G['now']>,
) => () => TableContext<G>;

/**
 * Makes what every object of a state is now: what it is by itself, then each layer's changes ({@link throughLayers}). Lasting
 * changes and static abilities count alike.
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

  #ofStatic(
    object: G['now'],
    { id, affects, while: condition, gives }: StaticAbility<G['words']>,
    sceneOf: SceneOf<G>,
  ): LayerEffect<G['now']> {
    const setting = settingOf(object);
    const { instanceId, incarnation, timestamp } = object;
    return {
      key: `${instanceId} ${incarnation} ${id}`,
      timestamp,
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

  /** What changes give, in the layers in which they do. */
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
