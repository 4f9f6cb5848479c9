import { abilitiesOf, type AbilityRegistry } from '../abilities/registry.js';
import { memo } from '../match/memo.js';
import type { CardDefinition, StaticAbility } from '../sets/card-definition.js';
import type { StaticsOf } from './active.js';

/**
 * All static abilities of a card that a set defines: those it has, and where its power or toughness is counted from
 * something, the ability that defines it (rule 604.3).
 */
export const staticsOfDefinition = memo(
  ({
    power,
    toughness,
    static: statics,
  }: Pick<CardDefinition, 'power' | 'toughness' | 'static'>): readonly StaticAbility[] => {
    const change = {
      ...(typeof power === 'object' ? { setPower: power } : {}),
      ...(typeof toughness === 'object' ? { setToughness: toughness } : {}),
    };
    if (Object.keys(change).length === 0) return statics;
    return [...statics, { id: 'power-and-toughness', affects: 'self', change }];
  },
);

/** The static abilities of cards, by what a match knows of them; whether a card has them now, `refresh` asks. */
export const staticsIn =
  (known: {
    readonly registry: AbilityRegistry;
    readonly definitions: ReadonlyMap<string, CardDefinition>;
  }): StaticsOf =>
  ({ publicId }) => {
    const definition = known.definitions.get(publicId);
    return definition
      ? staticsOfDefinition(definition)
      : (abilitiesOf(known.registry, publicId)?.static ?? []);
  };
