import { expect, it } from 'vitest';
import { isCreatureType } from './vocabulary.js';

it.each([
  ['Goblin', true],
  ['Forest', false],
  ['Equipment', false],
  ['Aura', false],
  ['Arcane', false],
  ['', false],
])('205.3m %j is a creature type: %j', (subtype, is) => expect(isCreatureType(subtype)).toBe(is));
