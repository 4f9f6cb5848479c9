import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { action, character, told } from '../../../test/requirements.js';
import { lorcana } from '../../state/game.js';
import { matchTargetPattern, parseTargetRequirements, requiresTargets, targetSpecOf } from './parse.js';

describe('which ability and sentence a choice is of', () => {
  it.each<[string, readonly string[], object?]>([
    ['Banish chosen item.', ['action 0 chosen item'], action],
    ['FLYING START When you play this character, exert chosen character.', ['triggered 0 chosen character']],
    ['At the end of your turn, ready another chosen character.', ['triggered 0 another chosen character']],
    ['Rush\nLOUD BANG {E}, 1 {I} — Deal 1 damage to chosen character.', ['activated 1 chosen character']],
    [
      'TRADE {E}, Banish one of your items — Chosen opponent loses 1 lore.',
      ['activated 0 cost chosen item of yours', 'activated 0 chosen opponent'],
    ],
    ['DO IT! A character of yours gains Rush. Ready chosen item.', ['static 0 sentence 1 chosen item']],
    [
      'Draw a card. Chosen character gets +1 {S} this turn.',
      ['action 0 sentence 1 chosen character'],
      action,
    ],
    [
      'PICK {E} — Choose one: • Exert chosen item. • Ready chosen item.',
      ['activated 0 mode 0 chosen item', 'activated 0 mode 1 chosen item'],
    ],
    [
      'Choose one:\n• Banish chosen item.\n• Ready chosen character.',
      ['action 0 mode 0 chosen item', 'action 0 mode 1 chosen character'],
      action,
    ],
    [
      'Your characters gain "{E} — Deal 1 damage to chosen character" this turn.',
      ['granted activated 1 chosen character'],
      action,
    ],
    [
      'Chosen character gains "When this character is banished, chosen player draws a card."',
      ['action 0 chosen character', 'granted triggered 1 chosen player'],
      action,
    ],
    [
      'Banish chosen character named Mr. Fenwick. Draw a card.',
      ['action 0 chosen character named Mr. Fenwick'],
      action,
    ],
    [
      'Return a card named Hold On! from your discard to your hand.',
      ['action 0 chosen card from your discard named Hold On!'],
      action,
    ],
    [
      'Return a character card from your discard named Brave Oak! to your hand. Banish chosen item.',
      [
        'action 0 chosen character card from your discard named Brave Oak!',
        'action 0 sentence 1 chosen item',
      ],
      action,
    ],
    [
      'Exert chosen item named Hold On! and chosen character named Brave Oak? or Old Tom.',
      [
        'action 0 chosen item named Hold On!',
        'action 0 chosen character named Brave Oak? or character named Old Tom',
      ],
      action,
    ],
    [
      'Banish chosen character named Brave Oak! Draw a card.',
      ['action 0 chosen character named Brave Oak'],
      action,
    ],
  ])('%s', (text, expected, context = character) => expect(told(text, context)).toEqual(expected));

  it('6.1.2 names the ability as it stands in capitals', () => {
    const [first] = parseTargetRequirements("WHAT'S THIS? A TRAP! Banish chosen character.", character);
    expect(first?.ability).toEqual({ kind: 'static', index: 0, name: "WHAT'S THIS? A TRAP!" });
  });

  it('says where the words stand', () => {
    const text = '(Not chosen character.) Exert up to 2\nchosen characters. Move one of your items.';
    const spans = parseTargetRequirements(text).map(({ span }) => text.slice(span.start, span.end));
    expect(spans).toEqual(['up to 2\nchosen characters', 'one of your items']);
  });
});

describe('choices without the word "chosen"', () => {
  it.each<[string, readonly string[]]>([
    ['Banish one of your items to draw a card.', ['chosen item of yours']],
    ['Ready any number of your other characters.', ['any number of chosen other characters of yours']],
    ['Choose an opposing character. They gain Reckless.', ['chosen opposing character']],
    ['Choose a character of yours and an item.', ['chosen character of yours', 'chosen item']],
    ['Return another character of yours to your hand.', ['another chosen character of yours']],
    ['Exert up to 2 opposing characters.', ['up to 2 chosen opposing characters']],
    ['Deal 2 damage to an opposing character.', ['chosen opposing character']],
    ['Return an item card from your discard to your hand.', ['chosen item card from your discard']],
    // 4.7.1: characters move only to their player's locations.
    [
      'Move a character of yours to a location for free.',
      ['chosen character of yours', 'chosen location of yours'],
    ],
    ['Move one of your characters here for free.', ['chosen character of yours']],
    ['Move 1 damage from chosen item to another chosen item.', ['chosen item', 'another chosen item']],
    [
      'Exert one of your items. Then choose a different item.',
      ['chosen item of yours', 'another chosen item'],
    ],
    ['Exert 2 or more of your items.', ['2 or more chosen items of yours']],
    ['Move 1 damage from chosen character here to chosen item.', ['chosen character here', 'chosen item']],
  ])('%s', (text, expected) =>
    expect(parseTargetRequirements(text, action).map(({ words }) => words)).toEqual(expected),
  );
});

describe('choices of others', () => {
  it.each<[string, readonly string[]]>([
    [
      'Each opponent chooses and banishes one of their characters.',
      ['action 0 by eachOpponent chosen character of theirs'],
    ],
    ['Each player banishes one of their items.', ['action 0 by eachPlayer chosen item of theirs']],
    [
      'Chosen opponent banishes one of their items.',
      ['action 0 chosen opponent', 'action 0 by slots.t1 chosen item of theirs'],
    ],
    [
      'Chosen opponent loses 1 lore. They choose a character of theirs and exert it.',
      ['action 0 chosen opponent', 'action 0 sentence 1 by slots.t1 chosen character of theirs'],
    ],
    [
      'Each opponent may discard a card. Those that do not: they banish one of their items.',
      ['action 0 sentence 1 by eachOpponent chosen item of theirs'],
    ],
    ['An opponent chooses one of your characters.', ['action 0 by opponent chosen character of yours']],
    [
      'Chosen opponent chooses one:\n• They banish one of their items.\n• They lose 1 lore.',
      ['action 0 chosen opponent', 'action 0 mode 0 by slots.t1 chosen item of theirs'],
    ],
    [
      'Choose an opponent. That player exerts one of their items.',
      ['action 0 chosen opponent', 'action 0 sentence 1 by slots.t1 chosen item of theirs'],
    ],
    ['Each opponent loses 1 lore and you banish chosen item.', ['action 0 chosen item']],
    ['Banish one of their characters.', ['action 0 lorcana.unclearReference']],
  ])('%s', (text, expected) => expect(told(text, action)).toEqual(expected));
});

describe('what is spoken of and not chosen', () => {
  it.each([
    'Whenever one of your characters quests, gain 1 lore.',
    'Whenever this character is chosen, draw a card.',
    'If the chosen character is damaged, draw a card.',
    'While you have a character at a location, this character gains Ward.',
    'Whenever you put a card under one of your characters or locations, draw a card.',
    'If one of your characters, items, or locations was banished this turn, draw a card.',
    'During your turn, whenever one of your characters is damaged, draw a card.',
    'Each time one of your items is banished, draw a card.',
    'Opponents need to choose this character if able.',
    'Each opponent can’t ready more than 1 of their characters.',
    'You pay 1 {I} less to move a character here.',
    'Your characters may move to a location for free.',
    'Draw a card for each character chosen this way.',
    'Choose and discard a card.',
    'Play a character with cost 3 or less for free.',
    'HE WAS CHOSEN CHARACTER ONE Gain 1 lore.',
    '(Banish chosen character.)',
    'Move a damage counter from this character.',
    'Both chosen characters gain Ward.',
    'You pay 1 {I} less to play one of your items.',
    'Whenever you banish an opposing character, item, or one of your locations, draw a card.',
    'They must challenge one of your characters if able.',
  ])('%s', (text) => expect(parseTargetRequirements(text, character)).toEqual([]));
});

describe('what is refused, and why', () => {
  it.each<[string, string]>([
    ['Banish chosen frobnicator.', 'text.unknownNoun'],
    ['Banish chosen character with frobnication.', 'text.unknownTail'],
    ['Banish chosen character with the most {S}.', 'text.unknownTail'],
    ['Banish chosen character with cost 3 or less or with Evasive.', 'text.unknownTail'],
    ['Banish chosen card.', 'text.tooWide'],
    ['Choose a frobbed character.', 'text.unknownNoun'],
    ['Banish chosen character with less {S} than that character.', 'lorcana.unclearReference'],
    ['Another chosen player draws a card.', 'lorcana.unclearReference'],
    ['Banish chosen frobnicator, then another chosen item.', 'text.unknownNoun'],
  ])('%s: %s', (text, code) => {
    const [first] = parseTargetRequirements(text, action);
    expect(first).toMatchObject({ understood: false, issues: [{ code }] });
    expect(first?.slot).toBeUndefined();
    for (const found of first?.issues ?? []) expect(describeIssue(found, lorcana)).not.toContain('lorcana.');
  });

  it('refuses an "other" than what was not read', () => {
    expect(told('Banish chosen frobnicator, then another chosen item.', action)).toEqual([
      'action 0 text.unknownNoun',
      'action 0 lorcana.unclearReference',
    ]);
  });

  it('refuses a text without end', () => {
    expect(told('chosen character. '.repeat(5_000))).toEqual(['static 0 text.tooLong']);
  });
});

describe('the specs', () => {
  it('1.7.3 chooses as the ability resolves', () => {
    const text = 'Banish chosen item of yours. Deal 2 damage to up to 2 chosen characters.';
    const found = parseTargetRequirements(text, action);
    const spec = targetSpecOf(found, { index: 0 });
    expect(spec).toEqual({
      timing: 'resolution',
      relations: [],
      slots: [
        {
          id: 't1',
          accepts: [{ kind: 'card', filter: { zone: 'play', type: 'item', controller: 'self' } }],
          min: 1,
          max: 1,
          chooser: 'controller',
          mode: 'choose',
        },
        {
          id: 't2',
          accepts: [{ kind: 'card', filter: { zone: 'play', type: 'character' } }],
          min: 0,
          max: 2,
          chooser: 'controller',
          mode: 'choose',
        },
      ],
    });
    expect(lorcana.parseSpec(spec)).toMatchObject({ ok: true });
  });

  it('6.1.3 lets separate choices choose the same again, unless they say "another"', () => {
    const relations = (text: string) =>
      targetSpecOf(parseTargetRequirements(text, action), { index: 0 })?.relations;
    expect(relations('Exert chosen character. Deal 1 damage to chosen character.')).toEqual([]);
    expect(relations('Exert chosen character. Deal 1 damage to another chosen character.')).toEqual([
      { relation: 'different', slots: ['t1', 't2'] },
    ]);
  });

  it('6.1.6 "another" without an earlier choice that it could be is not the source', () => {
    const filterOf = (text: string) =>
      parseTargetRequirements(text, character)
        .at(-1)
        ?.slot?.accepts.map((query) => 'filter' in query && query.filter);
    expect(filterOf('Ready another chosen item.')).toEqual([
      { zone: 'play', type: 'item', excludeSelf: true },
    ]);
    expect(filterOf('Exert chosen character to banish another chosen item.')).toEqual([
      { zone: 'play', type: 'item', excludeSelf: true },
    ]);
  });

  it('ties a choice to an earlier one', () => {
    const text = 'Exert one of your characters to banish chosen character with less {S} than that character.';
    expect(parseTargetRequirements(text, action).at(-1)?.slot?.accepts).toEqual([
      { kind: 'card', filter: { zone: 'play', type: 'character', strength: { lt: 'slots.t1.strength' } } },
    ]);
  });

  it('sums over a choice', () => {
    const [found] = parseTargetRequirements(
      'Banish any number of chosen characters with total {S} 9 or less.',
    );
    expect(found).toMatchObject({
      slot: { min: 0, max: 'any' },
      relations: [{ relation: 'sum', property: 'strength', slots: ['t1'], is: { lte: 9 } }],
    });
  });

  it('keeps the words of an amount', () => {
    const [found] = parseTargetRequirements(
      'Banish chosen item with cost equal to or less than the number of cards in your hand.',
    );
    expect(found).toMatchObject({
      words: 'chosen item with cost X or less',
      where: 'the number of cards in your hand',
    });
  });

  it('is a pattern by itself', () => {
    expect(matchTargetPattern('chosen exerted character')).toMatchObject({
      ok: true,
      value: { words: ['chosen exerted character'] },
    });
    expect(matchTargetPattern('one of your items')).toMatchObject({
      ok: true,
      value: { words: ['chosen item of yours'] },
    });
    expect(matchTargetPattern('this character')).toMatchObject({
      ok: false,
      issues: [{ code: 'lorcana.noTarget' }],
    });
    expect(matchTargetPattern('chosen thought')).toMatchObject({
      ok: false,
      issues: [{ code: 'text.unknownNoun' }],
    });
    expect(requiresTargets('Exert up to 2 chosen characters.')).toBe(true);
    expect(requiresTargets('Draw 2 cards.')).toBe(false);
  });

  it('reads signs for symbols, and keywords in brackets', () => {
    const words = (text: string) => parseTargetRequirements(text).map((found) => found.words);
    expect(words('⟳ one of your items. Banish chosen character with 2 ¤ or less and <Evasive>.')).toEqual([
      'chosen item of yours',
      undefined,
    ]);
    expect(words('Give chosen character with <Evasive> +2 ◊.')).toEqual(['chosen character with Evasive']);
  });
});

describe('lists', () => {
  it.each<[string, string]>([
    ['chosen damaged character or location', 'chosen damaged character or damaged location'],
    ['chosen Villain', 'chosen Villain character'],
    ['chosen Pirate character or location', 'chosen Pirate character or location'],
    [
      'chosen Pirate character or character named Old Tom',
      'chosen Pirate character or character named Old Tom',
    ],
    ['chosen character with Ward or item', 'chosen character with Ward or item'],
    ['chosen item or location of yours', 'chosen item or location of yours'],
    ['chosen Hero, Villain, or Ally character', 'chosen Hero, Villain, or Ally character'],
    ['up to 3 chosen characters and/or locations', 'up to 3 chosen characters and/or locations'],
  ])('%s', (phrase, words) => {
    expect(matchTargetPattern(phrase)).toMatchObject({ ok: true, value: { words: [words] } });
  });

  it('keeps a tail to the thing that it tells from the others', () => {
    const found = matchTargetPattern('chosen Pirate character or character named Old Tom');
    expect(found).toMatchObject({
      value: {
        spec: {
          slots: [
            {
              accepts: [
                {
                  filter: {
                    zone: 'play',
                    type: 'character',
                    anyOf: [{ withClassification: 'Pirate' }, { withName: 'Old Tom' }],
                  },
                },
              ],
            },
          ],
        },
      },
    });
  });
});
