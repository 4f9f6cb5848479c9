import { describe, expect, it } from 'vitest';
import { card, cardOf, creature } from '../../../test/board.js';
import { expectJson, offered } from '../../../test/json.js';
import { type By, happen, matchOf, matchStateOf, playerIn } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCard } from '../../state/card.js';

const inLibrary = (id: string, order: number, types: readonly string[] = ['creature'], owner = 'you') =>
  card(id, owner, { zone: 'library', order, types: [...types] });
const t1 = { bound: 't1' } as const;

describe('701.14 fight', () => {
  const fighters = matchOf(
    creature('big', 'you', { power: 5, toughness: 5 }),
    creature('small', 'foe', { power: 1, toughness: 4 }),
    creature('weak', 'foe', { power: -2, toughness: 4 }),
    card('rock', 'foe', { types: ['artifact'] }),
    creature('dead', 'foe', { zone: 'graveyard' }),
  );
  const damages = (one: string, other: string) => {
    const fought: Effect = { effect: 'fight', one: { bound: 'one' }, other: { bound: 'other' } };
    const { state: after, events } = happen(fighters, fought, { bound: { one: [one], other: [other] } });
    const dealt = events.flatMap((event) => (event.type === 'damage' ? [event['amount']] : []));
    return [cardOf(after, one).damage, cardOf(after, other).damage, dealt];
  };

  it.each([
    ['each deals damage equal to its power', 'big', 'small', [1, 5, [5, 1]]],
    ['701.14a: less than 0 is none', 'big', 'weak', [0, 5, [5]]],
    ['701.14b: not with what is no creature', 'big', 'rock', [0, 0, []]],
    ['701.14b: nor the other way round', 'rock', 'big', [0, 0, []]],
    ['701.14b: not with what is gone', 'big', 'dead', [0, 0, []]],
  ])('%s', (_title, one, other, found) => {
    expect(damages(one, other)).toEqual(found);
  });

  it('701.14b: nothing, if one is nothing', () => {
    const done = happen(
      fighters,
      { effect: 'fight', one: t1, other: { bound: 'none' } },
      { bound: { t1: ['big'] } },
    );
    expect(done.state).toBe(fighters);
  });
});

describe('701.34 proliferate', () => {
  const marked = matchStateOf({
    players: [
      { id: 'you', counters: { poison: 1 } },
      { id: 'foe', counters: { poison: 0 } },
    ],
    cards: [
      creature('bear', 'you', { counters: { '+1/+1': 1, charge: 2, gone: 0 } }),
      creature('elf', 'foe', { counters: { charge: 1 } }),
      creature('plain', 'foe'),
      creature('bare', 'foe', { counters: { charge: 0 } }),
      creature('away', 'foe', { counters: { charge: 1 }, phasedOut: true }),
      creature('dead', 'foe', { zone: 'graveyard', counters: { charge: 1 } }),
    ],
  });

  it('asks for permanents and players with counters, any number', () => {
    const asked = happen(marked, { effect: 'proliferate' });
    expect(asked.decision?.spec.slots[0]).toMatchObject({
      min: 0,
      max: 3,
      accepts: [
        { kind: 'card', filter: { instanceId: ['bear', 'elf'] } },
        { kind: 'player', filter: { playerId: ['you'] } },
      ],
    });
    expectJson(asked);
  });

  it('each gets one more of every kind that it has', () => {
    const done = happen(marked, { effect: 'proliferate' }, { answers: [['bear', 'you']] });
    expect(cardOf(done.state, 'bear').counters).toEqual({ '+1/+1': 2, charge: 3, gone: 0 });
    expect(cardOf(done.state, 'elf').counters).toEqual({ charge: 1 });
    expect(playerIn(done.state, 'you').counters).toEqual({ poison: 2 });
  });

  it('asks nothing where there are none', () => {
    const done = happen(matchOf(creature('plain', 'you')), { effect: 'proliferate' });
    expect([done.decision, done.events]).toEqual([undefined, []]);
  });
});

describe('701.44 explore', () => {
  const explored = (top: readonly MtgCard[], answers: By['answers'] = []) =>
    happen(
      matchOf(creature('scout', 'foe'), ...top),
      { effect: 'explore', what: t1 },
      { bound: { t1: ['scout'] }, answers },
    );
  const land = [inLibrary('g', 0, ['land'], 'foe')];
  const other = [inLibrary('f', 0, ['creature'], 'foe')];

  it.each<[string, readonly MtgCard[], By['answers'], string, number]>([
    ['a land goes into its controller’s hand', land, [], 'hand', 0],
    ['another card may go into the graveyard', other, [['yes']], 'graveyard', 1],
    ['or stays on top', other, [['no']], 'library', 1],
  ])('%s', (_title, top, answers, zone, counters) => {
    const done = explored(top, answers);
    expect(done.decision).toBeUndefined();
    expect(cardOf(done.state, top[0]?.instanceId ?? '').zone).toBe(zone);
    expect(cardOf(done.state, 'scout').counters['+1/+1'] ?? 0).toBe(counters);
    expect(done.events[0]).toMatchObject({ type: 'revealed' });
  });

  it('its controller decides', () => {
    expect(explored(other).decision?.player).toBe('foe');
  });

  it('701.44b: with an empty library it gets the counter, and nothing is asked', () => {
    const done = explored([]);
    expect([done.decision, cardOf(done.state, 'scout').counters]).toEqual([undefined, { '+1/+1': 1 }]);
  });
});

describe('701.39 bolster', () => {
  const team = [
    creature('big', 'you', { toughness: 4 }),
    creature('thin', 'you', { toughness: 1 }),
    creature('slim', 'you', { toughness: 1 }),
  ];
  const away = [
    creature('theirs', 'foe', { toughness: 0 }),
    creature('phased', 'you', { toughness: 0, phasedOut: true }),
    creature('held', 'you', { toughness: 0, zone: 'hand' }),
    card('rock', 'you', { types: ['artifact'], toughness: 0 }),
  ];
  const bolster: Effect = { effect: 'bolster', amount: 2 };

  it('one of the creatures of yours with the least toughness is chosen', () => {
    expect(offered(happen(matchOf(...team, ...away), bolster))).toEqual(['thin', 'slim']);
    const done = happen(matchOf(...team, ...away), bolster, { answers: [['slim']] });
    expect(cardOf(done.state, 'slim').counters).toEqual({ '+1/+1': 2 });
    expect(cardOf(done.state, 'thin').counters).toEqual({});
  });

  it('nothing without creatures', () => {
    const none = matchOf(...away);
    const done = happen(none, bolster);
    expect([done.state.cards.map(({ counters }) => counters), done.events]).toEqual([
      none.cards.map(() => ({})),
      [],
    ]);
  });
});

describe('701.47 amass', () => {
  const amass: Effect = { effect: 'amass', amount: 2 };

  it('a black Zombie Army 0/0 is created, and gets the counters', () => {
    const done = happen(
      matchOf(creature('bear', 'you'), creature('army', 'foe', { subtypes: ['Army'] })),
      amass,
    );
    expect(cardOf(done.state, 'token-1')).toMatchObject({
      owner: 'you',
      token: true,
      types: ['creature'],
      subtypes: ['Zombie', 'Army'],
      colors: ['black'],
      printed: { power: 0, toughness: 0 },
      power: 2,
      toughness: 2,
      counters: { '+1/+1': 2 },
    });
  });

  it('an Army that is there gets them', () => {
    const done = happen(matchOf(creature('army', 'you', { subtypes: ['Army'] })), amass);
    expect(done.state.cards).toHaveLength(1);
    expect(cardOf(done.state, 'army').counters).toEqual({ '+1/+1': 2 });
  });
});

describe('701.50 connive', () => {
  const spy = creature('spy', 'foe');
  const held = card('plan', 'foe', { zone: 'hand', types: ['sorcery'] });
  const mine = card('mine', 'you', { zone: 'hand', types: ['sorcery'] });
  const on = (top: readonly MtgCard[], answers: By['answers'] = [], hand: readonly MtgCard[] = [held]) =>
    happen(
      matchOf(spy, mine, ...hand, ...top),
      { effect: 'connive', what: t1 },
      { bound: { t1: ['spy'] }, answers },
    );
  const land = inLibrary('g', 0, ['land'], 'foe');

  it('its controller draws, and discards one of all cards of the hand', () => {
    const asked = on([land]);
    expect([asked.decision?.player, offered(asked)]).toEqual(['foe', ['plan', 'g']]);
  });

  it.each([
    ['a land: no counter', 'g', {}],
    ['another card: a counter', 'plan', { '+1/+1': 1 }],
  ])('%s', (_title, id, counters) => {
    const done = on([land], [[id]]);
    expect(cardOf(done.state, id)).toMatchObject({
      zone: 'graveyard',
      thisTurn: ['putIntoGraveyard', 'discarded'],
    });
    expect(cardOf(done.state, 'spy').counters).toEqual(counters);
    expect(done.events.filter(({ type }) => type === 'discarded')).toHaveLength(1);
  });

  it('nothing to draw and nothing to discard: no counter', () => {
    expect(cardOf(on([], [], []).state, 'spy').counters).toEqual({});
  });
});

describe('610.3 exiled until the source leaves', () => {
  const board = matchOf(
    creature('jailer', 'you'),
    creature('bear', 'foe'),
    creature('past', 'you', { zone: 'graveyard' }),
  );
  const exile = (source: string) =>
    happen(board, { effect: 'exileUntil', what: t1 }, { source, bound: { t1: ['bear'] } });

  it('is exiled, and waits to return', () => {
    const { state: after } = exile('jailer');
    expect(cardOf(after, 'bear').zone).toBe('exile');
    expect(after.delayed).toMatchObject([
      {
        at: 'sourceLeaves',
        frame: {
          bound: { exiledUntil: [{ id: 'bear', incarnation: 1 }] },
          todo: [{ effect: 'moveCards', to: 'battlefield' }],
        },
      },
    ]);
  });

  it('610.3b: not at all, if the source has left already', () => {
    expect(exile('past').state).toBe(board);
  });
});

describe('104.2b, 104.3e who wins and who loses by an effect', () => {
  const three = matchStateOf({ players: [{ id: 'you' }, { id: 'foe' }, { id: 'third' }] });
  it.each<[Effect, readonly string[]]>([
    [{ effect: 'endGame', who: 'you', as: 'wins' }, ['foe', 'third']],
    [{ effect: 'endGame', who: 'you', as: 'loses' }, ['you']],
    [{ effect: 'endGame', who: 'eachOpponent', as: 'loses' }, ['foe', 'third']],
  ])('%j', (effect, losing) => {
    const { players } = happen(three, effect).state;
    expect(players.flatMap(({ id, loses }) => (loses === true ? [id] : []))).toEqual(losing);
  });
});
