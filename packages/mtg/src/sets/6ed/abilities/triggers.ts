import type { Color } from '../../../language/vocabulary.js';
import type { AbilityGroup, CardAbilities } from '../../define.js';
import { triggers, when } from '../../phrases/abilities.js';
import {
  damage,
  destroy,
  destroyForGood,
  draw,
  gainLife,
  may,
  pump,
  sacrificeThis,
  toHand,
} from '../../phrases/effects.js';
import { each, it, thatPlayer } from '../../phrases/targets.js';

/** Life for {1} whenever a spell of the colour is cast. */
const star = (color: Color): CardAbilities =>
  when(
    { on: 'casts', who: 'each', what: { color } },
    { effect: 'mayPay', costs: [{ cost: 'mana', mana: [1] }], effects: [gainLife(1)] },
  );
const noWall = { not: { subtype: 'Wall' } } as const;

/** "Whenever", "at": what happens to permanents where they are, as spells are cast, and as steps begin. */
export const triggered: AbilityGroup = {
  'Abyssal Specter': when(
    { on: 'dealsDamage', what: 'self', to: 'player' },
    { effect: 'discard', who: { bound: 'other' } },
  ),
  Blight: when({ on: 'becomesTapped', what: 'host' }, destroy(it)),
  'Crystal Rod': star('blue'),
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
  'Howling Mine': {
    triggered: [
      triggers('gives', { on: 'step', step: 'draw', whose: 'each' }, [draw(1, thatPlayer)], {
        if: { what: 'self', is: { tapped: false } },
      }),
    ],
  },
  Insight: when({ on: 'casts', who: 'opponent', what: { color: 'green' } }, draw()),
  'Iron Star': star('red'),
  'Ivory Cup': star('white'),
  'Lead Golem': when(
    { on: 'attacks', what: 'self' },
    { effect: 'skipUntap', what: 'self', until: 'nextUntapStep' },
  ),
  Manabarbs: when({ on: 'tappedForMana', what: { type: 'land' } }, damage(1, thatPlayer)),
  'Psychic Venom': when({ on: 'becomesTapped', what: 'host' }, damage(2, { controllerOf: it })),
  Serenity: when(
    { on: 'step', step: 'upkeep', whose: 'you' },
    destroyForGood(each({ type: ['artifact', 'enchantment'] })),
  ),
  'Sibilant Spirit': when(
    { on: 'attacks', what: 'self' },
    { effect: 'may', who: 'eachOpponent', effects: [draw(1, 'eachOpponent')] },
  ),
  'Spirit Link': when({ on: 'dealsDamage', what: 'host', to: 'any' }, gainLife('X')),
  'Storm Cauldron': when({ on: 'tappedForMana', what: { type: 'land' } }, toHand(it)),
  "Teferi's Puzzle Box": when(
    { on: 'step', step: 'draw', whose: 'each' },
    {
      effect: 'moveCards',
      what: each({ zone: 'hand', owner: 'role.player' }),
      to: 'library',
      position: 'bottom',
      bind: 'returned',
    },
    { effect: 'forEach', what: { bound: 'returned' }, as: 'card', effects: [draw(1, thatPlayer)] },
  ),
  'Thicket Basilisk': {
    triggered: (['blocks', 'becomesBlocked'] as const).map((on) =>
      triggers(
        on === 'blocks' ? 'blocks' : 'becomes-blocked',
        { on, what: 'self' },
        [
          {
            effect: 'forEach',
            what: { bound: 'other' },
            as: 'foe',
            effects: [
              {
                effect: 'if',
                condition: { what: { bound: 'foe' }, is: noWall },
                effects: [{ effect: 'delayed', at: 'endOfCombat', effects: [destroy({ bound: 'foe' })] }],
              },
            ],
          },
        ],
        { if: { what: { bound: 'other' }, is: noWall } },
      ),
    ),
  },
  'Throne of Bone': star('black'),
  'Verduran Enchantress': when({ on: 'casts', who: 'you', what: { type: 'enchantment' } }, may(draw())),
  Warmth: when({ on: 'casts', who: 'opponent', what: { color: 'red' } }, gainLife(2)),
  'Wild Growth': when(
    { on: 'tappedForMana', what: 'host' },
    { effect: 'addMana', who: { controllerOf: it }, mana: { green: 1 } },
  ),
  'Wooden Sphere': star('green'),
};
