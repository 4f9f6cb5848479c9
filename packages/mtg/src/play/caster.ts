import type { LegalTargets } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import type { CardDefinition } from '../language/card-definition.js';
import type { Caster, CastingByEffect } from '../rules/effects/casting.js';
import { resolverOf } from '../rules/targeting/legal.js';
import { cardById } from '../state/cards.js';
import type { MtgMatchState } from '../state/match-state.js';
import { type CardRules, type Casting, castCard, definitionOf, onStack, specFor, spellRef } from './cast.js';
import { modesFor, optionalWays } from './ways.js';
import { modeLists } from './variants.js';

type Way = ReturnType<Caster['ways']>[number];

function modesOf(definition: CardDefinition, costs: readonly string[]): readonly (readonly string[])[] {
  const modes = modesFor(definition, costs);
  return modes
    ? modeLists(
        modes.options.map(({ id }) => id),
        modes.min,
        modes.max,
      )
    : [[]];
}

/** How cards are cast as something resolves (rule 608.2g): as they are cast at other times, but at once and for other costs. */
export function casterOf(known: CardRules): Caster {
  const castable = (state: MtgMatchState, { card: id }: CastingByEffect): CardDefinition | undefined => {
    const card = cardById(state, id);
    const definition = definitionOf(known, card);
    return definition?.types.includes('land') ? undefined : definition;
  };
  const asks = (state: MtgMatchState, casting: CastingByEffect, { modes, costs }: Way) => {
    const definition = castable(state, casting);
    const spec = definition && specFor(definition, modes, costs, casting.instead);
    if (!spec?.ok) return undefined;
    const attempt = {
      controller: casting.player,
      source: spellRef(state, casting.card),
      variables: { X: 0 },
    };
    return { spec: spec.value, attempt, state: onStack(known, state, { ...casting, modes, costs }) };
  };
  const announced = (casting: CastingByEffect, way: Way): Casting => ({ ...casting, ...way });
  /** The first choice that there is; nothing where none can be made. */
  function firstChoice(state: MtgMatchState, casting: CastingByEffect, way: Way): LegalTargets | undefined {
    const asked = asks(state, casting, way);
    if (!asked) return undefined;
    if (asked.spec.slots.length === 0) return { attempt: asked.attempt, slots: [] };
    const resolver = resolverOf(asked.state);
    const solver = resolver.choices(asked.spec, asked.attempt);
    const all = solver.ok ? solver.value.all(1) : solver;
    const [selection] = all.ok ? all.value : [];
    const checked = selection && resolver.check(asked.spec, asked.attempt, selection);
    return checked?.ok ? checked.value : undefined;
  }
  return {
    asks,
    ways(state, casting) {
      const definition = castable(state, casting);
      if (!definition) return [];
      const tools = { random: randomFrom(seedRandom(0)), emit: () => undefined };
      return optionalWays(definition)
        .flatMap((costs) => modesOf(definition, costs).map((modes) => ({ modes, costs })))
        .filter((way) => {
          const chosen = firstChoice(state, casting, way);
          return chosen !== undefined && castCard(known, state, announced(casting, way), chosen, tools).ok;
        });
    },
    cast: (state, casting, way, chosen, tools) =>
      castCard(known, state, announced(casting, way), chosen, tools),
  };
}
