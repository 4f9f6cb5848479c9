/** The order in which the abilities of the bag resolve (rule 7.7), and what else waits. */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../language/ability.js';
import type { Effect } from '../language/effects/schema.js';
import type { Trigger } from '../language/trigger.js';
import { lorcanaMatch } from '../play/match.js';
import {
  after,
  card,
  decided,
  loreOf,
  made,
  refused,
  table,
  told,
  zoneOf,
  type Table,
} from '../../test/table.js';

const when = (on: Trigger, ...effects: Effect[]): Ability => ({ kind: 'triggered', on: [on], effects });
const gain: Effect = { effect: 'gainLore', amount: 1 };
const drawn: Effect = { effect: 'draw', amount: 1 };
const pim = made('Pim');
const act = (name: string, ...effects: Effect[]) => made(name, { type: 'action', cost: 1 }, { effects });
const quests: Trigger = { event: 'quests', card: { type: 'character' } };
/** An ability that resolves, as the log names it. */
const order = (events: readonly { readonly type: string }[]) =>
  events.flatMap((event) => (event.type === 'triggered' && 'name' in event ? [event.name] : []));
/** Takes the abilities of a card out of the bag, by the card's name. */
const taken = (at: Table, name: string) =>
  told(at, 'resolveTrigger', {
    id: at.state.waiting.find(({ frame }) => frame.source.id === name)?.id ?? -1,
  });

describe('the bag', () => {
  // Two of south's abilities trigger at the quest. The effect of one triggers Echo, which is north's.
  const echo = made('Echo', {}, { abilities: [when({ event: 'losesLore', player: 'you' }, gain)] });
  const thief = made(
    'Thief',
    {},
    { abilities: [when(quests, { effect: 'loseLore', who: 'eachOpponent', amount: 1 })] },
  );
  const clerk = made('Clerk', {}, { abilities: [when(quests, drawn)] });

  it('7.7.4.3 who resolves goes on until none of theirs is left; 7.7.6 new ones of others wait', () => {
    const at = after(table({ play: [pim, echo] }, { play: [thief, clerk] }), 'quest', 'Pim');
    expect(lorcanaMatch.toAct(at)).toEqual(['south']);
    const done = taken(at, 'Thief');
    expect(order(done.events)).toEqual(['Thief', 'Clerk', 'Echo']);
    expect([done.at.state.waiting, done.at.state.emptying]).toEqual([[], null]);
  });

  it('7.7.5 new ones of who resolves may be taken next; 7.7.4.4 then the bag passes, 7.7.4.5 and comes back', () => {
    const first = made('First', {}, { abilities: [when(quests, drawn)] });
    const second = made('Second', {}, { abilities: [when(quests, { effect: 'gainLore', amount: 0 })] });
    const third = made('Third', {}, { abilities: [when({ event: 'drawsCard', player: 'you' }, gain)] });
    const at = after(table({ play: [pim, first, second, third, echo] }, { play: [thief] }), 'quest', 'Pim');
    const one = taken(at, 'First');
    expect(one.at.state.waiting.map(({ frame }) => frame.source.id)).toEqual(['Second', 'Thief', 'Third']);
    expect(refused(one.at, 'resolveTrigger', undefined, undefined, { id: 2 })).toEqual(['lorcana.notInBag']);
    const two = taken(one.at, 'Third');
    expect(order(two.events)).toEqual(['Third', 'Second', 'Thief', 'Echo']);
  });

  it('3.2.2.3 the abilities of the Ready step wait for the Set step, and a start of the turn is one', () => {
    const isle = made('Isle', { type: 'location', willpower: 5, lore: 1, moveCost: 1 });
    const rich: Effect = {
      effect: 'if',
      if: { test: 'count', of: { type: 'character', controller: 'self', drying: true } },
      do: [drawn],
      else: [gain],
    };
    const riser = made(
      'Riser',
      {},
      {
        abilities: [
          when({ event: 'isReadied', card: 'this' }, rich),
          when({ event: 'turnBegins', player: 'you' }, rich, { effect: 'gainLore', amount: 0 }),
        ],
      },
    );
    const south = { play: [isle, [riser, { exerted: true }] as const, [pim, { drying: true }] as const] };
    const at = after(table({}, south), 'endTurn');
    expect([at.state.waiting.length, loreOf(at, 'south'), lorcanaMatch.toAct(at)]).toEqual([2, 1, ['south']]);
    const [next] = at.state.waiting;
    expect(loreOf(after(at, 'resolveTrigger', undefined, undefined, { id: next?.id ?? -1 }), 'south')).toBe(
      3,
    );
  });
});

describe('7.7.4.3 nobody is asked for an order that makes no difference', () => {
  const ofQuest = (name: string, ...effects: Effect[]) =>
    made(name, {}, { abilities: [when(quests, ...effects)] });
  it.each<[string, Effect, boolean]>([
    ['lore', gain, false],
    ['a card', drawn, false],
    ['damage to who quests', { effect: 'putDamage', what: 'subject', amount: 1 }, false],
    ['each exerts itself', { effect: 'exert', what: 'this' }, true],
    ['each is about others', { effect: 'exert', what: { all: { excludeSelf: true, zone: 'play' } } }, true],
  ])('%s', (_what, effect, asks) => {
    const at = after(table({ play: [pim, ofQuest('One', effect), ofQuest('Two', effect)] }), 'quest', 'Pim');
    expect(at.state.waiting.length).toBe(asks ? 2 : 0);
  });

  it('different abilities are ordered, also beside equal ones', () => {
    const play = [pim, ofQuest('One', gain), ofQuest('Two', gain), ofQuest('Other', drawn)];
    expect(after(table({ play }), 'quest', 'Pim').state.waiting).toHaveLength(3);
  });
});

describe('what is played by what resolves', () => {
  const given = (...effects: Effect[]) => ({ hand: [act('Outer', ...effects), act('Inner', drawn)], ink: 1 });
  const inner: Effect = {
    effect: 'playForFree',
    what: { choose: { zone: 'hand', owner: 'self', withName: 'Inner' } },
  };

  it('6.7.7.1 an action played by an action resolves after it, and before the bag', () => {
    const fan = made(
      'Fan',
      {},
      { abilities: [when({ event: 'gainsLore', player: 'you' }, { effect: 'gainLore', amount: 0 })] },
    );
    const asked = told(table({ ...given(inner, gain), play: [fan] }), 'play', { cardId: 'Outer' });
    const { at, events: later } = told(asked.at, 'decide', {}, ['Inner']);
    const events = [...asked.events, ...later];
    const log = events.map(({ type }) => type);
    expect([
      log.indexOf('played') < log.indexOf('loreGained'),
      log.indexOf('loreGained') < log.indexOf('cardDrawn'),
    ]).toEqual([true, true]);
    expect(log.indexOf('cardDrawn')).toBeLessThan(log.indexOf('triggered'));
    expect([zoneOf(at, 'Outer'), zoneOf(at, 'Inner')]).toEqual(['discard', 'discard']);
  });

  it('6.7.7.1 the state is checked between the two', () => {
    const doomed = made('Doomed', { willpower: 1 });
    const rest: Effect = {
      effect: 'if',
      if: { test: 'count', of: { withName: 'Doomed' } },
      do: [drawn],
      else: [gain],
    };
    const hit: Effect = { effect: 'dealDamage', what: { all: { withName: 'Doomed' } }, amount: 1 };
    const hand = [act('Outer', inner, hit), act('Inner', rest)];
    const asked = after(table({ hand, ink: 1, play: [doomed] }), 'play', 'Outer');
    expect(loreOf(decided(asked, 'Inner'), 'north')).toBe(1);
  });

  it('6.7.7.1 actions that play each other for ever are a draw', () => {
    const again: Effect = { effect: 'playForFree', what: { random: { zone: 'discard', type: 'action' } } };
    const at = after(
      table({ hand: [act('One', again)], discard: [act('Two', again)], ink: 1 }),
      'play',
      'One',
    );
    expect(lorcanaMatch.outcome(at)).toEqual({ winners: [], reason: 'endless' });
  });
});

describe('Vanish', () => {
  const mist = made('Mist', { willpower: 9, has: ['vanish'] });
  const hit: Effect = { effect: 'dealDamage', what: { choose: { withName: 'Mist' } }, amount: 1 };
  const mourner = made(
    'Mourner',
    {},
    { abilities: [when({ event: 'isBanished', card: { withName: 'Mist' } }, gain)] },
  );

  it('8.14.1 is a trigger that waits in the bag like any other', () => {
    const fan = made('Fan', {}, { abilities: [when({ event: 'drawsCard', player: 'you' }, gain)] });
    const { events } = told(
      table({ hand: [act('Act', hit, drawn)], ink: 1, play: [fan] }, { play: [mist, mourner] }),
      'play',
      { cardId: 'Act' },
    );
    expect(order(events)).toEqual(['Fan', 'Mist', 'Mourner']);
  });

  it('8.14.2 what has changed its zone meanwhile does not vanish; an ability makes nothing vanish', () => {
    const back: Effect = { effect: 'returnToHand', what: 'them' };
    const at = after(
      table({ hand: [act('Act', hit, back)], ink: 1 }, { play: [mist, mourner] }),
      'play',
      'Act',
    );
    expect([zoneOf(at, 'Mist'), loreOf(at, 'south')]).toEqual(['hand', 0]);
    const keen = made('Keen', {}, { abilities: [when(quests, hit)] });
    const hurt = after(table({ play: [keen] }, { play: [mist] }), 'quest', 'Keen');
    expect(card(hurt, 'Mist')).toMatchObject({ zone: 'play', damage: 1 });
  });
});
