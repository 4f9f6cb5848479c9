import type { PerformedKeyword } from '../language/performed.js';
import type { MtgCard } from './card.js';
import { type Cards, permanentsIn } from './card-lists.js';
import { lately } from './memo.js';

/**
 * An index of the permanents by keyword. Rules ask for a dozen keywords in every state, and on most boards no
 * permanent has them, so each list of permanents is indexed once for all names. Tapping a land makes a new
 * list; the index is reused while the objects at all positions have the same keywords as before.
 */

/**
 * The positions of the permanents with each keyword. Phased-out permanents are treated as though they didn't
 * exist.
 */
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

/** Whether two lists have the same keywords at the same positions. */
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

/** Returns the phased-in permanents with a keyword, in the order of the state's cards. */
export function permanentsWith(
  state: { readonly cards: Cards },
  keyword: PerformedKeyword,
): readonly MtgCard[] {
  const permanents = permanentsIn(state);
  const places = placesIn(permanents).get(keyword);
  return places === undefined ? NONE : places.flatMap((at) => permanents[at] ?? []);
}

/** Whether any phased-in permanent has one of some keywords. */
export function isAnyWith(state: { readonly cards: Cards }, keywords: readonly string[]): boolean {
  const places = placesIn(permanentsIn(state));
  return places.size > 0 && keywords.some((keyword) => places.has(keyword));
}
