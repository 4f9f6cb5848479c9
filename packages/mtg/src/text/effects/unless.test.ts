import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../../test/read-card.js';
import { card } from '../../../test/board.js';
import { happen, matchStateOf, playerIn } from '../../../test/match.js';
import { parseCard } from '../abilities/parse-card.js';
import { printCard } from '../abilities/print-card.js';

const t1 = { bound: 't1' } as const;
const mana = (generic: number) => ({ cost: 'mana', mana: [generic] }) as const;

describe('118.12 what happens unless somebody else pays', () => {
  it.each<[string, object, string?]>([
    [
      'Target opponent loses 5 life unless that player discards a card.',
      {
        who: t1,
        costs: [{ cost: 'discard', what: {} }],
        else: [{ effect: 'loseLife', who: t1, amount: 5 }],
      },
    ],
    [
      'Target player sacrifices a creature unless they pay 3 life.',
      {
        who: t1,
        costs: [{ cost: 'life', amount: 3 }],
        else: [{ effect: 'sacrifice', who: t1, filter: { type: 'creature' } }],
      },
      'Target player sacrifices a creature unless that player pays 3 life.',
    ],
    [
      'Counter target spell unless its controller pays {1} and 2 life.',
      {
        who: { controllerOf: t1 },
        costs: [mana(1), { cost: 'life', amount: 2 }],
        else: [{ effect: 'counter', what: t1 }],
      },
      "Counter target spell unless that spell's controller pays {1} and 2 life.",
    ],
    [
      'Counter target spell unless its controller pays {1} for each card in your graveyard.',
      {
        who: { controllerOf: t1 },
        costs: [mana(1)],
        times: { count: { zone: 'graveyard', owner: 'self' } },
        else: [{ effect: 'counter', what: t1 }],
      },
      "Counter target spell unless that spell's controller pays {1} for each card from your graveyard.",
    ],
    [
      'Target opponent loses 5 life unless that player discards a card or sacrifices a land.',
      {
        who: t1,
        costs: [{ cost: 'discard', what: {} }],
        else: [
          {
            effect: 'mayPay',
            who: t1,
            costs: [{ cost: 'sacrifice', what: { type: 'land' } }],
            else: [{ effect: 'loseLife', who: t1, amount: 5 }],
          },
        ],
      },
    ],
    [
      'Counter target spell unless its controller pays {X}, where X is its mana value.',
      {
        who: { controllerOf: t1 },
        costs: [mana(1)],
        times: { of: 'manaValue', what: t1 },
        else: [{ effect: 'counter', what: t1 }],
      },
      "Counter target spell unless that spell's controller pays {X}, where X is that spell's mana value.",
    ],
    [
      'Destroy target creature unless its controller pays life equal to its toughness.',
      {
        who: { controllerOf: t1 },
        costs: [{ cost: 'life', amount: 1 }],
        times: { of: 'toughness', what: t1 },
        else: [{ effect: 'destroy', what: t1 }],
      },
      "Destroy target creature unless that creature's controller pays life equal to that creature's toughness.",
    ],
    [
      'Target player loses 3 life unless that player exiles a card from their graveyard.',
      {
        who: t1,
        costs: [{ cost: 'exile', what: { zone: 'graveyard', owner: 'self' } }],
        else: [{ effect: 'loseLife', who: t1, amount: 3 }],
      },
    ],
    [
      'Unless any player pays {2}, draw a card.',
      { who: 'eachPlayer', any: true, costs: [mana(2)], else: [{ effect: 'draw' }] },
      'Draw a card unless any player pays {2}.',
    ],
    [
      'Any opponent may sacrifice a land. If a player does, draw a card.',
      {
        who: 'eachOpponent',
        any: true,
        costs: [{ cost: 'sacrifice', what: { type: 'land' } }],
        effects: [{ effect: 'draw' }],
      },
    ],
    [
      "Target opponent may pay {3}. If they don't, draw a card.",
      { who: t1, costs: [mana(3)], else: [{ effect: 'draw' }] },
      'Draw a card unless target opponent pays {3}.',
    ],
    [
      'Destroy target creature unless any player pays {2}.',
      { who: 'eachPlayer', any: true, costs: [mana(2)], else: [{ effect: 'destroy', what: t1 }] },
    ],
  ])('%s', (text, paid, printed = text) => {
    const read = sorcery(text);
    expect(read.spell?.effects).toEqual([{ effect: 'mayPay', ...paid }]);
    const [line = ''] = printCard(read).lines;
    expect(line).toBe(printed);
    expect(sorcery(line).spell).toEqual(read.spell);
  });

  it('101.4 each of several players pays for itself', () => {
    const text = 'Each opponent loses 3 life unless they discard a card.';
    const read = sorcery(text);
    const player = { bound: 'player' };
    expect(read.spell?.effects).toEqual([
      {
        effect: 'forEach',
        what: 'eachOpponent',
        as: 'player',
        effects: [
          {
            effect: 'mayPay',
            who: player,
            costs: [{ cost: 'discard', what: {} }],
            else: [{ effect: 'loseLife', who: player, amount: 3 }],
          },
        ],
      },
    ]);
    expect(printCard(read).lines).toEqual([text]);
    const state = matchStateOf({
      players: [{ id: 'you' }, { id: 'foe' }, { id: 'third' }],
      cards: [card('held', 'foe', { zone: 'hand' })],
    });
    const done = happen(state, read.spell?.effects ?? [], { answers: [['yes'], ['held']] });
    expect(['you', 'foe', 'third'].map((id) => playerIn(done.state, id).life)).toEqual([20, 20, 17]);
    expect(done.state.cards.map(({ zone }) => zone)).toEqual(['graveyard']);
  });

  it('what is counted is as the card says it, and only the costs are the own ones of who pays', () => {
    const counted = (whose: string) =>
      sorcery(`Target player loses 2 life unless that player pays {1} for each card in ${whose} graveyard.`)
        .spell?.effects?.[0];
    expect(counted('your')).toMatchObject({ times: { count: { owner: 'self' } } });
    expect(counted("that player's")).toMatchObject({ times: { cardsIn: 'graveyard', whose: t1 } });
  });

  it.each([
    [['no', 'no'], 15, 1],
    [['yes', ['held']], 20, 0],
    [['no', 'yes', ['hill']], 20, 1],
  ])('118.12a each way to pay is offered in turn: %j', (answers, life, held) => {
    const text = 'Target opponent loses 5 life unless that player discards a card or sacrifices a land.';
    const state = matchStateOf({
      players: [{ id: 'you' }, { id: 'foe' }],
      cards: [card('held', 'foe', { zone: 'hand' }), card('hill', 'foe', { types: ['land'] })],
    });
    const done = happen(state, sorcery(text).spell?.effects ?? [], {
      bound: { t1: ['foe'] },
      answers: answers.map((answer) => (typeof answer === 'string' ? [answer] : answer)),
    });
    expect(playerIn(done.state, 'foe').life).toBe(life);
    expect(done.state.cards.filter(({ zone }) => zone === 'hand')).toHaveLength(held);
  });

  it('118.12 who would be offered something is offered it only where nobody pays', () => {
    const text = 'Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.';
    expect(readCard(text).triggered[0]?.effects).toEqual([
      {
        effect: 'mayPay',
        who: { bound: 'player' },
        costs: [mana(1)],
        else: [{ effect: 'may', effects: [{ effect: 'draw' }] }],
      },
    ]);
  });

  it('what a player controls is that player\'s, too, where "they" do', () => {
    const { spell } = sorcery('Target player loses life equal to the number of lands they control.');
    expect(spell?.effects).toEqual([
      { effect: 'loseLife', who: t1, amount: { count: { controller: 'role.t1', type: 'land' } } },
    ]);
  });

  it.each([
    'Destroy target creature unless they pay {2}.',
    'Target player loses 2 life unless an opponent pays {2}.',
    'Each player draws a card unless they pay {2}.',
    'Each opponent loses 3 life unless they discard a card for each land you control.',
    'Target player and target opponent lose 2 life unless they pay {2}.',
    'You gain 2 life unless you pays {2}.',
    "Any player may pay {2}. If that player doesn't, draw a card.",
    'Destroy target creature unless its controller pays {2} and discards a card.',
  ])('refused: %s', (text) => {
    const face = { name: 'Moss Rite', types: 'Sorcery', manaCost: '{1}' };
    expect(parseCard({ ...face, text }).unexpressed).toHaveLength(1);
  });
});
