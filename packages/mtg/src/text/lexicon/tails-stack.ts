import { type LexiconEntry, same, tail } from '@reticle/core/text';

const kinds = ['card', 'ability'];
const self = { player: 'self' };
const source = { card: { not: { excludeSelf: true } } };

function aims(words: string, filter: NonNullable<LexiconEntry['filter']>): LexiconEntry {
  return tail(
    `that targets ${words.replace('A1', '<thing>')}`,
    filter,
    `target spell that targets ${words.replace('A1', 'a creature')}`,
    { kinds },
  );
}
const ability = { kinds: ['ability'] };

const from = (words: string) => [
  `from an ${words}`,
  `from a ${words}`,
  `from an ${words} source`,
  `of a ${words}`,
  `of an ${words}`,
];

/** What a spell or ability targets, and the source of an ability. */
export const STACK_TAILS: readonly LexiconEntry[] = [
  tail('with a single target', { targetCount: 1 }, 'target spell with a single target', {
    kinds,
    also: ['with exactly one target', 'that has a single target'],
  }),
  tail('with one or more targets', { targetCount: { gte: 1 } }, 'target spell with one or more targets', {
    kinds,
    also: ['with at least one target', 'that has one or more targets', 'that has a target'],
  }),
  aims('you', { targets: self }),
  aims('a player', { targets: { player: 'any' } }),
  aims('an opponent', { targets: { player: 'opponent' } }),
  aims('~', { targets: source }),
  aims('A1', { targets: { card: '<thing>' } }),
  aims('you or A1', { targets: [self, { card: '<thing>' }] }),
  aims('only you', { targetsOnly: self }),
  aims('only a player', { targetsOnly: { player: 'any' } }),
  aims('only ~', { targetsOnly: source }),
  aims('only A1', { targetsOnly: { card: '<thing>' } }),
  tail(
    'that targets only a single permanent or player',
    { targetsOnly: [{ card: { zone: 'battlefield' } }, { player: 'any' }] },
    'target spell that targets only a single permanent or player',
    { kinds },
  ),

  tail(
    'from a <type> source',
    { source: { type: '<type>' } },
    'target activated ability from a creature source',
    { ...ability, also: from('<type>') },
  ),
  same(
    'tail',
    'from a <type> or <type.2> source',
    ['from a <type> source', 'from a <type.2> source'],
    'target triggered ability from a creature or land source',
    {
      ...ability,
      also: from('<type> or <type.2>'),
    },
  ),
  same(
    'tail',
    'from a <type>, <type.2>, <type.3>, or <type.4> source',
    ['from a <type> source', 'from a <type.2> source', 'from a <type.3> source', 'from a <type.4> source'],
    'target ability from a creature, artifact, land, or battle source',
    {
      ...ability,
      also: from('<type>, <type.2>, <type.3>, or <type.4>'),
    },
  ),
];
