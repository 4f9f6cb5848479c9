/** What happens instead of draws, and instead of going to a graveyard, as matches play it. */
import { unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { effectRunner } from '@reticle/core/play';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../test/board.js';
import { creatureCard, define } from '../../test/made-up.js';
import { matchOf, playerIn } from '../../test/match.js';
import { lands, put, table, told } from '../../test/table.js';
import type { Effect } from '../language/effects/effect.js';
import type { CardDefinition } from '../language/card-definition.js';
import { effectKindsOf, rulesOf } from '../rules/execution.js';

const instead = (
  name: string,
  who: 'you' | 'opponent' | 'each',
  ...effects: readonly Effect[]
): CardDefinition => define(name, { types: ['enchantment'], replacesDraws: { who, effects } });
const drawer = { bound: 'player' } as const;
const bank = instead('Life Bank', 'you', { effect: 'gainLife', amount: 3 });
const mill = instead('Mud Slide', 'each', { effect: 'mill', who: drawer, amount: 2 });
const flood = instead('Paper Flood', 'you', { effect: 'draw', amount: 2 });
const thief = instead('Letter Thief', 'opponent', { effect: 'draw' });
const weird = instead(
  'Odd Market',
  'each',
  { effect: 'reveal', at: { top: 1, of: drawer }, bind: 'revealed' },
  {
    effect: 'mayPay',
    who: { those: 'eachPlayer', except: drawer },
    any: true,
    costs: [{ cost: 'life', amount: 2 }],
    effects: [{ effect: 'moveCards', what: { bound: 'revealed' }, to: 'graveyard' }],
    else: [{ effect: 'draw', who: drawer }],
  },
);
const insight = define('Insight', {
  types: ['sorcery'],
  cost: ['G'],
  spell: { effects: [{ effect: 'draw', amount: 2 }] },
});
const ALL = [bank, mill, flood, thief, weird, insight];
const spell = put(insight, 'ann', 'hand');
const handOf = ({ state }: ReturnType<typeof table>, player = 'ann') =>
  state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === player).length;
const lifeOf = ({ state }: ReturnType<typeof table>, player = 'ann') => playerIn(state, player).life;
const buried = ({ state }: ReturnType<typeof table>, player = 'ann') =>
  state.cards.filter(({ zone, owner }) => zone === 'graveyard' && owner === player).length;

/** Ann casts Insight, which draws two cards, and it resolves. */
const drawn = (...cards: readonly CardDefinition[]) =>
  table(ALL, [...lands('Forest', 1), spell, ...cards.map((card) => put(card, 'ann'))])
    .does('ann', 'cast', { card: 'insight' })
    .bothPass();

describe('614.11 something happens instead of a draw', () => {
  it('104.4b what would go on for longer than anybody waits ends in a draw, and is refused to nobody', () => {
    const great = instead('Great Flood', 'you', { effect: 'draw', amount: 5_000 });
    const rain = instead('Paper Rain', 'you', { effect: 'draw' }, { effect: 'gainLife', amount: 1 });
    const start = table(
      [insight, great, rain],
      [...lands('Forest', 1), spell, put(great, 'ann'), put(rain, 'ann')],
    )
      .does('ann', 'cast', { card: 'insight' })
      .bothPass();
    const over = start.does('ann', 'decide', {}, ['Great Flood']);
    expect(over.runtime.outcome(over.match)).toEqual({ winners: [], reason: 'endless' });
    expect(lifeOf(over)).toBeGreaterThan(1_000);
  });

  it('121.6b each draw of several is replaced by itself', () => {
    const at = drawn(bank);
    expect([handOf(at), lifeOf(at)]).toEqual([0, 26]);
  });

  it('504.1 the draw of a turn is replaced as well, and only of those who are meant', () => {
    const at = table(ALL, [put(bank, 'bob')])
      .until('end')
      .until('main1');
    expect([at.state.activePlayer, handOf(at, 'bob'), lifeOf(at, 'bob')]).toEqual(['bob', 0, 23]);
    const own = at.until('end').until('main1');
    expect([own.state.activePlayer, handOf(own), lifeOf(own)]).toEqual(['ann', 1, 20]);
  });

  it('614.5 what happens instead is not replaced by the same again', () => {
    expect(handOf(drawn(flood))).toBe(4);
  });

  it('614.5 but by another: each of two applies once', () => {
    const at = drawn(flood, bank);
    // The player is asked which applies first (616.1): the flood, so that each of its two draws gives life
    // instead.
    const done = at.does('ann', 'decide', {}, ['Paper Flood']).does('ann', 'decide', {}, ['Life Bank']);
    expect([handOf(done), lifeOf(done)]).toEqual([0, 29]);
  });

  it('616.1 the player who would draw says which applies first', () => {
    const at = drawn(mill, bank);
    expect(at.runtime.toAct(at.match)).toEqual(['ann']);
    const milled = at.does('ann', 'decide', {}, ['Mud Slide']).does('ann', 'decide', {}, ['Life Bank']);
    expect([handOf(milled), buried(milled), lifeOf(milled)]).toEqual([0, 3, 23]);
  });

  it('109.5 "you" is the controller of what replaces the draw', () => {
    const at = table(ALL, [...lands('Forest', 1), spell, put(thief, 'bob')])
      .does('ann', 'cast', { card: 'insight' })
      .bothPass();
    expect([handOf(at), handOf(at, 'bob')]).toEqual([0, 2]);
  });

  it('614.1a who does not want it draws the card, and is not asked for that draw again', () => {
    const offer = instead('Mild Offer', 'you', {
      effect: 'may',
      effects: [{ effect: 'gainLife', amount: 3 }],
      else: [{ effect: 'draw' }],
    });
    const at = table([...ALL, offer], [...lands('Forest', 1), spell, put(offer, 'ann')])
      .does('ann', 'cast', { card: 'insight' })
      .bothPass()
      .does('ann', 'decide', {}, ['no'])
      .does('ann', 'decide', {}, ['yes']);
    expect([handOf(at), lifeOf(at)]).toEqual([1, 23]);
  });

  it('614.11 though the library be empty', () => {
    const start = matchOf(put(bank, 'you'));
    const runner = effectRunner(effectKindsOf(unwrap(rulesOf([bank]))));
    const source = { kind: 'card', id: 'life-bank', incarnation: 0 };
    const frame = {
      controller: 'you',
      source,
      variables: {},
      bound: {},
      todo: [{ effect: 'draw' as const }],
    };
    const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
    const { state } = runner.run(start, frame, tools);
    expect(playerIn(state, 'you')).toMatchObject({ life: 23 });
    expect(playerIn(state, 'you').drewFromEmpty).toBeUndefined();
  });

  it('113.12 not by what has lost its abilities, or is phased out', () => {
    const at = table(ALL, [
      ...lands('Forest', 1),
      spell,
      put(bank, 'ann', 'battlefield', { phasedOut: true }),
    ])
      .does('ann', 'cast', { card: 'insight' })
      .bothPass();
    expect([handOf(at), lifeOf(at)]).toEqual([2, 20]);
  });
});

describe('any other player may pay', () => {
  const three = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }] };
  const asked = (parts = {}) =>
    table(ALL, [...lands('Forest', 1), spell, put(weird, 'ann')], parts)
      .does('ann', 'cast', { card: 'insight' })
      .bothPass();

  it('118.12 who pays has the card put into the graveyard', () => {
    const at = asked().does('bob', 'decide', {}, ['yes']).does('bob', 'decide', {}, ['no']);
    expect([handOf(at), buried(at), lifeOf(at, 'bob')]).toEqual([1, 2, 18]);
  });

  it('101.4 each in turn order, until one pays', () => {
    const at = asked(three).does('bob', 'decide', {}, ['no']).does('cat', 'decide', {}, ['yes']);
    expect([lifeOf(at, 'bob'), lifeOf(at, 'cat'), buried(at)]).toEqual([20, 18, 1]);
    const once = asked(three).does('bob', 'decide', {}, ['yes']);
    expect(once.runtime.toAct(once.match)).toEqual(['bob']);
    const none = at.does('bob', 'decide', {}, ['no']).does('cat', 'decide', {}, ['no']);
    expect([handOf(none), buried(none)]).toEqual([1, 2]);
  });

  it('118.3 who can not pay is not asked', () => {
    const at = asked({ players: [{ id: 'ann' }, { id: 'bob', life: 1 }] });
    expect([handOf(at), lifeOf(at, 'bob')]).toEqual([2, 1]);
  });
});

const keeper = (name: string, whose: 'you' | 'opponent' | 'any', more: object = {}): CardDefinition =>
  creatureCard(name, ['B'], 2, 2, [{ keyword: 'keepsOutOfGraveyard', whose, ...more }]);
const mine = keeper('Grave Warden', 'you');
const theirs = keeper('Grave Raider', 'opponent');
const both = keeper('Grave Void', 'any', { tokens: true });
const homing = creatureCard('Homing Bear', ['G'], 2, 2, ['diesIntoHand']);
const wrath = define('Flood Wave', {
  types: ['sorcery'],
  cost: ['G'],
  spell: { effects: [{ effect: 'destroy', what: { each: { type: 'creature' } } }] },
});
const GRAVES = [mine, theirs, both, homing, wrath];
const guard = creatureCard('G Guard', [1, 'G'], 2, 2);
const bears = ['ann', 'bob'].map((owner) =>
  put(guard, owner, 'battlefield', { instanceId: `${owner}-bear` }),
);
const washed = (...cards: Parameters<typeof table>[1]) =>
  table(GRAVES, [...lands('Forest', 1), put(wrath, 'ann', 'hand'), ...cards])
    .does('ann', 'cast', { card: 'flood-wave' })
    .bothPass();
const zones = ({ state }: ReturnType<typeof table>, ...ids: readonly string[]) =>
  ids.map((id) => cardOf(state, id).zone);

describe('614.1a what would be put into a graveyard is exiled instead', () => {
  it.each([
    ['of its controller', mine, ['exile', 'graveyard', 'exile']],
    ['of opponents', theirs, ['graveyard', 'exile', 'graveyard']],
    ['of all', both, ['exile', 'exile', 'exile']],
  ] as const)('614.12, 700.4 graveyards %s, with what dies with it', (_whose, card, expected) => {
    expect(zones(washed(...bears, put(card, 'ann')), 'ann-bear', 'bob-bear', card.id)).toEqual(expected);
  });

  it('614.12 of two that die together, each works on the other, in whatever order they lie there', () => {
    const other = put(theirs, 'bob', 'battlefield', { instanceId: 'other' });
    expect(zones(washed(put(theirs, 'ann'), other), theirs.id, 'other')).toEqual(['exile', 'exile']);
    const drained = define('Drain', {
      types: ['sorcery'],
      cost: ['G'],
      spell: {
        effects: [
          {
            effect: 'pump',
            what: { each: { type: 'creature' } },
            power: -2,
            toughness: -2,
            until: 'endOfTurn',
          },
        ],
      },
    });
    const lying = [other, ...bears, put(theirs, 'ann'), put(drained, 'ann', 'hand'), ...lands('Forest', 1)];
    const done = table([...GRAVES, drained], lying)
      .does('ann', 'cast', { card: 'drain' })
      .bothPass();
    expect(zones(done, theirs.id, 'other', 'ann-bear', 'bob-bear')).toEqual(Array(4).fill('exile'));
  });

  it('614.12, 118.12 nor does it matter which of two is sacrificed first', () => {
    const own = ['one', 'two'].map((instanceId) => put(mine, 'ann', 'battlefield', { instanceId }));
    const altar = define('Altar', {
      types: ['artifact'],
      activated: [
        {
          id: 'burn',
          costs: [{ cost: 'sacrifice', what: { type: 'creature' }, count: 2 }],
          effects: [{ effect: 'gainLife', amount: 1 }],
          isManaAbility: false,
        },
      ],
    });
    const at = table([...GRAVES, altar], [put(altar, 'ann'), ...own]).does(
      'ann',
      'activate',
      { card: 'altar', ability: 'burn' },
      ['one', 'two'],
    );
    expect(zones(at, 'one', 'two')).toEqual(['exile', 'exile']);
  });

  it('608.2n a spell that has resolved, too', () => {
    const at = table(
      [...GRAVES, insight],
      [
        ...lands('Forest', 1),
        spell,
        put(theirs, 'bob'),
        put(mine, 'bob', 'battlefield', { instanceId: 'own' }),
      ],
    )
      .does('ann', 'cast', { card: 'insight' })
      .bothPass();
    expect(zones(at, 'insight')).toEqual(['exile']);
    expect(zones(washed(put(mine, 'bob')), 'flood-wave')).toEqual(['graveyard']);
  });

  it('108.2b a token is no card', () => {
    const token = put(guard, 'ann', 'battlefield', { instanceId: 'token', token: true });
    const goes = (card: CardDefinition) =>
      washed(put(card, 'ann'), token).events.flatMap((event) =>
        event.type === 'moved' && JSON.stringify(event['card']).includes('"token"') ? [event['to']] : [],
      );
    expect([goes(mine), goes(both)]).toEqual([['graveyard'], ['exile']]);
  });

  it('616.1 of several its controller says which applies', () => {
    const at = washed(put(mine, 'ann'), put(homing, 'ann'));
    expect(at.runtime.toAct(at.match)).toEqual(['ann']);
    const back = at.does('ann', 'decide', {}, ['hand']);
    expect(zones(back, 'homing-bear', 'grave-warden')).toEqual(['hand', 'exile']);
  });
});

describe('402.3 hands that are revealed', () => {
  const open = define('Glass House', { types: ['enchantment'], keywords: [{ keyword: 'handsRevealed' }] });
  const spy = define('Spyglass', {
    types: ['enchantment'],
    keywords: [{ keyword: 'opponentsHandsRevealed' }],
  });
  const secret = put(insight, 'bob', 'hand', { instanceId: 'secret' });
  const own = put(insight, 'ann', 'hand', { instanceId: 'own' });
  const seen = (card: CardDefinition | undefined, viewer: string | undefined): readonly unknown[] => {
    const cards = [insight, open, spy];
    const { runtime, match } = table(cards, [secret, own, ...(card ? [put(card, 'ann')] : [])]);
    const view = runtime.view(match, viewer);
    return ['own', 'secret'].filter((id) => JSON.stringify(view).includes(`"instanceId":"${id}"`));
  };

  it.each([
    ['nothing', undefined, 'ann', ['own']],
    ['all', open, 'ann', ['own', 'secret']],
    ['all', open, 'bob', ['own', 'secret']],
    ['all', open, undefined, ['own', 'secret']],
    ['those of opponents', spy, 'bob', ['secret']],
    ['those of opponents', spy, undefined, ['secret']],
  ] as const)('402.3 %s shown: what a viewer sees', (_what, card, viewer, expected) => {
    expect(seen(card, viewer)).toEqual(expected);
  });
});

describe('607.2 the first card that is drawn in a turn is revealed', () => {
  const field = define('Wheat Field', {
    types: ['enchantment'],
    keywords: [{ keyword: 'revealsFirstDraw' }],
    triggered: [
      {
        id: 'finds',
        trigger: { on: 'revealsFirstDrawn', who: 'you', what: { supertype: 'basic', type: 'land' } },
        effects: [{ effect: 'gainLife', amount: 1 }],
      },
    ],
  });
  const found = (owner: string, what = 'Forest') =>
    table(
      [field, insight],
      [
        ...lands('Forest', 1),
        spell,
        put(field, owner),
        ...(what === 'Forest' ? [] : [put(insight, 'ann', 'library', { instanceId: 'first', order: -1 })]),
      ],
    )
      .does('ann', 'cast', { card: 'insight' })
      .bothPass();

  it('603.2 nothing that is revealed otherwise', () => {
    const show = define('Show', {
      types: ['sorcery'],
      cost: [],
      spell: { effects: [{ effect: 'digUntil', filter: { type: 'land' }, bind: 'found', rest: 'rest' }] },
    });
    const at = table([field, show], [put(field, 'ann'), put(show, 'ann', 'hand')])
      .does('ann', 'cast', { card: 'show' })
      .bothPass();
    expect(told(at, 'revealed')).toEqual(['revealed']);
    expect(at.state.abilities).toEqual([]);
  });

  it('603.2 only the first of two, once, and everybody sees it', () => {
    const at = found('ann');
    expect(at.events.filter(({ type }) => type === 'revealed')).toHaveLength(1);
    expect(at.events.find(({ firstDrawn }) => firstDrawn === true)).not.toHaveProperty('visibleTo');
    expect(at.state.stack).toHaveLength(1);
    expect(lifeOf(at.bothPass())).toBe(21);
  });

  it.each([
    ["603.2 no card of another player's", found('bob'), 0, 0],
    ['603.2 no card of another kind, though it is revealed', found('ann', 'Insight'), 1, 0],
  ])('%s', (_name, at, revealed, triggered) => {
    expect(at.events.filter(({ type }) => type === 'revealed')).toHaveLength(revealed);
    expect(at.state.stack).toHaveLength(triggered);
  });
});
