import type { Look, Pile } from '../../language/effects/deck.js';
import type { Clause } from './clause.js';
import { noun } from './nouns.js';
import { said, sentence, withArticle, type Words } from './said.js';
import type { Talk } from './talk.js';

const PLACES: { readonly [To in Pile['to']]: string } = {
  hand: 'into your hand',
  inkwell: 'into your inkwell facedown',
  exertedInkwell: 'into your inkwell facedown and exerted',
  top: 'on the top of your deck',
  bottom: 'on the bottom of your deck',
  discard: 'into your discard',
};
/** Either end of the deck, where both are spoken of. */
const ENDS: { readonly [To in Pile['to']]?: string } = { top: 'the top', bottom: 'the bottom' };

const RESTS: { readonly [Rest in Look['rest']]: Words } = {
  top: `${PLACES.top} in any order`,
  bottom: `${PLACES.bottom} in any order`,
  discard: PLACES.discard,
  shuffle: undefined,
};

/** "Put one into your hand and the other on the bottom of your deck." */
function bothWords({ to }: Pile, rest: Look['rest'], amount: number): Words {
  if (rest === 'shuffle') return undefined;
  const end = ENDS[to] === undefined ? undefined : ENDS[rest];
  return amount === 2
    ? `put one ${PLACES[to]} and the other ${end === undefined ? PLACES[rest] : `on ${end}`}`
    : said`put one ${PLACES[to]} and the rest ${RESTS[rest]}`;
}

/** "Put it on either the top or the bottom of your deck." */
function eitherWords({ to }: Pile, rest: Exclude<Look['rest'], 'shuffle'>): Words {
  const [one, other] = [ENDS[to], ENDS[rest]];
  return one === undefined || other === undefined
    ? `put it either ${PLACES[to]} or ${PLACES[rest]}`
    : `put it on either ${one} or ${other} of your deck`;
}

/** "You may reveal a song card and put it into your hand." */
function mayWords({ of, to, reveal = false }: Pile): Words {
  const one = of === undefined ? 'card' : noun(of);
  const what = one === undefined ? undefined : withArticle(one);
  return reveal
    ? said`you may reveal ${what} and put it ${PLACES[to]}`
    : said`you may put ${what} ${PLACES[to]}`;
}

function sorted({ amount, piles, rest }: Look): readonly Words[] {
  if (typeof amount !== 'number') return [undefined];
  const [pile, ...more] = piles;
  if (more.length > 0) return [undefined];
  if (!pile) return [said`put them back ${RESTS[rest]}`];
  const { max = 1, min = max, of } = pile;
  if (max !== 1) return [undefined];
  if (amount === 1 && min === 0 && of === undefined && rest !== 'shuffle') return [eitherWords(pile, rest)];
  if (min === 0) return [mayWords(pile), said`put the rest ${RESTS[rest]}`];
  return of === undefined ? [bothWords(pile, rest, amount)] : [undefined];
}

/** Looks at the top cards of the deck; what becomes of them stands in sentences of its own. */
export function look(talk: Talk, effect: Look): Clause {
  const { amount } = effect;
  const top =
    amount === 1 ? 'the top card' : typeof amount === 'number' ? `the top ${amount} cards` : undefined;
  return { words: said`look at ${top} of your deck`, more: sorted(effect).map(sentence), talk };
}
