import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { action, character, told } from '../../../test/requirements.js';
import { parseTargetRequirements } from './parse.js';

describe('laws', () => {
  const pieces = fc.constantFrom(
    'chosen',
    'character',
    'one',
    'of',
    'your',
    'their',
    'another',
    'up',
    'to',
    '2',
    'a',
    'location',
    'move',
    '"',
    '(',
    '—',
    '•',
    '\n',
    '.',
    ',',
    'whenever',
    'each',
    'opponent',
    'chooses',
    'with',
    '{S}',
    'CAPS',
    'A',
    'named',
    'Old',
    '<',
    'here',
  );

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'valueOf'])('knows no word %s', (word) => {
    const text = `${word} Banish chosen item. ${word} opponent banishes one of their items.`;
    expect(told(text, action)).toEqual([
      'action 0 chosen item',
      'action 0 sentence 1 lorcana.unclearReference',
    ]);
  });

  it('takes any text without a throw, and its spans lie in it', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (words) => {
        const text = words.join(' ');
        for (const { span, understood, slot, issues } of parseTargetRequirements(text, character)) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(text.length);
          expect(understood).toBe(slot !== undefined);
          expect(issues.length > 0).toBe(!understood);
        }
      }),
      { numRuns: 500 },
    );
  });
});
