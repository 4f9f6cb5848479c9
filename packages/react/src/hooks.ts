import type { TargetRef } from '@reticle/core';
import type { PromptView } from '@reticle/core/host';
import { createContext, createElement, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { useMessages } from './look.js';
import { movesOf, optionFor } from './moves-of.js';
import { countWords, isLive, primaryOf, sameRef, type Primary } from './pointing.js';
import type { MatchSource, OfferView, TableActions, TableState } from './state.js';

const SourceContext = createContext<MatchSource | undefined>(undefined);

/** Provides a match to the hooks below it. */
export const MatchProvider = ({
  source,
  children,
}: {
  readonly source: MatchSource;
  readonly children?: ReactNode;
}) => createElement(SourceContext.Provider, { value: source }, children);

/**
 * Returns the state and the actions of a match: of the given source, otherwise of the nearest provider.
 * @throws Error if there is neither
 */
export function useMatch(source?: MatchSource): {
  readonly state: TableState;
  readonly actions: TableActions;
} {
  const near = useContext(SourceContext);
  const found = source ?? near;
  if (!found) throw new Error('There is no match here: give a source, or stand in a MatchProvider.');
  const state = useSyncExternalStore(
    (listener) => found.subscribe(listener),
    () => found.state,
    () => found.state,
  );
  return { state, actions: found.actions };
}

/** Returns what the seat is asked, the progress of its choice, and the primary action. */
export function usePrompt(): TableActions & {
  readonly offers: readonly OfferView[];
  readonly asked: PromptView | undefined;
  /** The progress of the choice: `1 of 2, 1 more needed`. Empty if nothing is counted. */
  readonly count: string;
  readonly primary: Primary | undefined;
} {
  const { state, actions } = useMatch();
  const messages = useMessages();
  const { offers, asked } = state;
  return {
    ...actions,
    offers,
    asked,
    count: asked ? countWords(asked, messages) : '',
    primary: primaryOf(state, messages),
  };
}

/** Returns what can be done with a thing now: its moves, or that it can be chosen. */
export function useLegal(ref: TargetRef): {
  readonly isLive: boolean;
  readonly moves: readonly OfferView[];
  readonly option: PromptView['options'][number] | undefined;
} {
  const { state } = useMatch();
  return {
    isLive: isLive(state, ref),
    moves: state.asked ? [] : movesOf(state, ref.id),
    option: optionFor(state.asked, ref),
  };
}

/**
 * Returns why a thing cannot be chosen for what is asked, in words. Returns undefined if it can, or if the
 * reasons were not requested with the action `explain`.
 */
export function useWhyNot(ref: TargetRef): readonly string[] | undefined {
  const { asked } = useMatch().state;
  return optionFor(asked, ref)
    ? undefined
    : asked?.refused?.find(({ target }) => sameRef(target, ref))?.words;
}
