import { ok } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { abilitiesIn } from './card-text.js';
import { changedIn, guarded } from './guarded.js';
import { KeptAbilities } from './kept.js';
import { parseCard } from './parse-card.js';
import { quotedAbility } from './quoted.js';
import { readStatic } from './static.js';

/** A text with what it is read as. */
function reading(text: string, types = 'Creature') {
  const { card, unexpressed } = parseCard({ name: 'Moss Druid', types, text });
  expect(unexpressed).toStrictEqual([]);
  const { keywords, activated, triggered, static: standings, spell, entersTapped, replacesDraws } = card;
  const read = { keywords, activated, triggered, standings, spell, entersTapped, replacesDraws };
  const given = abilitiesIn(text, { name: 'Moss Druid', types: card.types, quoted: quotedAbility });
  return { given, read };
}

/** JSON without the mark: a key, or the value of a key. */
const without = (value: unknown, mark: string): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === mark ? undefined : `${key}:${String(inner)}` === mark ? 'gone' : inner,
    ),
  );

/** Words with a guarded word, where it stands on the card, and the mark that says it in the data. */
const SAID: [word: string, text: string, mark: string, types: string][] = [
  ['target', 'Destroy target artifact.', 'slots', 'Sorcery'],
  [
    'target',
    'Whenever Moss Druid becomes the target of a spell, draw a card.',
    'on:becomesTarget',
    'Creature',
  ],
  ['may', 'When Moss Druid dies, you may draw a card.', 'effect:may', 'Creature'],
  ['may', 'When Moss Druid dies, you may pay {1}. If you do, draw a card.', 'effect:mayPay', 'Creature'],
  [
    'may',
    'You may choose not to untap Moss Druid during your untap step.',
    'keyword:mayStayTapped',
    'Creature',
  ],
  ['random', 'Target player discards a card at random.', 'chooser:random', 'Sorcery'],
  ['unless', 'Moss Druid enters the battlefield tapped unless you control a Forest.', 'unless', 'Land'],
  ['unless', 'Counter target spell unless its controller pays {2}.', 'else', 'Instant'],
  ['up to', 'Tap up to two target creatures.', 'min:0', 'Sorcery'],
  ['up to', 'Untap up to two lands.', 'upTo', 'Sorcery'],
  ['instead', 'If you would draw a card, discard a card instead.', 'replacesDraws', 'Enchantment'],
  ['another', 'Whenever another creature dies, you gain 1 life.', 'excludeSelf', 'Creature'],
  ['another', 'Other creatures you control get +1/+1.', 'excludeSelf', 'Creature'],
  ['only', '{T}: Draw a card. Activate only as a sorcery.', 'sorcery', 'Creature'],
  ['only', '{1}: Draw a card. Activate only during your turn.', 'turn:yours', 'Creature'],
  ['only', '{1}: Draw a card. Activate only if you control a Swamp.', 'onlyIf', 'Creature'],
  ['only', '{1}: Draw a card. Activate only once each turn.', 'perTurn', 'Creature'],
  ['only', 'Moss Druid can block only creatures with flying.', 'attackers', 'Creature'],
  ['only', '{T}: Add {G}. Spend this mana only to cast creature spells.', 'spentTo', 'Creature'],
  ['each player', 'Each player loses 2 life.', 'who:eachPlayer', 'Sorcery'],
  ['each player', 'When Moss Druid dies, it deals 1 damage to each opponent.', 'to:eachOpponent', 'Creature'],
  ['for each', 'You gain 1 life for each artifact you control.', 'count', 'Sorcery'],
  ['for each', 'Draw a card for each charge counter on Moss Druid.', 'counters', 'Sorcery'],
  ['for each', 'Draw a card for each time Moss Druid was kicked.', 'timesPaid', 'Sorcery'],
  ['each turn', 'At the beginning of each upkeep, you gain 1 life.', 'whose:each', 'Creature'],
  ['each turn', 'Whenever you draw your second card each turn, scry 1.', 'nth', 'Creature'],
  ['each turn', 'Moss Druid attacks each combat if able.', 'keyword:mustAttack', 'Creature'],
  ['each', 'Put a +1/+1 counter on each creature you control.', 'each', 'Sorcery'],
];

describe('the words that change what an ability means', () => {
  it.each(SAID)('"%s" of "%s" is in what is read', (_word, text, _mark, types) => {
    const { given, read } = reading(text, types);
    expect(changedIn(given, read)).toBeUndefined();
  });

  it.each(SAID)('"%s" of "%s" is missed if it is lost from the data', (word, text, mark, types) => {
    const { given, read } = reading(text, types);
    const doctored = without(read, mark);
    expect(doctored).not.toStrictEqual(JSON.parse(JSON.stringify(read)));
    expect(changedIn(given, doctored)).toStrictEqual({ word, change: 'lost' });
  });

  it.each([
    ['target', 'Destroy all artifacts.', 'Destroy target artifact.'],
    ['may', 'You draw a card.', 'You may draw a card.'],
    ['random', 'Target player discards a card.', 'Target player discards a card at random.'],
    ['up to', 'Untap two target lands.', 'Untap up to two target lands.'],
    ['another', 'Untap target creature.', 'Untap another target creature.'],
    ['each player', 'You lose 2 life.', 'Each player loses 2 life.'],
    ['each player', 'It deals 1 damage to you.', 'It deals 1 damage to each opponent.'],
  ])('"%s" that "%s" does not say is noticed in the data', (word, text, other) => {
    const { read } = reading(`When Moss Druid dies, ${other[0]?.toLowerCase()}${other.slice(1)}`);
    const { given } = reading(`When Moss Druid dies, ${text[0]?.toLowerCase()}${text.slice(1)}`);
    expect(changedIn(given, read)).toStrictEqual({ word, change: 'added' });
  });

  it.each([
    ['only', '{1}: Draw a card.', '{1}: Draw a card. Activate only once each turn.'],
    ['only', '{1}: Draw a card.', '{1}: Draw a card. Activate only as a sorcery.'],
    ['only', '{T}: Add {G}.', '{T}: Add {G}. Spend this mana only to cast creature spells.'],
    [
      'each turn',
      'At the beginning of your upkeep, you gain 1 life.',
      'At the beginning of each upkeep, you gain 1 life.',
    ],
  ])('"%s" that the line "%s" does not say is noticed in the data', (word, text, other) => {
    expect(changedIn(reading(text).given, reading(other).read)).toStrictEqual({ word, change: 'added' });
  });

  it.each([
    [
      'sums of two numbers',
      "Moss Druid's power and toughness are each equal to your life total.",
      'Creature',
    ],
    [
      'what several targets get',
      'Any number of target creatures each get +1/+1 until end of turn.',
      'Sorcery',
    ],
    ['several targets', 'Moss Druid deals 1 damage to each of up to two target creatures.', 'Sorcery'],
    ['a number of times', '{1}: Draw a card. Activate no more than twice each turn.', 'Creature'],
    ['the end step of everybody', 'At the beginning of the end step, draw a card.', 'Creature'],
    ['all creatures', 'Destroy all creatures.', 'Sorcery'],
    ['all hands', "You gain life equal to the number of cards in all players' hands.", 'Sorcery'],
  ])('"each" says no more in %s', (_name, text, types) => {
    const size = text.includes("'s power") ? { power: '*', toughness: '*' } : {};
    expect(parseCard({ name: 'Moss Druid', types, text, ...size }).unexpressed).toStrictEqual([]);
  });

  it('an ability in quotation marks answers for its own words', () => {
    const text = 'Creatures you control have "{T}: Destroy target artifact."';
    const { given, read } = reading(text);
    expect(changedIn(given, read)).toBeUndefined();
  });

  it.each([
    ['reminder text', 'Flying\nWhen Moss Druid dies, scry 1. (You may put another card on the bottom.)'],
    ['types that it keeps', 'Enchanted creature is an Angel in addition to its other types.'],
  ])('%s has no such words', (_name, text) => {
    const types = text.startsWith('Enchanted') ? 'Enchantment — Aura' : 'Creature';
    const enchant = text.startsWith('Enchanted') ? 'Enchant creature\n' : '';
    expect(parseCard({ name: 'Moss Druid', types, text: `${enchant}${text}` }).unexpressed).toStrictEqual([]);
  });

  it('a reading that lost a word is refused with the word and its place', () => {
    const { given, read } = reading('When Moss Druid dies, you may draw a card.');
    const [first] = given;
    if (!first) throw new Error('no ability was found');
    expect(guarded([first], ok(without(read, 'effect:may')))).toMatchObject({
      ok: false,
      issues: [{ code: 'mtg.changedWord', data: { word: 'may', change: 'lost', span: { start: 0 } } }],
    });
    expect(guarded([first], ok(read))).toStrictEqual(ok(read));
  });

  it('an ability is refused though its words are printed back, if its data lost a word', () => {
    const text = 'When Moss Druid dies, you may draw a card.';
    const [first] = abilitiesIn(text, { name: 'Moss Druid' });
    if (!first) throw new Error('no ability was found');
    const found = new KeptAbilities({
      read: () => ok({ effects: [{ effect: 'draw' }] }),
      print: () => ok(text),
      among: (printed) => printed,
    }).of([first], 't1', { name: 'Moss Druid' });
    expect(found).toMatchObject({ ok: false, issues: [{ code: 'mtg.changedWord', data: { word: 'may' } }] });
  });

  it('a line of a permanent is refused if its data lost a word of what it was given', () => {
    const of = (text: string) => abilitiesIn(text, { name: 'Moss Druid' });
    const [[line], [lost]] = [of('Creatures you control get +1/+1.'), of('Discard a card at random.')];
    if (!line || !lost) throw new Error('no ability was found');
    const read = (given: typeof line) => readStatic(given, (at) => `s${at}`, { name: 'Moss Druid' });
    expect(read(line).ok).toBe(true);
    // A reader of lines looks at no modes.
    expect(read({ ...line, modes: [lost] })).toMatchObject({
      ok: false,
      issues: [{ code: 'mtg.changedWord', data: { word: 'random', change: 'lost' } }],
    });
  });
});
