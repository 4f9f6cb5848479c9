import { aura, type CardEntry, creature, does, enchantment, instant, sorcery } from '../define.js';
import { whileHere, circle, inCombat, enchanted, counterFor, whenEnters } from './phrases.js';
import {
  activates,
  always,
  creatures,
  damage,
  destroy,
  destroyForGood,
  dividing,
  each,
  gainLife,
  keywords,
  pump,
  spellOf,
  t1,
  targeting,
  thatPlayer,
  token,
  when,
} from '../phrases.js';
import { permanent, player, anyTarget } from '../../language/queries.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { BEYOND_BATTLEFIELD } from '../../language/vocabulary.js';

/** White mana as any colour, other mana only as colourless (rule 609.4b). */
const ONLY_WHITE: readonly MtgKeyword[] = [
  { keyword: 'spendsManaAs', who: 'you', mana: 'white', as: 'anyColor' },
  { keyword: 'spendsManaAs', who: 'you', mana: 'other', as: 'colorless', only: true },
];

/** The spells you control, and the nonland cards you own outside the battlefield. */
const ELSEWHERE: MtgCardFilter = {
  zone: BEYOND_BATTLEFIELD,
  anyOf: [
    { zone: 'stack', controller: 'self' },
    { owner: 'self', not: { type: 'land' } },
  ],
};

/** The white cards of the set: facts, and what they do. */
export const white: readonly CardEntry[] = [
  does(
    aura('Animate Wall', '{W}', { subtype: 'Wall' }),
    whileHere('host', keywords('attacksDespiteDefender')),
  ),
  creature('Archangel', '{5}{W}{W}', 'Angel', 5, 5, 'flying', 'vigilance'),
  creature('Ardent Militia', '{4}{W}', 'Human Soldier', 2, 5, 'vigilance'),
  does(sorcery('Armageddon', '{3}{W}'), spellOf([destroy(each({ type: 'land' }))])),
  creature('Armored Pegasus', '{1}{W}', 'Pegasus', 1, 2, 'flying'),
  does(
    enchantment('Castle', '{3}{W}'),
    whileHere(creatures({ controller: 'self', tapped: false }), { toughness: 2 }),
  ),
  does(enchantment('Celestial Dawn', '{1}{W}{W}', ...ONLY_WHITE), {
    static: [
      always('plains', each({ type: 'land', controller: 'self' }), { landTypes: ['Plains'] }),
      always('white', each({ controller: 'self', not: { type: 'land' } }), { colors: ['white'] }),
      always('white-elsewhere', each(ELSEWHERE), { colors: ['white'] }),
    ],
  }),
  does(enchantment('Circle of Protection: Black', '{1}{W}'), circle('black')),
  does(enchantment('Circle of Protection: Blue', '{1}{W}'), circle('blue')),
  does(enchantment('Circle of Protection: Green', '{1}{W}'), circle('green')),
  does(enchantment('Circle of Protection: Red', '{1}{W}'), circle('red')),
  does(enchantment('Circle of Protection: White', '{1}{W}'), circle('white')),
  does(
    enchantment('Crusade', '{W}{W}'),
    whileHere(creatures({ color: 'white' }), { power: 1, toughness: 1 }),
  ),
  does(
    creature("D'Avenant Archer", '{2}{W}', 'Human Soldier Archer', 1, 2),
    activates('shoot', { tap: true }, [damage(1, t1)], inCombat),
  ),
  does(
    creature('Daraja Griffin', '{3}{W}', 'Griffin', 2, 2, 'flying'),
    activates('strike', { sacrifice: 'self' }, [destroy(t1)], {
      targets: targeting(permanent({ type: 'creature', color: 'black' })),
    }),
  ),
  does(
    instant('Disenchant', '{1}{W}'),
    spellOf([destroy(t1)], targeting(permanent({ type: ['artifact', 'enchantment'] }))),
  ),
  does(aura('Divine Transformation', '{2}{W}{W}'), enchanted(3, 3)),
  creature('Ekundu Griffin', '{3}{W}', 'Griffin', 2, 2, 'flying', 'first strike'),
  does(
    instant('Enlightened Tutor', '{W}'),
    spellOf([{ effect: 'search', filter: { type: ['artifact', 'enchantment'] }, reveal: true, to: 'top' }]),
  ),
  does(
    creature('Ethereal Champion', '{2}{W}{W}{W}', 'Avatar', 3, 4),
    activates('shimmer', { life: 1 }, [{ effect: 'preventDamage', amount: 1, to: 'self' }]),
  ),
  does(
    instant('Exile', '{2}{W}'),
    spellOf(
      [{ effect: 'moveCards', what: t1, to: 'exile' }, gainLife({ of: 'toughness', what: t1 })],
      targeting(permanent({ type: 'creature', attacking: true, not: { color: 'white' } })),
    ),
  ),
  does(instant('Healing Salve', '{W}'), {
    spell: {
      modes: {
        min: 1,
        max: 1,
        options: [
          { id: 'life', targets: targeting(player()), effects: [gainLife(3, t1)] },
          {
            id: 'shield',
            targets: targeting(anyTarget()),
            effects: [{ effect: 'preventDamage', amount: 3, to: t1 }],
          },
        ],
      },
    },
  }),
  does(
    creature('Heavy Ballista', '{3}{W}', 'Human Soldier', 2, 3),
    activates('shoot', { tap: true }, [damage(2, t1)], inCombat),
  ),
  does(aura("Hero's Resolve", '{1}{W}'), enchanted(1, 5)),
  does(
    sorcery('Icatian Town', '{5}{W}'),
    spellOf([token([1, 1], { subtypes: ['Citizen'], colors: ['white'] }, 4)]),
  ),
  does(
    creature('Infantry Veteran', '{W}', 'Human Soldier', 1, 1),
    activates('lead', { tap: true }, [pump(t1, 1, 1)], {
      targets: targeting(permanent({ type: 'creature', attacking: true })),
    }),
  ),
  enchantment('Kismet', '{3}{W}', {
    keyword: 'entersTapped',
    those: {
      anyOf: [{ type: 'artifact' }, { type: 'creature' }, { type: 'land' }],
      controller: 'opponent',
    },
  }),
  does(
    creature('Kjeldoran Royal Guard', '{3}{W}{W}', 'Human Soldier', 2, 5),
    activates('stand', { tap: true }, [
      {
        effect: 'redirectDamage',
        combat: true,
        from: { type: 'creature', blocked: false },
        to: 'you',
        onto: 'self',
      },
    ]),
  ),
  does(
    enchantment('Light of Day', '{3}{W}'),
    whileHere(creatures({ color: 'black' }), keywords('cantAttack', 'cantBlock')),
  ),
  creature('Longbow Archer', '{W}{W}', 'Human Soldier Archer', 2, 2, 'first strike', 'reach'),
  does(
    creature('Mesa Falcon', '{1}{W}', 'Bird', 1, 1, 'flying'),
    activates('brace', { mana: '{1}{W}' }, [pump('self', 0, 1)]),
  ),
  does(
    creature('Order of the Sacred Torch', '{1}{W}{W}', 'Human Knight', 2, 2),
    counterFor({ tap: true, life: 1 }, { color: 'black' }),
  ),
  does(aura('Pacifism', '{1}{W}'), whileHere('host', keywords('cantAttack', 'cantBlock'))),
  does(
    creature('Pearl Dragon', '{4}{W}{W}', 'Dragon', 4, 4, 'flying'),
    activates('brace', { mana: '{1}{W}' }, [pump('self', 0, 1)]),
  ),
  creature('Regal Unicorn', '{2}{W}', 'Unicorn', 2, 3),
  does(
    instant('Remedy', '{1}{W}'),
    spellOf([{ effect: 'preventDamage', amount: 5, to: t1, divided: true }], dividing(5)),
  ),
  does(
    instant('Reprisal', '{1}{W}'),
    spellOf([destroyForGood(t1)], targeting(permanent({ type: 'creature', power: { gte: 4 } }))),
  ),
  does(
    creature('Resistance Fighter', '{W}', 'Human Soldier', 1, 1),
    activates('hold', { sacrifice: 'self' }, [{ effect: 'preventDamage', combat: true, by: t1 }], {
      targets: targeting(permanent({ type: 'creature' })),
    }),
  ),
  does(
    instant('Reverse Damage', '{1}{W}{W}'),
    spellOf([{ effect: 'preventNext', from: {}, to: 'you', gainsLife: true }]),
  ),
  does(
    creature('Samite Healer', '{1}{W}', 'Human Cleric', 1, 1),
    activates('heal', { tap: true }, [{ effect: 'preventDamage', amount: 1, to: t1 }], {
      targets: targeting(anyTarget()),
    }),
  ),
  does(
    enchantment('Serenity', '{1}{W}'),
    when(
      { on: 'step', step: 'upkeep', whose: 'you' },
      destroyForGood(each({ type: ['artifact', 'enchantment'] })),
    ),
  ),
  does(
    enchantment("Serra's Blessing", '{1}{W}'),
    whileHere(creatures({ controller: 'self' }), keywords('vigilance')),
  ),
  does(aura('Spirit Link', '{W}'), when({ on: 'dealsDamage', what: 'host', to: 'any' }, gainLife('X'))),
  creature('Standing Troops', '{2}{W}', 'Human Soldier', 1, 4, 'vigilance'),
  does(creature('Staunch Defenders', '{3}{W}{W}', 'Human Soldier', 3, 4), whenEnters(gainLife(4))),
  creature('Sunweb', '{3}{W}', 'Wall', 5, 6, 'flying', 'defender', {
    keyword: 'cantBlock',
    attackers: { power: { lte: 2 } },
  }),
  does(
    sorcery('Tariff', '{1}{W}'),
    spellOf([
      {
        effect: 'forEach',
        what: 'eachPlayer',
        as: 'player',
        effects: [
          {
            effect: 'choose',
            who: thatPlayer,
            filter: { type: 'creature', controller: 'self' },
            most: 'manaValue',
            bind: 'picked',
          },
          {
            effect: 'mayPay',
            who: thatPlayer,
            costs: [],
            manaCostOf: { bound: 'picked' },
            else: [{ effect: 'sacrifice', who: thatPlayer, what: { bound: 'picked' } }],
          },
        ],
      },
    ]),
  ),
  creature('Tundra Wolves', '{W}', 'Wolf', 1, 1, 'first strike'),
  does(
    creature('Unyaro Griffin', '{3}{W}', 'Griffin', 2, 2, 'flying'),
    counterFor({ sacrifice: 'self' }, { color: 'red', type: ['instant', 'sorcery'] }),
  ),
  does(creature('Venerable Monk', '{2}{W}', 'Human Monk Cleric', 2, 2), whenEnters(gainLife(2))),
  creature('Wall of Swords', '{3}{W}', 'Wall', 3, 5, 'flying', 'defender'),
  does(
    enchantment('Warmth', '{1}{W}'),
    when({ on: 'casts', who: 'opponent', what: { color: 'red' } }, gainLife(2)),
  ),
  does(instant("Warrior's Honor", '{2}{W}'), spellOf([pump(creatures({ controller: 'self' }), 1, 1)])),
  does(sorcery('Wrath of God', '{2}{W}{W}'), spellOf([destroyForGood(creatures())])),
];
