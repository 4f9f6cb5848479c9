import { theirTrigger } from '../phrases/triggers.js';
import { additional } from '../phrases/cards-of.js';
import {
  eitherKind,
  kinds as pileKinds,
  other as otherPile,
  pile,
  rest as restPile,
  side,
} from '../phrases/piles.js';
import { deckOwner } from '../phrases/selections.js';
import {
  type AmountType,
  anyOf,
  countable,
  type Hole,
  holeRule,
  type HoleTypes,
  sameValue,
  uncountable,
} from '@reticle/core/text';
import type { Amount, ChosenSelection, Selection } from '../../language/filter.js';
import { byOne, computed, counted, digits, times } from '../phrases/amounts.js';
import { holds } from '../phrases/conditions.js';
import { wordsOf, type WordsContext } from '../phrases/context.js';
import { who } from '../phrases/players.js';
import { triggerWords } from '../phrases/triggers.js';
import { inDiscard, inHand, someCards, topCards } from '../phrases/cards-of.js';
import {
  added,
  classification,
  computedStat,
  keyword,
  listOf,
  lostKeyword,
  lostStat,
  ofKind,
  quoted,
  stat,
} from '../phrases/given.js';
import {
  bareNoun,
  bareNouns,
  chosen,
  each,
  isChosen,
  readChosen,
  takenAs,
  what,
  whoseZone,
  withoutName,
} from '../phrases/selections.js';
import { nouns } from '../phrases/things.js';

type WordHole<Value> = Hole<Value, WordsContext>;

/** Only the values that fit, in reading and printing. */
const only = <Value>(
  hole: WordHole<Value>,
  fits: (value: Value, context: WordsContext) => boolean,
): WordHole<Value> => ({
  read(words, context) {
    const value = hole.read(words, context);
    return value !== undefined && fits(value, context) ? value : undefined;
  },
  print: (value, context) => (fits(value, context) ? hole.print(value, context) : undefined),
});

/** Words that are printed for the values that fit, and read elsewhere. */
const printed = <Value>(
  hole: WordHole<Value>,
  fits: (value: Value, context: WordsContext) => boolean,
): WordHole<Value> => ({ ...only(hole, fits), read: () => undefined });

/** A selection with a name of its own, since the sentence takes two things at once. */
const named = (hole: WordHole<Selection>, name: string): WordHole<Selection> => ({
  read(words, context) {
    const value = hole.read(words, context);
    return value === undefined ? undefined : takenAs(value, name);
  },
  print(value, context) {
    const plain = withoutName(value, name);
    return plain === undefined ? undefined : hole.print(plain, context);
  },
});

/** "One of their characters", which they choose. */
const theirs: WordHole<ChosenSelection> = {
  read: (words, context) =>
    // "Of your choice" means that you choose, not they.
    wordsOf(words).endsWith(' of your choice') ? undefined : readChosen(words, context, 'them'),
  print({ choose, count, upTo = false }) {
    const { controller, ...rest } = choose;
    const many = controller === 'role.chooser' && count === undefined && !upTo ? nouns(rest) : undefined;
    return many && `one of their ${many}`;
  },
};

const isOf = (amount: Amount): boolean => typeof amount === 'object' && 'of' in amount;
const isYours = (value: Selection, context: WordsContext): boolean =>
  typeof value === 'string' || whoseZone(value, context) === 'your';
/** Whether a selection is printed with these words for its player. */
const saidAs =
  (whose: string) =>
  (value: Selection, context: WordsContext): boolean =>
    whoseZone(value, context) === whose;

const plain: WordHole<Amount> = {
  read: (words, context) => digits.read(words, context),
  print: (value, context) => (typeof value === 'number' ? digits.print(value, context) : undefined),
};
const number = holeRule(plain, 1, true);
const someDamage: WordHole<Amount | 'all'> = {
  read: (words, context) => (wordsOf(words) === 'all' ? 'all' : undefined) ?? plain.read(words, context),
  print: (value, context) => (value === 'all' ? 'all' : plain.print(value, context)),
};
/** Damage as some texts call it: "1 damage counter", "2 damage counters". It is printed as damage. */
const damageCounters: WordHole<Amount | 'all'> = {
  read(words, context) {
    const amount = someDamage.read(words.slice(0, 1), context);
    return wordsOf(words.slice(1)) === `damage ${amount === 1 ? 'counter' : 'counters'}` ? amount : undefined;
  },
  print: () => undefined,
};
/** "That many", after cards were drawn. */
const DREW: Amount = { of: 'DREW', property: 'damage' };
const thatMany: WordHole<Amount> = {
  read: (words) => (wordsOf(words) === 'that many' ? DREW : undefined),
  print: (value) => (sameValue(value, DREW) ? 'that many' : undefined),
};
const measured = { number, counted: holeRule(computed) };
const damageBy = (fits: (amount: Amount) => boolean) => ({
  number,
  counted: holeRule(only(computed, fits)),
});

/** What may stand in the holes of verbs: the name of each type is its words in a pattern. */
export const TYPES: HoleTypes<WordsContext> = {
  number,
  computed: holeRule(computed),
  counted: holeRule(counted),
  condition: holeRule(holds),
  player: holeRule(who),
  chosenPlayer: holeRule(only(who, (value) => typeof value === 'object' && 'chosen' in value)),
  others: holeRule(only(who, (value) => value !== 'you')),

  /** "That many cards", "cards equal to ...": cards whose number is not a plain one. */
  asMany: countable<Amount, WordsContext>('card', 1, {
    number: holeRule(thatMany, 2, true),
    counted: measured.counted,
  }),
  cards: countable<Amount, WordsContext>('card', 1, {
    number: anyOf(number, holeRule(thatMany, 2, true)),
    counted: measured.counted,
  }),
  lore: uncountable('lore', measured),
  /** Damage of a number that no other thing has. */
  damage: uncountable(
    'damage',
    damageBy((amount) => !isOf(amount)),
  ),
  /** Damage of a number that a thing has, or of which something was dealt. */
  damageOf: uncountable<Amount, WordsContext>('damage', {
    number: holeRule(
      only(plain, () => false),
      1,
      true,
    ),
    counted: damageBy(isOf).counted,
  }),
  someDamage: holeRule(someDamage, 1, true),
  damageCounters: holeRule(damageCounters, 3, true),
  someCards: holeRule(someCards),
  topCards: holeRule(topCards),
  top: holeRule(topCards),
  topOne: holeRule(only(topCards, (count) => count === 1)),
  topTwo: holeRule(only(topCards, (count) => count === 2)),
  topMore: holeRule(only(topCards, (count) => count > 2)),
  topSeveral: holeRule(only(topCards, (count) => count > 1)),
  pile: holeRule(pile, 8, true),
  otherPile: holeRule(otherPile, 8, true),
  restPile: holeRule(restPile),
  side: holeRule(side),
  eitherKind: holeRule(eitherKind),
  pileKinds: holeRule(pileKinds),
  deckOwner: holeRule(deckOwner, 3, true),
  oneDeckOwner: holeRule(
    only(deckOwner, (value) => value !== 'eachOpponent'),
    3,
    true,
  ),

  what: holeRule(what),
  /** The same before words that begin no other part of a sentence. */
  whatever: holeRule(what, undefined, true),
  each: holeRule(each),
  chosen: holeRule(chosen),
  computedPlain: holeRule(only(computed, (amount) => !isOf(amount))),
  computedOf: holeRule(only(computed, isOf)),
  trigger: holeRule(triggerWords),
  theirTrigger: holeRule(theirTrigger),
  additional: holeRule(additional),
  theirs: holeRule(theirs),
  taker: holeRule(named(each, 'taker')),
  giver: holeRule(named(each, 'giver')),
  oneGiver: holeRule(
    named(
      only(each, (value) => typeof value === 'string' || !('all' in value)),
      'giver',
    ),
  ),
  moved: holeRule(named(what, 'moved')),
  above: holeRule(named(what, 'above')),
  place: holeRule(named(what, 'place')),
  /** Cards that go to your own zones, or to those of others. */
  mine: anyOf(
    holeRule(printed(what, saidAs('your'))),
    holeRule({ ...only(what, isYours), print: () => undefined }),
  ),
  notMine: holeRule(only(what, (value, context) => typeof value === 'string' || !isYours(value, context))),
  theirPlayers: holeRule(printed(what, saidAs("their player's"))),
  itsPlayers: holeRule(printed(what, saidAs("its player's"))),
  severalPlayers: holeRule(printed(what, saidAs("their players'"))),
  inHand: holeRule(inHand),
  inDiscard: holeRule(inDiscard),
  elsewhere: holeRule(
    only(what, (value) => typeof value === 'string' || (isChosen(value) && value.choose.zone !== 'play')),
  ),
  topOfDeck: holeRule(
    only(what, (value) => typeof value !== 'string' && 'top' in value && value.who === undefined),
  ),
  property: holeRule<'strength' | 'willpower' | 'lore' | 'cost', WordsContext>(
    {
      read: (words) => PROPERTIES.find(([sign]) => sign === wordsOf(words))?.[1],
      print: (value) =>
        PROPERTIES.find(([, one]) => one === value)?.[0]
          .toUpperCase()
          .replace('COST', 'cost'),
    },
    1,
    true,
  ),

  added: holeRule(added, 1, true),
  stats: holeRule(listOf(stat)),
  computedStat: holeRule(computedStat),
  lostStat: holeRule(lostStat),
  keywords: holeRule(listOf(keyword, quoted)),
  lostKeywords: holeRule(listOf(lostKeyword)),
  classification: holeRule(classification),
  kinds: holeRule(bareNouns),
  readyKinds: holeRule(only(bareNouns, ({ ready }) => ready === true)),
  kind: holeRule(bareNoun),
  ofKind: holeRule(ofKind),
};

const PROPERTIES = [
  ['{s}', 'strength'],
  ['{w}', 'willpower'],
  ['{l}', 'lore'],
  ['cost', 'cost'],
] as const;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isAmount = (value: unknown): value is Amount => typeof value === 'number' || isRecord(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How a number is multiplied by what is counted. */
const single: AmountType = {
  scale: (value, by) =>
    typeof value === 'number' && isAmount(by) && typeof by === 'object' && value > 0
      ? times(by, value)
      : undefined,
  perOne(value) {
    const parts = isAmount(value) ? byOne(value) : undefined;
    return parts && { one: parts.by, by: parts.amount };
  },
  define: () => undefined,
  named: () => undefined,
};

/** Changes the plain numbers of modifications. Returns undefined if one has another amount. */
function eachStat(value: unknown, change: (amount: number) => Amount | undefined): unknown {
  if (!isList(value)) return undefined;
  const changed = value.map((part) => {
    const amount = isRecord(part) && typeof part['amount'] === 'number' ? change(part['amount']) : undefined;
    return amount === undefined || !isRecord(part) ? undefined : { ...part, amount };
  });
  return changed.includes(undefined) ? undefined : changed;
}

/** The same for a number of things of a kind. */
const several: AmountType = {
  ...single,
  scale(value, by) {
    const amount = isRecord(value) ? single.scale(value['amount'], by) : undefined;
    return amount === undefined || !isRecord(value) ? undefined : { ...value, amount };
  },
  perOne(value) {
    const parts = isRecord(value) ? single.perOne(value['amount']) : undefined;
    return parts && isRecord(value) ? { one: { ...value, amount: parts.one }, by: parts.by } : undefined;
  },
};

/** How amounts change in the holes that have some. */
export const AMOUNTS: Readonly<Record<string, AmountType>> = {
  cards: single,
  lore: single,
  damage: single,
  someCards: several,
  stats: {
    ...single,
    scale: (value, by) =>
      eachStat(value, (amount) => (isAmount(by) && typeof by === 'object' ? times(by, amount) : undefined)),
    perOne(value) {
      if (!isList(value) || value.length !== 1) return undefined;
      const [part] = value;
      const parts = isRecord(part) ? single.perOne(part['amount']) : undefined;
      return parts && isRecord(part) ? { one: [{ ...part, amount: parts.one }], by: parts.by } : undefined;
    },
  },
};
