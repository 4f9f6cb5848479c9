/** What the keyword says: a text like that of a card. */
export const fierceKeyword = 'Whenever this unit attacks, deal 1 damage to chosen unit an opponent controls.';
