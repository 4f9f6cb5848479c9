import { describe, expect, it } from 'vitest';
import { parseGroups } from './groups.js';
import { parseTargetRequirements } from './parse.js';

const told = (text: string) =>
  parseTargetRequirements(text, { types: ['action'] }).map(({ words, issues }) => words ?? issues[0]?.code);

const MORE = 'text.unknownTail';
const HOW_MANY = 'text.unknownCount';

describe('what belongs to a phrase and was not read refuses it', () => {
  it.each<[string, readonly (string | undefined)[]]>([
    // Another object of the same verb.
    ['Chosen character and item gain Ward.', [MORE]],
    ['Chosen Robot character and Ally character gain Ward.', [MORE]],
    ['Remove all damage from chosen character, item, and location.', [MORE]],
    ['Exert chosen character named Old Tom and Mossy.', [MORE]],
    ['Exert chosen character and draw a card.', ['chosen character']],
    ['Exert chosen character and ready chosen item.', ['chosen character', 'chosen item']],
    ['Chosen character and each of your other characters gain Ward.', ['chosen character']],
    ['Banish chosen item of yours, Choose and discard a card — Draw 2 cards.', ['chosen item of yours']],
    // One or the other, not both.
    ['Banish chosen character or chosen item.', [MORE, MORE]],
    ['Exert chosen character or ready chosen item.', ['chosen character', MORE]],
    ['Deal 2 damage to chosen character or draw a card.', ['chosen character']],
    ['Banish one of your characters, an item, or a location.', [MORE]],
    // A thing of theirs.
    ["Banish chosen opponent's item.", [MORE]],
    ["Banish chosen opponent's damaged character.", [MORE]],
    ["Exert an opponent's item.", [MORE]],
    ["Exert chosen opponent's characters.", ['chosen opponent']],
    ["Look at chosen opponent's hand.", ['chosen opponent']],
    // A description after a comma.
    ['Banish chosen character, with cost 2 or less.', [MORE]],
    ['Banish chosen character, who was damaged this turn.', [MORE]],
    ['Banish chosen character, then draw a card.', ['chosen character']],
    // The thing to which the word behind it belongs.
    ['Banish chosen character with Resist +1.', [MORE]],
    ['Chosen character with Challenger +2 gains Ward.', [MORE]],
    ['Give chosen character with Resist +1 {S} this turn.', ['chosen character with Resist']],
    ["Banish chosen character with damage equal to this character's {S}.", [MORE]],
    ['Deal damage to chosen character equal to the number of items in play.', ['chosen character']],
    ['Chosen character on your side gains Ward.', [MORE]],
    ['Put chosen character on the bottom of their deck.', ['chosen character']],
    // A count or an owner before the phrase.
    ['Chosen characters gain Ward.', [HOW_MANY]],
    ['Chosen Racers gain Ward.', [HOW_MANY]],
    ['Chosen Princess gains Ward.', ['chosen Princess character']],
    ['Return that many chosen items.', [HOW_MANY]],
    ['Banish that many of your items.', [HOW_MANY]],
    ['Banish half of your items.', [HOW_MANY]],
    ['Banish all but one of your items.', [HOW_MANY]],
    ['Exert fewer than 3 chosen items.', [HOW_MANY]],
    ['Exert one, two, or three chosen items.', [HOW_MANY]],
    ['Exert 1 to 3 chosen items.', ['text.unknownNoun', HOW_MANY]],
    ['Deal 1 damage to 3 chosen characters.', ['3 chosen characters']],
    ['Exert the strongest chosen character.', [HOW_MANY]],
    ['Your chosen character gains Ward.', [HOW_MANY]],
    ['Exert at least 2 chosen items.', ['2 or more chosen items']],
    ['Exert at most 2 chosen items.', ['up to 2 chosen items']],
    ['Exert no more than 2 chosen items.', ['up to 2 chosen items']],
    // Words for a choice that was mentioned before.
    ['Exert chosen item. If you have an ally, exert up to 2 instead.', ['chosen item', 'text.unknownNoun']],
    ['Choose 3 items. Banish one of them.', ['3 chosen items', 'text.unknownNoun']],
    ['Move 1 damage from one chosen item to another.', ['chosen item', 'text.unknownNoun']],
    [
      'Return an action card and an item card from your discard to your hand.',
      ['text.tooWide', 'chosen item card from your discard'],
    ],
    ["Put a card from chosen opponent's discard under their deck.", [MORE, 'chosen opponent']],
    ['Banish chosen item, and an opponent draws a card.', ['chosen item']],
    ['Return a card at random from your discard to your hand.', []],
    // "The best of them" is a comparison that no spec can express.
    ['Banish chosen character with the highest cost.', [MORE]],
    ['Exert chosen opposing character with the lowest {S}.', [MORE]],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected));
});

describe('groups', () => {
  it.each<[string, readonly string[]]>([
    ['Deal 1 damage to each character with damage equal to their {S}.', []],
    ['Opposing characters with Resist +1 lose Ward.', []],
    ['Each character on your side gains Ward.', []],
    ['Banish all characters, with cost 2 or less.', []],
    ['Banish all items that cost 2 or less.', ['each item with cost 2 or less']],
    ['Chosen items gain Ward.', []],
    ['Exert characters named Old Tom.', []],
    ['Ready characters you control.', []],
    ['Playing items costs 1 {I} less.', []],
    ['Each of your Heroes gains Ward.', ['each Hero character of yours']],
    ['Move each character here to chosen location.', ['each character here']],
    [
      'Each character at a location named Old Mill gains Ward.',
      ['each character at a location called Old Mill'],
    ],
    ['Each character at a location with cost 2 or less gains Ward.', []],
  ])('%s', (text, expected) => expect(parseGroups(text).map(({ words }) => words)).toEqual(expected));
});
