import {
  aura,
  type CardEntry,
  creature,
  does,
  enchantment,
  instant,
  sorcery,
  spellsCost,
} from '../define.js';
import {
  activates,
  always,
  cardInGraveyard,
  creatures,
  damage,
  defender,
  destroyForGood,
  draw,
  each,
  enters,
  gains,
  it,
  keywords,
  may,
  onTop,
  sacrificeThis,
  spellOf,
  t1,
  tap,
  targeting,
  thatPlayer,
  toHand,
  triggers,
  untap,
  when,
} from '../phrases.js';
import type { Effect } from '../../language/effects/effect.js';
import { permanent, spell, player } from '../../language/queries.js';
import type { Selector } from '../../language/selector.js';
import {
  countered,
  counterFor,
  ownHand,
  whileHere,
  aimedAtCreature,
  aimedAtAnything,
  whenEnters,
} from './phrases.js';

const thrown: Selector = { bound: 'thrown' };
const put: Selector = { bound: 'entered' };

/** The blue cards of the set: facts, and what they do. */
export const blue: readonly CardEntry[] = [
  does(aura('Abduction', '{2}{U}{U}'), {
    static: [always('control', 'host', { controller: 'you' })],
    triggered: [
      triggers('arrives', enters, [untap('host')]),
      triggers('dies', { on: 'moves', what: 'host', from: 'battlefield', to: 'graveyard' }, [
        { effect: 'moveCards', what: it, to: 'battlefield' },
      ]),
    ],
  }),
  creature('Air Elemental', '{3}{U}{U}', 'Elemental', 4, 4, 'flying'),
  does(
    sorcery('Ancestral Memories', '{2}{U}{U}{U}'),
    spellOf([{ effect: 'dig', top: 7, take: 2, to: 'hand', rest: 'graveyard' }]),
  ),
  does(instant('Boomerang', '{U}{U}'), spellOf([toHand(t1)], targeting(permanent()))),
  does(
    enchantment('Browse', '{2}{U}{U}'),
    activates('browse', { mana: '{2}{U}{U}' }, [
      { effect: 'dig', top: 5, take: 1, to: 'hand', rest: 'exile' },
    ]),
  ),
  enchantment('Chill', '{1}{U}', spellsCost('any', { color: 'red' }, '{2}')),
  does(instant('Counterspell', '{U}{U}'), spellOf([countered], targeting(spell()))),
  does(
    creature('Daring Apprentice', '{1}{U}{U}', 'Human Wizard', 1, 1),
    counterFor({ tap: true, sacrifice: 'self' }),
  ),
  does(
    instant('Deflection', '{3}{U}'),
    spellOf([{ effect: 'changeTarget', what: t1 }], targeting(spell({ targetCount: { eq: 1 } }))),
  ),
  does(
    instant('Desertion', '{3}{U}{U}'),
    spellOf(
      [{ ...countered, into: 'battlefield', those: { type: ['artifact', 'creature'] } }],
      targeting(spell()),
    ),
  ),
  does(
    sorcery('Diminishing Returns', '{2}{U}{U}'),
    spellOf([
      {
        effect: 'moveCards',
        what: each({ zone: ['hand', 'graveyard'] }),
        to: 'library',
        position: 'shuffled',
      },
      { effect: 'reveal', at: { top: 10 }, bind: 'topCards' },
      { effect: 'moveCards', what: { bound: 'topCards' }, to: 'exile' },
      { effect: 'draw', who: 'eachPlayer', amount: 7, upTo: true },
    ]),
  ),
  does(
    sorcery('Dream Cache', '{2}{U}'),
    spellOf([
      draw(3),
      { effect: 'choose', filter: ownHand, count: 2, bind: 'returned' },
      {
        effect: 'may',
        effects: [onTop({ bound: 'returned' })],
        else: [{ effect: 'moveCards', what: { bound: 'returned' }, to: 'library', position: 'bottom' }],
      },
    ]),
  ),
  does(
    instant('Flash', '{1}{U}'),
    spellOf([
      may(
        { effect: 'choose', filter: { zone: 'hand', owner: 'self', type: 'creature' }, bind: 'entered' },
        { effect: 'moveCards', what: put, to: 'battlefield', bind: 'entered' },
        {
          effect: 'if',
          condition: { what: put },
          effects: [
            {
              effect: 'mayPay',
              costs: [],
              manaCostOf: put,
              less: 2,
              else: [{ effect: 'sacrifice', what: put }],
            },
          ],
        },
      ),
    ]),
  ),
  does(aura('Flight', '{U}'), whileHere('host', keywords('flying'))),
  does(creature('Fog Elemental', '{2}{U}', 'Elemental', 4, 4, 'flying'), {
    triggered: (['attacks', 'blocks'] as const).map((on) =>
      triggers(on, { on, what: 'self' }, [
        { effect: 'delayed', at: 'endOfCombat', effects: [sacrificeThis] },
      ]),
    ),
  }),
  does(
    sorcery('Forget', '{U}{U}'),
    spellOf(
      [{ effect: 'discard', who: t1, amount: 2, bind: 'thrown' }, draw({ numberOf: thrown }, t1)],
      targeting(player()),
    ),
  ),
  does(
    aura('Gaseous Form', '{2}{U}'),
    whileHere('host', keywords('preventCombatDamageTo', 'preventCombatDamageBy')),
  ),
  creature('Glacial Wall', '{2}{U}', 'Wall', 0, 7, 'defender'),
  does(
    creature('Harmattan Efreet', '{2}{U}{U}', 'Efreet', 2, 2, 'flying'),
    activates('lift', { mana: '{1}{U}{U}' }, [gains(t1, 'flying')], aimedAtCreature),
  ),
  creature('Horned Turtle', '{2}{U}', 'Turtle', 1, 4),
  does(
    enchantment('Insight', '{2}{U}'),
    when({ on: 'casts', who: 'opponent', what: { color: 'green' } }, draw()),
  ),
  does(instant('Inspiration', '{3}{U}'), spellOf([draw(2, t1)], targeting(player()))),
  does(
    sorcery('Juxtapose', '{3}{U}'),
    spellOf(
      (['creature', 'artifact'] as const).flatMap((type): readonly Effect[] => [
        { effect: 'choose', filter: { type, controller: 'self' }, most: 'manaValue', bind: 'mine' },
        {
          effect: 'choose',
          who: t1,
          filter: { type, controller: 'self' },
          most: 'manaValue',
          bind: 'theirs',
        },
        { effect: 'exchangeControl', one: { bound: 'mine' }, other: { bound: 'theirs' } },
      ]),
      targeting(player()),
    ),
  ),
  does(sorcery('Library of Lat-Nam', '{4}{U}'), {
    spell: {
      modes: {
        min: 1,
        max: 1,
        chooser: 'opponent',
        options: [
          { id: 'm1', effects: [{ effect: 'delayed', at: 'nextUpkeep', effects: [draw(3)] }] },
          { id: 'm2', effects: [{ effect: 'search', to: 'hand' }] },
        ],
      },
    },
  }),
  does(
    creature('Lord of Atlantis', '{U}{U}', 'Merfolk', 2, 2),
    whileHere(creatures({ subtype: 'Merfolk', excludeSelf: true }), {
      power: 1,
      toughness: 1,
      ...keywords('islandwalk'),
    }),
  ),
  does(
    instant('Mana Short', '{2}{U}'),
    spellOf(
      [tap(each({ type: 'land', controller: 'role.t1' })), { effect: 'loseMana', who: t1 }],
      targeting(player()),
    ),
  ),
  does(instant('Memory Lapse', '{1}{U}'), spellOf([{ ...countered, into: 'library' }], targeting(spell()))),
  creature('Merfolk of the Pearl Trident', '{U}', 'Merfolk', 1, 1),
  does(
    instant('Mystical Tutor', '{U}'),
    spellOf([{ effect: 'search', filter: { type: ['instant', 'sorcery'] }, reveal: true, to: 'top' }]),
  ),
  does(aura('Phantasmal Terrain', '{U}{U}', { type: 'land' }), {
    entersChoosing: ['basicLandType'],
    ...whileHere('host', { landTypes: 'chosen' }),
  }),
  creature('Phantom Warrior', '{1}{U}{U}', 'Illusion Warrior', 2, 2, 'cantBeBlocked'),
  does(
    sorcery('Polymorph', '{3}{U}'),
    spellOf(
      [
        destroyForGood(t1),
        {
          effect: 'digUntil',
          who: { controllerOf: t1 },
          filter: { type: 'creature' },
          bind: 'foundCard',
          rest: 'otherCards',
        },
        { effect: 'moveCards', what: { bound: 'foundCard' }, to: 'battlefield' },
        { effect: 'moveCards', what: { bound: 'otherCards' }, to: 'library', position: 'shuffled' },
      ],
      targeting(permanent({ type: 'creature' })),
    ),
  ),
  does(
    instant('Power Sink', '{X}{U}'),
    spellOf(
      [
        {
          effect: 'forEach',
          what: { controllerOf: t1 },
          as: 'player',
          effects: [
            {
              effect: 'mayPay',
              who: thatPlayer,
              costs: [{ cost: 'mana', mana: ['X'] }],
              else: [
                countered,
                tap(each({ type: 'land', manaAbility: true, controller: 'role.player' })),
                { effect: 'loseMana', who: thatPlayer },
              ],
            },
          ],
        },
      ],
      targeting(spell()),
    ),
  ),
  does(
    creature('Prodigal Sorcerer', '{2}{U}', 'Human Wizard', 1, 1),
    activates('shoot', { tap: true }, [damage(1, t1)], aimedAtAnything),
  ),
  does(sorcery('Prosperity', '{X}{U}'), spellOf([draw('X', 'eachPlayer')])),
  does(
    sorcery('Psychic Transfer', '{4}{U}'),
    spellOf(
      [
        {
          effect: 'if',
          condition: {
            allOf: [
              { amount: { life: 'you' }, lte: { plus: { life: t1 }, more: 5 } },
              { amount: { life: t1 }, lte: { plus: { life: 'you' }, more: 5 } },
            ],
          },
          effects: [{ effect: 'exchangeLife', with: t1 }],
        },
      ],
      targeting(player()),
    ),
  ),
  does(
    aura('Psychic Venom', '{1}{U}', { type: 'land' }),
    when({ on: 'becomesTapped', what: 'host' }, damage(2, { controllerOf: it })),
  ),
  does(
    sorcery('Recall', '{X}{X}{U}'),
    spellOf([
      { effect: 'discard', amount: 'X', bind: 'thrown' },
      {
        effect: 'choose',
        filter: { zone: 'graveyard', owner: 'self' },
        count: { numberOf: thrown },
        bind: 'returned',
      },
      toHand({ bound: 'returned' }),
      { effect: 'moveCards', what: 'self', to: 'exile' },
    ]),
  ),
  does(
    sorcery('Relearn', '{1}{U}{U}'),
    spellOf([toHand(t1)], targeting(cardInGraveyard({ owner: 'self', type: ['instant', 'sorcery'] }))),
  ),
  does(instant('Remove Soul', '{1}{U}'), spellOf([countered], targeting(spell({ type: 'creature' })))),
  does(
    creature('Sage Owl', '{1}{U}', 'Bird', 1, 1, 'flying'),
    whenEnters(
      { effect: 'look', at: { top: 4 }, bind: 'looked' },
      { effect: 'moveCards', what: { bound: 'looked' }, to: 'library', position: 'top' },
    ),
  ),
  creature('Sea Monster', '{4}{U}{U}', 'Serpent', 6, 6, {
    keyword: 'cantAttack',
    unlessDefenderControls: { subtype: 'Island' },
  }),
  creature('Segovian Leviathan', '{4}{U}', 'Leviathan', 3, 3, 'islandwalk'),
  does(
    creature('Sibilant Spirit', '{5}{U}', 'Spirit', 5, 6, 'flying'),
    when({ on: 'attacks', what: 'self' }, { effect: 'may', who: defender, effects: [draw(1, defender)] }),
  ),
  does(
    creature('Soldevi Sage', '{1}{U}', 'Human Wizard', 1, 1),
    activates('study', { tap: true, sacrifice: { type: 'land' }, count: 2 }, [
      { effect: 'draw', amount: 3, bind: 'drawn' },
      { effect: 'choose', from: { bound: 'drawn' }, bind: 'unwanted' },
      { effect: 'moveCards', what: { bound: 'unwanted' }, to: 'graveyard', as: 'discard' },
    ]),
  ),
  does(instant('Spell Blast', '{X}{U}'), spellOf([countered], targeting(spell({ manaValue: { eq: 'X' } })))),
  creature('Storm Crow', '{1}{U}', 'Bird', 1, 2, 'flying'),
  does(
    sorcery('Tidal Surge', '{1}{U}'),
    spellOf([tap(t1)], targeting({ of: permanent({ type: 'creature', withoutKeyword: 'flying' }), max: 3 })),
  ),
  does(instant('Unsummon', '{U}'), spellOf([toHand(t1)], targeting(permanent({ type: 'creature' })))),
  creature('Vodalian Soldiers', '{1}{U}', 'Merfolk Soldier', 1, 2),
  creature('Wall of Air', '{1}{U}{U}', 'Wall', 1, 5, 'flying', 'defender'),
  creature('Wind Drake', '{2}{U}', 'Drake', 2, 2, 'flying'),
  creature('Wind Spirit', '{4}{U}', 'Elemental Spirit', 3, 2, 'flying', 'menace'),
  does(enchantment("Zur's Weirding", '{3}{U}', 'handsRevealed'), {
    replacesDraws: {
      who: 'each',
      effects: [
        { effect: 'reveal', at: { top: 1, of: thatPlayer }, bind: 'revealed' },
        {
          effect: 'mayPay',
          who: { those: 'eachPlayer', except: thatPlayer },
          any: true,
          costs: [{ cost: 'life', amount: 2 }],
          effects: [{ effect: 'moveCards', what: { bound: 'revealed' }, to: 'graveyard' }],
          else: [{ effect: 'draw', who: thatPlayer }],
        },
      ],
    },
  }),
];
