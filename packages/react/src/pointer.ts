import type { TargetRef } from '@reticle/core';
import type { ThingView } from '@reticle/core/host';
import { createContext, useContext, type PointerEvent } from 'react';
import type { Field, OfferView, TableState } from './state.js';

/** What parts of a table share: the state, what is looked at and selected, and what pointing does. */
export interface Pointer {
  readonly state: TableState;
  readonly things: ReadonlyMap<string, ThingView>;
  readonly selected: string | undefined;
  readonly looked: string | undefined;
  readonly look: (id: string | undefined) => void;
  /** Shows a thing large. */
  readonly inspect: (id: string) => void;
  readonly point: (ref: TargetRef) => void;
  readonly pointField: (field: Field) => void;
  /** A press on a thing: a drag begins, or after a while it is shown large. */
  readonly press: (ref: TargetRef, event: PointerEvent) => void;
  readonly take: (offer: OfferView) => void;
}

const PointerContext = createContext<Pointer | undefined>(undefined);

export const PointerProvider = PointerContext.Provider;

/** @throws Error outside of a table */
export function usePointer(): Pointer {
  const pointer = useContext(PointerContext);
  if (!pointer) throw new Error('Parts of a table stand in a Table.');
  return pointer;
}
