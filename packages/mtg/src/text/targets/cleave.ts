import type { Token } from '@reticle/core/text';

/** The words as they are where the cleave cost is not paid: all of them, without the square brackets. */
export const uncleaved = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ text }) => text !== '[' && text !== ']');

/** The words as they are where it is paid (rule 702.148a): nothing in square brackets; `undefined` where nothing is. */
export function cleaved(tokens: readonly Token[]): readonly Token[] | undefined {
  let open = false;
  const kept = tokens.filter(({ text }) => {
    const outside = !open && text !== '[' && text !== ']';
    if (text === '[') open = true;
    else if (text === ']') open = false;
    return outside;
  });
  return kept.length < tokens.length ? kept : undefined;
}
