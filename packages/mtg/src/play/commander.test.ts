/** Matches with commanders: the command zone, the tax, and where commanders go from graveyards and exile. */
import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  QUEEN,
  SMITH,
  asked,
  at,
  cast,
  goes,
  instant,
  leader,
  legend,
  ox,
  queen,
  smite,
  smith,
  tapped,
} from '../../test/commanders.js';
import { basics, bestiary, creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';
import { mtgMatch } from './match.js';

describe('903.6: a match of the format begins', () => {
  const cards = [...basics, ...bestiary, queen];
  const spell = bestiary.find(({ name }) => name === 'G Scout')?.name ?? '';
  const deck = { main: { Forest: 98, [spell]: 1 }, commander: { 'Quiet Queen': 1 } };
  const runtime = mtgMatch({ cards });

  it('903.6, 903.7: with each commander face up in the command zone, all else shuffled, 40 life and seven cards', () => {
    const players = ['ann', 'bob', 'cat'];
    const decks = Object.fromEntries(players.map((id) => [id, deck]));
    const { state } = unwrap(runtime.start({ format: 'commander', players, decks, first: 'ann' }, 1));
    for (const { id, life } of state.players) {
      const of = (zone: string) => state.cards.filter((card) => card.owner === id && card.zone === zone);
      expect([
        life,
        of('hand').length + of('library').length,
        of('command').map(({ names }) => names),
      ]).toEqual([40, 99, [['Quiet Queen']]]);
      expect(of('command')[0]).toMatchObject({ commander: true, faceDown: false });
      expect(of('library').some(({ commander }) => commander)).toBe(false);
    }
  });

  it('903.6, 408.1: everybody sees it there, spectators too', () => {
    const decks = { ann: deck, bob: deck };
    const match = unwrap(runtime.start({ format: 'commander', decks }, 1));
    for (const viewer of ['ann', 'bob', undefined]) {
      const seen = JSON.stringify(runtime.view(match, viewer).state);
      expect(seen.split('Quiet Queen').length - 1).toBeGreaterThanOrEqual(2);
    }
  });

  it('903.5: a deck that the seed draws is legal, with a commander and its colours alone', () => {
    const { state } = unwrap(runtime.start({ format: 'commander' }, 7));
    const own = state.cards.filter(({ owner }) => owner === 'ann');
    const counts = new Map<string, number>();
    for (const { publicId } of own) counts.set(publicId, (counts.get(publicId) ?? 0) + 1);
    expect([
      own.length,
      Math.max(...[...counts].map(([id, count]) => (id === 'forest' ? 0 : count))),
    ]).toEqual([100, 1]);
    expect(own.every(({ colors }) => colors.every((color) => color === 'green'))).toBe(true);
    expect(own.filter(({ commander }) => commander).map(({ zone }) => zone)).toEqual(['command']);
  });

  it('903.3: no deck can be drawn where no card can lead one', () => {
    const without = mtgMatch({ cards: [...basics, ...bestiary] });
    const started = without.start({ format: 'commander' }, 1);
    expect(started.ok || started.issues[0]?.code).toBe('mtg.noCommander');
  });
});

describe('903.8: a commander is cast from the command zone', () => {
  it('903.8: by its owner, as any creature of theirs, and each time for {2} more', () => {
    let now = at(leader(queen, 'ann', 'command'));
    expect(now.offers('bob')).toEqual([]);
    for (const costs of [2, 4, 6]) {
      const before = tapped(now);
      now = now.does('ann', 'cast', { card: QUEEN });
      expect([tapped(now) - before, zoneOf(now, QUEEN)]).toEqual([costs, 'stack']);
      now = now.bothPass();
      expect(cardIn(now, QUEEN)).toMatchObject({ zone: 'battlefield', castFrom: 'command', commander: true });
      if (costs === 6) break;
      now = now.does('ann', 'cast', { card: costs === 2 ? 'smite' : 'banish' }, [QUEEN]).bothPass();
      now = goes(now, 'ann', 'command');
    }
    expect(told(now, 'stateBased')).toHaveLength(2);
  });

  it('903.8: is not offered, and refused, once what it costs more cannot be paid', () => {
    const there = put(queen, 'ann', 'command', { commander: true, commandCasts: 1 });
    const rich = table([queen], [there, ...lands('Forest', 4)]);
    const poor = table([queen], [there, ...lands('Forest', 3)]);
    expect(rich.offers('ann')).toContain(`cast ${QUEEN}`);
    expect(poor.offers('ann')).not.toContain(`cast ${QUEEN}`);
    expect(poor.tries('ann', 'cast', { card: QUEEN })).toBe('mtg.notNow 601.2h');
  });

  it('903.8: what is cast from a hand costs what it says, and counts for nothing', () => {
    const start = at(put(queen, 'ann', 'hand', { commander: true, commandCasts: 2 }));
    const done = start.does('ann', 'cast', { card: QUEEN });
    expect([tapped(done), cardIn(done, QUEEN).commandCasts]).toEqual([2, 2]);
  });

  it('903.8: only a commander, only its owner, and only when a creature can be cast', () => {
    const other = put(ox, 'ann', 'command');
    const start = table([queen, ox], [other, leader(queen, 'bob', 'command'), ...lands('Forest', 4)]);
    expect(start.offers('ann')).toEqual(['pass']);
    expect(start.tries('ann', 'cast', { card: 'ox' })).toBe('mtg.noSuchObject');
    expect(start.tries('ann', 'cast', { card: QUEEN })).toBe('mtg.noSuchObject');
    const inUpkeep = table([queen], [leader(queen, 'ann', 'command'), ...lands('Forest', 2)], {
      step: 'upkeep',
    });
    expect(inUpkeep.tries('ann', 'cast', { card: QUEEN })).toBe('mtg.notNow 307.1');
  });
});

describe('903.8: what is offered in the command zone', () => {
  it('903.8, 305.1: a commander that is a land, too, is played from no command zone', () => {
    const grove = creatureCard('Grove Lord', [], 1, 1, [], { ...legend, types: ['land', 'creature'] });
    const start = table([grove], [leader(grove, 'ann', 'command')]);
    expect(start.offers('ann')).toEqual(['pass']);
    expect(start.tries('ann', 'playLand', { card: grove.id })).toBe('mtg.noSuchObject');
  });

  it('903.3: a copy of the spell is no commander', () => {
    const mirror = instant('Mirror', 'Copy target spell you control.');
    const cards = [leader(queen, 'ann', 'command'), put(mirror, 'ann', 'hand'), ...lands('Forest', 3)];
    const start = table([queen, mirror], cards).does('ann', 'cast', { card: QUEEN });
    const twins = cast(start, 'mirror', [QUEEN]).state.cards.filter(({ names }) =>
      names.includes('Quiet Queen'),
    );
    expect(twins.map(({ commander = false, copy }) => [commander, copy])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('903.9a: a commander in a graveyard or in exile', () => {
  it.each([
    ['smite', 'graveyard', 'command'],
    ['smite', 'graveyard', 'graveyard'],
    ['banish', 'exile', 'command'],
    ['banish', 'exile', 'exile'],
  ])('903.9a, 704.6d: %s: from the %s its owner puts it into the %s zone', (spell, zone, option) => {
    const open = cast(at(leader(queen, 'bob')), spell, [QUEEN]);
    expect([asked(open)[0], zoneOf(open, QUEEN), open.offers('ann')]).toEqual(['bob', zone, []]);
    expect(asked(open)[1]).toContain('Where Quiet Queen goes');
    const done = goes(open, 'bob', option);
    expect([zoneOf(done, QUEEN), cardIn(done, QUEEN).commander]).toEqual([option, true]);
    expect(done.runtime.toAct(done.match)).toEqual(['ann']);
    expect(told(done, 'stateBased')).toHaveLength(option === 'command' ? 1 : 0);
    // The question is asked once. A commander that stays there stays until it moves.
    expect(done.bothPass().runtime.toAct(done.bothPass().match)).toEqual(['ann']);
  });

  it('903.9a: one that is discarded for a cost, too, though nothing else has changed', () => {
    const house = readCard('Discard a card: Scry 1.', { name: 'House', types: 'Enchantment' });
    const start = table([queen, house], [put(queen, 'ann', 'hand', { commander: true }), put(house, 'ann')]);
    const card = { card: 'house', ability: house.activated[0]?.id ?? '' };
    // Both players pass once, after which state-based actions have found nothing to do on this battlefield.
    const open = start.bothPass().does('ann', 'activate', card, [QUEEN]);
    expect([asked(open)[0], zoneOf(open, QUEEN)]).toEqual(['ann', 'graveyard']);
    const done = goes(open, 'ann', 'command');
    expect([zoneOf(done, QUEEN), done.runtime.toAct(done.match)]).toEqual(['command', ['ann']]);
  });

  it('903.9a: it has died, whatever its owner says', () => {
    const mourner = readCard('Whenever another creature dies, you gain 1 life.');
    const start = table(
      [queen, mourner, smite],
      [leader(queen, 'ann'), put(mourner, 'ann'), put(smite, 'ann', 'hand'), ...lands('Forest', 1)],
    );
    const done = goes(cast(start, 'smite', [QUEEN]), 'ann', 'command').bothPass();
    expect([lifeOf(done, 'ann'), zoneOf(done, QUEEN)]).toEqual([21, 'command']);
  });

  it('903.9a, 101.4: of several, their owners are asked in turn order, and all go at once', () => {
    const wrath = instant('Wrath', 'Destroy all creatures.');
    const start = table(
      [queen, smith, wrath],
      [leader(smith, 'bob'), leader(queen, 'ann'), put(wrath, 'ann', 'hand'), ...lands('Forest', 1)],
    );
    const first = cast(start, 'wrath');
    expect(asked(first)[0]).toBe('ann');
    const second = goes(first, 'ann', 'command');
    expect([asked(second)[0], zoneOf(second, QUEEN)]).toEqual(['bob', 'graveyard']);
    const done = goes(second, 'bob', 'command');
    expect([zoneOf(done, QUEEN), zoneOf(done, SMITH)]).toEqual(['command', 'command']);
  });

  it('903.3: nobody is asked of a card that is no commander, nor of a token copy of one', () => {
    const done = cast(at(put(queen, 'bob')), 'smite', [QUEEN]);
    expect([zoneOf(done, QUEEN), done.runtime.toAct(done.match)]).toEqual(['graveyard', ['ann']]);
    const double = instant('Double', "Create a token that's a copy of target creature.");
    const start = table(
      [queen, double],
      [leader(queen, 'ann'), put(double, 'ann', 'hand'), ...lands('Forest', 1)],
    );
    const twins = cast(start, 'double', [QUEEN]).state.cards.filter(({ names }) =>
      names.includes('Quiet Queen'),
    );
    expect(twins.filter(({ commander }) => commander === true)).toHaveLength(1);
    expect(twins).toHaveLength(2);
  });
});
