/** The meaning of each filter key, as cases: a filter, facts that it accepts, and facts that it refuses. */
import { filterCases, type Staged } from '@reticle/testkit';
import { lorcanaStateOf, type LorcanaCard, type LorcanaCardFilter, type LorcanaState } from '../src/index.js';
import { type LorcanaPlayerFilter } from '../src/language/filter.js';
import { board, by, character, location } from './board.js';

type Facts = Partial<LorcanaCard>;

/** A filter, facts that it accepts, and facts that it refuses. */
export const CARD_ROWS: readonly (readonly [LorcanaCardFilter, Facts, Facts])[] = [
  [{ zone: ['play', 'hand'] }, {}, { zone: 'discard' }],
  [{ owner: 'opponent' }, { owner: 'foe' }, { owner: 'you' }],
  [{ controller: 'self' }, { controller: 'you' }, { controller: 'foe' }],
  [{ publicId: 'p' }, { publicId: 'p' }, {}],
  [{ instanceId: ['x', 'y'] }, {}, { instanceId: 'z' }],
  [{ type: ['item', 'location'] }, { types: ['item'] }, { types: ['action', 'song'] }],
  [{ type: 'song' }, { types: ['action', 'song'] }, { types: ['action'] }],
  [{ ready: true }, {}, { exerted: true }],
  [{ ready: false }, { exerted: true }, {}],
  [{ exerted: true }, { exerted: true }, { exerted: true, types: ['location'] }],
  [{ exerted: true }, { exerted: true, zone: 'inkwell' }, { exerted: true, zone: 'hand' }],
  [{ exerted: false }, {}, { types: ['location'] }],
  [{ damaged: true }, { damage: 1 }, {}],
  [{ damage: { gte: 2 } }, { damage: 2 }, { damage: 1 }],
  [{ cost: { lte: 'source.cost' } }, { cost: 4 }, { cost: 5 }],
  [{ strength: { gte: 'X' } }, { strength: 3 }, { strength: 2 }],
  [{ strength: { lte: 0 } }, { strength: -3 }, { strength: 1 }],
  [{ strength: { gte: 0, lt: 1 } }, { strength: -3 }, { strength: 1 }],
  [{ willpower: { lt: 4 } }, { willpower: 3 }, { willpower: 4 }],
  [{ loreValue: 2 }, { lore: 2 }, { lore: 1 }],
  [{ moveCost: { lte: 2 } }, { moveCost: 2 }, {}],
  [{ name: { eq: 'Mira', not: 'Tock' } }, { names: ['Mira'] }, { names: ['Mira', 'Tock'] }],
  [{ name: { starts: 'Mi' } }, { names: ['Mira'] }, { names: ['Tock'] }],
  [{ name: { ends: '\u2019s Lamp' } }, { names: ["Mira's Lamp"] }, { names: ["Mira's Lamps"] }],
  [{ name: { includes: 'MIR', ignoreCase: true } }, { names: ['Tock', 'Almira'] }, { names: ['Tock'] }],
  [{ name: { not: 'MIRA', ignoreCase: true } }, { names: ['Tock'] }, { names: ['Mira', 'Tock'] }],
  [{ withName: ['Mira', 'Tock'] }, { names: ['Tock'] }, { names: ['Tocks'] }],
  [{ withoutName: 'Mira' }, { names: ['Miranda'] }, { names: ['Tock', 'Mira'] }],
  [{ namedCard: true }, { names: ['Tock'] }, { names: ['Mira'] }],
  [{ sameNameAsSource: true }, { names: ['Mira'] }, { names: ['Tock'] }],
  [{ withKeyword: ['ward', 'rush'] }, { keywords: ['rush', 'ward'] }, { keywords: ['rush'] }],
  [{ withAnyKeyword: ['ward', 'rush'] }, { keywords: ['rush'] }, { keywords: ['evasive'] }],
  [{ withoutKeyword: 'ward' }, {}, { keywords: ['ward'] }],
  [
    { withCharacteristics: ['Hero', 'King'] },
    { characteristics: ['King', 'Hero'] },
    { characteristics: ['Hero'] },
  ],
  [
    { withCharacteristics: ['Hero'], characteristicsMode: 'none' },
    { characteristics: ['King'] },
    { characteristics: ['Hero'] },
  ],
  [
    { withClassification: ['Hero', 'King'] },
    { characteristics: ['King'] },
    { characteristics: ['Kingfisher'] },
  ],
  [{ withoutClassification: 'King' }, {}, { characteristics: ['King'] }],
  [{ ink: ['amber', 'steel'] }, { inks: ['ruby', 'steel'] }, { inks: ['ruby'] }],
  [{ inkwell: true }, { inkwell: true }, {}],
  [{ drying: true }, { drying: true }, {}],
  [{ faceDown: true }, { faceDown: true, zone: 'inkwell' }, { zone: 'inkwell' }],
  [{ hasCardUnder: true }, { cardsUnder: 1 }, {}],
  [{ cardsUnder: { gte: 2 } }, { cardsUnder: 2 }, { cardsUnder: 1 }],
  [{ underThis: true }, { zone: 'under', under: 'src' }, { zone: 'under', under: 'l' }],
  [{ challenging: true }, { challenging: 'l' }, {}],
  [{ beingChallenged: true }, { challengedBy: 'l' }, {}],
  [{ playedThisTurn: true }, { thisTurn: ['played'] }, {}],
  [{ questedThisTurn: true }, { thisTurn: ['quested'] }, { thisTurn: ['sang'] }],
  [{ sangThisTurn: true }, { thisTurn: ['sang'] }, {}],
  [{ challengedThisTurn: true }, { thisTurn: ['challenged'] }, { thisTurn: ['wasChallenged'] }],
  [{ wasChallengedThisTurn: false }, { thisTurn: ['challenged'] }, { thisTurn: ['wasChallenged'] }],
  [{ wasDamagedThisTurn: true }, { thisTurn: ['wasDamaged'] }, { damage: 2 }],
  [{ thisTurn: ['played', 'shifted'] }, { thisTurn: ['shifted', 'played'] }, { thisTurn: ['played'] }],
  [{ excludeSelf: true }, {}, { instanceId: 'src' }],
  [{ atLocation: 'here' }, { at: 'l' }, { at: 'src' }],
  [{ atLocation: 'l' }, { at: 'l' }, {}],
  [{ atLocation: false }, {}, { at: 'l' }],
  [{ atLocation: { controller: 'self', moveCost: 1 } }, { at: 'l' }, {}],
];

/** The character that asks, and its attempt. */
export const source = character('src', 'you', { names: ['Mira'], named: 'Tock', cost: 4, at: 'l' });
export const asking = by('src', 'you', { variables: { X: 3 } });
/** Stages one character of yours with these facts, besides the source and a location. */
function cardWith(facts: Facts): Staged<LorcanaState> {
  const wanted = character('x', 'you', facts);
  const others = [source, location('l', 'you')].filter(({ instanceId }) => instanceId !== wanted.instanceId);
  return {
    state: board(wanted, ...others),
    attempt: asking,
    target: { kind: 'card', id: wanted.instanceId },
  };
}

const playerWith = (id: string): Staged<LorcanaState> => ({
  state: lorcanaStateOf({
    players: [
      { id: 'you', lore: 3 },
      { id: 'foe', lore: 12 },
    ],
  }),
  attempt: { controller: 'you' },
  target: { kind: 'player', id },
});

const PLAYER_ROWS: readonly (readonly [LorcanaPlayerFilter, string, string])[] = [
  [{ is: 'opponent' }, 'foe', 'you'],
  [{ playerId: ['foe', 'third'] }, 'foe', 'you'],
  [{ lore: { gte: 10 } }, 'foe', 'you'],
];

/** The cases for every key of every kind. */
export const lorcanaCases = {
  card: filterCases(cardWith, CARD_ROWS),
  player: filterCases(playerWith, PLAYER_ROWS),
};
