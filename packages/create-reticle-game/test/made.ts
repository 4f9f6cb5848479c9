import { unwrap } from '@reticle/core';
import { planGame, writeGame, type GamePlan } from '../src/scaffold.js';
import { here, workspace } from './scratch.js';

/** Makes a game in a copy of the workspace's structure. */
export async function made(bare = false): Promise<GamePlan> {
  const plan = unwrap(await planGame({ name: 'lamp-war', workspace: true, bare }, workspace(), '1.2.3'));
  unwrap(await writeGame(plan));
  return plan;
}

/** The settings with which its programs are called. */
export const settings = {
  preferLocal: true,
  localDir: here,
  reject: false,
  env: { NO_COLOR: '1' },
  all: true,
} as const;
