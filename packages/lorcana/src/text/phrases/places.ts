import type { Token } from '@reticle/core/text';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { token, wordsOf, type WordsContext } from './context.js';
import { noun, nouns, ownPart, readNoun } from './things.js';
import { said, type Words } from './said.js';

/** The place of counted cards, in the words after their noun. */
interface Place {
  readonly words: string;
  readonly also?: readonly string[];
  /** What the place adds to the noun. The noun is of cards in play, or in other zones of cards there. */
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
  // It is printed as "here you have in play".
  { words: 'you have here', filter: { zone: 'play', controller: 'self', atLocation: 'here' } },
];
const LENT: readonly Token[] = ['from', 'your', 'discard'].map(token);

/** Reads "other character you have in play", "card in your hand", "exerted opposing character". */
export function readPlace(
  words: readonly Token[],
  many: boolean,
  context: WordsContext,
): LorcanaCardFilter | undefined {
  const text = wordsOf(words);
  for (const { words: one, also = [], filter } of PLACES)
    for (const end of [one, ...also])
      if (text.endsWith(` ${end}`))
        return readWithPlace(words.slice(0, -end.split(' ').length), filter, many, context);
  const rest = readNoun(words, many, context);
  return rest?.zone === 'play' ? rest : undefined;
}

function readWithPlace(
  words: readonly Token[],
  place: LorcanaCardFilter,
  many: boolean,
  context: WordsContext,
): LorcanaCardFilter | undefined {
  if (place.zone === 'play') {
    const found = readNoun(words, many, context);
    return found?.zone === 'play' &&
      Object.keys(place).every((key) => key === 'zone' || !Object.hasOwn(found, key))
      ? { ...found, ...place }
      : undefined;
  }
  // The grammar of choices requires a zone, so the words of one are added.
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
