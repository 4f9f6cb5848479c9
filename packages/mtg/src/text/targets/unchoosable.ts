import type { TargetSlot } from '@reticle/core';
import { standsAt, MARK, type TargetPhrase, type Token } from '@reticle/core/text';
import { mtgGrammar } from '../lexicon/index.js';

type Thing = TargetPhrase['accepts'][number];
const LEAD = ['you', "can't", 'choose'];
const END = ['as', '~', "'s", 'target'];
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);
const ANCHOR: Token = { text: 'target', raw: 'target', start: 0, end: 0, capital: false, depth: 0 };

/**
 * Finds what may not be chosen as a spell is cast, though a target may have become that as it resolves: "You
 * can't choose an untapped creature as this spell's target". Returns `unclear` if it can't be read.
 */
export function unchoosable(tokens: readonly Token[]): Thing | 'unclear' | undefined {
  const is = (words: readonly string[], at: number): boolean => standsAt(words, tokens, at);
  for (let at = 0; at < tokens.length; at++) {
    if (!is(LEAD, at)) continue;
    const from = at + LEAD.length;
    let to = from;
    while (to < tokens.length && !is(END, to) && tokens[to]?.text !== '.' && tokens[to]?.text !== MARK.line)
      to++;
    if (is(END, to)) return thingIn(tokens.slice(from, to));
  }
  return undefined;
}

function thingIn([article, ...words]: readonly Token[]): Thing | 'unclear' {
  if (!ARTICLES.has(article?.text ?? '')) return 'unclear';
  const clause = mtgGrammar.readAt([ANCHOR, ...words], 0);
  const whole = clause.found === 'phrase' && clause.to === words.length + 1;
  const [query, second] = whole ? clause.phrase.accepts : [];
  return query && !second ? query : 'unclear';
}

/** Returns a slot that doesn't accept at announcement what may not be chosen then. */
export function without(slot: TargetSlot, { kind, filter }: Thing): TargetSlot {
  const announceOnly = { not: filter };
  return {
    ...slot,
    accepts: slot.accepts.map((query) =>
      query.kind === kind && 'filter' in query ? { ...query, announceOnly } : query,
    ),
  };
}
