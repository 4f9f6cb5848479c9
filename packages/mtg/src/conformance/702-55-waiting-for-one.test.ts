import { describe, expect, it } from 'vitest';
import { define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { t1, target, CREATURE } from '../language/keyword-parts.js';

const ox = readCard('', { name: 'Ox', types: 'Creature — Ox', power: '3', toughness: '3' });
const elk = readCard('', { name: 'Elk', types: 'Creature — Elk', power: '3', toughness: '3' });
const axe = readCard('Destroy target creature.', { name: 'Axe', types: 'Instant', manaCost: '{1}' });
const fall = readCard('Destroy target creature.', { name: 'Fall', types: 'Instant', manaCost: '{1}' });
const gone = readCard('Exile target creature.', { name: 'Gone', types: 'Instant', manaCost: '{1}' });
const ghost = readCard('When this creature enters or the creature it haunts dies, you gain 1 life.\nHaunt', {
  name: 'Moss Ghost',
  types: 'Creature — Spirit',
  power: '2',
  toughness: '2',
});
const wail = sorcery('You gain 1 life.\nWhen the creature it haunts dies, you gain 10 life.\nHaunt');
const GHOST = 'moss-ghost';
const WAIL = 'moss-rite';
const cards = [ox, elk, axe, fall, gone, ghost, wail];
const start = (...more: Parameters<typeof table>[1]) =>
  table(cards, [
    put(ox, 'bob'),
    put(elk, 'bob'),
    ...[axe, fall, gone].map((card) => put(card, 'ann', 'hand')),
    ...lands('Forest', 9),
    ...more,
  ]);
type At = ReturnType<typeof table>;
/** The Ghost has died, and haunts the Ox. */
const haunting = (at = start(put(ghost, 'ann'))): At =>
  at.does('ann', 'cast', { card: 'axe' }, [GHOST]).bothPass().does('ann', 'decide', {}, ['ox']).bothPass();

describe('what waits for one object', () => {
  it('702.55a: as it dies a creature with haunt is exiled, and haunts a target creature from then on', () => {
    const at = haunting();
    expect(zoneOf(at, GHOST)).toBe('exile');
    expect(cardIn(at, GHOST).haunting).toEqual({ kind: 'card', id: 'ox', incarnation: 0 });
  });

  it('702.55a: without a creature to haunt it stays in the graveyard', () => {
    const at = table(cards, [put(ghost, 'ann'), put(axe, 'ann', 'hand'), ...lands('Forest', 9)]);
    const died = at.does('ann', 'cast', { card: 'axe' }, [GHOST]).bothPass();
    expect([zoneOf(died, GHOST), died.state.stack]).toEqual(['graveyard', []]);
  });

  it('702.55b: as the creature dies that it haunts its ability triggers, for its owner; not as another one dies', () => {
    const at = haunting();
    const other = at.does('ann', 'cast', { card: 'fall' }, ['elk']).bothPass();
    expect(other.state.stack).toEqual([]);
    const done = at.does('ann', 'cast', { card: 'fall' }, ['ox']).bothPass(2);
    expect([lifeOf(done, 'ann'), zoneOf(done, GHOST)]).toEqual([21, 'exile']);
  });

  it('702.55b: what is exiled does not die, and what comes back is another object', () => {
    const blink = readCard(
      "Exile target creature, then return it to the battlefield under its owner's control.",
      {
        name: 'Blink',
        types: 'Instant',
        manaCost: '{1}',
      },
    );
    const exiled = haunting().does('ann', 'cast', { card: 'gone' }, ['ox']).bothPass();
    expect(exiled.state.stack).toEqual([]);
    const at = table(
      [...cards, blink],
      [
        put(ghost, 'ann'),
        put(ox, 'bob'),
        ...[axe, fall, blink].map((card) => put(card, 'ann', 'hand')),
        ...lands('Forest', 9),
      ],
    );
    const back = haunting(at).does('ann', 'cast', { card: 'blink' }, ['ox']).bothPass();
    const died = back.does('ann', 'cast', { card: 'fall' }, ['ox']).bothPass();
    expect([zoneOf(died, 'ox'), died.state.stack]).toEqual(['graveyard', []]);
  });

  it('702.55b: it is haunted still though it is no creature any more', () => {
    const still = define('Still', {
      types: ['instant'],
      cost: [1],
      spell: {
        targets: target(CREATURE),
        effects: [
          { effect: 'become', what: t1, change: { onlyTypes: ['artifact'] }, until: 'endOfTurn' },
          { effect: 'destroy', what: t1 },
        ],
      },
    });
    const at = table(
      [...cards, still],
      [
        put(ghost, 'ann'),
        put(ox, 'bob'),
        put(axe, 'ann', 'hand'),
        put(still, 'ann', 'hand'),
        ...lands('Forest', 9),
      ],
    );
    const done = haunting(at).does('ann', 'cast', { card: 'still' }, ['ox']).bothPass(2);
    expect(lifeOf(done, 'ann')).toBe(21);
  });

  it('702.55a: an instant or sorcery with haunt is exiled so as it has resolved, and not where it is countered', () => {
    const at = start(put(wail, 'ann', 'hand'));
    const resolved = at.does('ann', 'cast', { card: WAIL }).bothPass();
    const done = resolved.does('ann', 'decide', {}, ['ox']).bothPass();
    expect([zoneOf(done, WAIL), lifeOf(done, 'ann')]).toEqual(['exile', 21]);
    const died = done.does('ann', 'cast', { card: 'fall' }, ['ox']).bothPass(2);
    expect(lifeOf(died, 'ann')).toBe(31);
    const no = readCard('Counter target spell.', { name: 'No', types: 'Instant', manaCost: '{1}' });
    const other = table(
      [...cards, no],
      [put(ox, 'bob'), put(wail, 'ann', 'hand'), put(no, 'ann', 'hand'), ...lands('Forest', 9)],
    );
    const countered = other
      .does('ann', 'cast', { card: WAIL })
      .does('ann', 'cast', { card: 'no' }, [WAIL])
      .bothPass();
    expect([zoneOf(countered, WAIL), countered.state.stack, countered.state.waiting]).toEqual([
      'graveyard',
      [],
      [],
    ]);
  });

  it('702.55a: a spell with haunt that does not resolve stays in the graveyard', () => {
    const rend = readCard(
      'Destroy target creature.\nWhen the creature it haunts dies, you gain 10 life.\nHaunt',
      { name: 'Rend', types: 'Instant', manaCost: '{1}' },
    );
    const at = table(
      [...cards, rend],
      [
        put(ox, 'bob'),
        put(elk, 'bob'),
        put(rend, 'ann', 'hand'),
        put(axe, 'ann', 'hand'),
        ...lands('Forest', 9),
      ],
    );
    const cast = at.does('ann', 'cast', { card: 'rend' }, ['ox']);
    const done = cast.does('ann', 'cast', { card: 'axe' }, ['ox']).bothPass(2);
    expect([zoneOf(done, 'rend'), done.state.stack, done.state.waiting]).toEqual(['graveyard', [], []]);
  });

  it('702.55b: the same ability triggers as the creature enters (702.55c)', () => {
    const at = start(put(ghost, 'ann', 'hand'));
    const done = at.does('ann', 'cast', { card: GHOST }).bothPass(2);
    expect(lifeOf(done, 'ann')).toBe(21);
  });

  it('701.66a: a land is a 0/0 creature with haste and counters, and comes back as it dies or is exiled', () => {
    const bender = readCard('When this creature enters, earthbend 2.', {
      name: 'Bender',
      types: 'Creature — Elf',
    });
    const at = table(
      [bender, axe, gone],
      [
        put(bender, 'ann', 'hand'),
        put(axe, 'ann', 'hand'),
        put(gone, 'ann', 'hand'),
        ...lands('Forest', 9),
        ...lands('Island', 1, 'bob'),
      ],
    );
    const entered = at.does('ann', 'cast', { card: 'bender' }).bothPass();
    expect(entered.tries('ann', 'decide', {}, ['bobs-island-1'])).toBe('filterMismatch');
    const bent = entered.does('ann', 'decide', {}, ['forest-9']).bothPass();
    const { types, power, toughness, keywords, subtypes } = cardIn(bent, 'forest-9');
    expect([types, power, toughness, subtypes]).toEqual([['land', 'creature'], 2, 2, ['Forest']]);
    expect(keywords).toEqual([{ keyword: 'haste' }]);
    for (const card of ['axe', 'gone']) {
      const left = bent.does('ann', 'cast', { card }, ['forest-9']).bothPass();
      expect(zoneOf(left, 'forest-9')).toBe(card === 'axe' ? 'graveyard' : 'exile');
      const back = left.bothPass();
      const land = cardIn(back, 'forest-9');
      expect([land.zone, land.tapped, land.types, land.counters]).toEqual([
        'battlefield',
        true,
        ['land'],
        {},
      ]);
      expect(back.state.delayed).toEqual([]);
    }
  });

  it('701.66a: a land that goes elsewhere does not come back, and nothing waits for it any more', () => {
    const bounce = readCard("Return target creature to its owner's hand.", {
      name: 'Bounce',
      types: 'Instant',
      manaCost: '{1}',
    });
    const bend = sorcery('Earthbend 1.');
    const at = table(
      [bend, bounce],
      [put(bend, 'ann', 'hand'), put(bounce, 'ann', 'hand'), ...lands('Forest', 9)],
    );
    const bent = at.does('ann', 'cast', { card: bend.id }, ['forest-9']).bothPass();
    expect(bent.state.delayed).toHaveLength(1);
    const left = bent.does('ann', 'cast', { card: 'bounce' }, ['forest-9']).bothPass();
    expect([zoneOf(left, 'forest-9'), left.state.delayed, left.state.stack]).toEqual(['hand', [], []]);
  });

  it('603.7c: what waits for a creature to die this turn triggers as it does, and no later', () => {
    const doom = readCard(
      'Target creature gets +1/+1 until end of turn. When that creature dies this turn, its controller loses 3 life.',
      { name: 'Doom', types: 'Instant', manaCost: '{1}' },
    );
    const at = table(
      [...cards, doom],
      [
        put(ox, 'bob'),
        put(elk, 'bob'),
        put(axe, 'ann', 'hand'),
        put(doom, 'ann', 'hand'),
        ...lands('Island', 2, 'bob', 'library'),
        ...lands('Forest', 9),
      ],
    );
    const cast = at.does('ann', 'cast', { card: doom.id }, ['ox']).bothPass();
    const other = cast.does('ann', 'cast', { card: 'axe' }, ['elk']).bothPass();
    expect(other.state.stack).toEqual([]);
    const died = cast.does('ann', 'cast', { card: 'axe' }, ['ox']).bothPass(2);
    expect([lifeOf(died, 'bob'), died.state.delayed]).toEqual([17, []]);
    const later = cast.until('end').until('main1');
    expect(later.state.delayed).toEqual([]);
  });
});
