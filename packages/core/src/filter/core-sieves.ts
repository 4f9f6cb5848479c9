import { numberTest, type NumericComparison } from './comparison.js';
import { isInRelation } from './facets.js';
import type { BaseCard } from './schema.js';
import type { Sieve } from './sieve.js';
import type { PlayerReference } from './value.js';

/**
 * Sieves for the core filter's most used keys. Each must agree with the key's test in `coreMatchers`; a law
 * checks that both find the same cards. The property is written out in each loop, because a loop that reads
 * one property is compiled for just that, while a generic loop calls a function for each card.
 */

/**
 * Makes a sieve factory for keys that want one name. A key that wants any of several names is left to its
 * test.
 */
const ofOne =
  (sieve: (only: string) => Sieve<BaseCard>) =>
  (wanted: string | readonly string[]): Sieve<BaseCard> | undefined => {
    const [only, ...more] = typeof wanted === 'string' ? [wanted] : wanted;
    return only !== undefined && more.length === 0 ? sieve(only) : undefined;
  };

export const zoneSieve = ofOne((only) => (cards, places, count) => {
  let kept = 0;
  for (let next = 0; next < count; next++) {
    const place = places[next] ?? 0;
    if (cards[place]?.zone === only) places[kept++] = place;
  }
  return kept;
});

export const typeSieve = ofOne((only) => (cards, places, count) => {
  let kept = 0;
  for (let next = 0; next < count; next++) {
    const place = places[next] ?? 0;
    if (cards[place]?.types.includes(only)) places[kept++] = place;
  }
  return kept;
});

export const withKeywordSieve = ofOne((only) => (cards, places, count) => {
  let kept = 0;
  for (let next = 0; next < count; next++) {
    const place = places[next] ?? 0;
    if (cards[place]?.keywords.includes(only)) places[kept++] = place;
  }
  return kept;
});

export const withoutKeywordSieve = ofOne((only) => (cards, places, count) => {
  let kept = 0;
  for (let next = 0; next < count; next++) {
    const place = places[next] ?? 0;
    if (cards[place]?.keywords.includes(only) === false) places[kept++] = place;
  }
  return kept;
});

export const exertedSieve =
  (wanted: boolean): Sieve<BaseCard> =>
  (cards, places, count) => {
    let kept = 0;
    for (let next = 0; next < count; next++) {
      const place = places[next] ?? 0;
      if (cards[place]?.exerted === wanted) places[kept++] = place;
    }
    return kept;
  };

export const damagedSieve =
  (wanted: boolean): Sieve<BaseCard> =>
  (cards, places, count) => {
    let kept = 0;
    for (let next = 0; next < count; next++) {
      const place = places[next] ?? 0;
      const card = cards[place];
      if (card !== undefined && card.damage > 0 === wanted) places[kept++] = place;
    }
    return kept;
  };

export const costSieve = (wanted: NumericComparison): Sieve<BaseCard> => {
  const holds = numberTest(wanted);
  return (cards, places, count, context) => {
    let kept = 0;
    for (let next = 0; next < count; next++) {
      const place = places[next] ?? 0;
      if (holds(cards[place]?.cost, context)) places[kept++] = place;
    }
    return kept;
  };
};

export const strengthSieve = (wanted: NumericComparison): Sieve<BaseCard> => {
  const holds = numberTest(wanted);
  return (cards, places, count, context) => {
    let kept = 0;
    for (let next = 0; next < count; next++) {
      const place = places[next] ?? 0;
      if (holds(cards[place]?.strength, context)) places[kept++] = place;
    }
    return kept;
  };
};

export const ownerSieve =
  (wanted: PlayerReference): Sieve<BaseCard> =>
  (cards, places, count, context) => {
    let kept = 0;
    for (let next = 0; next < count; next++) {
      const place = places[next] ?? 0;
      if (isInRelation(cards[place]?.owner, wanted, context)) places[kept++] = place;
    }
    return kept;
  };

export const controllerSieve =
  (wanted: PlayerReference): Sieve<BaseCard> =>
  (cards, places, count, context) => {
    let kept = 0;
    for (let next = 0; next < count; next++) {
      const place = places[next] ?? 0;
      if (isInRelation(cards[place]?.controller, wanted, context)) places[kept++] = place;
    }
    return kept;
  };
