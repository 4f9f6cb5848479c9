import type { ThingView } from '@reticle/core/host';
import { createContext, useContext, type RefObject } from 'react';
import type { Primary } from './pointing.js';
import type { OfferView, TableActions, TableState } from './state.js';

/** What the parts of a table share besides its pointer: what it shows, and what its person looks at. */
interface TableParts {
  readonly state: TableState;
  readonly actions: TableActions;
  readonly root: RefObject<HTMLElement | null>;
  /** All things on the table, by their ids. */
  readonly things: ReadonlyMap<string, ThingView>;
  /** The ids of the things on the table. */
  readonly shown: ReadonlySet<string>;
  /** The thing that is looked at. */
  readonly looked: ThingView | undefined;
  /** Looks at a thing. */
  readonly look: (id: string | undefined) => void;
  readonly take: (offer: OfferView) => void;
  /** Does the primary action. */
  readonly act: (primary: Primary) => void;
  /** Whether the moves that the game makes by itself to pay are offered, too. */
  readonly isByHand: boolean;
  readonly setByHand: (isByHand: boolean) => void;
  /** The thing that is dragged, and where the pointer is, within the table. */
  readonly drag: { readonly id: string; readonly x: number; readonly y: number } | undefined;
  /** The source of a choice, and the thing that would be chosen. */
  readonly aim: { readonly from: string; readonly to: string } | undefined;
  /** A move that is advised, as an arrow from one thing to another. */
  readonly advice: { readonly from: string; readonly to: string } | undefined;
  readonly onStep: ((step: number) => void) | undefined;
}

const TableContext = createContext<TableParts | undefined>(undefined);

export const TablePartsProvider = TableContext.Provider;

/** Returns what the parts of the table around it share. @throws Error outside of a table */
export function useTable(): TableParts {
  const table = useContext(TableContext);
  if (!table) throw new Error('Parts of a table stand in a Table or a TableRoot.');
  return table;
}
