import type { Tools } from '@reticle/core/match';
import { cardById, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { definitionOf, type LorcanaMatchState } from '../state/match.js';
import { emitEvents } from '../state/table.js';
import { becomes, moving } from './cards.js';
import { discountsUsed } from './ink.js';

/** How a card comes to be played. */
export interface Playing {
  readonly player: string;
  /** Enters play exerted (Bodyguard, rule 8.3.2). */
  readonly exerted?: boolean;
  /** The character that it is put on (Shift, rule 8.10.1). */
  readonly onto?: LorcanaCard | undefined;
}

/**
 * A card is played: it enters play, or, as an action, begins to resolve, which it does at once (rule 5.4.1.2); played by an
 * effect it does so when what plays it has resolved (6.7.7.1).
 */
export function play(
  state: LorcanaMatchState,
  instanceId: string,
  { player, exerted = false, onto }: Playing,
  tools: Tools,
): LorcanaMatchState {
  const before = cardById(state, instanceId);
  if (!before) return state;
  const used = discountsUsed(state, player, before);
  const action = before.types.includes('action');
  const card = becomes(before);
  const entered = emitEvents(
    used,
    tools,
    ...moving(used, before, { zone: action ? 'resolving' : 'play' }),
    ...(onto ? [{ type: 'stacks' as const, card, onto: refTo(onto) }] : []),
  );
  tools.emit({
    type: onto ? 'shifted' : 'played',
    player,
    cardId: instanceId,
    name: before.name,
    ...(onto ? { ontoId: onto.instanceId } : {}),
  });
  const played = emitEvents(entered, tools, {
    type: 'played',
    card,
    player,
    exerted: exerted && !action,
    shifted: onto !== undefined,
  });
  if (!action) return played;
  const todo = definitionOf(state, before.publicId)?.effects ?? [];
  const frame = { controller: player, source: card, variables: {}, bound: {}, todo };
  const triggered = played.triggered + (played.resolving.length > 0 ? 1 : 0);
  return { ...played, triggered, resolving: [frame, ...played.resolving] };
}
