import {
  aura,
  cantBeBlockedBy,
  type CardEntry,
  creature,
  does,
  enchantment,
  instant,
  sorcery,
} from '../define.js';
import { createTapForAnyColor } from '../../language/templates/templates.js';
import {
  activates,
  cardInGraveyard,
  creatures,
  damage,
  destroy,
  draw,
  each,
  enters,
  gainLife,
  gains,
  it,
  keywords,
  loses,
  may,
  onTop,
  pump,
  regenerate,
  spellOf,
  t1,
  targeting,
  toHand,
  triggers,
  untap,
  when,
} from '../phrases.js';
import { permanent, player } from '../../language/queries.js';
import { whileHere, artifactCreatureOrLand, tapFor, aimedAtCreature, noWall } from './phrases.js';

/** The green cards of the set: facts, and what they do. */
export const green: readonly CardEntry[] = [
  does(creature('Birds of Paradise', '{G}', 'Bird', 0, 1, 'flying'), { activated: [createTapForAnyColor()] }),
  does(
    enchantment('Call of the Wild', '{2}{G}{G}'),
    activates('call', { mana: '{2}{G}{G}' }, [
      { effect: 'reveal', at: { top: 1 }, bind: 'revealed' },
      {
        effect: 'if',
        condition: { what: { bound: 'revealed' }, is: { zone: 'library', type: 'creature' } },
        effects: [{ effect: 'moveCards', what: { bound: 'revealed' }, to: 'battlefield', under: 'you' }],
        else: [{ effect: 'moveCards', what: { bound: 'revealed' }, to: 'graveyard' }],
      },
    ]),
  ),
  creature('Cat Warriors', '{1}{G}{G}', 'Cat Warrior', 2, 2, 'forestwalk'),
  does(
    sorcery('Creeping Mold', '{2}{G}{G}'),
    spellOf([destroy(t1)], targeting(permanent({ type: ['artifact', 'enchantment', 'land'] }))),
  ),
  does(
    enchantment('Dense Foliage', '{2}{G}'),
    whileHere(creatures(), keywords({ keyword: 'cantBeTargeted', by: { as: 'spell' } })),
  ),
  does(
    instant('Early Harvest', '{1}{G}{G}'),
    spellOf([untap(each({ type: 'land', supertype: 'basic', controller: 'role.t1' }))], targeting(player())),
  ),
  does(
    creature('Elder Druid', '{3}{G}', 'Elf Cleric Druid', 2, 2),
    activates(
      'twist',
      { mana: '{3}{G}', tap: true },
      [{ effect: 'may', effects: [{ effect: 'tapOrUntap', what: t1 }] }],
      { targets: artifactCreatureOrLand },
    ),
  ),
  does(
    sorcery('Elven Cache', '{2}{G}{G}'),
    spellOf([toHand(t1)], targeting(cardInGraveyard({ owner: 'self' }))),
  ),
  creature(
    'Elven Riders',
    '{3}{G}{G}',
    'Elf',
    3,
    3,
    cantBeBlockedBy({ not: { anyOf: [{ subtype: 'Wall' }, { withKeyword: 'flying' }] } }),
  ),
  creature('Elvish Archers', '{1}{G}', 'Elf Archer', 2, 1, 'first strike'),
  does(sorcery('Fallow Earth', '{2}{G}'), spellOf([onTop(t1)], targeting(permanent({ type: 'land' })))),
  does(
    enchantment('Familiar Ground', '{2}{G}'),
    whileHere(creatures({ controller: 'self' }), keywords({ keyword: 'mostBlockers', count: 1 })),
  ),
  does(
    creature('Femeref Archers', '{2}{G}', 'Human Archer', 2, 2),
    activates('shoot', { tap: true }, [damage(4, t1)], {
      targets: targeting(permanent({ type: 'creature', attacking: true, withKeyword: 'flying' })),
    }),
  ),
  does(instant('Fog', '{G}'), spellOf([{ effect: 'preventDamage', combat: true }])),
  does(
    creature('Fyndhorn Brownie', '{2}{G}', 'Ouphe', 1, 1),
    activates('wake', { mana: '{2}{G}', tap: true }, [untap(t1)], {
      targets: targeting(permanent({ type: 'creature' })),
    }),
  ),
  does(creature('Fyndhorn Elder', '{2}{G}', 'Elf Druid', 1, 1), tapFor({ green: 2 })),
  does(instant('Giant Growth', '{G}'), spellOf([pump(t1, 3, 3)], targeting(permanent({ type: 'creature' })))),
  creature('Giant Spider', '{3}{G}', 'Spider', 2, 4, 'reach'),
  does(
    creature('Gorilla Chieftain', '{2}{G}{G}', 'Ape', 3, 3),
    activates('regenerate', { mana: '{1}{G}' }, [regenerate('self')]),
  ),
  creature('Grizzly Bears', '{1}{G}', 'Bear', 2, 2),
  does(
    sorcery('Hurricane', '{X}{G}'),
    spellOf([damage('X', { among: [creatures({ withKeyword: 'flying' }), 'eachPlayer'] })]),
  ),
  does(
    enchantment('Living Lands', '{3}{G}'),
    whileHere(each({ subtype: 'Forest' }), {
      addTypes: ['creature'],
      setPower: 1,
      setToughness: 1,
    }),
  ),
  does(creature('Llanowar Elves', '{G}', 'Elf Druid', 1, 1), tapFor({ green: 1 })),
  does(aura('Lure', '{1}{G}{G}'), whileHere('host', keywords('lure'))),
  creature(
    'Maro',
    '{2}{G}{G}',
    'Elemental',
    { cardsIn: 'hand', whose: 'you' },
    { cardsIn: 'hand', whose: 'you' },
  ),
  does(
    sorcery("Nature's Resurgence", '{2}{G}{G}'),
    spellOf([
      {
        effect: 'forEach',
        what: 'eachPlayer',
        as: 'player',
        effects: [
          {
            effect: 'draw',
            who: { bound: 'player' },
            amount: { count: { zone: 'graveyard', owner: 'role.player', type: 'creature' } },
          },
        ],
      },
    ]),
  ),
  creature('Panther Warriors', '{4}{G}', 'Cat Warrior', 6, 3),
  does(
    creature('Pradesh Gypsies', '{2}{G}', 'Human Nomad', 1, 1),
    activates('soothe', { mana: '{1}{G}', tap: true }, [pump(t1, -2, 0)], aimedAtCreature),
  ),
  does(
    creature('Radjan Spirit', '{3}{G}', 'Spirit', 3, 2),
    activates('ground', { tap: true }, [loses(t1, 'flying')], aimedAtCreature),
  ),
  does(
    sorcery('Rampant Growth', '{1}{G}'),
    spellOf([
      { effect: 'search', filter: { type: 'land', supertype: 'basic' }, to: 'battlefield', tapped: true },
    ]),
  ),
  creature('Redwood Treefolk', '{4}{G}', 'Treefolk', 3, 6),
  does(aura('Regeneration', '{1}{G}'), activates('regenerate', { mana: '{G}' }, [regenerate('host')])),
  does(
    creature('River Boa', '{1}{G}', 'Snake', 2, 1, 'islandwalk'),
    activates('regenerate', { mana: '{G}' }, [regenerate('self')]),
  ),
  does(
    enchantment('Rowen', '{2}{G}{G}', 'revealsFirstDraw'),
    when(
      { on: 'revealsFirstDrawn', who: 'you', what: { supertype: 'basic', type: 'land' } },
      { effect: 'draw' },
    ),
  ),
  creature('Scaled Wurm', '{7}{G}', 'Wurm', 7, 6),
  creature('Shanodin Dryads', '{G}', 'Nymph Dryad', 1, 1, 'forestwalk'),
  creature('Stalking Tiger', '{3}{G}', 'Cat', 3, 3, { keyword: 'mostBlockers', count: 1 }),
  does(sorcery('Stream of Life', '{X}{G}'), spellOf([gainLife('X', t1)], targeting(player()))),
  does(sorcery('Summer Bloom', '{1}{G}'), spellOf([{ effect: 'moreLands', amount: 3 }])),
  does(
    creature('Thicket Basilisk', '{3}{G}{G}', 'Basilisk', 2, 4),
    when(
      {
        on: 'anyOf',
        of: (['blocks', 'becomesBlocked'] as const).map((on) => ({
          on,
          what: 'self' as const,
          other: { type: 'creature', ...noWall },
        })),
      },
      { effect: 'delayed', at: 'endOfCombat', effects: [destroy({ bound: 'other' })] },
    ),
  ),
  creature('Trained Armodon', '{1}{G}{G}', 'Elephant', 3, 3),
  does(
    enchantment('Tranquil Grove', '{1}{G}'),
    activates('cleanse', { mana: '{1}{G}{G}' }, [destroy(each({ type: 'enchantment', excludeSelf: true }))]),
  ),
  does(sorcery('Tranquility', '{2}{G}'), spellOf([destroy(each({ type: 'enchantment' }))])),
  does(creature('Uktabi Orangutan', '{2}{G}', 'Ape', 2, 2), {
    triggered: [
      triggers('smashes', enters, [destroy(t1)], { targets: targeting(permanent({ type: 'artifact' })) }),
    ],
  }),
  does(
    creature(
      'Uktabi Wildcats',
      '{4}{G}',
      'Cat',
      { count: { subtype: 'Forest', controller: 'self' } },
      { count: { subtype: 'Forest', controller: 'self' } },
    ),
    activates('regenerate', { mana: '{G}', sacrifice: { subtype: 'Forest' } }, [regenerate('self')]),
  ),
  does(
    creature('Unseen Walker', '{1}{G}', 'Dryad', 1, 1, 'forestwalk'),
    activates('hide', { mana: '{1}{G}{G}' }, [gains(t1, 'forestwalk')], aimedAtCreature),
  ),
  does(
    sorcery('Untamed Wilds', '{2}{G}'),
    spellOf([{ effect: 'search', filter: { type: 'land', supertype: 'basic' }, to: 'battlefield' }]),
  ),
  does(
    creature('Verduran Enchantress', '{1}{G}{G}', 'Human Druid', 0, 2),
    when({ on: 'casts', who: 'you', what: { type: 'enchantment' } }, may(draw())),
  ),
  does(instant('Vitalize', '{G}'), spellOf([untap(creatures({ controller: 'self' }))])),
  does(
    sorcery('Waiting in the Weeds', '{1}{G}{G}'),
    spellOf([
      {
        effect: 'forEach',
        what: 'eachPlayer',
        as: 'player',
        effects: [
          {
            effect: 'createToken',
            who: { bound: 'player' },
            token: { types: ['creature'], subtypes: ['Cat'], colors: ['green'], power: 1, toughness: 1 },
            count: { count: { subtype: 'Forest', tapped: false, controller: 'role.player' } },
          },
        ],
      },
    ]),
  ),
  creature('Warthog', '{1}{G}{G}', 'Boar', 3, 2, 'swampwalk'),
  does(
    aura('Wild Growth', '{G}', { type: 'land' }),
    when(
      { on: 'tappedForMana', what: 'host' },
      { effect: 'addMana', who: { controllerOf: it }, mana: { green: 1 } },
    ),
  ),
  does(
    instant('Worldly Tutor', '{G}'),
    spellOf([{ effect: 'search', filter: { type: 'creature' }, reveal: true, to: 'top' }]),
  ),
  does(
    creature('Wyluli Wolf', '{1}{G}', 'Wolf', 1, 1),
    activates('lead', { tap: true }, [pump(t1, 1, 1)], aimedAtCreature),
  ),
];
