import { describe, expect, it } from 'vitest';
import { face } from '../../../test/face.js';
import { parseCard, type CardFace } from './parse-card.js';
import { abilityWords } from './print-card.js';

describe('parseCard', () => {
  it.each<readonly [words: string, code: string]>([
    ['Whenever this character dreams, draw a card.', 'lorcana.unreadTrigger'],
    ['{E}, Tell a joke — Draw a card.', 'lorcana.unreadCost'],
    ['Banish chosen characters.', 'lorcana.unreadAbility'],
    ['Banish 2 chosen character.', 'lorcana.unreadAbility'],
    ['This character hums along.', 'lorcana.unreadAbility'],
    // While cards ready, only readying can be forbidden, and nothing else can be given.
    [
      'When you play this character, chosen character gets +1 {S} at the start of their next turn.',
      'lorcana.unreadAbility',
    ],
    [
      'When you play this character, you may give chosen character Rush at the start of their next turn.',
      'lorcana.unreadAbility',
    ],
    // 8.10.8: a word that is not a classification may be a variant of Shift, so it is not taken for a
    // classification.
    ['Duo Shift 5 {I}', 'lorcana.unreadAbility'],
    ['Combo Shift 5', 'lorcana.unreadAbility'],
    ['Temporary Shift 2 {I}', 'lorcana.unreadAbility'],
    ['Potato Shift 2 {I}', 'lorcana.unreadAbility'],
    ['Potato Shift: Discard a card', 'lorcana.unreadAbility'],
    ['Exerted Shift 2 {I}', 'lorcana.unreadAbility'],
    ['This character also counts as being damaged for <Shift>.', 'lorcana.unreadAbility'],
    ['At the start of your turn, ready them.', 'lorcana.unclearReference'],
    ['Your other characters get +1 {S} for each 1 damage on them.', 'lorcana.unclearReference'],
    ['When you play this character, draw a card for each 1 lore lost this way.', 'lorcana.unclearReference'],
    // Damage is not moved to what it leaves.
    ['{E} — Move 1 damage from chosen character to them.', 'lorcana.unclearReference'],
    ['{E} — Exert chosen character. Move 1 damage from them to them.', 'lorcana.unclearReference'],
    // One, or several?
    ['Your characters gets +2 {S}.', 'lorcana.unreadAbility'],
    ['Each of your characters get +2 {S}.', 'lorcana.unreadAbility'],
    ['This character gain Resist +1.', 'lorcana.unreadAbility'],
    ["Opposing items doesn't ready.", 'lorcana.unreadAbility'],
    ['{E} — Banish one of your item.', 'lorcana.unreadAbility'],
    ['{E}, Banish one of your item — Draw a card.', 'lorcana.unreadCost'],
    // Rush for always, or this turn?
    ['{E} — Your characters get +1 {S} this turn and gain Rush.', 'text.ambiguous'],
    ['{E} — Chosen character gets +1 {S} this turn. They gain Rush.', 'text.ambiguous'],
    // The challenger, or the one that is challenged?
    ['Whenever this character challenges another character, banish them.', 'lorcana.unclearReference'],
    [
      'When this character banishes another character in a challenge, return it to your hand.',
      'lorcana.unclearReference',
    ],
    [
      'Whenever this character is challenged by a damaged character, you may exert that character.',
      'lorcana.unclearReference',
    ],
    [
      'Whenever this character challenges another character, if they are exerted, draw a card.',
      'lorcana.unclearReference',
    ],
    ['{E} — Deal 1 damage to chosen character. Ready chosen item. Banish them.', 'lorcana.unclearReference'],
    [
      '{E} — Exert chosen item. Ready chosen character. It gets +1 {S} this turn.',
      'lorcana.unclearReference',
    ],
    // A pronoun for one, after several.
    ['{E} — Choose 2 characters. Exert it.', 'lorcana.unclearReference'],
    ['{E} — Choose 2 characters. Exert that character.', 'lorcana.unclearReference'],
    ["{E} — Exert all opposing items. That item can't ready this turn.", 'lorcana.unclearReference'],
    ['{E} — Exert up to 2 chosen characters. It gains Rush this turn.', 'lorcana.unclearReference'],
    [
      '{E} — Exert up to 2 chosen characters. Deal damage to him equal to his {S}.',
      'lorcana.unclearReference',
    ],
    ['{E} — Exert 2 chosen characters. If it is exerted, draw a card.', 'lorcana.unclearReference'],
    ['{E} — Exert 2 chosen characters. If they are damaged, draw a card.', 'lorcana.unclearReference'],
    ['{E} — Exert chosen character. Those characters gain Rush this turn.', 'lorcana.unclearReference'],
    ['{E} — Exert chosen character. Ready both characters.', 'lorcana.unclearReference'],
    ['{E} — Exert up to 2 chosen items. Those characters gain Rush this turn.', 'lorcana.unclearReference'],
    [
      '{E} — Exert chosen character. Ready another chosen character. That character gains Rush this turn.',
      'lorcana.unclearReference',
    ],
    // Each verb has the number of its subject.
    ['Your characters get +1 {S} and gains Rush.', 'lorcana.unreadAbility'],
    ['This character gets +1 {S} and gain Rush.', 'lorcana.unreadAbility'],
    ["While this character is exerted, it get +1 {S} and can't quest.", 'lorcana.unreadAbility'],
    ['{E} — Move 2 damage counter from chosen character to this character.', 'lorcana.unreadAbility'],
    ['{E} — Move 1 damage counters from chosen character to this character.', 'lorcana.unreadAbility'],
    ['{E} — Put 2 damage counter on chosen character.', 'lorcana.unreadAbility'],
    // Nobody chooses what is taken at random.
    ['{E} — Choose and discard a card at random.', 'lorcana.unreadAbility'],
    ['{E} — Chosen opponent chooses and discards 2 cards at random.', 'lorcana.unreadAbility'],
    // This card is a character.
    ['{E} — Banish this item.', 'lorcana.unclearReference'],
    ['For each item you have in play, you pay 1 {I} less to play this action.', 'lorcana.unclearReference'],
    // "Other" than the chosen one, or than this character.
    [
      'When you play this character, you may choose an opposing character and deal 1 damage to each other character.',
      'lorcana.unclearReference',
    ],
  ])('refuses %s with a code and its place', (words, code) => {
    const { card, unexpressed } = parseCard(face(words));
    expect(unexpressed.map((issue) => [issue.code, Object.keys(issue.data)])).toEqual([
      [code, ['words', 'span']],
    ]);
    expect(card.abilities).toEqual([]);
    expect(card.unexpressed).toHaveLength(1);
  });

  it.each([
    '{E} — Choose 2 characters. Exert them.',
    '{E} — Choose a character. Exert it.',
    '{E} — Exert up to 2 chosen characters. Those characters gain Rush this turn.',
    '{E} — Exert chosen character. Ready chosen item. That item gains Ward this turn.',
    '{E} — Move 1 damage counter from chosen character to this character.',
    '{E} — Move up to 2 damage counters from chosen character to this character.',
    '{E} — Put this card into your inkwell facedown.',
    'Your items gain "{E}, Banish this item — Draw a card."',
    'While this character is exerted, it gets +1 {S} and gains Rush.',
    'Each of your characters gets +1 {S} and gains Rush.',
  ])('reads %s', (words) => {
    expect(parseCard(face(words)).unexpressed).toEqual([]);
  });

  it.each(['{E} — Discard a card at random.', '{E} — Chosen opponent discards 2 cards at random.'])(
    'prints %s as it is read',
    (words) => {
      const [ability] = parseCard(face(words)).card.abilities;
      expect(ability && abilityWords('character', ability)).toBe(words);
    },
  );

  it('keeps what it understood of a card, and says what it did not', () => {
    const { card, unexpressed } = parseCard(face('Rush\nThis character hums along.\nChallenger +2'));
    expect(card.facts.keywords).toEqual([{ keyword: 'rush' }, { keyword: 'challenger', value: 2 }]);
    expect(unexpressed).toMatchObject([{ data: { words: 'This character hums along.' } }]);
  });

  it('takes any text without a throw', () => {
    const long = 'chosen '.repeat(5000);
    expect(parseCard(face(long)).unexpressed).toMatchObject([{ code: 'text.tooLong' }]);
    expect(parseCard(face('•\n\n— , . "')).card.facts.name).toBe('Pim');
  });
});

it.each<[string, object, string, string]>([
  ['no text', { text: undefined }, 'wrongType', 'text'],
  ['a number as its name', { name: 7 }, 'wrongType', 'name'],
  ['an unknown type', { type: 'planet' }, 'invalidValue', 'type'],
  ['an unknown key', { shiny: true }, 'unknownKey', 'shiny'],
  ['a word as its classifications', { classifications: 'Hero' }, 'wrongType', 'classifications'],
])('a face with %s is refused with a code and the path', (_what, change, code, path) => {
  const wrong: CardFace = Object.assign(face('Rush'), change);
  expect(() => parseCard(wrong)).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ code, path: path.split('.') })] }),
  );
});
