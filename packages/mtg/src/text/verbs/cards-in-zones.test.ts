/** Cards that are looked at, found, revealed, chosen: what verbs after each other say of them. */
import { describe, expect, it } from 'vitest';
import { sorcery, unreadOf } from '../../../test/read-card.js';
import { printCard } from '../abilities/print-card.js';

const t1 = { bound: 't1' };
const looked = { bound: 'looked' };
const revealed = { bound: 'revealed' };
const chosen = { bound: 'chosen' };
const seesHand = { effect: 'reveal', at: { hand: t1 }, bind: 'hand' };
const choose = { effect: 'choose', from: { bound: 'hand' }, bind: 'chosen' };

describe('what is said of cards that were named before', () => {
  it.each<[string, readonly object[]]>([
    [
      'Look at the top card of your library. You may put it on the bottom of your library.',
      [
        { effect: 'look', at: { top: 1 }, bind: 'looked' },
        {
          effect: 'may',
          effects: [{ effect: 'moveCards', what: looked, to: 'library', position: 'bottom' }],
        },
      ],
    ],
    [
      "Look at the top card of target player's library. You may put that card into their graveyard.",
      [
        { effect: 'look', at: { top: 1, of: t1 }, bind: 'looked' },
        { effect: 'may', effects: [{ effect: 'moveCards', what: looked, to: 'graveyard' }] },
      ],
    ],
    [
      'Reveal the top card of your library and put it into your hand. You lose life equal to its mana value.',
      [
        { effect: 'reveal', at: { top: 1 }, bind: 'revealed' },
        { effect: 'moveCards', what: revealed, to: 'hand' },
        { effect: 'loseLife', amount: { of: 'manaValue', what: revealed } },
      ],
    ],
    [
      'Look at the top four cards of your library, then exile one of them and put the rest into your graveyard.',
      [{ effect: 'dig', top: 4, take: 1, to: 'exile', rest: 'graveyard' }],
    ],
    [
      'Look at the top X cards of your library, where X is the number of Goblins you control. Put one of them into your hand and the rest into your graveyard.',
      [
        {
          effect: 'dig',
          top: { count: { subtype: 'Goblin', controller: 'self' } },
          take: 1,
          to: 'hand',
          rest: 'graveyard',
        },
      ],
    ],
    [
      'Search your library for a Goat card, put it onto the battlefield, then shuffle. That Goat gains haste until end of turn.',
      [
        { effect: 'search', filter: { subtype: 'Goat' }, to: 'battlefield' },
        {
          effect: 'gainKeywords',
          what: { bound: 'found' },
          keywords: [{ keyword: 'haste' }],
          until: 'endOfTurn',
        },
      ],
    ],
    [
      'Target player searches their library for a Goat card, reveals it, puts it into their hand, then shuffles.',
      [{ effect: 'search', who: t1, filter: { subtype: 'Goat' }, to: 'hand', reveal: true }],
    ],
    [
      "Search target player's library for three cards and exile them. Then that player shuffles.",
      [{ effect: 'search', library: t1, count: 3, to: 'exile' }],
    ],
    [
      'Target player reveals their hand. You may choose a creature card from it. That player discards that card.',
      [
        seesHand,
        { ...choose, filter: { type: 'creature' }, upTo: true },
        { effect: 'moveCards', what: chosen, to: 'graveyard', as: 'discard' },
      ],
    ],
    [
      'Target player reveals their hand. You choose two cards from it. That player discards those cards.',
      [
        seesHand,
        { ...choose, count: 2 },
        { effect: 'moveCards', what: chosen, to: 'graveyard', as: 'discard' },
      ],
    ],
    [
      "Exile the top two cards of target player's library. You may play those cards until the end of your next turn.",
      [
        { effect: 'reveal', at: { top: 2, of: t1 }, bind: 'topCards' },
        { effect: 'moveCards', what: { bound: 'topCards' }, to: 'exile', bind: 'exiledCards' },
        { effect: 'letPlay', what: { bound: 'exiledCards' }, until: 'endOfYourNextTurn' },
      ],
    ],
  ])('%s', (text, effects) => {
    const card = sorcery(text);
    expect(card.spell?.effects).toEqual(effects);
    expect(sorcery(printCard(card).lines.join('\n')).spell?.effects).toEqual(effects);
  });

  it.each([
    // Words that lean on nothing.
    'Put one of them into your hand and the rest into your graveyard.',
    'Put the rest into your graveyard.',
    'Each player who searched their library this way shuffles.',
    'The player shuffles.',
    // One card is no "them", two are no "it".
    'Search your library for a Goat card, put them into your hand, then shuffle.',
    'Search your library for up to two Goat cards, put it into your hand, then shuffle.',
    'Look at the top three cards of your library. Put one of them into their hand and the rest into your graveyard.',
    // Not all of the rest is one card.
    'Look at the top four cards of your library. Put one of them into your hand and the other into your graveyard.',
    // Somebody else shuffles, or nobody.
    'Search your library for a Goat card, put it into your hand. Target player shuffles.',
    'Search your library for a Goat card, put it into your hand.',
    // Another player's hand.
    'Target player reveals their hand. You choose a card from it. Each opponent discards that card.',
    // It may be a land, which is played and not cast.
    'Exile the top card of your library. You may cast that card this turn.',
    // How the card itself may be cast is no effect of it.
    'If you control a Goat, you may cast this spell without paying its mana cost.',
    // The owner of a library orders what goes there (rule 401.4), not you.
    "Look at the top three cards of target player's library, then put them back in any order.",
  ])('refused: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});
