/** The built script of the threads; found from `src` as well as from `dist`. */
export const workerUrl = new URL('../dist/worker.js', import.meta.url);
