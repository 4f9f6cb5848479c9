import * as z from 'zod';
import type { TargetSpec } from '../targeting/spec.js';
import type { OtherOptions } from '../text/guarded-words.js';
import { targetPhrase } from '../text/phrase.js';

/** The parts of an ability that stand before the others in its words. */
interface AbilityParts {
  readonly on?: unknown;
  readonly if?: unknown;
  readonly while?: unknown;
  readonly do?: readonly object[];
  readonly targets?: TargetSpec | undefined;
}

const choiceSaid = z.strictObject({ choose: targetPhrase });

/** Returns what is chosen later. "Another" is other than the card itself there. */
function chosenIn(value: unknown): unknown {
  const phrase = choiceSaid.safeParse(value).data?.choose;
  return phrase?.other
    ? phrase.accepts.map(({ filter }) => ({ filter: { ...filter, excludeSelf: true } }))
    : value;
}

/** Returns what an ability says in the order of its words, and its targets where they are named. */
export function inOrder({ on, if: condition, while: holds, do: does = [], targets, ...rest }: AbilityParts) {
  const named = new Set<unknown>();
  const placed = (value: unknown): unknown => {
    const slot = named.has(value) ? undefined : targets?.slots.find(({ id }) => id === value);
    named.add(value);
    return slot ? slot.accepts : chosenIn(value);
  };
  return [
    on,
    condition,
    holds,
    rest,
    does.map((effect) => Object.values<unknown>({ ...effect }).map(placed)),
  ];
}

/** Returns how abilities say which cards are meant, by the schema of the game's filter. */
export const othersIn = (filter: z.ZodType): OtherOptions => ({
  canBe: () => true,
  names: (part) =>
    Object.values(part).filter((value) => typeof value === 'object' && filter.safeParse(value).success),
  keys: { zone: undefined, controller: undefined, owner: undefined },
  apart: new Set(),
});
