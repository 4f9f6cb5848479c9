import { MARK, type Token } from '@reticle/core/text';

const BULLETS: ReadonlySet<string> = new Set(['-', '*', MARK.dash, '◦', '‣', '▪', '■']);

/** "[+1]: ..." is a loyalty cost; other square brackets are those of cleave. */
function isLoyaltyBracket(tokens: readonly Token[], at: number): boolean {
  const open = tokens[at]?.text === '[' ? at : at - 2;
  const [first, number, close, colon] = [0, 1, 2, 3].map((ahead) => tokens[open + ahead]?.text ?? '');
  return first === '[' && /^[+-]?(?:\d{1,2}|x)$/u.test(number ?? '') && close === ']' && colon === ':';
}

/**
 * The marks of a text as people type them: a hyphen, a dash or a star that begins a line is a bullet, and a hyphen between
 * spaces is a dash. A loyalty cost has no brackets.
 */
export function typed(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const { text, start, end } = token;
    if (text === '[' || text === ']') return isLoyaltyBracket(tokens, at) ? [] : token;
    if (!BULLETS.has(text)) return token;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (!next || next.start === end) return token;
    if (before === undefined || before.text === MARK.line)
      return { ...token, text: MARK.bullet, raw: MARK.bullet };
    return text === '-' && before.end < start ? { ...token, text: MARK.dash, raw: MARK.dash } : token;
  });
}
