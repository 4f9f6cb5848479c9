export * from './phrases/abilities.js';
export * from './phrases/effects.js';
export * from './phrases/targets.js';
