import type { CardEvent, PlayerEvent, Trigger } from '../../language/trigger.js';
import { inPlay, noun, oneOf, ownPart } from './nouns.js';
import { joined, said, withArticle, type Words } from './said.js';
import { naming, oneThing, THEM, type Talk } from './talk.js';

type CardTrigger = Extract<Trigger, { readonly card: unknown }>;

/** What happens to a card, after its words; those of `once` happen to this very card once only. */
const VERBS: { readonly [Event in Exclude<CardEvent, 'played' | 'isBanished'>]: string } = {
  quests: 'quests',
  sings: 'sings a song',
  challenges: 'challenges',
  isChallenged: 'is challenged',
  banishesInChallenge: 'banishes another character in a challenge',
  isDealtDamage: 'is dealt damage',
  leavesPlay: 'leaves play',
  isExerted: 'is exerted',
  isReadied: 'is readied',
  movesToLocation: 'moves to a location',
  isInked: 'is put into your inkwell',
  isDiscarded: 'is discarded',
  isChosen: 'is chosen',
  getsCardUnder: 'gets a card put under them',
};
const BANISHED = {
  either: 'is banished in a challenge',
  challenged: 'is challenged and banished',
  challenging: 'challenges and is banished',
} as const;
const ONCE: ReadonlySet<CardEvent> = new Set(['played', 'isBanished', 'leavesPlay']);

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

function playerWords({ event, player }: Exclude<Trigger, CardTrigger>): Words {
  const [who, whose] = PLAYERS[player];
  if (event === 'turnBegins') return `at the start of ${whose} turn`;
  if (event === 'turnEnds') return `at the end of ${whose} turn`;
  return `whenever ${who} ${PLAYER_VERBS[event][player === 'you' ? 0 : 1]}`;
}

const CHOSEN_BY = { you: ' by you', opponent: ' by an opponent' } as const;
const CHOSEN_FOR = { action: ' for an action', ability: ' for an ability' } as const;

function verbOf({ event, inChallenge, chosenBy, chosenFor }: CardTrigger): Words {
  if (event !== 'isChosen' && (chosenBy || chosenFor)) return undefined;
  if (event === 'played') return undefined;
  if (event === 'isBanished') return inChallenge ? BANISHED[inChallenge] : 'is banished';
  if (inChallenge) return undefined;
  return `${VERBS[event]}${chosenBy ? CHOSEN_BY[chosenBy] : ''}${chosenFor ? CHOSEN_FOR[chosenFor] : ''}`;
}

function cardWords({ self }: Talk, trigger: CardTrigger): Words {
  const { event, card, other } = trigger;
  if (other) return undefined;
  if (card === 'this') {
    const word = ONCE.has(event) ? 'when' : 'whenever';
    return event === 'played' ? `${word} you play ${self}` : said`${word} ${self} ${verbOf(trigger)}`;
  }
  if (event !== 'played') return said`whenever ${oneOf(inPlay(card))} ${verbOf(trigger)}`;
  const own = ownPart(card);
  const one = own && noun(inPlay(own));
  return one === undefined ? undefined : `whenever you play ${withArticle(one)}`;
}

/** "is challenged" of one thing is "are challenged" of them. */
const ofThem = (words: Words): Words => words?.replace(/^is /u, 'are ').replace(/^(\w+)s(?= |$)/u, '$1');

/** All triggers of an ability; after the first one the card is called "they". */
export const triggersWords = (talk: Talk, on: readonly Trigger[]): Words =>
  joined(
    on.map((trigger, index) => {
      const plain = 'card' in trigger && trigger.card === 'this' && trigger.event !== 'played';
      if (index === 0 || !plain || trigger.other || trigger.during) return triggerWords(talk, trigger);
      return said`${ONCE.has(trigger.event) ? 'when' : 'whenever'} they ${ofThem(verbOf(trigger))}`;
    }),
    ' and ',
  );

/** "when you play this character", "during your turn, whenever ..."; `undefined` where there are no words for it. */
export function triggerWords(talk: Talk, trigger: Trigger): Words {
  const words = 'card' in trigger ? cardWords(talk, trigger) : playerWords(trigger);
  if (trigger.during === undefined) return words;
  return trigger.during === 'yourTurn'
    ? said`during your turn, ${words}`
    : said`during opponents' turns, ${words}`;
}

/** What a trigger is about, as its effects call it: a card that has left play is a card. */
const GONE: ReadonlySet<CardEvent> = new Set(['isBanished', 'leavesPlay', 'isDiscarded', 'isInked']);

/** The talk of an ability that triggers so. */
export function talkAfter(talk: Talk, on: readonly Trigger[]): Talk {
  const [first] = on;
  if (!first || !('card' in first)) return talk;
  const gone = GONE.has(first.event);
  if (first.card === 'this') return naming(talk, 'subject', oneThing(gone ? 'this card' : talk.self, 'your'));
  return naming(
    talk,
    'subject',
    gone ? oneThing('that card', first.card.controller === 'self' ? 'your' : "their player's") : THEM,
  );
}
