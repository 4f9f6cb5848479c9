import { tileAt } from '../language/board.js';
import { TERRAIN } from '../language/terrain.js';
import { modified } from './hooks.js';
import { DIE, HITS_FROM } from '../language/limits.js';
import type { TaktikState } from '../state/state.js';
import type { TaktikUnit } from '../language/unit.js';

/** What a die comes to. */
export interface Judgement {
  /** What was added, by terrain or card, in order. */
  readonly modifiers: readonly { readonly from: string; readonly amount: number }[];
  /** From 1 to 6. */
  readonly total: number;
  readonly hit: boolean;
}

/** Judges a die: the terrain of both tiles, then the standing effects on the attacker; clamped to 1..6, 4 or more hits. */
export function judge(state: TaktikState, attacker: TaktikUnit, target: TaktikUnit, die: number): Judgement {
  const from = tileAt(state.board, attacker).terrain;
  const to = tileAt(state.board, target).terrain;
  const terrain = [
    { from: `attacker in ${from}`, amount: TERRAIN[from].attacker },
    { from: `defender in ${to}`, amount: -TERRAIN[to].defender },
  ].filter(({ amount }) => amount !== 0);
  const base = terrain.reduce((sum, { amount }) => sum + amount, die);
  const { value, by } = modified(state, 'modifyAttackRoll', attacker, base);
  const total = Math.min(Math.max(value, 1), DIE);
  return { modifiers: [...terrain, ...by], total, hit: total >= HITS_FROM };
}

/** How likely a hit is, from 0 to 1. */
export function hitChance(state: TaktikState, attacker: TaktikUnit, target: TaktikUnit): number {
  let hits = 0;
  for (let die = 1; die <= DIE; die++) if (judge(state, attacker, target, die).hit) hits++;
  return hits / DIE;
}
