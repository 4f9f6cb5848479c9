// What `npm start` says while it works. It imports only Node, because nothing is installed yet when it begins.

/** A reader is told at least this often that work goes on. */
const EVERY_MS = 5_000;

/** @typedef {(text: string) => unknown} Write */

/**
 * Does some work. Says what it is before it begins, how long it takes every few seconds, and that it is done.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @param {Write} write
 * @returns {Promise<T>}
 */
export const announced = async (what, work, write) => {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  write(`${what} ...`);
  const ticking = setInterval(() => write(` ${seconds()} s ...`), EVERY_MS);
  try {
    const done = await work();
    write(` done, ${seconds()} s.\n`);
    return done;
  } catch (error) {
    write(' failed.\n');
    throw error;
  } finally {
    clearInterval(ticking);
  }
};
