import type { LexiconEntry } from '@reticle/core/text';

/** "Target" as a verb, or as what something becomes. */
const SPOKEN = [
  'each target they',
  'changing targets',
  'choosing targets',
  'change any targets of',
  'for each target beyond',
  'more to cast for each target',
  'less to cast for each target',
  'cast for each target',
  'becomes the target of',
  'become the target of',
  'became the target of',
  'becomes a target of',
  'become a target of',
  'be the target of',
  'be the targets of',
  'is the target of',
  'the target of',
  'the targets of',
  'a target of',
  'new target for',
  'new targets for',
  'that targets',
  'that target',
  'could target',
  'can target',
  "can't target",
  'would target',
  'could be targeted',
  'can only target',
  'could only target',
  'may only target',
  'activate only if target',
  'it targets',
  'they target',
  'spell targets',
  'ability targets',
  'each target beyond',
  'copy targets',
  'copies target',
  'you target',
  'spells target',
  'abilities target',
  'able to target',
] as const;

/** "Target" as a noun by itself. With a noun after it, it would be targeting. */
const NOUNS = [
  'the target or targets',
  'target or targets',
  'change any targets',
  'change the target',
  'change the targets',
  'change a target',
  'a single target',
  'single targets',
  'the target',
  'the targets',
  'those targets',
  'each of those targets',
  'its target',
  'its targets',
  'their targets',
  'same target',
  'same targets',
  'legal target',
  'legal targets',
  'illegal target',
  'illegal targets',
  'more targets',
  'additional target',
  'additional targets',
  "'s target",
  "'s targets",
  'chosen target',
  'chosen targets',
  'new target',
  'new targets',
  'possible target',
  'possible targets',
  'no targets',
  'a target',
  'all targets',
  'all the targets',
  'the number of targets',
  'more than one target',
  'that many targets',
  'targets chosen',
] as const;
const HAVING = ['has', 'have', 'had', 'having', 'with'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'one or more', 'two or more', 'multiple'];

/**
 * Phrases about how many targets something has: "if it has only one target", "a spell with two or more
 * targets".
 */
const HOW_MANY = HAVING.flatMap((verb) =>
  ['', 'only ', 'exactly ', 'at least ', 'at most ', 'more than '].flatMap((limit) =>
    NUMBERS.map((number) => `${verb} ${limit}${number} ${number === 'one' ? 'target' : 'targets'}`),
  ),
);
const mention = (words: string): LexiconEntry => ({ role: 'mention', words, examples: [] });

/** The phrases in which "target" targets nothing. */
export const MENTIONS: readonly LexiconEntry[] = [
  ...SPOKEN.map(mention),
  ...[...new Set([...NOUNS, ...HOW_MANY])].map((words) => ({ ...mention(words), noun: true })),
];
