import { describe, expect, it } from 'vitest';
import { type MtgCard, mtgAbility, mtgCard, mtgCardOf } from './card.js';
import { cardWith, copyAbility, copyCard, matchWith, playerWith, stateWith, turnWith } from './copies.js';
import { mtgMatchState, mtgMatchStateOf } from './match-state.js';
import { mtgStateOf } from './state.js';

/** A thing with every fact of its schema. Their values do not matter to a copy. */
function withAll<Any extends object>(thing: Any, { shape }: { readonly shape: object }): Any {
  const marks: Record<string, unknown> = {};
  for (const fact of Object.keys(shape)) if (!Object.hasOwn(thing, fact)) marks[fact] = { marked: fact };
  return { ...thing, ...marks };
}

const match = withAll(mtgMatchStateOf(), mtgMatchState);
const player = withAll(mtgMatchStateOf().players[0] ?? { id: '', life: 20, pool: {} }, {
  shape: mtgMatchState.shape.players.unwrap().element.shape,
});
const turn = withAll(mtgMatchStateOf().turn, mtgMatchState.shape.turn);
const card = withAll(mtgCardOf({ instanceId: 'bear', owner: 'you' }), mtgCard);

/** For each fact that a bare thing lacks, returns the thing without it, as a copy and as a spread. */
const eachGone = <Any extends object, Fact extends keyof Any & string>(
  bare: Any,
  all: Any,
  copy: (thing: Any, change: object, without: readonly Fact[]) => Any,
) =>
  Object.keys(all)
    .filter((fact): fact is Fact => !Object.hasOwn(bare, fact))
    .map((fact) => {
      const { [fact]: _gone, ...rest } = all;
      return [fact, copy(all, {}, [fact]), rest] as const;
    });

describe('copies', () => {
  it('have every fact that the schema knows, as a spread has', () => {
    expect(cardWith(card, { tapped: true })).toStrictEqual({ ...card, tapped: true });
    expect(playerWith(player, { life: 3 })).toStrictEqual({ ...player, life: 3 });
    expect(turnWith(turn, { passes: 1 })).toStrictEqual({ ...turn, passes: 1 });
    expect(matchWith(match, { nextId: 9 })).toStrictEqual({ ...match, nextId: 9 });
    expect(stateWith(match, { stack: ['a'] })).toStrictEqual({ ...match, stack: ['a'] });
    const state = mtgStateOf();
    expect(stateWith(state, { stack: ['a'] })).toStrictEqual({ ...state, stack: ['a'] });
  });

  it('113.7: of an ability on the stack have every fact that it has', () => {
    const bare = {
      id: 'a',
      ability: 'activated',
      controller: 'you',
      source: { kind: 'card', id: 'bear', incarnation: 0 },
    } as const;
    const ability = withAll(mtgAbility.parse(bare), mtgAbility);
    expect(copyAbility(ability)).toStrictEqual(ability);
    expect(copyAbility(mtgAbility.parse(bare))).toStrictEqual(mtgAbility.parse(bare));
  });

  it('leave out what is absent, and what shall go', () => {
    const bare = mtgCardOf({ instanceId: 'bear', owner: 'you', zone: 'hand' });
    expect(cardWith(bare, {})).toBe(bare);
    const { attachedTo: _host, timestamp: _timestamp, ...rest } = card;
    expect(cardWith(card, {}, ['attachedTo', 'timestamp'])).toEqual(rest);
    const { priority: _priority, ...without } = turn;
    expect(turnWith(turn, {}, ['priority'])).toEqual(without);
    const { frames: _frames, ...unframed } = match;
    expect(matchWith(match, {}, ['frames'])).toEqual(unframed);
  });

  it.each<[string, () => readonly (readonly [string, object, object])[]]>([
    ['a card', () => eachGone(mtgCardOf({ instanceId: 'bear', owner: 'you' }), card, cardWith)],
    ['a player', () => eachGone(mtgMatchStateOf().players[0] ?? player, player, playerWith)],
    ['a turn', () => eachGone(mtgMatchStateOf().turn, turn, turnWith)],
    ['a match', () => eachGone(mtgMatchStateOf(), match, matchWith)],
  ])('law: each fact that %s need not have goes by itself', (_what, gone) => {
    const found = gone();
    expect(found.length).toBeGreaterThan(5);
    expect(found.map(([fact, copy]) => [fact, copy])).toEqual(found.map(([fact, , rest]) => [fact, rest]));
  });

  it.each<[string, () => readonly [object, object]]>([
    [
      'a player',
      () => {
        const bare = { id: 'you', life: 20, pool: {} };
        return [playerWith(bare, { life: 3 }), { ...bare, life: 3 }];
      },
    ],
    [
      'a turn',
      () => {
        const bare = { number: 1, step: 'main1', passes: 0, landsPlayed: 0 } as const;
        return [turnWith(bare, { passes: 1 }), { ...bare, passes: 1 }];
      },
    ],
    [
      'a match',
      () => {
        const { activePlayer: _active, house: _house, ...bare } = mtgMatchStateOf();
        return [matchWith(bare, { nextId: 9 }), { ...bare, nextId: 9 }];
      },
    ],
    [
      'a card',
      () => {
        const bare = mtgCardOf({ instanceId: 'bear', owner: 'you', zone: 'hand' });
        return [cardWith(bare, { damage: 1 }), { ...bare, damage: 1 }];
      },
    ],
  ])('law: %s gets no fact that it does not have, as JSON', (_what, made) => {
    const [copy, spread] = made();
    expect(copy).toEqual(spread);
    expect(JSON.parse(JSON.stringify(copy))).toStrictEqual(JSON.parse(JSON.stringify(spread)));
  });

  it.each<[string, () => readonly object[]]>([
    [
      'cards',
      () => [
        cardWith(card, { tapped: true }),
        cardWith(card, {}, ['printed', 'order']),
        cardWith(mtgCardOf({ instanceId: 'bear', owner: 'you', zone: 'hand' }), { power: 2 }),
        cardWith({ ...card, names: ['Bear'] }, { chosen: undefined }),
      ],
    ],
    [
      'players',
      () => [playerWith(player, { life: 3 }), playerWith({ id: 'you', life: 20, pool: {} }, { left: true })],
    ],
    [
      'turns',
      () => [
        turnWith(turn, {}, ['priority']),
        turnWith({ number: 1, step: 'main1', passes: 0, landsPlayed: 0 }, { priority: 'you' }),
      ],
    ],
    ['matches', () => [matchWith(match, {}, ['frames']), matchWith(mtgMatchStateOf(), { nextId: 9 })]],
  ])('law: %s are laid out alike, whatever they have', (_what, made) => {
    const [first = {}, ...others] = made().map((copy) => Object.keys(copy));
    for (const facts of others) expect(facts).toEqual(first);
  });

  it('are not what they were made of', () => {
    const before: MtgCard = cardWith(card, {});
    const copy = copyCard(before, []);
    copy.damage += 1;
    expect(before.damage).toBe(card.damage);
  });
});
