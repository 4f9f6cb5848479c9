import { lorcanaMatch } from '../play/match.js';
import { describe, expect, it } from 'vitest';
import type { TriggeredAbility } from '../language/effects/schema.js';
import type { Effect } from '../language/effects/schema.js';
import {
  after,
  card,
  choosable,
  countIn,
  decided,
  loreOf,
  made,
  refused,
  table,
  told,
  zoneOf,
} from '../../test/table.js';

const pim = made('Pim');
const owl = made('Owl');
const out = { exerted: true };
const when = (event: 'played' | 'quests' | 'isBanished', effects: TriggeredAbility['effects']) =>
  ({ abilities: [{ kind: 'triggered', on: [{ event, card: 'this' }], effects }] }) as const;

describe('the turn', () => {
  it('cards ready and dry, and one is drawn', () => {
    const south = { play: [[owl, { exerted: true, drying: true }] as const], ink: 1 };
    const at = after(table({ play: [[pim, out]] }, south), 'endTurn');
    expect(at.state).toMatchObject({ activePlayer: 'south', turn: 4, phase: 'main' });
    expect(card(at, 'Owl')).toMatchObject({ exerted: false, drying: false });
    expect([countIn(at, 'south', 'hand'), card(at, 'Pim').exerted]).toEqual([1, true]);
  });

  it('3.2.1.1 what can’t ready at the start of its turn stays exerted then; an effect readies it', () => {
    const stuck = made(
      'Stuck',
      {},
      { abilities: [{ kind: 'static', for: 'this', gives: [{ cant: 'readyAtStart' }] }] },
    );
    const wake = made(
      'Wake',
      { type: 'action', cost: 0 },
      { effects: [{ effect: 'ready', what: { all: { type: 'character' } } }] },
    );
    const at = table({
      play: [
        [stuck, out],
        [pim, out],
      ],
      hand: [wake],
    });
    const next = after(after(at, 'endTurn'), 'endTurn');
    expect([card(next, 'Stuck').exerted, card(next, 'Pim').exerted]).toEqual([true, false]);
    expect(card(after(next, 'play', 'Wake'), 'Stuck').exerted).toBe(false);
  });

  it('locations give their lore at the start of their player’s turn', () => {
    const isle = made('Isle', { type: 'location', willpower: 5, lore: 2, moveCost: 1 });
    expect(loreOf(after(table({}, { play: [isle] }), 'endTurn'), 'south')).toBe(2);
  });

  it('1.8.1 twenty lore wins', () => {
    const at = after(table({ play: [pim], lore: 19 }), 'quest', 'Pim');
    expect(lorcanaMatch.outcome(at)).toEqual({ winners: ['north'], reason: 'lore' });
  });

  it('who ends a turn with an empty deck loses', () => {
    expect(lorcanaMatch.outcome(after(table({ deck: [] }), 'endTurn'))).toEqual({
      winners: ['south'],
      reason: 'deck',
    });
  });

  it('1.8.5 the state is checked after the sentences, not between them', () => {
    const act = made(
      'Act',
      { type: 'action', cost: 1 },
      {
        effects: [
          { effect: 'dealDamage', what: { choose: { type: 'character' } }, amount: 9 },
          { effect: 'give', what: 'them', gives: [{ stat: 'willpower', amount: 20 }], for: 'thisTurn' },
        ],
      },
    );
    const at = after(table({ hand: [act], ink: 1 }, { play: [owl] }), 'play', 'Act');
    expect(card(at, 'Owl')).toMatchObject({ zone: 'play', damage: 9 });
    expect(zoneOf(after(at, 'endTurn'), 'Owl')).toBe('discard');
  });
});

describe('the bag', () => {
  const first = made('First', { willpower: 1 }, when('isBanished', [{ effect: 'gainLore', amount: 1 }]));
  const second = made('Second', { willpower: 1 }, when('isBanished', [{ effect: 'draw', amount: 1 }]));
  const storm = made(
    'Storm',
    { type: 'action', cost: 1 },
    { effects: [{ effect: 'banish', what: { all: { type: 'character' } } }] },
  );

  it('7.7.4 the player says in which order several resolve; 6.2.3 one alone resolves at once', () => {
    const at = after(table({ play: [first, second], hand: [storm], ink: 1 }), 'play', 'Storm');
    expect(at.state.waiting).toHaveLength(2);
    expect(refused(at, 'endTurn')).toEqual(['lorcana.bagPending']);
    const [, drawing] = at.state.waiting;
    const done = told(at, 'resolveTrigger', { id: drawing?.id ?? -1 });
    expect(done.at.state.waiting).toEqual([]);
    expect(done.events.map(({ type }) => type)).toEqual([
      'triggered',
      'cardDrawn',
      'drew',
      'triggered',
      'loreGained',
    ]);
  });

  it('7.7.4 the active player’s come first', () => {
    const at = after(table({ play: [first], hand: [storm], ink: 1 }, { play: [second] }), 'play', 'Storm');
    expect([loreOf(at, 'north'), countIn(at, 'south', 'hand'), at.state.waiting]).toEqual([1, 1, []]);
  });

  it('6.2.4 “if” is looked at as the ability resolves', () => {
    const keen = made(
      'Keen',
      {},
      {
        abilities: [
          {
            kind: 'triggered',
            on: [{ event: 'played', card: 'this' }],
            if: {
              test: 'count',
              of: { type: 'character', controller: 'self', excludeSelf: true },
              is: { gte: 1 },
            },
            effects: [{ effect: 'gainLore', amount: 1 }],
          },
        ],
      },
    );
    expect(loreOf(after(table({ hand: [keen], play: [pim], ink: 2 }), 'play', 'Keen'), 'north')).toBe(1);
    expect(loreOf(after(table({ hand: [keen], ink: 2 }), 'play', 'Keen'), 'north')).toBe(0);
  });

  it('6.7.7 what left play is read as it last was; 7.1.6 it is another card then', () => {
    const ghost = made(
      'Ghost',
      { strength: 4, willpower: 1 },
      when('isBanished', [
        { effect: 'gainLore', amount: { of: 'this', property: 'strength' } },
        { effect: 'returnToHand', what: 'this' },
      ]),
    );
    const at = after(table({ play: [ghost], hand: [storm], ink: 1 }), 'play', 'Storm');
    expect(card(at, 'Ghost')).toMatchObject({ zone: 'hand', damage: 0, incarnation: 2 });
    expect(loreOf(at, 'north')).toBe(4);
  });

  it('in a challenge: who banished, who was banished, as what', () => {
    const says = (inChallenge: 'challenging' | 'challenged') =>
      made(
        `Was ${inChallenge}`,
        { willpower: 1 },
        {
          abilities: [
            {
              kind: 'triggered',
              on: [{ event: 'isBanished', card: 'this', inChallenge }],
              effects: [{ effect: 'gainLore', amount: 1 }],
            },
          ],
        },
      );
    const proud = made(
      'Proud',
      { willpower: 9 },
      {
        abilities: [
          {
            kind: 'triggered',
            on: [{ event: 'banishesInChallenge', card: 'this', during: 'yourTurn' }],
            effects: [{ effect: 'gainLore', amount: 2 }],
          },
        ],
      },
    );
    const at = table(
      { play: [proud, says('challenging')] },
      {
        play: [
          [says('challenged'), out],
          [owl, out],
        ],
      },
    );
    const won = after(at, 'challenge', 'Proud', ['Was challenged']);
    expect([loreOf(won, 'north'), loreOf(won, 'south')]).toEqual([2, 1]);
    expect(loreOf(after(won, 'challenge', 'Was challenging', ['Owl']), 'north')).toBe(3);
    const theirs = table(
      { play: [pim] },
      { play: [[made('Proud 2', {}, { abilities: proud.abilities }), { exerted: true, strength: 9 }]] },
    );
    expect(loreOf(after(theirs, 'challenge', 'Pim', ['Proud 2']), 'south')).toBe(0);
  });

  it('a loop of abilities that would never end is a draw', () => {
    const loop = {
      abilities: [
        {
          kind: 'triggered',
          on: [{ event: 'gainsLore', player: 'you' }],
          effects: [{ effect: 'loseLore', amount: 1 }],
        },
        {
          kind: 'triggered',
          on: [{ event: 'losesLore', player: 'you' }],
          effects: [{ effect: 'gainLore', amount: 1 }],
        },
      ],
    } as const;
    const at = after(table({ play: [made('Wheel', {}, loop)] }), 'quest', 'Wheel');
    expect(lorcanaMatch.outcome(at)).toEqual({ winners: [], reason: 'endless' });
  });
});

describe('what lasts', () => {
  const spell = (gives: Parameters<typeof made>[2], name = 'Spell') =>
    made(name, { type: 'action', cost: 1 }, gives);
  const stun = spell({
    effects: [
      {
        effect: 'give',
        what: { choose: { type: 'character', controller: 'opponent' } },
        gives: [{ cant: 'ready' }],
        for: 'theirNextReady',
      },
    ],
  });
  const wild = spell({
    effects: [
      {
        effect: 'give',
        what: { choose: { type: 'character', controller: 'opponent' } },
        gives: [{ keyword: 'reckless' }],
        for: 'theirNextTurn',
      },
    ],
  });

  it('does not ready at the start of their next turn, and does afterwards', () => {
    const at = after(table({ hand: [stun], ink: 1 }, { play: [[owl, out]] }), 'play', 'Spell');
    const theirs = after(at, 'endTurn');
    expect([card(theirs, 'Owl').exerted, card(theirs, 'Owl').cant]).toEqual([true, []]);
    expect(card(after(after(theirs, 'endTurn'), 'endTurn'), 'Owl').exerted).toBe(false);
  });

  it('during their next turn, not before and not after', () => {
    const at = after(table({ hand: [wild], ink: 1 }, { play: [owl] }), 'play', 'Spell');
    const [now, theirs, yours] = [at, after(at, 'endTurn'), after(after(at, 'endTurn'), 'endTurn')];
    expect([now, theirs, yours].map((one) => card(one, 'Owl').keywords)).toEqual([[], ['reckless'], []]);
  });

  it('facts that depend on each other settle, from print each time', () => {
    const jet = made(
      'Jet',
      {},
      {
        abilities: [
          {
            kind: 'static',
            for: { type: 'character', controller: 'self', excludeSelf: true },
            gives: [{ keyword: 'evasive' }],
          },
        ],
      },
    );
    const hook = made(
      'Hook',
      {},
      {
        abilities: [
          {
            kind: 'static',
            while: { test: 'is', what: 'this', so: { exerted: true } },
            for: { type: 'character', withKeyword: 'evasive', controller: 'opponent' },
            gives: [{ keyword: 'reckless' }],
          },
        ],
      },
    );
    const at = table({ play: [jet, pim] }, { play: [[hook, out]] });
    expect(card(at, 'Pim').keywords).toEqual(['evasive', 'reckless']);
    expect(card(after(at, 'challenge', 'Jet', ['Hook']), 'Pim').keywords).toEqual(['evasive', 'reckless']);
  });

  it('6.1.4 “may” asks nobody where there is nothing to choose', () => {
    const exert = { effect: 'exert', what: { choose: { type: 'item' } } } as const;
    const hurt = { effect: 'dealDamage', what: 'them', amount: 1 } as const;
    const asks = (...effects: readonly Effect[]) =>
      after(
        table({ play: [made('Fan', {}, when('quests', [{ effect: 'may', do: effects }]))] }),
        'quest',
        'Fan',
      ).state.resolving.length > 0;
    expect(asks(exert)).toBe(false);
    expect(asks(exert, hurt)).toBe(false);
    expect(asks({ effect: 'moveDamage', from: 'this', to: exert.what, amount: 1 })).toBe(false);
    expect(asks(exert, { effect: 'draw', amount: 1 })).toBe(true);
    expect(asks({ effect: 'exert', what: { choose: { type: 'character' } } })).toBe(true);
  });

  it('6.1.4 “may” is answered by its player; 6.1.5.1 its cost cannot be paid: nobody is asked', () => {
    const fan = made(
      'Fan',
      {},
      when('quests', [{ effect: 'may', cost: { ink: 1 }, do: [{ effect: 'draw', amount: 1 }] }]),
    );
    const asked = after(table({ play: [fan], ink: 1 }), 'quest', 'Fan');
    expect(choosable(asked, 'decide')).toEqual(['yes', 'no']);
    expect(countIn(decided(asked, 'yes'), 'north', 'hand')).toBe(1);
    const poor = after(table({ play: [fan] }), 'quest', 'Fan');
    expect([poor.state.resolving, countIn(poor, 'north', 'hand')]).toEqual([[], 0]);
  });
});
