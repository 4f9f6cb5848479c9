/** Returns the third person of a verb: "chooses", "banishes", "readies". */
export const third = (verb: string): string =>
  /(?:[sxz]|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

/** The verbs whose object is chosen. */
export const CHOOSING: readonly string[] = ['choose', 'exert', 'banish', 'move', 'give', 'ready'];
/** The verbs whose object may be chosen, or may be meant in another way. */
export const MAY_CHOOSE: readonly string[] = ['return', 'put', 'shuffle'];

/** Returns the set of words in a text, which are separated by spaces. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
