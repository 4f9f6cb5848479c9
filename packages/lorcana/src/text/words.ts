/** The third person of a verb: "chooses", "banishes", "readies". */
export const third = (verb: string): string =>
  /(?:[sxz]|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

/** Verbs whose object is chosen. */
export const CHOOSING: readonly string[] = ['choose', 'exert', 'banish', 'move', 'give', 'ready'];
/** Verbs whose object may be chosen, or else be meant otherwise. */
export const MAY_CHOOSE: readonly string[] = ['return', 'put', 'shuffle'];

/** Words with a space between them, as a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
