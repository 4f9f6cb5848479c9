import { wrap } from 'comlink';
import type { Engine } from './engine.js';

/** The engine, from the page: every question is answered by the worker. */
export const engine = wrap<Engine>(
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'reticle' }),
);
