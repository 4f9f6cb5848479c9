/**
 * Events are counted one by one, and an ability that waits for the second of a turn looks only at that turn.
 */
import { unwrap } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { define } from '../../../test/made-up.js';
import { matchStateOf } from '../../../test/match.js';
import { gain, watcher } from '../../../test/watchers.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { rulesOf } from '../execution.js';
import { countHappenings } from './history.js';
import { noteTriggers } from './notice.js';

const asks = define('Counter', {
  types: ['artifact'],
  spell: { effects: [{ effect: 'gainLife', amount: { happened: 'landEntered', who: 'you' } }] },
});
const state = matchStateOf({
  cards: [
    creature('bear', 'foe', { controller: 'you' }),
    creature('dead', 'you', { zone: 'graveyard' }),
    card('isle', 'you', { types: ['land'] }),
    card('grove', 'you', { types: ['land', 'creature'] }),
    card('held', 'you', { types: ['land'], zone: 'hand' }),
    card('rock', 'you', { types: ['artifact'] }),
  ],
});
const ref = (id: string) => ({ kind: 'card', id, incarnation: 0 });
const moved = (id: string, from: string, to: string): MatchEvent => ({
  type: 'moved',
  card: ref(id),
  from,
  to,
});
const counted = (rules: Parameters<typeof countHappenings>[0], ...events: readonly MatchEvent[]) =>
  countHappenings(rules, state, events).turn.happened;

describe('608.2h what is counted of an event', () => {
  const rules = unwrap(rulesOf([asks]));
  it.each<[string, MatchEvent, Readonly<Record<string, number>> | undefined]>([
    ['a land that entered', moved('isle', 'hand', 'battlefield'), { 'entered you': 1, 'landEntered you': 1 }],
    [
      'a creature, under its controller',
      moved('bear', 'hand', 'battlefield'),
      { 'entered you': 1, 'creatureEntered you': 1 },
    ],
    [
      'what is both',
      moved('grove', 'exile', 'battlefield'),
      { 'entered you': 1, 'landEntered you': 1, 'creatureEntered you': 1 },
    ],
    ['what is neither', moved('rock', 'hand', 'battlefield'), { 'entered you': 1 }],
    ['what goes to a hand', moved('held', 'library', 'hand'), undefined],
    [
      'what goes to a graveyard from elsewhere',
      moved('dead', 'library', 'graveyard'),
      { 'descended you': 1 },
    ],
    [
      'a creature that died',
      moved('bear', 'battlefield', 'graveyard'),
      { 'left you': 1, 'permanentDied you': 1, 'buried foe': 1, 'creatureDied you': 1, 'descended foe': 1 },
    ],
    [
      'a permanent that died',
      moved('rock', 'battlefield', 'graveyard'),
      { 'left you': 1, 'permanentDied you': 1, 'buried you': 1, 'descended you': 1 },
    ],
    ['what was exiled', moved('bear', 'battlefield', 'exile'), { 'left you': 1 }],
    ['what was never there', moved('nothing', 'battlefield', 'graveyard'), undefined],
    [
      'a token',
      { type: 'tokenCreated', card: ref('bear'), player: 'you' },
      { 'created you': 1, 'entered you': 1, 'creatureEntered you': 1 },
    ],
    ['life', { type: 'lifeGained', player: 'you', amount: 3 }, { 'lifeGained you': 3 }],
    ['life that was lost', { type: 'lifeLost', player: 'foe', amount: 2 }, { 'lifeLost foe': 2 }],
    ['cards', { type: 'drew', player: 'you', count: 2 }, { 'drawn you': 2 }],
    ['one card', { type: 'drew', player: 'you' }, { 'drawn you': 1 }],
    ['a discard', { type: 'discarded', player: 'you', card: ref('dead') }, { 'discarded you': 1 }],
    ['a sacrifice', { type: 'sacrificed', player: 'you', card: ref('dead') }, { 'sacrificed you': 1 }],
    ['a spell', { type: 'cast', by: ref('dead'), controller: 'foe' }, { 'cast foe': 1 }],
    [
      'damage to a player',
      { type: 'damage', to: { kind: 'player', id: 'foe', incarnation: 0 }, amount: 4 },
      { 'damaged foe': 4 },
    ],
    ['no damage to a creature', { type: 'damage', to: ref('bear'), amount: 4 }, undefined],
    ['who attacked', { type: 'attacked', card: ref('bear'), player: 'foe' }, { 'attacked you': 1 }],
    [
      'nobody, where what attacked is gone',
      { type: 'attacked', card: ref('nothing'), player: 'foe' },
      undefined,
    ],
    ['nothing of other events', { type: 'passed', player: 'you' }, undefined],
  ])('%s', (_name, event, happened) => expect(counted(rules, event)).toEqual(happened));

  it('one after the other, on top of what was', () => {
    const events = [moved('isle', 'hand', 'battlefield'), moved('grove', 'hand', 'battlefield')];
    expect(counted(rules, ...events)).toEqual({
      'entered you': 2,
      'landEntered you': 2,
      'creatureEntered you': 1,
    });
  });

  it('nothing, where no card asks', () => {
    expect(counted(unwrap(rulesOf([])), moved('isle', 'hand', 'battlefield'))).toBeUndefined();
  });
});

describe('603.2c "the second card that you draw each turn"', () => {
  const sees = watcher({ on: 'draws', who: 'you', nth: 2 }, [gain]);
  const rules = unwrap(rulesOf([sees]));
  const at = (turn: Partial<MtgMatchState['turn']>) =>
    matchStateOf({ cards: [card('watcher', 'you', { publicId: sees.id, types: ['artifact'] })], turn });
  const drew = (count: number) => [{ type: 'drew', player: 'you', count }];
  it.each<[string, Partial<MtgMatchState['turn']>, number, number, number]>([
    ['the second of that turn', { number: 3, happened: { 'drawn you': 1 } }, 3, 1, 1],
    ['the third of that turn', { number: 3, happened: { 'drawn you': 2 } }, 3, 1, 0],
    ['the first of the next turn', { number: 3, happened: { 'drawn you': 1 } }, 4, 1, 0],
    ['the second of the next turn', { number: 3, happened: { 'drawn you': 5 } }, 4, 2, 1],
    ['the first', { number: 3 }, 3, 1, 0],
  ])('%s', (_name, before, number, count, waiting) => {
    const after = noteTriggers(rules, at(before), at({ number }), drew(count));
    expect(after.waiting.length).toBe(waiting);
  });
});

describe('603.8 what triggers on a state', () => {
  const low = (id: string) =>
    define(id, {
      types: ['artifact'],
      triggered: [
        { id: 'low', trigger: { on: 'state', is: { amount: { life: 'you' }, lt: 5 } }, effects: [gain] },
      ],
    });
  const [one, other] = [low('One'), low('Other')];
  const rules = unwrap(rulesOf([one, other]));
  const put = (instanceId: string, publicId: string) =>
    card(instanceId, 'you', { publicId, types: ['artifact'] });
  const frame = (id: string) => ({
    controller: 'you',
    source: ref(id),
    variables: {},
    bound: {},
    todo: [gain],
  });
  const found = (parts: Parameters<typeof matchStateOf>[0]) => {
    const now = matchStateOf({
      cards: [put('a', one.id), put('b', one.id), put('c', other.id)],
      players: [{ id: 'you', life: 4 }, { id: 'foe' }],
      ...parts,
    });
    return noteTriggers(rules, now, now, [])
      .waiting.slice(now.waiting.length)
      .map((waiting) => waiting.frame.source.id);
  };
  const onStack = (id: string, name: string) => ({
    id: 'ability-9',
    ability: 'triggered' as const,
    controller: 'you',
    source: { kind: 'card' as const, id, incarnation: 0 },
    name,
  });
  it.each<[string, Parameters<typeof matchStateOf>[0], readonly string[]]>([
    ['each of its own', {}, ['a', 'b', 'c']],
    ['not while it does not hold', { players: [{ id: 'you', life: 5 }, { id: 'foe' }] }, []],
    ['not that which waits', { waiting: [{ ability: 'one/low', frame: frame('a') }] }, ['b', 'c']],
    [
      'again, where another ability of it waits',
      { waiting: [{ ability: 'one/high', frame: frame('a') }] },
      ['a', 'b', 'c'],
    ],
    ['not that which is on the stack', { abilities: [onStack('b', 'one/low')] }, ['a', 'c']],
    [
      'again, where another ability of it is on the stack',
      { abilities: [onStack('b', 'one/high')] },
      ['a', 'b', 'c'],
    ],
  ])('%s', (_name, parts, ids) => expect(found(parts)).toEqual(ids));
});
