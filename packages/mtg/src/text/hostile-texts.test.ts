import { workDone } from '@reticle/core/text';
import { hostileTexts } from '@reticle/testkit';
import { describe, expect, inject, it } from 'vitest';
import { HOSTILE_WORDS } from '../../test/hostile-words.js';
import { parseActivatedAbilities } from './abilities/activated.js';
import { parseCard } from './abilities/parse-card.js';
import { parseTargetRequirements } from './targets/parse.js';

/** The most work of one face: what a card may take, and what its last ability had begun. */
const MOST_WORK = 80_000;

/** Counts the work of a reading. It is no time: a text costs the same on every machine. */
function workOf(read: () => unknown): number {
  const before = workDone();
  read();
  return workDone() - before;
}

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

  it.each([
    ['a condition before many sentences', `If you control three or more lands, ${`${CREATE} `.repeat(40)}`],
    ['one sentence again and again', 'Whenever this creature attacks, you may draw a card.\n'.repeat(55)],
    ['many clauses', `${'you may, then may, '.repeat(150)}draw a card.`],
    ['many dashes', '— '.repeat(1_500)],
  ])('take a bounded count of work: %s', (_name, text) => {
    for (const types of ['Sorcery', 'Creature'])
      expect(workOf(() => parseCard({ name: 'Moss Druid', types, text }))).toBeLessThan(MOST_WORK);
  });

  it('many activated abilities take a bounded count of work, and those beyond it are refused', () => {
    const ability = `{T}: If you control three or more lands, ${`${CREATE} `.repeat(6)}\n`;
    const text = ability.repeat(8);
    expect(workOf(() => parseActivatedAbilities(text))).toBeLessThan(MOST_WORK);
    const last = parseActivatedAbilities(text).at(-1)?.ability;
    expect(last).toMatchObject({ ok: false, issues: [{ code: 'text.tooLong' }] });
  });

  it('take a bounded count of work, whatever they are made of', () => {
    const works = hostileTexts('work', inject('deep') ? 1_000 : 40, HOSTILE_WORDS).map((text, at) =>
      workOf(() => parseCard({ name: 'Moss Druid', types: at % 2 === 0 ? 'Sorcery' : 'Creature', text })),
    );
    expect(Math.max(...works)).toBeLessThan(MOST_WORK);
    expect(Math.max(...works)).toBeGreaterThan(0);
  });
});
