/** The damage that commanders deal, what cards say about them, and what players see of them. */
import { describe, expect, it } from 'vitest';
import {
  QUEEN,
  SMITH,
  asked,
  cast,
  goes,
  instant,
  leader,
  ox,
  queen,
  smite,
  smith,
  spells,
  steal,
  type Table,
} from '../../test/commanders.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { mtgMatches } from '../host/match.js';
import { mtgNarration } from './show/narration.js';

describe('903.10a: damage by a commander', () => {
  /** Bob is hit by the queen in this many of ann's turns. */
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
      expect(mtgMatches.render?.(state)).toMatch(
        /command zone: Quiet Queen \(2\) 7\/7 \[costs \{2\} more\]/u,
      );
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
