import type { Token } from '@reticle/core/text';

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

/** Whether a phrase goes on, after a comma or "by", in words that nobody read. */
export function goesOn(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === 'by') return DONE.has(tokens[at - 1]?.text ?? '');
  if (tokens[at]?.text !== ',') return false;
  return CONTINUES.some((words) => words.every((word, index) => tokens[at + 1 + index]?.text === word));
}
