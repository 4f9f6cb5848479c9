import type { Trigger } from '../../../language/card-definition.js';
import type { Effect } from '../../../language/effects/effect.js';
import { permanent } from '../../../language/queries.js';
import type { AbilityGroup, CardAbilities } from '../../define.js';
import { always, enters, triggers, when } from '../../phrases/abilities.js';
import {
  damage,
  destroy,
  gainLife,
  may,
  sacrificeThis,
  toHand,
  token,
  untap,
} from '../../phrases/effects.js';
import { cardInGraveyard, each, it, t1, targeting, thatPlayer } from '../../phrases/targets.js';

const whenEnters = (...effects: readonly Effect[]): CardAbilities => when(enters, ...effects);
const dies: Trigger = { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' };

/** What happens as permanents enter the battlefield, and as they leave it. */
export const arrivals: AbilityGroup = {
  Abduction: {
    static: [always('control', 'host', { controller: 'you' })],
    triggered: [
      triggers('arrives', enters, [untap('host')]),
      triggers('dies', { on: 'moves', what: 'host', from: 'battlefield', to: 'graveyard' }, [
        { effect: 'moveCards', what: it, to: 'battlefield' },
      ]),
    ],
  },
  'Aether Flash': when({ on: 'moves', what: { type: 'creature' }, to: 'battlefield' }, damage(2, it)),
  'Ankh of Mishra': when(
    { on: 'moves', what: { type: 'land' }, to: 'battlefield' },
    damage(2, { controllerOf: it }),
  ),
  'Balduvian Horde': whenEnters({
    effect: 'mayPay',
    costs: [{ cost: 'discard', what: {}, random: true }],
    else: [sacrificeThis],
  }),
  'Dingus Egg': when(
    { on: 'moves', what: { type: 'land' }, from: 'battlefield', to: 'graveyard' },
    damage(2, thatPlayer),
  ),
  'Goblin Recruiter': whenEnters({
    effect: 'search',
    filter: { subtype: 'Goblin' },
    count: 'all',
    reveal: true,
    to: 'top',
  }),
  Gravedigger: {
    triggered: [
      triggers('digs', enters, [may(toHand(t1))], {
        targets: targeting(cardInGraveyard({ type: 'creature', owner: 'self' })),
      }),
    ],
  },
  'Hidden Horror': whenEnters({
    effect: 'mayPay',
    costs: [{ cost: 'discard', what: { type: 'creature' } }],
    else: [sacrificeThis],
  }),
  'Sage Owl': whenEnters(
    { effect: 'look', at: { top: 4 }, bind: 'looked' },
    { effect: 'moveCards', what: { bound: 'looked' }, to: 'library', position: 'top' },
  ),
  'Sengir Autocrat': {
    triggered: [
      triggers('arrives', enters, [token([0, 1], { subtypes: ['Serf'], colors: ['black'] }, 3)]),
      triggers('leaves', { on: 'moves', what: 'self', from: 'battlefield' }, [
        { effect: 'moveCards', what: each({ subtype: 'Serf', token: true }), to: 'exile' },
      ]),
    ],
  },
  'Soul Net': when(dies, {
    effect: 'mayPay',
    costs: [{ cost: 'mana', mana: [1] }],
    effects: [gainLife(1)],
  }),
  'Staunch Defenders': whenEnters(gainLife(4)),
  'Uktabi Orangutan': {
    triggered: [
      triggers('smashes', enters, [destroy(t1)], { targets: targeting(permanent({ type: 'artifact' })) }),
    ],
  },
  'Venerable Monk': whenEnters(gainLife(2)),
};
