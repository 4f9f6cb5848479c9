import { tokenize } from '@reticle/core/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AbilityCost } from '../../language/cost.js';
import { parseActivatedAbilities } from './activated.js';
import { printAbility } from './print-ability.js';
import { read, ability } from '../../../test/activated-words.js';

describe('costs', () => {
  it.each<[string, readonly AbilityCost[]]>([
    ['{2}{R}, {T}', [{ cost: 'mana', mana: [2, 'R'] }, { cost: 'tap' }]],
    [
      '{X}, Pay 2 life',
      [
        { cost: 'mana', mana: ['X'] },
        { cost: 'life', amount: 2 },
      ],
    ],
    ['Sacrifice this artifact', [{ cost: 'sacrifice', what: 'self' }]],
    [
      '{T}, Sacrifice two Goblins',
      [{ cost: 'tap' }, { cost: 'sacrifice', what: { subtype: 'Goblin' }, count: 2 }],
    ],
    [
      'Sacrifice an artifact, creature, or land',
      [
        {
          cost: 'sacrifice',
          what: { anyOf: [{ type: 'artifact' }, { type: 'creature' }, { type: 'land' }] },
        },
      ],
    ],
    ['Sacrifice another creature', [{ cost: 'sacrifice', what: { type: 'creature', excludeSelf: true } }]],
    [
      'Tap two untapped Elves you control',
      [{ cost: 'tapOthers', what: { subtype: 'Elf', controller: 'self' }, count: 2 }],
    ],
    ['Discard a creature card', [{ cost: 'discard', what: { type: 'creature' } }]],
    ['Discard a card at random', [{ cost: 'discard', what: {}, random: true }]],
    [
      'Remove two charge counters from Brass Golem',
      [{ cost: 'removeCounters', counter: 'charge', amount: 2 }],
    ],
    [
      'Exile two cards from your graveyard',
      [{ cost: 'exile', what: { zone: 'graveyard', owner: 'self' }, count: 2 }],
    ],
    [
      "Return a land you control to its owner's hand",
      [{ cost: 'return', what: { type: 'land', controller: 'self' } }],
    ],
    [
      'Remove a +1/+1 counter from a creature you control',
      [{ cost: 'removeCounters', counter: '+1/+1', amount: 1, what: { type: 'creature' } }],
    ],
    ['Remove an ember counter from Brass Golem', [{ cost: 'removeCounters', counter: 'ember', amount: 1 }]],
    [
      'Remove two ember counters from Brass Golem and sacrifice it',
      [
        { cost: 'removeCounters', counter: 'ember', amount: 2 },
        { cost: 'sacrifice', what: 'self' },
      ],
    ],
    ['Remove X ember counters from Brass Golem', [{ cost: 'removeCounters', counter: 'ember', amount: 'X' }]],
    ['Sacrifice X Goblins', [{ cost: 'sacrifice', what: { subtype: 'Goblin' }, count: 'X' }]],
    [
      'Put a -1/-1 counter on Brass Golem',
      [{ cost: 'putCounters', counter: '-1/-1', amount: 1, what: 'self' }],
    ],
    [
      'Put a -1/-1 counter on a creature you control',
      [{ cost: 'putCounters', counter: '-1/-1', amount: 1, what: { type: 'creature' } }],
    ],
    [
      "Return two lands you control to their owner's hand",
      [{ cost: 'return', what: { type: 'land', controller: 'self' }, count: 2 }],
    ],
    ['Discard two cards at random', [{ cost: 'discard', what: {}, count: 2, random: true }]],
    ['Discard your hand', [{ cost: 'discardHand' }]],
    ['Mill a card', [{ cost: 'mill', count: 1 }]],
    ['Mill three cards', [{ cost: 'mill', count: 3 }]],
    ['Pay {E}{E}', [{ cost: 'energy', amount: 2 }]],
    ['+2', [{ cost: 'loyalty', amount: 2 }]],
    ['0', [{ cost: 'loyalty', amount: 0 }]],
    ['-3', [{ cost: 'loyalty', amount: -3 }]],
    ['-X', [{ cost: 'loyalty', amount: '-X' }]],
  ])('%s', (words, costs) => {
    expect(ability(`${words}: Draw a card.`).costs).toEqual(costs);
  });

  it('605.1a a loyalty ability is no mana ability', () => {
    expect(ability('+1: Add {R}.').isManaAbility).toBe(false);
  });

  it('207.2d flavour words before a cost say nothing; keywords there do', () => {
    expect(ability('Iron Breath — {1}: Draw a card.').costs).toEqual([{ cost: 'mana', mana: [1] }]);
    expect(read('Overdrive — {1}: Draw a card.')?.ok).toBe(false);
    expect(read('Max Speed — {1}: Draw a card.')?.ok).toBe(false);
  });

  it('702.142a, 702.57a boast and forecast say when, and how often', () => {
    expect(ability('Boast — {1}: Draw a card.')).toMatchObject({
      perTurn: 1,
      onlyIf: { what: 'self', is: { thisTurn: 'attacked' } },
    });
    expect(ability('Forecast — {1}, Reveal Brass Golem from your hand: Draw a card.')).toMatchObject({
      costs: [
        { cost: 'mana', mana: [1] },
        { cost: 'reveal', what: 'self' },
      ],
      perTurn: 1,
      timing: { turn: 'yours', during: 'upkeep' },
      zone: 'hand',
    });
  });

  it('107.3a counters removed this way are the X that was announced', () => {
    const words = 'Remove X ember counters from Brass Golem: You gain X life.';
    const removed =
      'Remove X ember counters from Brass Golem: You gain life equal to the number of ember counters removed this way.';
    expect(ability(removed).effects).toEqual([{ effect: 'gainLife', amount: 'X' }]);
    expect(ability(removed)).toEqual(ability(words));
    expect(read('{T}: You gain life equal to the number of ember counters removed this way.')?.ok).toBe(
      false,
    );
  });

  it('602.1a what was chosen for a cost is spoken of by its name', () => {
    expect(
      ability("Sacrifice a creature: You gain life equal to the sacrificed creature's power.").effects,
    ).toEqual([{ effect: 'gainLife', amount: { of: 'power', what: { bound: 'cost1' } } }]);
  });

  it('207.2c an ability word before it says nothing', () => {
    expect(ability('Channel — {1}, Discard Brass Golem: Draw a card.').costs).toEqual([
      { cost: 'mana', mana: [1] },
      { cost: 'discard', what: 'self' },
    ]);
  });

  it('107.3 what X may be paid with', () => {
    const words = '{X}{R}: Brass Golem deals X damage to any target. Spend only black and red mana on X.';
    expect(ability(words).costs).toEqual([{ cost: 'mana', mana: ['X', 'R'], onlyOnX: ['black', 'red'] }]);
  });
});

describe('when and where', () => {
  it.each([
    ['Activate only as a sorcery.', { timing: { sorcery: true } }],
    ['Activate only during your upkeep.', { timing: { turn: 'yours', during: 'upkeep' } }],
    ['Activate only once each turn.', { perTurn: 1 }],
    ['Activate only during your turn and only once each turn.', { timing: { turn: 'yours' }, perTurn: 1 }],
    ['Activate only before attackers are declared.', { timing: { during: 'beforeAttackers' } }],
    [
      'Activate only once each turn and only if you control a Forest.',
      { perTurn: 1, onlyIf: { what: { each: { subtype: 'Forest', controller: 'self' } } } },
    ],
  ])('602.5 %s', (words, limits) => {
    expect(ability(`{1}: Draw a card. ${words}`)).toMatchObject(limits);
  });

  it('113.6 works where it says that its card is', () => {
    expect(ability('{2}: Return Brass Golem from your graveyard to your hand.')).toMatchObject({
      zone: 'graveyard',
      effects: [{ effect: 'moveCards', what: 'self', to: 'hand' }],
    });
    expect(ability('{1}, Discard Brass Golem: Draw a card.')).toMatchObject({ zone: 'hand' });
    expect(ability('Exile Brass Golem from your graveyard: Draw a card.')).toMatchObject({
      zone: 'graveyard',
    });
  });

  it('605.1a adds mana and has no target', () => {
    expect(ability('{T}: Add {G}.').isManaAbility).toBe(true);
    expect(ability('{T}: Untap target land. Add {G}.').isManaAbility).toBe(false);
    expect(ability('{T}: Draw a card.').isManaAbility).toBe(false);
  });
  it('605.1a what makes a token that can add mana adds none itself', () => {
    expect(ability('{2}, {T}: Create a Treasure token.').isManaAbility).toBe(false);
  });

  it('207.2a reminder text says nothing', () => {
    expect(ability('{G}: Regenerate Brass Golem. (It is not destroyed this turn.)').effects).toEqual([
      { effect: 'regenerate', what: 'self' },
    ]);
  });
});

/** Near misses: each says more than, or something else than, a sentence that is understood. */
const REFUSED: readonly string[] = [
  'Return target creature card from your graveyard to your hand. Put a +1/+1 counter on it.',
  'Exile target creature. Tap it.',
  'Sacrifice Brass Golem. Put a +1/+1 counter on it.',
  'Brass Golem deals 2 damage to any target instead.',
  'Brass Golem deals 2 damage to any target unless you pay 3 life more.',
  'Brass Golem deals 2 damage to target creature if it attacked this turn.',
  'Brass Golem deals 2 damage to target creature and each other creature with the same name.',
  'Brass Golem deals twice X damage to any target.',
  'Brass Golem deals 2 damage to any target. It deals 1 damage to you.',
  'Target creature gets +1/+1.',
  'Target creature gains flying.',
  'Target creature gains flying and you gain 1 life until end of turn.',
  'Target creature gets an additional +1/+1 until end of turn.',
  'Draw a card for each happy creature.',
  'Draw two cards and gain 1 life for each card in your hand.',
  'Draw a card if you control a happy Elf.',
  'Draw a card, then discard a card unless you attacked this turn.',
  'Draw a card. If you do, discard a card.',
  'Destroy target creature that is lonely.',
  'Destroy target creature with the greatest power.',
  'Destroy all creatures except Elves.',
  'Destroy all creatures other than Elves and Brass Golem and dragons.',
  "Destroy target creature and target land. It can't be regenerated.",
  'Destroy target creature. Its owner loses 1 life for each time it attacked.',
  'Exile target creature. Return it to the battlefield.',
  'Exile Brass Golem and target creature. Its controller draws a card.',
  'Tap target creature. Target land gains flying until end of turn. Untap it.',
  'Create a token.',
  'Create two 1/1 white Scout creature tokens that is tapped and attacking.',
  'Create two 1/1 white Scout creature tokens that are tapped and blocking.',
  'Create a 1/1 Scout creature token.',
  'Search your library for a card and put it into your hand.',
  'Search your library for two basic land cards, put it onto the battlefield, then shuffle.',
  'Add {G} for each.',
  'Add {G} or {T}.',
  'Add one mana of any color in your hand.',
  'Add two mana of different colors.',
  'Sacrifice a creature unless.',
  'Choose target creature.',
  'Draw a card. Activate only once.',
  'You get an emblem with "Draw a card."',
];

describe('refusals', () => {
  it.each(REFUSED)('{1}: %s', (words) => {
    expect(read(`{1}: ${words}`)).toMatchObject({ ok: false });
  });

  it.each([
    'Sacrifice a creature or discard a card',
    'Sacrifice two',
    'Pay X life',
    'Tap an untapped creature',
    '{T}, {1} or {2}',
    'Discard two creature cards at random',
    'Remove all charge counters from Brass Golem',
    'Reveal a card from your hand',
    'Overdrive — {T}',
    '{Y}',
  ])('the cost %s', (cost) => {
    expect(read(`${cost}: Draw a card.`)).toMatchObject({ ok: false, issues: [{ code: 'mtg.unreadCost' }] });
  });

  it.each([
    ['{1}: Choose one — • Draw a card. • Discard a card.', 'mtg.unreadAbility'],
    ['{1}: Destroy target creature of the moon.', 'text.unknownTail'],
    ['{1}: Draw a card. Activate only on Sundays.', 'mtg.unreadTiming'],
  ])('%s: %s', (words, code) => {
    expect(read(words)).toMatchObject({ ok: false, issues: [{ code }] });
  });

  it('400.7 what a cost has put elsewhere is not looked for', () => {
    expect(read('Sacrifice Brass Golem: Put a +1/+1 counter on Brass Golem.')).toMatchObject({
      ok: false,
      issues: [{ code: 'mtg.unclearReference' }],
    });
    expect(read('Sacrifice Brass Golem: It deals damage equal to its power to any target.')).toMatchObject({
      ok: true,
    });
  });

  describe('what may not have happened', () => {
    const unclear = { ok: false, issues: [{ code: 'mtg.unclearReference' }] };
    it.each([
      "You may pay {2}. If you do, tap target creature. That creature can't block this turn.",
      'You may tap target creature. It gets +1/+1 until end of turn.',
      'If you control a Swamp, tap target creature. That creature gets +1/+1 until end of turn.',
    ])('is not leaned on: %s', (words) => expect(read(`{1}: ${words}`)).toMatchObject(unclear));

    it.each([
      "Tap target creature. You may pay {2}. If you do, untap that creature. It can't block this turn.",
      'You may pay {2}. If you do, tap target creature. You gain 2 life.',
    ])('does not matter where it is not: %s', (words) =>
      expect(read(`{1}: ${words}`)).toMatchObject({ ok: true }),
    );
  });

  it('says where the words stand that were not understood', () => {
    const words = '{1}: Draw a card and dance.';
    expect(read(words)).toMatchObject({
      issues: [{ data: { words: 'Draw a card and dance', span: { start: 5, end: 26 } } }],
    });
  });

  it('takes any text without a throw, and a mark of its own for none', () => {
    const words = fc.array(
      fc.constantFrom(
        '{T}',
        ':',
        '.',
        ',',
        'and',
        'target',
        'creature',
        'draw',
        'a',
        'card',
        'it',
        '{=t1}',
        '~',
        '"',
        '\n',
        'until',
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(words, (all) => {
        expect(Array.isArray(parseActivatedAbilities(all.join(' ')))).toBe(true);
      }),
    );
    expect(read('{1}: Tap {=t1}.')).toMatchObject({ ok: false });
    expect(parseActivatedAbilities('{1}: '.repeat(10_000))).toEqual([]);
  });
});

describe('hostile words', () => {
  it.each([
    ['sentences in sentences', 'dance and you may draw a card and '.repeat(15)],
    [
      'delays of delays',
      `${'at the beginning of the next end step, '.repeat(8)}dance${' at end of combat'.repeat(8)}`,
    ],
    ['things and things', `destroy all ${'creatures and '.repeat(60)}lands.`],
  ])('%s are refused in no time', (_, words) => {
    expect(read(`{1}: ${words}`)).toMatchObject({ ok: false });
  });
});

describe('printing', () => {
  it.each([
    '{2}{R}, {T}, Sacrifice a creature: Brass Golem deals 3 damage to any target.',
    "{1}: Tap target creature. That creature doesn't untap during its controller's untap step for as long as Brass Golem remains tapped.",
    '{T}: Another target Elf gains haste until end of turn. Activate only during your turn.',
    '{0}: Destroy all other enchantments.',
    "{U}: Return Brass Golem to its owner's hand.",
    '{2}: You may tap or untap target artifact or land.',
    '{X}, Sacrifice Brass Golem: Create X 1/1 green Snake creature tokens. Activate only as a sorcery.',
    '{3}: Brass Golem becomes a 4/4 Construct artifact creature with trample until end of turn.',
    'Boast — {1}: Draw a card.',
    'Forecast — {1}, Reveal Brass Golem from your hand: Draw a card.',
    '+1: Draw a card.',
    '-X: Draw X cards.',
    'Remove X ember counters from Brass Golem: Draw X cards.',
    '{1}: Draw a card. Activate only as a sorcery and only if you control a Forest.',
  ])('%s', (words) => {
    expect(printAbility(ability(words), { name: 'Brass Golem' })).toEqual({ ok: true, value: words });
  });

  it('refuses what has no words', () => {
    const odd = { ...ability('{1}: Draw a card.'), effects: [{ effect: 'draw' as const, bind: 'odd' }] };
    expect(printAbility(odd)).toMatchObject({
      ok: false,
      issues: [{ code: 'mtg.noWords', data: { what: 'effects' } }],
    });
  });

  it('prints the same from every form of the same JSON', () => {
    const given = {
      ...ability('{1}: Draw a card.'),
      effects: [{ effect: 'draw' as const, who: 'you' as const, amount: 1 }],
    };
    expect(printAbility(given)).toEqual({ ok: true, value: '{1}: Draw a card.' });
  });

  it('tells its words apart by tokens, not by capitals', () => {
    expect(tokenize('{T}: DRAW A CARD.')).toHaveLength(6);
    expect(ability('{T}: DRAW A CARD.').effects).toEqual([{ effect: 'draw' }]);
  });
});

it.each([
  ['another player is told to choose what you choose', '{T}: Target player discards a card of your choice.'],
  ['the same, to be sacrificed', '{T}: Each player sacrifices a creature of your choice.'],
  ['107.3a no cost announces X', '{T}: Draw X cards.'],
  [
    '107.3a no cost announces the X of a payment',
    '{T}: Counter target spell unless its controller pays {X}.',
  ],
])('refuses where %s', (_what, words) => {
  expect(read(words)?.ok).toBe(false);
});
