import { type LexiconEntry, same, tail } from '@reticle/core/text';

const left = (rest: string): readonly string[] => [
  `that was put there ${rest}`,
  `that were put there ${rest}`,
];

/** What happened to it this turn. */
export const HISTORY_TAILS: readonly LexiconEntry[] = [
  tail(
    'that was dealt damage this turn',
    { thisTurn: 'wasDealtDamage' },
    'target creature that was dealt damage this turn',
    {
      also: [
        'that were dealt damage this turn',
        "that's been dealt damage this turn",
        'dealt damage this turn',
        'that has been dealt damage this turn',
      ],
    },
  ),
  tail(
    'that dealt damage this turn',
    { thisTurn: 'dealtDamage' },
    'target creature that dealt damage this turn',
  ),
  tail(
    'that dealt damage to you this turn',
    { dealtDamageTo: 'self' },
    'target creature that dealt damage to you this turn',
    { also: ['that dealt damage this turn to you'] },
  ),
  tail('that entered this turn', { thisTurn: 'entered' }, 'target creature that entered this turn', {
    also: ['that entered the battlefield this turn', 'that came under your control this turn'],
  }),
  tail('that attacked this turn', { thisTurn: 'attacked' }, 'target creature that attacked this turn'),
  tail('that blocked this turn', { thisTurn: 'blocked' }, 'target creature that blocked this turn'),
  same(
    'tail',
    'that attacked or blocked this turn',
    ['that attacked this turn', 'that blocked this turn'],
    'target creature that attacked or blocked this turn',
  ),
  tail('cast from a graveyard', { thisTurn: 'castFromGraveyard' }, 'target spell cast from a graveyard', {
    also: ['that was cast from a graveyard'],
  }),
  tail(
    'that died this turn',
    { thisTurn: 'died' },
    'target creature card in your graveyard that died this turn',
  ),
  tail(
    'that was put there from the battlefield this turn',
    { thisTurn: 'putIntoGraveyardFromBattlefield' },
    'target card in your graveyard that was put there from the battlefield this turn',
    {
      also: left('from the battlefield this turn').slice(1),
    },
  ),
  tail(
    'that was put there from their library this turn',
    { thisTurn: 'putIntoGraveyardFromLibrary' },
    'target card in your graveyard that was put there from their library this turn',
    {
      also: [...left('from your library this turn'), ...left('from a library this turn')],
    },
  ),
  tail(
    'that was put there this turn',
    { thisTurn: 'putIntoGraveyard' },
    'target card in your graveyard that was put there this turn',
    {
      also: [...left('from anywhere this turn'), 'that were put there this turn'],
    },
  ),
];
