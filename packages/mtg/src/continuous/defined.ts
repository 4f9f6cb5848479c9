import { memo } from '../match/memo.js';
import type { CardDefinition, StaticAbility } from '../sets/card-definition.js';

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
