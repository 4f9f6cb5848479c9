import type { Case } from '../case.js';

export const litCases: readonly Case[] = [[{ lit: true }, { lit: true }, {}]];
