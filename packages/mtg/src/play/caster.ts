import { randomFrom, seedRandom } from '@reticle/core/match';
import type { CardDefinition } from '../language/card-definition.js';
import type { Caster, CastingByEffect } from '../rules/effects/casting.js';
import { firstChoice } from '../rules/targeting/automatic-choice.js';
import { seenBy } from '../rules/targeting/seen-by.js';
import { cardById } from '../state/cards.js';
import { withoutUndefined } from '../state/without-undefined.js';
import type { MtgMatchState } from '../state/match-state.js';
import { knownCard } from '../state/state.js';
import { castCard, isCastAs, specFor } from './cast.js';
import {
  type CardRules,
  type Casting,
  FACES,
  definitionOf,
  onStack,
  proposedOf,
  spellRef,
} from './proposed.js';
import { modesFor, optionalWays } from './ways.js';
import { modeLists } from './variants.js';

type Way = ReturnType<Caster['ways']>[number];

function modesOf(definition: CardDefinition, costs: readonly string[]): readonly (readonly string[])[] {
  const modes = modesFor(definition, costs);
  return modes ? modeLists(modes) : [[]];
}

/**
 * Returns how cards are cast during a resolution (rule 608.2g): as at other times, but at once and for other
 * costs. An effect that lets a card be cast lets it be cast as either of its faces (rules 712.11, 715.3); an
 * effect that names a kind of spell, only as such (601.3e).
 */
export function casterOf(known: CardRules): Caster {
  const castable = (
    state: MtgMatchState,
    casting: CastingByEffect,
    face?: Way['face'],
  ): CardDefinition | undefined => {
    const card = cardById(state, casting.card);
    const definition = definitionOf(known, card, face);
    if (!card || !definition || definition.types.includes('land')) return undefined;
    const whole = definitionOf(known, card);
    if (!whole?.other) return definition;
    if (!isCastAs(whole, face, card.zone)) return undefined;
    const { spell } = proposedOf(known, state, { ...casting, face }, card, definition);
    const isSuch =
      casting.spell === undefined ||
      seenBy(state, casting.player, knownCard(state, casting.source)).has(spell, casting.spell);
    return isSuch ? definition : undefined;
  };
  const asks = (state: MtgMatchState, casting: CastingByEffect, { modes, costs, face }: Way) => {
    const definition = castable(state, casting, face);
    const spec = definition && specFor(definition, modes, costs, casting.instead);
    if (!spec?.ok) return undefined;
    const attempt = {
      controller: casting.player,
      source: spellRef(state, casting.card),
      variables: { X: 0 },
    };
    return { spec: spec.value, attempt, state: onStack(known, state, { ...casting, modes, costs, face }) };
  };
  const announced = (casting: CastingByEffect, way: Way): Casting => ({ ...casting, ...way });
  return {
    asks,
    ways(state, casting) {
      const tools = { random: randomFrom(seedRandom(0)), emit: () => undefined };
      return FACES.flatMap((face): readonly Way[] => {
        const definition = castable(state, casting, face);
        if (!definition) return [];
        return optionalWays(definition).flatMap((costs) =>
          modesOf(definition, costs).map((modes) => ({
            modes,
            costs,
            ...withoutUndefined({ face }),
          })),
        );
      }).filter((way) => {
        const asked = asks(state, casting, way);
        const chosen = asked && firstChoice(asked.state, asked.spec, asked.attempt);
        return chosen !== undefined && castCard(known, state, announced(casting, way), chosen, tools).ok;
      });
    },
    cast: (state, casting, way, chosen, tools) =>
      castCard(known, state, announced(casting, way), chosen, tools),
  };
}
