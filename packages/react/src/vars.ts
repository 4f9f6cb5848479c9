import type { CSSProperties } from 'react';

/** A style of custom properties alone. */
export interface Vars extends CSSProperties {
  readonly [name: `--${string}`]: number;
}
