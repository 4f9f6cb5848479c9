import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../test/table.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

const SHAPE = { types: 'Creature — Shapeshifter', power: '0', toughness: '0', manaCost: '{1}{G}' };
const twin = readCard(
  'You may have Moss Twin enter the battlefield as a copy of any creature on the battlefield.',
  {
    name: 'Moss Twin',
    ...SHAPE,
  },
);
const ninja = readCard(
  "You may have Moss Shade enter the battlefield as a copy of any creature on the battlefield, except it's a Ninja in addition to its other creature types.",
  { name: 'Moss Shade', ...SHAPE },
);
const cast = readCard(
  "You may have Moss Cast enter the battlefield as a copy of any artifact on the battlefield, except it's an enchantment in addition to its other types.",
  { name: 'Moss Cast', types: 'Enchantment', manaCost: '{1}' },
);
const ghoul = readCard(
  'You may have Moss Ghoul enter the battlefield as a copy of any creature card in a graveyard.',
  {
    name: 'Moss Ghoul',
    ...SHAPE,
  },
);
const imp = readCard(
  'When Moss Imp enters the battlefield, you gain 1 life.\n{G}: Moss Imp gets +1/+0 until end of turn.',
  {
    name: 'Moss Imp',
    power: '2',
    toughness: '3',
  },
);
const hydra = readCard(
  'Moss Hydra enters the battlefield tapped.\nMoss Hydra enters the battlefield with two +1/+1 counters on it.',
  {
    name: 'Moss Hydra',
    power: '1',
    toughness: '1',
    types: 'Creature — Hydra',
  },
);
const chief = readCard(
  'As Moss Chief enters the battlefield, choose a color.\nCreatures of the chosen color get +1/+1.',
  { name: 'Moss Chief', types: 'Creature — Elf', power: '1', toughness: '1' },
);
const rock = define('Moss Rock', { types: ['artifact'], cost: [1] });
const car = readCard('Moss Car gets +1/+1 as long as you control a Forest.', {
  name: 'Moss Car',
  types: 'Artifact Creature — Golem',
  power: '1',
  toughness: '1',
});
const red = creatureCard('Moss Ember', ['R'], 1, 1);
const kill = sorcery('Destroy target creature.', '{0}');
const raise = readCard('Put target creature card from a graveyard onto the battlefield under your control.', {
  name: 'Moss Raise',
  types: 'Sorcery',
  manaCost: '{0}',
});

const FORMS =
  'As Moss Brute enters, it becomes your choice of a 1/4 creature, or a 3/1 Wall creature in addition to its other types.';

const ALL = [twin, ninja, cast, ghoul, imp, hydra, chief, rock, car, red, kill, raise];
const at = (...cards: readonly ReturnType<typeof put>[]) => table(ALL, [...cards, ...lands('Forest', 5)]);
type Found = ReturnType<typeof at>;
const casts = (found: Found, card: string): Found => found.does('ann', 'cast', { card }).bothPass();
const inHand = (card: typeof twin) => put(card, 'ann', 'hand');

describe('707.5, 614.1c: what enters as a copy', () => {
  it('is chosen before it enters, and is that: its abilities too; the enters trigger of what it copies triggers', () => {
    const asked = casts(at(inHand(twin), put(imp, 'bob')), 'moss-twin');
    expect(zoneOf(asked, 'moss-twin')).toBe('stack');
    const done = asked.does('ann', 'decide', {}, ['moss-imp']).bothPass();
    expect(cardIn(done, 'moss-twin')).toMatchObject({
      names: ['Moss Imp'],
      publicId: 'moss-imp',
      power: 2,
      toughness: 3,
      controller: 'ann',
      original: { publicId: 'moss-twin' },
    });
    expect(cardIn(done, 'moss-twin').chosen).toBeUndefined();
    expect(done.state.players[0]?.life).toBe(21);
    const grown = done.does('ann', 'activate', { card: 'moss-twin', ability: 'a1' }).bothPass();
    expect([cardIn(grown, 'moss-twin').power, cardIn(grown, 'moss-imp').power]).toEqual([3, 2]);
  });

  it('may be nothing: then it enters as it is; and nobody is asked where there is nothing to copy', () => {
    const done = casts(at(inHand(twin), put(imp, 'bob')), 'moss-twin').does('ann', 'decide', {}, []);
    expect(zoneOf(done, 'moss-twin')).toBe('graveyard');
    expect(zoneOf(casts(at(inHand(twin)), 'moss-twin'), 'moss-twin')).toBe('graveyard');
  });

  it('400.7: is the card that it is once it leaves', () => {
    const copy = casts(at(inHand(cast), inHand(kill), put(car, 'bob')), 'moss-cast').does(
      'ann',
      'decide',
      {},
      ['moss-car'],
    );
    expect(cardIn(copy, 'moss-cast')).toMatchObject({
      power: 2,
      types: ['artifact', 'creature', 'enchantment'],
    });
    const dead = copy.does('ann', 'cast', { card: 'moss-rite' }, ['moss-cast']).bothPass();
    const card = cardIn(dead, 'moss-cast');
    expect(card).toMatchObject({
      zone: 'graveyard',
      names: ['Moss Cast'],
      publicId: 'moss-cast',
      types: ['enchantment'],
    });
    expect([card.power, card.original]).toEqual([undefined, undefined]);
  });

  it('707.9b: what it is besides is copiable too', () => {
    const first = casts(at(inHand(ninja), inHand(twin), put(hydra, 'bob')), 'moss-shade').does(
      'ann',
      'decide',
      {},
      ['moss-hydra'],
    );
    expect(cardIn(first, 'moss-shade').subtypes).toEqual(['Hydra', 'Ninja']);
    const second = casts(first, 'moss-twin').does('ann', 'decide', {}, ['moss-shade']);
    expect(cardIn(second, 'moss-twin')).toMatchObject({
      names: ['Moss Hydra'],
      subtypes: ['Hydra', 'Ninja'],
    });
  });

  it('614.12, 707.5: how the other enters is how the copy enters: tapped, with counters of its own', () => {
    const done = casts(at(inHand(twin), put(hydra, 'bob')), 'moss-twin').does('ann', 'decide', {}, [
      'moss-hydra',
    ]);
    expect(cardIn(done, 'moss-twin')).toMatchObject({ tapped: true, counters: { '+1/+1': 2 }, power: 3 });
  });

  it('616.2: what the other chooses as it enters is chosen next', () => {
    const asked = casts(
      at(inHand(twin), put(chief, 'bob', 'battlefield', { chosen: { color: 'blue' } }), put(red, 'ann')),
      'moss-twin',
    );
    const color = asked.does('ann', 'decide', {}, ['moss-chief']);
    expect(zoneOf(color, 'moss-twin')).toBe('stack');
    const done = color.does('ann', 'decide', {}, ['red']);
    expect([cardIn(done, 'moss-twin').chosen, cardIn(done, 'moss-ember').power]).toEqual([
      { color: 'red' },
      2,
    ]);
  });

  it.each<[string, string, string, object]>([
    ['702.98a', 'Unleash', '+1/+1 counter', { counters: { '+1/+1': 1 }, power: 3 }],
    ['702.136a', 'Riot', 'haste', { counters: {}, keywords: [{ keyword: 'riot' }, { keyword: 'haste' }] }],
    ['614.1c', FORMS, '1/4 (1)', { types: ['creature'], power: 1, toughness: 4 }],
  ])('616.2, %s: what the other may enter as is chosen for the copy: %s', (_rule, text, chosen, found) => {
    const other = readCard(text, { name: 'Moss Brute', power: '2', toughness: '2', types: 'Creature' });
    const asked = table([...ALL, other], [inHand(twin), put(other, 'bob'), ...lands('Forest', 5)])
      .does('ann', 'cast', { card: 'moss-twin' })
      .bothPass()
      .does('ann', 'decide', {}, ['moss-brute']);
    expect(zoneOf(asked, 'moss-twin')).toBe('stack');
    expect(cardIn(asked.does('ann', 'decide', {}, [chosen]), 'moss-twin')).toMatchObject(found);
  });

  it('616.2: a copy of what may enter as a copy may be a copy of something else, with what both say', () => {
    const other = put(ninja, 'bob', 'battlefield', { counters: { '+1/+1': 1 } });
    const asked = casts(at(inHand(twin), other, put(imp, 'bob')), 'moss-twin');
    const again = asked.does('ann', 'decide', {}, ['moss-shade']);
    const done = again.does('ann', 'decide', {}, ['moss-imp']);
    expect(cardIn(done, 'moss-twin')).toMatchObject({
      names: ['Moss Imp'],
      subtypes: ['Elf', 'Druid', 'Ninja'],
      original: { publicId: 'moss-twin' },
    });
  });

  it('109.2: of cards in graveyards; not of itself, and also as it is put onto the battlefield', () => {
    const dead = [put(ghoul, 'ann', 'graveyard'), put(imp, 'bob', 'graveyard')];
    const asked = at(inHand(raise), ...dead)
      .does('ann', 'cast', { card: 'moss-raise' }, ['moss-ghoul'])
      .bothPass();
    expect(asked.tries('ann', 'decide', {}, ['moss-ghoul'])).not.toBe('ok');
    const done = asked.does('ann', 'decide', {}, ['moss-imp']);
    expect(cardIn(done, 'moss-ghoul')).toMatchObject({ zone: 'battlefield', names: ['Moss Imp'], power: 2 });
  });
});

describe('words', () => {
  it.each([twin, ninja, cast, ghoul])('$name prints back', (card) => {
    const { lines, unsaid } = printCard(card);
    expect(unsaid).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  it.each([
    'as a copy of any permanent on the battlefield',
    'as a copy of any enchantment on the battlefield',
    'as a copy of any creature on the battlefield, except it enters with a +1/+1 counter on it',
    "as a copy of any creature on the battlefield, except it's an Illusion in addition to its other types and it has flying",
  ])('is refused: %s', (words) => {
    const text = `You may have Moss Twin enter the battlefield ${words}.`;
    expect(parseCard({ name: 'Moss Twin', types: 'Creature', text }).unexpressed).not.toEqual([]);
  });
});
