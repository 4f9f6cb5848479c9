import type { JsonObject } from '@reticle/core';
import type { Puzzle } from '@reticle/core/host';
import { define, type CardDefinition, type CardRules } from '../language/card.js';
import type { CardFacts } from '../language/facts.js';

type MadeFacts = Partial<Omit<CardFacts, 'keywords'>> & { readonly has?: CardFacts['keywords'] };

/** Builds a made-up card. By default it is a character with cost 2, strength 2, willpower 3 and lore 1. */
function made(name: string, { has = [], ...facts }: MadeFacts = {}, rules: CardRules = {}): CardDefinition {
  const { type = 'character' } = facts;
  const numbers = type === 'character' ? { strength: 2, willpower: 3, lore: 1 } : {};
  const usual = { number: 1, name, type, cost: 2, inkwell: true, ink: 'steel', classifications: [] } as const;
  return define({ ...usual, keywords: has, ...numbers, ...facts }, rules);
}

const action = (name: string, effects: CardRules['effects'], cost = 2): CardDefinition =>
  made(name, { type: 'action', cost }, { effects });
const anyCharacter = { choose: { type: 'character' } } as const;

const CARDS: readonly CardDefinition[] = [
  made('Pebble'),
  made('Pim'),
  made('Bo'),
  made('Owl', { strength: 1, willpower: 2, lore: 3 }),
  made('Giant', { strength: 5, willpower: 6, lore: 2, cost: 6 }),
  made('Shy', { strength: 4, willpower: 4, lore: 3, has: [{ keyword: 'ward' }] }),
  made('Mite', { strength: 1, willpower: 1 }),
  made('Reed', { willpower: 3, lore: 2 }),
  made('Ash', { cost: 5 }),
  made('Elm', { cost: 4 }),
  made('Raw', { cost: 9, inkwell: false }),
  made('Fay', { strength: 1, willpower: 2, lore: 2 }),
  made('Dart', { strength: 3, willpower: 1, lore: 1, cost: 3, has: [{ keyword: 'rush' }] }),
  made('Wall', { strength: 0, willpower: 5, lore: 1, has: [{ keyword: 'bodyguard' }] }),
  made('Kite', { strength: 2, willpower: 2, lore: 2, has: [{ keyword: 'evasive' }] }),
  made('Bull', { strength: 1, willpower: 4, lore: 1, has: [{ keyword: 'challenger', value: 3 }] }),
  made('Rash', { strength: 4, willpower: 3, lore: 0, has: [{ keyword: 'reckless' }] }),
  action('Begone', [{ effect: 'banish', what: anyCharacter }]),
  action('Sting', [{ effect: 'dealDamage', what: anyCharacter, amount: 3 }]),
  action('Tale', [{ effect: 'draw', amount: 2 }]),
];

/** The cards of one side by name. Cards in play may have a status. */
interface PuzzleSide {
  readonly play?: readonly (string | readonly [string, JsonObject])[];
  readonly hand?: readonly string[];
  readonly ink?: number;
  readonly lore?: number;
}

const out = { exerted: true };

/** Builds a match in north's turn. The id of a card is its name, and decks are six plain cards. */
function position(north: PuzzleSide, south: PuzzleSide = {}): JsonObject {
  const sides = [
    ['north', north],
    ['south', south],
  ] as const;
  const cards = sides.flatMap(([of, { play = [], hand = [], ink = 0 }]): readonly JsonObject[] => [
    ...play.map((one) =>
      typeof one === 'string'
        ? { card: one, of, zone: 'play' }
        : { card: one[0], of, zone: 'play', facts: one[1] },
    ),
    ...hand.map((card) => ({ card, of, zone: 'hand' })),
    ...(ink > 0 ? [{ card: 'Pebble', id: `${of} ink`, of, zone: 'inkwell', count: ink }] : []),
    { card: 'Pebble', id: `${of} deck`, of, zone: 'deck', count: 6 },
  ]);
  const changes = sides.flatMap(([, { lore = 0 }], at): readonly JsonObject[] =>
    lore === 0 ? [] : [{ at: ['players', at, 'lore'], to: lore }],
  );
  return { cards, changes, options: { cards: CARDS, first: 'north' } };
}

const WIN = 'Win this turn.';
const wins = [{ wins: true }] as const;
const gone = (thing: string, of = 'south') => ({ thing, in: `${of}-discard` });
const stays = (thing: string, of = 'north') => ({ thing, in: `${of}-play` });

const END = 'end the turn';

const puzzle = (
  id: string,
  task: string,
  match: JsonObject,
  goal: Puzzle['goal'],
  ...solution: readonly string[]
): Puzzle => ({
  id,
  task,
  player: 'north',
  match,
  goal,
  solution,
});

/** Twenty positions in which north is to play, each with one idea to find. */
export const lorcanaPuzzles: readonly Puzzle[] = [
  puzzle(
    'quest',
    WIN,
    position({ play: ['Pim'], lore: 19 }, { play: [['Owl', out]] }),
    wins,
    'quest with Pim',
  ),
  puzzle(
    'two-quests',
    WIN,
    position({ play: ['Pim', 'Bo'], lore: 18 }, { play: [['Giant', out]] }),
    wins,
    'quest with Bo',
    'quest with Pim',
  ),
  puzzle(
    'free-challenge',
    'Banish the owl, and keep Pim.',
    position({ play: ['Pim'] }, { play: [['Owl', out]] }),
    [gone('Owl'), stays('Pim')],
    'challenge Owl with Pim',
    END,
  ),
  puzzle(
    'no-challenge',
    'Make the most of Pim, who is no match for the giant.',
    position({ play: ['Pim'] }, { play: [['Giant', out]] }),
    [stays('Pim'), { thing: 'north', value: 'lore', is: '1' }],
    'quest with Pim',
    END,
  ),
  puzzle(
    'whose',
    "Banish the other's character.",
    position({ play: ['Pim'], hand: ['Begone'], ink: 2 }, { play: ['Owl'] }),
    [gone('Owl'), stays('Pim')],
    'play Begone',
    'Begone: choose - Owl',
    END,
  ),
  puzzle(
    'greater-one',
    'One removal, two targets: choose well.',
    position({ hand: ['Begone'], ink: 2 }, { play: ['Mite', 'Giant'] }),
    [gone('Giant')],
    'play Begone',
    'Begone: choose - Giant',
    END,
  ),
  puzzle(
    'keep-it',
    'There is nothing worth a removal here.',
    position({ play: ['Giant'], hand: ['Begone'], ink: 2 }),
    [stays('Giant')],
    END,
  ),
  puzzle(
    'damage-that-banishes',
    'Let the damage do something.',
    position({ hand: ['Sting'], ink: 2 }, { play: ['Giant', 'Reed'] }),
    [gone('Reed')],
    'play Sting',
    'Sting: choose - Reed',
    END,
  ),
  puzzle(
    'past-a-ward',
    'Banish somebody.',
    position({ hand: ['Begone'], ink: 2 }, { play: ['Shy', 'Owl'] }),
    [gone('Owl')],
    'play Begone',
    END,
  ),
  puzzle(
    'ink-first',
    'There is little ink, and much to come.',
    position({ hand: ['Giant', 'Ash', 'Elm'], ink: 1 }),
    [{ zone: 'north-inkwell', holds: 2 }],
    'ink Giant',
    END,
  ),
  puzzle(
    'cards-for-cards',
    'Find something to do.',
    position({ hand: ['Tale', 'Raw'], ink: 2 }),
    [{ thing: 'Tale', in: 'north-discard' }],
    'play Tale',
    END,
  ),
  puzzle(
    'stop-them',
    'South wins with the next quest: stop them.',
    position({ play: ['Pim'], lore: 3 }, { play: [['Fay', out]], lore: 18 }),
    [gone('Fay')],
    'challenge Fay with Pim',
    END,
  ),
  puzzle(
    'clear-and-quest',
    'South is about to win. Stop them, and get on.',
    position({ play: ['Pim', 'Bo'], lore: 3 }, { play: [['Fay', out]], lore: 18 }),
    [gone('Fay'), { thing: 'north', value: 'lore', is: '4' }],
    'challenge Fay with Pim',
    'quest with Bo',
    END,
  ),
  puzzle(
    'rush',
    'The one who rushes need not wait.',
    position({ hand: ['Dart'], ink: 3, lore: 3 }, { play: [['Fay', out]], lore: 18 }),
    [gone('Fay')],
    'play Dart',
    'challenge Fay with Dart',
    END,
  ),
  puzzle(
    'challenger',
    'Small, but not in a challenge.',
    position({ play: ['Bull'] }, { play: [['Shy', out]], lore: 17 }),
    [gone('Shy')],
    'challenge Shy with Bull',
    END,
  ),
  puzzle(
    'damaged',
    'It has been hurt before.',
    position({ play: ['Pim'] }, { play: [['Giant', { exerted: true, damage: 4 }]], lore: 18 }),
    [gone('Giant')],
    'challenge Giant with Pim',
    END,
  ),
  puzzle(
    'sting-for-the-win',
    WIN,
    position({ play: ['Pim', 'Kite'], hand: ['Sting'], ink: 2, lore: 17 }, { play: [['Owl', out]] }),
    wins,
    'quest with Kite',
    'quest with Pim',
  ),
  puzzle(
    'the-faster-race',
    WIN,
    position({ play: ['Owl', 'Pim'], lore: 16 }, { play: [['Reed', out]], lore: 18 }),
    wins,
    'quest with Owl',
    'quest with Pim',
  ),
  puzzle(
    'the-last-lore',
    WIN,
    position({ play: ['Bo', 'Kite'], lore: 17 }, { play: [['Mite', out]], lore: 15 }),
    wins,
    'quest with Kite',
    'quest with Bo',
  ),
  puzzle(
    'together',
    'It takes two to banish the giant.',
    position({ play: ['Rash', 'Shy'] }, { play: [['Giant', out]], lore: 18 }),
    [gone('Giant')],
    'challenge Giant with Rash',
    'challenge Giant with Shy',
    END,
  ),
];
