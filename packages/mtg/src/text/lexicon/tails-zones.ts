import { type LexiconEntry, tail } from '@reticle/core/text';

/** A graveyard: "from" if the card leaves it, "in" as long as it is there. */
function graveyard(
  whose: string,
  filter: NonNullable<LexiconEntry['filter']>,
  also: readonly string[] = [],
): LexiconEntry {
  const all = [whose, ...also].flatMap((name) => [`from ${name}`, `in ${name}`]);
  const words = `from ${whose}`;
  return tail(words, { zone: 'graveyard', ...filter }, `target creature card ${words}`, {
    also: all.filter((other) => other !== words),
  });
}

/** The zones of objects. */
export const ZONE_TAILS: readonly LexiconEntry[] = [
  graveyard('your graveyard', { owner: 'self' }),
  graveyard('a graveyard', {}, ['graveyards', 'any graveyard', 'any graveyards', 'all graveyards']),
  graveyard("an opponent's graveyard", { owner: 'opponent' }, [
    "your opponents' graveyards",
    "opponents' graveyards",
  ]),
  graveyard("that player's graveyard", { owner: 'role.thatPlayer' }, [
    'their graveyard',
    'his or her graveyard',
    "that opponent's graveyard",
  ]),
  graveyard("each opponent's graveyard", { owner: 'role.eachOpponent' }),
  graveyard("each player's graveyard", { owner: 'role.eachPlayer' }, ['each graveyard']),
  graveyard("defending player's graveyard", { owner: 'role.defendingPlayer' }),
  tail('from a single graveyard', { zone: 'graveyard' }, 'up to two target cards from a single graveyard', {
    phrase: { relations: [{ relation: 'same', property: 'owner' }] },
    also: [
      'in a single graveyard',
      'from the same graveyard',
      "from a player's graveyard",
      "from a single player's graveyard",
    ],
  }),
  tail('in exile', { zone: 'exile' }, 'target card in exile', { also: ['from exile'] }),
  tail(
    'on the battlefield',
    undefined,
    'target artifact card in a graveyard or artifact on the battlefield',
    {
      silent: true,
      also: ['from the battlefield'],
    },
  ),
];
