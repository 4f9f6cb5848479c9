import type { Tools } from '@reticle/core/match';
import { movedObject, remembering } from '@reticle/core/play';
import { cardsUnder, isCharacter, refTo, withCard, withCards } from '../state/board.js';
import { freshCard, moveCard } from '../state/zones.js';
import { definitionOf, type LorcanaMatchState } from '../state/match.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById } from '../state/state.js';
import { happen } from './events.js';
import { discountsUsed } from './ink.js';

/** How a card comes to be played. */
export interface Playing {
  readonly player: string;
  /** Enters play exerted (Bodyguard, rule 8.3.2). */
  readonly exerted?: boolean;
  /** The character that it is put on (Shift, rule 8.10.1). */
  readonly onto?: LorcanaCard | undefined;
}

/** The top of a stack takes over what the one under it was and had (8.10). */
function shifted(state: LorcanaMatchState, instanceId: string, onto: LorcanaCard): LorcanaMatchState {
  const card = cardById(state, instanceId);
  const below = definitionOf(state, onto.publicId);
  if (!card || !below) return state;
  const { instanceId: id, owner, incarnation } = onto;
  const above = cardsUnder(state, id).map((found) => found.instanceId);
  const { clock } = state;
  const objects = movedObject(state.objects, onto, { zone: 'under', timestamp: clock }, (moved) => ({
    ...freshCard(below, { instanceId: id, owner, incarnation: moved.incarnation, zone: 'under' }),
    under: instanceId,
  }));
  const stacked = withCards(
    { ...state, objects: remembering(objects, onto), clock: clock + 1 },
    above,
    (found) => ({
      ...found,
      under: instanceId,
    }),
  );
  const { exerted, damage, drying, at } = onto;
  const topped = withCard(stacked, instanceId, {
    exerted: exerted || card.exerted,
    damage,
    drying,
    cardsUnder: onto.cardsUnder + 1,
    ...(at === undefined ? {} : { at }),
  });
  const lasting = topped.lasting.map((entry) =>
    entry.card.id === id && entry.card.incarnation === incarnation ? { ...entry, card: refTo(card) } : entry,
  );
  return { ...topped, lasting };
}

/**
 * A card is played: it enters play, or, as an action, begins to resolve, which it does at once (rule 5.4.1.2); played by an
 * effect it does so when what plays it has resolved (6.7.7.1).
 */
export function play(
  state: LorcanaMatchState,
  instanceId: string,
  { player, exerted = false, onto }: Playing,
  { emit }: Tools,
): LorcanaMatchState {
  const before = cardById(state, instanceId);
  if (!before) return state;
  const used = discountsUsed(state, player, before);
  const action = before.types.includes('action');
  const moved = moveCard(used, instanceId, action ? { zone: 'resolving' } : { zone: 'play', exerted });
  const placed = withCard(moved, instanceId, {
    controller: player,
    drying: isCharacter(before),
    thisTurn: onto ? ['played', 'shifted'] : ['played'],
  });
  const entered = onto ? shifted(placed, instanceId, onto) : placed;
  emit({
    type: onto ? 'shifted' : 'played',
    player,
    cardId: instanceId,
    name: before.name,
    ...(onto ? { ontoId: onto.instanceId } : {}),
  });
  const card = cardById(entered, instanceId);
  if (!card) return entered;
  const played = happen(entered, [{ event: 'played', card, subject: refTo(card) }]);
  if (!action) return played;
  const todo = definitionOf(state, card.publicId)?.effects ?? [];
  const frame = { controller: player, source: refTo(card), variables: {}, bound: {}, todo };
  const triggered = played.triggered + (played.resolving.length > 0 ? 1 : 0);
  return { ...played, triggered, resolving: [...played.resolving, { of: 'action', frame }] };
}
