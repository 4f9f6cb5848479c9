import { type Hole, fixedHole, sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { NUMBERS, Selector } from '../../language/selector.js';
import type { WordsContext } from '../phrases/context.js';
import { isOne } from '../phrases/conditions-more.js';
import { type EffectWords, effectAt, says, saysAll, unlessYou } from '../phrases/effect-words.js';
import { what, who } from '../phrases/selectors.js';
import { printThing, readThing, readThings } from '../phrases/things.js';

type KindHole = Hole<MtgCardFilter, WordsContext>;
type StatName = (typeof NUMBERS)[number];

const plain = (filter: MtgCardFilter | undefined): MtgCardFilter | undefined =>
  filter?.zone === undefined && filter?.controller === undefined && filter?.owner === undefined
    ? filter
    : undefined;

/** "Creature", whose controller the sentence names. */
export const kind: KindHole = {
  read: (words) => plain(readThing(words)),
  print: (filter) => printThing(filter, false),
};
const kinds: KindHole = {
  read: (words) => plain(readThings(words)),
  print: (filter) => printThing(filter, true),
};

/** "Mana value", after "the greatest". */
export const number = fixedHole<StatName>([
  ['mana value', 'manaValue'],
  ['power', 'power'],
  ['toughness', 'toughness'],
]);

/** Two players exchange life totals (rule 701.12c). */
const exchangeLifeWords: EffectWords = [
  says('exchangeLife', {
    words: 'exchange life totals with <other>',
    also: ['you exchange life totals with <other>', 'you and <other> exchange life totals'],
    holes: { other: who },
    make: ({ other }) => (other === 'you' ? undefined : { effect: 'exchangeLife', with: other }),
    parts: ({ who: one, with: other }) => (one === undefined ? { other } : undefined),
  }),
  says('exchangeLife', {
    words: '<one> exchanges|exchange life totals with <other>',
    also: ['<one> and <other> exchange life totals'],
    holes: { one: who, other: who },
    make: ({ one, other }) =>
      one === 'you' || other === 'you'
        ? undefined
        : { effect: 'exchangeLife', ...unlessYou(one), with: other },
    parts: ({ who: one, with: other }) => (one === undefined ? undefined : { one, other }),
  }),
];

const MINE = 'mine';
const THEIRS = 'theirs';

/**
 * Builds the effects in which you and another player each choose one of their objects with the greatest
 * number and exchange control of them.
 */
const exchanged = (player: Selector, filter: MtgCardFilter, most: StatName): readonly Effect[] => [
  { effect: 'choose', filter: { ...filter, controller: 'self' }, most, bind: MINE },
  { effect: 'choose', who: player, filter: { ...filter, controller: 'self' }, most, bind: THEIRS },
  { effect: 'exchangeControl', one: { bound: MINE }, other: { bound: THEIRS } },
];

/** The reminder for ties: the player chooses, as in any choice. */
const TIES = [
  '. if two or more permanents a player controls are tied for greatest, their controller chooses one of them',
  '. if two or more permanents a player controls are tied, their controller chooses one of them',
];
const BOTH_GREATEST =
  'you and <player> exchange control of the <one> you each control with the greatest <most>';
const SAME_WAY = '. then exchange control of <others> the same way';

const exchangeControlWords: EffectWords = [
  says('exchangeControl', {
    words: 'exchange control of <one> and <other>',
    holes: { one: what, other: what },
    make: ({ one, other }) =>
      isOne(one) && isOne(other) ? { effect: 'exchangeControl', one, other } : undefined,
    parts: ({ one, other }) => ({ one, other }),
  }),
  saysAll({
    words: BOTH_GREATEST,
    also: TIES.map((said) => `${BOTH_GREATEST}${said}`),
    holes: { player: who, one: kind, most: number },
    make: ({ player, one, most }) => (player === 'you' ? undefined : exchanged(player, one, most)),
    parts(effects) {
      const [mine, theirs] = [effectAt(effects, 0, 'choose'), effectAt(effects, 1, 'choose')];
      const { controller: _controller, ...one } = mine?.filter ?? {};
      return effects.length === 3 && theirs?.who && mine?.most
        ? { player: theirs.who, one, most: mine.most }
        : undefined;
    },
  }),
  saysAll({
    words: `${BOTH_GREATEST}${SAME_WAY}`,
    also: TIES.map((said) => `${BOTH_GREATEST}${SAME_WAY}${said}`),
    holes: { player: who, one: kind, most: number, others: kinds },
    make: ({ player, one, most, others }) =>
      player === 'you' ? undefined : [...exchanged(player, one, most), ...exchanged(player, others, most)],
    // Each is printed as its own sentence.
    parts: () => undefined,
  }),
];

const BIDDER = 'bidder';
const wonBy = (prize: Selector): readonly Effect[] => [
  { effect: 'bidLife', bind: BIDDER },
  { effect: 'gainControl', what: prize, who: { bound: BIDDER }, until: 'forever' },
];
const BID =
  'each player may bid life for control of <prize>. you start the bidding with a bid of 0. in turn order, each player may top the high bid. the bidding ends if the high bid stands. the high bidder loses life equal to the high bid and gains control of';

/** Players bid life for a permanent. */
const bidWords: EffectWords = [
  saysAll({
    words: `${BID} <it>`,
    holes: { prize: what, it: what },
    make: ({ prize, it }) => (isOne(prize) && sameValue(prize, it) ? wonBy(prize) : undefined),
    parts(effects) {
      const prize = effectAt(effects, 1, 'gainControl')?.what;
      return prize && sameValue(effects, wonBy(prize)) ? { prize, it: prize } : undefined;
    },
  }),
  saysAll({
    words: `${BID} the creature`,
    also: [`${BID} the permanent`, `${BID} the artifact`, `${BID} the land`, `${BID} it`],
    holes: { prize: what },
    make: ({ prize }) => (isOne(prize) ? wonBy(prize) : undefined),
    parts: () => undefined,
  }),
];

/** What players exchange with each other, and what they bid for. */
export const exchangeWords: EffectWords = [...exchangeLifeWords, ...exchangeControlWords, ...bidWords];
