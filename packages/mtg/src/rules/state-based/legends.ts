import type { LegalTargets, PinnedRef } from '@reticle/core';
import type { MtgCard } from '../../state/card.js';
import { permanentsIn } from '../../state/cards.js';
import { matchWith } from '../../state/copies.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { among } from '../../state/memo.js';
import { refOf } from '../../state/refs.js';
import { inTurnOrder } from '../../state/state.js';
import { entryAt } from '../../state/sure.js';
import type { OpenDecision } from '../move-execution.js';
import { chosenRefs, refSpec } from '../select/select.js';

type Rivals = readonly MtgCard[];

/** Returns the legendary permanents that have a name. */
const legendsAmong = among(
  (card: MtgCard) =>
    card.phasedOut || !card.supertypes.includes('legendary') || card.names.length === 0 ? [] : [card],
  (legends) => legends,
);

/** Returns the groups of legendary permanents with the same controller and name (rule 704.5j). */
function rivalsIn(state: MtgMatchState): readonly Rivals[] {
  const legends = legendsAmong(permanentsIn(state));
  if (legends.length < 2) return NONE;
  const named = new Map<string, MtgCard[]>();
  for (const card of legends) {
    const key = JSON.stringify([controllerOf(card), card.names]);
    named.set(key, [...(named.get(key) ?? []), card]);
  }
  return [...named.values()].filter(({ length }) => length > 1);
}
const NONE: readonly Rivals[] = [];

const isKept = ({ keeps = [] }: MtgMatchState, { instanceId, incarnation }: MtgCard): boolean =>
  keeps.some(({ id, incarnation: kept }) => id === instanceId && incarnation === kept);

/**
 * Returns what the legend rule puts into the graveyard: all but the chosen one, or all but the first if
 * nobody was asked.
 */
export const fallenLegends = (state: MtgMatchState): readonly PinnedRef[] =>
  rivalsIn(state).flatMap((rivals) => {
    const stays = rivals.find((card) => isKept(state, card)) ?? entryAt(rivals, 0);
    return rivals.flatMap((card) => (card === stays ? [] : [refOf(card)]));
  });

/**
 * Asks a player which of several legendary permanents of the same name to keep (rule 704.5j); in turn order
 * if several players must choose (101.4).
 */
export function legendDecision(state: MtgMatchState): OpenDecision | undefined {
  const open = rivalsIn(state).filter((rivals) => !rivals.some((card) => isKept(state, card)));
  if (open.length === 0) return undefined;
  const controllers = open.map((rivals) => controllerOf(entryAt(rivals, 0)));
  const player = entryAt(inTurnOrder(state, controllers), 0);
  const rivals = entryAt(open, controllers.indexOf(player));
  const spec = refSpec({
    refs: rivals.map(refOf),
    min: 1,
    max: 1,
    description: 'Which of the legendary permanents stays',
  });
  return { kind: 'legend', player, spec, attempt: { controller: player }, state };
}

/** Records which one the player keeps. */
export const recordKept = (state: MtgMatchState, chosen: LegalTargets): MtgMatchState =>
  matchWith(state, { keeps: [...(state.keeps ?? []), ...chosenRefs(chosen)] });
