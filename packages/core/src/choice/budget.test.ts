import { expect, it } from 'vitest';
import { Budget, STEP_LIMIT, TooComplex } from './diagram.js';

it('allows as many steps as the limit says, and no more', () => {
  const budget = new Budget();
  budget.spend(STEP_LIMIT - 1);
  budget.spend(1);
  budget.spend(0);
  expect(() => budget.spend(1)).toThrow(TooComplex);
});

it('says what it is that went wrong, for whoever sees it uncaught', () => {
  expect(() => new Budget().spend(STEP_LIMIT + 1)).toThrow(
    expect.objectContaining({ name: 'TooComplex', message: `more than ${STEP_LIMIT} steps` }),
  );
});

it('is paid once for each thing that was kept', () => {
  const budget = new Budget();
  const [one, other] = [{}, {}];
  budget.spendOnce(one, STEP_LIMIT - 2);
  budget.spendOnce(one, STEP_LIMIT - 2);
  budget.spendOnce(other, 2);
  expect(() => budget.spendOnce({}, 1)).toThrow(TooComplex);
});
