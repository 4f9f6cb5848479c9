import { standsAt, MARK, type Token } from '@reticle/core/text';
import { mtgGrammar } from '../lexicon/index.js';

/**
 * Words that after a comma continue the phrase before it: ", other than a Wall", ", each with a different
 * name".
 */
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

/** Words at the end of a phrase that "by" continues: "that's enchanted by an Aura you own". */
const DONE: ReadonlySet<string> = new Set(['enchanted', 'equipped', 'blocked', 'controlled', 'turn']);
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', ',', ';', MARK.line, MARK.quote]);
const FAR = 12;
const tokenOf = (text: string): Token => ({ text, raw: text, start: 0, end: 0, capital: false, depth: 0 });
const LEADS: readonly (readonly Token[])[] = [[tokenOf('target')], [tokenOf('two'), tokenOf('target')]];

/** "Target artifact and creature.": another object, about which nothing else is said. */
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

/** "Target creature and up to one other.": no word says that the others are targets. */
function andSomeOther(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.text !== 'up' || tokens[at + 2]?.text !== 'to') return false;
  const words = tokens.slice(at + 3, at + 3 + FAR);
  const end = words.findIndex(({ text }) => SENTENCE_ENDS.has(text));
  return !words.slice(0, end < 0 ? words.length : end).some(mtgGrammar.isAnchor);
}

/** Whether a phrase continues, after a comma, "and" or "by", with words that nobody read. */
export function phraseContinues(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === 'and') return andThing(tokens, at) || andSomeOther(tokens, at);
  if (tokens[at]?.text === 'to')
    return tokens[at + 1]?.text === 'your' && SIDES.has(tokens[at + 2]?.text ?? '');
  if (tokens[at]?.text === 'by') return DONE.has(tokens[at - 1]?.text ?? '');
  if (tokens[at]?.text !== ',') return false;
  return andThing(tokens, at) || CONTINUES.some((words) => standsAt(words, tokens, at + 1));
}
