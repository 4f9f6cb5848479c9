/** @typedef {import('./commands.mjs').Outcome} Outcome */

/**
 * Runs steps one after the other, until one fails.
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
 * Makes an outcome from faults, one line each. No faults mean success.
 * @param {readonly string[]} faults
 * @param {string} [said] what is worth telling all the same
 * @returns {Outcome}
 */
export const faultless = (faults, said = '') => ({
  ok: faults.length === 0,
  output: [said, ...faults].join('\n').trim(),
});
