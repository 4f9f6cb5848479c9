import { MARK, type Token } from '@reticle/core/text';
import { wordSet } from './word-set.js';

/**
 * Words that mean something else where they stand: there they get a text of their own, which other entries of the
 * lexicon have, or none.
 */
const IN_PLACE: Readonly<Record<string, (tokens: readonly Token[], at: number) => string | undefined>> = {
  here: (tokens, at) => (movedTo(tokens, at) ? 'hither' : undefined),
  /** "At a location named Old Mill", "with cost 2 or less": the location's, and not of what is there. */
  named: (tokens, at) => (saysWhere(tokens, at) ? 'called' : undefined),
  with: unknownThere,
  without: unknownThere,
  that: unknownThere,
  /** "With damage equal to": how much, and not only that there is some. */
  damage: (tokens, at) =>
    tokens[at + 1]?.text === 'equal' && HAS.has(tokens[at - 1]?.text ?? '') ? 'damages' : undefined,
};

const HAS = wordSet('with has have');

/** After "at a location", "at any location", "at locations". */
const saysWhere = (tokens: readonly Token[], at: number): boolean =>
  /^locations?$/.test(tokens[at - 1]?.text ?? '') &&
  (tokens[at - 2]?.text === 'at' || tokens[at - 3]?.text === 'at');

function unknownThere(tokens: readonly Token[], at: number): string | undefined {
  return saysWhere(tokens, at) ? 'having' : undefined;
}

/** Tokens with the texts that they have where they stand. */
export const inPlace = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const text = Object.hasOwn(IN_PLACE, token.text) ? IN_PLACE[token.text]?.(tokens, at) : undefined;
    return text === undefined ? token : { ...token, text };
  });

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
