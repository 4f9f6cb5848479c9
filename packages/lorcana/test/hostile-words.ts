/** What hostile texts of Lorcana are made of: words of its language, and sentences of our own. */
export const HOSTILE_WORDS = {
  words: [
    ...'chosen character characters item location action song player opponent card deck hand discard inkwell your'.split(
      ' ',
    ),
    ...'banish draw exert ready gain gains lose get gets return play put reveal look shuffle move deal damage lore'.split(
      ' ',
    ),
    ...'each another other may unless if when whenever until instead and or then up to for while during turn'.split(
      ' ',
    ),
    ...'Evasive Rush Ward Bodyguard Reckless Shift Singer Support Challenger Resist Boost'.split(' '),
    '{E}',
    '{I}',
    '{S}',
    '{L}',
    '{W}',
    '2 {I}',
    'you may',
    'for each',
    'equal to',
    "can't",
    "doesn't",
  ],
  phrases: [
    'Draw a card.',
    'Banish chosen character.',
    'When you play this character, you may draw a card.',
    'Whenever this character quests, each opponent loses 1 lore.',
    '{E}, 2 {I} — Deal 1 damage to chosen character.',
    'Your other characters get +1 {S}.',
    'Chosen character gets -2 {S} this turn.',
    'Return chosen character to their player’s hand.',
    'Choose one:',
    'While you have another character in play, this character gains Evasive.',
    'Shift 3',
    'Rush',
  ],
} as const;
