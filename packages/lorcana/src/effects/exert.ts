import * as acts from '../acts/cards.js';
import { onCards, type Kind } from './kind.js';

/** Exerts cards; what is exerted already stays so. */
export const exert: Kind<'exert'> = onCards((_effect, cards, acting) =>
  cards.reduce((state, card) => acts.exert(state, card, acting), acting.state),
);

/** Readies cards that may ready. */
export const ready: Kind<'ready'> = onCards((_effect, cards, acting) =>
  cards.reduce((state, card) => acts.ready(state, card, acting), acting.state),
);
