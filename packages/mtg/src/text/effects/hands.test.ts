import { describe, expect, it } from 'vitest';
import { unexpressedOf } from '../../language/unexpressed.js';
import { parseCard } from '../abilities/parse-card.js';
import { printCard } from '../abilities/print-card.js';

const read = (text: string, types = 'Sorcery') =>
  parseCard({
    name: 'Moss Rite',
    types,
    text,
    manaCost: '{X}{1}',
    ...(types === 'Creature' ? { power: '1', toughness: '1' } : {}),
  });

describe('what is said of hands, of each player and of others', () => {
  it.each([
    [
      "Look at target player's hand and choose two cards from it. That player discards those cards.",
      'Sorcery',
    ],
    [
      "Look at target opponent's hand and choose a card from it. Put that card on top of that player's library.",
      'Sorcery',
    ],
    ['Target player discards three cards, then draws as many cards as they discarded this way.', 'Sorcery'],
    [
      'Discard X cards, then return a card from your graveyard to your hand for each card discarded this way.',
      'Sorcery',
    ],
    [
      'Moss Rite deals 3 damage to each opponent. You gain life equal to the damage dealt this way.',
      'Sorcery',
    ],
    ['Whenever Moss Rite attacks, defending player may draw a card.', 'Creature'],
    ['Whenever a player taps a Forest for mana, that player adds an additional {G}.', 'Enchantment'],
    ['You may play up to two additional lands this turn.', 'Instant'],
    ['Change the target of target spell with a single target.', 'Instant'],
    ["Goblins can't be blocked by more than one creature.", 'Enchantment'],
    ["Other creatures can't be the target of spells.", 'Creature'],
    ["Moss Rite can't be blocked except by Goblins and/or creatures with reach.", 'Creature'],
    ['Islands are 2/2 creatures that are still lands.', 'Enchantment'],
    ["Activated abilities of artifacts can't be activated.", 'Enchantment'],
    ['Take an extra turn after this one.', 'Sorcery'],
    ['After this main phase, there is an additional combat phase.', 'Sorcery'],
  ])('%s', (text, types) => {
    const { card, unexpressed } = read(text, types);
    expect(unexpressed).toEqual([]);
    expect(unexpressedOf(card)).toEqual([]);
    expect(printCard(card)).toEqual({ lines: [text], unsaid: [] });
  });

  it.each([
    // What another effect makes a player discard, and a player who was not named.
    ['Return a card from your graveyard to your hand for each card discarded this way.'],
    ["Look at target player's hand and choose a card from it. That player discards those cards."],
    ["At the beginning of that turn's end step, you lose the game."],
    ["Put them on top of that player's library in any order."],
    ['Each player draws a card for each artifact they own.'],
  ])('refuses: %s', (text) => {
    expect(read(text).unexpressed).not.toEqual([]);
  });
});
