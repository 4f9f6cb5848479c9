import {
  clauseGrammar,
  fixedHole,
  type Hole,
  holeRule,
  type HoleTypes,
  nounPatterns,
  type Template,
  type Verb,
} from '@reticle/core/text';
import * as z from 'zod';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { trigger as triggerSchema, type Trigger } from '../../language/trigger.js';
import { wordsOf, type WordsContext } from '../phrases/context.js';
import { withArticle } from '../phrases/said.js';
import { kindInPlay } from '../phrases/selections.js';
import { anywhere, noun, readOneOf } from '../phrases/things.js';
import { tokensOf } from '../targets/tokens.js';

type EventHole<Value> = Hole<Value, WordsContext>;

const ALONE: ReadonlySet<string> = new Set(['he', 'she', 'it']);

/** This card, in the singular. */
const own: EventHole<'this'> = {
  read(words) {
    const text = wordsOf(words);
    return text === '~' || ALONE.has(text) ? 'this' : undefined;
  },
  print: (_this, { they }) => (they ? undefined : '~'),
};
/** The same in the plural, once it was mentioned. */
const they: EventHole<'this'> = {
  read: (words, context) => (context.they && wordsOf(words) === 'they' ? 'this' : undefined),
  print: (_this, context) => (context.they ? 'they' : undefined),
};

/** A card of a kind in any place, of which nothing says whose it is. */
const played: EventHole<LorcanaCardFilter> = {
  read(words, context) {
    const found = readOneOf(words, context);
    const card = found && anywhere(found);
    return card?.controller === undefined ? card : undefined;
  },
  print(card) {
    const words = noun({ zone: 'play', ...card });
    return words && withArticle(words);
  },
};
/** The other character of a challenge. A character never challenges itself. */
const other: EventHole<LorcanaCardFilter> = {
  read(words, context) {
    const found = readOneOf(words, context);
    const { excludeSelf: _self, ...card } = (found && anywhere(found)) ?? {};
    return Object.keys(card).length > 0 ? card : undefined;
  },
  print(card, context) {
    const plain = card.type === 'character' && Object.keys(card).length === 1;
    return plain ? 'another character' : played.print(card, context);
  },
};
const kind = kindInPlay(false);

const ORDINALS = ['second', 'third', 'fourth', 'fifth'];

/** What may stand in the holes of events. */
const TYPES: HoleTypes<WordsContext> = {
  own: holeRule(own),
  they: holeRule(they),
  kind: holeRule(kind),
  // What moves here was not here.
  mover: holeRule({
    ...kind,
    read: (words, context) => {
      const found = kind.read(words, context);
      return found?.atLocation === undefined ? found : undefined;
    },
  }),
  movable: holeRule({
    ...played,
    read: (words, context: WordsContext) => {
      const found = kind.read(words, context);
      return found?.atLocation === undefined && found?.controller === undefined ? found : undefined;
    },
  }),
  played: holeRule(played),
  other: holeRule(other),
  nth: holeRule(fixedHole(ORDINALS.map((words, at) => [words, at + 2] as const)), 1, true),
  type: holeRule(
    fixedHole([
      ['character', 'character'],
      ['action', 'action'],
      ['item', 'item'],
      ['location', 'location'],
    ]),
  ),
};

type EventTemplate = { readonly event: Trigger['event'] } & Readonly<Record<string, Template>>;

/** Verbs of a card: what happens to this card, or to one of a kind, perhaps at a location. */
const card = (words: Verb['words'], means: EventTemplate): readonly Verb[] => [
  { subject: 'object', words, means: { ...means, card: '$subject.own' } },
  { subject: 'object', words, means: { ...means, card: '$subject.kind' } },
  {
    subject: 'object',
    words,
    means: { ...means, card: { '...': '$subject.kind', atLocation: '$at' } },
  },
];
const you = (words: Verb['words'], means: EventTemplate): Verb => ({ subject: 'you', words, means });

const NTH_CHALLENGE = { nth: '$nthChallenge?' } as const;
const INKED = { event: 'isInked', card: { owner: 'self' }, nth: '$nthInked?' } as const;
const OF_PLAYER = { player: '$subject' } as const;

const verbs: readonly Verb[] = [
  ...card('quest', { event: 'quests' }),
  ...card('sing a song', { event: 'sings' }),
  ...card('challenge', { event: 'challenges', ...NTH_CHALLENGE }),
  ...card('challenge <other:other>', { event: 'challenges', other: '$other', ...NTH_CHALLENGE }),
  ...card('are challenged', { event: 'isChallenged' }),
  ...card('are challenged by <other:other>', { event: 'isChallenged', other: '$other' }),
  ...card('banish another character in a challenge', { event: 'banishesInChallenge' }),
  ...card('deal damage to another character in a challenge', {
    event: 'dealsDamageInChallenge',
    other: { type: 'character' },
  }),
  ...card('are banished in a challenge', { event: 'isBanished', inChallenge: 'either' }),
  ...card('are challenged and banished', { event: 'isBanished', inChallenge: 'challenged' }),
  ...card('challenge and [are] banished', { event: 'isBanished', inChallenge: 'challenging' }),
  ...card('are banished', { event: 'isBanished' }),
  ...card(['are dealt damage', 'are damaged', 'take damage'], { event: 'isDealtDamage' }),
  ...card('are returned to your hand from play', { event: 'returnsToHand' }),
  ...card('leave play', { event: 'leavesPlay' }),
  ...card('are exerted', { event: 'isExerted' }),
  ...card('are readied', { event: 'isReadied' }),
  ...['own', 'mover'].map((part): Verb => ({
    subject: 'object',
    words: 'move to a location',
    means: { event: 'movesToLocation', card: `$subject.${part}` },
  })),
  ...card('are discarded', { event: 'isDiscarded' }),
  ...card(
    [
      'are chosen by <by:chooser> for <for:chosenFor>',
      'are chosen by <by:chooser>',
      'are chosen for <for:chosenFor>',
      'are chosen',
    ],
    { event: 'isChosen', chosenBy: '$by?', chosenFor: '$for?' },
  ),
  { subject: 'object', is: { aCard: true }, words: 'are put into your inkwell', means: INKED },
  ...card('are put into your inkwell', { event: 'isInked' }),
  you('put a card into your inkwell', INKED),
  you('put a card under <card:own>', { event: 'getsCardUnder', card: '$card' }),
  you('put a card under <card:kind>', { event: 'getsCardUnder', card: '$card' }),
  ...card('get a card put under them', { event: 'getsCardUnder' }),
  you(['remove 1 or more damage from <card:kind>', 'remove damage from <card:kind>'], {
    event: 'isHealed',
    card: '$card',
    by: 'you',
  }),
  you('ready ~', { event: 'isReadied', card: 'this', by: 'you' }),
  you('move <card:movable> here|hither', {
    event: 'movesToLocation',
    card: { '...': '$card', controller: 'self', atLocation: 'here' },
  }),
  {
    subject: 'object',
    words: 'move here|hither',
    means: { event: 'movesToLocation', card: { '...': '$subject.mover', atLocation: 'here' } },
  },
  you('play ~', { event: 'played', card: 'this' }),
  you('play a card', { event: 'played', card: { controller: 'self' } }),
  you('play <card:played>', { event: 'played', card: { '...': '$card', controller: 'self' } }),
  you('play a <nth:nth> <type:type> in a turn', {
    event: 'played',
    card: { type: '$type', controller: 'self' },
    nth: '$nth',
  }),
  {
    subject: 'player',
    is: 'opponent',
    words: 'play <card:played>',
    means: { event: 'played', card: { '...': '$card', controller: 'opponent' } },
  },
  {
    subject: 'player',
    is: 'you',
    words: 'draw a card',
    means: { event: 'drawsCard', player: 'you', nth: '$nthDrawn?' },
  },
  { subject: 'other', words: 'draw a card', means: { event: 'drawsCard', ...OF_PLAYER } },
  { subject: 'player', words: 'gain lore', means: { event: 'gainsLore', ...OF_PLAYER } },
  { subject: 'player', words: 'lose lore', means: { event: 'losesLore', ...OF_PLAYER } },
];

const madeOf = z.tuple([triggerSchema]);

/** The grammar of events: what triggered abilities wait for, without "when". */
export const eventGrammar = clauseGrammar<Trigger, WordsContext>(() => ({
  subjects: {
    player: nounPatterns<WordsContext>(TYPES, [
      { words: 'you', means: 'you', many: true },
      { words: 'an opponent', means: 'opponent' },
      { words: 'a player', means: 'any' },
    ]),
    object: nounPatterns<WordsContext>(TYPES, [
      { words: '<own:own>', means: { own: '$own' } },
      { words: '<own:they>', means: { own: '$own' }, many: true },
      { words: '<kind:kind>', means: { kind: '$kind' } },
      { words: '<kind:mover>', means: { mover: '$kind' } },
      { words: 'a card', means: { aCard: true } },
    ]),
  },
  finite: true,
  keeps: true,
  types: {
    ...TYPES,
    chooser: holeRule(
      fixedHole([
        ['an opponent', 'opponent'],
        ['you', 'you'],
      ]),
    ),
    chosenFor: holeRule(
      fixedHole([
        ['an action', 'action'],
        ['an ability', 'ability'],
      ]),
    ),
  },
  verbs,
  giving: [
    { words: 'while here', gives: { at: 'here' } },
    { words: 'while at a location', gives: { at: true } },
    {
      words: [
        ", if it's the <n:nth> card you've drawn this turn",
        ", if it's the <n:nth> card you drew this turn",
      ],
      gives: { nthDrawn: '$n' },
    },
    {
      words: [
        ", if it's the <n:nth> card you've put into your inkwell this turn",
        ", if it's the <n:nth> card put into your inkwell this turn",
      ],
      gives: { nthInked: '$n' },
    },
    { words: ", if it's the <n:nth> challenge this turn", gives: { nthChallenge: '$n' } },
  ],
  tokens: tokensOf,
  keyOf: (context) => String(context.they === true),
  parse: (made) => madeOf.safeParse(made).data,
}));
