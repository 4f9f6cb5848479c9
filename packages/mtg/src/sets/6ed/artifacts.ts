import { artifact, artifactCreature, type CardEntry, does, entersTapped } from '../define.js';
import {
  activates,
  creatures,
  damage,
  draw,
  each,
  gainLife,
  gains,
  it,
  keywords,
  pump,
  t1,
  tap,
  targeting,
  thatPlayer,
  toHand,
  token,
  triggers,
  when,
} from '../phrases.js';
import {
  aimedAtAnything,
  artifactCreatureOrLand,
  tapFor,
  star,
  whileHere,
  aimedAtCreature,
  dies,
} from './phrases.js';
import {
  createSacrificeForMana,
  createTapForMana,
  createTapForAnyColor,
} from '../../language/templates/templates.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { player, permanent, anyTarget } from '../../language/queries.js';

/** A form of a thing of clay. */
const clay = (
  power: number,
  toughness: number,
  subtypes: readonly string[] = [],
  has: readonly MtgKeyword[] = [],
) => ({ power, toughness, types: ['artifact', 'creature'], subtypes, keywords: has });

/** The artifacts of the set: facts, and what they do. */
export const artifacts: readonly CardEntry[] = [
  does(
    artifact("Aladdin's Ring", '{8}'),
    activates('shoot', { mana: '{8}', tap: true }, [damage(4, t1)], aimedAtAnything),
  ),
  does(
    artifact('Amber Prison', '{4}', 'mayStayTapped'),
    activates(
      'imprison',
      { mana: '{4}', tap: true },
      [tap(t1), { effect: 'skipUntap', what: t1, until: 'whileSourceTapped' }],
      { targets: artifactCreatureOrLand },
    ),
  ),
  does(
    artifact('Ankh of Mishra', '{2}'),
    when({ on: 'moves', what: { type: 'land' }, to: 'battlefield' }, damage(2, { controllerOf: it })),
  ),
  does(artifact("Ashnod's Altar", '{3}'), {
    activated: [
      createSacrificeForMana({ mana: { colorless: 2 }, price: { sacrifice: { type: 'creature' } } }),
    ],
  }),
  does(
    artifact('Bottle of Suleiman', '{4}'),
    activates('open', { mana: '{1}', sacrifice: 'self' }, [
      {
        effect: 'flipCoin',
        win: [
          token([5, 5], {
            types: ['artifact', 'creature'],
            subtypes: ['Djinn'],
            keywords: [{ keyword: 'flying' }],
          }),
        ],
        lose: [damage(5, 'you')],
      },
    ]),
  ),
  does(entersTapped(artifact('Charcoal Diamond', '{2}')), tapFor({ black: 1 })),
  does(artifact('Crystal Rod', '{1}'), star('blue')),
  does(artifact('Cursed Totem', '{2}'), whileHere(creatures(), keywords('cantActivate'))),
  artifactCreature('Dancing Scimitar', '{4}', 'Spirit', 1, 5, 'flying'),
  does(
    artifact('Dingus Egg', '{4}'),
    when(
      { on: 'moves', what: { type: 'land' }, from: 'battlefield', to: 'graveyard' },
      damage(2, { controllerOf: it }),
    ),
  ),
  does(
    artifact('Disrupting Scepter', '{3}'),
    activates('disrupt', { mana: '{3}', tap: true }, [{ effect: 'discard', who: t1 }], {
      targets: targeting(player()),
      timing: { turn: 'yours' },
    }),
  ),
  does(
    artifactCreature('Dragon Engine', '{3}', 'Construct', 1, 3),
    activates('rage', { mana: '{2}' }, [pump('self', 1, 0)]),
  ),
  does(
    artifact('Dragon Mask', '{3}'),
    activates(
      'don',
      { mana: '{3}', tap: true },
      [pump(t1, 2, 2), { effect: 'delayed', at: 'nextEndStep', effects: [toHand(t1)] }],
      { targets: targeting(permanent({ type: 'creature', controller: 'self' })) },
    ),
  ),
  does(entersTapped(artifact('Fire Diamond', '{2}')), tapFor({ red: 1 })),
  does(
    artifact('Flying Carpet', '{4}'),
    activates('lift', { mana: '{2}', tap: true }, [gains(t1, 'flying')], aimedAtCreature),
  ),
  does(artifact('Fountain of Youth', '{0}'), activates('drink', { mana: '{2}', tap: true }, [gainLife(1)])),
  does(
    artifact('Glasses of Urza', '{1}'),
    activates('peer', { tap: true }, [{ effect: 'look', at: { hand: t1 } }], {
      targets: targeting(player()),
    }),
  ),
  does(
    artifact('Grinning Totem', '{4}'),
    activates(
      'steal',
      { mana: '{2}', tap: true, sacrifice: 'self' },
      [
        { effect: 'search', library: t1, to: 'exile', bind: 'stolen' },
        { effect: 'letPlay', what: { bound: 'stolen' } },
        {
          effect: 'delayed',
          at: 'yourNextUpkeep',
          effects: [{ effect: 'moveCards', what: { bound: 'stolen' }, to: 'graveyard' }],
        },
      ],
      { targets: targeting(player('opponent')) },
    ),
  ),
  does(artifact('Howling Mine', '{2}'), {
    triggered: [
      triggers('gives', { on: 'step', step: 'draw', whose: 'each' }, [draw(1, thatPlayer)], {
        if: { what: 'self', is: { tapped: false } },
      }),
    ],
  }),
  does(artifact('Iron Star', '{1}'), star('red')),
  does(artifact('Ivory Cup', '{1}'), star('white')),
  does(
    artifact('Jade Monolith', '{4}'),
    activates('shield', { mana: '{1}' }, [{ effect: 'redirectNext', from: {}, to: t1, onto: 'you' }], {
      targets: targeting(permanent({ type: 'creature' })),
    }),
  ),
  does(
    artifact('Jalum Tome', '{3}'),
    activates('read', { mana: '{2}', tap: true }, [draw(), { effect: 'discard' }]),
  ),
  does(artifact('Jayemdae Tome', '{4}'), activates('read', { mana: '{4}', tap: true }, [draw()])),
  does(
    artifactCreature('Lead Golem', '{5}', 'Golem', 3, 5),
    when({ on: 'attacks', what: 'self' }, { effect: 'skipUntap', what: 'self', until: 'nextUntapStep' }),
  ),
  does(artifact('Mana Prism', '{3}'), {
    activated: [
      createTapForMana({ id: 'tap-for-colorless', mana: { colorless: 1 } }),
      createTapForAnyColor({ price: { mana: '{1}' } }),
    ],
  }),
  does(entersTapped(artifact('Marble Diamond', '{2}')), tapFor({ white: 1 })),
  does(artifact('Meekstone', '{1}'), whileHere(creatures({ power: { gte: 3 } }), keywords('doesntUntap'))),
  does(
    artifact('Millstone', '{2}'),
    activates('grind', { mana: '{2}', tap: true }, [{ effect: 'mill', who: t1, amount: 2 }], {
      targets: targeting(player()),
    }),
  ),
  does(entersTapped(artifact('Moss Diamond', '{2}')), tapFor({ green: 1 })),
  does(
    artifact('Mystic Compass', '{2}'),
    activates(
      'reshape',
      { mana: '{1}', tap: true },
      [{ effect: 'becomeType', what: t1, landType: 'choose', until: 'endOfTurn' }],
      {
        targets: targeting(permanent({ type: 'land' })),
      },
    ),
  ),
  artifactCreature('Obsianus Golem', '{6}', 'Golem', 4, 6),
  artifactCreature('Ornithopter', '{0}', 'Thopter', 0, 2, 'flying'),
  does(
    artifactCreature('Patagia Golem', '{4}', 'Golem', 2, 3),
    activates('fly', { mana: '{3}' }, [gains('self', 'flying')]),
  ),
  does(
    artifact('Pentagram of the Ages', '{4}'),
    activates('ward', { mana: '{4}', tap: true }, [{ effect: 'preventNext', from: {}, to: 'you' }]),
  ),
  does(
    artifact('Phyrexian Vault', '{3}'),
    activates('feed', { mana: '{2}', tap: true, sacrifice: { type: 'creature' } }, [draw()]),
  ),
  does(artifactCreature('Primal Clay', '{4}', 'Shapeshifter', 0, 0), {
    entersAs: [
      clay(3, 3),
      clay(2, 2, [], [{ keyword: 'flying' }]),
      clay(1, 6, ['Wall'], [{ keyword: 'defender' }]),
    ],
  }),
  does(
    artifact('Rod of Ruin', '{4}'),
    activates('shoot', { mana: '{3}', tap: true }, [damage(1, t1)], aimedAtAnything),
  ),
  does(
    artifact('Skull Catapult', '{4}'),
    activates('fling', { mana: '{1}', tap: true, sacrifice: { type: 'creature' } }, [damage(2, t1)], {
      targets: targeting(anyTarget()),
    }),
  ),
  does(entersTapped(artifact('Sky Diamond', '{2}')), tapFor({ blue: 1 })),
  does(
    artifact('Snake Basket', '{4}'),
    activates(
      'pour',
      { mana: '{X}', sacrifice: 'self' },
      [token([1, 1], { subtypes: ['Snake'], colors: ['green'] }, 'X')],
      { timing: { sorcery: true } },
    ),
  ),
  does(
    artifact('Soul Net', '{1}'),
    when(dies, {
      effect: 'mayPay',
      costs: [{ cost: 'mana', mana: [1] }],
      effects: [gainLife(1)],
    }),
  ),
  does(
    artifact('Storm Cauldron', '{5}', 'eachPlaysAnotherLand'),
    when({ on: 'tappedForMana', what: { type: 'land' } }, toHand(it)),
  ),
  does(
    artifact("Teferi's Puzzle Box", '{4}'),
    when(
      { on: 'step', step: 'draw', whose: 'each' },
      {
        effect: 'moveCards',
        what: each({ zone: 'hand', owner: 'role.player' }),
        to: 'library',
        position: 'bottom',
        bind: 'returned',
      },
      draw({ numberOf: { bound: 'returned' } }, thatPlayer),
    ),
  ),
  does(
    artifact('The Hive', '{5}'),
    activates('swarm', { mana: '{5}', tap: true }, [
      token([1, 1], {
        name: 'Wasp',
        types: ['artifact', 'creature'],
        subtypes: ['Insect'],
        keywords: [{ keyword: 'flying' }],
      }),
    ]),
  ),
  does(artifact('Throne of Bone', '{1}'), star('black')),
  does(
    artifact('Wand of Denial', '{2}'),
    activates(
      'deny',
      { tap: true },
      [
        { effect: 'look', at: { top: 1, of: t1 }, bind: 'looked' },
        {
          effect: 'if',
          condition: { what: { bound: 'looked' }, is: { zone: 'library', not: { type: 'land' } } },
          effects: [
            {
              effect: 'mayPay',
              costs: [{ cost: 'life', amount: 2 }],
              effects: [{ effect: 'moveCards', what: { bound: 'looked' }, to: 'graveyard' }],
            },
          ],
        },
      ],
      { targets: targeting(player()) },
    ),
  ),
  does(artifact('Wooden Sphere', '{1}'), star('green')),
];
