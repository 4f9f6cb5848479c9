/** Matches with commanders: the command zone, the tax, where commanders go, and the damage that they deal. */
import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { basics, bestiary, creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';
import { mtgMatches } from '../host/match.js';
import { mtgMatch } from './match.js';
import { mtgNarration } from './show/narration.js';

const legend = { supertypes: ['legendary'] };
const queen = creatureCard('Quiet Queen', [1, 'G'], 7, 7, [], legend);
const smith = creatureCard('Ore Smith', [1, 'G'], 2, 2, [], legend);
const ox = creatureCard('Ox', [1], 2, 2);
const instant = (name: string, text: string): CardDefinition => readCard(text, { name, types: 'Instant' });
const smite = instant('Smite', 'Destroy target creature.');
const banish = instant('Banish', 'Exile target creature.');
const recall = instant('Recall', "Return target creature to its owner's hand.");
const bury = instant('Bury', "Put target creature on the bottom of its owner's library.");
const fold = instant('Fold', "Shuffle target creature into its owner's library.");
const quell = instant(
  'Quell',
  "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
);
const study = instant('Study', 'Draw two cards.');
const steal = instant(
  'Steal',
  'Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
);
const spells = [smite, banish, recall, bury, fold, study, steal];

const leader = (
  card: CardDefinition,
  owner: string,
  zone: 'command' | 'battlefield' | 'library' | 'hand' = 'battlefield',
) => put(card, owner, zone, { commander: true });

/** Ann has all the spells in her hand and 16 Forests; what else is said. */
const at = (...more: Parameters<typeof table>[1]) =>
  table(
    [queen, smith, ox, quell, ...spells],
    [...spells.map((card) => put(card, 'ann', 'hand')), ...lands('Forest', 16), ...more],
  );
type Table = ReturnType<typeof table>;
const cast = (start: Table, card: string, ...targets: readonly (readonly string[])[]): Table =>
  start.does('ann', 'cast', { card }, ...targets).bothPass();
const QUEEN = queen.id;
const SMITH = smith.id;
const tapped = ({ state }: Table): number => state.cards.filter((card) => card.tapped).length;
/** Who is to act, and what is asked. */
const asked = ({ runtime, match }: Table) => {
  const [player = ''] = runtime.toAct(match);
  return [player, JSON.stringify(runtime.prompt(match, player))] as const;
};
const goes = (start: Table, player: string, option: string): Table =>
  start.does(player, 'decide', {}, [option]);

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
    // It is asked once: what stays there stays until it moves.
    expect(done.bothPass().runtime.toAct(done.bothPass().match)).toEqual(['ann']);
  });

  it('903.9a: one that is discarded for a cost, too, though nothing else has changed', () => {
    const house = readCard('Discard a card: Scry 1.', { name: 'House', types: 'Enchantment' });
    const start = table([queen, house], [put(queen, 'ann', 'hand', { commander: true }), put(house, 'ann')]);
    const card = { card: 'house', ability: house.activated[0]?.id ?? '' };
    // Both pass once, so that state-based actions have found nothing to do on this very battlefield.
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

describe('903.9b: a commander that would be put into a hand or library', () => {
  it.each([
    ['recall', 'hand', 'command'],
    ['recall', 'hand', 'hand'],
    ['bury', 'library', 'command'],
    ['bury', 'library', 'library'],
    ['fold', 'library', 'command'],
    ['fold', 'library', 'library'],
  ])('903.9b: %s: instead of the %s its owner may say the %s', (spell, instead, option) => {
    const open = cast(at(leader(queen, 'bob')), spell, [QUEEN]);
    expect([asked(open)[0], zoneOf(open, QUEEN), told(open, 'moved').length]).toEqual([
      'bob',
      'battlefield',
      1,
    ]);
    expect(asked(open)[1]).toContain(`"${instead}"`);
    const done = goes(open, 'bob', option);
    expect([zoneOf(done, QUEEN), cardIn(done, QUEEN).commander, zoneOf(done, spell)]).toEqual([
      option,
      true,
      'graveyard',
    ]);
    expect([done.state.ordering, done.runtime.toAct(done.match)]).toEqual([undefined, ['ann']]);
  });

  it('903.9b: what never came to the hand is not returned there: it goes to one zone once', () => {
    const done = goes(cast(at(leader(queen, 'bob')), 'recall', [QUEEN]), 'bob', 'command');
    const moves = done.events.filter(
      ({ type, card }) => type === 'moved' && JSON.stringify(card).includes(QUEEN),
    );
    expect(moves.map(({ from, to }) => [from, to])).toEqual([['battlefield', 'command']]);
  });

  it.each(['command', 'library'])(
    "903.9b: a spell that is countered into its owner's library: %s",
    (option) => {
      const start = table(
        [queen, quell],
        [
          leader(queen, 'ann', 'command'),
          put(quell, 'bob', 'hand'),
          ...lands('Forest', 2),
          ...lands('Island', 1, 'bob'),
        ],
      );
      const open = start
        .does('ann', 'cast', { card: QUEEN })
        .does('ann', 'pass')
        .does('bob', 'cast', { card: 'quell' }, [QUEEN])
        .bothPass();
      expect([asked(open)[0], zoneOf(open, QUEEN)]).toEqual(['ann', 'stack']);
      const done = goes(open, 'ann', option);
      expect([zoneOf(done, QUEEN), cardIn(done, QUEEN).commandCasts]).toEqual([option, 1]);
    },
  );

  it.each(['command', 'hand'])('903.9b: one that is drawn, among others: %s', (option) => {
    const top = put(queen, 'ann', 'library', { commander: true, order: -1 });
    const open = cast(at(top), 'study');
    expect([asked(open)[0], told(open, 'drew')]).toEqual(['ann', []]);
    const done = goes(open, 'ann', option);
    expect([zoneOf(done, QUEEN), told(done, 'drew'), done.state.ordering]).toEqual([
      option,
      ['drew'],
      undefined,
    ]);
    expect(done.state.cards.filter(({ owner, zone }) => owner === 'ann' && zone === 'hand').length).toBe(
      spells.length - 1 + (option === 'hand' ? 2 : 1),
    );
  });

  it('903.9b: one that is drawn for the turn, and nobody else is told of it', () => {
    const top = put(queen, 'bob', 'library', { commander: true, order: -1 });
    const start = table([queen], [top, ...lands('Forest', 3)]);
    let now = start;
    for (let count = 0; count < 40 && now.state.activePlayer === 'ann'; count++) {
      const [player = ''] = now.runtime.toAct(now.match);
      now = now.does(player, 'pass');
    }
    expect([now.state.turn.step, asked(now)[0], zoneOf(now, QUEEN)]).toEqual(['draw', 'bob', 'library']);
    expect(JSON.stringify(now.runtime.view(now.match, 'ann'))).not.toContain('Quiet Queen');
    expect(zoneOf(goes(now, 'bob', 'command'), QUEEN)).toBe('command');
    expect(zoneOf(goes(now, 'bob', 'hand'), QUEEN)).toBe('hand');
  });

  it.each(['command', 'hand'])('903.9b: one that is returned for the cost of an ability: %s', (option) => {
    const house = readCard("Return a creature you control to its owner's hand: You gain 2 life.", {
      name: 'House',
      types: 'Enchantment',
    });
    const ability = house.activated[0]?.id ?? '';
    const start = table([queen, house], [leader(queen, 'ann'), put(house, 'ann')]);
    const open = start.does('ann', 'activate', { card: 'house', ability }, [QUEEN]);
    expect([asked(open)[0], zoneOf(open, QUEEN), open.state.stack, open.events]).toEqual([
      'ann',
      'battlefield',
      [],
      [],
    ]);
    expect(open.offers('bob')).toEqual([]);
    const done = goes(open, 'ann', option);
    expect([zoneOf(done, QUEEN), done.state.stack.length, done.state.ordering]).toEqual([
      option,
      1,
      undefined,
    ]);
    expect([lifeOf(done.bothPass(), 'ann'), told(done, 'activated')]).toEqual([22, ['activated']]);
  });

  it.each(['command', 'hand'])(
    '903.9b: one of another player, returned for the cost of a spell: %s',
    (option) => {
      const rite = readCard(
        "As an additional cost to cast this spell, return a creature you control to its owner's hand.\nYou gain 3 life.",
        { name: 'Rite', types: 'Sorcery' },
      );
      const start = table(
        [queen, rite],
        [
          put(queen, 'bob', 'battlefield', { commander: true, controller: 'ann', ownController: 'ann' }),
          put(rite, 'ann', 'hand'),
          ...lands('Forest', 1),
        ],
      );
      const open = start.does('ann', 'cast', { card: 'rite' }, [QUEEN]);
      expect([asked(open)[0], zoneOf(open, 'rite'), tapped(open)]).toEqual(['bob', 'hand', 0]);
      const done = goes(open, 'bob', option);
      expect([zoneOf(done, QUEEN), zoneOf(done, 'rite'), tapped(done)]).toEqual([option, 'stack', 1]);
      expect(lifeOf(done.bothPass(), 'ann')).toBe(23);
    },
  );

  it.each(['command', 'hand'])(
    '903.9b: one that is returned as something resolves that is paid for so: %s',
    (option) => {
      const rite = readCard(
        "You may return a creature you control to its owner's hand. If you do, you gain 3 life.",
        { name: 'Rite', types: 'Sorcery' },
      );
      const start = table(
        [queen, rite],
        [leader(queen, 'ann'), put(rite, 'ann', 'hand'), ...lands('Forest', 1)],
      );
      let now = goes(goes(cast(start, 'rite'), 'ann', 'yes'), 'ann', QUEEN);
      expect([asked(now)[0], zoneOf(now, QUEEN)]).toEqual(['ann', 'battlefield']);
      now = goes(now, 'ann', option);
      expect([zoneOf(now, QUEEN), lifeOf(now, 'ann')]).toEqual([option, 23]);
    },
  );

  it('903.9b, 616.1: it applies to where a death is replaced to as well', () => {
    const homing = creatureCard('Homing Queen', [1], 2, 2, ['diesIntoHand'], legend);
    const start = table(
      [homing, smite],
      [leader(homing, 'ann'), put(smite, 'ann', 'hand'), ...lands('Forest', 1)],
    );
    const open = cast(start, 'smite', [homing.id]);
    expect([asked(open)[0], zoneOf(open, homing.id)]).toEqual(['ann', 'battlefield']);
    expect(zoneOf(goes(open, 'ann', 'command'), homing.id)).toBe('command');
    const hurt = table([homing], [put(homing, 'ann', 'battlefield', { commander: true, damage: 2 })]).does(
      'ann',
      'pass',
    );
    expect([asked(hurt)[0], zoneOf(hurt, homing.id)]).toEqual(['ann', 'battlefield']);
    expect(zoneOf(goes(hurt, 'ann', 'hand'), homing.id)).toBe('hand');
  });
});

describe('903.10a: damage by a commander', () => {
  /** Bob is hit by the queen in this many turns of ann's. */
  const hits = (count: number, life = 100, ...more: Parameters<typeof table>[1]): Table => {
    let now: Table = table([queen, ox, ...spells], [leader(queen, 'ann'), ...more], {
      players: [{ id: 'ann' }, { id: 'bob', life }],
    });
    for (let turn = 0; turn < count; turn++) {
      now = now.until('declareAttackers').does('ann', 'attack', { attacker: QUEEN });
      now =
        now.runtime.outcome(now.match) === undefined && now.state.turn.declaring
          ? now.does('ann', 'doneAttacking')
          : now;
      for (
        let step = 0;
        step < 60 && !(now.state.activePlayer === 'ann' && now.state.turn.step === 'main1');
        step++
      ) {
        const [player] = now.runtime.toAct(now.match);
        if (player === undefined) return now;
        const { declaring } = now.state.turn;
        now = now.does(
          player,
          declaring
            ? now.state.turn.step === 'declareAttackers'
              ? 'doneAttacking'
              : 'doneBlocking'
            : 'pass',
        );
      }
    }
    return now;
  };

  it('903.10a, 704.6c: who is dealt 21 combat damage by one of them loses, and 20 is too few', () => {
    const twice = hits(2);
    expect([lifeOf(twice, 'bob'), twice.state.players[1]?.commanderDamage]).toEqual([
      86,
      [{ commander: QUEEN, owner: 'ann', damage: 14 }],
    ]);
    const thrice = hits(3);
    expect([lifeOf(thrice, 'bob'), thrice.runtime.outcome(thrice.match)]).toEqual([
      79,
      { winners: ['ann'], reason: 'commander' },
    ]);
    expect(thrice.events.find(({ type }) => type === 'playerLost')).toMatchObject({
      player: 'bob',
      rule: '704.6c',
    });
  });

  it.each<[string, Readonly<Record<string, number>>, boolean]>([
    ['20 by one', { a: 20 }, false],
    ['21 by one', { a: 21 }, true],
    ['20 each by two', { a: 20, b: 20 }, false],
    ['21 by the second', { a: 3, b: 21 }, true],
  ])('903.10a, 704.6c: %s', (_name, hit, loses) => {
    const commanderDamage = Object.entries(hit).map(([commander, damage]) => ({
      commander,
      owner: 'ann',
      damage,
    }));
    const start = table([], [], { players: [{ id: 'ann' }, { id: 'bob', commanderDamage }] }).does(
      'ann',
      'pass',
    );
    expect(start.runtime.outcome(start.match) !== undefined).toBe(loses);
  });

  it('903.10a: no other damage counts: none of a spell or ability, and none of another creature', () => {
    const sting = readCard('{T}: This creature deals 3 damage to any target.', {
      name: 'Stinger',
      types: 'Legendary Creature — Elf',
      power: '3',
      toughness: '3',
    });
    const start = table([sting], [put(sting, 'ann', 'battlefield', { commander: true })]);
    const done = start
      .does('ann', 'activate', { card: sting.id, ability: sting.activated[0]?.id ?? '' }, ['bob'])
      .bothPass();
    expect([lifeOf(done, 'bob'), done.state.players[1]?.commanderDamage]).toEqual([17, undefined]);
  });

  it('903.10a: it counts over the game, under whoever controls it, as another object, and for its owner too', () => {
    const start = table(
      [queen, steal],
      [leader(queen, 'bob'), put(steal, 'ann', 'hand'), ...lands('Forest', 1)],
      {
        players: [
          { id: 'ann' },
          { id: 'bob', life: 40, commanderDamage: [{ commander: QUEEN, owner: 'bob', damage: 14 }] },
        ],
      },
    );
    const attacking = cast(start, 'steal', [QUEEN])
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: QUEEN });
    let done = attacking;
    for (let count = 0; count < 9 && done.runtime.outcome(done.match) === undefined; count++) {
      const [player = ''] = done.runtime.toAct(done.match);
      done = done.does(player, done.state.turn.declaring ? 'doneAttacking' : 'pass');
    }
    expect(done.runtime.outcome(done.match)).toEqual({ winners: ['ann'], reason: 'commander' });
  });
});

describe('903.3: what cards say of commanders', () => {
  it('903.3: looks at the designation, and at nothing else of the card', () => {
    const court = readCard('Commander creatures you own get +1/+1.', { name: 'Court', types: 'Enchantment' });
    const purge = instant('Purge', 'Destroy target noncommander creature.');
    const cards = [
      leader(queen, 'ann'),
      put(queen, 'ann', 'battlefield', { instanceId: 'twin' }),
      leader(smith, 'bob'),
    ];
    const start = table(
      [queen, smith, court, purge],
      [...cards, put(court, 'ann', 'hand'), put(purge, 'ann', 'hand'), ...lands('Forest', 2)],
    );
    const there = cast(goes(start, 'ann', QUEEN), 'court');
    expect([QUEEN, SMITH].map((id) => cardIn(there, id).power)).toEqual([8, 2]);
    expect(there.tries('ann', 'cast', { card: 'purge' }, [QUEEN])).not.toBe('ok');
  });
});

describe('what is seen and told of a commander', () => {
  const narration = mtgNarration({ cards: [queen, ...spells] });
  const lines = ({ events, state }: Table) => events.map((event) => narration.narrate(event, state));

  it('is where it lies, what it costs, what it did, and where it goes', () => {
    const there = put(queen, 'ann', 'command', { commander: true, commandCasts: 1 });
    const hit = [{ commander: QUEEN, owner: 'ann', damage: 14 }];
    const start = table([queen, smite], [there, put(smite, 'ann', 'hand'), ...lands('Forest', 5)], {
      players: [{ id: 'ann' }, { id: 'bob', commanderDamage: hit }],
    });
    for (const viewer of ['ann', 'bob', undefined]) {
      const { state } = start.runtime.view(start.match, viewer);
      const zones = mtgMatches.zones?.(state) ?? [];
      const [led, ...others] = zones.find(({ id }) => id === 'ann-command')?.things ?? [];
      expect([led?.name, led?.marks, others]).toEqual(['Quiet Queen', ['commander'], []]);
      expect(led?.facts).toContain('{2} more to cast');
      const [, bob] = zones.find(({ id }) => id === 'players')?.things ?? [];
      expect(bob?.facts).toContain('14 of 21 combat damage by the commander of ann');
      expect(mtgMatches.render?.(state)).toMatch(/command zone: Quiet Queen 7\/7 \[costs \{2\} more\]/u);
      expect(mtgMatches.render?.(state)).toContain('combat damage by commanders, of 21: 14 by that of ann');
    }
    const onStack = start.does('ann', 'cast', { card: QUEEN });
    expect(lines(onStack)).toContain('ann casts Quiet Queen from the command zone.');
    const done = goes(cast(onStack.bothPass(), 'smite', [QUEEN]), 'ann', 'command');
    expect(lines(done)).toContain('Quiet Queen goes to the command zone.');
    expect(narration.endingWords('commander')).toBe('21 combat damage by one commander');
  });
});

describe('800.4a: a player with a commander leaves', () => {
  it('800.4a: the commander leaves with its owner, and nobody is asked of it', () => {
    const players = ['ann', 'bob', 'cat'].map((id) => ({ id }));
    const start = table(
      [queen, smite],
      [leader(queen, 'bob'), put(smite, 'ann', 'hand'), ...lands('Forest', 1)],
      { players },
    );
    const open = start.does('ann', 'cast', { card: 'smite' }, [QUEEN]).bothPass();
    expect(asked(open)[0]).toBe('bob');
    const done = open.does('bob', 'concede');
    expect([zoneOf(done, QUEEN), done.runtime.toAct(done.match)]).toEqual(['nowhere', ['ann']]);
  });
});
