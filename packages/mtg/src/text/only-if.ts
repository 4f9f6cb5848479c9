import { MARK, type Token } from '@reticle/core/text';

/** The condition under which alone a target is asked for, decided as the spell is cast. */
export interface OnlyIf {
  /** In the text's words: "this spell was kicked". */
  readonly words: string;
  /** What it asks for stands in for an earlier target of the same ability. */
  readonly instead?: true;
}

/** Words that speak of a choice made in casting (rule 601.2b). */
const CHOSEN: ReadonlySet<string> = new Set(['kicked', 'bargained', 'promised', 'paid']);
const ENDS: ReadonlySet<string> = new Set(['.', MARK.line, MARK.bullet, MARK.quote, MARK.dash]);

/** "If this spell was kicked, it deals 2 damage to target player": what a sentence of a spell depends on. */
export function onlyIf(tokens: readonly Token[], from: number): OnlyIf | undefined {
  const text = (at: number): string => tokens[at]?.text ?? MARK.line;
  let start = from;
  while (start > 0 && !ENDS.has(text(start - 1))) start--;
  let comma = start;
  while (comma < from && text(comma) !== ',') comma++;
  const chosen = tokens.slice(start, comma).some((token) => CHOSEN.has(token.text));
  if (text(start) !== 'if' || comma === from || !chosen) return undefined;
  const said = tokens
    .slice(start + 1, comma)
    .map((token) => (token.text === '~' ? 'this spell' : token.text));
  let end = from;
  while (end < tokens.length && !ENDS.has(text(end))) end++;
  const instead = tokens.slice(comma, end).some((token) => token.text === 'instead');
  return { words: said.join(' ').replaceAll(" 's", "'s"), ...(instead ? { instead } : {}) };
}
