import { anyTarget, permanent, player } from '../../../language/queries.js';
import type { AbilityGroup } from '../../define.js';
import { ability, activates } from '../../phrases/abilities.js';
import { damage, tap, toHand } from '../../phrases/effects.js';
import { t1, targeting } from '../../phrases/targets.js';

const artifactCreatureOrLand = targeting(permanent({ type: ['artifact', 'creature', 'land'] }));

/** What is like nothing else in the set. */
export const custom: AbilityGroup = {
  'Amber Prison': activates(
    'imprison',
    { mana: '{4}', tap: true },
    [tap(t1), { effect: 'skipUntap', what: t1, until: 'whileSourceTapped' }],
    { targets: artifactCreatureOrLand },
  ),
  Browse: activates('browse', { mana: '{2}{U}{U}' }, [
    { effect: 'look', at: { top: 5 }, bind: 'looked' },
    { effect: 'choose', from: { bound: 'looked' }, bind: 'kept' },
    { effect: 'moveCards', what: { bound: 'kept' }, to: 'hand' },
    { effect: 'moveCards', what: { bound: 'looked' }, to: 'exile' },
  ]),
  'Call of the Wild': activates('call', { mana: '{2}{G}{G}' }, [
    { effect: 'reveal', at: { top: 1 }, bind: 'revealed' },
    {
      effect: 'if',
      condition: { what: { bound: 'revealed' }, is: { zone: 'library', type: 'creature' } },
      effects: [{ effect: 'moveCards', what: { bound: 'revealed' }, to: 'battlefield', under: 'you' }],
      else: [{ effect: 'moveCards', what: { bound: 'revealed' }, to: 'graveyard' }],
    },
  ]),
  'Grinning Totem': activates(
    'steal',
    { mana: '{2}', tap: true, sacrifice: 'self' },
    [
      { effect: 'search', library: t1, to: 'exile', bind: 'found' },
      { effect: 'letPlay', what: { bound: 'found' } },
      {
        effect: 'delayed',
        at: 'yourNextUpkeep',
        effects: [{ effect: 'moveCards', what: { bound: 'found' }, to: 'graveyard' }],
      },
    ],
    { targets: targeting(player('opponent')) },
  ),
  'Hammer of Bogardan': {
    activated: [
      ability('return', { mana: '{2}{R}{R}{R}' }, [toHand('self')], {
        zone: 'graveyard',
        timing: { turn: 'yours', during: 'upkeep' },
      }),
    ],
    spell: { targets: targeting(anyTarget()), effects: [damage(3, t1)] },
  },
  'Mystic Compass': activates(
    'reshape',
    { mana: '{1}', tap: true },
    [{ effect: 'becomeType', what: t1, landType: 'choose', until: 'endOfTurn' }],
    {
      targets: targeting(permanent({ type: 'land' })),
    },
  ),
  Necrosavant: activates(
    'rise',
    { mana: '{3}{B}{B}', sacrifice: { type: 'creature' } },
    [{ effect: 'moveCards', what: 'self', to: 'battlefield' }],
    { zone: 'graveyard', timing: { turn: 'yours', during: 'upkeep' } },
  ),
  'Rag Man': activates(
    'rob',
    { mana: '{B}{B}{B}', tap: true },
    [
      { effect: 'reveal', at: { hand: t1 } },
      { effect: 'discard', who: t1, filter: { type: 'creature' }, chooser: 'random' },
    ],
    { targets: targeting(player('opponent')), timing: { turn: 'yours' } },
  ),
  'Wand of Denial': activates(
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
};
