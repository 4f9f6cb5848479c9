import type { Selection } from '../../language/reference.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { allOf, chosenWords, eachOf, noun, oneOf, ownPart } from './nouns.js';
import { said, withArticle, type Words } from './said.js';
import { known, manyThings, oneThing, type Talk, type Thing } from './talk.js';

type ChosenSelection = Extract<Selection, { readonly choose: unknown }>;

/** How a group is spoken of: all of it together, or each card for itself. */
export type HowMany = 'all' | 'each';

const thing = (words: Words, make: (words: string) => Thing): Thing | undefined =>
  words === undefined ? undefined : make(words);

/** A character is "they", a card that is none yet is "it". */
function whoseOf({ owner, controller, zone }: LorcanaCardFilter, one: boolean): string {
  if (owner === 'self' || controller === 'self') return 'your';
  if (!one) return "their players'";
  return zone === 'play' ? "their player's" : "its player's";
}

function chosenThing({ choose, count = 1, upTo = false, by = 'you' }: ChosenSelection): Thing | undefined {
  if (by !== 'you' || (typeof count !== 'number' && count !== 'any')) return undefined;
  const max = count;
  const min = upTo || max === 'any' ? 0 : max;
  const one = max === 1;
  const whose = whoseOf(choose, one);
  const make = (words: string): Thing => (one ? oneThing(words, whose) : manyThings(words, whose));
  // A card that is in no play is not "chosen" in Lorcana's words: "a card from your discard".
  if (choose.zone !== 'play' && one && min === 1) {
    const words = noun(choose);
    return words === undefined ? undefined : make(withArticle(words));
  }
  const own = one && min === 1 && ownPart(choose) !== undefined;
  return thing(own ? oneOf(choose) : chosenWords(choose, { min, max }), make);
}

/** What an effect is about, in words; `undefined` where there are none. */
export function thingOf(talk: Talk, what: Selection, group: HowMany): Thing | undefined {
  if (typeof what === 'string') return known(talk, what);
  if ('choose' in what) return chosenThing(what);
  if ('all' in what) {
    const whose = whoseOf(what.all, false);
    return group === 'each'
      ? thing(eachOf(what.all), (words) => oneThing(words, whose))
      : thing(allOf(what.all), (words) => manyThings(words, whose));
  }
  if (!('top' in what) || typeof what.top !== 'number') return undefined;
  return what.top === 1
    ? oneThing('the top card of your deck', 'your')
    : thing(said`the top ${what.top} cards of your deck`, (words) => manyThings(words, 'your'));
}
