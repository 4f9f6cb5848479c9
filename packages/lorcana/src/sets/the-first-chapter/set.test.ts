import { describe, expect, it } from 'vitest';
import { cardDefinition } from '../../language/card.js';
import { fullNameOf } from '../../language/facts.js';
import { THE_FIRST_CHAPTER } from './index.js';

describe('The First Chapter', () => {
  it('is 204 cards as JSON, all that they say included', () => {
    const again: unknown = JSON.parse(JSON.stringify(THE_FIRST_CHAPTER));
    expect(cardDefinition.array().parse(again)).toEqual(THE_FIRST_CHAPTER);
    expect(THE_FIRST_CHAPTER).toHaveLength(204);
  });

  it('gives every action effects, and nothing else any', () => {
    const wrong = THE_FIRST_CHAPTER.filter(
      ({ facts: { type }, effects }) => (type === 'action' || type === 'song') !== (effects !== undefined),
    );
    expect(wrong.map(({ facts }) => fullNameOf(facts))).toEqual([]);
  });
});
