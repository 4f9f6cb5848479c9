import {
  type Attempt,
  issue,
  ok,
  refuse,
  type Result,
  type SlotChoice,
  type TargetRef,
  type TargetSlot,
  type TargetSpec,
} from '@reticle/core';
import { readCard } from '../../state/links.js';
import { areOpponents, playerOf, turnOrder } from '../../state/state.js';
import { cardById, knownCard, type LorcanaBoard } from '../../state/board.js';

/** One choice of one player: a slot, or the part of one player if each player chooses for the slot. */
export interface Opening {
  /** The slot's id. If each player chooses, it is `slot:player`, as in core. */
  readonly id: string;
  readonly slot: TargetSlot;
  /** The player who chooses. Undefined if it depends on an earlier choice. */
  readonly chooser: string | undefined;
}

/**
 * Returns the choices of a spec in the order in which they are made: slot by slot. If each player chooses,
 * the active player is first, then the others in turn order (rule 6.7.6).
 *
 * Refuses with `unboundReference` if it is not known which opponent or role is meant, and with
 * `unknownPlayer` if the player who asks does not exist.
 */
export function openingsOf(
  state: LorcanaBoard,
  { slots }: TargetSpec,
  attempt: Attempt,
): Result<readonly Opening[]> {
  const { controller } = attempt;
  if (!state.players.some(({ id }) => id === controller)) {
    return refuse(issue('unknownPlayer', { player: controller }));
  }
  const order = turnOrder(state);
  const opponents = order.filter((player) => areOpponents(state, player, controller));
  const openings: Opening[] = [];
  for (const slot of slots) {
    if (slot.chooser === 'eachPlayer' || slot.chooser === 'eachOpponent') {
      const choosers = slot.chooser === 'eachPlayer' ? order : opponents;
      openings.push(...choosers.map((chooser) => ({ id: `${slot.id}:${chooser}`, slot, chooser })));
      continue;
    }
    const chooser = chooserOf(slot, attempt, opponents);
    if (chooser === undefined && !slot.chooser.startsWith('slots.')) {
      const reference = slot.chooser === 'opponent' ? `choosers.${slot.id}` : slot.chooser;
      return refuse(issue('unboundReference', { slot: slot.id, reference }));
    }
    openings.push({ id: slot.id, slot, chooser });
  }
  return ok(openings);
}

function chooserOf(
  { id, chooser }: TargetSlot,
  { controller, choosers, roles }: Attempt,
  opponents: readonly string[],
): string | undefined {
  if (chooser.startsWith('role.')) return entryOf(roles, chooser.slice('role.'.length));
  if (chooser.startsWith('slots.')) return undefined;
  if (chooser !== 'opponent') return controller;
  const only = opponents.length === 1 ? opponents[0] : undefined;
  const who = entryOf(choosers, id) ?? only;
  return who !== undefined && opponents.includes(who) ? who : undefined;
}

function entryOf(record: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** An earlier choice, together with its opening. */
export interface Earlier {
  readonly opening: Opening;
  readonly targets: readonly TargetRef[];
}

/** Pairs the choices made so far with their openings. */
export function earlierOf(openings: readonly Opening[], choices: readonly SlotChoice[]): readonly Earlier[] {
  return openings.flatMap((opening, at) => {
    const choice = choices[at];
    return choice ? [{ opening, targets: choice.targets }] : [];
  });
}

/** Returns the one thing chosen for a slot, as it is now or as it last was in play (rule 6.7.7). */
export function pickedFor(
  state: LorcanaBoard,
  earlier: readonly Earlier[],
  slot: string,
): { readonly object: object; readonly controller: string } | undefined {
  const [ref] = earlier.find(({ opening }) => opening.id === slot)?.targets ?? [];
  if (ref?.kind === 'player') {
    const player = playerOf(state, ref.id);
    return player && { object: player, controller: player.id };
  }
  const card = ref?.kind === 'card' ? knownCard(state, ref) : undefined;
  return card && { object: readCard(card), controller: card.controller };
}

/** Whether a chosen thing is still the same object. A card that left its zone is not (rule 7.1.6). */
export function isStill(state: LorcanaBoard, { kind, id, incarnation }: TargetRef): boolean {
  if (kind !== 'card') return true;
  const now = cardById(state, id);
  return now !== undefined && (incarnation === undefined || now.incarnation === incarnation);
}
