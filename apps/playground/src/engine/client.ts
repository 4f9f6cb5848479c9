import { wrap } from 'comlink';
import type { Engine } from './engine.js';

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'reticle' });

/** The engine for the page: the worker answers every question. */
export const engine = wrap<Engine>(worker);

/** Resolves if the worker cannot be loaded: it answers nothing then. An error within it is told with words. */
export const engineLost = new Promise<true>((resolve) => {
  worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) => {
    if (message === undefined || message === '') resolve(true);
  });
});
