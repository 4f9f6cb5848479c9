import { describe, expect, it } from 'vitest';
import { parseTargetRequirements } from './parse.js';
import type { TextContext } from './requirement.js';

const ZERO_WIDTH = '\u200B';
const artifact = { name: 'Brass Owl', types: ['artifact'] };

/** Returns each target as its words and its count, or the code of its refusal. */
const told = (text: string, context: TextContext = {}) =>
  parseTargetRequirements(text, context).map(({ words, issues, slot }) =>
    slot ? `${words} ${slot.min}..${slot.max}` : (issues[0]?.code ?? ''),
  );

describe('an unknown word before "target" drops no count', () => {
  it.each([
    ['Tap another foo target creature.', 'text.unknownLead'],
    ['Tap other foo target creature.', 'text.unknownLead'],
    ['Tap up to one foo target creature.', 'text.unknownLead'],
    ['Exile foo target card from a graveyard.', 'text.unknownLead'],
    ['It deals 3 damage to foo target player.', 'text.unknownLead'],
    ['Tap a target creature.', 'text.unknownCount'],
    ['Tap the target creature.', 'text.unknownCount'],
    ['A target creature gets +1/+1.', 'text.unknownCount'],
    ['Every target player draws a card.', 'text.unknownCount'],
    ['No target creature can block.', 'text.unknownCount'],
    ['Destroy between one and three target creatures.', 'text.unknownCount'],
    ['Destroy one to three target creatures.', 'text.unknownCount'],
    ['Destroy one of target creature.', 'text.unknownCount'],
    ['Destroy one of two target creatures.', 'text.unknownCount'],
    ['Destroy a maximum of two target creatures.', 'text.unknownCount'],
    ['Destroy only target creature.', 'target creature 1..1'],
    ['Destroy a land or target creature.', 'mtg.eitherTarget'],
    ['Counter its target creature spell.', 'text.unknownCount'],
    ['Tap no target creature.', 'text.unknownCount'],
    ['Tap three creature target creature.', 'text.unknownLead'],
  ])('%s', (text, code) => expect(told(text)).toEqual([code]));

  it.each([
    'Tap up to three foo target creatures.',
    'Tap up to two target creature.',
    'Tap two target Elf.',
    'Tap target creatures.',
    'Tap two target creature spell.',
    'Counter target creatures spell.',
    'Return target instant or sorceries card from your graveyard to your hand.',
    'It deals 1 damage to up to two target.',
    'It deals 1 damage to any targets.',
  ])('nor does one that does not agree with it: %s', (text) =>
    expect(told(text)).toEqual(['text.disagreement']),
  );

  it.each([
    ['Tap an additional target creature.', 'another target creature 1..1'],
    ['Frobnicate target creature.', 'target creature 1..1'],
    ['You may frobnicate up to two target creatures.', 'up to two target creatures 0..2'],
    ['Brass Owl and target creature fight.', 'target creature 1..1'],
    ['Tap all lands target player controls.', 'target player 1..1'],
    ['Prevent all damage target creature would deal this turn.', 'target creature 1..1'],
  ])('but a verb is one wherever it may stand: %s', (text, read) =>
    expect(told(text, { name: 'Brass Owl' })).toEqual([read]),
  );
});

describe('how many targets something has is none of its own', () => {
  it.each([
    'Counter target spell if it has only one target.',
    'Counter target spell with exactly two targets.',
    'Counter target spell if it has three targets.',
    'Counter target spell if it has two or more targets.',
  ])('%s', (text) => expect(told(text)).toHaveLength(1));
});

describe('what is done for each of many', () => {
  it.each([
    'For each +1/+1 counter on Brass Owl, destroy target creature.',
    'For each opponent, destroy target creature.',
    'Draw a card. Then for each card in your hand, tap target land.',
    'Destroy target creature for each +1/+1 counter on Brass Owl.',
    'Choose up to one target creature for each color.',
  ])('asks for nobody knows how many: %s', (text) =>
    expect(told(text, artifact)).toEqual(['mtg.unclearEach']),
  );

  it.each([
    'Put a +1/+1 counter on target creature for each land you control.',
    'For each land target player controls, you gain 1 life.',
    'For each opponent, tap up to one target creature that player controls.',
  ])('unless one target is meant, or one of each player: %s', (text) =>
    expect(parseTargetRequirements(text)).toMatchObject([{ understood: true }]),
  );
});

describe('601.2c what is asked for only under a choice made in casting', () => {
  it.each([
    ['If evidence was collected, instead destroy target creature.', 'evidence was collected', true],
    ['If you revealed a Goblin card, destroy target land.', 'you revealed a goblin card', undefined],
    [
      'Addendum — If you cast this spell during your main phase, instead destroy target land.',
      'you cast this spell during your main phase',
      true,
    ],
    [
      'If this spell was cast from a graveyard, destroy target land.',
      'this spell was cast from a graveyard',
      undefined,
    ],
    ['Destroy target land instead if the gift was promised.', 'the gift was promised', true],
    ['If this spell was kicked, tap target land.', 'this spell was kicked', undefined],
  ])('%s', (text, words, instead) =>
    expect(parseTargetRequirements(`Tap target creature. ${text}`)).toMatchObject([
      { understood: true },
      { understood: true, onlyIf: { words, ...(instead ? { instead } : {}) } },
    ]),
  );

  it.each([
    'If you control a Goblin, destroy target land.',
    'If you revealed a land card this way, destroy target land.',
    'If {U} was spent to cast this spell, destroy target land.',
    'If mana was spent so that this spell was kicked, destroy target land.',
    'Destroy target land if its power is 3 or less.',
  ])('and what is asked for whatever is chosen: %s', (text) => {
    const [only] = parseTargetRequirements(text);
    expect([only?.understood, only?.onlyIf]).toEqual([true, undefined]);
  });

  it('refuses a target that stands in on another condition', () => {
    expect(told('Tap target creature. If you control a Goblin, instead destroy target land.')).toEqual([
      'target creature 1..1',
      'mtg.unclearCondition',
    ]);
  });

  it('702.148a: asks for another where the cleave cost is paid', () => {
    const text = 'Cleave {3}\nDestroy target [tapped] creature. You gain 2 life.';
    expect(parseTargetRequirements(text)).toMatchObject([
      { words: 'target tapped creature', relations: [] },
      {
        id: 'c1',
        words: 'target creature',
        onlyIf: { words: "this spell's cleave cost was paid", instead: true },
      },
    ]);
    expect(told('Cleave {3}\n[Tap target land.] Draw a card.')).toEqual(['mtg.unclearCondition']);
    expect(told('Destroy target [black] creature.')).toEqual(['text.unknownNoun']);
    expect(told('[+1]: Tap target land.', artifact)).toEqual(['target land 1..1']);
  });
});

describe('what may not be chosen as the spell is cast', () => {
  it('is not looked at as it resolves', () => {
    const text =
      "Enchant creature\nYou can't choose an untapped creature as this spell's target as you cast it.";
    expect(parseTargetRequirements(text, { types: ['enchantment'] })).toMatchObject([
      { slot: { accepts: [{ announceOnly: { not: { type: 'creature', tapped: false } } }] } },
    ]);
  });

  it('is refused where it is not read', () => {
    const text = "Tap target creature. You can't choose a humming creature as this spell's target.";
    expect(told(text)).toEqual(['mtg.unreadLimit']);
  });
});

describe('than what "another" is another', () => {
  const another = "Another target creature can't block this turn.";

  it('is never a spell itself', () => {
    for (const types of [['instant'], ['sorcery']])
      expect(told(another, { types })).toEqual(['mtg.unclearOther']);
    const both = 'Tap target creature. Untap another target creature.';
    expect(told(both, { types: ['instant'] })).toEqual([
      'target creature 1..1',
      'another target creature 1..1',
    ]);
    const back = 'Return another target card from your graveyard to your hand.';
    expect(told(back, { types: ['sorcery'] })).toEqual(['another target card from your graveyard 1..1']);
  });

  it('is a permanent of the kind', () => {
    expect(told(`{T}: ${another}`, { types: ['creature'] })).toEqual(['another target creature 1..1']);
  });
});

describe('whom a phrase leans on', () => {
  it.each([
    'Tap target creature and another target creature that player controls.',
    'When this creature enters, tap target creature that player controls.',
    'Whenever you draw a card, exile target card from their graveyard.',
    'Draw a card.\nWhenever this creature attacks, tap target land that player controls.',
  ])('is somebody: %s', (text) => expect(told(text, artifact)).toContain('mtg.unclearReference'));

  it('is one opponent where one is meant', () => {
    const ties = (text: string) => parseTargetRequirements(text).map(({ relations }) => relations);
    const same = (property: string) => [{ relation: 'same', property, slots: ['t1'] }];
    expect(ties('Tap two target creatures an opponent controls.')).toEqual([same('controller')]);
    expect(ties("Exile up to two target cards from an opponent's graveyard.")).toEqual([same('owner')]);
    expect(ties('Tap two target creatures your opponents control.')).toEqual([[]]);
    expect(ties('Tap target creature an opponent controls.')).toEqual([[]]);
    expect(told('Tap two target creatures your opponents control.')).toEqual([
      'two target creatures your opponents control 2..2',
    ]);
  });

  it('is what is equipped, which no filter names', () => {
    const text = 'Whenever equipped creature becomes blocked, tap target creature blocking it.';
    expect(told(text, artifact)).toEqual(['mtg.unclearReference']);
    expect(told("Tap target land. Tap target creature it's blocking.")).toContain('mtg.unclearReference');
  });
});

it.each([
  ['Destroy target creature with power X or less, where X is the number of lands you control.'],
  ['Tap up to X target lands, where X is the number of lands you control.'],
  ['It deals X damage divided as you choose among two targets, where X is the number of lands you control.'],
  // The X belongs to the effect, too. The target itself has none.
  ['It deals X damage to target creature, where X is the number of lands you control.'],
  ['Target creature gets +X/+X until end of turn, where X is the number of lands you control.'],
  ['Tap any land. Target player draws X cards, where X is the number of lands you control. Scry 1.'],
  [
    'Whenever it attacks, any target loses X life and you gain X life, where X is the number of lands you control.',
  ],
  // A target with its own X, in an earlier sentence.
  [
    'Tap target creature with power X or less. Draw X cards, where X is the number of lands you control. Scry 1.',
  ],
])('keeps what X is: %s', (text) =>
  expect(parseTargetRequirements(text)).toMatchObject([{ where: 'the number of lands you control' }]),
);

it('is said of the targets of its own sentence, and of its own ability, alone', () =>
  expect(
    parseTargetRequirements(
      'Tap target land. It deals X damage to target creature and X damage to target player, where X is its power. Untap target land.\nExile target artifact with mana value X. Scry 1.\nDraw X cards, where X is its toughness.',
    ).map(({ where }) => where),
  ).toEqual([undefined, 'its power', 'its power', undefined, undefined]));

describe('words that are no names of anything', () => {
  it.each([
    ['Tap target Creture.', { word: 'creture', nearest: 'creature' }],
    ['Tap target Goblln.', { word: 'goblln', nearest: 'goblin' }],
    ['Tap target Frumious creature.', { word: 'frumious' }],
    ['Tap target creature with flyng.', { word: 'flyng', nearest: 'flying' }],
    ['Tap target non-Humna creature.', { word: 'nonhumna', nearest: 'nonhuman' }],
    ['Tap targte creature and target craeture.', { word: 'craeture', nearest: 'creature' }],
  ])('%s', (text, unknown) =>
    expect(parseTargetRequirements(text)).toMatchObject([
      { understood: false, issues: [{ data: { unknown } }] },
    ]),
  );

  it.each([
    ['TAP TARGET CREATURE.', 'target creature 1..1'],
    ['SEAR DEALS 3 DAMAGE TO ANY TARGET THIS TURN.', 'any target 1..1'],
    ['Destroy Target Creature With Flying.', 'target creature with flying 1..1'],
  ])('whatever their letters: %s', (text, read) => expect(told(text)).toEqual([read]));
});

describe('characters', () => {
  it.each([
    `Tap tar${ZERO_WIDTH}get creature.`,
    `Tap target${ZERO_WIDTH} crea\u00ADture.`,
    'Tap target\u00A0creature.',
    'Tap target\u2003creature.',
  ])('that are not seen are not there: %j', (text) => expect(told(text)).toEqual(['target creature 1..1']));

  it.each([
    ['Tap target&nbsp;creature.', '&nbsp;'],
    ['Tap &#116;arget creature.', '&#116;'],
    ['Tap <i>target</i> creature.', '<i>'],
    ['Tap t\u0430rget creature.', '\u0430'],
    ['Tap tar\uFF47et creature.', '\uFF47'],
    ['Tap ta\u0301rget creature.', '\u0301'],
    ['Draw a card.\u0007', '\u0007'],
  ])('that could hide a word are refused: %j', (text, words) => {
    const start = text.indexOf(words);
    const span = { start, end: start + words.length };
    expect(parseTargetRequirements(text)).toMatchObject([
      { understood: false, span, issues: [{ code: 'mtg.strangeCharacter', data: { words, span } }] },
    ]);
  });
});

it.each([
  'Choose one \u2014 Destroy target land; or tap target land.',
  'Choose one: destroy target land; or tap target land.',
  'Destroy target land, or tap target land.',
])('601.2b of two phrases one is chosen: %s', (text) => {
  expect(told(text)).toEqual(['mtg.eitherTarget', 'mtg.eitherTarget']);
  expect(parseTargetRequirements(text)[0]?.ability.kind).toBe('spell');
});

it.each(['Your opponents choose target creature.', 'Each opponent chooses target creature.'])(
  'knows not who chooses: %s',
  (text) => expect(told(text)).toEqual(['mtg.unclearReference']),
);

it.each([
  'Tap any number of target artifacts and creatures.',
  'Destroy target creature and land.',
  'Destroy target creature, land.',
  'Destroy target creature and up to one other.',
  'Target player to your left draws a card.',
  'It deals 3 damage split among any number of targets.',
])('drops no further thing: %s', (text) =>
  expect(parseTargetRequirements(text)).toMatchObject([{ understood: false }]),
);

it.each([
  'Destroy target nonblack black creature.',
  'Destroy target noncreature creature.',
  'Tap target nonbasic basic land.',
])('words that deny each other are of nothing: %s', (text) => {
  expect(parseTargetRequirements(text)).toMatchObject([
    { understood: false, issues: [{ code: 'text.contradiction' }] },
  ]);
});
