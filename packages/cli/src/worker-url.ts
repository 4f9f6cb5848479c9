/** The built script of the threads. The path is right from `src` as well as from `dist`. */
export const workerUrl = new URL('../dist/worker.js', import.meta.url);
