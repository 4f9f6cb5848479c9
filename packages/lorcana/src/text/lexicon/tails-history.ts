import { tail, type LexiconEntry } from '@reticle/core/text';

interface Event {
  readonly words: string;
  readonly key: string;
  readonly also?: readonly string[];
}

const EVENTS: readonly Event[] = [
  { words: 'was challenged', key: 'wasChallengedThisTurn', also: ['were challenged', 'has been challenged'] },
  { words: 'challenged', key: 'challengedThisTurn', also: ['has challenged'] },
  { words: 'quested', key: 'questedThisTurn', also: ['has quested'] },
  { words: 'sang a song', key: 'sangThisTurn', also: ['sang'] },
  {
    words: 'was damaged',
    key: 'wasDamagedThisTurn',
    also: ['was dealt damage', 'were damaged', 'has been damaged'],
  },
  { words: 'was played', key: 'playedThisTurn', also: ['were played', 'entered play'] },
];

/** What happened to it this turn. */
export const HISTORY_TAILS: readonly LexiconEntry[] = EVENTS.map(({ words, key, also = [] }) =>
  tail(`who ${words} this turn`, { [key]: true }, `chosen character who ${words} this turn`, {
    also: [
      `that ${words} this turn`,
      ...also.flatMap((other) => [`who ${other} this turn`, `that ${other} this turn`]),
      ...(key === 'playedThisTurn' ? ['you played this turn', 'played this turn'] : []),
    ],
  }),
);
