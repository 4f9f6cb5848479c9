import { expect, it } from 'vitest';
import { oncePerLabel } from './human.js';

const choice = (label: string, value: number) => ({ label, value });

it('shows what is called the same once, with how many they are, in the order of the first', () => {
  expect(oncePerLabel([choice('frog', 1), choice('owl', 2), choice('frog', 3)])).toEqual([
    { label: 'frog (2 of them)', value: 1 },
    choice('owl', 2),
  ]);
});
