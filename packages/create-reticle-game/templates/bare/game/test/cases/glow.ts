import type { Case } from '../case.js';

export const glowCases: readonly Case[] = [[{ glow: { gte: 2 } }, { glow: 2 }, { glow: 1 }]];
