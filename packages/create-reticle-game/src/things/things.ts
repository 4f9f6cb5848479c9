/** The things that can be added to a game. */
export const THINGS = ['card', 'pattern', 'restriction', 'protection'] as const;
/** A thing that can be added to a game. */
export type Thing = (typeof THINGS)[number];

/** Where the words of a pattern stand in a phrase: "lit", "lamp", "you control". */
export const PATTERN_ROLES = ['adjective', 'class', 'tail'] as const;
/** Where the words of a pattern stand in a phrase. */
export type PatternRole = (typeof PATTERN_ROLES)[number];

/** Its template, and what to do once it stands in a game. */
interface ThingForm {
  readonly template: (role: PatternRole) => string;
  readonly next: string;
}

/** What is known of each thing. */
export const FORMS: { readonly [Name in Thing]: ThingForm } = {
  card: {
    template: () => 'card',
    next: 'write what is printed on the card: facts, words, effect',
  },
  pattern: {
    template: (role) => `pattern-${role}`,
    next: 'write the filter that the words stand for',
  },
  restriction: {
    template: () => 'restriction',
    next: 'write the matcher, and the facts that it reads into src/card.ts; change its case in test/cases',
  },
  protection: {
    template: () => 'protection',
    next: 'write when it refuses, and the number of its rule',
  },
};
