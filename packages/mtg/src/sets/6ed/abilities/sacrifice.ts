import { anyTarget, permanent } from '../../../language/queries.js';
import type { AbilityGroup } from '../../define.js';
import { activates } from '../../phrases/abilities.js';
import { damage, destroy, draw, sacrificeThis, token } from '../../phrases/effects.js';
import { cardInGraveyard, t1, targeting } from '../../phrases/targets.js';

/** What something is given up for. */
export const sacrifice: AbilityGroup = {
  'Bottle of Suleiman': activates('open', { mana: '{1}', sacrifice: 'self' }, [
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
  'Daraja Griffin': activates('strike', { sacrifice: 'self' }, [destroy(t1)], {
    targets: targeting(permanent({ type: 'creature', color: 'black' })),
  }),
  'Goblin Digging Team': activates('dig', { tap: true, sacrifice: 'self' }, [destroy(t1)], {
    targets: targeting(permanent({ subtype: 'Wall' })),
  }),
  'Goblin Warrens': activates('breed', { mana: '{2}{R}', sacrifice: { subtype: 'Goblin' }, count: 2 }, [
    token([1, 1], { subtypes: ['Goblin'], colors: ['red'] }, 3),
  ]),
  Hecatomb: {
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
  },
  'Phyrexian Vault': activates('feed', { mana: '{2}', tap: true, sacrifice: { type: 'creature' } }, [draw()]),
  'Skull Catapult': activates(
    'fling',
    { mana: '{1}', tap: true, sacrifice: { type: 'creature' } },
    [damage(2, t1)],
    { targets: targeting(anyTarget()) },
  ),
  'Snake Basket': activates(
    'pour',
    { mana: '{X}', sacrifice: 'self' },
    [token([1, 1], { subtypes: ['Snake'], colors: ['green'] }, 'X')],
    { timing: { sorcery: true } },
  ),
  'Soldevi Sage': activates('study', { tap: true, sacrifice: { type: 'land' }, count: 2 }, [
    { effect: 'draw', amount: 3, bind: 'drawn' },
    { effect: 'choose', from: { bound: 'drawn' }, bind: 'unwanted' },
    { effect: 'moveCards', what: { bound: 'unwanted' }, to: 'graveyard', as: 'discard' },
  ]),
  'Strands of Night': activates(
    'raise',
    { mana: '{B}{B}', life: 2, sacrifice: { subtype: 'Swamp' } },
    [{ effect: 'moveCards', what: t1, to: 'battlefield' }],
    { targets: targeting(cardInGraveyard({ type: 'creature', owner: 'self' })) },
  ),
};
