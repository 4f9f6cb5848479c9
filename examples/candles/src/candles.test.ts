import { unwrap } from '@reticle/core';
import {
  greedyBot,
  randomBot,
  randomFrom,
  seedRandom,
  type Match,
  type MatchEvent,
  seatOf,
} from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { cardNamed, match, stateWith, table, type Card, type State } from './index.js';

const on = (...cards: readonly Card[]): Match<State> => ({
  ...unwrap(match.start({}, 1)),
  state: stateWith(cards),
});
const pick = (...ids: readonly string[]) => ({
  targets: ids.map((id) => ({ kind: id === 'bob' ? 'player' : 'card', id })),
});
function made(now: Match<State>, player: string, move: string, card?: string, ...targets: object[]) {
  const ability = move === 'use' ? { ability: 'a1' } : {};
  const params = card === undefined ? {} : { params: { card, ...ability } };
  return unwrap(match.apply(now, { move, player, ...params, ...(targets.length > 0 ? { targets } : {}) }));
}
const strengthOf = ({ state }: Match<State>, id: string) => table.thing(state, id)?.strength;
const zoneOf = ({ state }: Match<State>, id: string) => table.thing(state, id)?.zone;
const ann = (name: string, id: string, facts: Partial<Card> = {}) => cardNamed(name, id, 'ann', facts);
const bob = (name: string, id: string, facts: Partial<Card> = {}) => cardNamed(name, id, 'bob', facts);
const deck = ['1', '2', '3'].flatMap((id) => [
  ann('Stub', `a${id}`, { zone: 'deck' }),
  bob('Stub', `b${id}`, { zone: 'deck' }),
]);

describe('a candle does what it says', () => {
  it("glows until the turn ends, whenever another player's candle burns for 2 or more", () => {
    const start = on(ann('Taper', 'taper'), bob('Stub', 'stub', { strength: 9 }), ...deck);
    const struck = made(start, 'ann', 'strike', 'taper', pick('stub')).match;
    expect(zoneOf(struck, 'taper')).toBe('ashes');
    const other = on(
      ann('Taper', 'taper'),
      ann('Stub', 'mine'),
      bob('Stub', 'stub', { strength: 1, damage: 0 }),
      ...deck,
    );
    const glowing = made(other, 'ann', 'strike', 'mine', pick('stub')).match;
    expect(strengthOf(glowing, 'taper')).toBe(5);
    expect(strengthOf(made(glowing, 'ann', 'pass').match, 'taper')).toBe(3);
  });

  it('is sheltered by glass from the first 1 of each burn', () => {
    const struck = made(
      on(ann('Stub', 'stub'), bob('Lantern', 'lantern')),
      'ann',
      'strike',
      'stub',
      pick('lantern'),
    );
    expect(table.thing(struck.match.state, 'lantern')?.damage).toBe(1);
  });

  it('gives its arms strength while there are two', () => {
    const arms = [ann('Candelabrum', 'arms'), ann('Stub', 'one')];
    expect(strengthOf(on(...arms), 'one')).toBe(2);
    expect(strengthOf(on(...arms, ann('Stub', 'two')), 'one')).toBe(3);
  });

  it('asks its player whether to draw', () => {
    const start = on(
      ann('Wick Trimmer', 'trimmer', { zone: 'hand' }),
      ann('Stub', 'wax', { zone: 'hand' }),
      ...deck,
    );
    const asked = made(start, 'ann', 'light', 'trimmer', pick('wax')).match;
    const option = (id: string) => ({ targets: [{ kind: 'choice', id }] });
    expect(match.toAct(asked)).toEqual(['ann']);
    expect(zoneOf(made(asked, 'ann', 'answer', undefined, option('yes')).match, 'a1')).toBe('hand');
    expect(zoneOf(made(asked, 'ann', 'answer', undefined, option('no')).match, 'a1')).toBe('deck');
  });

  it('brings another one back once a turn', () => {
    const start = on(
      ann('Phoenix Wax', 'wax'),
      ann('Stub', 'one', { damage: 0 }),
      ann('Stub', 'two'),
      bob('Stub', 'wall', { strength: 9 }),
    );
    const once = made(start, 'ann', 'strike', 'one', pick('wall')).match;
    expect(zoneOf(once, 'one')).toBe('hand');
    expect(zoneOf(made(once, 'ann', 'strike', 'two', pick('wall')).match, 'two')).toBe('ashes');
  });

  it('melts to burn another, and shelters for as long as the sheltered one is there', () => {
    const start = on(ann('Firebrand', 'brand'), bob('Stub', 'stub'), bob('Night Light', 'night'));
    const used = made(start, 'ann', 'use', 'brand', pick('stub')).match;
    expect([zoneOf(used, 'stub'), table.thing(used.state, 'brand')?.damage]).toEqual(['ashes', 1]);
    const passed = made(start, 'ann', 'pass').match;
    const sheltered = made(passed, 'bob', 'use', 'night', pick('stub')).match;
    const back = made(sheltered, 'bob', 'pass').match;
    expect(zoneOf(made(back, 'ann', 'use', 'brand', pick('stub')).match, 'stub')).toBe('play');
  });
});

describe('a move', () => {
  const start = on(ann('Taper', 'taper', { zone: 'hand' }), ann('Stub', 'stub'), bob('Stub', 'wall'));
  it.each([
    [
      'a cost that cannot be paid',
      { move: 'light', params: { card: 'taper' }, targets: [{ targets: [] }] },
      'tooFewTargets',
    ],
    [
      'a player who has candles',
      { move: 'strike', params: { card: 'stub' }, targets: [pick('bob')] },
      'candles.guarded',
    ],
    [
      'a candle of another player',
      { move: 'use', params: { card: 'wall', ability: 'a1' } },
      'standard.notYours',
    ],
    [
      'what is not there to use',
      { move: 'use', params: { card: 'stub', ability: 'a1' } },
      'standard.noAbility',
    ],
  ])('refuses %s', (_what, move, code) => {
    const refused = match.apply(start, { player: 'ann', ...move });
    expect(refused.ok ? [] : refused.issues.map((issue) => issue.code)).toContain(code);
  });

  it('takes a light of a player without candles', () => {
    const struck = made(on(ann('Stub', 'stub')), 'ann', 'strike', 'stub', pick('bob')).match;
    expect(struck.state.players).toMatchObject([{ lights: 4 }, { lights: 3 }]);
  });
});

it('hides decks from all, and hands from the other player', () => {
  const start = unwrap(match.start({ hand: 3 }, 1));
  const seen = (viewer: string | undefined) => match.view(start, viewer).state;
  expect(seen('ann')).toMatchObject({ cards: [{ owner: 'ann' }, { owner: 'ann' }, { owner: 'ann' }] });
  expect(seen(undefined)).toMatchObject({ cards: [] });
  const drawn: readonly MatchEvent[] = made(start, 'ann', 'pass').events;
  const told = (viewer: string) => match.viewEvents(drawn, viewer).filter(({ type }) => type === 'moved');
  expect([told('bob').map(({ card }) => card !== undefined), told('ann').map(({ card }) => card)]).toEqual([
    [true],
    [undefined],
  ]);
});

it.each([1, 2, 3])('is played to its end by bots, and plays again to the same: seed %i', (seed) => {
  const dice = randomFrom(seedRandom(seed));
  let now = unwrap(match.start({}, seed));
  while (!match.outcome(now)) {
    const [player = ''] = match.toAct(now);
    const bot = player === 'ann' ? greedyBot : randomBot;
    now = unwrap(match.apply(now, bot(seatOf(match, now, player), dice))).match;
  }
  expect(match.outcome(now)?.winners).toEqual(['ann']);
});
