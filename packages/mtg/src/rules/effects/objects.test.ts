/** Objects that effects turn over, copy, regenerate or create, and what they keep. */
import { randomFrom, seedRandom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { card, cardOf, creature } from '../../../test/board.js';
import { happen, matchOf, matchStateOf } from '../../../test/match.js';
import type { MtgCard } from '../../state/card.js';
import type { PrintedFacts } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';

const facts = (name: string, types: readonly string[], more: Partial<PrintedFacts> = {}): PrintedFacts => ({
  names: [name],
  supertypes: [],
  types: [...types],
  subtypes: [],
  colors: [],
  keywords: [],
  manaValue: 0,
  ...more,
});
const beast = facts('Beast', ['creature'], { power: 3, toughness: 3 });
const walker = facts('Walker', ['planeswalker'], { loyalty: 4 });
const siege = facts('Siege', ['battle'], { defense: 5 });
const relic = facts('Relic', ['artifact']);
const sided = (front: PrintedFacts, back: PrintedFacts, more: Partial<MtgCard> = {}): MtgCard =>
  card('it', 'you', {
    ...front,
    publicId: 'front',
    printed: front,
    sides: { up: 'front', other: { publicId: 'back', printed: back } },
    ...more,
  });
const NUMBERS = ['power', 'toughness', 'loyalty', 'defense'] as const;
const numbers = (state: MtgMatchState, id = 'it') =>
  NUMBERS.flatMap((name) => {
    const number = cardOf(state, id)[name];
    return number === undefined ? [] : [[name, number]];
  });
const it1 = { bound: { t1: ['it'] } };
const what = { bound: 't1' } as const;

describe('701.27, 712 what is turned over', () => {
  it.each<[string, PrintedFacts, PrintedFacts, readonly (readonly unknown[])[]]>([
    ['a creature to an artifact', beast, relic, []],
    ['a creature to a planeswalker', beast, walker, [['loyalty', 4]]],
    [
      'a planeswalker to a creature',
      walker,
      beast,
      [
        ['power', 3],
        ['toughness', 3],
      ],
    ],
    [
      'a battle to a creature',
      siege,
      beast,
      [
        ['power', 3],
        ['toughness', 3],
      ],
    ],
    ['an artifact to a battle', relic, siege, [['defense', 5]]],
  ])('701.27a %s: has the numbers of that side alone', (_name, front, back, wanted) => {
    const done = happen(matchOf(sided(front, back)), { effect: 'transform', what }, it1);
    expect(numbers(done.state)).toEqual(wanted);
    expect(cardOf(done.state, 'it')).toMatchObject({
      publicId: 'back',
      names: back.names,
      sides: { up: 'back' },
    });
    expect(done.events).toEqual([{ type: 'transformed', card: 'it' }]);
  });

  it.each<[string, Partial<MtgCard>]>([
    ['702.145b with daybound', { keywords: [{ keyword: 'daybound' }] }],
    ['702.145e with nightbound', { keywords: [{ keyword: 'nightbound' }] }],
    ['702.26b phased out', { phasedOut: true }],
    ['elsewhere', { zone: 'graveyard' }],
    ['face down', { faceDown: true }],
  ])('701.27c nothing %s', (_name, more) => {
    const { keywords = [], ...rest } = more;
    const state = matchOf(sided({ ...beast, keywords }, relic, rest));
    const done = happen(state, { effect: 'transform', what }, it1);
    expect([done.state.cards, done.events]).toEqual([state.cards, []]);
  });

  it('702.37e, 708.9 turned face up: what hid it is gone, with its numbers', () => {
    const down = sided(facts('Veil', ['creature'], { power: 2, toughness: 2 }), relic, { faceDown: true });
    const done = happen(matchOf(down), { effect: 'turnUp', what }, it1);
    expect(numbers(done.state)).toEqual([]);
    expect(cardOf(done.state, 'it')).toMatchObject({ faceDown: false, publicId: 'back', names: ['Relic'] });
    expect(cardOf(done.state, 'it').sides).toBeUndefined();
    expect(done.events).toEqual([{ type: 'turnedFaceUp', card: 'it' }]);
    const up = matchOf(sided(beast, relic), card('in-hand', 'you', { zone: 'hand', faceDown: true }));
    for (const id of ['it', 'in-hand'])
      expect(happen(up, { effect: 'turnUp', what }, { bound: { t1: [id] } }).state.cards).toEqual(up.cards);
  });

  it('707.8a a copy of what is double-faced has both sides; of what is face down it has none', () => {
    const copied = (more: Partial<MtgCard>) => {
      const done = happen(matchOf(sided(beast, relic, more)), { effect: 'createCopy', of: what }, it1);
      return done.state.cards.find(({ token }) => token)?.sides?.other.publicId;
    };
    expect([copied({}), copied({ faceDown: true })]).toEqual(['back', undefined]);
  });
});

describe('what is healed', () => {
  const hurt = (...more: readonly MtgCard[]) =>
    matchStateOf({
      cards: [creature('it', 'you', { damage: 1 }), creature('other', 'you'), ...more],
      deathtouched: ['it', 'other'].map((id) => ({ kind: 'card', id, incarnation: 0 })),
    });
  const left = ({ deathtouched = [] }: MtgMatchState) => deathtouched.map(({ id }) => id);

  it('701.19a as it regenerates: its damage is gone, and what deathtouch did to it alone', () => {
    const done = happen(
      hurt(),
      [
        { effect: 'regenerate', what },
        { effect: 'destroy', what },
      ],
      it1,
    );
    expect([cardOf(done.state, 'it').damage, left(done.state)]).toEqual([0, ['other']]);
  });

  it.each(['totem armor', 'umbra armor'])(
    '702.89a by an Aura with %s, which is destroyed instead',
    (keyword) => {
      const armor = card('armor', 'you', {
        types: ['enchantment'],
        keywords: [{ keyword }],
        attachedTo: { kind: 'card', id: 'it' },
      });
      const done = happen(hurt(armor), { effect: 'destroy', what }, it1);
      expect([cardOf(done.state, 'it').damage, left(done.state)]).toEqual([0, ['other']]);
      expect(['it', 'armor'].map((id) => cardOf(done.state, id).zone)).toEqual(['battlefield', 'graveyard']);
      const { deathtouched: _none, ...unhurt } = hurt(armor);
      expect(happen(unhurt, { effect: 'destroy', what }, it1).state.deathtouched).toBeUndefined();
      const out = hurt({ ...armor, phasedOut: true });
      expect(cardOf(happen(out, { effect: 'destroy', what }, it1).state, 'it').zone).toBe('graveyard');
    },
  );
});

describe('705 a coin', () => {
  it.each([1, 2, 3, 4])('705.2 is won or lost as chance has it: seed %i', (seed) => {
    const won = randomFrom(seedRandom(seed)).below(2) === 0;
    const state = matchOf();
    const gain = (amount: number) => ({ effect: 'gainLife', amount }) as const;
    const done = happen(state, { effect: 'flipCoin', win: [gain(1)], lose: [gain(2)] }, { seed });
    expect(done.events[0]).toEqual({ type: 'coinFlipped', player: 'you', won });
    expect(done.state.players[0]?.life).toBe(won ? 21 : 22);
  });
});

describe('508.4 what enters attacking', () => {
  const enters = (facts1: Partial<MtgCard>, parts: Parameters<typeof matchStateOf>[0], more: object = {}) => {
    const state = matchStateOf({ cards: [creature('it', 'you', { zone: 'exile', ...facts1 })], ...parts });
    const effect = { effect: 'moveCards', what, to: 'battlefield', attacking: true, ...more } as const;
    return cardOf(happen(state, effect, it1).state, 'it').attacking;
  };
  const attacks = { turn: { step: 'declareBlockers' } } as const;
  it.each<[string, Partial<MtgCard>, Parameters<typeof matchStateOf>[0], object, unknown]>([
    ['a creature in combat', {}, attacks, {}, { player: 'foe' }],
    ['as it attacks', {}, { turn: { step: 'declareAttackers' } }, {}, { player: 'foe' }],
    ['506.3 not what is no creature', { types: ['artifact'] }, attacks, {}, undefined],
    ['508.4a not before combat', {}, { turn: { step: 'main1' } }, {}, undefined],
    ['not of who does not attack', {}, { ...attacks, activePlayer: 'foe' }, {}, undefined],
    ['of another, under its own control', { owner: 'foe' }, attacks, {}, undefined],
    ['of another, under yours', { owner: 'foe' }, attacks, { under: 'you' }, { player: 'foe' }],
  ])('%s', (_name, facts1, parts, more, wanted) => expect(enters(facts1, parts, more)).toEqual(wanted));
});

describe('508.4 whom what enters attacking attacks', () => {
  const sage = creature('walker', 'foe', { types: ['planeswalker'], counters: { loyalty: 3 } });
  const attacker = creature('attacker', 'you', { attacking: { player: 'foe' } });
  const state = matchStateOf({
    cards: [creature('it', 'you', { zone: 'exile' }), attacker, sage],
    turn: { step: 'declareBlockers' },
  });
  const effect = { effect: 'moveCards', what, to: 'battlefield', attacking: true } as const;

  it('its controller is asked where a player and a planeswalker can be attacked', () => {
    const { decision } = happen(state, effect, it1);
    expect(decision?.player).toBe('you');
    const attacked = (id: string) =>
      cardOf(happen(state, effect, { ...it1, answers: [[id]] }).state, 'it').attacking;
    expect(attacked('foe')).toEqual({ player: 'foe' });
    expect(attacked('walker')).toEqual({ player: 'foe', permanent: 'walker', incarnation: 0 });
  });

  it('each of several is asked for by itself', () => {
    const two = matchStateOf({
      ...state,
      cards: [...state.cards, creature('other', 'you', { zone: 'exile' })],
    });
    const both = { ...effect, what: { each: { zone: 'exile' } } } as const;
    const done = happen(two, both, { answers: [['walker'], ['foe']] });
    expect(done.decision).toBeUndefined();
    expect([cardOf(done.state, 'it').attacking?.permanent, cardOf(done.state, 'other').attacking]).toEqual([
      'walker',
      { player: 'foe' },
    ]);
  });

  it('506.3 what is no creature comes with it, and nobody is asked whom that attacks', () => {
    const three = matchStateOf({
      ...state,
      cards: [card('rock', 'you', { zone: 'exile', types: ['artifact'] }), ...state.cards],
    });
    const both = { ...effect, what: { each: { zone: 'exile' } } } as const;
    const done = happen(three, both, { answers: [['walker']] });
    expect(done.decision).toBeUndefined();
    expect([cardOf(done.state, 'rock').attacking, cardOf(done.state, 'it').attacking?.permanent]).toEqual([
      undefined,
      'walker',
    ]);
  });

  it('303.4f, 508.4 an Aura and a creature: the host is asked for, then whom it attacks', () => {
    const aura = card('aura', 'you', {
      zone: 'exile',
      types: ['enchantment'],
      subtypes: ['Aura'],
      keywords: [{ keyword: 'enchant', cards: { type: 'creature' } }],
    });
    const cards = [aura, ...state.cards, creature('other', 'you')];
    const both = { ...effect, what: { each: { zone: 'exile' } } } as const;
    const done = happen(matchStateOf({ ...state, cards }), both, { answers: [['other'], ['walker']] });
    expect(done.decision).toBeUndefined();
    expect(cardOf(done.state, 'aura')).toMatchObject({ attachedTo: { kind: 'card', id: 'other' } });
    expect(cardOf(done.state, 'aura').attacking).toBeUndefined();
    expect(cardOf(done.state, 'it').attacking?.permanent).toBe('walker');
  });

  it('702.49c nobody is asked where it attacks whom another attacks', () => {
    const as = { ...effect, attacking: { as: { each: { attacking: true } } } } as const;
    const done = happen(state, as, it1);
    expect([done.decision, cardOf(done.state, 'it').attacking]).toEqual([undefined, { player: 'foe' }]);
    const none = { ...effect, attacking: { as: { each: { tapped: true } } } } as const;
    expect(cardOf(happen(state, none, it1).state, 'it').attacking).toBeUndefined();
  });
});

describe('701.48a learn', () => {
  const state = matchOf(
    card('held', 'you', { zone: 'hand' }),
    card('top', 'you', { zone: 'library', order: 0 }),
  );
  it.each([
    ['a card is discarded, and one is drawn', [['yes'], ['held']], ['top']],
    ['none is', [['no']], ['held']],
  ])('%s', (_name, answers, hand) => {
    const done = happen(state, { effect: 'learn' }, { answers });
    expect(done.state.cards.flatMap(({ zone, instanceId }) => (zone === 'hand' ? [instanceId] : []))).toEqual(
      hand,
    );
    expect(done.decision).toBeUndefined();
  });
});
