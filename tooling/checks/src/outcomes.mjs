/** @typedef {import('./commands.mjs').Outcome} Outcome */

/**
 * One after the other, until one fails.
 * @param {readonly (() => Promise<Outcome>)[]} steps
 * @returns {Promise<Outcome>}
 */
export const inOrder = async (steps) => {
  let output = '';
  for (const step of steps) {
    const outcome = await step();
    output += `${outcome.output}\n`;
    if (!outcome.ok) return { ok: false, output };
  }
  return { ok: true, output };
};

/**
 * What is wrong, a line each; nothing is fine.
 * @param {readonly string[]} faults
 * @param {string} [said] what is worth telling all the same
 * @returns {Outcome}
 */
export const faultless = (faults, said = '') => ({
  ok: faults.length === 0,
  output: [said, ...faults].join('\n').trim(),
});
