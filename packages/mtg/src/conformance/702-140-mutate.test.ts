import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../test/table.js';

/** A creature with mutate and an ability of each kind. */
const beast = readCard(
  'Mutate {1}{G}\nFlying\nWhenever this creature mutates, you gain 3 life.\n{T}: Moss Strider deals 1 damage to any target.\nOther creatures you control get +1/+1.',
  { name: 'Moss Strider', types: 'Creature — Beast', manaCost: '{3}{G}', power: '4', toughness: '5' },
);
const ox = readCard('Vigilance\nWhenever this creature dies, draw a card.', {
  name: 'Ox',
  types: 'Creature — Ox',
  manaCost: '{W}',
  power: '2',
  toughness: '2',
});
const cat = readCard('', {
  name: 'Cat',
  types: 'Creature — Cat',
  manaCost: '{W}',
  power: '1',
  toughness: '1',
});
const knight = readCard('', { name: 'Knight', types: 'Creature — Human Knight', power: '1', toughness: '1' });
const axe = readCard('Destroy target creature.', { name: 'Axe', types: 'Instant', manaCost: '{1}' });
const BEAST = 'moss-strider';
const mutating = { card: BEAST, costs: ['mutate'] };
const CARDS = [beast, ox, cat, knight, axe];

const start = (more: Parameters<typeof table>[1] = [], cards = CARDS) =>
  table(cards, [
    put(beast, 'ann', 'hand'),
    put(ox, 'ann'),
    ...lands('Forest', 6),
    ...lands('Forest', 4, 'bob'),
    ...more,
  ]);
type At = ReturnType<typeof table>;
const merged = (where: 'top' | 'bottom', at: At = start()): At =>
  at.does('ann', 'cast', mutating, ['ox']).bothPass().does('ann', 'decide', {}, [where]);
const factsOf = (at: At, id = 'ox') => {
  const { names, power, toughness, subtypes, keywords } = cardIn(at, id);
  const has = keywords
    .map(({ keyword }) => keyword)
    .filter((name) => name === 'flying' || name === 'vigilance');
  return { names, size: [power, toughness], subtypes, has: has.toSorted() };
};
const ON_TOP = { names: ['Moss Strider'], size: [4, 5], subtypes: ['Beast'], has: ['flying', 'vigilance'] };
const BELOW = { names: ['Ox'], size: [2, 2], subtypes: ['Ox'], has: ['flying', 'vigilance'] };
const lifeOf = (at: At, player = 'ann') => at.state.players.find(({ id }) => id === player)?.life;

describe('a spell that merges with a creature', () => {
  it('702.140a: for its mutate cost it targets a creature that is no Human and has its owner; a creature of another owner it does not', () => {
    const at = start([
      put(knight, 'ann'),
      put(cat, 'bob'),
      put(cat, 'bob', 'battlefield', { instanceId: 'lent', controller: 'ann', ownController: 'ann' }),
    ]);
    expect(at.tries('ann', 'cast', mutating)).toBe('targetsMissing');
    for (const other of ['knight', 'cat', 'lent', 'forest-1'])
      expect(at.tries('ann', 'cast', mutating, [other])).toBe('filterMismatch');
    expect(at.tries('ann', 'cast', mutating, ['ox'])).toBe('ok');
    expect(at.offers('ann').filter((offer) => offer.includes('mutate'))).toHaveLength(1);
  });

  it('702.140b: as its target is illegal when it begins to resolve it is a creature spell, and enters as that creature', () => {
    const cast = start([put(axe, 'bob', 'hand')])
      .does('ann', 'cast', mutating, ['ox'])
      .does('ann', 'pass');
    const done = cast.does('bob', 'cast', { card: 'axe' }, ['ox']).bothPass(3);
    expect([zoneOf(done, 'ox'), zoneOf(done, BEAST), done.state.stack]).toEqual([
      'graveyard',
      'battlefield',
      [],
    ]);
    expect(cardIn(done, BEAST).parts).toBeUndefined();
    expect([factsOf(done, BEAST).size, cardIn(done, BEAST).paid ?? [], lifeOf(done)]).toEqual([
      [4, 5],
      [],
      20,
    ]);
  });

  it('702.140c: it is put on top of the creature or at its bottom, and is no object any more; the creature stays the one that it was', () => {
    const at = start([put(cat, 'ann')]);
    const before = cardIn(at, 'ox');
    for (const where of ['top', 'bottom'] as const) {
      const done = merged(where, at);
      expect(factsOf(done)).toEqual(where === 'top' ? ON_TOP : BELOW);
      const { incarnation, parts, zone } = cardIn(done, 'ox');
      expect([incarnation, zone]).toEqual([before.incarnation, 'battlefield']);
      const order = where === 'top' ? [BEAST, 'ox'] : ['ox', BEAST];
      expect(parts?.map(({ instanceId }) => instanceId)).toEqual(order);
      expect(done.state.cards.some(({ instanceId }) => instanceId === BEAST)).toBe(false);
    }
  });

  it('702.140c: it enters nothing: what waits for a creature that enters does not see it, what happened to the creature stays', () => {
    const watcher = readCard('Whenever a creature enters, you gain 10 life.', {
      name: 'Watcher',
      types: 'Enchantment',
    });
    const at = start(
      [
        put(watcher, 'ann'),
        put(cat, 'ann', 'battlefield', { tapped: true, counters: { '+1/+1': 2 }, damage: 1 }),
      ],
      [...CARDS, watcher],
    );
    const done = at
      .does('ann', 'cast', mutating, ['cat'])
      .bothPass()
      .does('ann', 'decide', {}, ['top'])
      .bothPass();
    expect([lifeOf(done), cardIn(done, 'cat').tapped, cardIn(done, 'cat').damage]).toEqual([23, true, 1]);
    expect(factsOf(done, 'cat').size).toEqual([6, 7]);
  });

  it('702.140d: what waits for it to mutate triggers, whichever lies on top', () => {
    for (const where of ['top', 'bottom'] as const) {
      const done = merged(where);
      expect([lifeOf(done), done.state.stack.length]).toEqual([20, 1]);
      expect(lifeOf(done.bothPass())).toBe(23);
    }
  });

  it('702.140d: how often it has mutated is counted, for what triggers by that', () => {
    const leech = readCard(
      'Mutate {1}\nWhenever this creature mutates, each opponent loses X life, where X is the number of times this creature has mutated.',
      { name: 'Leech', types: 'Creature — Leech', manaCost: '{3}', power: '1', toughness: '1' },
    );
    const cards = [...CARDS, leech];
    const at = start(
      [put(leech, 'ann', 'hand'), put(leech, 'ann', 'hand', { instanceId: 'leech-2' })],
      cards,
    );
    const mutate = (now: At, card: string): At =>
      now
        .does('ann', 'cast', { card, costs: ['mutate'] }, ['ox'])
        .bothPass()
        .does('ann', 'decide', {}, ['bottom']);
    const once = mutate(at, 'leech').bothPass();
    expect(lifeOf(once, 'bob')).toBe(19);
    // Both abilities count two.
    expect(lifeOf(mutate(once, 'leech-2').bothPass(2), 'bob')).toBe(15);
  });

  it('702.140e: it has the abilities of all: activated, triggered and static ones', () => {
    const at = start([put(cat, 'ann'), put(axe, 'ann', 'hand')]);
    for (const where of ['top', 'bottom'] as const) {
      const done = merged(where, at).bothPass();
      expect(factsOf(done, 'cat').size).toEqual([2, 2]);
      const offer = done.offers('ann').filter((one) => one.startsWith('activate ox'));
      expect(offer).toHaveLength(1);
      const [, , ability = ''] = offer[0]?.split(' ') ?? [];
      const shot = done.does('ann', 'activate', { card: 'ox', ability }, ['bob']).bothPass();
      expect([lifeOf(shot, 'bob'), cardIn(shot, 'ox').tapped]).toEqual([19, true]);
      const dead = done.does('ann', 'cast', { card: 'axe' }, ['ox']).bothPass();
      expect([dead.state.stack.length, factsOf(dead, 'cat').size]).toEqual([1, [1, 1]]);
    }
  });

  it('702.140e: a creature that mutates twice has the abilities of all three', () => {
    const second = { ...beast, id: 'moss-strider-2', name: 'Moss Strider Two' };
    const at = start([put(second, 'ann', 'hand'), put(cat, 'ann')], [...CARDS, second]);
    const twice = merged('top', at)
      .bothPass()
      .does('ann', 'cast', { card: second.id, costs: ['mutate'] }, ['ox'])
      .bothPass()
      .does('ann', 'decide', {}, ['bottom']);
    expect(cardIn(twice, 'ox').parts).toHaveLength(3);
    // Both triggered abilities trigger, and both static ones apply.
    const done = twice.does('ann', 'decide', {}, ['Moss Strider']).bothPass(2);
    expect([lifeOf(done), factsOf(done, 'cat').size]).toEqual([29, [3, 3]]);
  });

  it('702.140e: without its abilities it has none of any part', () => {
    const still = readCard('Target creature loses all abilities until end of turn.', {
      name: 'Still',
      types: 'Instant',
    });
    const at = start([put(still, 'ann', 'hand'), put(cat, 'ann')], [...CARDS, still]);
    const done = merged('bottom', at).bothPass().does('ann', 'cast', { card: 'still' }, ['ox']).bothPass();
    expect([factsOf(done).has, factsOf(done, 'cat').size]).toEqual([[], [1, 1]]);
    expect(done.offers('ann').filter((one) => one.startsWith('activate ox'))).toEqual([]);
  });

  it('730.3: as it leaves one permanent dies, and each card is in the graveyard by itself', () => {
    for (const where of ['top', 'bottom'] as const) {
      const at = merged(where, start([put(axe, 'ann', 'hand')])).bothPass();
      const dead = at.does('ann', 'cast', { card: 'axe' }, ['ox']).bothPass();
      expect([zoneOf(dead, 'ox'), zoneOf(dead, BEAST)]).toEqual(['graveyard', 'graveyard']);
      expect(factsOf(dead).names).toEqual(['Ox']);
      expect(factsOf(dead, BEAST)).toEqual({
        names: ['Moss Strider'],
        size: [4, 5],
        subtypes: ['Beast'],
        has: ['flying'],
      });
      for (const id of ['ox', BEAST]) expect(cardIn(dead, id).parts).toBeUndefined();
      // "When this creature dies" triggered once.
      expect(dead.state.stack).toHaveLength(1);
    }
  });

  it('730.3c: an effect that finds what it became finds all of it', () => {
    const blink = readCard(
      "Exile target creature you control, then return that card to the battlefield under its owner's control.",
      {
        name: 'Blink',
        types: 'Instant',
      },
    );
    const at = merged('top', start([put(blink, 'ann', 'hand')], [...CARDS, blink])).bothPass();
    const done = at.does('ann', 'cast', { card: 'blink' }, ['ox']).bothPass();
    expect([zoneOf(done, 'ox'), zoneOf(done, BEAST)]).toEqual(['battlefield', 'battlefield']);
    expect([factsOf(done).size, factsOf(done, BEAST).size]).toEqual([
      [3, 3],
      [4, 5],
    ]);
  });

  it("730.3: into its owner's hand, and to the bottom of the library, all of it goes", () => {
    const unsummon = readCard("Return target creature to its owner's hand.", {
      name: 'Recall',
      types: 'Instant',
    });
    const sink = readCard("Put target creature on the bottom of its owner's library.", {
      name: 'Sink',
      types: 'Instant',
    });
    const lib = lands('Island', 3, 'ann', 'library');
    const at = merged(
      'top',
      start([put(unsummon, 'ann', 'hand'), put(sink, 'ann', 'hand'), ...lib], [...CARDS, unsummon, sink]),
    ).bothPass();
    const held = at.does('ann', 'cast', { card: 'recall' }, ['ox']).bothPass();
    expect([zoneOf(held, 'ox'), zoneOf(held, BEAST)]).toEqual(['hand', 'hand']);
    const sunk = at.does('ann', 'cast', { card: 'sink' }, ['ox']).bothPass();
    const orders = ['ox', BEAST].map((id) => cardIn(sunk, id).order ?? 0);
    const least = Math.max(...lib.map(({ order = 0 }) => order));
    expect(orders.every((order) => order > least)).toBe(true);
    expect(new Set(orders).size).toBe(2);
  });

  it('730.2d: it is a token only if that lies on top; the token ceases to exist as it leaves', () => {
    const make = sorcery('Create a 1/1 white Cat creature token.');
    const at = start([put(make, 'ann', 'hand'), put(axe, 'ann', 'hand')], [...CARDS, make]);
    const made = at.does('ann', 'cast', { card: make.id }).bothPass();
    const token = made.state.cards.find((card) => card.token)?.instanceId ?? '';
    for (const where of ['top', 'bottom'] as const) {
      const done = made
        .does('ann', 'cast', mutating, [token])
        .bothPass()
        .does('ann', 'decide', {}, [where])
        .bothPass();
      expect(cardIn(done, token).token).toBe(where === 'bottom');
      const dead = done.does('ann', 'cast', { card: 'axe' }, [token]).bothPass();
      expect([zoneOf(dead, BEAST), dead.state.cards.some(({ instanceId }) => instanceId === token)]).toEqual([
        'graveyard',
        false,
      ]);
    }
  });

  it('707.2: a copy of it is what lies on top, with the abilities of all', () => {
    const twin = sorcery("Create a token that's a copy of target creature you control.");
    const at = start([put(twin, 'ann', 'hand'), put(cat, 'ann')], [...CARDS, twin]);
    const done = merged('bottom', at).bothPass().does('ann', 'cast', { card: twin.id }, ['ox']).bothPass();
    const token = done.state.cards.find((card) => card.token);
    expect([token?.names, token?.power, token?.parts]).toEqual([['Ox'], 3, undefined]);
    // Both of them make other creatures larger.
    expect([factsOf(done).size, factsOf(done, 'cat').size]).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  it('730.2e: a face-down creature is face up with a spell on top, and face down with it at the bottom; what it hides only its controller sees', () => {
    const moth = readCard('Morph {1}', {
      name: 'Moth',
      types: 'Creature — Moth',
      manaCost: '{4}',
      power: '3',
      toughness: '1',
    });
    const at = start(
      [put(moth, 'ann', 'hand'), put(axe, 'ann', 'hand'), ...lands('Swamp', 6)],
      [...CARDS, moth],
    );
    const down = at.does('ann', 'cast', { card: 'moth', costs: ['faceDown'] }).bothPass();
    const seen = (now: At, by: string) => JSON.stringify(now.runtime.view(now.match, by)).includes('Moth');
    for (const where of ['top', 'bottom'] as const) {
      const done = down
        .does('ann', 'cast', mutating, ['moth'])
        .bothPass()
        .does('ann', 'decide', {}, [where])
        .bothPass();
      expect([cardIn(done, 'moth').faceDown, factsOf(done, 'moth').size, lifeOf(done)]).toEqual(
        where === 'top' ? [false, [4, 5], 23] : [true, [2, 2], 23],
      );
      // Its abilities remain, whichever card is on top.
      expect([factsOf(done, 'moth').has, factsOf(done).size]).toEqual([['flying'], [3, 3]]);
      expect([seen(done, 'bob'), seen(done, 'ann')]).toEqual([false, true]);
      const dead = done.does('ann', 'cast', { card: 'axe' }, ['moth']).bothPass();
      expect([factsOf(dead, 'moth').names, zoneOf(dead, 'moth'), zoneOf(dead, BEAST)]).toEqual([
        ['Moth'],
        'graveyard',
        'graveyard',
      ]);
      if (where === 'top') continue;
      const up = done.does('ann', 'activate', { card: 'moth', ability: 'turn-up' });
      expect(factsOf(up, 'moth')).toEqual({
        names: ['Moth'],
        size: [3, 1],
        subtypes: ['Moth'],
        has: ['flying'],
      });
      expect(cardIn(up, 'moth').parts).toHaveLength(2);
    }
  });

  it('903.9c: of a merged permanent that goes to a hand only the commander goes to the command zone', () => {
    const unsummon = readCard("Return target creature to its owner's hand.", {
      name: 'Recall',
      types: 'Instant',
    });
    const cards = [...CARDS, unsummon];
    const leader = put(beast, 'ann', 'command', { commander: true });
    const at = table(cards, [leader, put(ox, 'ann'), put(unsummon, 'ann', 'hand'), ...lands('Forest', 6)]);
    const done = merged('top', at).bothPass();
    expect([cardIn(done, 'ox').commander, cardIn(done, 'ox').commandCasts]).toEqual([true, undefined]);
    const back = done.does('ann', 'cast', { card: 'recall' }, ['ox']).bothPass();
    const led = back.does('ann', 'decide', {}, ['command']);
    expect([zoneOf(led, BEAST), zoneOf(led, 'ox')]).toEqual(['command', 'hand']);
    expect([
      cardIn(led, BEAST).commander,
      cardIn(led, BEAST).commandCasts,
      cardIn(led, 'ox').commander,
    ]).toEqual([true, 1, undefined]);
    const held = back.does('ann', 'decide', {}, ['hand']);
    expect([zoneOf(held, BEAST), zoneOf(held, 'ox')]).toEqual(['hand', 'hand']);
  });

  it('702.140c: a copy of the spell merges as well, and is a token as a part', () => {
    const twin = readCard('Copy target creature spell.', { name: 'Twin', types: 'Instant' });
    const at = start([put(twin, 'ann', 'hand'), put(axe, 'ann', 'hand')], [...CARDS, twin]);
    const cast = at
      .does('ann', 'cast', mutating, ['ox'])
      .does('ann', 'cast', { card: 'twin' }, [BEAST])
      .bothPass();
    const once = cast.bothPass().does('ann', 'decide', {}, ['top']).bothPass();
    expect([cardIn(once, 'ox').token, once.state.stack]).toEqual([true, [BEAST]]);
    const twice = once.bothPass().does('ann', 'decide', {}, ['bottom']);
    expect(cardIn(twice, 'ox').parts?.map(({ token }) => token)).toEqual([true, false, false]);
  });
});
