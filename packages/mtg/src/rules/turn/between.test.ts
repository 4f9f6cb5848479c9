/** What happens between turns, steps and players: day and night, passing priority, discarding. */
import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { matchOf, matchStateOf } from '../../../test/match.js';
import { plain } from '../../../test/sound.js';
import { mtgCardOf } from '../../state/card.js';
import { countName } from '../../language/happened.js';
import { discardDown } from './cleanup.js';
import { dayOfNextTurn, withDay } from './day.js';
import { passedOn } from './quiet.js';

describe('502.2, 731.2 day and night', () => {
  it.each<['day' | 'night' | undefined, casts: number, becomes: 'day' | 'night' | undefined]>([
    ['day', 0, 'night'],
    ['day', 1, undefined],
    ['day', 2, undefined],
    ['night', 0, undefined],
    ['night', 1, undefined],
    ['night', 2, 'day'],
    ['night', 3, 'day'],
    [undefined, 0, undefined],
    [undefined, 2, undefined],
  ])('%s after %i spells of its player', (day, casts, becomes) => {
    const others = { [countName('cast', 'foe')]: 2 - casts, [countName('cast', 'you')]: casts };
    const state = matchStateOf({ activePlayer: 'you', ...(day ? { day } : {}), turn: { happened: others } });
    expect(dayOfNextTurn(state)).toBe(becomes);
  });

  it('731.2a a turn in which nothing was counted had no spells', () =>
    expect(dayOfNextTurn(matchStateOf({ activePlayer: 'you', day: 'day' }))).toBe('night'));
});

describe('702.145, 731.1 what looks at the time', () => {
  const facts = (name: string, keyword?: string) => ({
    names: [name],
    supertypes: [],
    types: ['creature'],
    subtypes: [],
    colors: [],
    manaValue: 0,
    keywords: keyword === undefined ? [] : [{ keyword }],
  });
  /** A permanent with one face up. */
  const wolf = (up: 'front' | 'back', more: object = {}) => {
    const [here, there] =
      up === 'front' ? (['daybound', 'nightbound'] as const) : (['nightbound', 'daybound'] as const);
    const shown = facts(here, here);
    const other = { publicId: there, printed: facts(there, there) };
    return card('wolf', 'you', { ...shown, publicId: here, printed: shown, sides: { up, other }, ...more });
  };
  it.each<
    [string, object, 'day' | 'night' | undefined, 'day' | 'night' | undefined, told: readonly string[]]
  >([
    ['it becomes day as one with daybound comes', wolf('front'), undefined, 'day', ['dayBecame']],
    ['it becomes night as one with nightbound comes', wolf('back'), undefined, 'night', ['dayBecame']],
    ['by day its front stays up', wolf('front'), 'day', 'day', []],
    ['by night it is turned over', wolf('front'), 'night', 'night', ['transformed']],
    ['by day its back is turned over', wolf('back'), 'day', 'day', ['transformed']],
    ['by night its back stays up', wolf('back'), 'night', 'night', []],
    ['702.26b phased out it looks at nothing', wolf('front', { phasedOut: true }), undefined, undefined, []],
    ['elsewhere it looks at nothing', wolf('front', { zone: 'graveyard' }), undefined, undefined, []],
    [
      'what has another keyword looks at nothing',
      creature('elf', 'you', { keywords: [{ keyword: 'flying' }] }),
      undefined,
      undefined,
      [],
    ],
    [
      'what has one side only stays as it is',
      creature('elf', 'you', { keywords: [{ keyword: 'daybound' }] }),
      'night',
      'night',
      [],
    ],
  ])('%s', (_name, found, day, becomes, told) => {
    const state = matchStateOf({
      ...matchOf(mtgCardOf({ instanceId: 'it', owner: 'you', ...found })),
      ...(day ? { day } : {}),
    });
    const events: { readonly type: string }[] = [];
    const after = plain(withDay(state, (event) => void events.push(event)));
    expect(after.day).toBe(becomes);
    expect(plain(events).map(({ type }) => type)).toEqual(told);
    expect(after === state).toBe(told.length === 0);
  });
});

describe('117.3d, 117.4 priority that is passed on', () => {
  const players = ['you', 'foe', 'third'].map((id) => ({ id }));
  const passing = (priority: string, passes: number, left?: string) =>
    passedOn(
      matchStateOf({
        players: players.map(({ id }) => (id === left ? { id, left: true } : { id })),
        activePlayer: 'foe',
        turn: { priority, passes },
      }),
    )?.turn;

  it.each<[from: string, passes: number, left: string | undefined, to: string | undefined]>([
    ['foe', 0, undefined, 'third'],
    ['third', 1, undefined, 'you'],
    ['you', 0, undefined, 'foe'],
    ['you', 2, undefined, undefined],
    ['foe', 0, 'third', 'you'],
    ['you', 1, 'third', undefined],
  ])('from %s, after %i, without %s: to %s', (from, passes, left, to) => {
    const turn = passing(from, passes, left);
    expect([turn?.priority, turn?.passes]).toEqual(
      to === undefined ? [undefined, undefined] : [to, passes + 1],
    );
  });
});

describe('514.1 discarding down', () => {
  it('tells each card, and that it was no cost', () => {
    const state = matchOf(
      card('a', 'you', { zone: 'hand' }),
      card('b', 'you', { zone: 'hand', incarnation: 2 }),
      creature('c', 'you'),
    );
    const events: object[] = [];
    const play = { emit: (event: object) => void events.push(event) };
    const after = discardDown(state, ['a', 'b'], play);
    expect(after.cards.map(({ zone }) => zone)).toEqual(['graveyard', 'graveyard', 'battlefield']);
    expect(plain(events).filter((event) => 'cost' in event)).toEqual([
      { type: 'discarded', card: { kind: 'card', id: 'a', incarnation: 0 }, player: 'you', cost: false },
      { type: 'discarded', card: { kind: 'card', id: 'b', incarnation: 2 }, player: 'you', cost: false },
    ]);
  });
});
