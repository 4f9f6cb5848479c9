import { type Hole, standsAt, type Token } from '@reticle/core/text';
import type { Selector } from '../../language/selector.js';
import type { WordsContext } from './context.js';
import { type DeedName, type History, historyOf, printDeed, readDeed } from './deeds.js';
import { who } from './selectors.js';

/** A player in a relative clause: "you've", "you", "your"; for another one the words for "has" and "'s". */
interface Doer {
  readonly is: Selector;
  readonly has: readonly string[];
  readonly does: readonly string[];
  readonly their: readonly string[];
}
const YOU: Doer = { is: 'you', has: ["you've"], does: ['you'], their: ['your'] };
/** Finds the players whom some words may name, in the order in which they are tried. */
function doersIn(words: readonly Token[], context: WordsContext): readonly Doer[] {
  const marks = words.filter(({ text }) => text.startsWith('{='));
  const named = marks.flatMap((mark) => {
    const is = who.read([mark], context);
    return typeof is === 'object' && who.plural?.(is, context) !== true ? [doerOf(is, mark.text)] : [];
  });
  return [YOU, ...named];
}
const doerOf = (is: Selector, words: string): Doer => ({
  is,
  has: [words, 'has'],
  does: [words],
  their: [words, "'s"],
});
function doerNamed(is: Selector | undefined, context: WordsContext): Doer | undefined {
  if (is === 'you') return YOU;
  const words = is === undefined ? undefined : who.print(is, context);
  return is === undefined || words === undefined ? undefined : doerOf(is, words);
}

/** What follows the objects in words; HAS, DOES and THEIR stand for the player. */
const TAILS: readonly (readonly [deed: DeedName, tail: string, ...also: string[]])[] = [
  ['died', 'that died'],
  ['died', 'that died under THEIR control'],
  ['buried', 'put into THEIR graveyard from the battlefield'],
  ['cast', 'cast'],
  ['cast', 'HAS cast'],
  ['drawn', 'HAS drawn', 'DOES drew'],
  ['discarded', 'HAS discarded', 'DOES discarded'],
  ['sacrificed', 'HAS sacrificed', 'DOES sacrificed'],
  ['attacked', 'DOES attacked with'],
  ['created', 'DOES created', 'HAS created'],
  [
    'entered',
    'DOES had enter the battlefield under THEIR control',
    'that entered the battlefield under THEIR control',
  ],
];
const THIS_TURN = ['this', 'turn'];
const PLAYER = /HAS|DOES|THEIR/u;

const tailOf = (pattern: string, doer: Doer | undefined): readonly string[] =>
  pattern.split(' ').flatMap((word) => {
    if (word === 'HAS') return doer?.has ?? [];
    if (word === 'DOES') return doer?.does ?? [];
    return word === 'THEIR' ? (doer?.their ?? []) : [word];
  });

/** Reads "creatures that died this turn", "card you've drawn this turn". */
export function readHappened(
  words: readonly Token[],
  context: WordsContext,
  plural: boolean,
): History | undefined {
  const end = words.length - THIS_TURN.length;
  if (end < 2 || !standsAt(THIS_TURN, words, end)) return undefined;
  const doers = doersIn(words, context);
  for (const [name, ...tails] of TAILS)
    for (const pattern of tails)
      for (const doer of PLAYER.test(pattern) ? doers : [undefined]) {
        const tail = tailOf(pattern, doer);
        const from = end - tail.length;
        if (from < 1 || !standsAt(tail, words, from)) continue;
        const deed = readDeed(name, words.slice(0, from), plural);
        if (deed) return historyOf(deed, doer?.is);
      }
  return undefined;
}

/** Prints what happened this turn. Returns undefined if it has no words. */
export function printHappened(history: History, context: WordsContext, plural: boolean): string | undefined {
  if (history.turn !== undefined) return undefined;
  const doer = doerNamed(history.who, context);
  if (history.who !== undefined && !doer) return undefined;
  for (const [name, pattern] of TAILS) {
    if (PLAYER.test(pattern) !== (doer !== undefined)) continue;
    const objects = printDeed(name, history, plural);
    if (objects !== undefined) return `${objects} ${said(tailOf(pattern, doer))} this turn`;
  }
  return undefined;
}
const said = (words: readonly string[]): string => words.join(' ').replaceAll(" 's", "'s");

const LIFE = [
  ['lifeGained', 'gained'],
  ['lifeLost', 'lost'],
] as const;
const LEADS = ['the amount of life', 'the life', 'the total amount of life', 'the total life'].map((lead) =>
  lead.split(' '),
);

/** The patterns of amounts of life and damage, with what happened. The first is printed. */
const MUCH: readonly (readonly [Pick<History, 'happened'>, ...(readonly string[])[]])[] = [
  ...LIFE.map(
    ([happened, done]) =>
      [
        { happened },
        ...LEADS.flatMap((lead) => [
          [...lead, 'DOES', done],
          [...lead, 'HAS', done],
        ]),
      ] as const,
  ),
  [
    { happened: 'damaged' },
    ['the', 'damage', 'dealt', 'to', 'DOES'],
    ['the', 'amount', 'of', 'damage', 'dealt', 'to', 'DOES'],
  ],
];

/** "The amount of life you gained this turn", "the damage dealt to that player this turn". */
export const muchThisTurn: Hole<History, WordsContext> = {
  read(words, context) {
    const end = words.length - THIS_TURN.length;
    if (end < 2 || !standsAt(THIS_TURN, words, end)) return undefined;
    const doers = doersIn(words, context);
    for (const [what, ...patterns] of MUCH)
      for (const pattern of patterns)
        for (const doer of doers) {
          const tail = tailOf(pattern.join(' '), doer);
          if (tail.length === end && standsAt(tail, words, 0)) return { ...what, who: doer.is };
        }
    return undefined;
  },
  print({ happened, who: player, are, turn }, context) {
    const [, pattern] = MUCH.find(([what]) => what.happened === happened) ?? [];
    const doer = are === undefined && turn === undefined ? doerNamed(player, context) : undefined;
    return pattern && doer && `${said(tailOf(pattern.join(' '), doer))} this turn`;
  },
};
