import {
  clauseGrammar,
  sameValue,
  type GivingWords,
  type Idiom,
  type Template,
  type Verb,
} from '@reticle/core/text';
import * as z from 'zod';
import {
  trigger as triggerSchema,
  type SimpleTrigger,
  type Trigger,
  eventsOf,
} from '../../language/trigger.js';
import { contextKey, type WordsContext } from '../phrases/context.js';
import { eventObjects, eventPlayers } from './event-nouns.js';
import { EVENT_TYPES } from './event-types.js';

/** An event of which only its kind is known to be one. */
type EventTemplate = { readonly on: SimpleTrigger['on'] | 'anyOf' } & Readonly<Record<string, Template>>;

/** Every event may be told to happen during somebody's turn. */
const DURING = { during: '$during?' } as const;

/** Verbs of an object: what happens to it. */
const object = (words: Verb['words'], means: EventTemplate): Verb => ({
  subject: 'object',
  words,
  means: { what: '$subject.what', ...DURING, ...means },
});
/** The same, also of one or more objects at the same time. */
const oneOrMore = (words: Verb['words'], means: EventTemplate): readonly Verb[] => [
  object(words, means),
  object(words, { ...means, what: '$subject.group', many: true }),
];
/** Verbs of a player: what the player does. */
const player = (words: Verb['words'], means: EventTemplate): Verb => ({
  subject: 'player',
  words,
  means: { who: '$subject', ...DURING, ...means },
});
/** Verbs of you alone. */
const yours = (words: Verb['words'], means: EventTemplate): Verb => ({
  subject: 'you',
  words,
  means: { ...DURING, ...means },
});

const FROM_BATTLEFIELD = { on: 'moves', from: 'battlefield' } as const;
const UNDER_YOURS = ['enter the battlefield under your control', 'enter under your control'];
const ENTERS = { on: 'moves', to: 'battlefield' } as const;
const DIES = { ...FROM_BATTLEFIELD, to: 'graveyard' } as const;
/** Cards: a token isn't one (rule 111.6). */
const CARD = { '...': '$subject.card', token: false } as const;
const CARDS = { '...': '$subject.cards', token: false } as const;
const YOUR_CARDS = { ...CARDS, owner: 'self' } as const;
const INTO = { to: '$into.to', owner: '$into.owner?' } as const;

/** Whose graveyard and library something leaves: the words, and the owner as filters name them. */
const OWNERS = [
  ['your', 'self'],
  ["an opponent's", 'opponent'],
] as const;

const moves: readonly Verb[] = [
  ...oneOrMore(['enter the battlefield', 'enter'], ENTERS),
  object('die', { ...DIES, damagedBy: '$subject.damagedBy?' }),
  object(['die', 'are put into a graveyard from the battlefield'], {
    ...DIES,
    what: '$subject.group',
    many: true,
  }),
  object('are put into a graveyard', { ...DIES, damagedBy: '$subject.damagedBy' }),
  ...oneOrMore('leave the battlefield', FROM_BATTLEFIELD),
  object('are exiled from the battlefield', { ...FROM_BATTLEFIELD, to: 'exile' }),
  // What is said of permanents is said of the battlefield (rule 109.2).
  object(['are put into <into:into> from the battlefield', 'are put into <into:into>'], {
    ...FROM_BATTLEFIELD,
    ...INTO,
  }),
  object('are put into <into:into> from anywhere', { on: 'moves', what: CARD, ...INTO }),
  object('are put into a_graveyard|graveyards from anywhere', {
    on: 'moves',
    what: CARDS,
    to: 'graveyard',
    many: true,
  }),
  {
    ...object('are put into <into:into> from anywhere', { on: 'moves', what: 'self', ...INTO }),
    is: { what: 'self' },
  },
  object(['are returned to <owner:owner> hand', 'are returned to <owner:owner> hand from the battlefield'], {
    ...FROM_BATTLEFIELD,
    to: 'hand',
    owner: '$owner',
  }),
  ...oneOrMore("are returned to its_owner's|a_player's hand", { ...FROM_BATTLEFIELD, to: 'hand' }),
  object('are put into your graveyard from anywhere', {
    on: 'moves',
    what: YOUR_CARDS,
    to: 'graveyard',
    many: true,
  }),
  ...OWNERS.flatMap(([whose, owner]) => [
    object(`are put into ${whose} graveyard from ${whose} library`, {
      on: 'moves',
      what: { ...CARDS, owner },
      from: 'library',
      to: 'graveyard',
      many: true,
    }),
    object(`are put into ${whose} graveyard from ${whose} library`, {
      on: 'moves',
      what: { ...CARD, owner },
      from: 'library',
      to: 'graveyard',
    }),
    object(`leave ${whose} graveyard`, {
      on: 'moves',
      what: { ...CARDS, owner },
      from: 'graveyard',
      many: true,
    }),
    object(`leave ${whose} graveyard`, { on: 'moves', what: { ...CARD, owner }, from: 'graveyard' }),
    object(`are put into exile from ${whose} graveyard`, {
      on: 'moves',
      what: { ...CARDS, owner },
      from: 'graveyard',
      to: 'exile',
      many: true,
    }),
  ]),
  object(['enter the battlefield from <from:zone>', 'enter from <from:zone>'], {
    ...ENTERS,
    from: '$from.from',
    owner: '$from.owner?',
  }),
  ...oneOrMore(UNDER_YOURS, { ...ENTERS, under: 'self' }),
  object(["enter the battlefield under an opponent's control", "enter under an opponent's control"], {
    ...ENTERS,
    under: 'opponent',
  }),
];

const changes: readonly Verb[] = [
  object('become tapped', { on: 'becomesTapped' }),
  object('become untapped', { on: 'becomesUntapped' }),
  object('transform', { on: 'transforms' }),
  {
    subject: 'object',
    is: { day: true },
    words: 'become night or night becomes day',
    means: { on: 'dayChanges', ...DURING },
  },
  // On a back: the front transformed into it.
  { ...object('transform into ~', { on: 'transforms', what: 'self' }), is: { what: 'self' } },
  object('mutate', { on: 'mutates' }),
  object('are turned face up', { on: 'turnedFaceUp' }),
  object('become <mark:mark>', { on: 'becomesMarked', mark: '$mark' }),
  object('exploit <other:thing>', { on: 'exploits', other: '$other' }),
  object('become the target of <by:by>', { on: 'becomesTarget', by: '$by' }),
  object('become the target of <by:by> <who:controller>', { on: 'becomesTarget', by: '$by', who: '$who' }),
  object('become the target of <spell:kindOfSpell>', { on: 'becomesTarget', by: 'spell', spell: '$spell' }),
  object('are put on <what:any>', { on: 'getsCounters', what: '$what', counter: '$subject.counters' }),
  object('are put on <what:any>', {
    on: 'getsCounters',
    what: '$what',
    counter: '$subject.counter',
    each: true,
  }),
  object('are removed from <what:any>', {
    on: 'losesLastCounter',
    what: '$what',
    counter: '$subject.lastCounter',
  }),
  // 701.43: only you can exert what you control.
  yours('exert ~', { on: 'exerted', what: 'self' }),
  yours('exert <what:thing>', { on: 'exerted', what: { '...': '$what', controller: 'self' } }),
  {
    subject: 'player',
    is: 'each',
    words: 'tap <what:any> for mana',
    means: { on: 'tappedForMana', what: '$what' },
  },
  object('are tapped for mana', { on: 'tappedForMana' }),
  // Players can only tap their own permanents for mana (rule 106.12).
  yours('tap <what:thing> for mana', { on: 'tappedForMana', what: { '...': '$what', controller: 'self' } }),
];

const BLOCKED_BY = { what: '$subject.what', other: '$other' } as const;

const DEALT = [
  ['you', 'you'],
  ['opponent', 'opponent'],
  ['each', 'player'],
] as const;

const combat: readonly Verb[] = [
  object('are dealt (combat) damage', { on: 'isDealtDamage', combat: '$combat?' }),
  // A source may be a permanent, a spell or a card: whatever deals the damage (rule 609.7).
  object('deal (combat) damage to <to:struck>', {
    on: 'dealsDamage',
    what: '$subject.source',
    to: '$to',
    combat: '$combat?',
  }),
  object('deal (combat) damage to <to:struck>', { on: 'dealsDamage', to: '$to', combat: '$combat?' }),
  ...(['$subject.source', '$subject.what'] as const).map((what) =>
    object('deal noncombat damage to <to:struck>', { on: 'dealsDamage', what, to: '$to', noncombat: true }),
  ),
  object('deal (combat) damage', { on: 'dealsDamage', to: 'any', combat: '$combat?' }),
  // All damage of the same time is one event of the player who is dealt it.
  ...DEALT.map(([who, to]): Verb => ({
    subject: 'player',
    is: who,
    words: 'are dealt (combat) damage',
    means: { on: 'dealsDamage', what: {}, to, combat: '$combat?', many: true, ...DURING },
  })),
  object('deal (combat) damage to <to:struckPlayer>', {
    on: 'dealsDamage',
    what: '$subject.group',
    to: '$to',
    combat: '$combat?',
    many: true,
  }),
  object("attack and [isn't|aren't] blocked", { on: 'isntBlocked' }),
  object('attack', { on: 'attacks', others: '$subject.others?' }),
  object('attack while saddled', { on: 'attacks', saddled: true }),
  object('attack alone', { on: 'attacks', alone: true }),
  object('attack you', { on: 'attacks', player: 'you' }),
  object('attack you or a planeswalker you control', { on: 'attacks', player: 'you', orPlaneswalker: true }),
  object('attack <player:attacked>', { on: 'attacks', player: '$player' }),
  object('block', { on: 'blocks' }),
  object('block <other:thing>', { on: 'blocks', other: '$other' }),
  object('become blocked', { on: 'becomesBlocked' }),
  object('become blocked by <other:thing>', { on: 'becomesBlocked', other: '$other' }),
  {
    subject: 'object',
    words: 'block or [become] blocked by <other:thing>',
    means: {
      on: 'anyOf',
      of: [
        { on: 'blocks', ...BLOCKED_BY },
        { on: 'becomesBlocked', ...BLOCKED_BY },
      ],
    },
  },
  player('attack', { on: 'declaresAttack' }),
  player(
    [
      'attack with <least:number> or more <what:nobodys>',
      'attack with at_least <least:number> <what:nobodys>',
    ],
    {
      on: 'declaresAttack',
      what: '$what',
      least: '$least',
    },
  ),
  object('attack', { on: 'declaresAttack', who: 'you', what: '$subject.yours', least: '$subject.least?' }),
  object('attack', { on: 'declaresAttack', who: 'opponent', what: '$subject.theirs' }),
  object('attack', { on: 'declaresAttack', who: 'each', what: '$subject.nobodys' }),
  player('attack with one or more <what:nobodys>', { on: 'declaresAttack', what: '$what' }),
];

const casting: readonly Verb[] = [
  yours('cast this_spell|~', { on: 'casts', who: 'you', what: 'self' }),
  player('cast <what:spell>', { on: 'casts', what: '$what' }),
  player('cast a kicked spell', { on: 'casts', what: {}, kicked: true }),
  player('cast <what:spell> that targets ~', { on: 'casts', what: '$what', targetsThis: true }),
  player('cast <what:spell> that targets <targets:thing>', {
    on: 'casts',
    what: '$what',
    targets: '$targets',
  }),
  player(['cast {their} <nth:ordinal> spell each turn', 'cast {their} <nth:ordinal> spell in a turn'], {
    on: 'casts',
    what: {},
    nth: '$nth',
  }),
  player('cast {their} <nth:ordinal> spell during <during:eachTurn>', {
    on: 'casts',
    what: {},
    nth: '$nth',
    during: '$during',
  }),
  player('cast a spell other than {their} first spell each turn', {
    on: 'casts',
    what: {},
    nth: { gte: 2 },
  }),
  player('cast or copy <what:spell>', { on: 'casts', what: '$what', orCopies: true }),
  yours('cast <what:spell> from your graveyard', {
    on: 'casts',
    who: 'you',
    what: { '...': '$what', castFrom: 'graveyard' },
  }),
  player('cast <what:spell> from exile', { on: 'casts', what: { '...': '$what', castFrom: 'exile' } }),
  player('cast <what:spell> from anywhere other than {their} hand', {
    on: 'casts',
    what: { '...': '$what', not: { castFrom: 'hand' } },
  }),
  player('cast <what:spell> from {their} hand', {
    on: 'casts',
    what: { '...': '$what', castFrom: 'hand' },
  }),
  player(
    ["activate an ability that isn't a mana ability", "activate an ability , if it isn't a mana ability"],
    { on: 'activates' },
  ),
  player("activate an ability of <what:thing> that isn't a mana ability", { on: 'activates', what: '$what' }),
];

const deeds: readonly Verb[] = [
  player('gain life', { on: 'gainsLife', nth: '$nth?' }),
  player('lose life', { on: 'losesLife', nth: '$nth?' }),
  player('draw a card', { on: 'draws', nth: '$nth?' }),
  player(['draw {their} <nth:ordinal> card each turn', 'draw {their} <nth:ordinal> card in a turn'], {
    on: 'draws',
    nth: '$nth',
  }),
  yours('sacrifice ~', { on: 'sacrifices', who: 'you', what: 'self' }),
  player('sacrifice <what:thing>', { on: 'sacrifices', what: '$what' }),
  player('sacrifice one or more <what:nobodys>', { on: 'sacrifices', what: '$what', many: true }),
  player('discard one or more cards', { on: 'discards', many: true }),
  player('discard <what:card>', { on: 'discards', what: '$what={}' }),
  player('play <what:land>', { on: 'playsLand', what: '$what' }),
  player('become the_monarch', { on: 'becomesMonarch' }),
  player('commit a crime', { on: 'commitsCrime', many: true }),
  player('shuffle {their} library', { on: 'shuffles' }),
  player('reveal <what:card> this way', { on: 'revealsFirstDrawn', what: '$what' }),
  // Cycling a card discards it (rule 702.29a).
  yours('cycle or discard a|another card', { on: 'discards', who: 'you' }),
  player('cycle a|another card', { on: 'cycles' }),
  yours('cycle ~|this_card', { on: 'cycles', who: 'you', what: 'self' }),
];

const GIVING: readonly GivingWords[] = [
  { words: 'for the first time each turn', gives: { nth: 1 } },
  { words: 'during <turn:turn>', gives: { during: '$turn' } },
];

/** Under whose control something enters is whose it is, since it enters under its own controller's control. */
const IDIOMS: readonly Idiom[] = [
  { said: [{ ...ENTERS, what: 'self', under: 'self' }], means: [{ ...ENTERS, what: 'self' }] },
  {
    said: [{ ...ENTERS, what: '$what', many: '$many?', under: '$whose' }],
    means: [{ ...ENTERS, what: { '...': '$what', controller: '$whose' }, many: '$many?' }],
  },
];

const controllerIn = (event: SimpleTrigger): unknown =>
  'what' in event && typeof event.what === 'object' ? event.what.controller : null;

/** "A Wolf or a Goblin you control": it is unclear whether you control both. */
const isUnclear = (events: readonly SimpleTrigger[]): boolean =>
  events.some((event, at) => {
    const [one, next] = [controllerIn(event), events[at + 1]];
    const isSame = next && sameValue({ ...event, what: null }, { ...next, what: null });
    return isSame && one === undefined && typeof controllerIn(next) === 'string';
  });

const madeOf = z.tuple([triggerSchema]).refine(([event]) => !isUnclear(eventsOf(event)));

/** The grammar of events: what triggered abilities wait for, without "when". */
export const eventGrammar = clauseGrammar<Trigger, WordsContext>(() => ({
  subjects: { player: eventPlayers, object: eventObjects },
  you: 'you',
  finite: true,
  keeps: true,
  either: { on: 'anyOf', of: '$effects' },
  types: EVENT_TYPES,
  amounts: {},
  verbs: [...moves, ...changes, ...combat, ...casting, ...deeds],
  durations: [],
  giving: GIVING,
  adjuncts: [],
  leads: [],
  modals: [],
  idioms: IDIOMS,
  keyOf: contextKey,
  parse: (made) => madeOf.safeParse(made).data,
}));
