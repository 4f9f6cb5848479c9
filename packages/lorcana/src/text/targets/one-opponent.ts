import type { Token } from '@reticle/core/text';

const WORDS = /^(?:one|1) of your opponents$/;
/** What an anchor is that was not said so. */
const ONE = 'one';

/** "One of your opponents" as "chosen opponent". */
export function withOneOpponent(tokens: readonly Token[]): readonly Token[] {
  const made: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const four = tokens.slice(at, at + 4);
    const [token, , , last] = four;
    if (!token) break;
    const is = tokens[at - 2]?.text !== 'up' && WORDS.test(four.map(({ text }) => text).join(' '));
    if (!is || !last) made.push(token);
    else {
      made.push({ ...token, text: 'chosen', raw: ONE }, { ...last, text: 'opponent' });
      at += 3;
    }
  }
  return made;
}

/** Whether an anchor is "one of your opponents", of whom a condition may only speak. */
export const isOneOpponent = ({ raw }: Token): boolean => raw === ONE;
