/** Longer than any card's text; more is refused at once. */
export const MAX_TEXT = 20_000;
