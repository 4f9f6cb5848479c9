import type { Hole, Token } from '@reticle/core/text';
import type { Who } from '../../language/filter.js';
import { IT, PLAYER, SINGLE, thatOne, wordsOf, type WordsContext } from './context.js';

const PLAYERS: readonly (readonly [words: string, who: Who])[] = [
  ['you', 'you'],
  ['each opponent', 'eachOpponent'],
  ['all opponents', 'eachOpponent'],
  ['opponents', 'eachOpponent'],
  ['your opponents', 'eachOpponent'],
  ['each player', 'eachPlayer'],
  ['players', 'eachPlayer'],
  ['the challenging player', { controllerOf: 'challenger' }],
  ["the challenging character 's player", { controllerOf: 'challenger' }],
  ['their player', { controllerOf: IT }],
  ["that character 's player", { controllerOf: thatOne('character') }],
  ['its player', { controllerOf: SINGLE }],
  ['chosen opponent', { chosen: 'opponent' }],
  ['chosen player', { chosen: 'player' }],
  ['that player', { named: PLAYER }],
  ['each opponent with more lore than you', { of: 'opponent', having: 'lore', is: 'moreThanYours' }],
  ['each opponent with less lore than you', { of: 'opponent', having: 'lore', is: 'fewerThanYours' }],
  ...(
    [
      ['hand', 'cards in their hand', 'cards in their hands'],
      ['inkwell', 'cards in their inkwell', 'cards in their inkwells'],
      ['lore', 'lore', 'lore'],
    ] as const
  ).flatMap(([having, one, many]) => {
    const most: Who = { of: 'player', having, is: 'most' };
    return [
      [`the player or players with the most ${one}`, most] as const,
      ...(one === many ? [] : [[`the player or players with the most ${many}`, most] as const]),
    ];
  }),
];

/**
 * Reads "each player with more than 3 cards in their hand": the players who have more or fewer cards than a number.
 */
function readPlayersSo(words: readonly Token[]): Who | undefined {
  const found = COMPARED.exec(wordsOf(words));
  if (!found) return undefined;
  const [, of, less, number, zone] = found;
  const count = Number(number);
  const is = less === 'more' ? { gte: count + 1 } : { lte: count - 1 };
  if (is.lte === -1 || (zone !== 'hand' && zone !== 'inkwell')) return undefined;
  return { of: of === 'player' ? 'player' : 'opponent', having: zone, is };
}
const COMPARED = /^each (player|opponent) with (more|fewer) than (\d{1,2}) cards? in their (hand|inkwell)$/u;

function playersSoWords(value: Who): string | undefined {
  if (typeof value !== 'object' || !('having' in value) || typeof value.is !== 'object') return undefined;
  const { of, having, is } = value;
  const [lead, count] = 'gte' in is ? ['more', is.gte - 1] : ['fewer', is.lte + 1];
  if (having === 'lore' || count < 0) return undefined;
  return `each ${of} with ${lead} than ${count} card${count === 1 ? '' : 's'} in their ${having}`;
}

const isSame = (one: Who, other: Who): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The words for players after which the verb is plural. "The player or players" is as many as their hand or hands. */
const PLURAL = /^(?:you$|all |(?:your )?opponents$|players$|the player or players .*(?:hands|inkwells)$)/u;

const whoWords = (value: Who): string | undefined =>
  PLAYERS.find(([, one]) => isSame(one, value))?.[0].replace(" 's", "'s") ?? playersSoWords(value);

/** Who does something: "each opponent", "the challenging player". The sentence omits "you". */
export const who: Hole<Who, WordsContext> = {
  read: (words) => PLAYERS.find(([said]) => said === wordsOf(words))?.[1] ?? readPlayersSo(words),
  print: whoWords,
  plural: (value, _context, words) => PLURAL.test(words ? wordsOf(words) : (whoWords(value) ?? '')),
};
