import { standsAt, type Hole, type Token } from '@reticle/core/text';
import type { CardEvent, Trigger } from '../../language/trigger.js';
import { eventGrammar } from '../verbs/events.js';
import { wordsOf, type WordsContext } from './context.js';
import { joined, said, type Words } from './said.js';

/** When turns begin and end: the words before and after whose turn it is. */
const TURNS = [
  ['turnBegins', 'at the start of'],
  ['turnEnds', 'at the end of'],
] as const;
const WHOSE = [
  ['you', 'your turn'],
  ['opponent', "an opponent's turn"],
  ['any', "a player's turn"],
] as const;
const OF_TURNS: readonly (readonly [words: string, trigger: Trigger])[] = TURNS.flatMap(([event, lead]) =>
  WHOSE.map(([player, turn]) => [`${lead} ${turn}`, { event, player }] as const),
);

const DURING = [
  ['during your turn, ', 'yourTurn'],
  ["during opponents' turns, ", 'opponentsTurn'],
  ["during an opponent 's turn, ", 'opponentsTurn'],
] as const;
const LEADS = DURING.map(([words, during]) => ({
  during,
  words: words.trim().replace(',', ' ,').split(' '),
}));

const THEY: ReadonlySet<string> = new Set(['they', 'he', 'she', 'it']);

const following = (context: WordsContext, they: boolean): WordsContext => ({ ...context, they });

function readTrigger(words: readonly Token[], follows: boolean, context: WordsContext): Trigger | undefined {
  const lead = LEADS.find((one) => standsAt(one.words, words));
  if (lead) {
    const trigger = readTrigger(words.slice(lead.words.length), false, context);
    return trigger && trigger.during === undefined ? { ...trigger, during: lead.during } : undefined;
  }
  const text = wordsOf(words);
  const turn = OF_TURNS.find(([one]) => one.replace("'s", " 's") === text)?.[1];
  if (turn) return turn;
  const [first, ...rest] = words;
  if (first?.text !== 'when' && first?.text !== 'whenever') return undefined;
  const event = eventGrammar.read(rest, following(context, follows));
  return event.found === 'one' ? event.value[0] : undefined;
}

/** The events that can happen only once to the same card. */
const ONCE: ReadonlySet<Trigger['event']> = new Set(['played', 'isBanished', 'returnsToHand', 'leavesPlay']);

/**
 * Prints a trigger: "when you play ~", "during your turn, whenever ...". Returns `undefined` if there are no words
 * for it.
 */
function printTrigger(trigger: Trigger, follows: boolean, context: WordsContext): Words {
  const { during, ...event } = trigger;
  const turn = OF_TURNS.find(
    ([, one]) =>
      one.event === event.event && 'player' in event && 'player' in one && one.player === event.player,
  );
  const when = 'card' in event && event.card === 'this' && ONCE.has(event.event) ? 'when' : 'whenever';
  const they = follows && during === undefined;
  const words: Words = turn?.[0] ?? said`${when} ${eventGrammar.print([event], following(context, they))}`;
  const lead = DURING.find(([, one]) => one === during)?.[0];
  return lead === undefined ? words : said`${lead}${words}`;
}

/** The words of one trigger. */
export const triggerWords: Hole<Trigger, WordsContext> = {
  read: (words, context) => readTrigger(words, false, context),
  print: (trigger, context) => printTrigger(trigger, false, context),
};

/** The words of a trigger of cards that were mentioned before, which it calls `this`: "whenever they quest". */
export const theirTrigger: Hole<Trigger, WordsContext> = {
  read: (words, context) => (THEY.has(words[1]?.text ?? '') ? readTrigger(words, true, context) : undefined),
  print: (trigger, context) =>
    'card' in trigger && trigger.card === 'this' ? printTrigger(trigger, true, context) : undefined,
};

/**
 * The words of all triggers of an ability: "when you play ~ and whenever they quest". After the first one, the card
 * is "they".
 */
export const triggersWords: Hole<readonly Trigger[], WordsContext> = {
  read(words, context) {
    const one = readTrigger(words, context.they === true, context);
    if (one) return [one];
    for (let at = 1; at < words.length - 1; at++) {
      if (words[at]?.text !== 'and') continue;
      const first = readTrigger(words.slice(0, at), false, context);
      const second = first && readTrigger(words.slice(at + 1), true, context);
      if (first && second) return [first, second];
    }
    return undefined;
  },
  print: (on, context) =>
    joined(
      on.map((trigger, index) => printTrigger(trigger, index > 0, context)),
      ' and ',
    ),
};

/** The events after which a card is no longer in play. */
const GONE: ReadonlySet<CardEvent> = new Set([
  'isBanished',
  'returnsToHand',
  'leavesPlay',
  'isDiscarded',
  'isInked',
]);

/** Returns what "this character" means in the effects of an ability with these triggers. */
export function ownAfter([first]: readonly Trigger[]): WordsContext['own'] {
  return first && 'card' in first && first.card === 'this' && GONE.has(first.event) ? 'subject' : 'this';
}

/** The names of the numbers that come with events. */
const NUMBERS: Readonly<Partial<Record<CardEvent, string>>> = {
  isHealed: 'REMOVED',
  dealsDamageInChallenge: 'DEALT',
  isDealtDamage: 'DEALT',
};

/** Returns what an ability with these triggers mentions first. */
export function spokenAfter(on: readonly Trigger[]): readonly {
  readonly name: string;
  readonly types?: readonly string[];
  readonly result?: string;
  readonly oneOfTwo?: boolean;
}[] {
  const [first, ...more] = on;
  if (!first || !('card' in first)) return [];
  // What comes with an event is known only if the ability has a single trigger.
  const only = more.length === 0;
  const place = only && first.event === 'movesToLocation' ? [{ name: 'location', types: ['location'] }] : [];
  const number = only ? NUMBERS[first.event] : undefined;
  const result = number === undefined ? {} : { result: number };
  const two = first.other !== undefined || first.event === 'banishesInChallenge' ? { oneOfTwo: true } : {};
  if (first.card === 'this') return [...place, { name: ownAfter(on), ...result, ...two }];
  const { type } = first.card;
  return [
    ...place,
    { name: 'subject', ...(type === undefined ? {} : { types: [type].flat() }), ...result, ...two },
  ];
}
