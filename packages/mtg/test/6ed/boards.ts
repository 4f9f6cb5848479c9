/** Boards with something of every kind, for anything that a card may need. */
import { creature, onStack } from '../board.js';
import { matchStateOf } from '../match.js';
import { named } from './rig.js';
import { possessions, printed } from './things.js';
import type { CardDefinition } from '../../src/language/card-definition.js';
import { COLORS } from '../../src/language/vocabulary.js';
import type { MtgCard } from '../../src/state/card.js';
import { type MtgMatchState, STEPS } from '../../src/state/match-state.js';

type Facts = Partial<MtgCard>;

/** A creature of each colour and many kinds. */
function creatures(owner: string, combat: Readonly<Record<string, Facts>>): readonly MtgCard[] {
  const one = (name: string, facts: Facts) =>
    creature(`${owner}-${name}`, owner, { ...facts, ...combat[`${owner}-${name}`] });
  return [
    one('white', { colors: ['white'], power: 2, toughness: 3, damage: 1, thisTurn: ['wasDealtDamage'] }),
    one('blue', {
      colors: ['blue'],
      power: 1,
      toughness: 4,
      keywords: [{ keyword: 'flying' }],
      subtypes: ['Merfolk'],
    }),
    one('black', { colors: ['black'], power: 4, toughness: 4, subtypes: ['Zombie'] }),
    one('red', { colors: ['red'], power: 1, toughness: 6, subtypes: ['Goblin'] }),
    one('goblin', { colors: ['red'], power: 1, toughness: 1, subtypes: ['Goblin'], tapped: true }),
    one('green', { colors: ['green'], power: 3, toughness: 3 }),
    one('wall', {
      colors: ['white'],
      power: 0,
      toughness: 6,
      subtypes: ['Wall'],
      keywords: [{ keyword: 'defender' }],
    }),
    one('serf', { colors: ['black'], power: 0, toughness: 1, token: true, subtypes: ['Serf'] }),
    one('golem', { types: ['artifact', 'creature'], power: 2, toughness: 2 }),
  ];
}

const pool = { white: 9, blue: 9, black: 9, red: 9, green: 9 };

function state(
  step: MtgMatchState['turn']['step'],
  active: string,
  cards: readonly MtgCard[],
  combat: Readonly<Record<string, Facts>> = {},
): MtgMatchState {
  const all = [
    ...creatures('foe', combat),
    ...creatures('you', combat),
    ...possessions('foe'),
    ...possessions('you'),
    ...cards,
  ];
  return matchStateOf({
    cards: all,
    activePlayer: active,
    nextId: 100,
    house: { turnLimit: 1_000, stops: STEPS },
    players: ['you', 'foe'].map((id) => ({ id, pool, life: 60 })),
    stack: all.filter(({ zone }) => zone === 'stack').map(({ instanceId }) => instanceId),
    turn: { number: 5, step, priority: 'you' },
  });
}

/** Every creature of one side that can attack does. The other side's wall blocks the black one. */
function fight(attacker: string, defender: string): Readonly<Record<string, Facts>> {
  const attacking = { attacking: { player: defender }, tapped: true };
  const wall = `${defender}-wall`;
  const names = ['white', 'blue', 'red', 'green', 'golem'];
  return {
    ...Object.fromEntries(names.map((name) => [`${attacker}-${name}`, attacking])),
    [`${attacker}-black`]: { ...attacking, blocked: true, blockedBy: [wall] },
    [wall]: { blocking: [`${attacker}-black`] },
  };
}

/** A Shock of the other player that targets you. */
function aimed(): MtgCard {
  const shock = named('Shock');
  const source = { kind: 'card', id: 'foe-aimed-spell', incarnation: 0 };
  const you = { kind: 'player', id: 'you', incarnation: 0 };
  const targets = { attempt: { controller: 'foe', source }, slots: [{ slot: 't1', targets: [you] }] };
  const spec = shock.spell?.targets;
  return printed(shock, source.id, 'foe', {
    zone: 'stack',
    ...(spec ? { announced: { spec, targets, modes: [], costs: [] } } : {}),
  });
}

/** Spells of the other player: an instant of each colour, an artifact and a creature. */
const spells: readonly MtgCard[] = [
  ...COLORS.map((color) =>
    onStack(`foe-${color}-spell`, { owner: 'foe', controller: 'foe', colors: [color], manaValue: 2 }),
  ),
  onStack('foe-artifact-spell', { owner: 'foe', controller: 'foe', types: ['artifact'], manaValue: 3 }),
  onStack('foe-creature-spell', {
    owner: 'foe',
    controller: 'foe',
    types: ['creature'],
    colors: ['black'],
    power: 1,
    toughness: 1,
    manaValue: 1,
  }),
];

/** You have a little less life than the other player. */
const wounded = (before: MtgMatchState): MtgMatchState => ({
  ...before,
  players: before.players.map((player) => (player.id === 'you' ? { ...player, life: 57 } : player)),
});

/** Moments with a card among all these things. Each is tried in turn. */
export const MOMENTS: Readonly<Record<string, (cards: readonly MtgCard[]) => MtgMatchState>> = {
  attacking: (cards) => state('declareBlockers', 'you', cards, fight('you', 'foe')),
  defending: (cards) => state('declareBlockers', 'foe', cards, fight('foe', 'you')),
  main: (cards) => state('main1', 'you', cards),
  upkeep: (cards) => state('upkeep', 'you', cards),
  wounded: (cards) => wounded(state('main1', 'you', cards)),
  stack: (cards) => state('main1', 'you', [...spells, aimed(), ...cards]),
};

/**
 * What an Aura of yours is put on: a land, a Wall or the black creature. It is the other player's if the Aura
 * is to gain control of it.
 */
export function hostOf({ keywords, static: statics, entersChoosing = [] }: CardDefinition): Facts {
  const enchant = JSON.stringify(keywords.filter(({ keyword }) => keyword === 'enchant'));
  if (enchant === '[]') return {};
  const host = enchant.includes('land') ? 'Forest' : enchant.includes('Wall') ? 'wall' : 'black';
  const owner = statics.some(({ change }) => change.controller !== undefined) ? 'foe' : 'you';
  const chosen = entersChoosing.includes('basicLandType') ? { chosen: { subtype: 'Island' } } : {};
  return { attachedTo: { kind: 'card', id: `${owner}-${host}` }, ...chosen };
}
