import type { ThingView } from '@reticle/core/host';
import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import { ENGLISH, messagesWith, type TableMessages } from './messages.js';

/** How much of a card is drawn, from little to everything: in play, in a hand, shown large. */
export type CardSize = 'field' | 'hand' | 'full';

/**
 * The properties of a card: the thing as a host shows it, how much of it is drawn, and its state in a choice.
 */
export interface CardProps {
  readonly thing: ThingView;
  readonly size?: CardSize | undefined;
  /** What can be done with it now, or its state in a choice. */
  readonly look?: 'live' | 'chosen' | 'selected' | 'refused' | undefined;
}

/** The properties of a player's plate. */
export interface PlateProps {
  readonly thing: ThingView;
  /** Whether the player is to act. */
  readonly isActing: boolean;
  readonly look?: CardProps['look'];
}

/** How a table looks and speaks, as far as a team makes it its own. */
export interface Look {
  /** Words in place of the English ones. */
  readonly messages?: Partial<TableMessages> | undefined;
  /** Returns the picture of a card. If it returns undefined, the table draws one. */
  readonly picture?: ((thing: ThingView) => ReactNode) | undefined;
  /**
   * Draws what lies within the edges of a card: frame, name, picture, text, numbers. Its glow and its size stay
   * the table's. If it returns undefined, the table draws the card.
   */
  readonly renderCard?: ((card: CardProps) => ReactNode) | undefined;
  /** Draws what stands on a player's plate. If it returns undefined, the table draws it. */
  readonly renderPlate?: ((plate: PlateProps) => ReactNode) | undefined;
}

/** A look whose messages are complete. */
type WholeLook = Look & { readonly messages: TableMessages };

const LookContext = createContext<WholeLook>({ messages: ENGLISH });

/** Gives the cards and parts below it a look. A table does that by itself for what stands in it. */
export function LookProvider({
  messages,
  picture,
  renderCard,
  renderPlate,
  children,
}: Look & { readonly children?: ReactNode }) {
  const value = useMemo(
    () => ({ messages: messagesWith(messages), picture, renderCard, renderPlate }),
    [messages, picture, renderCard, renderPlate],
  );
  return createElement(LookContext.Provider, { value }, children);
}

/** Returns the look of the place. Outside of tables and providers it is the table's own, in English. */
export const useLook = (): WholeLook => useContext(LookContext);

/** Returns the words of the place. */
export const useMessages = (): TableMessages => useLook().messages;
