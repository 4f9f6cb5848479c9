/** The meaning of each filter key, as cases: a filter, what it accepts, and what it refuses. */
import { filterCases, type Staged } from '@reticle/testkit';
import type { MtgCard, MtgCardFilter, MtgState } from '../src/index.js';
import type { MtgAbilityFilter, MtgPlayerFilter } from '../src/language/filter.js';
import { mtgStateOf, permanent, player, spell } from '../src/index.js';
import { activateAt, board, by, card, castAt, creature, inHand, one, onStack, pick } from './board.js';

type Facts = Partial<MtgCard>;

/** Stages a creature `x` of foe's with these facts. A creature of yours, `src`, asks, with X = 2. */
function cardWith(facts: Facts): Staged<MtgState> {
  const source = creature('src', 'you', {
    power: 3,
    names: ['Source'],
    chosen: { subtype: 'Elf' },
    attachedTo: { kind: 'card', id: 'carrier' },
  });
  const aura = card('aura', 'you', { subtypes: ['Aura'], attachedTo: { kind: 'card', id: 'host' } });
  const object = creature('x', 'foe', facts);
  const others = object.instanceId === 'src' ? [aura] : [aura, source];
  return {
    state: board(...others, object),
    attempt: { ...by('src'), variables: { X: 2 } },
    target: { kind: 'card', id: object.instanceId },
  };
}

const CARDS: readonly (readonly [MtgCardFilter, Facts, Facts])[] = [
  [{ zone: ['battlefield', 'exile'] }, {}, { zone: 'graveyard' }],
  [{ owner: 'opponent' }, { owner: 'foe' }, { owner: 'you' }],
  [{ controller: 'opponent' }, { controller: 'foe' }, { controller: 'you' }],
  [{ publicId: 'p' }, { publicId: 'p' }, {}],
  [{ instanceId: ['x', 'y'] }, {}, { instanceId: 'z' }],
  [{ name: 'Ember' }, { names: ['Ash', 'Ember'] }, { names: ['Embers'] }],
  [{ name: { not: 'Ember' } }, { names: ['Ash'] }, { names: ['Ash', 'Ember'] }],
  [{ name: { starts: 'Em' } }, { names: ['Ash', 'Ember'] }, { names: ['Ash'] }],
  [{ name: { includes: 'EMB', ignoreCase: true } }, { names: ['Ember'] }, { names: [] }],
  [{ ownedAlike: true }, { owner: 'you' }, { owner: 'foe' }],
  [{ namedAsThis: true }, { names: ['Source'] }, { names: ['Sourcery'] }],
  [{ excludeSelf: true }, {}, { instanceId: 'src' }],
  [{ type: ['creature', 'artifact'] }, { types: ['artifact'] }, { types: ['land'] }],
  [{ manaAbility: true }, { types: ['land'], subtypes: ['Island'] }, { types: ['land'] }],
  [
    { manaAbility: true },
    { manaAbility: true },
    { manaAbility: true, keywords: [{ keyword: 'onlyLandTypes' }] },
  ],
  [{ type: 'permanent' }, { types: ['land'] }, { types: ['instant'] }],
  [{ allTypes: ['artifact', 'creature'] }, { types: ['creature', 'artifact'] }, { types: ['artifact'] }],
  [{ historic: true }, { subtypes: ['Saga'] }, { types: ['enchantment'] }],
  [{ historic: true }, { types: ['artifact'] }, { supertypes: ['basic'] }],
  [{ historic: false }, {}, { supertypes: ['legendary'] }],
  [{ supertype: 'legendary' }, { supertypes: ['legendary'] }, { supertypes: ['basic'] }],
  [{ subtype: ['Elf', 'Ant'] }, { subtypes: ['Ant'] }, { subtypes: ['Elephant'] }],
  [{ allSubtypes: ['Elf', 'Druid'] }, { subtypes: ['Elf', 'Druid'] }, { subtypes: ['Elf'] }],
  [{ color: ['red', 'blue'] }, { colors: ['blue'] }, { colors: ['green'] }],
  [{ allColors: ['red', 'blue'] }, { colors: ['blue', 'red'] }, { colors: ['red'] }],
  [{ colorCount: 0 }, {}, { colors: ['red'] }],
  [{ colorCount: { gte: 2 } }, { colors: ['red', 'white'] }, { colors: ['red'] }],
  [{ not: { color: 'black' } }, {}, { colors: ['black', 'red'] }],
  [
    { withKeyword: ['flying', 'haste'] },
    { keywords: [{ keyword: 'flying' }, { keyword: 'haste' }] },
    { keywords: [{ keyword: 'flying' }] },
  ],
  [{ withoutKeyword: 'flying' }, {}, { keywords: [{ keyword: 'flying' }] }],
  [
    { counters: { '+1/+1': 1, charge: { gte: 2 } } },
    { counters: { '+1/+1': 1, charge: 3 } },
    { counters: { '+1/+1': 1, charge: 1 } },
  ],
  [
    { counters: { '+1/+1': 1, charge: { gte: 2 } } },
    { counters: { '+1/+1': 1, charge: 2 } },
    { counters: { charge: 2 } },
  ],
  [{ thisTurn: ['attacked', 'entered'] }, { thisTurn: ['entered', 'attacked'] }, { thisTurn: ['attacked'] }],
  [{ power: { gte: 4 } }, { power: 4 }, { power: 3 }],
  [{ power: { lt: 'source.power' } }, { power: 2 }, { power: 3 }],
  [{ toughness: { lte: 'X' } }, { toughness: 2 }, { toughness: 3 }],
  [{ loyalty: 3 }, { loyalty: 3 }, {}],
  [{ manaValue: { lte: 3 } }, { manaValue: 3 }, { manaValue: 4 }],
  [{ tapped: false }, {}, { tapped: true }],
  [{ token: true }, { token: true }, {}],
  [{ copy: true }, { copy: true }, {}],
  [{ faceDown: true }, { faceDown: true }, {}],
  [{ castFrom: 'hand' }, { castFrom: 'hand' }, { castFrom: 'graveyard' }],
  [{ castFrom: 'anywhere' }, { castFrom: 'exile' }, {}],
  [{ counters: { '+1/+1': { gte: 1 } } }, { counters: { '+1/+1': 2 } }, { counters: { charge: 1 } }],
  [{ counters: { charge: 0 } }, { counters: { '+1/+1': 2 } }, { counters: { charge: 1 } }],
  [{ counters: { charge: 1, lore: 1 } }, { counters: { charge: 1, lore: 1 } }, { counters: { charge: 1 } }],
  [{ counterCount: { gte: 2 } }, { counters: { a: 1, b: 1 } }, { counters: { a: 1 } }],
  [{ damage: { gt: 0 } }, { damage: 1 }, {}],
  [{ commander: true }, { commander: true }, {}],
  [{ chosen: 'subtype' }, { subtypes: ['Elf'] }, { subtypes: ['Elfhound'] }],
  [{ attacking: true }, { attacking: { player: 'foe' } }, {}],
  [
    { attackingPlayer: 'self' },
    { attacking: { player: 'you' } },
    { attacking: { player: 'you', permanent: 'walker' } },
  ],
  [{ blocking: true }, { blocking: ['z'] }, {}],
  [{ blocked: true }, { attacking: { player: 'you' }, blockedBy: ['z'] }, { attacking: { player: 'you' } }],
  [{ blocked: true }, { attacking: { player: 'you' }, blocked: true }, { blocking: ['z'] }],
  [{ blocked: false }, { attacking: { player: 'you' } }, {}],
  [{ blockingThis: true }, { blocking: ['src'] }, { blocking: ['z'] }],
  [{ blockedByThis: true }, { blockedBy: ['src'] }, {}],
  [{ thisTurn: 'wasDealtDamage' }, { thisTurn: ['wasDealtDamage'] }, { thisTurn: ['entered'] }],
  [{ dealtDamageTo: 'self' }, { dealtDamageTo: ['you'] }, { dealtDamageTo: ['foe'] }],
  [
    { attachedTo: { instanceId: 'src' } },
    { attachedTo: { kind: 'card', id: 'src' } },
    { attachedTo: { kind: 'player', id: 'you' } },
  ],
  [{ attachedToThis: true }, { attachedTo: { kind: 'card', id: 'src' } }, {}],
  [
    { attachedToPlayer: 'opponent' },
    { attachedTo: { kind: 'player', id: 'foe' } },
    { attachedTo: { kind: 'player', id: 'you' } },
  ],
  [{ attachedToPlayer: 'opponent' }, { attachedTo: { kind: 'player', id: 'foe' } }, {}],
  [{ attachment: { subtype: 'Aura' } }, { instanceId: 'host' }, {}],
  [{ hostOfThis: true }, { instanceId: 'carrier' }, {}],
  [{ modified: true }, { counters: { oil: 1 } }, {}],
  [
    { anyOf: [{ type: 'land' }, { type: 'creature', not: { color: 'black' } }] },
    { types: ['creature'] },
    { types: ['creature'], colors: ['black'] },
  ],
];

const rod = card('rod', 'foe', { types: ['artifact'] });

/** Your `s` targets a creature and foe, your `u` only foe. The ability `ab` of foe's rod targets `s`. */
const STACK: MtgState = (() => {
  const start = board(
    inHand('s'),
    inHand('u'),
    rod,
    creature('a', 'you'),
    onStack('t', { controller: 'foe' }),
  );
  const spec = one([permanent(), player()], { min: 0, max: 3 });
  const cast = castAt(castAt(start, 's', spec, pick(['a', 'foe'])).state, 'u', spec, pick(['foe'])).state;
  const { state } = activateAt(cast, 'ab', rod, one(spell()), pick(['s']));
  const source = { kind: 'card', id: 'a', incarnation: 0 } as const;
  const others = [
    { id: 'walk', ability: 'activated', controller: 'you', source, loyalty: true },
    { id: 'shout', ability: 'triggered', controller: 'you', source },
  ] as const;
  return mtgStateOf({
    ...state,
    abilities: [...state.abilities, ...others],
    stack: [...state.stack, ...others.map(({ id }) => id)],
  });
})();

const onStackOf =
  (kind: string) =>
  (id: string): Staged<MtgState> => ({ state: STACK, attempt: { controller: 'you' }, target: { kind, id } });

const SPELLS: readonly (readonly [MtgCardFilter, string, string])[] = [
  [{ targets: { player: 'opponent' } }, 's', 't'],
  [{ targetsOnly: { player: 'opponent' } }, 'u', 's'],
  [{ targetCount: { gte: 2 } }, 's', 'u'],
];

const ABILITIES: readonly (readonly [MtgAbilityFilter, string, string])[] = [
  [{ ability: 'activated' }, 'ab', 'shout'],
  [{ loyalty: true }, 'walk', 'ab'],
  [{ controller: 'opponent' }, 'ab', 'walk'],
  [{ source: { type: 'artifact' } }, 'ab', 'walk'],
  [{ targets: { card: { zone: 'stack' } } }, 'ab', 'walk'],
  [{ targetsOnly: { card: { controller: 'self' } } }, 'ab', 'walk'],
  [{ targetCount: 1 }, 'ab', 'walk'],
];

const PLAYERS: readonly (readonly [MtgPlayerFilter, string, string])[] = [
  [{ is: 'opponent' }, 'foe', 'you'],
  [{ playerId: ['you', 'third'] }, 'you', 'foe'],
  [{ life: { lte: 5 } }, 'foe', 'you'],
  [{ thisTurn: 'lifeLost' }, 'foe', 'you'],
  [{ thisTurn: ['lifeLost', 'attacked'] }, 'foe', 'you'],
];

const playerWith = (id: string): Staged<MtgState> => ({
  state: {
    ...board(creature('a', 'you')),
    players: [
      { id: 'you', life: 20, thisTurn: ['attacked'] },
      { id: 'foe', life: 5, thisTurn: ['lifeLost', 'attacked'] },
    ],
  },
  attempt: { controller: 'you' },
  target: { kind: 'player', id },
});

/** The cases for every key of every kind. */
export const mtgCases = {
  card: [...filterCases(cardWith, CARDS), ...filterCases(onStackOf('card'), SPELLS)],
  ability: filterCases(onStackOf('ability'), ABILITIES),
  player: filterCases(playerWith, PLAYERS),
};
