import type { Template, Verb } from '@reticle/core/text';

/** A rule that a card has, in the data: a keyword of the card itself. */
const ruleOf = (keyword: Template): Template => ({ affects: 'self', change: { addKeywords: [keyword] } });

/** Sentences about a card and its controller that are one rule each, by keyword, with other words for the same. */
const PLAIN: readonly (readonly [keyword: string, words: string, ...also: string[]])[] = [
  ['cantBeBlocked', '~ is unblockable'],
  ['doesntUntap', "~ doesn't untap during your untap step"],
  ['mayExert', 'you may exert ~ as it attacks'],
  ['mayStayTapped', 'you may choose not to untap ~ during your untap step'],
  ['eachPlaysAnotherLand', 'each player may play an additional land during each of their turns'],
  [
    'neverInGraveyard',
    'if ~ would be put into a graveyard from anywhere , exile it instead',
    'if ~ would be put into a graveyard from anywhere , exile ~ instead',
  ],
  ['playsAnotherLand', 'you may play an additional land on each of your turns'],
  ['noMaximumHandSize', 'you have no maximum hand size'],
  ['skipsDrawStep', 'skip your draw step'],
  ['youHaveHexproof', 'you have hexproof'],
  ['youHaveShroud', 'you have shroud'],
  ['handsRevealed', 'players play with their hands revealed'],
  ['opponentsHandsRevealed', 'your opponents play with their hands revealed'],
  ['revealsFirstDraw', 'reveal the first card you draw each turn'],
  ['diesOntoLibrary', "if ~ would die , put ~ on top of its owner's library instead"],
];

/** What is kept out of which graveyards, in words. */
const KEPT_OUT = [
  ['a card', 'your graveyard', { whose: 'you' }],
  ['a card', "an opponent's graveyard", { whose: 'opponent' }],
  ['a card', 'a graveyard', { whose: 'any' }],
  ['a card or token', 'a graveyard', { whose: 'any', tokens: true }],
] as const;

/** "You may spend mana as though it were mana of any color" (rule 609.4b). */
const SPENDERS = [
  ['you', 'you', ''],
  ['players', 'any', ''],
  ['you', 'you', 'only '],
] as const;
const WAYS = ['less', 'more'] as const;

/** What is said of objects in other words than by a verb behind them, and the keywords of those objects. */
const TURNED: readonly (readonly [keywords: readonly string[], ...words: string[]])[] = [
  [
    ['preventDamageTo'],
    'prevent all damage that would be dealt to <what:bare>',
    'if damage would be dealt to <what:bare> , prevent that damage',
  ],
  [['preventCombatDamageTo'], 'prevent all combat damage that would be dealt to <what:bare>'],
  [['preventDamageBy'], 'prevent all damage that would be dealt by <what:bare>'],
  [['preventCombatDamageBy'], 'prevent all combat damage that would be dealt by <what:bare>'],
  [
    ['preventDamageTo', 'preventDamageBy'],
    'prevent all damage that would be dealt to and dealt by <what:bare>',
  ],
  [
    ['preventCombatDamageTo', 'preventCombatDamageBy'],
    'prevent all combat damage that would be dealt to and dealt by <what:bare>',
  ],
  [['lure'], 'all creatures able to block <what:bare> do so'],
  [['cantActivate'], "activated abilities of <what:bare> can't be activated"],
];

/** Whole sentences, which have no subject that could be another. */
const sentences: readonly Verb[] = [
  ...PLAIN.map(([keyword, ...words]): Verb => ({ subject: 'you', words, means: ruleOf({ keyword }) })),
  ...KEPT_OUT.map(([what, where, whose]): Verb => ({
    subject: 'you',
    words: ['it', 'that_card'].map(
      (it) => `if ${what} would be put into ${where} from anywhere , exile ${it} instead`,
    ),
    means: ruleOf({ keyword: 'keepsOutOfGraveyard', ...whose }),
  })),
  {
    subject: 'you',
    words: ['if ~ would die , exile it instead', 'if ~ would die , exile ~ instead'],
    means: ruleOf({ keyword: 'diesIntoExile' }),
  },
  {
    subject: 'you',
    words: [
      'if <what:oneThing> would die , exile it instead',
      'if <what:oneThing> would die , exile that_card instead',
    ],
    means: { affects: '$what', change: { addKeywords: [{ keyword: 'diesIntoExile' }] } },
  },
  ...SPENDERS.map(([said, who, only]): Verb => ({
    subject: 'you',
    words: `${said} may spend <mana:manaSpent> ${only}as though it were <as:spentAs>`,
    means: ruleOf({
      keyword: 'spendsManaAs',
      who,
      mana: '$mana',
      as: '$as',
      ...(only === '' ? {} : { only: true }),
    }),
  })),
  ...TURNED.map(([keywords, ...words]): Verb => ({
    subject: 'you',
    words,
    means: { affects: '$what', change: { addKeywords: keywords.map((keyword) => ({ keyword })) } },
  })),
];

/** What costs more or less (rule 601.2f). */
const costChanges: readonly Verb[] = WAYS.flatMap((way): readonly Verb[] => [
  {
    subject: 'object',
    words: `cost <mana:mana> ${way} to cast`,
    means: ruleOf({ keyword: 'spellsCost', spells: '$subject.spells', who: '$subject.who', [way]: '$mana' }),
  },
  {
    subject: 'you',
    words: `~ costs <mana:mana> ${way} to cast for each <each:counted>`,
    means: ruleOf({ keyword: 'thisCosts', [way]: '$mana', each: '$each' }),
  },
  {
    subject: 'you',
    words: `~ costs {X} ${way} to cast , where X is <each:amount>`,
    means: ruleOf({ keyword: 'thisCosts', [way]: [1], each: '$each' }),
  },
  {
    subject: 'you',
    words: [
      `~ costs <mana:mana> ${way} to cast if <asked:condition>`,
      `if <asked:condition> , ~ costs <mana:mana> ${way} to cast`,
    ],
    means: ruleOf({ keyword: 'thisCosts', [way]: '$mana', if: '$asked' }),
  },
]);

const STRIVE: Template = { keyword: 'strive', costs: [{ cost: 'mana', mana: '$mana' }] };

/** What a spell costs besides or instead of its mana cost, and when it can be cast (rules 118.8, 118.9, 601.3). */
const casting: readonly Verb[] = [
  {
    subject: 'you',
    words: '~ costs <mana:mana> more to cast for each target beyond the first',
    means: ruleOf(STRIVE),
  },
  { subject: 'you', words: 'cast ~ <limits:castLimits>', means: ruleOf('$limits') },
  {
    subject: 'you',
    words: "you may <cost:anyCost> rather than pay ~ 's mana cost",
    means: ruleOf({ keyword: 'alternativeCost', costs: ['$cost'] }),
  },
  {
    subject: 'you',
    words: "if <asked:condition> , you may <cost:anyCost> rather than pay ~ 's mana cost",
    means: ruleOf({ keyword: 'alternativeCost', costs: ['$cost'], if: '$asked' }),
  },
  {
    subject: 'you',
    words: "you may <one:anyCost> and <other:anyCost> rather than pay ~ 's mana cost",
    means: ruleOf({ keyword: 'alternativeCost', costs: ['$one', '$other'] }),
  },
  {
    subject: 'you',
    words: 'as an additional cost to cast ~ , <cost:cost>',
    means: ruleOf({ keyword: 'additionalCost', costs: ['$cost'] }),
  },
];

/** Whom a rule is about, in words: the subject of "can't cast spells", "can't gain life". */
const WHO = [
  ['you', ['you']],
  ['opponent', ['your opponents', 'each opponent']],
  ['any', ['players', 'each player']],
] as const;

/** What players can't do, and when they may cast spells (rules 119.7, 601.3). */
const ofPlayers: readonly Verb[] = [
  ...WHO.flatMap(([who, said]): readonly Verb[] => [
    {
      subject: 'you',
      words: said.map((some) => `${some} can't cast <spells:spells>`),
      means: ruleOf({ keyword: 'cantCast', who, spells: '$spells' }),
    },
    {
      subject: 'you',
      words: said.map((some) => `${some} can't gain life`),
      means: ruleOf({ keyword: 'cantGainLife', who }),
    },
  ]),
  {
    subject: 'you',
    words: 'you may cast <spells:spells> as though they had flash',
    means: ruleOf({ keyword: 'castsAsFlash', spells: '$spells' }),
  },
  {
    subject: 'you',
    words: [
      'you may cast ~ as though it had flash if <asked:condition>',
      'you may cast ~ as though it had flash as long as <asked:condition>',
      'as long as <asked:condition> , you may cast ~ as though it had flash',
      'if <asked:condition> , you may cast ~ as though it had flash',
    ],
    means: ruleOf({ keyword: 'flashIf', if: '$asked' }),
  },
  {
    subject: 'you',
    words: 'you may cast ~ as though it had flash if you pay <mana:mana> more to cast it',
    means: ruleOf({ keyword: 'flashCost', costs: [{ cost: 'mana', mana: '$mana' }] }),
  },
];

/** Damage of some kind, in words. */
const KINDS_OF_DAMAGE = [
  ['damage', {}],
  ['combat damage', { combat: true }],
  ['noncombat damage', { combat: false }],
] as const;
/** To whom it is dealt is said again, in words that add nothing. */
const AGAIN =
  ' to that_permanent_or_player|that_player_or_permanent|that_creature_or_player|that_creature|that_permanent|that_player|you';
const CHANGED_DAMAGE: readonly (readonly [words: string, change: Readonly<Record<string, Template>>])[] = [
  ['double that damage', { times: 2 }],
  ['triple that damage', { times: 3 }],
  ['that much damage plus <plus:number>', { plus: '$plus' }],
  ['that much damage minus <minus:number>', { minus: '$minus' }],
];

/** "If a source you control would deal damage to an opponent, it deals double that damage instead" (rules 614.1a, 615.1a). */
const damageChanges: readonly Verb[] = KINDS_OF_DAMAGE.flatMap(([kind, combat]): readonly Verb[] => {
  const would = `if <from:damageSource> would deal ${kind} to <to:damaged> ,`;
  const keyword = { keyword: 'changesDamage', from: '$from={}', to: '$to=any', ...combat };
  return [
    ...CHANGED_DAMAGE.map(([words, change]): Verb => ({
      subject: 'you',
      words: ['', AGAIN].map((again) => `${would} it deals ${words}${again} instead`),
      means: ruleOf({ ...keyword, ...change }),
    })),
    {
      subject: 'you',
      words: `${would} prevent <prevent:number> of that damage`,
      means: ruleOf({ ...keyword, prevent: '$prevent' }),
    },
  ];
});

/** Rules that other objects give a card: "creatures with power 2 or less can't block ~". */
const aboutIt: readonly Verb[] = [
  {
    subject: 'object',
    aux: "can't",
    words: ['block ~', 'block it'],
    means: ruleOf({ keyword: 'cantBeBlockedBy', blockers: '$subject.each' }),
  },
  {
    subject: 'object',
    words: ['enter tapped', 'enter the battlefield tapped'],
    means: ruleOf({ keyword: 'entersTapped', those: '$subject.each' }),
  },
  {
    subject: 'object',
    aux: "can't",
    words: 'attack you',
    means: ruleOf({ keyword: 'cantBeAttackedBy', creatures: '$subject.each' }),
  },
  {
    subject: 'object',
    aux: "can't",
    words: 'attack you or planeswalkers you control',
    means: ruleOf({ keyword: 'cantBeAttackedBy', creatures: '$subject.each', planeswalkers: true }),
  },
];

/** The sentences of rules about a card, its controller and its cost. */
export const ruleVerbs: readonly Verb[] = [
  ...sentences,
  ...costChanges,
  ...casting,
  ...ofPlayers,
  ...damageChanges,
  ...aboutIt,
];
