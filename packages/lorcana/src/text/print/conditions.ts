import type { Condition } from '../../language/condition.js';
import type { Amount } from '../../language/reference.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { noun, nouns, ownPart } from './nouns.js';
import { joined, said, withArticle, type Words } from './said.js';
import { known, type Talk } from './talk.js';

/** Where the cards of a player are: "in play", "in your hand". */
interface Place {
  readonly where: string;
  readonly rest: LorcanaCardFilter;
}

/** The place of cards that are one's own, and all else that is asked of them. */
export function ownPlace(filter: LorcanaCardFilter): Place | undefined {
  const { zone, owner, ...rest } = filter;
  if (typeof zone !== 'string' || zone === 'play') {
    const own = ownPart(filter);
    return own && zone === 'play' ? { where: 'in play', rest: own } : undefined;
  }
  return owner === 'self' ? { where: `in your ${zone}`, rest } : undefined;
}

/** A card of a hand or of an inkwell is called a card. */
const asked = ({ where, rest }: Place): LorcanaCardFilter => (where === 'in play' ? rest : { ...rest });

function quantity(place: Place, is: Extract<Condition, { readonly test: 'count' }>['is']): Words {
  const { gte, lte, eq, ...others } = typeof is === 'object' ? is : { eq: is };
  if (Object.keys(others).length > 0) return undefined;
  const many = nouns(asked(place));
  if (is === undefined || (gte === 1 && lte === undefined && eq === undefined)) {
    const one = noun(asked(place));
    return one === undefined ? undefined : withArticle(one);
  }
  if (eq === 0) return said`no ${many}`;
  if (typeof eq === 'number') return said`exactly ${eq} ${many}`;
  if (typeof gte === 'number' && lte === undefined) return said`${gte} or more ${many}`;
  return typeof lte === 'number' && gte === undefined ? said`${lte} or fewer ${many}` : undefined;
}

const isHand = (amount: Amount, owner: string): boolean =>
  typeof amount === 'object' &&
  'count' in amount &&
  amount.times === undefined &&
  Object.keys(amount.count).length === 2 &&
  amount.count.zone === 'hand' &&
  amount.count.owner === owner;

/** What holds, as after "if" and "while"; `undefined` where there are no words for it. */
export function conditionWords(talk: Talk, condition: Condition): Words {
  if (condition.test === 'count') {
    const place = ownPlace(condition.of);
    return place && said`you have ${quantity(place, condition.is)} ${place.where}`;
  }
  if (condition.test === 'more')
    return isHand(condition.amount, 'opponent') && isHand(condition.than, 'self')
      ? 'an opponent has more cards in their hand than you'
      : undefined;
  if (condition.test === 'is') {
    const state = noun(condition.so)?.split(' ') ?? [];
    const subject = known(talk, condition.what)?.subject;
    return state.length === 2 && state[1] === 'card' ? said`${subject} is ${state[0]}` : undefined;
  }
  if (condition.test !== 'all') return undefined;
  return joined(
    condition.that.map((part) => conditionWords(talk, part)),
    ' and ',
  );
}

/** "While you have another character in play, ", "During your turn, ". */
export function leadOf(talk: Talk, word: 'if' | 'while', condition: Condition | undefined): Words {
  if (condition === undefined) return '';
  if (condition.test === 'turn')
    return condition.of === 'you' ? 'during your turn, ' : "during opponents' turns, ";
  return said`${word} ${conditionWords(talk, condition)}, `;
}
