import { describe, expect, it } from 'vitest';
import { unexpressedOf } from '../../language/unexpressed.js';
import { parseCard } from '../abilities/parse-card.js';
import { printCard } from '../abilities/print-card.js';

const read = (text: string, types = 'Sorcery', name = 'Moss Rite') =>
  parseCard({ name, types, text, manaCost: '{X}{1}' });

describe('exchanges, bids, what must be paid for and whole zones', () => {
  it.each([
    ['Exchange life totals with target opponent.'],
    [
      'Target player and target opponent exchange life totals.',
      'Target player exchanges life totals with target opponent.',
    ],
    [
      "If the difference between your life total and target player's life total is 3 or less, exchange life totals with that player.",
    ],
    ['Exchange control of target artifact you control and target creature an opponent controls.'],
    ['You and target opponent exchange control of the land you each control with the greatest mana value.'],
    [
      'You and target opponent exchange control of the creature you each control with the greatest power. Then exchange control of enchantments the same way.',
      'You and target opponent exchange control of the creature you each control with the greatest power. You and that player exchange control of the enchantment you each control with the greatest power.',
    ],
    [
      'Each player may bid life for control of target land. You start the bidding with a bid of 0. In turn order, each player may top the high bid. The bidding ends if the high bid stands. The high bidder loses life equal to the high bid and gains control of that land.',
    ],
    [
      'Counter target spell unless you pay that spell’s mana cost.',
      "Counter target spell unless you pay that spell's mana cost.",
    ],
    [
      "Each opponent sacrifices the artifact they control with the greatest mana value unless they pay that artifact's mana cost.",
    ],
    [
      "Counter target spell unless that spell's controller pays {X}. If that player doesn't, they tap all Islands they control and lose all unspent mana.",
    ],
    ['Destroy all lands with mana abilities.'],
    [
      'You may put an artifact card from your hand onto the battlefield. If you do, sacrifice it unless you pay its mana cost reduced by up to {3}.',
    ],
    [
      'You may put a creature card from your hand onto the battlefield. If you do, it gains haste until end of turn.',
    ],
    ['Each player shuffles their hand and graveyard into their library.'],
    ['Target player shuffles their hand into their library.'],
    ['Shuffle your hand and graveyard into your library.'],
    ['Each player draws up to two cards.'],
    ['Exile the top four cards of your library.'],
    ['Exile the top card of your library.'],
    [
      'Search your library and graveyard for three cards and exile the rest. Put the chosen cards on top of your library in any order.',
    ],
    [
      'Target player reveals cards from the top of their library until they reveal a land card. The player puts that card onto the battlefield, then shuffles all other cards revealed this way into their library.',
    ],
    [
      "Counter target spell. If an enchantment or artifact spell is countered this way, put that card onto the battlefield under your control instead of into its owner's graveyard.",
    ],
    ['Sacrifice target creature you control.'],
    // 603.7a: on the same line as the sentence before it.
    [
      'Target creature gains haste until end of turn. At the beginning of the next end step, sacrifice a land.',
      'Target creature gains haste until end of turn. Sacrifice a land at the beginning of the next end step.',
    ],
    [
      "Search target opponent's library for a creature card and exile it. Then that player shuffles. Until the beginning of your next upkeep, you may play that card. At the beginning of your next upkeep, if you haven't played it, put it into its owner's graveyard.",
    ],
    [
      'An opponent chooses one —\n• Draw two cards.\n• Search your library for a land card, put it onto the battlefield, then shuffle.',
    ],
  ])('%s', (text, printed = text) => {
    const { card, unexpressed } = read(text);
    expect(unexpressed).toEqual([]);
    expect(unexpressedOf(card)).toEqual([]);
    expect(printCard(card)).toEqual({ lines: [printed], unsaid: [] });
  });

  it('"that player" is told apart from the card itself: 603.4', () => {
    const { card, unexpressed } = read(
      "At the beginning of each player's upkeep, if Moss Rite is tapped, that player loses 1 life.",
      'Artifact',
    );
    expect(unexpressed).toEqual([]);
    expect(card.triggered[0]?.effects).toEqual([{ effect: 'loseLife', who: { bound: 'player' }, amount: 1 }]);
  });

  it.each([
    ['Destroy', 'Destroy target artifact.', 'destroy'],
    ['Exile', 'Exile target land.', 'moveCards'],
  ])('201.5: a card named %s says what it does by that verb', (name, text, effect) => {
    const { card, unexpressed } = read(text, 'Instant', name);
    expect(unexpressed).toEqual([]);
    expect(card.spell?.effects).toEqual([expect.objectContaining({ effect, what: { bound: 't1' } })]);
  });

  it.each([
    // It is not clear which of the two pays, or who "they" are.
    ['Exchange life totals.'],
    ['Exchange control of creatures and lands.'],
    [
      "Each opponent sacrifices the artifact they control with the greatest mana value unless they pay that creature's mana cost.",
    ],
    ['Then exchange control of artifacts the same way.'],
    [
      'Search your library and graveyard for three creature cards and exile the rest. Put the chosen cards on top of your library in any order.',
    ],
    ["Counter target spell unless you pay that spell's mana cost reduced by up to {W}."],
  ])('is refused: %s', (text) => {
    expect(read(text).unexpressed).not.toEqual([]);
  });
});
