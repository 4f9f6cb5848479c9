/** So much lore wins. */
export const LORE_TO_WIN = 20;
/** Cards of an opening hand. */
export const HAND = 7;
/** A deck has so many cards at least, so many copies of one full name and so many inks at most (rule 1.10.1.1). */
export const DECK = 60;
export const COPIES = 4;
export const INKS_OF_A_DECK = 2;
/** More abilities than trigger in any turn that ends: beyond it the match is a draw. */
export const MOST_TRIGGERS = 1_000;
/** More effects than happen one after the other in any ability, choices aside: beyond it the match is a draw. */
export const MOST_EFFECTS = 2_000;
