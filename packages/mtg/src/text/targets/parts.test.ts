import { describeFinding, pathByPath } from '@reticle/testkit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TARGET_PATTERNS } from '../lexicon/index.js';
import { parseTargetRequirements } from './parse.js';

/**
 * Returns what in a spec is not explained by the parts of its words. The target of a keyword has no words.
 */
const faults = (text: string): readonly string[] =>
  parseTargetRequirements(text, { parts: true }).flatMap(({ slot, parts = [], from, words = '' }) => {
    // As many as there are players. No word of the phrase says so.
    const counts = /each (?:opponent|player)/u.test(words) ? [] : ['min', 'max'];
    return slot && from === 'text'
      ? pathByPath(text, slot, parts, ['accepts', ...counts, 'mode']).map(describeFinding)
      : [];
  });

const SPAN = 'Destroy up to two target red or white creatures you control.';

describe('which words say what of a slot', () => {
  it('is told where it is asked', () => {
    const [plain] = parseTargetRequirements(SPAN);
    const [told] = parseTargetRequirements(SPAN, { parts: true });
    expect(plain).not.toHaveProperty('parts');
    expect(
      told?.parts?.map(({ span, role, paths, implied }) => [
        role,
        SPAN.slice(span.start, span.end),
        paths.map((path) => path.join('.')),
        implied.map((path) => path.join('.')),
      ]),
    ).toEqual([
      ['count', 'up to two', ['min', 'max'], []],
      ['anchor', 'target', ['mode'], []],
      ['adjective', 'red', ['accepts.0.filter.anyOf.0.color'], []],
      ['adjective', 'white', ['accepts.0.filter.anyOf.1.color'], []],
      ['class', 'creatures', ['accepts.0.filter.type'], ['accepts.0.kind', 'accepts.0.filter.zone']],
      ['tail', 'you control', ['accepts.0.filter.controller'], []],
    ]);
  });

  it('"another" is a relation to what was chosen before, or else not the source', () => {
    const [, second] = parseTargetRequirements('Tap target creature. Untap another target creature.', {
      parts: true,
    });
    expect(second?.parts?.[0]).toMatchObject({ role: 'count', paths: [['min'], ['max']], relations: [0] });
    const [alone] = parseTargetRequirements('Tap another target creature.', { parts: true });
    expect(alone?.parts?.[0]).toMatchObject({
      paths: [['min'], ['max'], ['accepts', 0, 'filter', 'excludeSelf']],
      relations: [],
    });
  });

  it('counts that other words of the text change are said by none of the phrase', () => {
    const text = 'For each opponent, tap up to one target creature that player controls.';
    const [each] = parseTargetRequirements(text, { parts: true });
    expect(each).toMatchObject({
      slot: { min: 0, max: 'any' },
      parts: [{ role: 'count', paths: [['min']] }, {}, {}, {}],
    });
  });
});

const examples = TARGET_PATTERNS.flatMap((entry) => entry.examples);

describe('laws', () => {
  it.each(examples)('each word stands for what it says, and nothing is unsaid: %s', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it('holds wherever the phrases stand in a text', () => {
    const phrase = fc.constantFrom(...examples);
    fc.assert(
      fc.property(phrase, phrase, fc.string(), (one, other, before) => {
        expect(faults(`${before}\nTap ${one}. Untap ${other}.`)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
