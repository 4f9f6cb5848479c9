/** The printed examples of chapters 7 to 10, with made-up cards. */
import { expect, it } from 'vitest';
import {
  banish,
  chosen,
  eachOpponentLoses,
  otherCharacters,
  quests,
  thisTurn,
  keyword,
  when,
  yourCharacters,
  all,
} from '../../sets/phrases.js';
import type { Effect } from '../../language/effects/schema.js';
import { unwrap } from '@reticle/core';
import { board, character, matching, withPlayers } from '../../../test/board.js';
import { act, pim } from '../../../test/example-cards.js';
import {
  after,
  card,
  countIn,
  decided,
  loreOf,
  made,
  refused,
  table,
  told,
  type Table,
} from '../../../test/table.js';
import { lorcanaMatch } from '../../play/match.js';

const order = (events: readonly { readonly type: string }[]) =>
  events.flatMap((event) => (event.type === 'triggered' && 'name' in event ? [event.name] : []));
const taken = (at: Table, name: string) =>
  told(at, 'resolveTrigger', {
    id: at.state.waiting.find(({ frame }) => frame.source.id === name)?.id ?? -1,
  });

it('7.1.1 ex.: what lies in a deck, an inkwell or a discard is not in play', () => {
  const storm = act('Storm', banish(all({})));
  const side = { play: [pim], hand: [storm], discard: [made('Ash')], deck: [made('Elm')], ink: 2 };
  const { events } = told(table(side), 'play', { cardId: 'Storm' });
  expect(events.filter(({ type }) => type === 'banished').map((event) => event['name'])).toEqual(['Pim']);
});

it('7.2.3 ex.: cards of several stacks are mixed freely at the bottom, by their player', () => {
  const sweep = act('Sweep', {
    effect: 'putOnDeck',
    what: all({ type: 'character', controller: 'opponent' }),
    place: 'bottom',
  });
  const two = (name: string) => made(name, { version: 'Two', has: [['shift', 1]] });
  const one = (name: string) => made(name, { version: 'One' });
  const south = { play: [one('Tia'), one('Uma')], hand: [two('Tia'), two('Uma')], ink: 2 };
  const begun = after(table({ hand: [sweep], ink: 1 }, south), 'endTurn');
  const stacked = after(after(begun, 'shift', 'Tia 2', ['Tia']), 'shift', 'Uma 2', ['Uma']);
  const swept = after(after(stacked, 'endTurn'), 'play', 'Sweep');
  expect(lorcanaMatch.toAct(swept)).toEqual(['south']);
  const done = decided(decided(decided(swept, 'Uma'), 'Tia 2'), 'Uma 2');
  const deck = done.state.objects.zones.find(({ zone, player }) => zone === 'deck' && player === 'south');
  expect(deck?.ids.slice(-4)).toEqual(['Uma', 'Tia 2', 'Uma 2', 'Tia']);
});

it('7.4.3 ex.: cards that leave together see each other leave', () => {
  const mourn = when({ event: 'isBanished', card: otherCharacters() }, eachOpponentLoses(1));
  const lute = made('Lute', {}, { abilities: [mourn] });
  const side = {
    play: [lute, made('A'), made('B')],
    hand: [act('Storm', banish(all(yourCharacters())))],
    ink: 1,
  };
  let at = after(table(side, { lore: 5 }), 'play', 'Storm');
  while (at.state.waiting.length > 0) at = taken(at, 'Lute').at;
  expect(loreOf(at, 'south')).toBe(3);
});

it('7.7.7 ex. A: the trigger of a quest waits until the quest is done, then resolves', () => {
  const keen = made('Keen', {}, { abilities: [when(quests, { effect: 'gainLore', amount: 1 })] });
  const { at, events } = told(table({ play: [keen] }), 'quest', { cardId: 'Keen' });
  expect(events.map(({ type }) => type)).toEqual([
    'quested',
    'exerted',
    'loreGained',
    'triggered',
    'loreGained',
  ]);
  expect(at.state.waiting).toEqual([]);
});

it('7.7.7 ex. B: the bag passes when nothing of one player is left in it, and passes back', () => {
  const any = { event: 'quests', card: { type: 'character' } } as const;
  const first = made('First', {}, { abilities: [when(any, { effect: 'draw', amount: 1 })] });
  const second = made('Second', {}, { abilities: [when(any, { effect: 'count', amount: 0 })] });
  const third = made(
    'Third',
    {},
    { abilities: [when({ event: 'drawsCard', player: 'you' }, { effect: 'gainLore', amount: 0 })] },
  );
  const fourth = made(
    'Fourth',
    {},
    { abilities: [when({ event: 'losesLore', player: 'you' }, { effect: 'gainLore', amount: 0 })] },
  );
  const other = made('Other', {}, { abilities: [when(any, eachOpponentLoses(1))] });
  const at = after(table({ play: [pim, first, second, third, fourth] }, { play: [other] }), 'quest', 'Pim');
  const one = taken(at, 'First');
  expect(one.at.state.waiting.map(({ frame }) => frame.source.id)).toEqual(['Second', 'Other', 'Third']);
  const rest = taken(one.at, 'Second');
  expect([...order(one.events), ...order(rest.events)]).toEqual([
    'First',
    'Second',
    'Third',
    'Other',
    'Fourth',
  ]);
  expect(rest.at.state.waiting).toEqual([]);
});

it('7.7.3, 7.7.4.4, 7.7.4.5, 7.7.6, 6.2.3: abilities that trigger wait in the bag; it goes round until it is empty', () => {
  const any = { event: 'quests', card: { type: 'character' } } as const;
  const thief = made('Thief', {}, { abilities: [when(any, eachOpponentLoses(1))] });
  const echo = made(
    'Echo',
    {},
    { abilities: [when({ event: 'losesLore', player: 'you' }, eachOpponentLoses(1))] },
  );
  const reply = made(
    'Reply',
    {},
    { abilities: [when({ event: 'losesLore', player: 'you' }, { effect: 'gainLore', amount: 2 })] },
  );
  const at = table({ play: [pim, echo], lore: 3 }, { play: [thief, reply], lore: 3 });
  const { at: done, events } = told(at, 'quest', { cardId: 'Pim' });
  expect(order(events)).toEqual(['Thief', 'Echo', 'Reply']);
  expect([loreOf(done, 'north'), loreOf(done, 'south'), done.state.waiting]).toEqual([3, 4, []]);
});

it('8.1.2 ex., 8.1.2: keywords with a number add up, others are had once', () => {
  const aid = when(
    { event: 'played', card: 'this' },
    thisTurn(chosen(yourCharacters()), keyword('support'), keyword('resist', 2)),
  );
  const helper = made('Helper', {}, { abilities: [aid] });
  const oak = made('Oak', { has: ['support', ['resist', 1]], strength: 1 });
  const at = decided(after(table({ play: [oak], hand: [helper], ink: 2 }), 'play', 'Helper'), 'Oak');
  expect(card(at, 'Oak')).toMatchObject({ keywords: ['support', 'resist'], keywordValues: { resist: 3 } });
  expect(order(told(at, 'quest', { cardId: 'Oak' }).events)).toEqual(['Oak']);
});

it('8.4.1: Boost puts the top card of the deck under its character, once a turn', () => {
  const oak = made('Oak', { has: [['boost', 1]] });
  const at = after(table({ play: [oak], ink: 2, deck: [made('Top')] }), 'activate', 'Oak', undefined, {
    ability: 0,
  });
  expect([card(at, 'Oak').cardsUnder, card(at, 'Top').under, card(at, 'Top').faceDown]).toEqual([
    1,
    'Oak',
    true,
  ]);
  expect(refused(at, 'activate', 'Oak', undefined, { ability: 0 })).toEqual(['lorcana.alreadyUsed']);
});

it('8.8.3: damage that is put or moved is not reduced', () => {
  const oak = made('Oak', { has: [['resist', 2]], willpower: 9 });
  const put = act('Put', { effect: 'putDamage', what: chosen({ withName: 'Oak' }), amount: 2 });
  const move = act('Move', {
    effect: 'moveDamage',
    from: chosen({ withName: 'Pim' }),
    to: { choose: { withName: 'Oak' }, as: 'taker' },
    amount: 1,
  });
  const at = table({ play: [[pim, { damage: 1 }], oak], hand: [put, move], ink: 2 });
  expect(card(after(after(at, 'play', 'Put'), 'play', 'Move'), 'Oak').damage).toBe(3);
});

it('8.16.1: Adventurous cannot challenge, and holds up the turn while it can quest', () => {
  const bold = made('Bold', { has: ['adventurous'] });
  const at = table({ play: [bold] }, { play: [[pim, { exerted: true }]] });
  expect(refused(at, 'challenge', 'Bold', ['Pim'])).toEqual(['lorcana.forbidden']);
  expect(refused(at, 'endTurn')).toEqual(['lorcana.mustQuest']);
  expect(refused(after(at, 'quest', 'Bold'), 'endTurn')).toEqual([]);
});

it('9.2.3 ex., 1.3.5.2: who has lost leaves with all cards; what they forbade lasts until their turn would come', () => {
  const hush: Effect = {
    effect: 'ban',
    players: 'opponents',
    cant: 'play',
    on: { type: 'action' },
    for: 'untilYourNextTurn',
  };
  const prefect = made('Prefect', {}, { abilities: [when({ event: 'played', card: 'this' }, hush)] });
  const hand = [act('Gift', { effect: 'gainLore', amount: 1 })];
  const at = table({ hand: [prefect], ink: 2, deck: [] }, { hand, ink: 1 }, { west: { hand, ink: 1 } });
  const left = after(after(at, 'play', 'Prefect'), 'endTurn');
  expect([left.state.players.map(({ id }) => id), left.state.activePlayer]).toEqual([
    ['south', 'west'],
    'south',
  ]);
  expect(left.state.objects.objects.some(({ owner }) => owner === 'north')).toBe(false);
  expect(refused(left, 'play', 'Gift')).toEqual(['lorcana.banned']);
  const west = after(left, 'endTurn');
  expect([west.state.activePlayer, refused(west, 'play', 'Gift 2')]).toEqual(['west', ['lorcana.banned']]);
  const again = after(west, 'endTurn');
  expect([again.state.activePlayer, refused(again, 'play', 'Gift'), again.state.standing]).toEqual([
    'south',
    [],
    [],
  ]);
});

it('9.2.1: the last one left wins', () => {
  const at = after(table({ deck: [] }, { deck: [] }, { west: {} }), 'endTurn');
  expect(lorcanaMatch.outcome(at)).toBeUndefined();
  expect(lorcanaMatch.outcome(after(at, 'endTurn'))).toEqual({ winners: ['west'], reason: 'deck' });
});

it('6.7.6: each of several opponents chooses, one after the other', () => {
  const cull = act('Cull', {
    effect: 'banish',
    what: { choose: { type: 'character', controller: 'role.chooser' }, by: 'opponent' },
  });
  const two = (name: string) => ({ play: [made(`${name} One`), made(`${name} Two`)] });
  const at = after(table({ hand: [cull], ink: 1 }, two('South'), { west: two('West') }), 'play', 'Cull');
  expect(lorcanaMatch.toAct(at)).toEqual(['south']);
  const next = decided(at, 'South One');
  expect([lorcanaMatch.toAct(next), card(next, 'South One').zone]).toEqual([['west'], 'play']);
  const done = decided(next, 'West Two');
  expect(['South One', 'South Two', 'West One', 'West Two'].map((id) => card(done, id).zone)).toEqual([
    'discard',
    'play',
    'play',
    'discard',
  ]);
});

it('3.4.1.2: what lasts for their next turn lasts for that of the one whose card it is', () => {
  const chill = act('Chill', {
    effect: 'give',
    what: chosen({ withName: 'Owl' }),
    gives: [{ cant: 'ready' }],
    for: 'theirNextReady',
  });
  const owl = made('Owl');
  const at = after(
    table({ hand: [chill], ink: 1 }, {}, { west: { play: [[owl, { exerted: true }]] } }),
    'play',
    'Chill',
  );
  const west = after(after(at, 'endTurn'), 'endTurn');
  expect([west.state.activePlayer, card(west, 'Owl').exerted]).toEqual(['west', true]);
  const round = after(after(after(west, 'endTurn'), 'endTurn'), 'endTurn');
  expect(card(round, 'Owl').exerted).toBe(false);
});

it('1.3.3 ex.: team-mates in an effect are those of the player whose effect it is', () => {
  const state = withPlayers(
    board(...['you', 'mate', 'foe'].map((owner) => character(`c-${owner}`, owner))),
    ['you', 'A'],
    ['mate', 'A'],
    ['foe', 'B'],
  );
  expect([matching(state, { controller: 'teammate' }), matching(state, { controller: 'opponent' })]).toEqual([
    ['c-mate'],
    ['c-foe'],
  ]);
});

it('10.1.2 ex.: a variant has other opening hands', () => {
  const cards = [made('A'), made('B'), made('C')];
  const handOf = (hand?: number) =>
    countIn(
      unwrap(
        lorcanaMatch.start(
          { cards, only: true, deckSize: 10, inks: 1, ...(hand === undefined ? {} : { hand }) },
          1,
        ),
      ),
      'north',
      'hand',
    );
  expect([handOf(), handOf(5)]).toEqual([7, 5]);
});
