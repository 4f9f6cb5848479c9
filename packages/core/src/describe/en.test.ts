import { describe, expect, it } from 'vitest';
import type { GameIssue, Issue } from '../index.js';
import type { CoreIssueCode, CoreIssueData } from '../issue.js';
import { describeIssue } from './index.js';

const a = { kind: 'card', id: 'a' };
const b = { kind: 'card', id: 'b' };

/** One example of each code, to be read by a person. */
const EXAMPLES: { readonly [Code in CoreIssueCode]: readonly [CoreIssueData[Code], string] } = {
  notJson: [{ found: 'NaN' }, 'This is not JSON: NaN.'],
  tooDeep: [{ limit: 48 }, 'This is nested more than 48 deep.'],
  tooLarge: [{ limit: 20_000, what: 'values' }, 'This holds more than 20000 values.'],
  hostileKey: [{ key: '__proto__' }, 'The key __proto__ is not allowed.'],
  unknownKey: [{ key: 'colour' }, 'There is no key colour here.'],
  wrongType: [
    { expected: 'whole number', found: 'fraction' },
    'Here belongs a whole number, not a fraction.',
  ],
  invalidValue: [{ problem: 'a choice has options' }, 'This value does not fit: a choice has options.'],
  unknownKind: [
    { kind: 'spell', known: ['card', 'player'] },
    'There is no kind spell; there are card, player.',
  ],
  unknownSlot: [{ slot: 'first' }, 'There is no slot first.'],
  duplicateId: [{ id: 'a', kind: 'card' }, 'The id a is used twice: card.'],
  laterSlot: [
    { slot: 'first', reference: 'slots.then.cost' },
    'slots.then.cost is not known yet when slot first is chosen.',
  ],
  referenceNeedsOne: [
    { slot: 'first', reference: 'slots.first.cost' },
    'slots.first.cost needs a slot that holds one thing, and first may hold more.',
  ],
  minAboveMax: [{ slot: 'first', min: 3, max: 2 }, 'Slot first wants at least 3 and at most 2.'],
  unboundReference: [{ slot: 'first', reference: 'X' }, 'Slot first needs X, and nothing says what that is.'],
  unknownPlayer: [{ player: 'zed' }, 'There is no player zed.'],
  unknownSource: [{ source: a }, 'The source, card a, is not there.'],
  tooComplex: [{ limit: 500 }, 'This cannot be answered within 500 steps.'],
  unknownTarget: [{ slot: 'first', target: a }, 'There is no card a.'],
  changedZone: [
    { slot: 'first', target: a, was: 0, now: 1 },
    'The card a is not the one that was chosen: it has changed zones since (incarnation 0 then, 1 now).',
  ],
  wrongKind: [{ slot: 'first', target: a, accepts: ['player', 'zone'] }, 'The card a is no player or zone.'],
  filterMismatch: [
    { slot: 'first', target: a, key: 'cost', wanted: { lte: 3 }, actual: 5 },
    'The card a does not fit cost {"lte":3}: it has 5.',
  ],
  protectedTarget: [
    { slot: 'first', target: a, protection: 'veil', rule: 'L3.1', by: b },
    'The card a is protected by veil (rule L3.1), from card b.',
  ],
  refusedByGame: [
    { slot: 'first', target: a, step: 'lit', rule: 'L2.4' },
    'The card a is refused by lit (rule L2.4).',
  ],
  wrongSlotCount: [{ wanted: 2, got: 1 }, 'There are 2 slots to choose for, and the choice has 1.'],
  tooFewTargets: [{ slot: 'first', wanted: 2, got: 1 }, 'Slot first needs at least 2 and has 1.'],
  tooManyTargets: [{ slot: 'first', wanted: 1, got: 2 }, 'Slot first takes at most 1 and has 2.'],
  notChosen: [{ slot: 'first', chooser: 'all' }, 'Nobody chooses for slot first: all are taken.'],
  repeatedTarget: [{ slot: 'first', target: a }, 'The card a is chosen twice for slot first.'],
  relationBroken: [
    { relation: 'same', property: 'controller', slots: ['x', 'y'], targets: [a, b] },
    'Chosen for x and y: card a, card b; they share no controller.',
  ],
  wrongDivision: [{ slot: 'first', total: 4, problem: 'sum' }, 'Slot first: the shares must add up to 4.'],
  notCompletable: [{}, 'There is no legal choice.'],
  unknownMove: [{ move: 'fly', known: ['walk'] }, 'There is no move fly; there are walk.'],
  matchOver: [{ winners: [] }, 'The match is over; winners: none.'],
  notToAct: [{ player: 'ann', toAct: ['bob'] }, 'It is not ann who acts now but bob.'],
  targetsMissing: [{ move: 'burn' }, 'The move burn needs targets.'],
  targetsNotWanted: [{ move: 'pass' }, 'The move pass takes no targets.'],
  invalidSeed: [
    { found: '300 characters', limit: 256 },
    'A seed is a whole number or a text of 1 to 256 characters, not 300 characters.',
  ],
  oldSeeding: [
    { wanted: 'sha256', got: 'fnv32' },
    'The record is from a version that drew from seeds in another way (fnv32, now sha256): it would replay another match.',
  ],
  wrongGame: [{ wanted: 'lantern 1', got: 'embers 2' }, 'This belongs to embers 2, not to lantern 1.'],
  replayDiverged: [{ step: 3, wanted: 'ab', got: 'cd' }, 'After step 3 the replay has cd, the record ab.'],
  cannotPay: [{ cost: 'ink' }, 'The cost cannot be paid: ink.'],
  notAsked: [{ player: 'ann' }, 'ann is not asked anything now.'],
  nothingToUndo: [{ moves: 2 }, 'There are only 2 moves to take back.'],
};

const rows = Object.entries(EXAMPLES).map(([code, [data, words]]) => [code, data, words] as const);

it.each(rows)('%s', (code, data, words) => {
  expect(describeIssue({ code, data } as Issue)).toBe(words);
});

describe('further words', () => {
  it.each<[Issue, string]>([
    [
      { code: 'unknownKey', data: { key: 'x' }, path: ['slots', 0, 'x'] },
      'slots.0.x: There is no key x here.',
    ],
    [{ code: 'wrongType', data: { expected: 'object', found: 'null' } }, 'Here belongs an object, not null.'],
    [
      { code: 'wrongType', data: { expected: 'string or array', found: 'nothing' } },
      'Here belongs a string or array, not nothing.',
    ],
    [
      { code: 'notChosen', data: { slot: 's', chooser: 'random' } },
      'Nobody chooses for slot s: chance decides.',
    ],
    [
      {
        code: 'protectedTarget',
        data: { slot: 's', target: { kind: 'card', id: 'a' }, protection: 'protection', rule: '702.16b' },
      },
      'The card a has protection (rule 702.16b).',
    ],
    [{ code: 'duplicateId', data: { id: 'a' } }, 'The id a is used twice.'],
    [
      { code: 'filterMismatch', data: { slot: 's', target: a, key: 'not', wanted: {}, actual: undefined } },
      'The card a does not fit not {}.',
    ],
    ...(
      [
        ['different', 'are not all different'],
        ['distinct', 'share a cost'],
        ['sum', 'have a total cost that does not fit'],
        ['adjacent', 'are not adjacent'],
      ] as const
    ).map(([relation, words]): [Issue, string] => [
      { code: 'relationBroken', data: { relation, property: 'cost', slots: ['x'], targets: [a] } },
      `Chosen for x: card a; they ${words}.`,
    ]),
    ...(
      [
        ['missing', 'say how 4 is divided'],
        ['unwanted', 'there is nothing to divide'],
        ['length', 'each target needs a share of its own'],
        ['share', 'each target must get at least 1'],
      ] as const
    ).map(([problem, words]): [Issue, string] => [
      { code: 'wrongDivision', data: { slot: 's', total: 4, problem } },
      `Slot s: ${words}.`,
    ]),
  ])('%j', (found, words) => expect(describeIssue(found)).toBe(words));
});

describe("a game's codes", () => {
  const found: GameIssue = { code: 'embers.tooCold', data: { degrees: 3 } };

  it('have the words of the game', () => {
    const messages = {
      'embers.tooCold': ({ degrees }: Readonly<Record<string, unknown>>) =>
        `Only ${String(degrees)} degrees.`,
    };
    expect(describeIssue(found, { messages })).toBe('Only 3 degrees.');
    expect(describeIssue({ ...found, path: ['moves', 2] }, { messages })).toBe('moves.2: Only 3 degrees.');
  });

  it('or else are shown with their data', () => {
    expect(describeIssue(found)).toBe('embers.tooCold {"degrees":3}');
    expect(describeIssue({ code: 'constructor.toString', data: {} })).toBe('constructor.toString {}');
  });
});
