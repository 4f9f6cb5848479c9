/** @typedef {{ command: string, fails?: string }} PageCommand what a reader types, and what it says where it is to fail */

const BLOCK = /^```sh\n(.*?)^```$/gmsu;
const FAILS = ' # fails: ';

/**
 * The commands of a page, in order: the lines of its blocks fenced as `sh`. One that is to fail says so in a comment, with
 * words of what it prints: `npm test # fails: Tests 4 failed`.
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
