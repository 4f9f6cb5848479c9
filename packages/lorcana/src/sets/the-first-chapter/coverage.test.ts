import { expect, it } from 'vitest';
import { coverage } from '../../../test/first-chapter/coverage.js';
import { define } from '../../language/card.js';
import { THE_FIRST_CHAPTER } from './index.js';

it('is the table in COVERAGE.md', async () => {
  const text = coverage('The First Chapter', THE_FIRST_CHAPTER);
  await expect(text).toMatchFileSnapshot('../../../COVERAGE.md');
});

it('names what the data leaves out, and what no test sees', () => {
  const [facts] = THE_FIRST_CHAPTER.map((card) => card.facts);
  if (!facts) throw new Error('no cards');
  const said = define(
    { ...facts, name: 'Pim' },
    {
      abilities: [{ kind: 'static', for: 'this', gives: [{ cant: 'sing' }] }],
      unexpressed: ['what happens at midnight'],
    },
  );
  const text = coverage('a set', [said]);
  expect(text).toContain('| not | 1 |');
  expect(text).toContain('what happens at midnight; ability 1: no test sees whole |');
});
