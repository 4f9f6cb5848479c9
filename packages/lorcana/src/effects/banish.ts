import { refTo } from '../board/cards.js';
import * as acts from '../acts/cards.js';
import { onCards, type Kind } from './kind.js';

/** Banishes cards at the same time. */
export const banish: Kind<'banish'> = onCards((_effect, cards, acting) =>
  acts.banish(
    acting.state,
    cards,
    acting,
    cards.map((card) => ({ card: refTo(card), by: acting.source })),
  ),
);
