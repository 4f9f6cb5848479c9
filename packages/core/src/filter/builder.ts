import { frozenCopy } from '../json.js';
import type { Filter } from './schema.js';

/** A filter in the making: one method a key, each giving a new builder; `build()` gives plain JSON. */
export type CardFilterBuilder<Keys> = {
  readonly [K in keyof Filter<Keys> & string]-?: (
    wanted: NonNullable<Filter<Keys>[K]>,
  ) => CardFilterBuilder<Keys>;
} & {
  /** The filter so far, frozen. */
  build(): Filter<Keys>;
};

/**
 * A builder over the given keys, a game's own included.
 *
 * ```ts
 * builder.type('creature').cost({ lte: 3 }).build(); // { type: 'creature', cost: { lte: 3 } }
 * ```
 */
export function cardFilterBuilder<Keys>(
  keys: readonly string[],
  filter: Filter<Keys>,
): CardFilterBuilder<Keys> {
  const setters = keys.map((key) => [
    key,
    (wanted: unknown) => cardFilterBuilder<Keys>(keys, { ...filter, [key]: frozenCopy(wanted) }),
  ]);
  // The mapped type is built key by key; TypeScript has no way to see that every key is there.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...Object.fromEntries(setters), build: () => frozenCopy(filter) } as CardFilterBuilder<Keys>;
}
