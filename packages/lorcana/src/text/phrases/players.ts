import { fixedHole } from '@reticle/core/text';
import type { Hole } from '@reticle/core/text';
import type { Who } from '../../language/filter.js';
import { IT, PLAYER, wordsOf, type WordsContext } from './context.js';

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
  read: (words) => PLAYERS.find(([said]) => said === wordsOf(words))?.[1],
  print: (value) => PLAYERS.find(([, one]) => isSame(one, value))?.[0],
  plural: (value) => value === 'you',
};

/** A player as effects have it: you are left out. */
export const unlessYou = (player: Who): { readonly who?: Who } => (player === 'you' ? {} : { who: player });

export const onTop = fixedHole([
  ['top', 'top'],
  ['bottom', 'bottom'],
]);
