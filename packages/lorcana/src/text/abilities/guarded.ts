import { refuse, type Result } from '@reticle/core';
import {
  type ChangedWord,
  changedWord,
  type GuardedWord,
  isOtherUnclear,
  someWithin,
  type Token,
} from '@reticle/core/text';
import type { CardFacts } from '../../language/facts.js';
import { namesStranger } from '../lexicon/strangers.js';
import type { AbilityText } from './ability-text.js';
import { unread } from './read-ability.js';

/** The words that change what an ability means, and the keys and values of its data that show each of them. */
const GUARDED_WORDS: readonly GuardedWord[] = [
  {
    words: ['may'],
    // "Once during your turn, you may pay" is an ability that one may use.
    marks: ['min:0', 'kind:free', 'kind:shiftName', 'effect:moreInk', 'oncePerTurn'],
    own: [
      { marks: ['effect:may', 'may', 'kind:extraInk'] },
      { marks: ['canChallengeReady'], also: ['can challenge'] },
    ],
  },
  {
    words: ['another', 'other', 'others'],
    except: [
      'and the other',
      // No character challenges itself.
      ...['challenge', 'challenges'].map((verb) => `${verb} another character`),
      'banishes another character in a challenge',
      'deals damage to another character in a challenge',
    ],
    marks: ['butNot'],
    own: [{ marks: ['excludeSelf'] }],
  },
  {
    words: ['chosen', 'choose', 'chooses'],
    marks: ['effect:discard', 'discard', 'named', 'mustBeChosen', 'event:isChosen'],
    own: [
      {
        marks: ['choose', 'chosen', 'effect:choose', 'effect:either'],
        also: ['a', 'an', 'another', 'any', 'either', 'one', '2', 'up to'],
      },
    ],
  },
  {
    words: ['each opponent', 'each player', 'each other player'],
    // All cards of discards are theirs.
    except: ['each player shuffles all'],
    marks: [],
    own: [
      {
        marks: [':eachOpponent', ':eachPlayer', ':opponents', 'by:opponent', 'of:opponent', 'of:player'],
        also: ['opponents', "opponents'", 'all players', 'players', 'opponent', 'a player', 'player'],
      },
    ],
  },
  {
    words: ['for each'],
    marks: ['count', 'amount:result', 'effect:forEach', 'greatest', 'property', 'times'],
  },
  {
    words: ['each'],
    except: ['each opponent', 'each player', 'for each', 'each to up to'],
    // A plural says it, too. "More than each" is more than the greatest.
    marks: ['all', 'kind:static', 'greatest'],
  },
  {
    words: ['all'],
    except: ['all opponents', 'all players'],
    marks: ['all'],
    own: [{ marks: ['amount:all'], also: ['your hand', 'their hand', 'for any card'] }],
  },
  { words: ['random'], marks: [], own: [{ marks: ['random'] }] },
  { words: ['up to'], marks: ['min:0'], own: [{ marks: ['upTo'], also: ['any number'] }] },
  { words: ['instead'], marks: ['else'], own: [{ marks: ['instead', 'afterwards'] }] },
  { words: ['otherwise'], marks: [], own: [{ marks: ['else'], also: ['instead', 'unless'] }] },
  { words: ['unless'], marks: ['test:not'] },
  {
    words: ["can't"],
    marks: ['floor'],
    own: [{ marks: ['cant', 'cantBeChallengedBy'], also: ["doesn't", 'takes no damage'] }],
  },
  { words: ['once'], marks: [], own: [{ marks: ['oncePerTurn'] }] },
  {
    words: ['for free'],
    marks: ['effect:moveToLocation', 'kind:moveCost'],
    own: [{ marks: ['effect:playForFree', 'kind:free'] }],
  },
  {
    words: ['opposing', 'opponent', 'opponents', "opponent 's", "opponents'"],
    // "That opponent" is one who was named.
    marks: ['what:them'],
    own: [{ marks: [':opponent', ':eachOpponent', ':opponents', ':opponentsTurn'] }],
  },
];

/** Finds a guarded word that is only in the words of lines, or only in what was read of them. */
export function changedIn(lines: readonly AbilityText[], read: unknown): ChangedWord | undefined {
  const words = lines.flatMap((line) => [line.words, ...line.modes].flat());
  return changedWord(GUARDED_WORDS, words.map(({ text }) => text).join(' '), read);
}

/** The nouns by which a card of a type calls itself, besides "this card". */
const OWN_NOUNS: Readonly<Record<CardFacts['type'], readonly string[]>> = {
  character: ['character'],
  item: ['item'],
  location: ['location'],
  action: ['action'],
  song: ['action', 'song'],
};

/** Whether the words call the card something that it is not: "this character" on an action. */
function miscallsItself(lines: readonly AbilityText[], type: CardFacts['type']): boolean {
  const own = new Set(['card', ...OWN_NOUNS[type]]);
  return lines.some(({ text, words, modes }) => {
    const nounOf = ({ start, end }: Token) =>
      text.slice(start, end).split(/\s+/u).at(-1)?.toLowerCase() ?? '';
    const isOther = (word: Token) => word.text === '~' && word.depth === 0 && !own.has(nounOf(word));
    return [words, ...modes].flat().some(isOther);
  });
}

/** What the objects of a filter have one of. */
const ALIKE = { zone: 'play', type: undefined, controller: undefined, owner: undefined } as const;

/** Events of cards that are not in play. */
const ELSEWHERE: ReadonlySet<unknown> = new Set(['isInked', 'isDiscarded']);

/** Returns what a part of an ability names: what an event happens to, what is chosen, what a static ability affects. */
const names = ({
  event,
  card,
  choose,
  kind,
  for: affected,
}: Readonly<Record<string, unknown>>): readonly unknown[] => [
  ...(ELSEWHERE.has(event) ? [] : [card]),
  choose,
  ...(kind === 'static' ? [affected] : []),
];

/** The key of abilities in quotation marks, whose "other" is other than the card that gets them. */
const QUOTED: ReadonlySet<string> = new Set(['ability']);

/** Whether a card of a type can be among the objects of a filter. Actions are never in play. */
const canBe =
  (type: string) =>
  ({ zone = 'play', type: asked }: Readonly<Record<string, unknown>>): boolean =>
    zone !== 'play' || (!NEVER_IN_PLAY.has(type) && (asked === undefined || [asked].flat().includes(type)));
const NEVER_IN_PLAY: ReadonlySet<string> = new Set(['action', 'song']);

/**
 * Whether something gets one thing for a while and then another without an end: "get +1 {S} this turn and gain Rush".
 * The words may as well mean the same time for both.
 */
const isEndUnclear = (read: unknown): boolean =>
  someWithin(read, (part) => {
    const all = isList(part) ? part.map(ends) : [];
    return all.some((end, at) => end === 'always' && ![undefined, 'always'].includes(all[at - 1]));
  });
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const ends = (effect: unknown): string | undefined =>
  typeof effect === 'object' && effect !== null && 'gives' in effect && 'for' in effect
    ? String(effect.for)
    : undefined;

/**
 * Returns what was read of lines of a card. Refuses with `lorcana.unreadAbility` if a word that is no classification was
 * read as one, with `lorcana.changedWord` if a guarded word was lost or added, with `lorcana.unclearReference` if
 * "other" need not be other than the card itself or the words call the card what it is not, or with `text.ambiguous` if it is unclear when something ends.
 */
export function guarded<Made>(
  lines: readonly [AbilityText, ...AbilityText[]],
  found: Result<Made>,
  { type, classifications }: Pick<CardFacts, 'type' | 'classifications'>,
): Result<Made> {
  if (!found.ok) return found;
  if (miscallsItself(lines, type)) return refuse(unread('lorcana.unclearReference', lines[0]));
  if (namesStranger(found.value, classifications)) return refuse(unread('lorcana.unreadAbility', lines[0]));
  const changed = changedIn(lines, found.value);
  if (changed) {
    const { code, data } = unread('lorcana.changedWord', lines[0]);
    return refuse({ code, data: { ...data, ...changed } });
  }
  if (isEndUnclear(found.value)) return refuse(unread('text.ambiguous', lines[0]));
  return isOtherUnclear(found.value, { canBe: canBe(type), names, keys: ALIKE, apart: QUOTED })
    ? refuse(unread('lorcana.unclearReference', lines[0]))
    : found;
}
