import { MARK, type Token } from '@reticle/core/text';
import { mtgGrammar } from './grammar.js';

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

/** Whether a phrase goes on, after a comma, "and" or "by", in words that nobody read. */
export function goesOn(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === 'and') return andThing(tokens, at);
  if (tokens[at]?.text === 'by') return DONE.has(tokens[at - 1]?.text ?? '');
  if (tokens[at]?.text !== ',') return false;
  return (
    andThing(tokens, at) ||
    CONTINUES.some((words) => words.every((word, index) => tokens[at + 1 + index]?.text === word))
  );
}
