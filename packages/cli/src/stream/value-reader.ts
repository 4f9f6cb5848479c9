import type { JsonPath } from '@reticle/core';

/** A value of a file, and the path by which a refusal names its place. */
export interface PlacedValue {
  readonly value: unknown;
  readonly place: JsonPath;
}

/** Takes text piece by piece, and returns the complete values. */
export interface ValueReader {
  /** @throws Failure (bad input) */
  write(text: string): void;
  /** @throws Failure (bad input) if the text is not complete */
  end(): void;
  /** Returns the values completed since the last call. */
  taken(): readonly PlacedValue[];
}
