import type { Trigger } from '../../card-definition.js';
import { cardIn, permanent } from '../../../targeting/queries.js';
import type { Color } from '../../../state/vocabulary.js';
import type { Effect } from '../../../effects/effect.js';
import type { AbilityGroup, CardAbilities } from '../../define.js';
import {
  damage,
  destroy,
  destroyForGood,
  draw,
  each,
  enters,
  gainLife,
  may,
  pump,
  sacrificeThis,
  t1,
  targeting,
  toHand,
  token,
  triggers,
} from '../../phrases.js';

const when = (trigger: Trigger, ...effects: readonly Effect[]): CardAbilities => ({
  triggered: [triggers('triggers', trigger, effects)],
});
const whenEnters = (...effects: readonly Effect[]): CardAbilities => when(enters, ...effects);
const it = { bound: 'it' };
const thatPlayer = { bound: 'player' };

/** Life for {1} whenever a spell of the colour is cast. */
const star = (color: Color): CardAbilities =>
  when(
    { on: 'casts', who: 'each', what: { color } },
    { effect: 'mayPay', costs: [{ cost: 'mana', mana: [1] }], effects: [gainLife(1)] },
  );
const dies: Trigger = { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' };

/** "When", "whenever", "at". */
export const triggered: AbilityGroup = {
  'Abyssal Specter': when(
    { on: 'dealsDamage', what: 'self', to: 'player' },
    { effect: 'discard', who: thatPlayer },
  ),
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
  Blight: when({ on: 'becomesTapped', what: 'host' }, destroy('host')),
  'Crystal Rod': star('blue'),
  'Dingus Egg': when(
    { on: 'moves', what: { type: 'land' }, from: 'battlefield', to: 'graveyard' },
    damage(2, { controllerOf: it }),
  ),
  'Fog Elemental': {
    triggered: (['attacks', 'blocks'] as const).map((on) =>
      triggers(on, { on, what: 'self' }, [
        { effect: 'delayed', at: 'endOfCombat', effects: [sacrificeThis] },
      ]),
    ),
  },
  'Goblin Elite Infantry': {
    triggered: (['blocks', 'becomesBlocked'] as const).map((on) =>
      triggers(on === 'blocks' ? 'blocks' : 'becomes-blocked', { on, what: 'self' }, [pump('self', -1, -1)]),
    ),
  },
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
        targets: targeting(cardIn('graveyard', { type: 'creature', owner: 'self' })),
      }),
    ],
  },
  'Hidden Horror': whenEnters({
    effect: 'mayPay',
    costs: [{ cost: 'discard', what: { type: 'creature' } }],
    else: [sacrificeThis],
  }),
  'Howling Mine': when(
    { on: 'step', step: 'draw', whose: 'each' },
    {
      effect: 'if',
      condition: { what: 'self', is: { zone: 'battlefield', tapped: false } },
      effects: [draw(1, thatPlayer)],
    },
  ),
  Insight: when({ on: 'casts', who: 'opponent', what: { color: 'green' } }, draw()),
  'Iron Star': star('red'),
  'Ivory Cup': star('white'),
  Manabarbs: when({ on: 'tappedForMana', what: { type: 'land' } }, damage(1, thatPlayer)),
  'Psychic Venom': when({ on: 'becomesTapped', what: 'host' }, damage(2, { controllerOf: 'host' })),
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
  Serenity: when(
    { on: 'step', step: 'upkeep', whose: 'you' },
    destroyForGood(each({ type: ['artifact', 'enchantment'] })),
  ),
  'Sibilant Spirit': when(
    { on: 'attacks', what: 'self' },
    { effect: 'may', who: 'eachOpponent', effects: [draw(1, 'eachOpponent')] },
  ),
  'Soul Net': when(dies, {
    effect: 'mayPay',
    costs: [{ cost: 'mana', mana: [1] }],
    effects: [gainLife(1)],
  }),
  'Staunch Defenders': whenEnters(gainLife(4)),
  'Throne of Bone': star('black'),
  'Uktabi Orangutan': {
    triggered: [
      triggers('smashes', enters, [destroy(t1)], { targets: targeting(permanent({ type: 'artifact' })) }),
    ],
  },
  'Venerable Monk': whenEnters(gainLife(2)),
  'Verduran Enchantress': when({ on: 'casts', who: 'you', what: { type: 'enchantment' } }, may(draw())),
  Warmth: when({ on: 'casts', who: 'opponent', what: { color: 'red' } }, gainLife(2)),
  'Wooden Sphere': star('green'),
};
