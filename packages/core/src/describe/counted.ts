/**
 * Counts something in English: `1 card`, `3 cards`.
 *
 * @param count a whole number, not negative
 * @param noun in the singular, with a plural in s
 */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
