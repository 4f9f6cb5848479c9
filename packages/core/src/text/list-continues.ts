import type { GrammarParts } from './clause-types.js';
import type { NounReader } from './read-noun.js';
import { MARK, type Token } from './tokenize.js';

/** The number of words for which a list or a tail is followed. */
const NEAR = 8;

const NOUN_WORDS: ReadonlySet<string> = new Set(['adjective', 'class', 'head']);

/**
 * Whether another thing of a list follows a comma, which was not understood. To stop before it would drop it.
 */
export function listContinues(reader: NounReader, tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',' || !reader.hits(at + 1).some(({ entry }) => NOUN_WORDS.has(entry.role)))
    return false;
  for (let next = at + 2; next < at + 2 + NEAR; next++) {
    const text = tokens[next]?.text ?? '.';
    if (text === 'or' || text === 'and/or') return true;
    if (text === '.' || text === MARK.line) return false;
  }
  return false;
}

const TAIL_JOINS: ReadonlySet<string> = new Set(['and', 'or', ',']);

/**
 * Whether the words after a join are another tail, or would be one after the first words of the last tail:
 * "with flying and reach", "with power 2, 3, or 4".
 */
export function tailContinues(
  parts: GrammarParts,
  reader: NounReader,
  tokens: readonly Token[],
  from: number,
  at: number,
): boolean {
  const join = tokens[at]?.text ?? '';
  if (!TAIL_JOINS.has(join)) return false;
  if (join === 'or' && reader.hits(at + 1).some(({ entry }) => entry.role === 'tail')) return true;
  for (let start = from; start < at; start++) {
    const first = tokens[start];
    if (!first || !reader.hits(start).some(({ entry, end }) => entry.role === 'tail' && end === at)) continue;
    for (let shared = start + 1; shared < at; shared++) {
      const again = [...tokens.slice(start, shared), ...tokens.slice(at + 1, at + 1 + NEAR)];
      const hits = parts.forward.find(again, 0);
      if (hits.some(({ entry, end }) => entry.role === 'tail' && end > shared - start)) return true;
    }
  }
  return false;
}
