import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table } from '../../../test/table.js';
import { parseCard } from '../abilities/parse-card.js';
import { printCard } from '../abilities/print-card.js';

const manaOf = (text: string) => {
  const card = readCard(text);
  expect(printCard(card).lines).toEqual([text]);
  const [only] = card.activated;
  const [effect] = only?.effects ?? [];
  return effect?.effect === 'addMana' ? effect : undefined;
};

describe('mana that is shared, and counted', () => {
  it('106.1b, 608.2d: in any combination is a choice among every way to share it', () => {
    expect(manaOf('{T}: Add three mana in any combination of {R} and/or {G}.')?.mana).toEqual([
      { red: 3 },
      { red: 2, green: 1 },
      { red: 1, green: 2 },
      { green: 3 },
    ]);
    expect(manaOf('{T}: Add two mana in any combination of colors.')?.mana).toHaveLength(15);
  });

  it('106.1b: X mana of one color', () => {
    const text = '{T}: Add X mana of any one color, where X is the number of Elves you control.';
    expect(manaOf(text)).toMatchObject({ times: { count: { subtype: 'Elf', controller: 'self' } } });
  });

  it.each([
    'Add nine mana in any combination of colors.',
    'Add two mana in any combination of {R} and/or {R}.',
    'Add two mana in any combination of {R}.',
  ])('does not guess: %s', (text) => {
    const read = parseCard({ name: 'Moss Druid', types: 'Creature', text: `{T}: ${text}` });
    expect(read.unexpressed).toHaveLength(1);
  });
});

describe('mana that another player adds', () => {
  it.each([
    ['Sorcery', 'Target player adds {R}.'],
    ['Sorcery', "Destroy target creature. That creature's controller adds {G}{G}."],
    ['Enchantment', 'Whenever a player casts a spell, that player adds {G}.'],
    ['Enchantment', 'Whenever a player taps a land for mana, that player adds an additional {G}.'],
  ])('%s: %s', (types, text) => {
    const { card, unexpressed } = parseCard({ name: 'Moss Rite', types, text });
    expect(unexpressed).toEqual([]);
    expect(printCard(card).lines).toEqual([text]);
  });

  it.each([
    ['Sorcery', 'Target player adds an additional {R}.'],
    ['Enchantment', 'Whenever a player casts a spell, that player adds an additional {G}.'],
  ])('605.1b: is additional only beside other mana: %s, %s', (types, text) => {
    expect(parseCard({ name: 'Moss Rite', types, text }).unexpressed).toHaveLength(1);
  });
});

describe('articles and counters in print', () => {
  it.each([
    ['Sorcery', 'Destroy target creature with an ice counter on it.'],
    ['Sorcery', 'Put an hour counter on target creature.'],
    ['Sorcery', 'Counter target activated ability from an artifact source.'],
    ['Sorcery', 'Create an 8/8 blue Octopus creature token.'],
    ['Sorcery', 'Create a tapped 8/8 blue Octopus creature token.'],
    ['Creature', 'Moss Rite has flying as long as Moss Rite has three or more counters on it.'],
    ['Creature', 'Moss Rite has flying as long as Moss Rite has an ice counter on it.'],
    ['Creature', 'Moss Rite has flying as long as Moss Rite has no counters on it.'],
  ])('%s: %s', (types, text) => {
    const size = types === 'Creature' ? { power: '1', toughness: '1' } : {};
    const { card, unexpressed } = parseCard({ name: 'Moss Rite', types, text, ...size });
    expect(unexpressed).toEqual([]);
    expect(printCard(card).lines).toEqual([text]);
  });

  it('"any counters" are none', () => {
    const text = 'Moss Rite has flying as long as Moss Rite has three or more any counters on it.';
    expect(parseCard({ name: 'Moss Rite', types: 'Enchantment', text }).unexpressed).toHaveLength(1);
  });
});

describe('what "it" means', () => {
  it('608.2h: the number of counters on it, where the card itself deals the damage', () => {
    const text = '{T}: Moss Druid deals damage equal to the number of moss counters on it to any target.';
    expect(readCard(text).activated[0]?.effects).toEqual([
      { effect: 'damage', amount: { counters: 'moss', on: 'self' }, to: { bound: 't1' } },
    ]);
  });

  it('613.1f: loses one keyword and gains another', () => {
    const rite = sorcery('Until end of turn, target creature loses flying and gains reach.');
    const bird = readCard('Flying', { name: 'Finch', types: 'Creature', power: '1', toughness: '1' });
    const at = table([rite, bird], [put(rite, 'ann', 'hand'), put(bird, 'ann'), ...lands('Forest', 1)]);
    const after = at.does('ann', 'cast', { card: rite.id }, ['finch']).bothPass();
    expect(cardIn(after, 'finch').keywords).toEqual([{ keyword: 'reach' }]);
  });

  it('603.4: more than one sentence after what is asked', () => {
    const text =
      'At the beginning of your end step, if you gained life this turn, you may pay {1}. If you do, draw a card.';
    const card = readCard(text);
    expect(printCard(card).lines).toEqual([text]);
    expect(card.triggered[0]).toMatchObject({ if: { gte: 1 }, effects: [{ effect: 'mayPay' }] });
  });

  it('509.3: blocks or becomes blocked by a creature, and that creature', () => {
    const read = (text: string) => readCard(text).triggered[0];
    const or = read('Whenever Moss Druid blocks or becomes blocked by a creature, destroy that creature.');
    const other = { type: 'creature' };
    expect(or).toMatchObject({
      trigger: {
        of: [
          { on: 'blocks', other },
          { on: 'becomesBlocked', other },
        ],
      },
    });
    expect(or?.effects).toEqual([{ effect: 'destroy', what: { bound: 'other' } }]);
  });

  it('700.6: a historic spell is an artifact, a legendary or a Saga spell', () => {
    const druid = readCard('Whenever you cast a historic spell, you gain 1 life.');
    const idol = readCard('', { name: 'Idol', types: 'Artifact', manaCost: '{0}' });
    expect(printCard(druid).lines).toEqual(['Whenever you cast a historic spell, you gain 1 life.']);
    const at = table([druid, idol], [put(druid, 'ann'), put(idol, 'ann', 'hand')]);
    expect(lifeOf(at.does('ann', 'cast', { card: 'idol' }).bothPass(), 'ann')).toBe(21);
  });
});
