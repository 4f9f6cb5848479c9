import { describeFinding, pathByPath } from '@reticle/testkit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGroups } from './groups.js';
import { parseTargetRequirements } from './parse.js';
import { TARGET_PATTERNS } from '../lexicon/index.js';

/**
 * Returns what in a spec is not explained by the parts of its words. Nothing explains how things are chosen,
 * nor "one of your" and "all".
 */
const faults = (text: string): readonly string[] =>
  parseTargetRequirements(text, { parts: true }).flatMap(({ slot, parts = [], from }) =>
    slot && from === 'text'
      ? pathByPath(text, slot, parts, ['accepts', 'min', 'max']).map(describeFinding)
      : [],
  );

const TEXT = 'Banish chosen damaged character or item with cost 2 or less.';

describe('which words say what of a slot', () => {
  it('is told where it is asked', () => {
    const [plain] = parseTargetRequirements(TEXT);
    const [told] = parseTargetRequirements(TEXT, { parts: true });
    expect(plain).not.toHaveProperty('parts');
    expect(told?.parts?.map(({ span, role }) => [role, TEXT.slice(span.start, span.end)])).toEqual([
      ['anchor', 'chosen'],
      ['adjective', 'damaged'],
      ['class', 'character'],
      ['class', 'item'],
      ['tail', 'with cost 2 or less'],
    ]);
  });

  it('an opening says how many, and of whose', () => {
    const [told] = parseTargetRequirements('Banish one of your items.', { parts: true });
    expect(told?.parts?.[0]).toMatchObject({
      role: 'opening',
      paths: [['min'], ['max'], ['accepts', 0, 'filter', 'controller']],
    });
  });

  it('tells it of groups too', () => {
    const text = 'Your other characters get +1 {S} this turn.';
    const [told] = parseGroups(text, { parts: true });
    expect(told?.parts?.map(({ span }) => text.slice(span.start, span.end))).toEqual([
      'Your',
      'other',
      'characters',
    ]);
    expect(parseGroups(text)[0]).not.toHaveProperty('parts');
  });
});

const examples = TARGET_PATTERNS.flatMap((entry) => entry.examples);

describe('laws', () => {
  it.each(examples)('each word stands for what it says, and nothing is unsaid: %s', (text) => {
    expect(faults(`Banish ${text}.`)).toEqual([]);
  });

  it('holds wherever the phrases stand in a text', () => {
    const phrase = fc.constantFrom(...examples);
    fc.assert(
      fc.property(phrase, phrase, fc.string(), (one, other, before) => {
        expect(faults(`${before}\nBanish ${one}. Exert ${other}.`)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
