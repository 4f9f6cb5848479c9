import { describeIssue } from '@reticle/core/describe';
import { readingOf } from '@reticle/core/host';
import { describe, expect, it } from 'vitest';
import { lorcanaWords } from './words.js';

const reader = await lorcanaWords.reader();
const read = (text: string, types?: readonly string[]) =>
  readingOf(lorcanaWords, reader, text, types ? { types } : {});

describe('a whole card, as every surface shows it', () => {
  it('is read with what each word does, its data and its words', () => {
    const text = [
      'Evasive (Only characters with Evasive can challenge this character.)',
      'LOUD LANDING When you play this character, banish chosen item.',
      'LANTERN TRADE {E}, 1 {I} — Draw a card.',
    ].join('\n');
    const { spans, whole, unread, printed } = read(text, ['character']);
    expect(spans.map(({ start, end, what }) => `${what}: ${text.slice(start, end)}`)).toEqual([
      'keyword: Evasive',
      'trigger: When you play this character',
      'effect: banish',
      'target: chosen item',
      'cost: {E}, 1 {I}',
      'effect: Draw a card',
    ]);
    expect([whole, unread, printed.length]).toEqual([true, [], 3]);
  });

  it.each([
    ['Banish chosen damaged character.', ['action']],
    ['Rush', ['character']],
  ])('without types it is read as the kind of card of which most is understood: %s', (text, types) => {
    expect(read(text)).toMatchObject({ types, whole: true });
  });

  it.each([
    ['Banish chosen damagd character.', 'damagd', 'Banish chosen damaged character.'],
    ['Evasve', 'Evasve', 'Evasive'],
  ])('marks the word that is wrong and mends it: %s', (text, wrong, mended) => {
    const { unread } = read(text);
    expect(unread.map(({ start, end, repairs }) => [text.slice(start, end), repairs[0]?.text])).toEqual([
      [wrong, mended],
    ]);
  });

  it.each(['Sing a song.', 'When the moon rises, draw a card.', 'Hum — Draw a card.'])(
    'has a sentence for the reason: %s',
    (text) => {
      const { unread } = read(text, ['character']);
      const said = unread.map(({ issue }) => describeIssue(issue, { messages: lorcanaWords.messages ?? {} }));
      expect(said.filter((words) => !words.endsWith('understood.'))).toEqual([]);
      expect(said).not.toEqual([]);
    },
  );

  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'LOUD LANDING When you play this character, hum a song. Draw a card.',
      ['hum'],
      ['trigger: When you play this character', 'effect: Draw a card'],
    ],
    ['{E}, hum along \u2014 Draw a card.', ['hum', 'along'], ['effect: Draw a card']],
    ['{E} \u2014 Hum along. Draw a card.', ['Hum', 'along'], ['cost: {E}', 'effect: Draw a card']],
    [
      'Choose one:\n\u2022 Hum along.\n\u2022 Banish chosen item.',
      ['Hum', 'along'],
      ['effect: Choose one:', 'effect: Banish', 'target: chosen item'],
    ],
  ])('what can be read alone of a line is read: %s', (text, wrong, alone) => {
    const { unread, spans } = read(text);
    expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual(wrong);
    expect(spans.map(({ start, end, what }) => `${what}: ${text.slice(start, end)}`)).toEqual(alone);
    expect(spans.every((span) => span.alone)).toBe(true);
  });

  it('the lines of an action are in no card if one of them is not read', () => {
    const text = 'Draw a card.\nHum along.\nBanish chosen itm.\nGain 1 lore.';
    const { spans, unread, held, json } = read(text, ['action']);
    expect(spans.map(({ start, end, alone }) => [text.slice(start, end), alone])).toEqual([
      ['Draw a card', true],
      ['Gain 1 lore', true],
    ]);
    expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual(['Hum', 'along', 'itm']);
    expect([held, json]).toEqual([0, { facts: { keywords: [] }, abilities: [] }]);
  });
});
