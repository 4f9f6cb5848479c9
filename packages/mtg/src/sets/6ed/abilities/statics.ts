import type { Change } from '../../../language/change.js';
import type { Selector } from '../../../language/selector.js';
import type { AbilityGroup, CardAbilities } from '../../define.js';
import { ability, always, keywords } from '../../phrases/abilities.js';
import { regenerate } from '../../phrases/effects.js';
import { creatures, each } from '../../phrases/targets.js';

const whileHere = (affects: Selector, change: Change): CardAbilities => ({
  static: [always('always', affects, change)],
});

const enchanted = (power: number, toughness: number): CardAbilities =>
  whileHere('host', { power, toughness });

/** What stays true as long as the card is on the battlefield. */
export const statics: AbilityGroup = {
  'Animate Wall': whileHere('host', keywords('attacksDespiteDefender')),
  Burrowing: whileHere('host', keywords('mountainwalk')),
  Castle: whileHere(creatures({ controller: 'self', tapped: false }), { toughness: 2 }),
  Conquer: whileHere('host', { controller: 'you' }),
  Crusade: whileHere(creatures({ color: 'white' }), { power: 1, toughness: 1 }),
  'Cursed Totem': whileHere(creatures(), keywords('cantActivate')),
  'Dense Foliage': whileHere(creatures(), keywords({ keyword: 'cantBeTargeted', by: { as: 'spell' } })),
  'Divine Transformation': enchanted(3, 3),
  'Dread of Night': whileHere(creatures({ color: 'white' }), { power: -1, toughness: -1 }),
  Enfeeblement: enchanted(-2, -2),
  'Evil Eye of Orms-by-Gore': whileHere(
    creatures({ controller: 'self', not: { subtype: 'Eye' } }),
    keywords('cantAttack'),
  ),
  'Familiar Ground': whileHere(
    creatures({ controller: 'self' }),
    keywords({ keyword: 'mostBlockers', count: 1 }),
  ),
  Fear: whileHere('host', keywords('fear')),
  'Feast of the Unicorn': enchanted(4, 0),
  Fervor: whileHere(creatures({ controller: 'self' }), keywords('haste')),
  Flight: whileHere('host', keywords('flying')),
  'Gaseous Form': whileHere('host', keywords('preventCombatDamageTo', 'preventCombatDamageBy')),
  'Giant Strength': enchanted(2, 2),
  'Goblin King': whileHere(creatures({ subtype: 'Goblin', excludeSelf: true }), {
    power: 1,
    toughness: 1,
    ...keywords('mountainwalk'),
  }),
  "Hero's Resolve": enchanted(1, 5),
  "Leshrac's Rite": whileHere('host', keywords('swampwalk')),
  'Light of Day': whileHere(creatures({ color: 'black' }), keywords('cantAttack', 'cantBlock')),
  'Living Lands': whileHere(each({ subtype: 'Forest' }), {
    addTypes: ['creature'],
    setPower: 1,
    setToughness: 1,
  }),
  'Lord of Atlantis': whileHere(creatures({ subtype: 'Merfolk', excludeSelf: true }), {
    power: 1,
    toughness: 1,
    ...keywords('islandwalk'),
  }),
  Lure: whileHere('host', keywords('lure')),
  Meekstone: whileHere(creatures({ power: { gte: 3 } }), keywords('doesntUntap')),
  'Orcish Oriflamme': whileHere(creatures({ controller: 'self', attacking: true }), { power: 1 }),
  Pacifism: whileHere('host', keywords('cantAttack', 'cantBlock')),
  "Serra's Blessing": whileHere(creatures({ controller: 'self' }), keywords('vigilance')),
  'Zombie Master': {
    static: [
      always('swampwalk', creatures({ subtype: 'Zombie', excludeSelf: true }), keywords('swampwalk')),
      always(
        'grants',
        each({ subtype: 'Zombie', excludeSelf: true }),
        keywords({ keyword: 'hasAbility', of: 'zombie-master', ability: 'zombie-master-regenerate' }),
      ),
    ],
    granted: [ability('zombie-master-regenerate', { mana: '{B}' }, [regenerate('self')])],
  },
};
