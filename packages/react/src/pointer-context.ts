import type { TargetRef } from '@reticle/core';
import { createContext, useContext, type PointerEvent } from 'react';
import type { PointableState } from './pointing.js';
import type { Field, OfferView } from './state.js';

/** The handlers for the things of a table. They are the same functions from the first drawing to the last. */
export interface Hands {
  /** Sets the thing that is looked at. */
  readonly look: (id: string | undefined) => void;
  /** Shows a thing large. */
  readonly inspect: (id: string) => void;
  readonly point: (ref: TargetRef) => void;
  readonly pointField: (field: Field) => void;
  /** Handles a press on a thing: a drag begins, or after a while the thing is shown large. */
  readonly press: (ref: TargetRef, event: PointerEvent) => void;
  readonly take: (offer: OfferView) => void;
}

/** What the parts of a table share: what is on offer or asked, what is selected, and the handlers. */
export interface Pointer {
  readonly state: PointableState;
  readonly selected: string | undefined;
  /** Who is to act. */
  readonly acting: readonly string[];
  readonly hands: Hands;
}

const PointerContext = createContext<Pointer | undefined>(undefined);

export const PointerProvider = PointerContext.Provider;

/** Returns the pointer of the table around it. @throws Error outside of a table */
export function usePointer(): Pointer {
  const pointer = useContext(PointerContext);
  if (!pointer) throw new Error('Parts of a table stand in a Table.');
  return pointer;
}
