/** The built script of the threads on which bots think. The path is right from `src` as well as from `dist`. */
export const threadUrl = new URL('../dist/thread.js', import.meta.url);
