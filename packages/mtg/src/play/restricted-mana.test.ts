import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

const LAND = { types: 'Land' };
const ROCK = { types: 'Artifact', manaCost: '{1}' };
const den = readCard('{T}: Add one mana of any color. Spend this mana only to cast creature spells.', {
  name: 'Moss Den',
  ...LAND,
});
const forge = readCard(
  '{T}: Add {C}{C}. Spend this mana only to cast artifact spells or activate abilities of artifacts.',
  { name: 'Moss Forge', ...LAND },
);
const camp = readCard(
  'As Moss Camp enters the battlefield, choose a creature type.\n{T}: Add {C}.\n{T}: Add one mana of any color. Spend this mana only to cast creature spells of the chosen type.',
  { name: 'Moss Camp', ...LAND },
);
const well = readCard('{1}, {T}: Add {G}{G}. Spend this mana only to cast creature spells.', {
  name: 'Moss Well',
  ...ROCK,
});
const lens = readCard('{2}: Moss Lens gets +1/+0 until end of turn.', {
  name: 'Moss Lens',
  types: 'Artifact Creature — Golem',
  power: '1',
  toughness: '1',
  manaCost: '{2}',
});
const elf = creatureCard('Moss Elf', ['G'], 1, 1, [], { subtypes: ['Elf'] });
const hog = creatureCard('Moss Hog', ['G'], 2, 2, [], { subtypes: ['Boar'] });
const ox = creatureCard('Moss Ox', ['X', 'G', 'G'], 1, 1);
const gift = readCard('You gain 1 life.', { name: 'Moss Gift', types: 'Sorcery', manaCost: '{G}' });
const tax = readCard('You may pay {G}. If you do, draw a card.', {
  name: 'Moss Tax',
  types: 'Sorcery',
  manaCost: '{0}',
});

const ALL = [den, forge, camp, well, lens, elf, hog, ox, gift, tax];
const at = (...cards: readonly ReturnType<typeof put>[]) => table(ALL, cards);
const hand = [put(elf, 'ann', 'hand'), put(hog, 'ann', 'hand'), put(gift, 'ann', 'hand')];
const casts = (found: ReturnType<typeof at>): readonly string[] =>
  found.offers('ann').filter((offer) => offer.startsWith('cast'));
const poolOf = (found: ReturnType<typeof at>): unknown => found.state.players[0]?.pool;

describe('106.6: mana that may be spent for some things only', () => {
  it.each([den, forge, camp, well])('$name prints back', (card) => {
    expect(printCard(card).unsaid).toEqual([]);
  });

  it('is offered and taken for such a spell, and for no other', () => {
    const found = at(put(den, 'ann'), ...hand);
    expect(casts(found)).toEqual(['cast moss-elf', 'cast moss-hog']);
    expect(found.tries('ann', 'cast', { card: 'moss-gift' })).toBe('mtg.notNow 601.2h');
    const done = found.does('ann', 'cast', { card: 'moss-elf' });
    expect([zoneOf(done, 'moss-elf'), cardIn(done, 'moss-den').tapped, poolOf(done)]).toEqual([
      'stack',
      true,
      {},
    ]);
  });

  it('is spent first, so that other mana is left', () => {
    const done = at(put(den, 'ann'), ...lands('Forest', 1), ...hand).does('ann', 'cast', {
      card: 'moss-hog',
    });
    expect([cardIn(done, 'moss-den').tapped, cardIn(done, 'forest-1').tapped]).toEqual([true, false]);
    expect(casts(done)).toEqual([]);
  });

  it('pays for abilities of such sources, and for a part of a cost beside other mana', () => {
    const found = at(put(forge, 'ann'), put(lens, 'ann'), ...hand);
    expect(found.offers('ann')).toContain('activate moss-lens a1');
    const done = found.does('ann', 'activate', { card: 'moss-lens', ability: 'a1' }).bothPass();
    expect([cardIn(done, 'moss-lens').power, cardIn(done, 'moss-forge').tapped]).toEqual([2, true]);
    const cast = at(put(forge, 'ann'), put(lens, 'ann', 'hand')).does('ann', 'cast', { card: 'moss-lens' });
    expect(zoneOf(cast, 'moss-lens')).toBe('stack');
  });

  it('what pays for creature spells pays for no ability of a creature', () => {
    const dens = [put(den, 'ann'), put(den, 'ann', 'battlefield', { instanceId: 'other' })];
    const found = at(...dens, put(lens, 'ann'));
    expect(found.offers('ann')).toEqual(['pass']);
    expect(found.tries('ann', 'activate', { card: 'moss-lens', ability: 'a1' })).toBe(
      'mtg.cantPayMana 118.3',
    );
  });

  it('stays what it is in the pool, with what of it was not spent', () => {
    const green = {
      mana: 'green',
      amount: 2,
      only: '{"uses":[{"of":{"type":"creature"},"spentTo":"cast"}]}',
    };
    const made = at(put(well, 'ann'), ...lands('Forest', 1), ...hand).does('ann', 'activate', {
      card: 'moss-well',
      ability: 'a1',
    });
    expect(poolOf(made)).toEqual({ restricted: [green] });
    expect(casts(made)).toEqual(['cast moss-elf', 'cast moss-hog']);
    const less = made.does('ann', 'cast', { card: 'moss-elf' });
    expect(poolOf(less)).toEqual({ restricted: [{ ...green, amount: 1 }] });
  });

  it('107.3: each X that it can pay is offered', () => {
    const found = at(put(den, 'ann'), ...lands('Forest', 2), put(ox, 'ann', 'hand'));
    expect(casts(found)).toEqual(['cast moss-ox 0', 'cast moss-ox 1']);
    expect(found.tries('ann', 'cast', { card: 'moss-ox', X: 2 })).toBe('mtg.notNow 601.2h');
  });

  it('607.2d: "of the chosen type" is that of the permanent that gave it', () => {
    const chosen = put(camp, 'ann', 'battlefield', { chosen: { subtype: 'Elf' } });
    const found = at(chosen, ...hand);
    expect(casts(found)).toEqual(['cast moss-elf']);
    const boars = put(camp, 'ann', 'battlefield', { chosen: { subtype: 'Boar' }, instanceId: 'other' });
    expect(casts(at(chosen, boars, ...hand))).toEqual(['cast moss-elf', 'cast moss-hog']);
  });

  it('118.12: what is paid as something resolves is no spell', () => {
    const found = at(put(den, 'ann'), put(tax, 'ann', 'hand'))
      .does('ann', 'cast', { card: 'moss-tax' })
      .bothPass();
    expect([zoneOf(found, 'moss-tax'), cardIn(found, 'moss-den').tapped]).toEqual(['graveyard', false]);
  });
});

describe('106.6: mana that can only not be spent on something', () => {
  const stone = readCard("{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.", {
    name: 'Moss Stone',
    ...ROCK,
  });
  const brew = readCard('{1}: You gain 1 life.', { name: 'Moss Brew', ...ROCK });
  const crab = creatureCard('Moss Crab', [1], 1, 1);
  const cards = [put(stone, 'ann'), put(brew, 'ann', 'hand'), put(crab, 'ann', 'hand')];
  const withStone = (...more: readonly ReturnType<typeof put>[]) =>
    table([stone, brew, crab], [...cards, ...more]);

  it('prints back', () => {
    expect(printCard(stone).unsaid).toEqual([]);
  });

  it('pays for an artifact spell and for any ability, and for no other spell', () => {
    expect(casts(withStone())).toEqual(['cast moss-brew']);
    const brewing = withStone(put(brew, 'ann', 'battlefield', { instanceId: 'other' }));
    const drunk = brewing.does('ann', 'activate', { card: 'other', ability: 'a1' }).bothPass();
    expect([lifeOf(drunk, 'ann'), cardIn(drunk, 'moss-stone').tapped]).toEqual([21, true]);
  });

  it('118.12: pays for what is paid as something resolves', () => {
    const dues = readCard('You may pay {1}. If you do, draw a card.', {
      name: 'Moss Dues',
      types: 'Sorcery',
      manaCost: '{0}',
    });
    const paid = table([stone, dues], [put(stone, 'ann'), put(dues, 'ann', 'hand')])
      .does('ann', 'cast', { card: 'moss-dues' })
      .bothPass()
      .does('ann', 'decide', {}, ['yes']);
    expect(cardIn(paid, 'moss-stone').tapped).toBe(true);
  });
});

describe('106.4: mana that is not lost as steps and phases end', () => {
  const wine = readCard(
    "{T}: Add {G}. Until end of turn, you don't lose this mana as steps and phases end.",
    { name: 'Moss Wine', types: 'Artifact', manaCost: '{1}' },
  );
  const held = table([wine, hog], [put(wine, 'ann'), put(hog, 'ann', 'hand'), ...lands('Forest', 1)]).does(
    'ann',
    'activate',
    { card: 'moss-wine', ability: 'a1' },
  );

  it('prints back', () => {
    expect(printCard(wine).unsaid).toEqual([]);
  });

  it('stays through the steps of the turn, is spent on anything, and is lost as the turn ends', () => {
    const later = held.until('main2');
    expect(poolOf(later)).toEqual({ restricted: [expect.objectContaining({ mana: 'green', amount: 1 })] });
    expect(poolOf(later.does('ann', 'cast', { card: 'moss-hog' }))).toEqual({});
    expect(poolOf(later.until('main1'))).toEqual({});
  });

  it('other mana beside it is lost', () => {
    const both = held.does('ann', 'activate', { card: 'forest-1', ability: 'tap-forest' });
    expect(poolOf(both)).toMatchObject({ green: 1, restricted: [{ amount: 1 }] });
    expect(poolOf(both.until('main2'))).toEqual({ restricted: [expect.objectContaining({ amount: 1 })] });
  });
});

describe('106.6: the words for what mana is spent on', () => {
  it.each([
    ['Spend this mana only to activate abilities.', [{ spentTo: 'activate', of: {} }]],
    [
      'Spend this mana only to cast an artifact spell or activate an ability of an artifact source.',
      [
        { spentTo: 'cast', of: { type: 'artifact' } },
        { spentTo: 'activate', of: { type: 'artifact' } },
      ],
    ],
    [
      'Spend this mana only to activate abilities of Elves.',
      [{ spentTo: 'activate', of: { zone: 'battlefield', subtype: 'Elf' } }],
    ],
    [
      'Spend this mana only to cast Elf spells or to activate abilities from Elf sources.',
      [
        { spentTo: 'cast', of: { subtype: 'Elf' } },
        { spentTo: 'activate', of: { subtype: 'Elf' } },
      ],
    ],
  ])('%s', (words, spendOnly) => {
    const card = readCard(`{T}: Add {C}. ${words}`, { name: 'Moss Den', ...LAND });
    expect(card.activated[0]?.effects).toMatchObject([{ spendOnly }]);
  });

  it.each([
    ['Elves', 'mtg.cantPayMana 118.3'],
    ['Elf sources', 'ok'],
    ['an Elf source', 'ok'],
  ])('109.2: "abilities of %s" of a card in a hand', (sources, result) => {
    const source = readCard(`{T}: Add {C}. Spend this mana only to activate abilities of ${sources}.`, {
      name: 'Moss Den',
      ...LAND,
    });
    const walker = readCard('Cycling {1}', {
      name: 'Moss Walker',
      types: 'Creature — Elf',
      power: '1',
      toughness: '1',
      manaCost: '{G}',
    });
    const found = table([source, walker], [put(source, 'ann'), put(walker, 'ann', 'hand')]);
    const ability = found.offers('ann').find((offer) => offer.startsWith('activate moss-walker'));
    expect(printCard(source).unsaid).toEqual([]);
    expect(ability === undefined).toBe(result !== 'ok');
  });

  it.each([
    'Add {R}. Add {G}. Spend this mana only to cast creature spells.',
    "Add {R}. Add {G}. Until end of turn, you don't lose this mana as steps and phases end.",
    'Target player adds {R}. Spend this mana only to cast creature spells.',
    "Target player adds {R}. Until end of turn, you don't lose this mana as steps and phases end.",
    "Target player adds {R}. This mana can't be spent to cast creature spells.",
  ])('106.6: of which mana, or whose, is not guessed: %s', (text) => {
    expect(parseCard({ name: 'Moss Rite', types: 'Sorcery', text }).unexpressed).toHaveLength(1);
  });
});
