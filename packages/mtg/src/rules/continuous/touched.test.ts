import { expect, it } from 'vitest';
import { type MtgCard, mtgCard, mtgCardOf } from '../../state/card.js';
import { isOnlyTouched, TOUCHES } from './touched.js';

it('613: only what no layer reads may differ, whichever fact of a card it is', () => {
  const card: MtgCard = mtgCardOf({ instanceId: 'bear', owner: 'you' });
  const facts = Object.keys(mtgCard.shape);
  const other = facts.filter((fact) => isOnlyTouched(card, { ...card, [fact]: { other: fact } }));
  expect(other.toSorted()).toEqual([...TOUCHES].toSorted());
  expect(facts.filter((fact) => TOUCHES.has(fact))).toHaveLength(TOUCHES.size);
});
