import type { Token } from '@reticle/core/text';
import type { Sentence } from './abilities.js';
import { wordSet } from '../word-set.js';

const BEGINS = wordSet('when whenever while if');
/** "During your turn" at the beginning; "during their next turn" behind an effect only says how long. */
const FIRST: ReadonlySet<string> = new Set(['during', 'once']);
/** "Each time", "the next time", "as long as". */
const TIMES = wordSet('each next first');
/** After a comma, these go on with a list: "a character, item, or location". */
const LISTED = wordSet('or and/or character characters item items location locations action song');

/** Whether tokens stand in a condition of their sentence: what is spoken of there is not chosen. */
export function conditionsIn(tokens: readonly Token[], { from, to }: Sentence): (at: number) => boolean {
  const inside = new Set<number>();
  let open = false;
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    if (
      text === 'unless'
        ? forbids(tokens, from, at)
        : BEGINS.has(text) || (FIRST.has(text) && startsAt(tokens, from, at)) || isTime(tokens, at)
    )
      open = true;
    else if (text === ',' && !listContinues(tokens, at + 1)) open = false;
    if (open) inside.add(at);
  }
  return (at) => inside.has(at);
}

/** "Opponents can't choose it unless they choose one of your other characters": what may be done, and is not. */
function forbids(tokens: readonly Token[], from: number, at: number): boolean {
  for (let back = at - 1; back >= from; back--)
    if (tokens[back]?.text === "can't" || tokens[back]?.text === 'cannot') return true;
  return false;
}

const startsAt = (tokens: readonly Token[], from: number, at: number): boolean =>
  at === from || tokens[at - 1]?.text === ',';

function isTime(tokens: readonly Token[], at: number): boolean {
  const [text, before] = [tokens[at]?.text, tokens[at - 1]?.text ?? ''];
  return (text === 'time' && TIMES.has(before)) || (text === 'long' && before === 'as');
}

/** A list goes on with one of its nouns, or a name: what the sentence says begins with a small letter. */
function listContinues(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && (LISTED.has(token.text) || (token.capital && token.text !== 'i'));
}
