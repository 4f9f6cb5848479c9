import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { mtgMessages } from '../../language/messages.js';
import { mtg } from '../../rules/targeting/kinds.js';
import {
  getMaxTargetCount,
  getRequiredTargetCount,
  matchTargetPattern,
  parseTargetRequirements,
  requiresTargets,
  targetSpecOf,
} from './parse.js';

const creature = { types: ['creature'], name: 'Brine Warden, the Calm' };
const told = (text: string, context: object = {}) =>
  parseTargetRequirements(text, context).map(
    ({ ability: { kind, index, mode, granted }, words, issues, from }) =>
      [
        from === 'keyword' ? 'keyword' : '',
        granted ? 'granted' : '',
        kind,
        index,
        mode === undefined ? '' : `mode ${mode}`,
        words ?? issues[0]?.code,
      ]
        .filter((part) => part !== '')
        .join(' '),
  );

describe('which ability a target is of', () => {
  it.each<[string, readonly string[], object?]>([
    ['Destroy target nonblack creature.', ['spell 0 target nonblack creature']],
    // Hyphens as typesetters write them.
    ['Destroy target non\u2011black creature.', ['spell 0 target nonblack creature']],
    ['Destroy target Assembly\u2010Worker.', ['spell 0 target Assembly-Worker']],
    [
      'Sear deals 2 damage to any target and 1 damage to another target.',
      ['spell 0 any target', 'spell 0 any other target'],
    ],
    [
      'Flying\n{2}, {T}: Tap target creature an opponent controls.',
      ['activated 1 target creature an opponent controls'],
      creature,
    ],
    [
      'When Brine Warden enters, return up to one other target permanent to its owner’s hand.',
      ['triggered 0 up to one other target permanent'],
      creature,
    ],
    [
      '+1: Untap up to two target lands.\n−3: Exile target card from a graveyard.',
      ['activated 0 up to two target lands', 'activated 1 target card from a graveyard'],
    ],
    [
      'Choose one —\n• Counter target spell.\n• Target player draws two cards.',
      ['spell 0 mode 0 target spell', 'spell 0 mode 1 target player'],
    ],
    [
      'Choose one — • Destroy target land. • Destroy target battle.',
      ['spell 0 mode 0 target land', 'spell 0 mode 1 target battle'],
    ],
    [
      'I, II — Target opponent mills two cards.\nIII — Exile target creature.',
      ['triggered 0 target opponent', 'triggered 1 target creature'],
      { types: ['enchantment'] },
    ],
    ['You may pay {2}. When you do, destroy target artifact.', ['triggered 1 target artifact']],
    [
      'Creatures you control have "{T}: This creature deals 1 damage to target player."',
      ['granted activated 1 target player'],
      creature,
    ],
    [
      'Exile target creature you control and target creature you don’t control.',
      ['spell 0 target creature you control', "spell 0 target creature you don't control"],
    ],
    [
      'Return up to one target instant card and up to one target land card from your graveyard to your hand.',
      [
        'spell 0 up to one target instant card from your graveyard',
        'spell 0 up to one target land card from your graveyard',
      ],
    ],
    [
      'Flying, mentor\nEquip Knight {1}\nEquip {3}',
      [
        "keyword triggered 0 target attacking creature with power less than ~'s power",
        'keyword activated 1 target Knight creature you control',
        'keyword activated 2 target creature you control',
      ],
      creature,
    ],
    [
      'Enchant creature without flying\nEnchanted creature gets +1/+1.',
      ['keyword spell 0 target creature without flying'],
      { types: ['enchantment'] },
    ],
    [
      'Soulshift 3',
      ['keyword triggered 0 target Spirit card from your graveyard with mana value 3 or less'],
      creature,
    ],
    ['(Equip: Attach to target creature you control.)', []],
  ])('%s', (text, expected, context) => expect(told(text, context)).toEqual(expected));

  it.each([
    'Whenever this creature becomes the target of a spell, draw a card.',
    'Copy that spell. You may choose new targets for the copy.',
    'Spells your opponents cast that target this creature cost {2} more to cast.',
    'Change the target of that spell.',
    'This spell costs {1} more to cast for each target beyond the first.',
  ])('targets nothing: %s', (text) => expect(told(text)).toEqual([]));

  it.each([
    ['Destroy target creature that hums.', 'text.unknownTail'],
    ['Exile target thing.', 'text.unknownNoun'],
    ['It deals X plus 1 damage divided as you choose among any number of targets.', 'mtg.unknownDivision'],
    ['Destroy target Elf, creature with humming, or land.', 'text.unknownTail'],
    ['Destroy target permanent with an equal or lesser mana value.', 'mtg.unclearReference'],
    ['Tap target creature with trample and haste.', 'text.unknownTail'],
    ['Tap target creature with trample, haste, or reach.', 'text.unknownTail'],
    ['Tap target creature with power 2 or less and trample.', 'text.unknownTail'],
    ["Tap target creature that's red or blue and attacking.", 'text.unknownTail'],
    ['Counter target spell cast from exile.', 'text.unknownTail'],
    ['Tap target permanent put onto the battlefield this turn.', 'text.unknownTail'],
    ['Tap target creature attacking player controls, then untap it.', 'text.unknownTail'],
    ['Tap target land you control or you own.', 'text.unknownTail'],
    ['Tap target creature except for Brine Warden.', 'text.unknownTail'],
    ['Tap target creature blocking Brine Warden.', 'text.unknownTail'],
    ['Tap target creature Brine Warden.', 'text.unknownTail'],
    ['Exile target red spell or permanent.', 'text.ambiguous'],
    ['Tap target creature blocking it.', 'mtg.unclearReference'],
    [
      'Prevent damage dealt this turn to any number of targets, divided as you choose.',
      'mtg.unknownDivision',
    ],
    ["That spell's controller chooses target creature.", 'mtg.unclearReference'],
    ['Tap target land controlled by the same player.', 'mtg.unclearReference'],
  ])('refuses openly: %s', (text, code) =>
    expect(parseTargetRequirements(text)).toMatchObject([{ understood: false, issues: [{ code }] }]),
  );
});

describe('what a slot says', () => {
  const slots = (text: string, context: object = {}) =>
    parseTargetRequirements(text, context).map(({ slot }) => slot);

  it('keeps the span of the words', () => {
    const text = 'Tap up to two target tapped creatures. (Really.) Draw a card.';
    const span = parseTargetRequirements(text)[0]?.span ?? { start: 0, end: 0 };
    expect(text.slice(span.start, span.end)).toBe('up to two target tapped creatures');
  });

  it('divides', () => {
    expect(slots('It deals 4 damage divided as you choose among one or two targets.')).toMatchObject([
      { min: 1, max: 2, division: { total: 4 } },
    ]);
    expect(slots('Distribute X +1/+1 counters among any number of target creatures.')).toMatchObject([
      { division: { total: 'X' } },
    ]);
  });

  it.each([
    'It deals 4 damage to any number of targets, divided as you choose.',
    'Prevent the next 4 damage that would be dealt to any number of targets this turn, divided as you choose.',
  ])('divides: %s', (text) => expect(slots(text)).toMatchObject([{ division: { total: 4 } }]));

  it('divides among the phrase that it is said of', () => {
    const text =
      'It deals 2 damage to target player and 4 damage divided as you choose among two target lands.';
    expect(slots(text).map((slot) => slot?.division)).toEqual([undefined, { total: 4 }]);
  });

  it('refuses to divide among two phrases', () => {
    const text =
      'It deals 4 damage divided as you choose among target land and up to two other target lands.';
    expect(parseTargetRequirements(text)[0]).toMatchObject({ understood: false });
  });

  it('ties another to what it is another than', () => {
    const text = 'Move a counter from target creature onto another target creature with the same controller.';
    expect(parseTargetRequirements(text)[1]?.relations).toContainEqual({
      relation: 'same',
      property: 'controller',
      slots: ['t1', 't2'],
    });
  });

  it('knows who chooses', () => {
    expect(slots('An opponent chooses target creature you control.')).toMatchObject([
      { chooser: 'opponent' },
    ]);
    expect(slots('Target player draws a card. That player chooses target land.')[1]).toMatchObject({
      chooser: 'slots.t1',
    });
  });

  it('knows what is blocked', () => {
    const text = 'Whenever this creature attacks, tap target creature blocking it.';
    expect(slots(text)).toMatchObject([{ accepts: [{ filter: { blockingThis: true } }] }]);
    const [, second] = slots('Target creature gets +1/+1. Tap target creature blocking it.');
    expect(second).toBeUndefined();
  });

  it('tells "another" than the source from "another" than an earlier target', () => {
    const [fromSource] = parseTargetRequirements('When this creature enters, tap another target creature.');
    expect(fromSource).toMatchObject({
      slot: { accepts: [{ filter: { excludeSelf: true } }] },
      relations: [],
    });
    const [, second] = parseTargetRequirements(
      'Target creature gets +1/+1 and another target creature gets -1/-1.',
    );
    expect(second).toMatchObject({ relations: [{ relation: 'different', slots: ['t1', 't2'] }] });
    expect(second?.slot?.accepts).not.toMatchObject([{ filter: { excludeSelf: true } }]);
  });

  it('knows who "that player" is', () => {
    expect(slots('Target opponent loses 1 life. Tap target creature that player controls.')[1]).toMatchObject(
      { accepts: [{ filter: { controller: 'slots.t1' } }] },
    );
    expect(
      slots('Whenever it deals combat damage to a player, tap target creature that player controls.'),
    ).toMatchObject([{ accepts: [{ filter: { controller: 'role.thatPlayer' } }] }]);
    expect(slots('For each opponent, tap up to one target creature that player controls.')).toMatchObject([
      { min: 0, max: 'any', accepts: [{ filter: { controller: 'opponent' } }] },
    ]);
  });

  it('"with the greatest power among ..." means one of those', () => {
    const read = (text: string) =>
      parseTargetRequirements(text).map(({ where, slot, issues: [issue] }) => [
        where,
        slot?.accepts.map((query) => ('filter' in query ? query.filter : query)) ?? issue?.code,
      ]);
    const yours = { zone: 'battlefield', type: 'creature', controller: 'self' };
    expect(read('Destroy target creature with the least power among creatures you control.')).toEqual([
      ['the least power among creatures you control', [{ ...yours, power: { lte: 'X' } }]],
    ]);
    expect(
      read('Destroy target creature with the highest mana value among creatures on the battlefield.'),
    ).toEqual([
      [
        'the highest mana value among creatures on the battlefield',
        [{ zone: 'battlefield', type: 'creature', manaValue: { gte: 'X' } }],
      ],
    ]);
    expect(read('Destroy target creature with the greatest power among happy creatures.')).toEqual([
      [undefined, 'text.unknownTail'],
    ]);
  });

  it('keeps the words of an amount that counts as X', () => {
    expect(
      parseTargetRequirements(
        'Destroy target creature with power less than or equal to the number of lands you control.',
      ),
    ).toMatchObject([
      { where: 'the number of lands you control', slot: { accepts: [{ filter: { power: { lte: 'X' } } }] } },
    ]);
  });

  it('makes specs that the game reads', () => {
    const text =
      "Return up to two target creature cards from a single graveyard and target permanent that shares a card type with it to their owners' hands.";
    const requirements = parseTargetRequirements(
      'Exchange control of target land you control and target permanent an opponent controls that shares a card type with it.',
    );
    const spec = targetSpecOf(requirements, { index: 0 });
    expect(spec?.relations).toEqual([{ relation: 'same', property: 'types', slots: ['t1', 't2'] }]);
    expect(mtg.parseSpec(spec)).toMatchObject({ ok: true });
    expect(parseTargetRequirements(text)[0]?.relations).toEqual([
      { relation: 'same', property: 'owner', slots: ['t1'] },
    ]);
  });
});

describe('counting', () => {
  it.each<[string, boolean, number | undefined, number | 'any' | undefined]>([
    ['Draw a card.', false, 0, 0],
    ['Destroy target creature and up to two target lands.', true, 1, 3],
    ['Tap any number of target creatures.', true, 0, 'any'],
    ['Tap X target creatures.', true, undefined, undefined],
  ])('%s', (text, any, least, most) => {
    expect([requiresTargets(text), getRequiredTargetCount(text), getMaxTargetCount(text)]).toEqual([
      any,
      least,
      most,
    ]);
  });
});

it.each(['target ', 'target creature or ', 'up to ', '"', '(', '{', 'of the '])(
  'refuses a megabyte of %j at once',
  (noise) => {
    const started = performance.now();
    const found = parseTargetRequirements(noise.repeat(Math.ceil(1_000_000 / noise.length)));
    expect(found).toMatchObject([{ understood: false, issues: [{ code: 'text.tooLong' }] }]);
    expect(performance.now() - started).toBeLessThan(2_000);
  },
);

it.each([
  'target ',
  'target creature or ',
  'target red, blue, ',
  'target creature with flying and ',
  'that targets a ',
])('reads a long text of %j in bounded time', (noise) => {
  const started = performance.now();
  parseTargetRequirements(`target spell ${noise.repeat(Math.ceil(18_000 / noise.length))}`);
  expect(performance.now() - started).toBeLessThan(10_000);
});

it.each([
  ['target tapped creature', [['target tapped creature'], 1, 1]],
  ['up to two target lands you control', [['up to two target lands you control'], 0, 2]],
  ['another target artifact', [['another target artifact'], 1, 1]],
])('reads %s', (phrase, expected) => {
  const matched = matchTargetPattern(phrase);
  const slot = matched.ok ? matched.value.spec.slots[0] : undefined;
  expect([matched.ok && matched.value.words, slot?.min, slot?.max]).toEqual(expected);
  expect(matched.ok && mtg.parseSpec(matched.value.spec).ok).toBe(true);
});

it.each([
  ['a tapped creature', 'mtg.noTarget'],
  ['target wobbly thingamajig', 'text.unknownNoun'],
  ['', 'mtg.noTarget'],
])('refuses %s', (phrase, code) => {
  const matched = matchTargetPattern(phrase);
  expect(matched.ok ? [] : matched.issues.map((found) => found.code)).toEqual([code]);
  expect(
    matched.ok || matched.issues.map((found) => describeIssue(found, { messages: mtgMessages })).join(),
  ).not.toContain(code);
});
