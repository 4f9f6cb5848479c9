import { cardIdOf, type CardDefinition } from '../../src/language/card.js';
import { isLike, playedWith, type Row } from '../stage/row.js';
import { lacking, lackingKeywords } from '../stage/without.js';
import { KEYWORD_ROWS, ROWS } from './index.js';

const rows = Object.values(ROWS).flat();

/** Whether a row has another result with another card of the name. If so, it sees what that card lacks. */
const tells = (row: Row, card: CardDefinition): boolean => !isLike(playedWith(row, card), row[4]);

/**
 * A part of a card's rules, and whether a row sees its effect: without the part the row has another result.
 */
export interface Part {
  readonly name: string;
  readonly ability: number;
  readonly part: string;
  readonly seen: boolean;
}

/** Returns every part of a card's abilities. */
export function partsOf(card: CardDefinition): readonly Part[] {
  const name = cardIdOf(card);
  const own = rows.filter(([of]) => of === name);
  return lacking(card).map(({ ability, part, card: without }) => ({
    name,
    ability,
    part,
    seen: own.some((row) => tells(row, without)),
  }));
}

/** Whether the row of a keyword has another result for a card without the keyword. */
export function keywordSeen(cards: readonly CardDefinition[], keyword: string): boolean {
  const row = KEYWORD_ROWS[keyword];
  const card = row && cards.find((found) => cardIdOf(found) === row[0]);
  const lack = card && lackingKeywords(card).find((found) => found.keyword === keyword);
  return row !== undefined && lack !== undefined && tells(row, lack.card);
}
