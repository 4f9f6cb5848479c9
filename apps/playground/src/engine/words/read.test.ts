import { expect, it } from 'vitest';
import { lorcanaWords, mtgWords } from '../../../test/hosts.js';
import { contextOf, readingOf } from './read.js';

const told = (words: typeof mtgWords, text: string) =>
  readingOf(words, { text, types: ['action', 'instant'] }).groups.map(
    ({ which: { index, mode }, whole, members, unread, json }) => ({
      at: `${index}.${mode ?? ''}`,
      whole,
      members,
      unread,
      slots: json.slots.map(({ id }) => id),
    }),
  );

it('has a group for each ability and mode', () => {
  const text = 'Choose one —\n• Tap target land.\n• Tap target creature and up to one target player.';
  expect(told(mtgWords, text)).toEqual([
    { at: '0.0', whole: true, members: [0], unread: [], slots: ['t1'] },
    { at: '0.1', whole: true, members: [1, 2], unread: [], slots: ['t1', 't2'] },
  ]);
});

it('has what is chosen before the modes in each mode, where the game has it so', () => {
  const text =
    'Chosen opponent chooses one:\n• They banish one of their items.\n• They exert one of their characters.';
  expect(told(lorcanaWords, text)).toEqual([
    { at: '0.', whole: true, members: [0], unread: [], slots: ['t1'] },
    { at: '0.0', whole: true, members: [0, 1], unread: [], slots: ['t1', 't2'] },
    { at: '0.1', whole: true, members: [0, 2], unread: [], slots: ['t1', 't2'] },
  ]);
});

it('is no whole where some of it is not understood', () => {
  expect(told(mtgWords, 'Tap target land and target creature that hums.')).toEqual([
    { at: '0.', whole: false, members: [0], unread: [1], slots: ['t1'] },
  ]);
});

it('is no whole where it has more slots than are shown', () => {
  const text = 'Tap target land. '.repeat(100);
  const { more, requirements } = readingOf(mtgWords, { text });
  expect([requirements.length, more]).toEqual([24, 76]);
  expect(told(mtgWords, text)).toMatchObject([{ whole: false, unread: [] }]);
  expect(told(mtgWords, text)[0]?.slots).toHaveLength(24);
});

it('finds the words that mark a target and choose nothing', () => {
  const text = 'Whenever this creature becomes the target of a spell, tap target land.';
  const { mentions } = readingOf(mtgWords, { text, types: ['creature'] });
  expect(mentions.map(({ start, end }) => [start, text.slice(start, end)])).toEqual([[35, 'target']]);
});

it.each([
  [{}, {}],
  [{ name: ' ', types: [] }, {}],
  [
    { name: ' Lash ', types: ['Instant', ''] },
    { name: 'Lash', types: ['instant'] },
  ],
])('%j is known as %j', (about, known) => expect(contextOf(about)).toEqual({ parts: true, ...known }));
