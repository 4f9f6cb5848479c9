import { faceRows } from './rows/faces.mjs';
import { matchRows } from './rows/matches.mjs';
import { otherRows } from './rows/others.mjs';
import { questionRows } from './rows/questions.mjs';
import { simulationRows } from './rows/simulations.mjs';

/**
 * @typedef {{ root: string, milliseconds: number, warm?: number, faces?: string }} RowOptions
 * @typedef {{ name: string, unit: string, less?: boolean, run: (options: RowOptions) => Promise<number> }} Row one figure; `less` if less is better
 */

/** @type {readonly Row[]} */
export const rows = [...matchRows, ...otherRows, ...questionRows, ...faceRows, ...simulationRows];
