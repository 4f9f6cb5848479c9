import type { ComplementWords } from '@reticle/core/text';

const TOP = ['on top of {their} library', 'on top of {their} library in any order', 'on top'];
const BOTTOM = ['on the_bottom of {their} library', 'on the_bottom of {their} library in any order'];

/** Where cards of a player go, as the keys of a move say it. */
const PLACE: readonly ComplementWords[] = [
  { words: 'into {their} hand', means: { to: 'hand' } },
  { words: 'into {their} graveyard', means: { to: 'graveyard' } },
  { words: 'onto the_battlefield (tapped)', means: { to: 'battlefield', tapped: '$tapped?' } },
  { words: TOP, means: { to: 'library', position: 'top' } },
  { words: BOTTOM, means: { to: 'library', position: 'bottom' } },
  {
    words: 'on the_bottom of {their} library in a random order',
    means: { to: 'library', position: 'bottom', order: 'random' },
  },
];

/** The same of several cards, whose order their player may choose. */
const PLACE_OF_MANY: readonly ComplementWords[] = PLACE.map(({ words, means }) => ({
  words:
    words === TOP
      ? ['back on top of {their} library in any order', 'back in any order', ...TOP, 'on top in any order']
      : words === BOTTOM
        ? BOTTOM.toReversed()
        : words,
  means,
}));

const OF_THEM = ['of them', 'of those cards'];
const AMONG = ['from among them', 'from among those cards'];
const each = (words: readonly string[], before: string): readonly string[] =>
  words.map((after) => `${before} ${after}`);

/** Some of the cards that were seen. */
const TAKEN: readonly ComplementWords[] = [
  { words: each(OF_THEM, 'any number'), means: { take: 'all', upTo: true } },
  { words: each(OF_THEM, '<take:count>'), means: { take: '$take' } },
  { words: each(OF_THEM, 'up to <take:count>'), means: { take: '$take', upTo: true } },
  { words: each(AMONG, '<cards:picked>'), means: { take: '$cards.take', filter: '$cards.filter?' } },
  {
    words: each(AMONG, 'up to <cards:picked>'),
    means: { take: '$cards.take', filter: '$cards.filter?', upTo: true },
  },
  {
    words: each(AMONG, 'any number of <what:kindOfCards>'),
    means: { take: 'all', filter: '$what', upTo: true },
  },
  {
    words: each([...AMONG, 'revealed this way'], 'all <what:kindOfCards>'),
    means: { take: 'all', filter: '$what' },
  },
];

/** Which cards are searched for. Those of a quality need not be found (rule 701.23b), so that they are "up to". */
const SOUGHT: readonly ComplementWords[] = [
  { words: 'any number of <what:anyCards>', means: { filter: '$what={}', count: 'all' } },
  { words: '<what:aCard>', means: { filter: '$what={}' } },
  { words: 'up to <some:someOfKind>', means: { filter: '$some.what', count: '$some.count' } },
  { words: '<count:severalCards>', means: { count: '$count' } },
  { words: 'all cards', means: { count: 'all', every: true } },
].flatMap(({ words, means }) => [
  ...('every' in means ? [] : [{ words, means }]),
  { words: `${words} with the same name as <like:object>`, means: { ...means, sameNameAs: '$like' } },
]);

/** Which cards a player chooses in a zone. */
const CHOSEN: readonly ComplementWords[] = [
  { words: 'any number of <what:kindOfCards>', means: { what: '$what', count: 'all', upTo: true } },
  { words: '<some:someCards>', means: { what: '$some.what', count: '$some.count?' } },
  { words: 'up to <some:someCards>', means: { what: '$some.what', count: '$some.count?', upTo: true } },
  { words: '<some:someCards> at random', means: { what: '$some.what', count: '$some.count?', random: true } },
];

/** Where cards return that were there before. */
const BACK: readonly ComplementWords[] = [
  { words: 'to {their} hand', means: { to: 'hand' } },
  { words: 'to the_battlefield (tapped)', means: { to: 'battlefield', tapped: '$tapped?' } },
];

/** What stands behind verbs that move cards. */
export const COMPLEMENTS = {
  chosen: CHOSEN,
  backTo: BACK,
  place: PLACE,
  placeOfMany: PLACE_OF_MANY,
  taken: TAKEN,
  sought: SOUGHT,
};
