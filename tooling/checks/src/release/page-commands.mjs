/** @typedef {{ command: string, fails?: string }} PageCommand what a reader types, and what it says where it is to fail */

const BLOCK = /^```sh\n(.*?)^```$/gmsu;
const FAILS = ' # fails: ';

/**
 * Returns the commands of a page, in order: the lines of its blocks fenced as `sh`. If a command must fail, a
 * comment says so and quotes what it prints: `npm test # fails: Tests 4 failed`.
 * @param {string} markdown
 * @returns {PageCommand[]}
 */
export const commandsOf = (markdown) =>
  [...markdown.matchAll(BLOCK)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [command = '', fails] = line.split(FAILS);
      return { command, ...(fails === undefined ? {} : { fails }) };
    });
