import { hostileTexts } from '@reticle/testkit';
import { describe, expect, inject, it } from 'vitest';
import { HOSTILE_WORDS } from '../../test/hostile-words.js';
import { parseCard } from './abilities/parse-card.js';
import { parseTargetRequirements } from './targets/parse.js';

const CREATE = 'Create two 1/1 red Goblin creature tokens with haste.';

describe('hostile texts', () => {
  it.each<[string, string]>([
    [
      'a condition before many sentences',
      `At the beginning of your upkeep, if you control three or more lands, you gain 1 life. ${`${CREATE}, and `.repeat(40)}`,
    ],
    ['a thousand abilities', 'Destroy\n'.repeat(300)],
  ])('%s: given up with a code that names the words', (_name, text) => {
    const { unexpressed } = parseCard({ name: 'Moss Druid', types: 'Creature', text });
    const tooLong = unexpressed.find(({ code }) => code === 'text.tooLong');
    expect(Object.keys(tooLong?.data ?? {})).toEqual(expect.arrayContaining(['words', 'span']));
  });

  it('each is read or refused, and the second reading is the first', () => {
    for (const [at, text] of hostileTexts('mtg', inject('deep') ? 1_000 : 12, HOSTILE_WORDS).entries()) {
      const face = { name: 'Moss Druid', types: at % 2 === 0 ? 'Sorcery' : 'Creature', text };
      expect(parseCard(face)).toEqual(parseCard(face));
      for (const { understood, issues } of parseTargetRequirements(text))
        expect(understood).toBe(issues.length === 0);
    }
  });
});
