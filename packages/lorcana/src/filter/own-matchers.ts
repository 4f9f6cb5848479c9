import { amount, coreMatchers, flag, strings, type Matchers } from '@reticle/core';
import type { LorcanaCard } from '../state/card.js';
import { exertion, fact, nameComparison, nameList, thisTurn, turnFact } from './facets.js';
import type { OwnKeys } from './schema.js';
import { isSource, sourceId, sourceNames } from './source.js';

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' or ');
const classificationsOf = (card: LorcanaCard) => card.characteristics;

/** One matcher a key of {@link OwnKeys}. */
export const ownMatchers: Matchers<LorcanaCard, OwnKeys> = {
  ...coreMatchers,
  ready: exertion(false),
  exerted: exertion(true),
  excludeSelf: {
    test: (card, wanted, context) => !wanted || !isSource(card, context),
    cost: 0,
    words: (wanted) => ({ before: wanted ? 'other' : '' }),
    needsSource: true,
  },
  strength: amount('strength', ({ strength }: LorcanaCard) =>
    strength === undefined ? undefined : Math.max(0, strength),
  ),

  name: nameComparison,
  withName: nameList('any', (names) => `named ${quoted(names)}`),
  withoutName: nameList('none', (names) => `not named ${quoted(names)}`),
  namedCard: {
    ...fact(
      (card, context) => {
        const { named } = sourceNames(context);
        return named !== undefined && card.names.includes(named);
      },
      { yes: 'with the named name', no: 'without the named name' },
    ),
    cost: 4,
    needsSource: true,
  },
  sameNameAsSource: {
    ...fact((card, context) => sourceNames(context).names.some((name) => card.names.includes(name)), {
      yes: 'with the same name as this',
      no: 'with another name than this',
    }),
    cost: 4,
    needsSource: true,
  },

  withClassification: strings('characteristics', classificationsOf, 'any', (wanted) => ({
    before: wanted.join(' or '),
  })),
  withoutClassification: strings('characteristics', classificationsOf, 'none', (wanted) => ({
    before: wanted.map((entry) => `non-${entry}`).join(' '),
  })),
  ink: strings(
    'inks',
    ({ inks }: LorcanaCard) => inks,
    'any',
    (inks) => ({ before: inks.join(' or ') }),
  ),
  inkwell: flag('inkwell', ({ inkwell }: LorcanaCard) => inkwell, { yes: 'inkable', no: 'uninkable' }),
  willpower: amount('willpower', ({ willpower }: LorcanaCard) => willpower),
  loreValue: amount('lore', ({ lore }: LorcanaCard) => lore),
  moveCost: amount('moveCost', ({ moveCost }: LorcanaCard) => moveCost),

  damage: amount('damage', ({ damage }: LorcanaCard) => damage),
  drying: flag('drying', ({ drying }: LorcanaCard) => drying, { yes: 'drying', no: 'dry' }),
  faceDown: flag('faceDown', ({ faceDown }: LorcanaCard) => faceDown, { yes: 'facedown', no: 'faceup' }),
  hasCardUnder: {
    test: ({ cardsUnder }, wanted) => cardsUnder > 0 === wanted,
    intrinsic: true,
    actual: ({ cardsUnder }) => cardsUnder > 0,
    changes: (_card, wanted, holds) => [{ cardsUnder: wanted === holds ? 1 : 0 }],
    words: (wanted) => ({ after: wanted ? 'with a card under it' : 'without a card under it' }),
  },
  cardsUnder: amount('cardsUnder', ({ cardsUnder }: LorcanaCard) => cardsUnder),
  underThis: {
    ...fact(({ under }, context) => under !== undefined && under === sourceId(context), {
      yes: 'under this',
      no: 'not under this',
    }),
    needsSource: true,
  },
  challenging: fact(({ challenging }) => challenging !== undefined, {
    yes: 'that is challenging',
    no: 'that is not challenging',
  }),
  beingChallenged: fact(({ challengedBy }) => challengedBy !== undefined, {
    yes: 'that is being challenged',
    no: 'that is not being challenged',
  }),

  playedThisTurn: turnFact('played', { yes: 'was played', no: 'was not played' }),
  questedThisTurn: turnFact('quested', { yes: 'quested', no: 'did not quest' }),
  sangThisTurn: turnFact('sang', { yes: 'sang', no: 'did not sing' }),
  challengedThisTurn: turnFact('challenged', { yes: 'challenged', no: 'did not challenge' }),
  wasChallengedThisTurn: turnFact('wasChallenged', { yes: 'was challenged', no: 'was not challenged' }),
  wasDamagedThisTurn: turnFact('wasDamaged', { yes: 'was damaged', no: 'was not damaged' }),
  thisTurn,
};
