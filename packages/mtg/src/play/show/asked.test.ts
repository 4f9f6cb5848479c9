/** What a player reads when asked something, while a spell or ability resolves or at other times. */
import { expect, it } from 'vitest';
import { define } from '../../../test/made-up.js';
import { readCard, sorcery } from '../../../test/read-card.js';
import { lands, put, table } from '../../../test/table.js';
import { bear as watched, gain, watcher } from '../../../test/watchers.js';
import type { Trigger } from '../../language/trigger.js';
import { textsOfMatches } from './names.js';
import { mtgNarration } from './narration.js';

const RITE = 'moss-rite';

/** Returns what the asked player reads: the move, as it is offered. */
function read(at: ReturnType<typeof table>, cards: Parameters<typeof table>[0]): string {
  const { describeMove } = mtgNarration({ cards });
  const [player = ''] = at.runtime.toAct(at.match);
  return describeMove(at.match.state, { move: 'decide', player });
}

it('118.12 whether to pay names the card and what is paid', () => {
  const druid = readCard(
    'When Moss Druid dies, you may pay {1}. If you do, return Moss Druid from your graveyard to your hand.',
  );
  const doom = sorcery('Destroy target creature.');
  const cards = [druid, doom];
  const at = table(cards, [put(druid, 'ann'), put(doom, 'ann', 'hand'), ...lands('Forest', 2)])
    .does('ann', 'cast', { card: RITE }, ['moss-druid'])
    .bothPass(2);
  expect(read(at, cards)).toBe('Moss Druid: pay {1}');
});

it.each([
  [2, 'Moss Rite: pay 6 life'],
  [3, 'Moss Rite: pay 9 life'],
])('107.3 a cost for each of %i things is said as it is now', (creatures, words) => {
  const bear = define('Bear', { types: ['creature'], power: 1, toughness: 1 });
  const rite = define('Moss Rite', {
    types: ['sorcery'],
    cost: ['G'],
    spell: {
      effects: [
        {
          effect: 'mayPay',
          costs: [{ cost: 'life', amount: 3 }],
          times: { count: { type: 'creature' } },
          effects: [],
        },
      ],
    },
  });
  const cards = [rite, bear];
  const bears = Array.from({ length: creatures }, (_each, at) =>
    put(bear, 'bob', 'battlefield', { instanceId: `bear-${at}` }),
  );
  const at = table(cards, [put(rite, 'ann', 'hand'), ...bears, ...lands('Forest', 1)])
    .does('ann', 'cast', { card: RITE })
    .bothPass();
  expect(read(at, cards)).toBe(words);
});

it('603.5 whether to do something names the card that asks', () => {
  const druid = readCard('When Moss Druid enters the battlefield, you may draw a card.');
  const at = table([druid], [put(druid, 'ann', 'hand'), ...lands('Forest', 5)])
    .does('ann', 'cast', { card: 'moss-druid' })
    .bothPass(2);
  expect(read(at, [druid])).toBe('Moss Druid: decide');
});

it('514.1 who discards down to seven is asked though nothing resolves', () => {
  const druid = readCard('When Moss Druid enters the battlefield, you may draw a card.');
  const at = table([druid], [put(druid, 'ann'), ...lands('Forest', 9, 'ann', 'hand')]).until('cleanup');
  expect(at.state.resolving).toEqual([]);
  expect(read(at, [druid])).toBe('decide');
});

it('603.3b a trigger whose place in an order is asked for is told with what it is about', () => {
  const dies: Trigger = { on: 'moves', what: { type: 'creature' }, from: 'battlefield' };
  const hurts = watcher(
    dies,
    [{ effect: 'damage', amount: 1, to: { controllerOf: { bound: 'it' } } }],
    'Hurts',
  );
  const storm = define('Storm', {
    types: ['sorcery'],
    cost: ['B'],
    spell: { effects: [{ effect: 'destroy', what: { each: { type: 'creature' } } }] },
  });
  const cards = [hurts, watcher(dies, [gain], 'Gains'), watched, storm];
  const at = table(cards, [
    put(hurts, 'ann'),
    put(watcher(dies, [gain], 'Gains'), 'ann'),
    ...['bob', 'ann'].map((owner, each) =>
      put(watched, owner, 'battlefield', { instanceId: `bear-${each}` }),
    ),
    put(storm, 'ann', 'hand'),
    ...lands('Swamp', 1),
  ])
    .does('ann', 'cast', { card: 'storm' })
    .bothPass();
  const { nameOf, describeMove } = mtgNarration({ cards });
  const named = (id: string) => nameOf(at.match.state, { kind: 'choice', id });
  expect(['Hurts', 'Hurts (2)', 'Gains'].map(named)).toEqual([
    'Hurts: Bear of bob',
    'Hurts: Bear of ann',
    'Gains',
  ]);
  const targets = [{ targets: [{ kind: 'choice', id: 'Hurts (2)', incarnation: 0 }] }];
  expect(describeMove(at.match.state, { move: 'decide', player: 'ann', targets })).toBe(
    'choose Hurts: Bear of ann',
  );
});

it('700.2e the modes among which an opponent chooses are said in their words', () => {
  const rite = sorcery('An opponent chooses one —\n• You gain 2 life.\n• You gain 5 life.');
  const at = table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)]).does('ann', 'cast', {
    card: RITE,
  });
  const { chosen } = textsOfMatches([rite])(at.match.state);
  const said = ['m1', 'm2'].map((id) => chosen(at.match.state, { kind: 'choice', id }));
  expect(said).toEqual(['You gain 2 life', 'You gain 5 life']);
});
