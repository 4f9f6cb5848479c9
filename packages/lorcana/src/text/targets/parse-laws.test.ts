import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTargetRequirements } from './parse.js';

const character = { types: ['character'] };
const action = { types: ['action'] };
const told = (text: string, context: object = character) =>
  parseTargetRequirements(text, context).map(
    ({ ability: { kind, index, mode, granted }, sentence, part, words, issues, slot }) =>
      [
        granted ? 'granted' : '',
        kind,
        index,
        mode === undefined ? '' : `mode ${mode}`,
        sentence === 0 ? '' : `sentence ${sentence}`,
        part === 'cost' ? 'cost' : '',
        slot && slot.chooser !== 'controller' ? `by ${slot.chooser}` : '',
        words ?? issues[0]?.code,
      ]
        .filter((word) => word !== '')
        .join(' '),
  );

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
