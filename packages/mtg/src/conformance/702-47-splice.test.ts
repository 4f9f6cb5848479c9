import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { isWhole } from '../language/unexpressed.js';
import { define } from '../../test/made-up.js';

const ARCANE = { types: 'Instant — Arcane', manaCost: '{1}' };
const chant = readCard('You gain 1 life.', { name: 'Chant', ...ARCANE });
const burn = readCard('Burn deals 2 damage to any target.\nSplice onto Arcane {2}', {
  name: 'Burn',
  ...ARCANE,
});
const rend = readCard('Destroy target creature.\nSplice onto Arcane {1}', { name: 'Rend', ...ARCANE });
const other = readCard('You gain 5 life.', { name: 'Other', types: 'Instant', manaCost: '{1}' });
const ox = readCard('', { name: 'Ox', types: 'Creature — Ox', power: '3', toughness: '3' });
const elk = readCard('', { name: 'Elk', types: 'Creature — Elk', power: '3', toughness: '3' });
const axe = readCard('Destroy target creature.', { name: 'Axe', types: 'Instant', manaCost: '{1}' });
const BURN = 'splice1:burn';
const cards = [chant, burn, rend, other, ox, elk, axe];
type At = ReturnType<typeof table>;
const start = (forests = 9, ...hand: readonly (typeof chant)[]): At =>
  table(cards, [
    ...(hand.length > 0 ? hand : [chant, burn, rend, other, axe]).map((card) => put(card, 'ann', 'hand')),
    put(burn, 'bob', 'hand', { instanceId: 'bobs-burn' }),
    put(ox, 'bob'),
    put(elk, 'bob'),
    ...lands('Forest', forests),
  ]);
const tapped = (at: At): number => at.state.cards.filter((card) => card.tapped).length;
const offersOf = (at: At, card: string): readonly string[] =>
  at.offers('ann').filter((offer) => offer.startsWith(`cast ${card}`));

describe('a spell that takes on the text of cards in the hand', () => {
  it('702.47b: it does what it says and then what was spliced onto it, for both costs; the card stays in the hand', () => {
    const cast = start().does('ann', 'cast', { card: 'chant', costs: [BURN] }, ['bob']);
    expect(tapped(cast)).toBe(3);
    const done = cast.bothPass();
    expect([lifeOf(done, 'ann'), lifeOf(done, 'bob'), zoneOf(done, 'burn'), zoneOf(done, 'chant')]).toEqual([
      21,
      18,
      'hand',
      'graveyard',
    ]);
    const shown = cast.events.filter(({ type }) => type === 'revealed');
    expect(shown).toMatchObject([{ cards: [{ id: 'burn' }], player: 'ann' }]);
    expect(lifeOf(start().does('ann', 'cast', { card: 'chant' }).bothPass(), 'bob')).toBe(20);
  });

  it('702.47b: it is offered with each choice of cards that fit, each card once, and only where it can be paid for', () => {
    expect(offersOf(start(), 'chant')).toEqual([
      'cast chant',
      'cast chant ["splice1:rend"]',
      `cast chant ["${BURN}"]`,
      `cast chant ["${BURN}","splice2:rend"]`,
    ]);
    expect(offersOf(start(2), 'chant')).toEqual(['cast chant', 'cast chant ["splice1:rend"]']);
    expect(offersOf(start(), 'other')).toEqual(['cast other']);
    expect(offersOf(start(), 'burn')).toEqual(['cast burn', 'cast burn ["splice1:rend"]']);
  });

  it.each([
    ['the very card that is cast', 'burn', ['splice1:burn']],
    ['one card twice', 'chant', [BURN, 'splice2:burn']],
    ['onto what is no such spell', 'other', [BURN]],
    ['a card without splice', 'chant', ['splice1:other']],
    ['a card that is not in the hand', 'chant', ['splice1:ox']],
    ['names out of order', 'chant', ['splice2:burn']],
    ['the same place twice', 'chant', [BURN, 'splice1:rend']],
  ])('702.47b: refused is %s', (_what, card, costs) => {
    expect(start().tries('ann', 'cast', { card, costs }, ['bob'], ['bob'])).toContain('702.47b');
  });

  it('702.47b: what is spliced needs its targets: without a creature it can not be', () => {
    const at = table(cards, [put(chant, 'ann', 'hand'), put(rend, 'ann', 'hand'), ...lands('Forest', 9)]);
    expect(offersOf(at, 'chant')).toEqual(['cast chant']);
    expect(at.tries('ann', 'cast', { card: 'chant', costs: ['splice1:rend'] })).not.toBe('ok');
  });

  it('702.47d: the targets of all its texts are looked at together: one that is legal lets it resolve', () => {
    const at = start(9, rend, burn, axe);
    const cast = at.does('ann', 'cast', { card: 'rend', costs: [BURN] }, ['ox'], ['bob']);
    const done = cast.does('ann', 'cast', { card: 'axe' }, ['ox']).bothPass(2);
    expect([lifeOf(done, 'bob'), zoneOf(done, 'elk')]).toEqual([18, 'battlefield']);
  });

  it('702.47d: with all targets illegal nothing of it happens', () => {
    const at = start(9, chant, rend, axe);
    const cast = at.does('ann', 'cast', { card: 'chant', costs: ['splice1:rend'] }, ['ox']);
    const done = cast.does('ann', 'cast', { card: 'axe' }, ['ox']).bothPass(2);
    expect([lifeOf(done, 'ann'), zoneOf(done, 'chant')]).toEqual([20, 'graveyard']);
  });

  it('702.47d: of two texts each has targets of its own, and each acts on those', () => {
    const at = start();
    const costs = [BURN, 'splice2:rend'];
    const cast = at.does('ann', 'cast', { card: 'chant', costs }, ['bob'], ['elk']);
    expect(tapped(cast)).toBe(4);
    const done = cast.bothPass();
    expect([lifeOf(done, 'bob'), zoneOf(done, 'elk'), zoneOf(done, 'ox')]).toEqual([
      18,
      'graveyard',
      'battlefield',
    ]);
  });

  it('702.47a: a card with splice whose text hangs on modes is nothing that a match performs', () => {
    const splice = {
      keyword: 'splice',
      costs: [{ cost: 'mana', mana: [1] }],
      what: { subtype: 'Arcane' },
    } as const;
    const effects = [{ effect: 'gainLife', amount: 1 }] as const;
    const modal = {
      modes: {
        min: 1,
        max: 1,
        options: [
          { id: 'm1', effects },
          { id: 'm2', effects },
        ],
      },
    };
    const made = (spell: object) =>
      define('Made', { types: ['instant'], cost: [1], keywords: [splice], spell });
    expect([isWhole(made({ effects })), isWhole(made(modal))]).toEqual([true, false]);
    expect(sorcery('You gain 1 life.\nSplice onto instant or sorcery {1}').keywords).toMatchObject([
      { keyword: 'splice', what: { type: ['instant', 'sorcery'] } },
    ]);
  });
});
