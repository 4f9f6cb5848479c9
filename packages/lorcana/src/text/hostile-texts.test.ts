import { workDone } from '@reticle/core/text';
import { hostileTexts } from '@reticle/testkit';
import { describe, expect, inject, it } from 'vitest';
import { HOSTILE_WORDS } from '../../test/hostile-words.js';
import { parseCard } from './abilities/parse-card.js';
import { parseGroups } from './targets/groups.js';
import { parseTargetRequirements } from './targets/parse.js';

/** The most work of one text: what a card may take, and what its last ability had begun. */
const MOST_WORK = 80_000;

const FACTS = { name: 'Moss Owl', cost: 2, inkwell: true, ink: 'amber', classifications: [] } as const;
const character = (text: string) =>
  parseCard({ ...FACTS, type: 'character', strength: 1, willpower: 1, lore: 1, text });
const action = (text: string) => parseCard({ ...FACTS, type: 'action', text });
const texts = hostileTexts('lorcana', inject('deep') ? 1_000 : 16, HOSTILE_WORDS);

/** Counts the work of a reading. It is no time: a text costs the same on every machine. */
function workOf(read: () => unknown): number {
  const before = workDone();
  read();
  return workDone() - before;
}

describe('hostile texts', () => {
  it('each is read or refused, and the second reading is the first', () => {
    for (const text of texts) {
      expect(character(text)).toEqual(character(text));
      expect(action(text)).toEqual(action(text));
      for (const { understood, issues } of parseTargetRequirements(text))
        expect(understood).toBe(issues.length === 0);
      expect(parseGroups(text)).toEqual(parseGroups(text));
    }
  });

  it.each<readonly [name: string, text: string]>([
    ['one sentence again and again', 'When you play this character, you may draw a card.\n'.repeat(55)],
    ['many clauses', `Whenever this character quests, ${'you may draw a card and '.repeat(20)}`],
    ['many verbs', 'gain 1 lore, draw a card, '.repeat(108)],
    ...texts.map((text) => [JSON.stringify(text.slice(0, 24)), text] as const),
  ])('takes a bounded count of work: %s', (_name, text) => {
    expect(workOf(() => character(text))).toBeLessThan(MOST_WORK);
    expect(workOf(() => action(text))).toBeLessThan(MOST_WORK);
  });

  it('a sentence with more words than any printed one is refused', () => {
    const { unexpressed } = character(`${'you may, '.repeat(80)}draw a card.`);
    expect(unexpressed.map(({ code }) => code)).toEqual(['text.tooLong']);
  });

  it('a face with more than a card can have is a card all the same', () => {
    const { card, unexpressed } = character('Zzz.\n'.repeat(300));
    expect([card.unexpressed?.length, unexpressed.length]).toEqual([32, 300]);
    const { card: many } = character('When you play this character, draw a card.\n'.repeat(20));
    expect([many.abilities.length, many.unexpressed?.length]).toEqual([16, 4]);
  });
});
