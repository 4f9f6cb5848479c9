import {
  aura,
  cantBeBlockedBy,
  type CardEntry,
  creature,
  does,
  enchantment,
  has,
  instant,
  sorcery,
  spellsCost,
} from '../define.js';
import {
  ability,
  activates,
  always,
  cardInGraveyard,
  creatures,
  damage,
  destroy,
  destroyForGood,
  draw,
  each,
  enters,
  it,
  keywords,
  loseLife,
  may,
  onTop,
  pump,
  regenerate,
  sacrificeThis,
  spellOf,
  t1,
  tap,
  targeting,
  toHand,
  token,
  triggers,
  when,
} from '../phrases.js';
import { permanent, player, anyTarget } from '../../language/queries.js';
import {
  fromHand,
  aimedAtCreature,
  discarded,
  whileHere,
  enchanted,
  whenEnters,
  creatureCard,
  counterFor,
} from './phrases.js';
import { createSacrificeForMana } from '../../language/templates/templates.js';

const libraryAndGraveyard = { zone: ['library', 'graveyard'], owner: 'self' } as const;

/** The black cards of the set: facts, and what they do. */
export const black: readonly CardEntry[] = [
  does(
    creature('Abyssal Hunter', '{3}{B}', 'Human Assassin', 1, 1),
    activates('hunt', { mana: '{B}', tap: true }, [tap(t1), damage({ of: 'power', what: 'self' }, t1)], {
      targets: targeting(permanent({ type: 'creature' })),
    }),
  ),
  does(
    creature('Abyssal Specter', '{2}{B}{B}', 'Specter', 2, 3, 'flying'),
    when({ on: 'dealsDamage', what: 'self', to: 'player' }, { effect: 'discard', who: { bound: 'other' } }),
  ),
  does(
    sorcery('Agonizing Memories', '{2}{B}{B}'),
    spellOf(
      [
        ...fromHand(2, (chosen) => ({ effect: 'choose', from: chosen, bind: 'lower' })),
        onTop({ bound: 'lower' }),
        onTop({ bound: 'chosen' }),
      ],
      targeting(player()),
    ),
  ),
  does(
    sorcery('Ashen Powder', '{2}{B}{B}'),
    spellOf(
      [{ effect: 'moveCards', what: t1, to: 'battlefield', under: 'you' }],
      targeting(cardInGraveyard({ type: 'creature', owner: 'opponent' })),
    ),
  ),
  does(aura('Blight', '{B}{B}', { type: 'land' }), when({ on: 'becomesTapped', what: 'host' }, destroy(it))),
  does(creature('Blighted Shaman', '{1}{B}', 'Human Cleric Shaman', 1, 1), {
    activated: [
      ability(
        'feed-swamp',
        { tap: true, sacrifice: { subtype: 'Swamp' } },
        [pump(t1, 1, 1)],
        aimedAtCreature,
      ),
      ability(
        'feed-creature',
        { tap: true, sacrifice: { type: 'creature' } },
        [pump(t1, 2, 2)],
        aimedAtCreature,
      ),
    ],
  }),
  does(creature('Blood Pet', '{B}', 'Thrull', 1, 1), {
    activated: [createSacrificeForMana({ mana: { black: 1 } })],
  }),
  creature('Bog Imp', '{1}{B}', 'Imp', 1, 1, 'flying'),
  creature('Bog Rats', '{B}', 'Rat', 1, 1, cantBeBlockedBy({ subtype: 'Wall' })),
  creature('Bog Wraith', '{3}{B}', 'Wraith', 3, 3, 'swampwalk'),
  does(
    sorcery('Coercion', '{2}{B}'),
    spellOf([{ effect: 'discard', who: t1, chooser: 'you' }], targeting(player('opponent'))),
  ),
  creature('Derelor', '{3}{B}', 'Thrull', 4, 4, spellsCost('you', { color: 'black' }, '{B}')),
  does(
    sorcery('Doomsday', '{B}{B}{B}'),
    spellOf([
      { effect: 'look', at: { library: 'you' } },
      { effect: 'choose', filter: libraryAndGraveyard, count: 5, bind: 'kept' },
      {
        effect: 'moveCards',
        what: { those: { each: libraryAndGraveyard }, except: { bound: 'kept' } },
        to: 'exile',
      },
      onTop({ bound: 'kept' }),
      loseLife({ halfUp: { life: 'you' } }),
    ]),
  ),
  does(
    enchantment('Dread of Night', '{B}'),
    whileHere(creatures({ color: 'white' }), { power: -1, toughness: -1 }),
  ),
  does(
    creature('Drudge Skeletons', '{1}{B}', 'Skeleton', 1, 1),
    activates('regenerate', { mana: '{B}' }, [regenerate('self')]),
  ),
  does(sorcery('Dry Spell', '{1}{B}'), spellOf([damage(1, { among: [creatures(), 'eachPlayer'] })])),
  does(aura('Enfeeblement', '{B}{B}'), enchanted(-2, -2)),
  does(
    creature(
      'Evil Eye of Orms-by-Gore',
      '{4}{B}',
      'Eye',
      3,
      6,
      cantBeBlockedBy({ not: { subtype: 'Wall' } }),
    ),
    whileHere(creatures({ controller: 'self', not: { subtype: 'Eye' } }), keywords('cantAttack')),
  ),
  does(
    creature('Fallen Angel', '{3}{B}{B}', 'Angel', 3, 3, 'flying'),
    activates('feed', { sacrifice: { type: 'creature' } }, [pump('self', 2, 1)]),
  ),
  does(
    instant('Fatal Blow', '{B}'),
    spellOf([destroyForGood(t1)], targeting(permanent({ type: 'creature', thisTurn: 'wasDealtDamage' }))),
  ),
  does(aura('Fear', '{B}{B}'), whileHere('host', keywords('fear'))),
  does(aura('Feast of the Unicorn', '{3}{B}'), enchanted(4, 0)),
  creature('Feral Shadow', '{2}{B}', 'Nightstalker', 2, 1, 'flying'),
  does(enchantment('Forbidden Crypt', '{3}{B}{B}', { keyword: 'keepsOutOfGraveyard', whose: 'you' }), {
    replacesDraws: {
      who: 'you',
      effects: [
        {
          effect: 'if',
          condition: { what: { each: { zone: 'graveyard', owner: 'self' } } },
          effects: [
            { effect: 'choose', filter: { zone: 'graveyard', owner: 'self' }, bind: 'chosenCards' },
            { effect: 'moveCards', what: { bound: 'chosenCards' }, to: 'hand' },
          ],
          else: [{ effect: 'endGame', who: 'you', as: 'loses' }],
        },
      ],
    },
  }),
  creature('Gravebane Zombie', '{3}{B}', 'Zombie', 3, 2, 'diesOntoLibrary'),
  does(creature('Gravedigger', '{3}{B}', 'Zombie', 2, 2), {
    triggered: [
      triggers('digs', enters, [may(toHand(t1))], {
        targets: targeting(cardInGraveyard({ type: 'creature', owner: 'self' })),
      }),
    ],
  }),
  does(enchantment('Greed', '{3}{B}'), activates('crave', { mana: '{B}', life: 2 }, [draw()])),
  does(enchantment('Hecatomb', '{1}{B}{B}'), {
    activated: [
      {
        id: 'drain',
        costs: [{ cost: 'tapOthers', what: { subtype: 'Swamp', controller: 'self' } }],
        targets: targeting(anyTarget()),
        effects: [damage(1, t1)],
        isManaAbility: false,
      },
    ],
    triggered: [
      {
        id: 'offering',
        trigger: { on: 'moves', what: 'self', to: 'battlefield' },
        effects: [
          {
            effect: 'mayPay',
            costs: [{ cost: 'sacrifice', what: { type: 'creature' }, count: 4 }],
            else: [sacrificeThis],
          },
        ],
      },
    ],
  }),
  does(
    creature('Hidden Horror', '{1}{B}{B}', 'Horror', 4, 4),
    whenEnters({
      effect: 'mayPay',
      costs: [{ cost: 'discard', what: { type: 'creature' } }],
      else: [sacrificeThis],
    }),
  ),
  does(
    instant('Howl from Beyond', '{X}{B}'),
    spellOf([pump(t1, 'X', 0)], targeting(permanent({ type: 'creature' }))),
  ),
  does(sorcery('Infernal Contract', '{B}{B}{B}'), spellOf([draw(4), loseLife({ halfUp: { life: 'you' } })])),
  does(creature('Kjeldoran Dead', '{B}', 'Skeleton', 3, 1), {
    ...activates('regenerate', { mana: '{B}' }, [regenerate('self')]),
    triggered: [triggers('rise', enters, [{ effect: 'sacrifice', filter: { type: 'creature' } }])],
  }),
  does(aura("Leshrac's Rite", '{B}'), whileHere('host', keywords('swampwalk'))),
  creature('Lost Soul', '{1}{B}{B}', 'Spirit Minion', 2, 1, 'swampwalk'),
  does(sorcery('Mind Warp', '{X}{3}{B}'), spellOf(fromHand('X', discarded), targeting(player()))),
  does(
    creature('Mischievous Poltergeist', '{2}{B}', 'Spirit', 1, 1, 'flying'),
    activates('regenerate', { life: 1 }, [regenerate('self')]),
  ),
  does(
    creature('Necrosavant', '{3}{B}{B}{B}', 'Zombie Giant', 5, 5),
    activates(
      'rise',
      { mana: '{3}{B}{B}', sacrifice: { type: 'creature' } },
      [{ effect: 'moveCards', what: 'self', to: 'battlefield' }],
      { zone: 'graveyard', timing: { turn: 'yours', during: 'upkeep' } },
    ),
  ),
  creature(
    'Nightmare',
    '{5}{B}',
    'Nightmare Horse',
    { count: { subtype: 'Swamp', controller: 'self' } },
    { count: { subtype: 'Swamp', controller: 'self' } },
    'flying',
  ),
  does(sorcery('Painful Memories', '{1}{B}'), spellOf(fromHand(1, onTop), targeting(player('opponent')))),
  does(sorcery('Perish', '{2}{B}'), spellOf([destroyForGood(creatures({ color: 'green' }))])),
  does(enchantment('Pestilence', '{2}{B}{B}'), {
    ...activates('spread', { mana: '{B}' }, [damage(1, { among: [creatures(), 'eachPlayer'] })]),
    triggered: [
      {
        id: 'end',
        trigger: { on: 'step', step: 'end', whose: 'each' },
        if: { amount: { count: { type: 'creature' } }, eq: 0 },
        effects: [sacrificeThis],
      },
    ],
  }),
  creature('Python', '{1}{B}{B}', 'Snake', 3, 2),
  does(
    creature('Rag Man', '{2}{B}{B}', 'Human Minion', 2, 1),
    activates(
      'rob',
      { mana: '{B}{B}{B}', tap: true },
      [
        { effect: 'reveal', at: { hand: t1 } },
        { effect: 'discard', who: t1, filter: { type: 'creature' }, chooser: 'random' },
      ],
      { targets: targeting(player('opponent')), timing: { turn: 'yours' } },
    ),
  ),
  does(sorcery('Raise Dead', '{B}'), spellOf([toHand(t1)], targeting(creatureCard))),
  creature('Razortooth Rats', '{2}{B}', 'Rat', 2, 1, 'fear'),
  creature('Scathe Zombies', '{2}{B}', 'Zombie', 2, 2),
  does(creature('Sengir Autocrat', '{3}{B}', 'Human', 2, 2), {
    triggered: [
      triggers('arrives', enters, [token([0, 1], { subtypes: ['Serf'], colors: ['black'] }, 3)]),
      triggers('leaves', { on: 'moves', what: 'self', from: 'battlefield' }, [
        { effect: 'moveCards', what: each({ subtype: 'Serf', token: true }), to: 'exile' },
      ]),
    ],
  }),
  does(
    enchantment('Strands of Night', '{2}{B}{B}'),
    activates(
      'raise',
      { mana: '{B}{B}', life: 2, sacrifice: { subtype: 'Swamp' } },
      [{ effect: 'moveCards', what: t1, to: 'battlefield' }],
      { targets: targeting(cardInGraveyard({ type: 'creature', owner: 'self' })) },
    ),
  ),
  does(
    creature('Stromgald Cabal', '{1}{B}{B}', 'Human Knight', 2, 2),
    counterFor({ tap: true, life: 1 }, { color: 'white' }),
  ),
  does(
    sorcery('Stupor', '{2}{B}'),
    spellOf(
      [
        { effect: 'discard', who: t1, chooser: 'random' },
        { effect: 'discard', who: t1 },
      ],
      targeting(player('opponent')),
    ),
  ),
  does(
    sorcery('Syphon Soul', '{2}{B}'),
    spellOf([{ effect: 'damage', amount: 2, to: { those: 'eachPlayer', except: 'you' }, gainsLife: true }]),
  ),
  does(
    instant('Terror', '{1}{B}'),
    spellOf(
      [destroyForGood(t1)],
      targeting(permanent({ type: 'creature', not: { anyOf: [{ color: 'black' }, { type: 'artifact' }] } })),
    ),
  ),
  does(instant('Vampiric Tutor', '{B}'), spellOf([{ effect: 'search', to: 'top' }, loseLife(2)])),
  does(creature('Zombie Master', '{1}{B}{B}', 'Zombie', 2, 3), {
    static: [
      always('swampwalk', creatures({ subtype: 'Zombie', excludeSelf: true }), keywords('swampwalk')),
      always(
        'grants',
        each({ subtype: 'Zombie', excludeSelf: true }),
        keywords(has(ability('q1', { mana: '{B}' }, [regenerate('self')]))),
      ),
    ],
  }),
];
