import { wrap } from 'comlink';
import type { Engine } from './engine.js';

/** The engine for the page: the worker answers every question. */
export const engine = wrap<Engine>(
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'reticle' }),
);
