/**
 * Fill this in from the rules: the text that the keyword stands for. It stays empty if the rules ask for the keyword, as
 * those of `swift` do.
 */
export const someThingKeyword = '';
