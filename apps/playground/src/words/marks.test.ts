import { expect, it } from 'vitest';
import { READING } from '../../test/readings.js';
import { abilityWords, chooserWords, relationWords, slotLabel, litMarks, marksOf } from './marks.js';
import { summaryOf, timeWords } from './workbench.js';

const told = ({ text }: { text: string }, marks: ReturnType<typeof litMarks>) =>
  marks.map(({ span: { start, end }, looks, label }) => [text.slice(start, end), looks, label].join(' | '));

it('marks each slot and, within it, each part by what it does', () => {
  const { slots, parts } = marksOf(READING);
  expect(told(READING, slots)).toEqual([
    'target red card | w-slot hue-1 | t1',
    'up to one other target card you control | w-slot hue-2 | t2',
    'Tap | w-says w-says-effect | ',
  ]);
  expect(told(READING, parts)).toEqual([
    'target | w-part w-anchor | ',
    'red | w-part w-restriction | ',
    'card | w-part w-thing | ',
    'up to one | w-part w-count | ',
    'other | w-part w-restriction | ',
    'target | w-part w-anchor | ',
    'card | w-part w-thing | ',
    'you control | w-part w-restriction | ',
  ]);
});

it('marks what is not understood, with its reason, and what chooses nothing', () => {
  const [first, ...others] = READING.requirements;
  const refusal = { code: 'text.x', words: 'Unread.', path: [] };
  const open = {
    ...READING,
    requirements: [{ ...first!, understood: false, refusals: [refusal] }, ...others],
    mentions: [{ start: 0, end: 3 }],
    card: { ...READING.card, whole: false, spans: [] },
  };
  const marked = (given: typeof READING) =>
    told(
      READING,
      marksOf(given).slots.filter(({ looks }) => !looks.startsWith('w-slot')),
    );
  expect(marked(open)).toEqual(['target red card | w-unread | t1?', 'Tap | w-mention | ']);
  const part = { start: 4, end: 19 };
  const unread = [{ start: 11, end: 14, part, unknown: false, near: [], repairs: [], refusal }];
  const beside = [{ start: 4, end: 11 }];
  const word = { ...open, card: { ...open.card, unread, beside, told: 'Not read: 1 part.' } };
  expect(marked(word)).toEqual(['target  | w-beside | ', 'red | w-unread | t1?', 'Tap | w-mention | ']);
  expect(summaryOf(word)).toBe('Not read: 1 part. 2 slots.');
});

it('marks what shines', () => {
  const spots = [{ requirement: 0, part: 1 }, { requirement: 1 }, { requirement: 7 }];
  expect(told(READING, litMarks(READING, spots))).toEqual([
    'red | w-lit | ',
    'up to one other target card you control | w-lit | ',
  ]);
});

it('names slots by ability and mode where there are several', () => {
  const [only] = READING.groups;
  const slot = { id: 't1', ability: { kind: 'spell', index: 1, mode: 1 } } as const;
  expect(slotLabel(READING, slot)).toBe('t1');
  expect(slotLabel({ groups: [only!, only!] }, slot)).toBe('2.2.t1');
  expect(abilityWords({ kind: 'triggered', index: 1, mode: 0, granted: true, name: 'LOUD' })).toBe(
    'Ability 2 (triggered), mode 1, granted: LOUD',
  );
});

it('says how a reading went', () => {
  expect(summaryOf(READING)).toBe('Read whole as the words of an instant. 2 slots.');
  expect(summaryOf({ ...READING, more: 3 })).toBe(
    'Read whole as the words of an instant. 5 slots. The first 2 are shown.',
  );
  expect(summaryOf({ ...READING, requirements: [] })).toBe(
    'Read whole as the words of an instant. Nothing is chosen.',
  );
  expect(summaryOf({ ...READING, requirements: [], text: ' ' })).toMatch(/^Type or paste/);
  expect([0.02, 1.26].map(timeWords)).toEqual(['Read in less than 0.1 ms', 'Read in 1.3 ms']);
});

it.each([
  ['opponent', 'an opponent'],
  ['slots.t1', 'the player of t1'],
  ['role.thatPlayer', 'the player thatPlayer'],
])('who chooses: %s', (chooser, words) => expect(chooserWords(chooser)).toBe(words));

it.each([
  [{ relation: 'different', slots: ['a', 'b'] }, 'No thing is chosen for both a and b.'],
  [{ relation: 'same', property: 'owner', slots: ['a'] }, 'All of a share: owner.'],
  [{ relation: 'distinct', property: 'name', slots: ['a'] }, 'No two of a share: name.'],
  [
    { relation: 'sum', property: 'cost', slots: ['a'], is: { gte: 2, lt: 'X' } },
    'The total cost of a is at least 2 and less than X.',
  ],
  [{ relation: 'sum', property: 'cost', slots: ['a'], is: 4 }, 'The total cost of a is 4.'],
] as const)('%j', (relation, words) => expect(relationWords(relation)).toBe(words));
