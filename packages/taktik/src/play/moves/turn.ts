import type { GameIssue } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { position, positionAt } from '../../language/board.js';
import { taktikIssue } from '../../language/event.js';
import type { Phase } from '../../language/players.js';
import { unitNamed, withUnit } from '../../language/unit.js';
import { begin, closeWindow } from '../../rules/advance.js';
import { ATTACK_SPEC, attackBy, attackerIssues, nextAttack } from '../../rules/fight.js';
import { haveAllMoved, reachOf, marchIssues, moverIssues } from '../../rules/march.js';
import { enterPhase, passWindow } from '../../rules/turn.js';
import { cardFacts, holder } from '../../state/holding.js';
import type { TaktikState, Tools } from '../../state/state.js';

/**
 * Returns why a move of the active player cannot be made now: a window is open, a drawn card waits, or it is
 * another phase.
 */
export function whenIssues(state: TaktikState, wanted: Phase): readonly GameIssue[] {
  const { window, phase } = state;
  if (window) return [taktikIssue('windowOpen', { window: window.name })];
  return phase === wanted ? [] : [taktikIssue('wrongPhase', { phase, wanted })];
}

/** Returns why the player must first deal with the drawn card. */
function drawnIssues(state: TaktikState, player: string): readonly GameIssue[] {
  const { drawn } = holder(state, player);
  return drawn === null ? [] : [taktikIssue('cardPending', cardFacts(state, drawn))];
}

/**
 * Declares an attack and adds it to the queue: one for each unit and turn. The attacked unit is the target.
 */
export const declareAttack = defineMove({
  params: z.strictObject({ unitId: z.string().min(1).max(64) }),
  refuses({ state, player, params: { unitId } }) {
    const issues = [...whenIssues(state, 'attacks'), ...attackerIssues(state, player, unitId)];
    if (issues.length > 0) return issues;
    return unitNamed(state.units, unitId)?.attacked ? [taktikIssue('alreadyAttacked', { unitId })] : [];
  },
  variants: (state: TaktikState, player: string) =>
    state.phase === 'attacks'
      ? state.units
          .filter(({ owner, attacked }) => owner === player && !attacked)
          .map(({ id }) => ({ unitId: id }))
      : [],
  getTargetSpecs: () => [ATTACK_SPEC],
  attempt: ({ player, params: { unitId } }) => attackBy(player, unitId),
  execute({ state, params: { unitId: attackerId }, targets, emit }) {
    const targetId = targets.slots[0]?.targets[0]?.id ?? '';
    emit({ type: 'attackDeclared', attackerId, targetId });
    const units = withUnit(state.units, attackerId, { attacked: true });
    return { ...state, units, queue: [...state.queue, { attackerId, targetId }] };
  },
});

/** Moves a unit, once a turn, to a tile within its reach. Reactions come before and after. */
export const moveUnit = defineMove({
  params: z.strictObject({ unitId: z.string().min(1).max(64), to: position }),
  refuses({ state, player, params: { unitId, to } }) {
    const issues = whenIssues(state, 'movement');
    return issues.length > 0 ? issues : marchIssues(state, player, unitId, to);
  },
  *variants(state: TaktikState, player: string) {
    if (whenIssues(state, 'movement').length > 0 || haveAllMoved(state, player)) return;
    for (const unit of state.units) {
      if (unit.moved || unit.owner !== player || moverIssues(state, player, unit).length > 0) continue;
      for (const tile of reachOf(state, unit).keys())
        yield { unitId: unit.id, to: positionAt(state.board, tile) };
    }
  },
  variantsAreLegal: true,
  execute({ state, params: { unitId, to }, random, emit }) {
    emit({ type: 'moveDeclared', unitId, to });
    return begin({ ...state, pending: { type: 'move', stage: 'beforeMove', unitId, to } }, { random, emit });
  },
});

/** Plays nothing in the open window. */
export const pass = defineMove({
  params: z.strictObject({}),
  refuses: ({ state: { window, phase } }) => (window ? [] : [taktikIssue('noWindow', { phase })]),
  variants: ({ window }: TaktikState) => (window ? [{}] : []),
  variantsAreLegal: true,
  execute({ state, random, emit }) {
    const tools = { random, emit };
    if (state.window) emit({ type: 'passed', window: state.window.name, player: state.window.player });
    const passed = passWindow(state, tools);
    return passed.window ? passed : closeWindow(passed, tools);
  },
});

/** What follows each phase that a player ends. The others end by themselves. */
const AFTER: { readonly [P in Phase]?: (state: TaktikState, tools: Tools) => TaktikState } = {
  cards: (state, tools) => enterPhase(state, 'movement', tools),
  movement: (state, tools) => enterPhase(state, 'attacks', tools),
  attacks: (state, tools) => begin(nextAttack(enterPhase(state, 'dice', tools), tools), tools),
};

/**
 * Ends the phase of cards, of movement, or of attacks. After the last one the dice are rolled and the turn
 * ends.
 */
export const endPhase = defineMove({
  params: z.strictObject({}),
  refuses({ state, player }) {
    const { phase, window } = state;
    if (window) return [taktikIssue('windowOpen', { window: window.name })];
    if (!AFTER[phase]) return [taktikIssue('wrongPhase', { phase, wanted: Object.keys(AFTER).join(', ') })];
    return drawnIssues(state, player);
  },
  variants: ({ window, phase }: TaktikState) => (window === null && AFTER[phase] ? [{}] : []),
  execute: ({ state, random, emit }) => AFTER[state.phase]?.(state, { random, emit }) ?? state,
});
