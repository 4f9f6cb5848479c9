import { aura, type CardEntry, creature, does, enchantment, instant, sorcery } from '../define.js';
import {
  ability,
  activates,
  creatures,
  damage,
  destroy,
  destroyForGood,
  dividing,
  each,
  gains,
  it,
  keywords,
  loses,
  pump,
  sacrificeThis,
  spellOf,
  t1,
  targeting,
  thatPlayer,
  toHand,
  token,
  triggers,
  when,
} from '../phrases.js';
import { aimedAtAnything, whenEnters, whileHere, targetCreature, enchanted } from './phrases.js';
import { anyTarget, permanent } from '../../language/queries.js';

/** The red cards of the set: facts, and what they do. */
export const red: readonly CardEntry[] = [
  does(
    enchantment('Aether Flash', '{2}{R}{R}'),
    when({ on: 'moves', what: { type: 'creature' }, to: 'battlefield' }, damage(2, it)),
  ),
  creature('Anaba Bodyguard', '{3}{R}', 'Minotaur', 2, 3, 'first strike'),
  does(
    creature('Anaba Shaman', '{3}{R}', 'Minotaur Shaman', 2, 2),
    activates('shoot', { mana: '{R}', tap: true }, [damage(1, t1)], aimedAtAnything),
  ),
  creature('Balduvian Barbarians', '{1}{R}{R}', 'Human Barbarian', 3, 2),
  does(
    creature('Balduvian Horde', '{2}{R}{R}', 'Human Barbarian', 5, 5),
    whenEnters({
      effect: 'mayPay',
      costs: [{ cost: 'discard', what: {}, random: true }],
      else: [sacrificeThis],
    }),
  ),
  does(sorcery('Blaze', '{X}{R}'), spellOf([damage('X', t1)], targeting(anyTarget()))),
  does(instant('Boil', '{3}{R}'), spellOf([destroy(each({ subtype: 'Island' }))])),
  does(aura('Burrowing', '{R}'), whileHere('host', keywords('mountainwalk'))),
  does(aura('Conquer', '{3}{R}{R}', { type: 'land' }), whileHere('host', { controller: 'you' })),
  does(
    creature('Crimson Hellkite', '{6}{R}{R}{R}', 'Dragon', 6, 6, 'flying'),
    activates('breathe-fire', { mana: '{X}', onlyOnX: ['red'], tap: true }, [damage('X', t1)], {
      targets: targeting(permanent({ type: 'creature' })),
    }),
  ),
  does(
    sorcery('Earthquake', '{X}{R}'),
    spellOf([damage('X', { among: [creatures({ withoutKeyword: 'flying' }), 'eachPlayer'] })]),
  ),
  does(enchantment('Fervor', '{2}{R}'), whileHere(creatures({ controller: 'self' }), keywords('haste'))),
  does(instant('Final Fortune', '{R}{R}'), spellOf([{ effect: 'extraTurn', atEnd: 'youLose' }])),
  creature('Fire Elemental', '{3}{R}{R}', 'Elemental', 5, 4),
  does(aura('Firebreathing', '{R}'), activates('breathe', { mana: '{R}' }, [pump('host', 1, 0)])),
  does(
    sorcery('Fit of Rage', '{1}{R}'),
    spellOf([pump(t1, 3, 3), gains(t1, 'first strike')], targetCreature),
  ),
  does(
    creature('Flame Spirit', '{4}{R}', 'Elemental Spirit', 2, 3),
    activates('flare', { mana: '{R}' }, [pump('self', 1, 0)]),
  ),
  does(sorcery('Flashfires', '{3}{R}'), spellOf([destroy(each({ subtype: 'Plains' }))])),
  does(aura('Giant Strength', '{R}{R}'), enchanted(2, 2)),
  does(
    creature('Goblin Digging Team', '{R}', 'Goblin', 1, 1),
    activates('dig', { tap: true, sacrifice: 'self' }, [destroy(t1)], {
      targets: targeting(permanent({ subtype: 'Wall' })),
    }),
  ),
  does(creature('Goblin Elite Infantry', '{1}{R}', 'Goblin Warrior', 2, 2), {
    triggered: (['blocks', 'becomesBlocked'] as const).map((on) =>
      triggers(on === 'blocks' ? 'blocks' : 'becomes-blocked', { on, what: 'self' }, [pump('self', -1, -1)]),
    ),
  }),
  creature('Goblin Hero', '{2}{R}', 'Goblin', 2, 2),
  does(
    creature('Goblin King', '{1}{R}{R}', 'Goblin', 2, 2),
    whileHere(creatures({ subtype: 'Goblin', excludeSelf: true }), {
      power: 1,
      toughness: 1,
      ...keywords('mountainwalk'),
    }),
  ),
  does(
    creature('Goblin Recruiter', '{1}{R}', 'Goblin', 1, 1),
    whenEnters({
      effect: 'search',
      filter: { subtype: 'Goblin' },
      count: 'all',
      reveal: true,
      to: 'top',
    }),
  ),
  does(
    enchantment('Goblin Warrens', '{2}{R}'),
    activates('breed', { mana: '{2}{R}', sacrifice: { subtype: 'Goblin' }, count: 2 }, [
      token([1, 1], { subtypes: ['Goblin'], colors: ['red'] }, 3),
    ]),
  ),
  does(sorcery('Hammer of Bogardan', '{1}{R}{R}'), {
    activated: [
      ability('return', { mana: '{2}{R}{R}{R}' }, [toHand('self')], {
        zone: 'graveyard',
        timing: { turn: 'yours', during: 'upkeep' },
      }),
    ],
    spell: { targets: targeting(anyTarget()), effects: [damage(3, t1)] },
  }),
  creature('Hulking Cyclops', '{3}{R}{R}', 'Cyclops', 5, 5, 'cantBlock'),
  does(
    sorcery('Illicit Auction', '{3}{R}{R}'),
    spellOf(
      [
        { effect: 'bidLife', bind: 'bidder' },
        { effect: 'gainControl', what: t1, who: { bound: 'bidder' }, until: 'forever' },
      ],
      targetCreature,
    ),
  ),
  does(instant('Inferno', '{5}{R}{R}'), spellOf([damage(6, { among: [creatures(), 'eachPlayer'] })])),
  does(
    sorcery('Jokulhaups', '{4}{R}{R}'),
    spellOf([destroyForGood(each({ type: ['artifact', 'creature', 'land'] }))]),
  ),
  does(instant('Lightning Blast', '{3}{R}'), spellOf([damage(4, t1)], targeting(anyTarget()))),
  does(
    enchantment('Manabarbs', '{3}{R}'),
    when({ on: 'tappedForMana', what: { type: 'land' } }, damage(1, thatPlayer)),
  ),
  creature('Mountain Goat', '{R}', 'Goat', 1, 1, 'mountainwalk'),
  does(
    creature('Orcish Artillery', '{1}{R}{R}', 'Orc Warrior', 1, 3),
    activates('shoot', { tap: true }, [damage(2, t1), damage(3, 'you')], aimedAtAnything),
  ),
  does(
    enchantment('Orcish Oriflamme', '{3}{R}'),
    whileHere(creatures({ controller: 'self', attacking: true }), { power: 1 }),
  ),
  does(
    sorcery('Pillage', '{1}{R}{R}'),
    spellOf([destroyForGood(t1)], targeting(permanent({ type: ['artifact', 'land'] }))),
  ),
  does(
    sorcery('Pyrotechnics', '{4}{R}'),
    spellOf([{ effect: 'damage', amount: 4, to: t1, divided: true }], dividing(4)),
  ),
  creature('Raging Goblin', '{R}', 'Goblin Berserker', 1, 1, 'haste'),
  does(
    creature('Reckless Embermage', '{3}{R}', 'Human Wizard', 2, 2),
    activates('shoot', { mana: '{1}{R}' }, [damage(1, t1), damage(1, 'self')], aimedAtAnything),
  ),
  does(
    sorcery('Relentless Assault', '{2}{R}{R}'),
    spellOf([
      { effect: 'untap', what: creatures({ thisTurn: 'attacked' }) },
      { effect: 'morePhases', phases: ['combat', 'main'], after: 'main' },
    ]),
  ),
  creature('Sabretooth Tiger', '{2}{R}', 'Cat', 2, 1, 'first strike'),
  does(instant('Shatter', '{1}{R}'), spellOf([destroy(t1)], targeting(permanent({ type: 'artifact' })))),
  does(sorcery('Shatterstorm', '{2}{R}{R}'), spellOf([destroyForGood(each({ type: 'artifact' }))])),
  does(instant('Shock', '{R}'), spellOf([damage(2, t1)], targeting(anyTarget()))),
  does(
    creature('Spitting Drake', '{3}{R}', 'Drake', 2, 2, 'flying'),
    activates('spit', { mana: '{R}' }, [pump('self', 1, 0)], { perTurn: 1 }),
  ),
  does(
    sorcery('Spitting Earth', '{1}{R}'),
    spellOf([damage({ count: { subtype: 'Mountain', controller: 'self' } }, t1)], targetCreature),
  ),
  does(sorcery('Stone Rain', '{2}{R}'), spellOf([destroy(t1)], targeting(permanent({ type: 'land' })))),
  creature('Talruum Minotaur', '{2}{R}{R}', 'Minotaur Berserker', 3, 3, 'haste'),
  does(sorcery('Tremor', '{R}'), spellOf([damage(1, creatures({ withoutKeyword: 'flying' }))])),
  does(
    instant('Vertigo', '{R}'),
    spellOf(
      [damage(2, t1), loses(t1, 'flying')],
      targeting(permanent({ type: 'creature', withKeyword: 'flying' })),
    ),
  ),
  creature('Viashino Warrior', '{3}{R}', 'Viashino Warrior', 4, 2),
  creature('Volcanic Dragon', '{4}{R}{R}', 'Dragon', 4, 4, 'flying', 'haste'),
  does(instant('Volcanic Geyser', '{X}{R}{R}'), spellOf([damage('X', t1)], targeting(anyTarget()))),
  does(
    creature('Wall of Fire', '{1}{R}{R}', 'Wall', 0, 5, 'defender'),
    activates('flare', { mana: '{R}' }, [pump('self', 1, 0)]),
  ),
];
