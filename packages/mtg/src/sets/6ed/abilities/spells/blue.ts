import type { Effect } from '../../../../language/effects/effect.js';
import { permanent, player, spell } from '../../../../language/queries.js';
import type { AbilityAmount, Selector } from '../../../../language/selector.js';
import type { AbilityGroup } from '../../../define.js';
import { onlyTargets, spellOf } from '../../../phrases/abilities.js';
import { draw, onTop, tap, toHand } from '../../../phrases/effects.js';
import { cardInGraveyard, each, t1, targeting } from '../../../phrases/targets.js';

const ownHand = { zone: 'hand', owner: 'self' } as const;

/** Players discard so many cards of their choice; what is then done for each, {@link perDiscarded} says. */
const discarding = (count: AbilityAmount, who: Selector): readonly Effect[] => [
  { effect: 'choose', who, filter: ownHand, count, bind: 'unwanted' },
  { effect: 'moveCards', what: { bound: 'unwanted' }, to: 'graveyard', as: 'discard', bind: 'thrown' },
];

const perDiscarded = (...effects: readonly Effect[]): Effect => ({
  effect: 'forEach',
  what: { bound: 'thrown' },
  as: 'card',
  effects,
});
const counter = { effect: 'counter', what: t1 } as const;

export const blueSpells: AbilityGroup = {
  'Ancestral Memories': spellOf([
    { effect: 'look', at: { top: 7 }, bind: 'looked' },
    { effect: 'choose', from: { bound: 'looked' }, count: 2, bind: 'kept' },
    toHand({ bound: 'kept' }),
    { effect: 'moveCards', what: { bound: 'looked' }, to: 'graveyard' },
  ]),
  Boomerang: spellOf([toHand(t1)], targeting(permanent())),
  Counterspell: spellOf([counter], targeting(spell())),
  Deflection: spellOf([{ effect: 'changeTarget', what: t1 }], targeting(spell({ targetCount: { eq: 1 } }))),
  Desertion: onlyTargets(
    targeting(spell()),
    'a countered artifact or creature spell enters under your control',
  ),
  Flash: { unexpressed: ['a creature from the hand is sacrificed unless its reduced cost is paid'] },
  'Dream Cache': spellOf([
    draw(3),
    { effect: 'choose', filter: ownHand, count: 2, bind: 'returned' },
    {
      effect: 'may',
      effects: [onTop({ bound: 'returned' })],
      else: [{ effect: 'moveCards', what: { bound: 'returned' }, to: 'library', position: 'bottom' }],
    },
  ]),
  Forget: spellOf([...discarding(2, t1), perDiscarded(draw(1, t1))], targeting(player())),
  Inspiration: spellOf([draw(2, t1)], targeting(player())),
  Juxtapose: onlyTargets(targeting(player()), 'control of creatures and artifacts is exchanged'),
  'Library of Lat-Nam': spellOf([
    {
      effect: 'may',
      who: 'eachOpponent',
      effects: [{ effect: 'delayed', at: 'nextUpkeep', effects: [draw(3)] }],
      else: [{ effect: 'search', to: 'hand' }],
    },
  ]),
  'Mana Short': spellOf(
    [tap(each({ type: 'land', controller: 'role.t1' })), { effect: 'loseMana', who: t1 }],
    targeting(player()),
  ),
  'Memory Lapse': spellOf([{ ...counter, into: 'library' }], targeting(spell())),
  'Mystical Tutor': spellOf([
    { effect: 'search', filter: { type: ['instant', 'sorcery'] }, reveal: true, to: 'top' },
  ]),
  Polymorph: onlyTargets(
    targeting(permanent({ type: 'creature' })),
    'cards are revealed until one is a creature',
  ),
  'Power Sink': {
    ...spellOf(
      [
        {
          effect: 'mayPay',
          who: { controllerOf: t1 },
          costs: [{ cost: 'mana', mana: ['X'] }],
          else: [counter],
        },
      ],
      targeting(spell()),
    ),
    unexpressed: ['lands with mana abilities are tapped and unspent mana is lost'],
  },
  Prosperity: spellOf([draw('X', 'eachPlayer')]),
  'Psychic Transfer': onlyTargets(targeting(player()), 'life totals are exchanged'),
  Recall: spellOf([
    ...discarding('X', 'you'),
    perDiscarded(
      { effect: 'choose', filter: { zone: 'graveyard', owner: 'self' }, bind: 'returned' },
      toHand({ bound: 'returned' }),
    ),
    { effect: 'moveCards', what: 'self', to: 'exile' },
  ]),
  Relearn: spellOf([toHand(t1)], targeting(cardInGraveyard({ owner: 'self', type: ['instant', 'sorcery'] }))),
  'Remove Soul': spellOf([counter], targeting(spell({ type: 'creature' }))),
  'Spell Blast': spellOf([counter], targeting(spell({ manaValue: { eq: 'X' } }))),
  'Tidal Surge': spellOf(
    [tap(t1)],
    targeting({ of: permanent({ type: 'creature', withoutKeyword: 'flying' }), max: 3 }),
  ),
  Unsummon: spellOf([toHand(t1)], targeting(permanent({ type: 'creature' }))),
};
