import type { JsonObject } from '@reticle/core';
import type { Puzzle } from '@reticle/core/host';
import type { CardDefinition } from '../language/card-definition.js';
import { anyTarget, permanent, player } from '../language/queries.js';
import { costsOfPrice } from '../language/templates/parts.js';
import { creature, defineCards, does, instant, sorcery } from '../sets/define.js';
import { damage, destroy, gainLife, pump, spellOf, t1, targeting } from '../sets/phrases.js';

const aCreature = targeting(permanent({ type: 'creature' }));
const anything = targeting(anyTarget());

/** Made-up cards. */
const CARDS: readonly CardDefinition[] = defineCards([
  creature('Bear', '{1}{G}', '', 2, 2),
  creature('Cub', '{G}', '', 2, 2),
  creature('Ogre', '{2}{R}', '', 3, 3),
  creature('Giant', '{4}{R}', '', 5, 5),
  creature('Imp', '{B}', '', 1, 1),
  creature('Snake', '{B}', '', 1, 1, 'deathtouch'),
  creature('Hawk', '{3}{W}', '', 2, 2, 'flying'),
  creature('Knight', '{1}{W}', '', 3, 3, { keyword: 'protection', from: { color: 'red' } }),
  creature('Spirit', '{2}{U}', '', 4, 4, 'hexproof'),
  creature('Turtle', '{3}{U}', '', 2, 6, {
    keyword: 'ward',
    cost: '{2}',
    price: costsOfPrice({ mana: '{2}' }),
  }),
  does(instant('Spark', '{R}'), spellOf([damage(3, t1)], anything)),
  does(sorcery('Blast', '{X}{R}'), spellOf([damage('X', t1)], anything)),
  does(instant('End', '{B}'), spellOf([destroy(t1)], aCreature)),
  does(instant('Growth', '{G}'), spellOf([pump(t1, 3, 3)], aCreature)),
  does(instant('Balm', '{W}'), spellOf([gainLife(5, t1)], targeting(player()))),
]);

/** One side of a puzzle: cards by name, and the status of those on the battlefield. */
interface PuzzleSide {
  readonly field?: readonly (string | readonly [string, JsonObject])[];
  readonly hand?: readonly string[];
  /** The number of each basic land. */
  readonly lands?: Readonly<Record<string, number>>;
  readonly life?: number;
}

const LIBRARY = 8;
const ATTACKS: JsonObject = { attacking: 'ann', tapped: true };

/**
 * Builds a match in the first main phase of the first player, or, with `blocks`, in combat with ann attacked.
 */
function position(ann: PuzzleSide, bob: PuzzleSide = {}, blocks = false): JsonObject {
  const sides = [
    ['ann', ann],
    ['bob', bob],
  ] as const;
  const cards = sides.flatMap(([of, { field = [], hand = [], lands = {} }]): readonly JsonObject[] => [
    ...field.map((one) =>
      typeof one === 'string'
        ? { card: one, of, zone: 'battlefield' }
        : { card: one[0], of, zone: 'battlefield', facts: one[1] },
    ),
    ...hand.map((card) => ({ card, of, zone: 'hand' })),
    ...Object.entries(lands).map(([card, count]) => ({
      card,
      id: `${of} ${card}`,
      of,
      zone: 'battlefield',
      count,
    })),
    { card: 'Forest', id: `${of} library`, of, zone: 'library', count: LIBRARY },
  ]);
  const fight: readonly JsonObject[] = blocks
    ? [
        { at: ['turn', 'step'], to: 'declareBlockers' },
        { at: ['turn', 'declaring'], to: true },
      ]
    : [];
  const changes = [
    ...fight,
    ...sides.flatMap(([, { life }], at): readonly JsonObject[] =>
      life === undefined ? [] : [{ at: ['players', at, 'life'], to: life }],
    ),
  ];
  const deck = { Forest: 7 };
  const options = { cards: CARDS, first: blocks ? 'bob' : 'ann', decks: { ann: deck, bob: deck } };
  return { cards, changes, options };
}

const WIN = 'Win this turn.';
const LIVE = 'Live through this attack.';
const wins = [{ wins: true }] as const;
const dead = (thing: string, of = 'bob') => ({ thing, in: `${of}-graveyard` });
const stays = (thing: string, of = 'ann') => ({ thing, in: `${of}-battlefield` });
const kept = (thing: string) => ({ thing, in: 'ann-hand' });
const lifeOf = (thing: string, is: string) => ({ thing, value: 'life', is });

const puzzle = (
  id: string,
  task: string,
  match: JsonObject,
  goal: Puzzle['goal'],
  ...solution: readonly string[]
): Puzzle => ({ id, task, player: 'ann', match, goal, solution });

/** Twenty positions of ann, each with one thing to find. */
export const mtgPuzzles: readonly Puzzle[] = [
  puzzle('attack', WIN, position({ field: ['Bear'] }, { life: 2 }), wins, 'attack with Bear'),
  puzzle(
    'damage-to-the-face',
    WIN,
    position({ hand: ['Spark'], lands: { Mountain: 1 } }, { field: ['Ogre'], life: 3 }),
    wins,
    'cast Spark on bob',
  ),
  puzzle(
    'whose',
    "Remove the other's creature, not your own.",
    position({ field: ['Bear'], hand: ['Spark'], lands: { Mountain: 1 } }, { field: ['Ogre'] }),
    [dead('Ogre'), stays('Bear')],
    'cast Spark on Ogre',
  ),
  puzzle(
    'greater-one',
    'One removal, two targets: choose well.',
    position({ hand: ['End'], lands: { Swamp: 1 } }, { field: ['Imp', 'Giant'] }),
    [dead('Giant')],
    'cast End on Giant',
  ),
  puzzle(
    'keep-it',
    'There is nothing worth a removal here.',
    position({ field: [['Giant', { tapped: true }]], hand: ['End'], lands: { Swamp: 1 } }),
    [kept('End'), stays('Giant')],
  ),
  puzzle(
    'all-the-mana',
    WIN,
    position({ hand: ['Blast'], lands: { Mountain: 5 } }, { field: ['Bear'], life: 4 }),
    wins,
    'cast Blast with X = 4 on bob',
  ),
  puzzle(
    'past-a-protection',
    'Remove somebody.',
    position({ hand: ['Spark'], lands: { Mountain: 1 } }, { field: ['Knight', 'Ogre'] }),
    [dead('Ogre')],
    'cast Spark on Ogre',
  ),
  puzzle(
    'block-and-live',
    'Bob attacks: make the most of it.',
    position({ field: ['Ogre'] }, { field: [['Bear', ATTACKS]] }, true),
    [dead('Bear'), stays('Ogre')],
    'block Bear with Ogre',
  ),
  puzzle(
    'chump-block',
    LIVE,
    position({ field: ['Imp', 'Hawk'], life: 4 }, { field: [['Giant', ATTACKS]] }, true),
    [lifeOf('ann', '4'), dead('Imp', 'ann'), stays('Hawk')],
    'block Giant with Imp',
  ),
  puzzle(
    'no-block',
    'Bob attacks. Lose nothing that you need not lose.',
    position({ field: ['Hawk'] }, { field: [['Ogre', ATTACKS]] }, true),
    [stays('Hawk')],
  ),
  puzzle(
    'no-attack',
    'Bob has a giant that can block.',
    position({ field: ['Bear'] }, { field: ['Giant'] }),
    [stays('Bear')],
  ),
  puzzle(
    'all-of-them',
    WIN,
    position({ field: ['Bear', 'Cub', 'Ogre'] }, { field: ['Giant'], life: 4 }),
    wins,
    'attack with Bear',
    'attack with Cub',
    'attack with Ogre',
  ),
  puzzle(
    'over-their-heads',
    WIN,
    position({ field: ['Bear', 'Hawk'] }, { field: ['Giant', 'Ogre'], life: 2 }),
    wins,
    'attack with Hawk',
  ),
  puzzle(
    'clear-the-way',
    WIN,
    position({ field: ['Giant'], hand: ['End'], lands: { Swamp: 1 } }, { field: ['Imp'], life: 5 }),
    wins,
    'cast End on Imp',
    'attack with Giant',
  ),
  puzzle(
    'attack-and-spark',
    WIN,
    position({ field: ['Bear'], hand: ['Spark'], lands: { Mountain: 1 } }, { life: 5 }),
    wins,
    'cast Spark on bob',
    'attack with Bear',
  ),
  puzzle(
    'grow-for-the-win',
    WIN,
    position({ field: ['Bear'], hand: ['Growth'], lands: { Forest: 1 } }, { life: 5 }),
    wins,
    'attack with Bear',
    'cast Growth on Bear',
  ),
  puzzle(
    'deadly-bite',
    'Bob attacks with a giant. It can be had.',
    position({ field: ['Snake', 'Cub'] }, { field: [['Giant', ATTACKS]] }, true),
    [dead('Giant'), stays('Cub')],
    'block Giant with Snake',
  ),
  puzzle(
    'past-hexproof',
    'Remove somebody.',
    position({ hand: ['End'], lands: { Swamp: 1 } }, { field: ['Spirit', 'Bear'] }),
    [dead('Bear')],
    'cast End on Bear',
  ),
  puzzle(
    'past-a-ward',
    'Remove somebody, with the little mana that you have.',
    position({ hand: ['End'], lands: { Swamp: 1 } }, { field: ['Turtle', 'Bear'] }),
    [dead('Bear')],
    'cast End on Bear',
  ),
  puzzle(
    'in-time',
    LIVE,
    position({ hand: ['Balm'], lands: { Plains: 1 }, life: 5 }, { field: [['Giant', ATTACKS]] }, true),
    [{ lasts: true }],
    'cast Balm on ann',
  ),
];
