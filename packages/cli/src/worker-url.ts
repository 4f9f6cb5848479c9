/** The built script of the threads. The path is right from `src` as well as from `dist`. */
export const workerUrl = new URL('../dist/worker.js', import.meta.url);

/** The built module that loads games for the threads on which the bots of a server think. */
export const servedGamesUrl = new URL('../dist/served-games.js', import.meta.url);
