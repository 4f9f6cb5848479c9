import { type Hole, sameValue, standsAt, type Token } from '@reticle/core/text';
import type { AbilityAmount, Selector } from '../../language/selector.js';
import { textOf, type WordsContext } from './context.js';
import { who } from './selectors.js';

type AmountWords = Hole<AbilityAmount, WordsContext>;

/** Reads "your", "that player's": one player. */
function readWhose(words: readonly Token[], context: WordsContext): Selector | undefined {
  if (textOf(words) === 'your') return 'you';
  const whose = words.at(-1)?.text === "'s" ? who.read(words.slice(0, -1), context) : undefined;
  return typeof whose === 'object' && who.plural?.(whose, context) !== true ? whose : undefined;
}

function printWhose(whose: Selector, context: WordsContext): string | undefined {
  if (whose === 'you') return 'your';
  const player = typeof whose === 'object' ? who.print(whose, context) : undefined;
  return player && `${player}'s`;
}

/** An amount of one player, by the words after whose it is. */
const ofOne = (
  noun: string,
  make: (whose: Selector) => AbilityAmount,
  whoseIn: (value: AbilityAmount) => Selector | undefined,
): AmountWords => {
  const tail = noun.split(' ');
  return {
    read(words, context) {
      const at = words.length - tail.length;
      const whose = standsAt(tail, words, at) ? readWhose(words.slice(0, at), context) : undefined;
      return whose === undefined ? undefined : make(whose);
    },
    print(value, context) {
      const of = whoseIn(value);
      const whose = of === undefined || !sameValue(make(of), value) ? undefined : printWhose(of, context);
      return whose && `${whose} ${noun}`;
    },
  };
};
const lifeOf = (value: AbilityAmount): Selector | undefined =>
  typeof value === 'object' && 'life' in value ? value.life : undefined;
const ownerIn = (value: AbilityAmount): Selector | undefined =>
  typeof value === 'object' && 'cardsIn' in value ? value.whose : undefined;

/** "Your life total", "that player's life total". */
export const lifeTotal: AmountWords = ofOne('life total', (life) => ({ life }), lifeOf);

/** "Your life", "that player's library": what a player has, of which a part may be lost. */
export const ownPart = (part: 'life' | 'library'): AmountWords =>
  part === 'life'
    ? ofOne(part, (life) => ({ life }), lifeOf)
    : ofOne(part, (whose) => ({ cardsIn: 'library', whose }), ownerIn);

/** Players whose amounts become one, with their words after "among". */
const PLAYERS = [
  ['eachPlayer', 'all players', 'players'],
  ['eachOpponent', 'your opponents'],
] as const;
const OF_EACH = { bound: 'someone' } as const;
const TAKEN = [
  ['greatest', 'the highest', 'the greatest'],
  ['least', 'the lowest', 'the least'],
  ['total', 'the total'],
] as const;
/** An amount of each of several players, by the words that it has after "the highest". */
const OF_PLAYERS: readonly (readonly [string, AbilityAmount])[] = [
  ['life total', { life: OF_EACH }],
  ['number of cards in hand', { cardsIn: 'hand', whose: OF_EACH }],
];
const LOST: AbilityAmount = { happened: 'lifeLost', who: OF_EACH };
const LOST_WORDS = [
  'the total life lost by your opponents this turn',
  'the amount of life your opponents have lost this turn',
  'the total amount of life your opponents lost this turn',
];

/** "The highest life total among all players", "the total life lost by your opponents this turn". */
export const ofPlayers: AmountWords = {
  read(words) {
    const text = textOf(words);
    if (LOST_WORDS.includes(text)) return { amongPlayers: 'eachOpponent', take: 'total', amount: LOST };
    for (const [take, ...leads] of TAKEN)
      for (const lead of leads)
        for (const [said, amount] of OF_PLAYERS)
          for (const [amongPlayers, ...named] of PLAYERS)
            if (named.some((players) => text === `${lead} ${said} among ${players}`))
              return { amongPlayers, take, amount };
    return undefined;
  },
  print(value) {
    if (typeof value !== 'object' || !('amongPlayers' in value)) return undefined;
    const { amongPlayers, take, amount } = value;
    if (sameValue(value, { amongPlayers: 'eachOpponent', take: 'total', amount: LOST })) return LOST_WORDS[0];
    const lead = TAKEN.find(([taken]) => taken === take)?.[1];
    const said = OF_PLAYERS.find(([, of]) => sameValue(of, amount))?.[0];
    const players = PLAYERS.find(([of]) => of === amongPlayers)?.[1];
    return lead && said && players && `${lead} ${said} among ${players}`;
  },
};
