import type { PinnedRef } from '../ref.js';

/** A thing on a table, as people see it. */
export interface ThingView {
  readonly ref: PinnedRef;
  readonly name: string;
  /** On a grid: what stands for it, one or two letters. */
  readonly symbol?: string | undefined;
  /** What else is worth seeing, short: `2/2`, `flying`. */
  readonly facts: readonly string[];
  /** Conditions that are shown by more than words: `tapped`, `exerted`. */
  readonly marks: readonly string[];
  readonly controller?: string | undefined;
  /** On a grid: its field. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

/** A part of the table. Zones are in the order in which they are laid out, the far ones first. */
export interface ZoneView {
  readonly id: string;
  readonly name: string;
  /** The player whose zone it is; absent if it is everybody's. */
  readonly owner?: string | undefined;
  /** How its things lie: beside each other, or one on the other; a row if nothing is said. A `grid` says it by itself. */
  readonly layout?: 'row' | 'pile' | undefined;
  /** How many things in it the viewer may not see; they are not among `things`. */
  readonly hidden?: number | undefined;
  /** As a grid: how wide and high it is, and each field's ground, row by row. At most one thing stands on a field. */
  readonly grid?: {
    readonly width: number;
    readonly height: number;
    readonly ground: readonly { readonly name: string; readonly symbol: string }[];
  };
  readonly things: readonly ThingView[];
}
