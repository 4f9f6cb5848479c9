import type { TargetSlot } from '@reticle/core';
import { type Span, MARK, type TargetPhrase, type Token } from '@reticle/core/text';
import { mtgGrammar } from '../grammar.js';

/** "&nbsp;", "&#160;", "<i>": marks of HTML. */
const HTML = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,31});|<\/?[a-zA-Z]{1,10}\s?\/?>/u;

/**
 * Control characters, and letters of other alphabets, which look like ours; accents by themselves, halves of pairs: from one up
 * to another. Punctuation, symbols and characters that nobody sees are none of them.
 */
const STRANGE: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0x0250, 0x180d],
  [0x180f, 0x1fff],
  [0x2c00, 0x2fff],
  [0x3001, 0xfdff],
  [0xfe10, 0xfefe],
  [0xff00, 0xffff],
];

const isStrange = (code: number): boolean =>
  (code < 0x20 || code > 0x7e) && STRANGE.some(([from, to]) => code >= from && code <= to);

/** The first of what no card's text holds, if there is any: a word that is written with it would be overlooked. */
export function strangeIn(text: string): { readonly words: string; readonly span: Span } | undefined {
  const html = HTML.exec(text);
  const end = html ? html.index : text.length;
  for (let at = 0; at < end; at++) {
    if (isStrange(text.charCodeAt(at)))
      return found(text, at, String.fromCodePoint(text.codePointAt(at) ?? 0));
  }
  return html ? found(text, html.index, html[0]) : undefined;
}

const found = (text: string, start: number, words: string) => ({
  words,
  span: { start, end: Math.min(text.length, start + words.length) },
});

type Thing = TargetPhrase['accepts'][number];
const LEAD = ['you', "can't", 'choose'];
const END = ['as', '~', "'s", 'target'];
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);
const ANCHOR: Token = { text: 'target', raw: 'target', start: 0, end: 0, capital: false, depth: 0 };

/**
 * "You can't choose an untapped creature as this spell's target": what may not be chosen as the spell is cast, though it
 * may have become that as it resolves; `unclear` where it is not read.
 */
export function unchoosable(tokens: readonly Token[]): Thing | 'unclear' | undefined {
  const is = (words: readonly string[], at: number): boolean =>
    words.every((word, index) => tokens[at + index]?.text === word);
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

/** A slot that does not accept at announcement what may not be chosen then. */
export function without(slot: TargetSlot, { kind, filter }: Thing): TargetSlot {
  const announceOnly = { not: filter };
  return {
    ...slot,
    accepts: slot.accepts.map((query) =>
      query.kind === kind && 'filter' in query ? { ...query, announceOnly } : query,
    ),
  };
}

/** After a comma these speak of the phrase before it: ", other than a Wall", ", each with a different name". */
const CONTINUES: readonly (readonly string[])[] = [
  ['except', 'a'],
  ['except', 'an'],
  ['except', 'for'],
  ['except', 'those'],
  ['but'],
  ['other', 'than'],
  ['not'],
  ['both'],
  ['each', 'with'],
  ['each', 'controlled'],
  ['each', 'of', 'a'],
  ['all', 'with'],
  ['all', 'controlled'],
  ['one', 'of', 'which'],
  ['none', 'of', 'which'],
  ['which'],
  ['whose'],
];

/** Words at the end of a phrase that "by" goes on with: "that's enchanted by an Aura you own". */
const DONE: ReadonlySet<string> = new Set(['enchanted', 'equipped', 'blocked', 'controlled', 'turn']);
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', ',', ';', MARK.line, MARK.quote]);
const FAR = 12;
const tokenOf = (text: string): Token => ({ text, raw: text, start: 0, end: 0, capital: false, depth: 0 });
const LEADS: readonly (readonly Token[])[] = [[tokenOf('target')], [tokenOf('two'), tokenOf('target')]];

/** "Target artifact and creature.": another thing, and nothing is said of it alone. */
function andThing(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at + 1, at + 1 + FAR);
  return LEADS.some((lead) => {
    const clause = mtgGrammar.readAt([...lead, ...words], lead.length - 1);
    if (clause.found !== 'phrase') return false;
    return SENTENCE_ENDS.has(tokens[at + 1 + clause.to - lead.length]?.text ?? MARK.line);
  });
}

/** "Target player to your left." */
const SIDES: ReadonlySet<string> = new Set(['left', 'right']);

/** "Target creature and up to one other.": of those that follow no word says that they are targets. */
function andSomeOther(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.text !== 'up' || tokens[at + 2]?.text !== 'to') return false;
  const words = tokens.slice(at + 3, at + 3 + FAR);
  const end = words.findIndex(({ text }) => SENTENCE_ENDS.has(text));
  return !words.slice(0, end < 0 ? words.length : end).some(mtgGrammar.isAnchor);
}

/** Whether a phrase goes on, after a comma, "and" or "by", in words that nobody read. */
export function phraseContinues(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === 'and') return andThing(tokens, at) || andSomeOther(tokens, at);
  if (tokens[at]?.text === 'to')
    return tokens[at + 1]?.text === 'your' && SIDES.has(tokens[at + 2]?.text ?? '');
  if (tokens[at]?.text === 'by') return DONE.has(tokens[at - 1]?.text ?? '');
  if (tokens[at]?.text !== ',') return false;
  return (
    andThing(tokens, at) ||
    CONTINUES.some((words) => words.every((word, index) => tokens[at + 1 + index]?.text === word))
  );
}
