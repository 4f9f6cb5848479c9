import type { FilterContext, PinnedRef } from '@reticle/core';
import type { Subject } from '../language/reference.js';
import type { LorcanaCardFilter } from '../language/filter.js';
import { lorcanaCardKind } from './game.js';
import type { LorcanaCard } from './card.js';
import { linkedCards, readCard, type LinkedCard } from './links.js';
import { areOpponents, knownCard, type LorcanaBoard } from './state.js';

/** In whose name something is asked, and of which source. */
export interface Asking {
  readonly controller: string;
  readonly source: PinnedRef;
}

/** Who asks, for filters that are asked outside of a choice. */
export function contextOf(state: LorcanaBoard, { controller, source }: Asking): FilterContext {
  const found = knownCard(state, source);
  const read = found && readCard(found);
  return {
    controller,
    source: read,
    sourceRef: source,
    players: state.players.map(({ id }) => id),
    number: (value) => {
      if (typeof value === 'number') return value;
      const property = value.startsWith('source.') ? value.slice('source.'.length) : undefined;
      const got: unknown =
        read && property !== undefined && Object.hasOwn(read, property)
          ? Reflect.get(read, property)
          : undefined;
      return typeof got === 'number' ? got : undefined;
    },
    isPlayer: (player, reference) => {
      if (player === undefined) return false;
      if (reference === 'any') return true;
      if (reference === 'self') return player === controller;
      if (reference === 'opponent') return areOpponents(state, player, controller);
      return reference === 'teammate' && player !== controller && !areOpponents(state, player, controller);
    },
  };
}

/** Whether a card is as a filter wants it. */
export function isSo(card: LinkedCard, filter: LorcanaCardFilter, context: FilterContext): boolean {
  const asked = lorcanaCardKind.matches(filter, card, context);
  return asked.ok && asked.value;
}

/** Every card that a filter lets through; nobody chooses, so that nothing protects it. */
export function cardsSo(
  state: LorcanaBoard,
  filter: LorcanaCardFilter,
  asking: Asking,
): readonly LinkedCard[] {
  const context = contextOf(state, asking);
  return linkedCards(state).filter((card) => isSo(card, filter, context));
}

/** Whether a card, as it is or as it last was, is what an ability is about. */
export function isSubject(state: LorcanaBoard, card: LorcanaCard, subject: Subject, asking: Asking): boolean {
  if (subject !== 'this') return isSo(readCard(card), subject, contextOf(state, asking));
  return card.instanceId === asking.source.id && card.incarnation === asking.source.incarnation;
}
