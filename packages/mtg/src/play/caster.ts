import { randomFrom, seedRandom } from '@reticle/core/match';
import type { CardDefinition } from '../language/card-definition.js';
import type { Caster, CastingByEffect } from '../rules/effects/casting.js';
import { firstChoice } from '../rules/targeting/automatic-choice.js';
import { cardById } from '../state/cards.js';
import type { MtgMatchState } from '../state/match-state.js';
import { castCard, specFor } from './cast.js';
import { type CardRules, type Casting, definitionOf, onStack, spellRef } from './proposed.js';
import { modesFor, optionalWays } from './ways.js';
import { modeLists } from './variants.js';

type Way = ReturnType<Caster['ways']>[number];

function modesOf(definition: CardDefinition, costs: readonly string[]): readonly (readonly string[])[] {
  const modes = modesFor(definition, costs);
  return modes ? modeLists(modes) : [[]];
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
  return {
    asks,
    ways(state, casting) {
      const definition = castable(state, casting);
      if (!definition) return [];
      const tools = { random: randomFrom(seedRandom(0)), emit: () => undefined };
      return optionalWays(definition)
        .flatMap((costs) => modesOf(definition, costs).map((modes) => ({ modes, costs })))
        .filter((way) => {
          const asked = asks(state, casting, way);
          const chosen = asked && firstChoice(asked.state, asked.spec, asked.attempt);
          return chosen !== undefined && castCard(known, state, announced(casting, way), chosen, tools).ok;
        });
    },
    cast: (state, casting, way, chosen, tools) =>
      castCard(known, state, announced(casting, way), chosen, tools),
  };
}
