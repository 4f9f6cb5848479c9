/** Words with a space between them, as a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
