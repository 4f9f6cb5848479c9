import { MARK, type Token } from './token.js';

/** The tokens with every occurrence of one of these names as the one token `~`. */
export function replaceOwnName(
  tokens: readonly Token[],
  names: readonly (readonly string[])[],
): readonly Token[] {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const name of names) {
    const [first] = name;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), name]);
  }
  if (byFirst.size === 0) return tokens;
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const fits = byFirst
      .get(token.text)
      ?.filter((name) => name.every((word, index) => tokens[at + index]?.text === word))
      .reduce((longest, name) => Math.max(longest, name.length), 0);
    const last = fits ? tokens[at + fits - 1] : undefined;
    if (!fits || !last || !(token.capital || token.text.startsWith('this'))) out.push(token);
    else {
      out.push({ ...token, text: MARK.self, end: last.end });
      at += fits - 1;
    }
  }
  return out;
}
