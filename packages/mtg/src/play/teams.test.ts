import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { basics, bestiary, creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table } from '../../test/table.js';
import { dayOfNextTurn } from '../rules/turn/day.js';
import { STANDARD_STOPS } from '../rules/turn/steps.js';
import type { MtgMatchState } from '../state/match-state.js';
import { mtgMatch } from './match.js';
import { mtgNarration } from './show/narration.js';

const setup = { cards: [...basics, ...bestiary] };
const runtime = mtgMatch(setup);
const FOUR = ['ann', 'bob', 'cat', 'dan'];
const TEAMS = [FOUR.slice(0, 2), FOUR.slice(2)];
const players = FOUR.map((id, at) => ({ id, team: at < 2 ? 'first' : 'second' }));
const house = { turnLimit: 50, stops: STANDARD_STOPS };
const shared = { ...house, sharedLife: true as const };
const GIANT = { players, activePlayer: 'ann', house: shared };

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const wolf = creatureCard('Wolf', ['G'], 3, 3);
const forestwalker = creatureCard('Walker', ['G'], 1, 1, ['forestwalk']);
const shock = readCard('Moss Bolt deals 2 damage to any target.', {
  name: 'Moss Bolt',
  types: 'Instant',
  manaCost: '{R}',
});
const libraries = FOUR.flatMap((id) =>
  lands('Plains', 5, id, 'library').map((card, at) => ({ ...card, instanceId: `${id}-plains-${at}` })),
);
const handsOf = (state: MtgMatchState) =>
  FOUR.map((id) => state.cards.filter(({ owner, zone }) => owner === id && zone === 'hand').length);
const livesOf = (at: Parameters<typeof lifeOf>[0]) => FOUR.map((id) => lifeOf(at, id));

const started = (options: object) => {
  const result = runtime.start({ players: FOUR, ...options }, 1);
  return result.ok
    ? 'ok'
    : result.issues.map(({ code, data }) => `${code} ${'rule' in data ? String(data.rule) : ''}`)[0];
};

describe('teams as an option', () => {
  it.each<[string, object, string]>([
    ['805.1: teams of two', { teams: TEAMS }, 'ok'],
    ['805.1: a player alone against three', { teams: [['ann'], ['bob', 'cat', 'dan']] }, 'ok'],
    [
      '805.1: teammates who do not sit next to each other',
      {
        teams: [
          ['ann', 'cat'],
          ['bob', 'dan'],
        ],
      },
      'mtg.teams 805.1',
    ],
    ['805.1: a player of no team', { teams: [['ann', 'bob'], ['cat']] }, 'mtg.teams 805.1'],
    ['805.1: a player of two teams', { teams: [...TEAMS, ['ann']] }, 'mtg.teams 805.1'],
    ['810.1: Two-Headed Giant', { format: 'two-headed-giant' }, 'ok'],
    ['810.1: three players', { format: 'two-headed-giant', players: FOUR.slice(1) }, 'mtg.teams 810.1'],
    [
      '810.1: three teams',
      { format: 'two-headed-giant', players: [...FOUR, 'eve', 'fay'] },
      'mtg.teams 810.1',
    ],
    ['810.2: no other option', { format: 'two-headed-giant', rangeOfInfluence: 1 }, 'mtg.teams 810.2'],
    ['810.4: a shared life total needs teams', { format: { sharedLife: true } }, 'mtg.teams 810.4'],
  ])('%s', (_name, options, found) => expect(started(options)).toBe(found));

  it.each<[string, object, readonly string[]]>([
    ['nothing', {}, FOUR.slice(0, 2)],
    ['a format of teams', { format: 'two-headed-giant' }, FOUR],
    ['teams', { teams: [['eve'], ['ann', 'cat']] }, ['eve', 'ann', 'cat']],
    ['players', { players: ['cat', 'ann'], format: 'constructed' }, ['cat', 'ann']],
  ])('810.1: who plays is said by %s', (_by, options, ids) => {
    const { state } = unwrap(runtime.start(options, 1));
    expect(state.players.map(({ id }) => id)).toEqual(ids);
  });

  it('805.3, 810.4: the primary player of the team that begins is the active player, and the team begins at 30', () => {
    const { state } = unwrap(runtime.start({ players: FOUR, format: 'two-headed-giant', first: 'dan' }, 1));
    expect([state.activePlayer, ...state.players.map(({ life }) => life)]).toEqual(['cat', 30, 30, 30, 30]);
    expect(mtgNarration(setup).narrate({ type: 'turnBegan', player: 'cat', turn: 1 }, state)).toMatch(
      /cat and dan/u,
    );
  });

  it.each<[string, string]>([
    ['805.9', 'Whenever this creature attacks, the active player loses 1 life.'],
    ['805.4', 'At the beginning of each upkeep, you gain 1 life.'],
    ['810.9', "Whenever this creature attacks, each player's life total becomes 5."],
  ])('%s: a card that says what data do not keep apart for teams is refused by name: %s', (rule, text) => {
    const card = readCard(text);
    const deck = [...Array.from({ length: 20 }, () => 'forest'), card.id];
    const start = (options: object) => started({ cards: [card], decks: { ann: deck }, ...options });
    expect(start({})).toBe('ok');
    expect(start({ teams: TEAMS })).toBe(`mtg.notInTeams ${rule}`);
  });
});

describe('a turn of a team', () => {
  it('805.4, 805.4b: a turn comes for each team, and each player of it untaps and draws', () => {
    const at = table(
      [bear],
      [
        ...libraries,
        put(bear, 'cat', 'battlefield', { tapped: true, instanceId: 'cats' }),
        put(bear, 'dan', 'battlefield', { tapped: true, instanceId: 'dans', thisTurn: ['cameUnderControl'] }),
      ],
      GIANT,
    )
      .until('end')
      .until('main1');
    expect(at.state.activePlayer).toBe('cat');
    expect(handsOf(at.state)).toEqual([0, 0, 1, 1]);
    expect(['cats', 'dans'].map((id) => cardIn(at, id).tapped)).toEqual([false, false]);
    // 302.6: Dan has controlled it since before the turn of the team.
    expect(cardIn(at, 'dans').thisTurn).toEqual([]);
    expect(at.until('end').until('main1').state.activePlayer).toBe('ann');
  });

  it('805.4c: each player of a team plays a land', () => {
    const hands = ['ann', 'bob'].flatMap((id) =>
      lands('Plains', 2, id, 'hand').map((card, at) => ({ ...card, instanceId: `${id}-land-${at}` })),
    );
    const at = table([bear], [...libraries, ...hands], GIANT)
      .does('ann', 'playLand', { card: 'ann-land-0' })
      .does('ann', 'pass')
      .does('bob', 'playLand', { card: 'bob-land-0' });
    expect(at.state.turn.landsOfTeam).toEqual({ ann: 1, bob: 1 });
    expect(at.tries('ann', 'playLand', { card: 'ann-land-1' })).toBe('mtg.notNow 305.2');
  });

  it('805.5: a team has priority: once a player of it acts, all of it are asked again', () => {
    const at = table(
      [shock, bear],
      [...libraries, put(shock, 'bob', 'hand'), ...lands('Mountain', 1, 'bob')],
      GIANT,
    )
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'moss-bolt' }, ['cat']);
    expect(at.state.turn.priority).toBe('ann');
    const passed = at.does('ann', 'pass').does('bob', 'pass').does('cat', 'pass').does('dan', 'pass');
    expect(livesOf(passed)).toEqual([20, 20, 18, 18]);
  });

  it('514.1: each player of the team discards down to seven cards', () => {
    const hands = ['ann', 'bob'].flatMap((id) =>
      Array.from({ length: 8 }, (_card, at) => put(bear, id, 'hand', { instanceId: `${id}-${at}` })),
    );
    const hurt = put(bear, 'bob', 'battlefield', { instanceId: 'hurt', damage: 1 });
    const at = table([bear], [...libraries, ...hands, hurt], { ...GIANT, step: 'end' }).bothPass();
    expect(at.runtime.toAct(at.match)).toEqual(['ann']);
    const then = at.does('ann', 'decide', {}, ['ann-0']);
    expect(then.runtime.toAct(then.match)).toEqual(['bob']);
    // 514.2: damage is removed after all players have discarded.
    expect(cardIn(then, 'hurt').damage).toBe(1);
    expect(handsOf(then.does('bob', 'decide', {}, ['bob-0']).state).slice(0, 2)).toEqual([7, 7]);
  });

  it('805.8: an extra turn is one of the team, and a single effect gives it one', () => {
    const each = sorcery('Each player takes an extra turn after this one.', '{R}');
    const at = table([each], [...libraries, put(each, 'bob', 'hand'), ...lands('Mountain', 1, 'bob')], {
      ...GIANT,
      turn: { priority: 'bob' },
    })
      .does('bob', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(at.state.extraTurns).toEqual([{ player: 'ann' }, { player: 'cat' }]);
  });
});

/** Bob casts a sorcery in the main phase of his team. */
const cast = (text: string, more: object = {}, ...cards: Parameters<typeof table>[1]) => {
  const rite = sorcery(text, '{R}');
  return table(
    [rite, bear],
    [...libraries, put(rite, 'bob', 'hand'), ...lands('Mountain', 1, 'bob'), ...cards],
    {
      ...GIANT,
      ...more,
      turn: { priority: 'bob' },
    },
  );
};

describe('what is of a player in the turn of a team', () => {
  it('805.4c: one more land is played by the player who may', () => {
    const hands = ['ann', 'bob'].flatMap((id) =>
      lands('Plains', 3, id, 'hand').map((card, at) => ({ ...card, instanceId: `${id}-land-${at}` })),
    );
    const at = cast('You may play an additional land this turn.', {}, ...hands)
      .does('bob', 'cast', { card: 'moss-rite' })
      .bothPass()
      .does('ann', 'playLand', { card: 'ann-land-0' })
      .does('ann', 'pass')
      .does('bob', 'playLand', { card: 'bob-land-0' })
      .does('ann', 'pass')
      .does('bob', 'playLand', { card: 'bob-land-1' });
    expect(at.state.turn.landsOfTeam).toEqual({ ann: 1, bob: 2 });
    expect(at.tries('ann', 'playLand', { card: 'ann-land-1' })).toBe('mtg.notNow 305.2');
  });

  it('500.7, 805.4: "until your next turn" ends as the next turn of the team begins', () => {
    const at = cast('Until your next turn, target creature gets +1/+1.', {}, put(bear, 'ann'))
      .does('bob', 'cast', { card: 'moss-rite' }, ['bear'])
      .bothPass();
    const theirs = at.until('end').until('main1');
    expect([theirs.state.activePlayer, cardIn(theirs, 'bear').power]).toEqual(['cat', 3]);
    const own = theirs.until('end').until('main1');
    expect([own.state.activePlayer, cardIn(own, 'bear').power]).toEqual(['ann', 2]);
  });

  it.each([
    ['night', 2, 'day'],
    ['night', 1, undefined],
    ['day', 0, 'night'],
    ['day', 1, undefined],
  ] as const)(
    '731.2c: by what any player of the team cast, %s is followed after %i spells by %s',
    (day, casts, then) => {
      const { state } = table([bear], libraries, {
        ...GIANT,
        day,
        turn: { happened: { 'cast bob': casts } },
      });
      expect(dayOfNextTurn(state)).toBe(then);
    },
  );

  it('104.2b, 810.8a: a team wins by an effect that says that a player of it does', () => {
    const at = cast('You win the game.', { house }).does('bob', 'cast', { card: 'moss-rite' }).bothPass();
    expect(at.state.players.map(({ left }) => left === true)).toEqual([false, false, true, true]);
    expect(at.state.ended?.winners).toEqual(['ann', 'bob']);
  });
});

describe('combat of teams', () => {
  /** Ann attacks with two bears, and Bob with a wolf. Cat and Dan each have a creature. */
  const attacking = (more: object = {}) =>
    table(
      [bear, wolf, forestwalker],
      [
        ...libraries,
        put(bear, 'ann', 'battlefield', { instanceId: 'bear' }),
        put(forestwalker, 'ann', 'battlefield', { instanceId: 'walker' }),
        put(wolf, 'bob', 'battlefield', { instanceId: 'wolf' }),
        put(bear, 'cat', 'battlefield', { instanceId: 'cats' }),
        put(bear, 'dan', 'battlefield', { instanceId: 'dans' }),
        ...lands('Forest', 1, 'dan'),
      ],
      { ...GIANT, ...more },
    ).until('declareAttackers');

  it('805.10b, 805.10d: a team has one attack and one block, which its primary player declares', () => {
    const blocks = attacking()
      .does('ann', 'attack', { attacker: 'bear', player: 'cat' })
      .does('ann', 'attack', { attacker: 'wolf', player: 'dan' })
      .does('ann', 'doneAttacking')
      .until('declareBlockers');
    expect(blocks.runtime.toAct(blocks.match)).toEqual(['cat']);
    const done = blocks
      .does('cat', 'block', { blocker: 'dans' }, ['bear'])
      .does('cat', 'block', { blocker: 'cats' }, ['wolf']);
    expect(cardIn(done, 'bear').blockedBy).toEqual(['dans']);
    expect(livesOf(done.does('cat', 'doneBlocking').until('endCombat'))).toEqual([20, 20, 20, 20]);
  });

  it.each([
    ['dan', 'filterMismatch'],
    ['cat', 'ok'],
  ])('805.10c: the defending player is the one whom the creature attacks: %s', (defender, found) => {
    const blocks = attacking()
      .does('ann', 'attack', { attacker: 'walker', player: defender })
      .does('ann', 'attack', { attacker: 'bear', player: 'cat' })
      .does('ann', 'doneAttacking')
      .until('declareBlockers');
    expect(blocks.tries('cat', 'block', { blocker: 'cats' }, ['walker'])).toBe(found);
  });

  it('508.3d: each player of a team attacks with the own creatures', () => {
    const horn = (id: string, count: string) =>
      readCard(`Whenever you attack${count}, you gain 1 life.`, {
        name: id,
        types: 'Artifact',
        manaCost: '{1}',
      });
    const [two, three, one] = [
      horn('Two', ' with two or more creatures'),
      horn('Three', ' with three or more creatures'),
      horn('One', ''),
    ];
    const at = table(
      [bear, wolf, forestwalker, one, two, three],
      [
        ...libraries,
        put(bear, 'ann', 'battlefield', { instanceId: 'bear' }),
        put(forestwalker, 'ann', 'battlefield', { instanceId: 'walker' }),
        put(wolf, 'bob', 'battlefield', { instanceId: 'wolf' }),
        put(two, 'ann'),
        put(three, 'ann', 'battlefield', { instanceId: 'annsThree' }),
        put(one, 'bob'),
        put(two, 'bob', 'battlefield', { instanceId: 'bobsTwo' }),
      ],
      GIANT,
    )
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'bear', player: 'cat' })
      .does('ann', 'attack', { attacker: 'walker', player: 'cat' })
      .does('ann', 'attack', { attacker: 'wolf', player: 'dan' })
      .does('ann', 'doneAttacking');
    const placed =
      at.runtime.toAct(at.match)[0] === 'ann' && at.state.waiting.length > 0
        ? at.does('ann', 'decide', {}, ['Two'])
        : at;
    expect(placed.state.abilities.map(({ controller }) => controller)).toEqual(['ann', 'bob']);
  });

  it('810.7: no teammate is attacked', () => {
    const at = attacking();
    expect(at.tries('ann', 'attack', { attacker: 'bear', player: 'bob' })).toBe('mtg.cantFight 802.2');
  });
});

describe('one life total', () => {
  it('810.9: damage is dealt to a player, and the life total of the team goes down', () => {
    const blow = shocked();
    expect(livesOf(blow)).toEqual([20, 20, 18, 18]);
  });

  it.each<[string, object, string]>([
    ['704.6a: at 0 life', { life: 2 }, 'life'],
    ['704.6b: at fifteen poison counters', { counters: { poison: 15 } }, 'poison'],
    ['810.8a: by an empty library', { drewFromEmpty: true }, 'library'],
  ])('%s the team loses, and the other has won', (_name, facts, reason) => {
    const shares = 'drewFromEmpty' in facts ? ['dan'] : ['cat', 'dan'];
    const at = shocked((player) => (shares.includes(player) ? facts : {}));
    expect(at.state.ended).toEqual({ winners: ['ann', 'bob'], reason });
  });

  it('810.10: fourteen poison counters are not enough', () => {
    const at = shocked((id) => (id === 'cat' || id === 'dan' ? { counters: { poison: 14 } } : {}));
    expect(at.state.ended).toBeUndefined();
  });

  it('810.5, 810.10: poison counters that a player gets are those of the team', () => {
    const rite = sorcery('Target player gets two poison counters.', '{R}');
    const at = table([rite], [...libraries, put(rite, 'ann', 'hand'), ...lands('Mountain', 1, 'ann')], GIANT)
      .does('ann', 'cast', { card: 'moss-rite' }, ['dan'])
      .bothPass();
    expect(at.state.players.map(({ counters }) => counters?.['poison'])).toEqual([
      undefined,
      undefined,
      2,
      2,
    ]);
  });

  it('810.8b: a team leaves once a player concedes', () => {
    const at = shocked().does('dan', 'concede');
    expect(at.state.ended).toEqual({ winners: ['ann', 'bob'], reason: 'concession' });
  });

  it('104.2c: without one life total teammates go on, and those who had lost have won with them', () => {
    const one = table([bear], libraries, { ...GIANT, house }).does('ann', 'concede');
    expect(one.state.ended).toBeUndefined();
    expect(one.runtime.toAct(one.match)).toEqual(['bob']);
    const ended = one.does('cat', 'concede').does('dan', 'concede');
    expect(ended.state.ended?.winners).toEqual(['ann', 'bob']);
  });

  it('810.6: the team that begins skips its first draw step, in no other game of teams does one', () => {
    const begun = (options: object) =>
      handsOf(unwrap(runtime.start({ players: FOUR, first: 'ann', ...options }, 3)).state);
    expect(begun({ format: 'two-headed-giant' })).toEqual([7, 7, 7, 7]);
    expect(begun({ teams: TEAMS })).toEqual([8, 8, 7, 7]);
  });
});

/** Ann deals 2 damage to Cat, if the match continues that long. */
function shocked(factsOf: (player: string) => object = () => ({})) {
  const at = table([shock], [...libraries, put(shock, 'ann', 'hand'), ...lands('Mountain', 1, 'ann')], {
    ...GIANT,
    players: players.map((player) => ({ ...player, ...factsOf(player.id) })),
  }).does('ann', 'cast', { card: 'moss-bolt' }, ['cat']);
  return at.state.ended ? at : at.bothPass();
}
