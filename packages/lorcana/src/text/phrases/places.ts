import { type Token, fixedHole, type Hole } from '@reticle/core/text';
import type { LorcanaCardFilter, Who } from '../../language/filter.js';
import { token, wordsOf, type WordsContext, IT, PLAYER } from './context.js';
import { said, type Words } from './said.js';
import { noun, nouns, ownPart, readNoun } from './things.js';

/** Where counted cards are, after their noun. */
interface Place {
  readonly words: string;
  readonly also?: readonly string[];
  /** What it adds to the noun, which is of cards in play; of other zones, of cards there. */
  readonly filter: LorcanaCardFilter;
}

const PLACES: readonly Place[] = [
  { words: 'you have in play', filter: { zone: 'play', controller: 'self' } },
  {
    words: 'opponents have in play',
    also: ['your opponents have in play', 'an opponent has in play', 'your opponent has in play'],
    filter: { zone: 'play', controller: 'opponent' },
  },
  { words: 'in your hand', filter: { zone: 'hand', owner: 'self' } },
  {
    words: "in opponents' hands",
    also: ["in an opponent 's hand", "in each opponent 's hand"],
    filter: { zone: 'hand', owner: 'opponent' },
  },
  { words: 'in your discard', filter: { zone: 'discard', owner: 'self' } },
  { words: 'in your inkwell', filter: { zone: 'inkwell', owner: 'self' } },
];
const LENT: readonly Token[] = ['from', 'your', 'discard'].map(token);

/** "Other character you have in play", "card in your hand", "exerted opposing character". */
export function readPlace(
  words: readonly Token[],
  many: boolean,
  context: WordsContext,
): LorcanaCardFilter | undefined {
  const text = wordsOf(words);
  for (const { words: one, also = [], filter } of PLACES)
    for (const end of [one, ...also])
      if (text.endsWith(` ${end}`))
        return placed(words.slice(0, -end.split(' ').length), filter, many, context);
  const rest = readNoun(words, many, context);
  return rest?.zone === 'play' ? rest : undefined;
}

function placed(
  words: readonly Token[],
  place: LorcanaCardFilter,
  many: boolean,
  context: WordsContext,
): LorcanaCardFilter | undefined {
  if (place.zone === 'play') {
    const found = readNoun(words, many, context);
    return found && found.zone === 'play' && found.controller === undefined
      ? { ...found, ...place }
      : undefined;
  }
  // The grammar of choices wants a zone, so that one is lent to it.
  const found = readNoun([...words, ...LENT], many, context);
  return found && { ...found, ...place };
}

const isPlace =
  ({ zone, owner, controller }: LorcanaCardFilter) =>
  ({ filter }: Place): boolean =>
    filter.zone === zone && filter.owner === owner && filter.controller === controller;

export function printPlace(filter: LorcanaCardFilter, many: boolean): Words {
  const say = many ? nouns : noun;
  const place = PLACES.find(isPlace(filter));
  if (!place) return filter.zone === 'play' ? say(filter) : undefined;
  const { owner: _owner, ...rest } = filter;
  if (filter.zone === 'play') {
    const own = ownPart({ ...rest, controller: 'self' });
    return own && said`${say(own)} ${place.words}`;
  }
  const lent = say({ ...rest, zone: 'discard', owner: 'self' });
  const end = ' from your discard';
  return lent?.endsWith(end) === true ? `${lent.slice(0, -end.length)} ${place.words}` : undefined;
}

const PLAYERS: readonly (readonly [words: string, who: Who])[] = [
  ['you', 'you'],
  ['each opponent', 'eachOpponent'],
  ['all opponents', 'eachOpponent'],
  ['each player', 'eachPlayer'],
  ['the challenging player', { controllerOf: 'challenger' }],
  ["the challenging character 's player", { controllerOf: 'challenger' }],
  ['their player', { controllerOf: IT }],
  ["that character 's player", { controllerOf: IT }],
  ['its player', { controllerOf: IT }],
  ['chosen opponent', { chosen: 'opponent' }],
  ['chosen player', { chosen: 'player' }],
  ['that player', { named: PLAYER }],
];

const isSame = (one: Who, other: Who): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Who does something: "each opponent", "the challenging player"; of "you" the sentence says nothing. */
export const who: Hole<Who, WordsContext> = {
  read: (words) => PLAYERS.find(([phrase]) => phrase === wordsOf(words))?.[1],
  print: (value) => PLAYERS.find(([, one]) => isSame(one, value))?.[0],
  plural: (value) => value === 'you',
};

/** A player as effects have it: you are left out. */
export const unlessYou = (player: Who): { readonly who?: Who } => (player === 'you' ? {} : { who: player });

export const onTop = fixedHole([
  ['top', 'top'],
  ['bottom', 'bottom'],
]);
