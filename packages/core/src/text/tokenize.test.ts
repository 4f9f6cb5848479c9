import { describe, expect, it } from 'vitest';
import { textOf, tokenize, type ReminderText } from './tokenize.js';
import { replaceOwnName } from './requirement.js';

const texts = (text: string) => tokenize(text).map((token) => token.text);

const sentences = { open: '(', close: ')', ends: ['.', '!'] };

describe('characters for private use', () => {
  it('are letters, so that a game may encode words with them', () => {
    expect(tokenize('gain \uE022\uE054\uE03A\uE022.').map(({ text }) => text)).toEqual([
      'gain',
      '\uE022\uE054\uE03A\uE022',
      '.',
    ]);
  });
});

describe('tokens', () => {
  it.each<[string, readonly string[]]>([
    ['Grow two plants.', ['grow', 'two', 'plants', '.']],
    ["a player’s shed, the players' beds", ['a', 'player', "'s", 'shed', ',', 'the', "players'", 'beds']],
    ["that's red and can't grow", ["that's", 'red', 'and', "can't", 'grow']],
    ['nonred, non-Elm, none', ['non-', 'red', ',', 'non-', 'elm', ',', 'none']],
    ['+1/+1 and −2/−X for {2}{G}: 1/1', ['+1/+1', 'and', '-2/-x', 'for', '{2}', '{g}', ':', '1/1']],
    // Typographic hyphens, and dashes that stand for a minus.
    ['non\u2011red, non\u2010Elm, re\u2010grow', ['non-', 'red', ',', 'non-', 'elm', ',', 're-grow']],
    ['\u20101/\u20111 and \u20122/\u2212X', ['-1/-1', 'and', '-2/-x']],
    ['\u20111,000 \u2011 Wet \u2012 dry', ['-1000', '-', 'wet', '—', 'dry']],
    // Digits in groups of three are one number, which is written without commas.
    ['12,000 power, -1,000 and 1,000,000.', ['12000', 'power', ',', '-1000', 'and', '1000000', '.']],
    [
      '1, 2 or 3,4; 10,00 and 1,0000',
      ['1', ',', '2', 'or', '3', ',', '4', ';', '10', ',', '00', 'and', '1', ',', '0000'],
    ],
    ['1234,567 of 1,234', ['1234', ',', '567', 'of', '1234']],
    ['+1/+1,000', ['+1/+1', ',', '000']],
    ['and/or', ['and/or']],
    // Brackets are words of the text, of whatever alphabet.
    ['a (ZAFT) Unit(s)', ['a', '(', 'zaft', ')', 'unit', '(', 's', ')']],
    ['【Main】Draw 1, 「Ace」!', ['【', 'main', '】', 'draw', '1', ',', '「', 'ace', '」', '!']],
    ['<Blocker> [Deploy]', ['<', 'blocker', '>', '[', 'deploy', ']']],
    ['焔の剣を持つ、者', ['焔の剣を持つ', '、', '者']],
  ])('%s', (text, expected) => expect(texts(text)).toEqual(expected));

  it.each<[string, ReminderText, readonly string[]]>([
    ['Rain (It falls. (Much of it.)) – “dry”', sentences, ['rain', '—', '"', 'dry', '"']],
    ['Rain (It has “Wet.”)\n(_All of it!_)', sentences, ['rain', '\n']],
    ['a (ZAFT) unit (It flies.)', sentences, ['a', '(', 'zaft', ')', 'unit']],
    ['a (ZAFT) unit', { open: '(', close: ')' }, ['a', 'unit']],
    ['a (ZAFT) [It flies.] unit', { open: '[', close: ']' }, ['a', '(', 'zaft', ')', 'unit']],
    ['open (never closed.\nnext (It.)', sentences, ['open', '(', 'never', 'closed', '.', '\n', 'next']],
    ['() red (.)', sentences, ['(', ')', 'red']],
  ])('leaves out the reminder text that a game declares: %j', (text, reminder, expected) => {
    expect(tokenize(text, reminder).map((token) => token.text)).toEqual(expected);
  });

  it('keeps places in the original text, typographic marks and reminder text included', () => {
    const text = 'Wet (Rain.) plants’ bed';
    const found = tokenize(text, sentences).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['Wet', 'plants’', 'bed']);
  });

  it.each(["nonblack oak's leaf, (red): all.", 'non-elm'])(
    'writes tokens as people write them: %s',
    (text) => {
      expect(textOf(tokenize(text)).replaceAll(/ (?=\))|(?<=\() /gu, '')).toBe(text.replace('non-', 'non'));
    },
  );

  it('says what is quoted', () => {
    expect(tokenize('a "b c" d').map(({ depth }) => depth)).toEqual([0, 0, 1, 1, 0, 0]);
  });

  it('puts ~ for a name, the longest one first', () => {
    const tokens = replaceOwnName(tokenize('Old Oak, the Wise and Old Oak grow'), [
      ['old', 'oak', ',', 'the', 'wise'],
      ['old', 'oak'],
    ]);
    expect(tokens.map(({ text }) => text)).toEqual(['~', 'and', '~', 'grow']);
  });

  it.each([' ', '(', ')', '(a)', '(a.', '{', '"', 'non', "'s ", '+1/', 'a'])(
    'reads a megabyte of %j in linear time',
    (noise) => {
      const started = performance.now();
      tokenize(noise.repeat(Math.ceil(1_000_000 / noise.length)), sentences);
      expect(performance.now() - started).toBeLessThan(10_000);
    },
  );
});

describe('characters that nobody sees', () => {
  const zero = '\u200B';

  it.each([
    [`Tar${zero}get plant`, ['target', 'plant'], [0, 8]],
    [`target${zero} plant`, ['target', 'plant'], [0, 8]],
    [`\uFEFFtar\u00ADget\u200D \u202Eplant`, ['target', 'plant'], [1, 11]],
    [`+1${zero}/+1 plant`, ['+1/+1', 'plant'], [0, 7]],
    ['target\u2003plant\u3000\u202Foak', ['target', 'plant', 'oak'], [0, 7, 14]],
    ['oak\u2028fern', ['oak', '\n', 'fern'], [0, 3, 4]],
  ])('%j', (text, words, starts) => {
    const tokens = tokenize(text);
    expect(tokens.map((token) => token.text)).toEqual(words);
    expect(tokens.map(({ start }) => start)).toEqual(starts);
  });

  it('are within the place of a word', () => {
    const text = `a tar${zero}get${zero} b`;
    const [, target] = tokenize(text);
    expect(text.slice(target?.start, target?.end)).toBe(`tar${zero}get`);
  });
});
