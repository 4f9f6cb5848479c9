import type { TargetRef } from '@reticle/core';
import type { PromptView } from '@reticle/core/host';
import { createContext, createElement, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { movesOf, optionFor } from './moves-of.js';
import { countWords, isLive, primaryOf, sameRef, type Primary } from './pointing.js';
import type { MatchSource, OfferView, TableActions, TableState } from './state.js';

const SourceContext = createContext<MatchSource | undefined>(undefined);

/** Gives a match to the hooks below it. */
export const MatchProvider = ({
  source,
  children,
}: {
  readonly source: MatchSource;
  readonly children?: ReactNode;
}) => createElement(SourceContext.Provider, { value: source }, children);

/** The state of a match and what can be done: of the source given, else of the nearest provider. @throws Error without either */
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

/** What the seat is asked, how far its choice has come, and what one press does. */
export function usePrompt(): TableActions & {
  readonly offers: readonly OfferView[];
  readonly asked: PromptView | undefined;
  /** `1 of 2, 1 more needed`; empty if nothing is counted. */
  readonly count: string;
  readonly primary: Primary | undefined;
} {
  const { state, actions } = useMatch();
  const { offers, asked } = state;
  return { ...actions, offers, asked, count: asked ? countWords(asked) : '', primary: primaryOf(state) };
}

/** What can be done with a thing now: its moves, or that it can be chosen. */
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

/** Why a thing cannot be chosen for what is asked, in words; undefined if it can, or if nobody asked (`explain` of the actions does). */
export function useWhyNot(ref: TargetRef): readonly string[] | undefined {
  const { asked } = useMatch().state;
  return optionFor(asked, ref)
    ? undefined
    : asked?.refused?.find(({ target }) => sameRef(target, ref))?.words;
}
