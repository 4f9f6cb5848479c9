import { refuse, type Result } from '@reticle/core';
import { type ChangedWord, changedWord, type GuardedWord } from '@reticle/core/text';
import { EFFECTS } from '../../language/effects/effect.js';
import { type AbilityText, unread } from './card-text.js';

/** "Each" before the parts of turns: how often something happens, or may. */
const EACH_TIME = [
  ...['turn', 'combat', 'upkeep', 'end step', 'draw step', 'of your turns', 'of their turns'].map(
    (time) => `each ${time}`,
  ),
  ...['player', 'other player', 'opponent'].flatMap((who) =>
    ['turn', 'upkeep', 'draw step', 'end step', 'precombat main phase'].map(
      (time) => `each ${who} 's ${time}`,
    ),
  ),
];

/** The verbs of what players do. */
const DEEDS = Object.values(EFFECTS).flatMap(({ imperative = [] }) => imperative);

/** The words that change what an ability means, and the keys and values of its data that show each of them. */
const GUARDED_WORDS: readonly GuardedWord[] = [
  {
    words: ['target', 'targets'],
    marks: [],
    own: [
      {
        marks: [
          'slots',
          'on:becomesTarget',
          'targetsThis',
          'newTargets',
          'keyword:cantBeTargeted',
          'keyword:strive',
        ],
        // Supporting targets creatures (701.41a), earthbending a land (701.66a).
        also: ['support', 'earthbend'],
      },
    ],
  },
  {
    words: ['may'],
    marks: ['effect:bidLife', 'keyword:playsAnotherLand', 'newTargets', 'upTo'],
    own: [
      {
        marks: [
          'effect:may',
          'anyPlayer',
          'effect:letPlay',
          'effect:castCard',
          'effect:moreLands',
          'keyword:alternativeCost',
          'keyword:mayStayTapped',
          'keyword:mayExert',
          'keyword:spendsManaAs',
          'keyword:eachPlaysAnotherLand',
          'keyword:castsAsFlash',
          'keyword:flashIf',
          'keyword:flashCost',
          'entersAsCopy',
        ],
        // "Both on top of your library or both on the bottom".
        also: ['or both on'],
      },
      { marks: ['effect:mayPay'], also: ['unless', 'do', 'does'] },
    ],
  },
  {
    words: ['random'],
    except: ['a random order'],
    marks: [],
    own: [{ marks: ['random', 'chooser:random'] }],
  },
  {
    words: ['unless'],
    marks: ['else', 'not'],
    own: [{ marks: ['unless', 'unlessDefenderControls'] }],
  },
  {
    words: ['up to'],
    // A player who searches may always find less (rule 701.23b).
    marks: ['effect:search', 'effect:moreLands', 'less'],
    own: [{ marks: ['upTo', 'min:0'], also: ['may', 'any number', 'support'] }],
  },
  {
    words: ['instead'],
    marks: ['else', 'instead', 'keyword:changesDamage'],
    own: [
      {
        marks: [
          'into',
          'onto',
          'replacesDraws',
          'keyword:neverInGraveyard',
          'keyword:keepsOutOfGraveyard',
          'keyword:diesIntoExile',
          'keyword:diesOntoLibrary',
          'as:exiledInstead',
        ],
      },
    ],
  },
  {
    words: ['another', 'other', 'others'],
    except: [
      'in addition to its other types',
      'in addition to its other creature types',
      'in addition to its other colors and types',
      'in addition to their other types',
      'in addition to their other creature types',
      // The rest of what was looked at.
      'and the other',
      // A card that is cycled or discarded isn't on the battlefield, where the ability works.
      'cycle another card',
      'cycle or discard another card',
    ],
    marks: [
      'relation:distinct',
      'except',
      'others',
      'hostOfThis',
      'castFrom',
      'mana:other',
      'rest:otherCards',
    ],
    own: [{ marks: ['excludeSelf', 'relation:different'], also: ['support', 'only ~'] }],
  },
  {
    words: ['only'],
    marks: ['during', 'attackers'],
    own: [
      {
        marks: [
          'onlyIf',
          'sorcery',
          'turn:yours',
          'turn:opponents',
          'spentTo',
          'only',
          'onlyOnX',
          'targetsOnly',
          'keyword:castOnly',
        ],
        also: ['boast', 'forecast'],
      },
      { marks: ['perTurn'], also: ['boast', 'forecast', 'no more than'] },
      { marks: ['once'], also: ['exhaust', 'power-up'] },
    ],
  },
  {
    words: [
      'each player',
      'each other player',
      'each opponent',
      'each other opponent',
      'each of your opponents',
    ],
    // All cards of hands and graveyards are theirs.
    except: ['each player shuffles their'],
    marks: [
      'who:each',
      'whose:each',
      'whose:opponent',
      'during:opponent',
      // "For each opponent, ... target creature that player controls".
      'property:controller',
      'effect:bidLife',
      'keyword:eachPlaysAnotherLand',
    ],
    own: [
      {
        marks: [':eachPlayer', ':eachOpponent'],
        also: [
          'players',
          "players'",
          'opponents',
          "opponents'",
          'a player',
          'any player',
          'no player',
          'an opponent',
          'any opponent',
          'no opponent',
          'undaunted',
        ],
      },
    ],
  },
  {
    words: ['for each'],
    except: ['for each opponent', 'for each target beyond the first'],
    marks: [
      'effect:forEach',
      'count',
      'counters',
      'happened',
      'different',
      'numberOf',
      'cardsIn',
      'basicLandTypes',
      'partyOf',
      'timesPaid',
      'manaSpent',
      'of:mutations',
      // What was paid is counted as X: "for each counter removed this way".
      ':X',
    ],
  },
  {
    words: EACH_TIME,
    except: ['the first card you draw each turn'],
    marks: [
      'nth',
      'perTurn',
      'during',
      'whose:opponent',
      'keyword:mustAttack',
      'keyword:blocksOneMore',
      'keyword:playsAnotherLand',
      'keyword:eachPlaysAnotherLand',
    ],
    own: [
      {
        marks: ['who:each', 'whose:each'],
        also: ['the end step', 'a player', 'an opponent', 'creatures attack'],
      },
    ],
  },
  {
    words: ['each'],
    except: [
      'for each',
      'you each control',
      ...EACH_TIME,
      'each player',
      'each opponent',
      'each other player',
      'each other opponent',
      // What happens to several happens to each of them anyway.
      'are each equal',
      ...['get', ...DEEDS].map((verb) => `each ${verb}`),
      ...['up to', 'x', 'two', 'them', 'those'].map((which) => `each of ${which}`),
    ],
    // "All" and a plural say it, too.
    marks: ['each'],
  },
];

/** The keys of abilities in quotation marks. Each of them is read, and guarded, by itself. */
export const QUOTED: ReadonlySet<string> = new Set(['ability']);

/** Returns all words of abilities with those of their modes. An ability in quotation marks is one word. */
const wordsIn = (given: readonly AbilityText[]): readonly string[] =>
  given.flatMap(({ words, modes = [], later, event }) => [
    ...words.map(({ text }) => text),
    ...wordsIn(modes),
    ...[...(later?.words ?? []), ...(event?.words ?? [])].map(({ text }) => text),
  ]);

/** Finds a guarded word that is only in the words of abilities, or only in what was read of them. */
export const changedIn = (given: readonly AbilityText[], read: unknown): ChangedWord | undefined =>
  changedWord(GUARDED_WORDS, wordsIn(given).join(' '), read, QUOTED);

/** Returns what was read of abilities, or the refusal `mtg.changedWord` if a guarded word was lost or added. */
export function guarded<Made>(
  given: readonly [AbilityText, ...AbilityText[]],
  found: Result<Made>,
): Result<Made> {
  const changed = found.ok ? changedIn(given, found.value) : undefined;
  if (!changed) return found;
  const { code, data } = unread('mtg.changedWord', given[0]);
  return refuse({ code, data: { ...data, ...changed } });
}
