import { MARK, type Token } from '@reticle/core/text';

/**
 * Tokens with the texts that they have where they stand: words that mean something else there get one that other entries
 * of the lexicon have, or none.
 */
export const inPlace = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const text = textInPlace(tokens, at);
    return text === undefined ? token : { ...token, text };
  });

function textInPlace(tokens: readonly Token[], at: number): string | undefined {
  const word = (ahead: number): string => tokens[at + ahead]?.text ?? '';
  const text = word(0);
  if (text === 'here') return movedTo(tokens, at) ? 'hither' : undefined;
  // "With damage equal to": how much, and not only that there is some.
  if (text === 'damage') return word(1) === 'equal' && HAS.test(word(-1)) ? 'damages' : undefined;
  // "At a location named Old Mill", "with cost 2 or less": the location's, and not of what is there.
  if (!/^locations?$/.test(word(-1)) || (word(-2) !== 'at' && word(-3) !== 'at')) return undefined;
  if (text === 'named') return 'called';
  return TELLS.test(text) ? 'having' : undefined;
}

const HAS = /^(?:with|has|have)$/;
const TELLS = /^(?:with|without|that)$/;

/**
 * "Move one of your characters here": where to, not where it is; "move 1 damage from a character here" is neither, nor is
 * "move a character here to another location".
 */
function movedTo(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.text === 'to') return false;
  for (let back = at - 1; back >= 0; back--) {
    const text = tokens[back]?.text ?? '.';
    if (text === '.' || text === ',' || text === MARK.line || text === 'damage') return false;
    if (text === 'move' || text === 'moves') return true;
  }
  return false;
}
