/** Splits the rules of a card into parts, and builds the card without each of them. */
import type { Ability } from '../../src/language/ability.js';
import type { CardDefinition } from '../../src/language/card.js';
import type { Condition } from '../../src/language/condition.js';
import type { Effect } from '../../src/language/effects/schema.js';

/** Things without one of their parts, each with the place of that part. */
type Without<T> = readonly (readonly [place: string, left: T])[];

/** An effect that does nothing. */
const NOTHING: Effect = { effect: 'draw', amount: 0 };
const always = (that: Condition): Condition => ({ test: 'any', that: [that, { test: 'not', that }] });

const swapped = <T>(list: readonly T[], index: number, entry: T): readonly T[] =>
  list.map((old, at) => (at === index ? entry : old));
const dropped = <T>(list: readonly T[], index: number): readonly T[] =>
  list.filter((_old, at) => at !== index);
const under = <T, Whole>(place: string, parts: Without<T>, put: (left: T) => Whole): Without<Whole> =>
  parts.map(([inner, left]) => [`${place}.${inner}`, put(left)]);

/** Returns the effects with each part in turn doing nothing. */
const effectsWithout = (effects: readonly Effect[]): Without<readonly Effect[]> =>
  effects.flatMap((effect, index) =>
    under(String(index), effectWithout(effect), (left) => swapped(effects, index, left)),
  );

function effectWithout(effect: Effect): Without<Effect> {
  if (effect.effect === 'may')
    return under('may', effectsWithout(effect.do), (left) => ({ ...effect, do: left }));
  if (effect.effect === 'whenever')
    return under('whenever', effectsWithout(effect.do), (left) => ({ ...effect, do: left }));
  if (effect.effect === 'if')
    return [
      ['if', { ...effect, if: always(effect.if) }],
      ...under('do', effectsWithout(effect.do), (left) => ({ ...effect, do: left })),
      ...under('else', effectsWithout(effect.else ?? []), (left) => ({ ...effect, else: left })),
    ];
  return [[effect.effect, NOTHING]];
}

/** Returns a card with other abilities. */
type Put = (ability: Ability | undefined) => CardDefinition;

function abilityWithout(ability: Ability, put: Put): Without<CardDefinition> {
  const unasked: Without<CardDefinition> =
    'while' in ability && ability.while !== undefined
      ? [['while', put({ ...ability, while: undefined })]]
      : [];
  if (ability.kind === 'triggered') {
    const { on, effects } = ability;
    return [
      ...under('effects', effectsWithout(effects), (left) => put({ ...ability, effects: left })),
      ...(ability.if === undefined ? [] : [['if', put({ ...ability, if: undefined })] as const]),
      ...(on.length === 1
        ? []
        : on.map(({ event }, index) => [event, put({ ...ability, on: dropped(on, index) })] as const)),
    ];
  }
  if (ability.kind === 'activated')
    return under('effects', effectsWithout(ability.effects), (left) => put({ ...ability, effects: left }));
  if (ability.kind !== 'static' || ability.gives.length === 1) return [['whole', put(undefined)], ...unasked];
  const { gives } = ability;
  return [
    ...gives.map(
      (_given, index) => [`gives.${index}`, put({ ...ability, gives: dropped(gives, index) })] as const,
    ),
    ...unasked,
  ];
}

/**
 * Returns a card without each part of its rules in turn: an effect that does nothing, a condition that always
 * holds, or one of several triggers left out. `ability` counts from 0; the effects of an action are 0.
 */
export function lacking(card: CardDefinition): readonly {
  readonly ability: number;
  readonly part: string;
  readonly card: CardDefinition;
}[] {
  const own = card.abilities.flatMap((ability, index) => {
    const put: Put = (left) => ({
      ...card,
      abilities: left ? swapped(card.abilities, index, left) : dropped(card.abilities, index),
    });
    return abilityWithout(ability, put).map(([part, left]) => ({ ability: index, part, card: left }));
  });
  const done = under('effects', effectsWithout(card.effects ?? []), (left) => ({ ...card, effects: left }));
  return [...own, ...done.map(([part, left]) => ({ ability: 0, part, card: left }))];
}

/** Returns a card without each of its keywords in turn. */
export const lackingKeywords = (
  card: CardDefinition,
): readonly { readonly keyword: string; readonly card: CardDefinition }[] =>
  card.facts.keywords.map(({ keyword }, index) => ({
    keyword,
    card: { ...card, facts: { ...card.facts, keywords: dropped(card.facts.keywords, index) } },
  }));
