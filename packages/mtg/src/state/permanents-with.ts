import type { PerformedKeyword } from '../language/performed.js';
import type { MtgCard } from './card.js';
import { type Cards, permanentsIn } from './card-lists.js';
import { lately } from './memo.js';

/**
 * Which permanents have a keyword. Rules ask this of every state for a dozen keywords, and on most boards none of them stands: so each
 * list of permanents is looked through once for all names. A list is made anew whenever a land is tapped; while its objects have the
 * very keywords that those of the list before had, each in its place, nothing is looked through at all.
 */

/** Where on a list the permanents stand that have a keyword, by its name; what is phased out is treated as though it were not there. */
type Places = ReadonlyMap<string, readonly number[]>;

function placesOn(permanents: Cards): Places {
  const places = new Map<string, number[]>();
  for (const [at, { keywords, phasedOut }] of permanents.entries()) {
    if (phasedOut) continue;
    for (const { keyword } of keywords) {
      const already = places.get(keyword);
      if (!already) places.set(keyword, [at]);
      else if (already.at(-1) !== at) already.push(at);
    }
  }
  return places;
}

/** Whether two lists have the same keywords at the same places. */
function haveSameKeywords(one: Cards, other: Cards): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) {
    const [card, found] = [one[at], other[at]];
    if (card === found) continue;
    if (card?.keywords !== found?.keywords || card?.phasedOut !== found?.phasedOut) return false;
  }
  return true;
}

const placesIn = (() => {
  let latest: { readonly permanents: Cards; readonly places: Places } = { permanents: [], places: new Map() };
  return lately((permanents: Cards): Places => {
    const places = haveSameKeywords(latest.permanents, permanents) ? latest.places : placesOn(permanents);
    latest = { permanents, places };
    return places;
  });
})();

const NONE: Cards = [];

/** The permanents that are phased in and have a keyword, in the order of the state's cards. */
export function permanentsWith(
  state: { readonly cards: Cards },
  keyword: PerformedKeyword,
): readonly MtgCard[] {
  const permanents = permanentsIn(state);
  const places = placesIn(permanents).get(keyword);
  return places === undefined ? NONE : places.flatMap((at) => permanents[at] ?? []);
}

/** Whether a permanent that is phased in has one of some keywords. */
export function isAnyWith(state: { readonly cards: Cards }, keywords: readonly string[]): boolean {
  const places = placesIn(permanentsIn(state));
  return places.size > 0 && keywords.some((keyword) => places.has(keyword));
}
