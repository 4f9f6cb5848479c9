import { MARK, type Token } from '@reticle/core/text';
import type { Sentence } from './abilities.js';
import { CHOOSING, MAY_CHOOSE, third } from '../verbs.js';
import { wordSet } from '../word-set.js';

/** Who does what is done to a choice: `you` only where that is said; `unsaid` where no verb is before it. */
export type Actor = 'you' | 'other' | 'unsaid';

/** What players do to what they choose. */
const VERBS = [...CHOOSING, ...MAY_CHOOSE, 'deal', 'remove'];
const ORDERS: ReadonlySet<string> = new Set(VERBS);
const THIRD: ReadonlySet<string> = new Set(VERBS.map(third));
const MODALS = wordSet('may must can each also');
/** Things that do something themselves: "this character deals 2 damage to one of your items". */
const THINGS = wordSet('~ character characters item location it he she yours');
const OTHERS = wordSet('they opponent opponents player players');
/** What is said of a thing itself: "and one of your characters gains Rush". */
const OWN = wordSet("gains gain gets get is are can can't may loses");

/** Who acts on the phrase of some tokens: the subject of the nearest verb before it. */
export function actorAt(
  tokens: readonly Token[],
  { from, ability }: Pick<Sentence, 'from' | 'ability'>,
  phrase: { readonly from: number; readonly to: number },
): Actor {
  const word = (at: number): string => (at >= from ? (tokens[at]?.text ?? '') : '');
  if (word(phrase.from - 1) === 'and' && OWN.has(word(phrase.to))) return 'unsaid';
  for (let at = phrase.from - 1; at >= from; at--) {
    const text = word(at);
    if (text === '.' || text === MARK.line || text === ':') return 'unsaid';
    if (text === ',' && !/^(?:an?|and)$/.test(word(at + 1))) return 'unsaid';
    if (THIRD.has(text)) return THINGS.has(word(at - 1)) ? 'unsaid' : 'other';
    if (!ORDERS.has(text)) continue;
    let before = at - 1;
    while (MODALS.has(word(before))) before--;
    if (word(before) === 'you') return 'you';
    if (OTHERS.has(word(before))) return 'other';
    if ((before < from || word(before) === ',') && ability.mode === undefined) return 'you';
  }
  return 'unsaid';
}
