import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Deed, harbour, harbourWords } from '../../../test/harbour.js';
import { tokenize } from '../tokenize.js';
import { clauseGrammar } from './clause-grammar.js';

const reading = (words: string) => harbour.read(tokenize(words), null);
const read = (words: string): unknown => {
  const found = reading(words);
  return found.found === 'one' ? found.value : found.found;
};
const take = (n: unknown = 1, who?: string): Deed => ({
  does: 'take',
  ...(who === undefined ? {} : { who }),
  ...(n === 1 ? {} : { n }),
});
const may = (doing: readonly Deed[], who?: string): Deed => ({
  does: 'may',
  ...(who === undefined ? {} : { who }),
  doing,
});
const red = (what: string, until = 'tide'): Deed => ({ does: 'paint', what, color: 'red', until });

describe('a clause', () => {
  it.each<[string, readonly Deed[]]>([
    ['take a shell', [take()]],
    ['you take two shells', [take(2)]],
    ['each keeper takes X shells', [take('X', 'eachKeeper')]],
    ['all rivals take a shell', [take(1, 'rivals')]],
    ['all rivals each take a shell', [take(1, 'rivals')]],
    ['each keeper takes shells equal to the number of gulls', [take({ count: 'gulls' }, 'eachKeeper')]],
    ['take a number of shells equal to the number of gulls', [take({ count: 'gulls' })]],
    ['you burn 2 oil', [{ does: 'burn', n: 2 }]],
    ['burn oil equal to the number of gulls', [{ does: 'burn', n: { count: 'gulls' } }]],
    ['take two shells for each gull', [take({ times: { count: 'gulls' }, by: 2 })]],
    ['take X shells, where X is the number of gulls', [take({ count: 'gulls' })]],
    ['scrub all boats', [{ does: 'scrub', what: 'all' }]],
    ['wash all boats twice', [{ does: 'scrub', what: 'all', twice: true }]],
    ['bury two shells at random', [{ does: 'bury', n: 2, how: 'random' }]],
    ["the red boat doesn't leak", [{ does: 'tar', what: 'red' }]],
    ["all boats don't leak", [{ does: 'tar', what: 'all' }]],
    ["the red boat can't sail this tide", [{ does: 'ground', what: 'red', until: 'tide' }]],
    [
      "the red boat can't sail or sink this tide",
      [
        { does: 'ground', what: 'red', until: 'tide' },
        { does: 'raise', what: 'red', until: 'tide' },
      ],
    ],
    ['each keeper digs and buries a shell', [{ does: 'bury', who: 'eachKeeper', n: 1, how: 'dug' }]],
    ['the first keeper rests and takes a shell', [{ does: 'rest', who: 'first' }, take(1, 'same')]],
    ['the first keeper blows a horn', [{ does: 'signal' }]],
    ["all boats can't sail until morning", [{ does: 'ground', what: 'all', until: 'morning' }]],
    ['the red boat rests', [{ does: 'rest', who: 'red' }]],
    ['all rivals rest', [{ does: 'rest', who: 'rivals' }]],
    ['the red boat needs its keeper {Q}', [{ does: 'need', what: 'red' }]],
    ['all boats need their keepers {Q}', [{ does: 'need', what: 'all' }]],
    ['the red boat needs its keeper {Q} at its mast', [{ does: 'need', what: 'red', mast: true }]],
  ])('reads "%s"', (words, deeds) => {
    expect(read(words)).toEqual(deeds);
  });

  it.each([
    ['each keeper take a shell', 'a plural verb after one'],
    ['all rivals takes a shell', 'a singular verb after several'],
    ['the chosen keeper may takes a shell', 'a third person after "may"'],
    ['take one shells', 'a plural noun after one'],
    ['take two shell', 'a singular noun after two'],
    ["the red boat don't leak", 'a plural negation after one'],
    ['the red boat needs their keepers {Q}', 'plural words after one'],
    ['all boats need its keeper {Q}', 'singular words after several'],
    ['all boats need their keepers {Q} at its mast', 'the same in words that may be left out'],
    ['the red boat becomes red', 'a change without the duration that it needs'],
    ['the red boat becomes red this tide', 'a duration of another class of verbs'],
    ['take a shell until morning', 'a duration after a verb that takes none'],
    ['take a shell at random', 'words for which the verb has no place'],
    ['take two shells, where X is the number of gulls', 'an X that nothing says'],
    ['the red boat takes a shell', 'a thing that does what only players do'],
    ['each keeper becomes red until morning', 'a player who does what only things do'],
    ['each keeper scrubs all boats', 'a subject for which the meaning has no place'],
    ['the red boat rests twice', 'words that are left over'],
    ['the chosen keeper blows a horn', 'a subject that the verb never has'],
    ['each keeper digs and bury a shell', 'a second verb in the wrong number'],
    ["the red boat can't sail or becomes red this tide", 'a verb after "or" that is not denied'],
    ['you may take a shell and all boats rest', 'a "may" that may hold for what others do'],
    ['each keeper may take a shell, then you rest', 'the same, said of several'],
    ['take', 'a verb without its complement'],
    ['', 'nothing'],
  ])('refuses "%s": %s', (words) => {
    expect(read(words)).toBe('none');
  });
});

describe('clauses in a row', () => {
  it.each<[string, readonly Deed[]]>([
    [
      'scrub all boats, then take a shell for each gull',
      [{ does: 'scrub', what: 'all' }, take({ count: 'gulls' })],
    ],
    ['take a shell for each gull and you burn 1 oil', [take({ count: 'gulls' }), { does: 'burn', n: 1 }]],
    ['take a shell and scrub all boats', [take(), { does: 'scrub', what: 'all' }]],
    ['take a shell, then burn 1 oil', [take(), { does: 'burn', n: 1 }]],
    [
      'each keeper takes a shell and burns 2 oil',
      [take(1, 'eachKeeper'), { does: 'burn', who: 'eachKeeper', n: 2 }],
    ],
    ['you may take a shell and burn 2 oil', [may([take(), { does: 'burn', n: 2 }])]],
    [
      'the chosen keeper may take a shell, then rest',
      [may([take(1, 'chosen'), { does: 'rest', who: 'chosen' }], 'chosen')],
    ],
    [
      'the red boat becomes red and floats until morning',
      [red('red', 'morning'), { does: 'float', what: 'red', until: 'morning' }],
    ],
    [
      'until the tide turns, the red boat becomes red and floats',
      [red('red'), { does: 'float', what: 'red', until: 'tide' }],
    ],
    ['the red boat rests and take a shell', [{ does: 'rest', who: 'red' }, take()]],
    [
      'take a shell, burn 1 oil, and scrub all boats',
      [take(), { does: 'burn', n: 1 }, { does: 'scrub', what: 'all' }],
    ],
    [
      'if it rains, take a shell and burn 1 oil',
      [{ does: 'if', weather: 'rain', doing: [take(), { does: 'burn', n: 1 }] }],
    ],
    ['take a shell unless the fog is in', [{ does: 'unless', weather: 'fog', doing: [take()] }]],
    [
      'if it rains, you may take X shells, where X is the number of gulls',
      [{ does: 'if', weather: 'rain', doing: [may([take({ count: 'gulls' })])] }],
    ],
  ])('reads "%s"', (words, deeds) => {
    expect(read(words)).toEqual(deeds);
  });

  it.each([
    ['take a shell and burn 2 oil if it rains', 'a condition after two clauses: to which?'],
    ['take a shell and burn 2 oil for each gull', 'a count after two amounts: of which?'],
    [
      'each keeper takes a shell and burn 2 oil',
      'a verb that may be said to another subject, or in the wrong number',
    ],
    ['take a shell, burn 2 oil', 'a list that does not end'],
    ['the red boat floats and becomes red', 'a shared duration that nothing says'],
    ['you may take a shell and you may burn 2 oil, where X is the number of gulls', 'an X that nothing says'],
  ])('refuses "%s": %s', (words) => {
    expect(read(words)).not.toBeInstanceOf(Array);
  });

  it('means what an idiom means', () => {
    expect(read('the red boat floats and becomes red until morning')).toEqual([
      red('red', 'morning'),
      { does: 'float', what: 'red', until: 'morning' },
    ]);
  });

  it('knows which words say what', () => {
    const found = reading('if it rains, each keeper takes a shell and burns 2 oil');
    const [clause] = found.found === 'one' ? (found.tree[0]?.clauses ?? []) : [];
    expect(clause?.subject).toMatchObject({ from: 4, to: 6 });
    expect(clause?.phrases.map(({ said: { from, to } }) => [from, to])).toEqual([
      [6, 9],
      [10, 13],
    ]);
  });
});

const who = fc.constantFrom('eachKeeper', 'chosen', 'rivals');
const amount = fc.oneof(
  fc.integer({ min: 1, max: 30 }),
  fc.constantFrom('X', { count: 'gulls' }, { count: 'yourBoats' }, { times: { count: 'gulls' }, by: 3 }),
);
const boats = fc.constantFrom('red', 'each', 'all', 'yours', 'gear');
const until = fc.constantFrom('tide', 'morning');
const playerDeed = (player: string | undefined): fc.Arbitrary<Deed> =>
  fc.oneof(
    amount.map((n) => take(n, player)),
    amount.map((n): Deed => ({ does: 'burn', ...(player === undefined ? {} : { who: player }), n })),
  );
const thingDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ does: fc.constant('paint'), what: boats, color: fc.constantFrom('red', 'blue'), until }),
  fc.record({ does: fc.constant('float'), what: boats, until }),
  fc.record({ does: fc.constant('ground'), what: boats, until }),
  fc.record({ does: fc.constant('tar'), what: boats }),
);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  playerDeed(undefined),
  who.chain(playerDeed),
  thingDeed,
  playerDeed(undefined).map((one) => may([one])),
  who.chain((player) => playerDeed(player).map((one) => may([one], player))),
  fc.record({ does: fc.constant('if'), weather: fc.constantFrom('rain', 'fog'), doing: fc.tuple(thingDeed) }),
);

describe('the grammar of clauses', () => {
  it('reads what it prints as the same', () => {
    fc.assert(
      fc.property(deed, (one) => {
        const words = harbour.print([one], null);
        expect(words).toBeDefined();
        expect(read(words ?? '')).toEqual([one]);
      }),
    );
  });

  it('shares a subject and a duration in print', () => {
    const both = [red('red'), { does: 'float', what: 'red', until: 'tide' }];
    expect(harbour.print([{ does: 'if', weather: 'rain', doing: both }], null)).toBe(
      'if it rains, the red boat becomes red and floats until the tide turns',
    );
    expect(harbour.print([may([take(), { does: 'burn', n: 1 }])], null)).toBe(
      'you may take a shell and burn 1 oil',
    );
  });

  it('prints effects in a row as one sentence, if asked for a row', () => {
    const row = [take(), { does: 'scrub', what: 'all' }];
    expect(harbour.print(row, null)).toBeUndefined();
    expect(harbour.printRow(row, null)).toBe('take a shell and scrub all boats');
    expect(harbour.printRow([take(1, 'first'), take(2, 'same')], null)).toBe(
      'the first keeper takes a shell and takes two shells',
    );
    expect(harbour.printRow([take(1, 'first'), take(1, 'first')], null)).toBe(
      'the first keeper takes a shell and the first keeper takes a shell',
    );
    const carried: Deed = { does: 'carry', what: 'red', n: { times: { count: 'gulls' }, by: 2 } };
    expect(harbour.printRow([carried, { does: 'need', what: 'red' }], null)).toBe(
      'the red boat carries 2 oil for each gull and needs its keeper {Q}',
    );
  });

  it('lists the words of its verbs and of what stands around them', () => {
    expect(harbour.words()).toEqual(
      expect.arrayContaining(['take', 'takes', 'buries', 'keepers', 'wash', 'twice', 'random', 'unless']),
    );
    // Those of its subjects and holes, too.
    expect(harbour.words()).toEqual(expect.arrayContaining(['gull', 'shell', 'shells', 'equal']));
  });

  it('does not print what has no words', () => {
    expect(harbour.print([{ does: 'fly' }], null)).toBeUndefined();
    expect(harbour.print([{ ...take(), extra: 1 }], null)).toBeUndefined();
  });

  it.each([
    ['dashes', '— '.repeat(3000)],
    ['joints', 'take a shell and '.repeat(500)],
    ['leads', 'if it rains, '.repeat(500)],
    ['nouns', 'each keeper '.repeat(150)],
    ['adjuncts', `take a shell ${'for each gull '.repeat(45)}`],
  ])('reads or refuses %s within its budget', (_, words) => {
    expect(harbour.read(tokenize(words), null).found).toMatch(/none|refused/u);
  });

  it('refuses a text that costs too much, with a code', () => {
    const small = clauseGrammar(harbourWords, { words: 160, steps: 20, ways: 64 });
    expect(small.read(tokenize('take a shell and burn 2 oil'), null)).toMatchObject({
      found: 'refused',
      code: 'text.tooComplex',
    });
  });

  it('does not compile a verb with a hole that means nothing', () => {
    const faulty = clauseGrammar(() => ({
      ...harbourWords(),
      verbs: [{ subject: 'player', words: 'take <n:shells>', means: { does: 'take' } }],
    }));
    expect(() => faulty.read(tokenize('take a shell'), null)).toThrow(/hole n that means nothing/u);
  });
});
