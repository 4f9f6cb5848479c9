import type { Entries } from './entries.js';

const WORDS = [
  'becomes the target of', 'become the target of', 'became the target of', 'be the target of', 'be the targets of', 'is the target of',
  'the target of', 'the targets of', 'change the target', 'change the targets', 'change a target', 'new target for', 'new targets', 'a single target', 'single targets', 'that targets', 'that target',
  'could target', 'can target', "can't target", 'would target', 'could be targeted', 'only target', 'it targets', 'if it targets', 'they target', 'spell targets', 'ability targets',
  'the target', 'the targets', 'those targets', 'each target beyond', 'each of those targets', 'its target', 'its targets', 'their targets', 'same target', 'same targets',
  'legal target', 'legal targets', 'illegal target', 'more targets', 'additional target', 'additional targets', 'copy targets', 'copies target', 'you target', 'spells target', 'abilities target', 'able to target',
  "'s target", "'s targets", 'chosen target', 'chosen targets', 'new target', 'possible target', 'no targets', 'a target', 'all targets', 'all the targets', 'the number of targets', 'more than one target', 'with one target', 'that many targets', 'targets chosen',
] as const;

/** "Target" where nothing is targeted. */
export const MENTIONS: Entries = WORDS.map((words) => ({ role: 'mention', words, examples: [] }));
