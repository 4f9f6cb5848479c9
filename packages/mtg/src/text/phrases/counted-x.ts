import type { TargetSpec } from '@reticle/core';
import { sameValue, tokenize } from '@reticle/core/text';
import { type MtgCardFilter, cardFilter } from '../../language/filter.js';
import { type AbilityAmount, abilityAmount } from '../../language/selector.js';
import { reckoned } from './amounts.js';

/** Amounts within the words of a target mean nothing that was named before. */
const NOBODY = { names: [], host: '' };

type CountedX = NonNullable<TargetSpec['X']>;

/** Amounts of players, and of what a player has. */
const OF_PLAYERS: readonly (readonly [amount: AbilityAmount, X: CountedX])[] = [
  [{ numberOf: 'eachOpponent' }, { count: { kind: 'player', filter: { is: 'opponent' } } }],
  [{ numberOf: 'eachPlayer' }, { count: { kind: 'player', filter: {} } }],
  [{ life: 'you' }, { greatest: 'life', among: { kind: 'player', filter: { is: 'self' } } }],
];

/** Filters that name no zone mean the battlefield (rule 109.2). */
const cards = (filter: MtgCardFilter) => ({ kind: 'card', filter: { zone: 'battlefield', ...filter } });

/** Returns an amount as the X of a spec. Returns undefined if no spec can count it. */
function countedOf(amount: AbilityAmount): CountedX | undefined {
  if (typeof amount !== 'object') return undefined;
  const [, ofPlayers] = OF_PLAYERS.find(([of]) => sameValue(of, amount)) ?? [];
  if (ofPlayers) return ofPlayers;
  if ('count' in amount) return { count: cards(amount.count) };
  if ('cardsIn' in amount && amount.whose === 'you')
    return { count: cards({ zone: amount.cardsIn, owner: 'self' }) };
  if ('greatest' in amount) return { greatest: amount.greatest, among: cards(amount.among) };
  if ('least' in amount) return { least: amount.least, among: cards(amount.among) };
  if ('total' in amount) return { total: amount.total, among: cards(amount.among) };
  return undefined;
}

/** What X is in the words of targets: for their spec, and as the amount that effects would count. */
export interface ReadCountedX {
  readonly X: CountedX;
  readonly amount: AbilityAmount;
}

/** Reads what X is, "the number of creatures you control". Returns undefined if no spec can count it. */
export function readCountedX(words: string): ReadCountedX | undefined {
  const amount = reckoned.read(tokenize(words), NOBODY);
  const X = amount === undefined ? undefined : countedOf(amount);
  return amount !== undefined && X ? { X, amount } : undefined;
}

/** Prints what X is. Returns undefined if it has no words. */
export function printCountedX(X: CountedX): string | undefined {
  const [ofPlayers] = OF_PLAYERS.find(([, of]) => sameValue(of, X)) ?? [];
  if (ofPlayers !== undefined) return reckoned.print(ofPlayers, NOBODY);
  const { kind, filter } = 'count' in X ? X.count : X.among;
  const { zone, ...rest } = filter;
  const among = cardFilter.safeParse(zone === 'battlefield' ? rest : filter).data;
  if (kind !== 'card' || !among) return undefined;
  const amounts: readonly unknown[] =
    'count' in X
      ? [{ count: among }, ...ZONES.map((cardsIn) => ({ cardsIn, whose: 'you' }))]
      : [{ ...X, among }];
  for (const candidate of amounts) {
    const amount = abilityAmount.safeParse(candidate).data;
    if (amount === undefined || !sameValue(countedOf(amount), X)) continue;
    const words = reckoned.print(amount, NOBODY);
    if (words !== undefined) return words;
  }
  return undefined;
}
const ZONES = ['hand', 'library'] as const;
