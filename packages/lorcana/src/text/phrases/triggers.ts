import { standsAt, sameValue, type Hole, type Token } from '@reticle/core/text';
import type { CardEvent, PlayerEvent, Trigger } from '../../language/trigger.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { wordsOf, type WordsContext } from './context.js';
import { nthWords, readNth } from './ordinals.js';
import { joined, said, withArticle, type Words } from './said.js';
import { kindInPlay } from './selections.js';
import { anywhere, noun, readOneOf } from './things.js';

type CardTrigger = Extract<Trigger, { readonly card: unknown }>;
type PlayerTrigger = Exclude<Trigger, CardTrigger>;

interface EventWords {
  readonly words: string;
  readonly also?: readonly string[];
  readonly trigger: Omit<CardTrigger, 'card' | 'during'>;
}

/** The words for what happens to a card. The first that fits is printed. */
const EVENTS: readonly EventWords[] = [
  { words: 'quests', trigger: { event: 'quests' } },
  { words: 'sings a song', trigger: { event: 'sings' } },
  { words: 'challenges', trigger: { event: 'challenges' } },
  { words: 'is challenged', trigger: { event: 'isChallenged' } },
  {
    words: 'banishes another character in a challenge',
    trigger: { event: 'banishesInChallenge' },
  },
  {
    words: 'deals damage to another character in a challenge',
    trigger: { event: 'dealsDamageInChallenge', other: { type: 'character' } },
  },
  { words: 'is banished in a challenge', trigger: { event: 'isBanished', inChallenge: 'either' } },
  { words: 'is challenged and banished', trigger: { event: 'isBanished', inChallenge: 'challenged' } },
  { words: 'challenges and is banished', trigger: { event: 'isBanished', inChallenge: 'challenging' } },
  { words: 'is banished', trigger: { event: 'isBanished' } },
  { words: 'is dealt damage', also: ['is damaged', 'takes damage'], trigger: { event: 'isDealtDamage' } },
  { words: 'is returned to your hand from play', trigger: { event: 'returnsToHand' } },
  { words: 'leaves play', trigger: { event: 'leavesPlay' } },
  { words: 'is exerted', trigger: { event: 'isExerted' } },
  { words: 'is readied', trigger: { event: 'isReadied' } },
  { words: 'moves to a location', trigger: { event: 'movesToLocation' } },
  { words: 'is put into your inkwell', trigger: { event: 'isInked' } },
  { words: 'is discarded', trigger: { event: 'isDiscarded' } },
  {
    words: 'is chosen by an opponent for an action',
    trigger: { event: 'isChosen', chosenBy: 'opponent', chosenFor: 'action' },
  },
  { words: 'is chosen by an opponent', trigger: { event: 'isChosen', chosenBy: 'opponent' } },
  { words: 'is chosen by you', trigger: { event: 'isChosen', chosenBy: 'you' } },
  { words: 'is chosen for an action', trigger: { event: 'isChosen', chosenFor: 'action' } },
  { words: 'is chosen for an ability', trigger: { event: 'isChosen', chosenFor: 'ability' } },
  { words: 'is chosen', trigger: { event: 'isChosen' } },
  { words: 'gets a card put under them', trigger: { event: 'getsCardUnder' } },
];
/** The triggers with fixed words. The first words are printed. */
const FIXED: readonly (readonly [words: string, trigger: Trigger, ...also: string[]])[] = [
  [
    'whenever a card is put into your inkwell',
    { event: 'isInked', card: { owner: 'self' } },
    'whenever you put a card into your inkwell',
    'when you put a card into your inkwell',
  ],
  ['whenever you play a card', { event: 'played', card: { controller: 'self' } }, 'when you play a card'],
  ['whenever you ready ~', { event: 'isReadied', card: 'this', by: 'you' }],
];

/** The words for where a card is while the event happens. */
const WHILES: readonly (readonly [words: string, filter: LorcanaCardFilter])[] = [
  [' while here', { atLocation: 'here' }],
  [' while at a location', { atLocation: true }],
];

/** The events that can happen only once to the same card. */
const ONCE: ReadonlySet<CardEvent> = new Set(['played', 'isBanished', 'returnsToHand', 'leavesPlay']);

/** Returns the plural of a verb phrase: "is challenged" becomes "are challenged". */
const ofThem = (words: string): string => words.replace(/^is /u, 'are ').replace(/^(\w+)s(?= |$)/u, '$1');

const PLAYER_VERBS: {
  readonly [Event in Exclude<PlayerEvent, 'turnBegins' | 'turnEnds'>]: readonly [string, string];
} = {
  drawsCard: ['draw a card', 'draws a card'],
  gainsLore: ['gain lore', 'gains lore'],
  losesLore: ['lose lore', 'loses lore'],
};
const PLAYERS = {
  you: ['you', 'your'],
  opponent: ['an opponent', "an opponent's"],
  any: ['a player', "a player's"],
} as const;

function playerWords({ event, player }: PlayerTrigger): string {
  const [who, whose] = PLAYERS[player];
  if (event === 'turnBegins') return `at the start of ${whose} turn`;
  if (event === 'turnEnds') return `at the end of ${whose} turn`;
  return `whenever ${who} ${PLAYER_VERBS[event][player === 'you' ? 0 : 1]}`;
}

const PLAYER_TRIGGERS: ReadonlyMap<string, PlayerTrigger> = new Map(
  (['turnBegins', 'turnEnds', 'drawsCard', 'gainsLore', 'losesLore'] as const).flatMap((event) =>
    (['you', 'opponent', 'any'] as const).map((player) => {
      const trigger: PlayerTrigger = { event, player };
      return [playerWords(trigger).replace("'s", " 's"), trigger] as const;
    }),
  ),
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

const isSame = (one: EventWords['trigger'], other: CardTrigger): boolean =>
  one.event === other.event &&
  one.inChallenge === other.inChallenge &&
  one.chosenBy === other.chosenBy &&
  one.by === other.by &&
  (one.other === undefined || sameValue(one.other, other.other)) &&
  one.chosenFor === other.chosenFor;

const THEY: ReadonlySet<string> = new Set(['they', 'he', 'she', 'it']);
const oneCard = kindInPlay(false);

/** Reads to whom an event happens: this card, "they" who are this card, or a card of a kind. */
function readWhom(words: readonly Token[], context: WordsContext): 'this' | LorcanaCardFilter | undefined {
  const text = wordsOf(words);
  if (text === '~' || THEY.has(text)) return 'this';
  return oneCard.read(words, context);
}

function readEvent(
  words: readonly Token[],
  follows: boolean,
  context: WordsContext,
): CardTrigger | undefined {
  const text = wordsOf(words);
  for (const [end, at] of WHILES) {
    if (!text.endsWith(end)) continue;
    const found = readEvent(words.slice(0, -end.trim().split(' ').length), follows, context);
    return found && found.card !== 'this' ? { ...found, card: { ...found.card, ...at } } : undefined;
  }
  for (const { words: one, also = [], trigger } of EVENTS) {
    for (const end of [one, ...also]) {
      const ends = follows ? [end, ofThem(end)] : [end];
      const found = ends.find((each) => text.endsWith(` ${each}`));
      if (found === undefined) continue;
      const card = readWhom(words.slice(0, -found.split(' ').length), context);
      if (card !== undefined) return { ...trigger, card };
    }
  }
  return (
    readFight(words, follows, context) ??
    readMoved(words, context) ??
    readUnder(words, context) ??
    readHealed(words, context)
  );
}

const FIGHTS = [
  ['challenges', 'challenges'],
  ['is challenged by', 'isChallenged'],
] as const;

/** Reads who the other card is: "challenges a damaged character", "is challenged by a Pirate character". */
function readFight(
  words: readonly Token[],
  follows: boolean,
  context: WordsContext,
): CardTrigger | undefined {
  const verbs = FIGHTS.flatMap(([verb, event]) =>
    (follows ? [verb, ofThem(verb)] : [verb]).map((one) => [one.split(' '), event] as const),
  );
  for (const [verb, event] of verbs)
    for (let at = 1; at + verb.length < words.length; at++) {
      if (!standsAt(verb, words, at)) continue;
      const card = readWhom(words.slice(0, at), context);
      const rest = words.slice(at + verb.length);
      const found = readOneOf(rest, context);
      // A character never challenges itself.
      const { excludeSelf: _self, ...other } = (found && anywhere(found)) ?? {};
      if (card !== undefined && found && Object.keys(other).length > 0) return { event, card, other };
    }
  return undefined;
}

const HEALED: readonly (readonly string[])[] = [
  ['you', 'remove', '1', 'or', 'more', 'damage', 'from'],
  ['you', 'remove', 'damage', 'from'],
];

/** Reads "you remove 1 or more damage from one of your characters". */
function readHealed(words: readonly Token[], context: WordsContext): CardTrigger | undefined {
  const lead = HEALED.find((one) => standsAt(one, words));
  const card = lead && oneCard.read(words.slice(lead.length), context);
  return card ? { event: 'isHealed', card, by: 'you' } : undefined;
}

/** Reads "you move a character here", where "here" is the destination. */
function readMoved(words: readonly Token[], context: WordsContext): CardTrigger | undefined {
  const you = standsAt(['you', 'move'], words);
  const end = you ? ['hither'] : ['moves', 'hither'];
  if (!standsAt(end, words, words.length - end.length)) return undefined;
  const card = oneCard.read(words.slice(you ? 2 : 0, -end.length), context);
  if (!card || card.atLocation !== undefined || (you && card.controller !== undefined)) return undefined;
  return {
    event: 'movesToLocation',
    card: { ...card, ...(you ? { controller: 'self' } : {}), atLocation: 'here' },
  };
}

/** Reads "you put a card under ~". */
function readUnder(words: readonly Token[], context: WordsContext): CardTrigger | undefined {
  if (!standsAt(['you', 'put', 'a', 'card', 'under'], words)) return undefined;
  const card = readWhom(words.slice(5), context);
  return card === undefined ? undefined : { event: 'getsCardUnder', card };
}

/** Reads "you play this character", "you play another character". */
function readPlayed(words: readonly Token[], context: WordsContext): CardTrigger | undefined {
  const theirs = standsAt(['an', 'opponent', 'plays'], words);
  if (!theirs && !standsAt(['you', 'play'], words)) return undefined;
  const rest = words.slice(theirs ? 3 : 2);
  if (!theirs && wordsOf(rest) === '~') return { event: 'played', card: 'this' };
  const found = readOneOf(rest, context);
  const card = found && anywhere(found);
  return card && card.controller === undefined
    ? { event: 'played', card: { ...card, controller: theirs ? 'opponent' : 'self' } }
    : undefined;
}

function readTrigger(words: readonly Token[], follows: boolean, context: WordsContext): Trigger | undefined {
  const counted = readNth(words, (rest) => readTrigger(rest, follows, context));
  if (counted) return counted;
  const lead = LEADS.find((one) => standsAt(one.words, words));
  if (lead) {
    const trigger = readTrigger(words.slice(lead.words.length), false, context);
    return trigger && trigger.during === undefined ? { ...trigger, during: lead.during } : undefined;
  }
  const player = PLAYER_TRIGGERS.get(wordsOf(words));
  if (player) return player;
  const text = wordsOf(words);
  const fixed = FIXED.find(([one, , ...also]) => one === text || also.includes(text))?.[1];
  if (fixed) return fixed;
  const [first, ...rest] = words;
  if (first?.text !== 'when' && first?.text !== 'whenever') return undefined;
  return readPlayed(rest, context) ?? readEvent(rest, follows, context);
}

/** Prints "challenges another character". */
function fightWords({ event, other }: CardTrigger): Words {
  const verb = FIGHTS.find(([, one]) => one === event)?.[0];
  const keys = Object.keys(other ?? {});
  const plain = other?.type === 'character' && keys.length === 1;
  const words = other && noun({ zone: 'play', ...other });
  return said`${verb} ${plain ? 'another character' : words === undefined ? undefined : withArticle(words)}`;
}

function cardWords(trigger: CardTrigger, follows: boolean, context: WordsContext): Words {
  const { event, card, other } = trigger;
  if (event === 'isHealed')
    return card === 'this' || trigger.by !== 'you'
      ? undefined
      : said`whenever you remove 1 or more damage from ${oneCard.print(card, context)}`;
  if (event === 'movesToLocation' && typeof card === 'object' && card.atLocation === 'here') {
    const { atLocation: _here, controller, ...rest } = card;
    const one = noun({ zone: 'play', ...rest });
    return controller === 'self' && one !== undefined
      ? `whenever you move ${withArticle(one)} here`
      : said`whenever ${oneCard.print(controller === undefined ? rest : { ...rest, controller }, context)} moves here`;
  }
  if (event === 'getsCardUnder') {
    const what: Words = card === 'this' ? '~' : oneCard.print(card, context);
    return said`whenever you put a card under ${what}`;
  }
  const verb: Words =
    other && event !== 'dealsDamageInChallenge'
      ? fightWords(trigger)
      : EVENTS.find((one) => isSame(one.trigger, trigger))?.words;
  if (card === 'this') {
    const word = ONCE.has(event) ? 'when' : 'whenever';
    if (event === 'played') return `${word} you play ~`;
    if (verb === undefined) return undefined;
    return follows ? `${word} they ${ofThem(verb)}` : `${word} ~ ${verb}`;
  }
  if (event !== 'played') return said`whenever ${oneCard.print(card, context)} ${verb}`;
  const { controller, ...rest } = card;
  const one = noun({ zone: 'play', ...rest });
  if (one === undefined) return undefined;
  if (controller === 'self') return `whenever you play ${withArticle(one)}`;
  return controller === 'opponent' ? `whenever an opponent plays ${withArticle(one)}` : undefined;
}

/**
 * Prints a trigger: "when you play ~", "during your turn, whenever ...". Returns `undefined` if there are no words
 * for it.
 */
function printTrigger(trigger: Trigger, follows: boolean, context: WordsContext): Words {
  const { during: _during, ...plain } = trigger;
  if (trigger.nth !== undefined) {
    const { nth: _nth, ...every } = trigger;
    return nthWords(trigger, printTrigger(every, follows, context));
  }
  const fixed = FIXED.find(([, one]) => sameValue(one, plain))?.[0];
  const words =
    fixed ??
    ('card' in trigger
      ? cardWords(trigger, follows && trigger.during === undefined, context)
      : playerWords(trigger));
  const lead = DURING.find(([, during]) => during === trigger.during)?.[0];
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
}[] {
  const [first, ...more] = on;
  if (!first || !('card' in first)) return [];
  // What comes with an event is known only if the ability has a single trigger.
  const only = more.length === 0;
  const place = only && first.event === 'movesToLocation' ? [{ name: 'location', types: ['location'] }] : [];
  const number = only ? NUMBERS[first.event] : undefined;
  const result = number === undefined ? {} : { result: number };
  if (first.card === 'this') return [...place, { name: ownAfter(on), ...result }];
  const { type } = first.card;
  return [...place, { name: 'subject', ...(type === undefined ? {} : { types: [type].flat() }), ...result }];
}
