import { MARK, type TargetPhrase, type Token } from '@reticle/core/text';
import { andNot } from './filters.js';

const HOSTS: ReadonlySet<string> = new Set(['equipped', 'enchanted', 'fortified']);
const STARTS: ReadonlySet<string> = new Set(['when', 'whenever']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'another', 'one']);
const PLAYERS: ReadonlySet<string> = new Set(['player', 'opponent', 'of']);

/**
 * What "another" is other than where no target stands before it: the card itself, or the object to which it is attached,
 * where the ability speaks of that; `unclear` where it speaks of an object that no filter can name.
 */
export function otherThan(tokens: readonly Token[], from: number): 'self' | 'host' | 'unclear' {
  const text = (at: number): string => tokens[at]?.text ?? MARK.line;
  let start = from;
  while (start > 0 && text(start - 1) !== MARK.line && text(start - 1) !== MARK.quote) start--;
  const dash = tokens.slice(start, from).findIndex((token) => token.text === MARK.dash);
  const first = dash < 0 ? start : start + dash + 1;
  const words = tokens.slice(first, from).map((token) => token.text);
  if (words.includes('~')) return 'self';
  if (words.some((word, at) => HOSTS.has(word) && words[at + 2] !== "'s")) return 'host';
  const byObject = STARTS.has(text(first)) && ARTICLES.has(text(first + 1)) && !PLAYERS.has(text(first + 2));
  return byObject ? 'unclear' : 'self';
}

/** A phrase that says "another" as one that is not what the source is attached to. */
export function notHost(phrase: TargetPhrase): TargetPhrase {
  const { other: _, ...rest } = phrase;
  const accepts = phrase.accepts.map((query) =>
    query.kind === 'card' ? { ...query, filter: andNot(query.filter, { hostOfThis: true }) } : query,
  );
  return { ...rest, accepts };
}
