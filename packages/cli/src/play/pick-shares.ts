import type { Choice, Prompter } from './prompter.js';

/**
 * Lets a person divide a total among some things, at least 1 each; the last takes what is left.
 *
 * @returns the shares in the order of the things; nothing where the person goes back
 */
export async function pickShares(
  total: number,
  among: readonly string[],
  prompter: Prompter,
): Promise<readonly number[] | undefined> {
  const shares: number[] = [];
  let left = total;
  for (const [index, thing] of among.entries()) {
    const most = left - (among.length - index - 1);
    const least = index === among.length - 1 ? most : 1;
    const choices = Array.from({ length: most - least + 1 }, (_share, at): Choice<number | undefined> => ({
      label: String(least + at),
      value: least + at,
    }));
    const [only] = choices;
    const share =
      only && choices.length === 1
        ? only.value
        : await prompter.select(`How many of ${total} for ${thing}? ${left} are left`, [
            ...choices,
            { label: 'back', value: undefined },
          ]);
    if (share === undefined) return undefined;
    shares.push(share);
    left -= share;
  }
  return shares;
}
