import { type Hole, type Sentence, sameValue, sentence } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { type AbilityAmount, type Selector, isBound } from '../../language/selector.js';
import { spelled } from './amounts.js';
import { several } from './conditions-more.js';
import { type WordsContext, textOf } from './context.js';
import { who as somebody } from './selectors.js';

/** The player of a condition on one opponent alone. */
const SOMEONE = 'someone';
const AN_OPPONENT = 'an opponent';
type Named = Extract<Selector, { readonly bound: string }>;

/** "An opponent", or one player who was mentioned: "that player". */
const other: Hole<Named, WordsContext> = {
  read(words, context) {
    if (textOf(words) === AN_OPPONENT) return { bound: SOMEONE };
    const player = somebody.read(words, context);
    return isBound(player) ? player : undefined;
  },
  print: (player, context) => (player.bound === SOMEONE ? AN_OPPONENT : somebody.print(player, context)),
};

/** What is compared: how much a player has of it. Undefined stands for you. */
type Measure = (player: Named | undefined, what: MtgCardFilter) => AbilityAmount;
const controlled: Measure = (player, what) => ({
  count: { ...what, controller: player ? `role.${player.bound}` : 'self' },
});
const inHand: Measure = (player) => ({ cardsIn: 'hand', whose: player ?? 'you' });
const life: Measure = (player) => ({ life: player ?? 'you' });

/** Somebody has more than you, or `least` more. */
function than(measure: Measure, player: Named, what: MtgCardFilter, least?: number): Condition {
  const [theirs, yours] = [measure(player, what), measure(undefined, what)];
  const so: Condition =
    least === undefined
      ? { amount: theirs, gt: yours }
      : { amount: theirs, gte: { plus: yours, more: least } };
  return player.bound === SOMEONE ? { someone: 'eachOpponent', so } : so;
}

/** Returns the player, the objects and the number of a comparison with you, if a condition is one. */
function parts(asked: Condition, measure: Measure) {
  const so = 'someone' in asked ? asked.so : asked;
  if (!('amount' in so) || typeof so.amount !== 'object') return undefined;
  const { amount, gte } = so;
  const { controller, ...what } = 'count' in amount ? amount.count : {};
  const whose = 'whose' in amount ? amount.whose : 'life' in amount ? amount.life : undefined;
  const role = /^role\.(?<name>\w+)$/u.exec(controller ?? '')?.groups?.['name'];
  const player: Selector | undefined = role === undefined ? whose : { bound: role };
  const more = typeof gte === 'object' && 'more' in gte ? gte.more : undefined;
  const least = typeof more === 'number' ? more : undefined;
  return isBound(player) && sameValue(asked, than(measure, player, what, least))
    ? { player, what, least }
    : undefined;
}

/** A sentence without objects: "an opponent has more life than you". */
const plain = (has: string, measure: Measure): Sentence<Condition, WordsContext> =>
  sentence({
    words: `<player> ${has} than you`,
    holes: { player: other },
    make: ({ player }): Condition => than(measure, player, {}),
    parts: (asked: Condition) => withoutLeast(parts(asked, measure)),
  });

const withoutLeast = (found: ReturnType<typeof parts>) => (found?.least === undefined ? found : undefined);

/** "If an opponent controls more lands than you", "if that player has more life than you". */
export const MORE_THAN_YOU: readonly Sentence<Condition, WordsContext>[] = [
  sentence({
    words: '<player> controls more <what> than you',
    holes: { player: other, what: several },
    make: ({ player, what }): Condition => than(controlled, player, what),
    parts: (asked: Condition) => withoutLeast(parts(asked, controlled)),
  }),
  sentence({
    words: '<player> controls at least <least> more <what> than you',
    holes: { player: other, least: spelled, what: several },
    make: ({ player, least, what }): Condition | undefined =>
      typeof least === 'number' ? than(controlled, player, what, least) : undefined,
    parts(asked: Condition) {
      const found = parts(asked, controlled);
      return found?.least === undefined ? undefined : { ...found, least: found.least };
    },
  }),
  plain('has more cards in hand', inHand),
  plain('has more life', life),
];
